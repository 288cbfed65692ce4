/** In Polish: what is said of odds while an assault is played. */
import type { Counted } from '../../../../src/epic-armageddon/odds/luck.ts';
import { counted as countOf, figure, type Forms } from '../../../shared/languages/forms.ts';
import type { liveOddsWords as english } from '../../../epic-armageddon/resolver/outlook/live-odds-words.ts';

const HITS = { one: 'trafienie', few: 'trafienia', many: 'trafień', other: 'trafienia' } as const;
const POINTS = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' } as const;
const SUCCESSES = { one: 'sukces', few: 'sukcesy', many: 'sukcesów', other: 'sukcesu' } as const;
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS,
  saves: { one: 'rzut obronny', few: 'rzuty obronne', many: 'rzutów obronnych', other: 'rzutu obronnego' },
  attacks: { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' },
  damage: POINTS,
  criticals: {
    one: 'trafienie krytyczne', few: 'trafienia krytyczne', many: 'trafień krytycznych', other: 'trafienia krytycznego',
  },
  splash: HITS, result: POINTS, terrain: SUCCESSES, test: SUCCESSES,
  markers: {
    one: 'znacznik wybuchu', few: 'znaczniki wybuchu', many: 'znaczników wybuchu', other: 'znacznika wybuchu',
  },
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Trafienia', saves: 'Rzuty obronne', attacks: 'Ataki', damage: 'Obrażenia', criticals: 'Trafienia krytyczne',
  splash: 'Trafienia wokół', result: 'Wyższa kość', terrain: 'Testy terenu', test: 'Test akcji',
  markers: 'Znaczniki wybuchu',
};
const NAMES = { attacker: 'Atakujący', defender: 'Obrońca' } as const;
const FOR = { attacker: 'atakującego', defender: 'obrońcy' } as const;

export const words: typeof english = {
  names: NAMES,
  heads: HEADS,
  fromHere: 'Szanse od tego momentu',
  nobody: chance => `nikt ${chance}`,
  nobodyInReach: 'Na razie nikt nie jest w zasięgu i walki nie będzie.',
  before: chance => `przed rzutem ${chance}`,
  exact: 'dokładnie',
  working: 'Liczenie szans …',
  following: 'liczenie …',
  open: share => `${share} niepoliczone`,
  bounds: (least, most) => `co najmniej ${least} i najwyżej ${most}`,
  unfinished: 'Brak szans, póki ten krok nie może się tak skończyć.',
  notLoaded: 'Nie udało się wczytać szans.',
  said: (attacker, defender) => `Atakujący ${attacker}, obrońca ${defender}.`,
  saidNobody: 'Nikt nie jest w zasięgu.',
  stakes: 'Co zależy od tego rzutu',
  stakesOf: (side, counted) => `${NAMES[side]}: ${HEADS[counted].toLowerCase()}`,
  at: (counted, count, chance) => `${countOf(count, COUNTS[counted])}: ${chance}`,
  chance: 'Szansa',
  wins: { attacker: 'Atakujący wygrywa', defender: 'Obrońca wygrywa' },
  all: 'Wszystkie liczby',
  result: 'Wynik',
  lead: count =>
    (count === 0 ? 'remis' : `${count > 0 ? 'atakujący' : 'obrońca'} o ${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Atakujący ${attacker}, obrońca ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Atakujący ${attacker}, obrońca ${defender}, remis ${tie}; po nim szansa atakującego ${wins}.`,
  notFollowed: 'niepoliczone',
  luck: 'Szczęście',
  lucky: (side, points) => `Kości dały ${points} pkt na korzyść ${FOR[side]}.`,
  even: 'Kości nikogo nie wyróżniły.',
  biggest: 'Najbardziej:',
  moment: (name, what, swing, side) => `${name}: ${what}, ${swing} pkt na korzyść ${FOR[side]}.`,
  rolled: (side, counted, thrown, expected) =>
    `${NAMES[side].toLowerCase()}, ${HEADS[counted].toLowerCase()}: ${thrown}, a oczekiwano ${expected}`,
  higher: (attacker, defender) => `atakujący ${attacker}, obrońca ${defender}`,
  totals: 'Wyrzucone i oczekiwane',
  thrown: 'Wyrzucone',
  expected: 'Oczekiwane',
  throws: 'Rzut po rzucie',
  throw: 'Rzut',
  swing: 'Szansa atakującego',
  inRound: (title, round) => (round === 1 ? title : `${title}, runda ${round}`),
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Liczenie, co zmienił każdy rzut …',
  leftOut: 'Pominięto rzuty, których szans nie dało się policzyć.',
};
