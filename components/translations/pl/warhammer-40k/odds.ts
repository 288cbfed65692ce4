/** In Polish: what is said round the odds of a fight. */
import { figure } from '../../../shared/languages/forms.ts';
import type { oddsWords as english } from '../../../warhammer-40k/odds/odds-words.ts';
import { HEADED_SIDES } from '../sides.ts';

const percent = (chance: number): string => `${figure(chance * 100, 1)}\u00a0%`;

export const words: typeof english = {
  odds: 'Szanse tej walki z tego miejsca',
  oddsOf: (attackers, defenders) => `Szanse walki: ${attackers} – ${defenders}`,
  calculator: 'Szanse walki',
  edition: 'Zasady',
  fight: 'Walka',
  ownFight: 'Twoja własna',
  afterCharge: 'Modele stoją jak po szarży, tak samo w każdej edycji.',
  beforeCharges: 'Szarż jeszcze nie było: szanse walki znamy, gdy modele są w kontakcie.',
  nobodyTouches: 'Nikt nie jest w kontakcie z wrogiem, więc walki nie ma.',
  reckoning: 'Liczenie …',
  failed: 'Szans tej walki nie da się policzyć.',
  sides: HEADED_SIDES,
  wins: 'Kto wygrywa',
  mostWounds: 'Kto zadaje więcej ran',
  none: 'Nikt',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Co może się zdarzyć',
  wipedOut: 'Nikt nie został',
  breaks: 'Jednostka oblewa test morale',
  swept: {
    relock: 'Pościg dopada jednostkę, a ta zostaje w walce',
    'free-round': 'Pościg dopada jednostkę, a ta zbiera jeszcze raz ciosy',
    destroy: 'Pościg dopada i niszczy jednostkę',
  },
  untold: 'Co wynika z walki, tego ten tekst nie mówi.',
  unresolved: chance => `Nie prześledzono ${percent(chance)} przebiegów: liczby mogą być o tyle wyższe.`,
  stillOpen: chance => `Wciąż śledzimy ${percent(chance)} przebiegów: liczby mogą o tyle wzrosnąć.`,
  readingLegend: 'Jak liczyć',
  reading: { exactly: 'Dokładnie', atLeast: 'Co najmniej' },
  lost: 'Modele stracone odtąd',
  wounds: 'Rany zadane w rundzie',
  count: 'Ile',
  assumed: {
    'usual-choices': 'Obaj gracze wybierają to, co zwykłe.',
    'usual-pile-ins': 'Modele dosuwają się najkrótszą drogą.',
    'usual-weapons': 'Kto nie wybrał, uderza bronią, która daje najwięcej.',
  },
};
