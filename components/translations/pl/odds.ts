/** In Polish: the calculator. */
import { counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';

type Words = English['odds'];

const PLACES = { inContact: 'W kontakcie', inFirefight: 'W wymianie ognia', back: 'Poza zasięgiem' } as const;
const OF = { attacker: 'atakującego', defender: 'obrońcy' } as const;

/** After 'z' and 'na': '1 jednostki', '5 jednostek'. */
const ofUnits = (count: number): string =>
  counted(count, { one: 'jednostki', few: 'jednostek', many: 'jednostek', other: 'jednostki' });

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Szanse szturmu',
  attacker: 'Atakujący',
  defender: 'Obrońca',
  theSide: { attacker: 'atakujący', defender: 'obrońca' },
  wins: names => `Zwycięstwo: ${names}`,
  lose: (names, _, average, of) => `${names}, straty: ${average} z ${figure(of)}`,
  swift: 'Koniec przed rzutem na wynik',
  nobody: 'Nikt nie wygrywa',
  said: (attacker, defender, swift) => `Atakujący ${attacker}, obrońca ${defender}, rozstrzygnięcie od razu ${swift}.`,
  working: 'liczenie',
  loading: 'Siły są w drodze …',
  notLoaded: 'Nie udało się wczytać części programu.',
  tryAgain: 'Spróbuj ponownie',
  result: 'Wynik',
  closer: 'coraz dokładniej',
  exact: 'dokładnie',
  howSure: 'Jak to pewne?',
  surely: 'Dokładnie: każdy rzut prześledzono do końca.',
  sampled: points => `Część to próba losowa: trzy błędy standardowe to ${points} pkt.`,
  bounds: (least, most) => `Na pewno między ${least} a ${most}.`,
  pin: 'Przypnij ten plan',
  unpin: 'Odepnij',
  backToPin: 'Wróć do niego',
  pinned: 'Przypięty',
  againstPin: change => `${change} pkt wobec przypiętego planu`,
  swap: 'Zamień strony',
  play: 'Zagraj to',
  losses: 'Straty',
  lossesOf: { attacker: 'Straty atakującego', defender: 'Straty obrońcy' },
  reading: { exactly: 'Dokładnie', atLeast: 'Co najmniej' },
  readingLegend: 'Jak liczą słupki',
  chartSpoken: (side, likeliest, chance, average, of) =>
    `Straty ${OF[side]}: najpewniej ${figure(likeliest)} z ${ofUnits(of)}, ${chance}; średnio ${average}. `
    + 'Tabela poniżej ma każdą liczbę.',
  average: (average, of) => `średnio ${average} z ${ofUnits(of)}`,
  table: 'Tabela',
  lost: 'Straty',
  pinnedExactly: 'Przypięty, dokładnie',
  more: count => `${figure(count)} lub więcej`,
  endings: 'Zakończenia',
  endsIn: round => `Koniec w rundzie ${round}`,
  endsLater: from => `W rundzie ${from} lub później`,
  swiftFor: { attacker: 'Tam wygrywa atakujący', defender: 'Tam wygrywa obrońca' },
  endsBroken: { attacker: 'Atakujący kończy złamany', defender: 'Obrońca kończy złamany' },
  assumptions: 'Założono',
  assumed: (first, others) => `Założono: ${first}${others === 0 ? '' : ` (+${figure(others)})`}`,
  mattersOf: {
    decided: 'O czym możesz teraz zdecydować', shooting: 'Co mógłby dać wcześniejszy ostrzał',
    other: 'Co jeszcze się liczy',
  },
  show: 'Pokaż',
  doIt: 'Zrób to',
  noMatters: 'Żadna pojedyncza zmiana nic by nie dała.',
  stillLooking: 'Szukamy dalej …',
  forces: 'Siły',
  units: 'Jednostki',
  unitsHint: '6 boyz 2 nobz',
  support: 'We wsparciu',
  supportHint: '4 devastators',
  places: PLACES,
  stands: unit => `Liczba: ${unit}`,
  inPlace: (unit, place) => `${unit}, ${PLACES[place].toLowerCase()}`,
  markers: 'Znaczniki wybuchu',
  markersOf: { attacker: 'Znaczniki wybuchu: atakujący', defender: 'Znaczniki wybuchu: obrońca' },
  cover: 'Osłona',
  noCover: 'Bez osłony',
  broken: 'Złamana',
  marched: 'Po marszu',
  rules: 'Zasady armii',
  none: 'brak',
  values: (cc, ff, armour) => `WW ${cc} · WO ${ff} · pancerz ${armour}`,
  notUnderstood: typed => `„${typed}” jest niejasne.`,
  meant: (typed, name) => `„${typed}” to zapewne ${name}.`,
  or: 'Albo:',
  untitled: 'Szturm',
  leave: 'Wpisz jednostki zamiast tego',
  problems: 'Jeszcze nie da się tego policzyć',
  unknownAssault: id => `Nie ma dołączonego szturmu „${id}”.`,
};

/** How players are taken to decide, and what is left out. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'bez kontrszarży między rundami',
  nobodyMoves: 'nikt się nie rusza przed atakami',
  noOverwatch: 'nikt nie strzela z czuwania',
  noOverwatchLater: 'czuwający nie strzelają do tych, którzy się wycofują lub konsolidują',
  criticalsLeft: 'trafienia krytyczne zostawione na stół nie zadają dalszych obrażeń',
  nobodyStaggers: 'trafienia krytyczne zostawione na stół nie zadają dalszych obrażeń i nikogo nie przesuwają',
  nobodyEngaged: 'nikt nie jest bezpośrednio w walce',
  caughtInFlight: share =>
    `kto przepadnie w odwrocie, nie liczy się do strat (prawdopodobieństwo najwyżej ${share})`,
  mustMove: (unit, enemy) => 'Brak szans, póki nikt się nie ruszy: '
    + `${unit} zaczyna w strefie kontroli i musi dotknąć wroga albo z niej wyjść (A2.7). Wróg: ${enemy}.`,
  mayNotEngage: rule => `Brak szans: formacje, które mają tu walczyć, nie mogą się zewrzeć (${rule}).`,
};

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` · zwierają szyk: ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `Zamień, do przodu: ${unit}` : `Przeciwnik zamienia, do przodu: ${unit}`,
    more: `do tyłu: ${other}, w kontakcie: ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `Do kontaktu: ${unit}`, more: `wróg: ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `Poza kontakt: ${unit}`, more: `nie dotyka: ${enemy}` }),
  'contact-other': ({ unit, enemy, other }) => ({ name: `${unit} kontra ${enemy}`, more: `a nie: ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `Zatrzymaj z tyłu: ${unit}` : `Przeciwnik zostawia z tyłu: ${unit}`,
    more: `nadal liczy się jako jednostka${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Wymiana ognia, nikt nie dotyka wroga', more: 'spoza ich stref kontroli' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Poczekaj, aż zniknie znacznik' : 'O znacznik przeciwnika mniej',
    more: `${formation}, znaczniki: ${figure(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'O znacznik u ciebie więcej' : 'Poczekaj na znacznik u przeciwnika',
    more: `${formation}, znaczniki: ${figure(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `Do wsparcia: ${unit}` : `Przeciwnik daje do wsparcia: ${unit}`, more: 'do 15 cm',
  }),
  'support-fewer': ({ unit }) => ({ name: `Bez wsparcia: ${unit}`, more: 'poza zasięgiem' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Piechota przeciwnika w osłonie (${terrain})`, more: `osłona ${cover}+` }),
  'cover-taken': () => ({ name: 'Piechota przeciwnika bez osłony', more: 'bez rzutu za osłonę' }),
  character: ({ side, character, unit }) => ({
    name: `${character} dołącza do ${unit}`,
    more: side === 'attacker' ? 'o jedną postać więcej' : 'o jedną postać przeciwnika więcej',
  }),
  shot: ({ side, units, closing }) => ({
    name: `${side === 'defender' ? 'Zniszcz' : 'Przeciwnik niszczy'}: ${listed(units)}`,
    more: `ze znacznikami za to${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
