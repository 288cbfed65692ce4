/** In Polish: whom hits fall on. */
import type { ALLOCATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/allocation.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  H1: 'Właściciel rozdziela trafienia od przodu do tyłu: najpierw jednostki w kontakcie, potem według odległości od '
    + 'wroga. Spośród jednakowo bliskich wybiera sam.',
  H2: 'Nikt nie dostaje drugiego trafienia, zanim wszyscy, których można trafić, nie mają po jednym.',
  H3: 'Najpierw rozdziela się wszystkie trafienia partii, potem rzuca obronę, potem zdejmuje zabitych.',
  H4: 'Rodzaj jednostki nie ma znaczenia dla tego, kogo się trafia.',
  H5: 'Trafienia z walki wręcz i z wymiany ognia to jedna pula. Cios z kontaktu może spaść na kogoś dalej, a '
    + 'pierwszy szereg dostaje trafienia z wymiany ognia.',
  H6: 'Najpierw idzie First Strike, potem zwykłe trafienia, potem makrobroń i Titan Killer, każde osobno rozdzielane '
    + 'i bronione.',
  H7: 'Późniejsza partia zaczyna znów od najbliższego ocalałego, w wybranej wcześniej kolejności.',
  H8: 'Trafienia ignorujące osłonę idą na jednostki w osłonie, a lance na Reinforced Armour, o ile pozwala na to '
    + 'kolejność od najbliższych.',
  H9: 'W swojej kolejce machina bojowa dostaje trafienia do wysokości początkowej wytrzymałości, zanim dostanie je '
    + 'następna jednostka, nawet jeśli jest uszkodzona.',
  H10: 'Obrażenia Titan Killer na machinie bojowej rzuca się, gdy trafienie spada, i liczą się jako tyle trafień. '
    + 'Nadmiar ponad jej kolejkę nie przechodzi na innych.',
  H11: 'Dwa trafienia w jedną jednostkę to dwa rzuty obronne. Jeden nieudany ją zabija i liczy się jako jeden zabity.',
  H12: 'Trafienia, których nie ma już kto przyjąć, przepadają.',
};
