/** In Polish: what a unit may throw against a hit. */
import type { SAVE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/saves.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  V1: 'Rzut obronny to kość, która osiąga wartość pancerza, jedna za każde trafienie. Nieudany niszczy jednostkę.',
  V2: 'Piechota w osłonie może rzucać na osłonę zamiast na pancerz, nigdy na oba.',
  V3: 'W szturmie osłonę ma tylko obrońca. Kto szarżuje, już z niej wyszedł.',
  V4: 'Reinforced Armour powtarza nieudany rzut obronny, na wartość pancerza, nawet gdy zawiodła osłona.',
  V5: 'Przeciw lancy Reinforced Armour nie powtarza rzutu.',
  V6: 'Przeciw makrobroni nie ma rzutu obronnego poza jednym rzutem Reinforced Armour i rzutem niewrażliwości.',
  V7: 'Przeciw Titan Killer pomaga tylko rzut niewrażliwości. Machinie bojowej zadaje tyle punktów obrażeń, ile '
    + 'mówią jego kości; każdy inny to jeden zabity.',
  V8: 'Ignore Cover odbiera rzut za osłonę.',
  V9: 'Rzut niewrażliwości to ostatnia szansa na 6, wobec każdego trafienia: Living Metal na 4, Deflector Shield na '
    + '5. Machina bojowa rzuca raz za każdy punkt obrażeń.',
  V10: 'Tarcze zatrzymują najpierw punkty trafień z wymiany ognia, nigdy ciosy w kontakcie. Potem pancerz lub '
    + 'osłona, drugi rzut Reinforced Armour i rzut niewrażliwości. Obrońca rzuca przed atakującym.',
  V11: 'Trafienie snajpera jest o jeden trudniejsze do obrony.',
  V12: 'Pasażerowie wraku stają tam, gdzie on stał, i bronią się przed trafieniem tego samego rodzaju, pancerzem '
    + 'albo na 6 od wraku. Kto siedział w czymś, co leciało wysoko, przepada.',
  V13: 'Holofield chroni na 3 zamiast pancerza, jedną kością, wobec każdego trafienia. Knight Shield broni każdy '
    + 'punkt na 4, ale nie przed ogniem wsparcia.',
};
