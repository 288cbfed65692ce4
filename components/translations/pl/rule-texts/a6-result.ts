/** In Polish: two dice, what is added to them, and what losing costs. */
import type { RESULT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a6-result.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A6: 'Kości i to, co dała walka, rozstrzygają, kto się utrzyma.',
  'A6.1': 'Każda strona rzuca dwiema kośćmi, zostawia wyższą i dodaje swoje modyfikatory.',
  'A6.2': 'Dodajesz 1 za każdego zabitego, 1 za więcej jednostek i jeszcze 1 za ponad dwa razy więcej, 1 za brak '
    + 'znaczników wybuchu, 1, gdy wróg ma ich więcej, i 1 za każdą żywą jednostkę Inspiring.',
  'A6.3': 'Znaczniki wybuchu liczą się tak, jak leżały przed stratami z tego szturmu.',
  'A6.4': 'Wygrywa wyższa suma. Równe sumy oznaczają kolejną rundę od kontrszarży, a zabici się nie kasują.',
  'A6.5': 'Przegrany dostaje trafienie za każdy punkt różnicy. Nic przed nimi nie chroni; spadają na dowolne jego '
    + 'jednostki, w walce czy nie, zaczynając od najbliższych wroga.',
  'A6.6': 'Jednostki Fearless się pomija. Space Marines dostają połowę tych trafień, zaokrągloną w dół.',
  'A6.7': 'Gdy transporter dostał trafienie albo został pominięty, trafienia dostają najpierw wszyscy w środku, '
    + 'dopiero potem następna jednostka na zewnątrz. Pasażerowie bez trafienia rzucają obronę, gdy wychodzą z wraku.',
  'A6.8': 'Dobite jednostki nie kładą znaczników wybuchu i nie zmieniają wyniku.',
};
