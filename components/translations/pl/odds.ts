/** In Polish: the calculator. */
import { counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { HEADED_SIDES } from './grammar.ts';

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
  wins: 'wygrywa',
  swift: 'Koniec przed rzutem na wynik',
  nobody: 'Nikt nie wygrywa',
  said: (attacker, defender, swift) => `Atakujący ${attacker}, obrońca ${defender}, rozstrzygnięcie od razu ${swift}.`,
  working: 'Liczenie …',
  loading: 'Siły są w drodze …',
  notLoaded: 'Nie udało się wczytać części programu.',
  tryAgain: 'Spróbuj ponownie',
  result: 'Wynik',
  refining: 'Śledzimy dalsze rundy …',
  exact: 'Dokładnie',
  estimated: points => `Oszacowane, ± ${points}`,
  pin: 'Przypnij ten plan',
  unpin: 'Odepnij',
  backToPin: 'Wróć do niego',
  pinned: 'Przypięty',
  againstPin: change => `${change} pkt wobec przypiętego planu`,
  swap: 'Zamień strony',
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
  swiftFor: { attacker: 'Od razu, dla atakującego', defender: 'Od razu, dla obrońcy' },
  endsBroken: { attacker: 'Atakujący kończy złamany', defender: 'Obrońca kończy złamany' },
  assumptions: 'Założono',
  matters: 'O czym możesz teraz zdecydować',
  mattersMore: 'Pojedyncze zmiany i ile każda jest warta dla atakującego w punktach procentowych.',
  mattersOf: {
    decided: 'Do rozstrzygnięcia teraz', shooting: 'Co mógłby dać wcześniejszy ostrzał', other: 'Co jeszcze się liczy',
  },
  allMatters: count => `Pokaż wszystkie (${figure(count)})`,
  noMatters: 'Żadna pojedyncza zmiana nic by nie dała.',
  stillLooking: 'Szukamy dalej …',
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
  openMap: 'Otwórz na mapie',
  closeMap: 'Zamknij mapę',
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
  nobodyEngaged: 'nikt nie jest bezpośrednio w walce',
  caughtInFlight: share =>
    `kto przepadnie w odwrocie, nie liczy się do strat (prawdopodobieństwo najwyżej ${share})`,
  mustMove: (unit, enemy) => 'Brak szans, póki nikt się nie ruszy: '
    + `${unit} zaczyna w strefie kontroli i musi dotknąć wroga albo z niej wyjść (A2.7). Wróg: ${enemy}.`,
  mayNotEngage: rule => `Brak szans: formacje, które mają tu walczyć, nie mogą się zewrzeć (${rule}).`,
};

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` Zwierają szyk: ${listed(units)}.`);

/** Single changes as sentences. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) =>
    `${HEADED_SIDES[side]}: ${unit} i ${other} zamieniają się miejscami. ${unit} i ${enemy} się stykają.`,
  'contact-more': ({ side, unit, enemy }) =>
    `${HEADED_SIDES[side]}: o jedną jednostkę w kontakcie więcej. ${unit} i ${enemy} się stykają.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `${HEADED_SIDES[side]}: o jedną jednostkę w kontakcie mniej. ${unit} zostaje z tyłu, nie dotyka: ${enemy}.`,
  'contact-other': ({ side, unit, enemy, other }) =>
    `${HEADED_SIDES[side]}: ${unit} i ${enemy} się stykają, a nie ${unit} i ${other}.`,
  'held-back': ({ side, unit, closing }) =>
    `${HEADED_SIDES[side]}: ${unit} zostaje z tyłu, poza zasięgiem.${closingUp(closing)}`,
  'marker-fewer': ({ side, formation, markers }) =>
    `${side === 'attacker' ? 'Czekać, aż zniknie znacznik wybuchu' : 'O jeden znacznik wybuchu mniej'}: `
    + `${formation} ma ${figure(markers)}.`,
  'marker-more': ({ formation, markers }) => `O jeden znacznik wybuchu więcej: ${formation} ma ${figure(markers)}.`,
  'support-more': ({ side, unit }) => `${HEADED_SIDES[side]}: o jedną wspierającą jednostkę więcej, ${unit}.`,
  'support-fewer': ({ side, unit }) => `${HEADED_SIDES[side]}: o jedną wspierającą jednostkę mniej, bez ${unit}.`,
  'cover-given': ({ terrain, cover }) => `Piechota obrońcy stoi w osłonie (${terrain}), osłona ${cover}+.`,
  'cover-taken': () => 'Piechota obrońcy stoi bez osłony.',
  character: ({ side, character, unit }) => `${HEADED_SIDES[side]}: ${character} dołącza do ${unit}.`,
  shot: ({ formation, units, closing }) =>
    `Ostrzał przed szarżą: ${formation} traci ${listed(units)}.${closingUp(closing)}`,
  ruling: ({ question, text }) => `${question} ${text}`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
