/** In Polish: who strikes, with what, and when that settles it. */
import type { ATTACK_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a4-attacks.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A4: 'Uderzają wszyscy bezpośrednio w walce, obie strony naraz.',
  'A4.1': 'Jednostka jest bezpośrednio w walce, gdy dotyka wroga albo ma go do 15 cm i na linii strzału. Ustala się '
    + 'to od nowa w każdej rundzie.',
  'A4.2': 'W kontakcie jednostka rzuca kością na wartość walki wręcz, inaczej na wartość wymiany ognia, a do tego na '
    + 'swoje dodatkowe ataki. Nic nigdy nie zmienia tych wartości.',
  'A4.3': 'Jednostka bez wartości wymiany ognia uderza tylko w kontakcie.',
  'A4.4': 'Wszystkie ataki dzieją się naraz, więc zabici też uderzyli. Wcześniej jest tylko First Strike.',
  'A4.5': 'Trafiona strona rozdziela trafienia i rzuca obronę, a jej zabici liczą się drugiej stronie. Znaczniki '
    + 'wybuchu czekają do końca szturmu.',
  'A4.6': 'Trafić można tylko jednostki bezpośrednio w walce, i tylko na linii strzału któregoś wroga.',
  'A4.7': 'Jeśli nie został żaden obrońca, wygrał atakujący. Jeśli padli wszyscy atakujący bezpośrednio w walce, '
    + 'wygrał obrońca. Wtedy nie ma wsparcia, wyniku ani dobijania.',
};
