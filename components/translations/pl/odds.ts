/** In Polish: the calculator, the review of an assault, and lists against lists. */
import { counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, unitsOf } from './grammar.ts';

type Words = English['odds'];

const PLACES = { inContact: 'W kontakcie', inFirefight: 'W wymianie ognia', back: 'Poza zasięgiem' } as const;
const OF = { attacker: 'atakującego', defender: 'obrońcy' } as const;

/** After 'z' and 'na': '1 jednostki', '5 jednostek'. */
const ofUnits = (count: number): string =>
  counted(count, { one: 'jednostki', few: 'jednostek', many: 'jednostek', other: 'jednostki' });

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Szanse w szturmie',
  attacker: 'Atakujący',
  defender: 'Obrońca',
  theSide: { attacker: 'atakujący', defender: 'obrońca' },
  theSupport: { attacker: 'wsparcie atakującego', defender: 'wsparcie obrońcy' },
  wins: names => `Zwycięstwo: ${names}`,
  lose: (names, _, average, of) => `${names}, straty: ${average} z ${figure(of)}`,
  swift: 'Koniec przed rzutem na wynik',
  nobody: 'Nikt nie wygrywa',
  said: (attacker, defender, swift) =>
    `Atakujący ${attacker}, obrońca ${defender}, koniec przed rzutem na wynik ${swift}.`,
  working: 'trwa obliczanie',
  loading: 'Wczytywanie sił…',
  notLoaded: 'Nie udało się wczytać części programu.',
  tryAgain: 'Spróbuj ponownie',
  result: 'Wynik',
  closer: 'coraz dokładniej',
  exact: 'dokładnie',
  howSure: 'Na ile to pewne?',
  surely: 'Dokładnie: każdy rzut prześledzono do końca.',
  sampled: points => `Część to próba losowa: trzy błędy standardowe to ${points} pkt.`,
  bounds: (least, most) => `Na pewno między ${least} a ${most}.`,
  pin: 'Przypnij ten plan',
  unpin: 'Odepnij',
  backToPin: 'Wróć do planu',
  pinned: 'Przypięty',
  againstPin: change => `${change} pkt wobec przypiętego planu`,
  swap: 'Zamień strony',
  play: 'Rozegraj',
  losses: 'Straty',
  lossesOf: { attacker: 'Straty atakującego', defender: 'Straty obrońcy' },
  reading: { exactly: 'Dokładnie', atLeast: 'Co najmniej' },
  readingLegend: 'Jak liczone są słupki',
  chartSpoken: (side, likeliest, chance, average, of) =>
    `Straty ${OF[side]}: najpewniej ${figure(likeliest)} z ${ofUnits(of)}, ${chance}; średnio ${average}. `
    + 'Tabela poniżej zawiera wszystkie liczby.',
  average: (average, of) => `średnio ${average} z ${ofUnits(of)}`,
  table: 'Tabela',
  lost: 'Straty',
  pinnedExactly: 'Przypięty, dokładnie',
  more: count => `${figure(count)} lub więcej`,
  endings: 'Zakończenia',
  endsIn: round => `Koniec w rundzie ${round}`,
  endsLater: from => `W rundzie ${from} lub później`,
  swiftFor: { attacker: 'Wtedy wygrywa atakujący', defender: 'Wtedy wygrywa obrońca' },
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
  nothingOpen: {
    dice: 'Teraz czas na rzut kośćmi: przed nim nie ma o czym decydować.',
    settled: 'Wiadomo już, kto wygrywa: pozostałe decyzje tego nie zmienią.',
    indifferent: 'Nic, o czym można teraz zdecydować, niczego nie zmieni.',
    nobodyNear: 'W tym ustawieniu nikt nie jest dość blisko, by walczyć: najpierw trzeba szarżować.',
  },
  about: chance => `około ${chance}`,
  stillLooking: 'Dalsze szukanie…',
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
  notUnderstood: typed => `„${typed}” jest niezrozumiałe.`,
  meant: (typed, name) => `„${typed}” to zapewne ${name}.`,
  or: 'Albo:',
  untitled: 'Szturm',
  leave: 'Zamiast tego wpisz jednostki',
  problems: 'Jeszcze nie da się tego policzyć',
  unknownAssault: id => `Nie ma dołączonego szturmu „${id}”.`,
};

/** How players are taken to decide, and what is left out. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'bez kontrszarży między rundami',
  nobodyMoves: 'nikt się nie rusza przed atakami',
  noOverwatch: 'nikt nie strzela z czuwania',
  noOverwatchLater: 'czuwający nie strzelają do tych, którzy się wycofują lub konsolidują',
  criticalsLeft: 'trafienia krytyczne, które rozstrzyga się na stole, nie zadają dalszych obrażeń',
  nobodyStaggers: 'trafienia krytyczne, które rozstrzyga się na stole, nie zadają dalszych obrażeń i nikogo nie '
    + 'przesuwają',
  nobodyEngaged: 'nikt nie jest bezpośrednio w walce',
  caughtInFlight: share =>
    `kto przepadnie w odwrocie, nie liczy się do strat (prawdopodobieństwo najwyżej ${share})`,
  mustMove: (unit, enemy) => 'Szans nie da się policzyć, póki nikt się nie ruszy: '
    + `${unit} zaczyna w strefie kontroli wroga (${enemy}) i nie może tam tak zostać (A2.7).`,
  mayNotEngage: rule => 'Szans nie da się policzyć: formacje, które mają tu walczyć, nie mogą szturmować jedna '
    + `drugiej (${rule}).`,
};

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` · dosunięcie: ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `Zamień, do przodu: ${unit}` : `Przeciwnik zamienia, do przodu: ${unit}`,
    more: `do tyłu: ${other}, w kontakcie: ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `Do kontaktu: ${unit}`, more: `wróg: ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `Bez kontaktu: ${unit}`, more: `nie dotyka: ${enemy}` }),
  'contact-other': ({ unit, enemy, other }) => ({ name: `${unit} kontra ${enemy}`, more: `a nie: ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `Zostaw z tyłu: ${unit}` : `Przeciwnik zostawia z tyłu: ${unit}`,
    more: `nadal liczy się jako jednostka${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Wymiana ognia, nikt nie dotyka wroga', more: 'spoza stref kontroli wroga' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Poczekaj, aż zniknie znacznik' : 'O znacznik mniej u przeciwnika',
    more: `${formation}, znaczniki: ${figure(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'O znacznik więcej u ciebie' : 'Poczekaj na znacznik u przeciwnika',
    more: `${formation}, znaczniki: ${figure(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `Do wsparcia: ${unit}` : `Przeciwnik kieruje do wsparcia: ${unit}`,
    more: 'w odległości do 15 cm',
  }),
  'support-fewer': ({ unit }) => ({ name: `Bez wsparcia: ${unit}`, more: 'poza zasięgiem' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Piechota przeciwnika w osłonie (${terrain.toLowerCase()})`, more: `osłona ${cover}+` }),
  'cover-taken': () => ({ name: 'Piechota przeciwnika bez osłony', more: 'bez rzutu obronnego za osłonę' }),
  character: ({ side, character, unit }) => ({
    name: `${character} dołącza do: ${unit}`,
    more: side === 'attacker' ? 'o jedną postać więcej' : 'o jedną postać więcej u przeciwnika',
  }),
  shot: ({ side, units, closing }) => ({
    name: `${side === 'defender' ? 'Zniszcz' : 'Przeciwnik niszczy'}: ${listed(units)}`,
    more: `i do tego znaczniki wybuchu${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

const WAYS = { 'close-combat': 'uderza', firefight: 'strzela' } as const;
const SAVES = {
  armour: 'pancerz', cover: 'osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
  'ion-shield': 'Ion Shield', none: 'bez rzutu obronnego',
} as const;
const DECIDERS = { attacker: 'po stronie atakującego', defender: 'po stronie obrońcy' } as const;

/** What players can decide now: what is done, and what comes of it. */
const oddsDecisions: Words['odds/decisions'] = {
  'target-other': ({ formation }) => ({ name: `Szarżuj na: ${formation}`, more: 'inny cel' }),
  'joined-left-out': ({ formation }) => ({ name: `Pomiń: ${formation}`, more: 'bez udziału w szturmie' }),
  'charge-without': ({ unit }) => ({ name: `Zostaw z tyłu: ${unit}`, more: 'pozostali szarżują jak zwykle' }),
  'charge-to-fire': () => ({
    name: 'Szarżuj, by strzelać, bez kontaktu', more: 'wszyscy zatrzymują się przed kontaktem',
  }),
  'charge-also': ({ unit }) => ({ name: `Włącz do szarży: ${unit}`, more: 'zwykłą drogą' }),
  'charge-all': () => ({ name: 'Szarżuj wszystkimi', more: 'ci, którzy jeszcze nie szarżowali, zwykłą drogą' }),
  'called-off': () => ({ name: 'Odwołaj', more: 'nie ma szturmu, nikt nie wygrywa' }),
  'counter-charge': ({ unit }) => ({ name: `Kontrszarża: ${unit}`, more: 'prosto na najbliższego wroga' }),
  'counter-charge-all': () => ({ name: 'Kontrszarża wszystkich', more: 'prosto na najbliższego wroga' }),
  'way-chosen': ({ unit, by }) => ({ name: `${unit} ${WAYS[by]}`, more: 'cel: wróg w kontakcie' }),
  'dice-split': ({ unit, closeCombat, of }) => ({
    name: `${unit}, kości w walce wręcz: ${figure(closeCombat)} z ${figure(of)}`,
    more: `w wymianie ognia: ${figure(of - closeCombat)}`,
  }),
  'hit-moved': ({ unit, other }) => ({ name: `Trafienie dostaje: ${other}`, more: `a nie: ${unit}` }),
  'sniper-aimed': ({ unit, other }) => ({ name: `Cel snajpera: ${other}`, more: `a nie: ${unit}` }),
  'save-chosen': ({ unit, save }) => ({ name: `Inny rzut obronny: ${unit}`, more: SAVES[save] }),
  'support-all': ({ side }) => ({ name: 'Wezwij wszystkich do wsparcia', more: DECIDERS[side] }),
  'support-none': ({ side }) => ({ name: 'Nie wzywaj nikogo do wsparcia', more: DECIDERS[side] }),
};

const TRIED = {
  charge: { one: 'sprawdzonej dozwolonej szarży', other: 'sprawdzonych dozwolonych szarż' },
  counterCharge: { one: 'sprawdzonej dozwolonej kontrszarży', other: 'sprawdzonych dozwolonych kontrszarż' },
  other: { one: 'sprawdzonej dozwolonej decyzji', other: 'sprawdzonych dozwolonych decyzji' },
} as const;

/** What a review says. */
const review: English['review']['review'] = {
  title: 'Analiza',
  names: {
    test: 'Test akcji', target: 'Cel', charge: 'Szarża', counterCharge: 'Kontrszarża', ways: 'Sposoby walki',
    allocation: 'Trafienia', save: 'Wybór obrony', support: 'Wsparcie', overwatch: 'Czuwanie',
    withdrawal: 'Odwrót', consolidation: 'Konsolidacja',
    weapon: 'Broń', aim: 'Kogo uderzyć', wounds: 'Rany', fight: 'Następna walka',
  },
  graph: names => `${names}: szansa na wygraną, chwila po chwili`,
  graphOfFights: (names, fights) =>
    `${names}: średnia szansa na wygraną, chwila po chwili (liczba walk: ${figure(fights)})`,
  nobodyCharges: 'nikt więcej',
  moments: 'Chwile',
  costs: 'Decyzje kosztowały',
  lucks: 'Kości dały',
  legend: { decision: 'decyzja: jej koszt', throw: 'rzut: szczęście' },
  asGood: 'nie gorsza od innych',
  inContact: stands => `w kontakcie: ${figure(stands)}`,
  moved: stands => counted(stands, {
    one: 'jednostka przesunięta', few: 'jednostki przesunięte', many: 'jednostek przesuniętych',
    other: 'jednostki przesuniętej',
  }),
  called: stands => `wezwano: ${figure(stands)}`,
  thrown: (thrown, dice) => `${thrown} z ${figure(dice)}`,
  against: (attacker, defender) => `${attacker} przeciw ${defender}`,
  played: chance => `Rozegrano · ${chance}`,
  best: chance => `Najlepsze · ${chance}`,
  shown: 'Co pokazuje mapa',
  asPlayed: 'jak w rozegranym szturmie',
  after: what => `Po: ${what}`,
  bestIs: chance => `najlepsza znaleziona szansa ${chance}`,
  better: { charge: 'Lepsza szarża', counterCharge: 'Lepsza kontrszarża', other: 'Lepsza decyzja' },
  playBetter: {
    charge: 'Rozegraj lepszą szarżę', counterCharge: 'Rozegraj lepszą kontrszarżę', other: 'Rozegraj lepszą decyzję',
  },
  playOn: 'Graj dalej od tego miejsca',
  findIt: 'Znajdę to samodzielnie',
  all: moments => `Wszystkie chwile (${figure(moments)})`,
  fewer: 'Tylko ta chwila',
  report: 'Raport',
  earlier: 'Wcześniej',
  later: 'Później',
  why: ({ contact, fire, out, enemies }, { enemies: before }) => {
    const parts = [
      `W kontakcie: ${figure(contact)}`, `w wymianie ognia: ${figure(fire)}`,
      ...(out > 0 ? [`poza walką: ${figure(out)}`] : []),
    ];
    const strike = `Uderzający przeciwnicy: ${figure(enemies)}`;
    const than = enemies === before ? ', jak w rozegranym szturmie' : ` zamiast ${figure(before)}`;
    return `${parts.join(', ')}. ${strike}${than}.`;
  },
  supporters: names => (names === '' ? 'Nikt nie wspiera.' : `Wsparcie: ${names}.`),
  hits: names => `Trafienia spadają na: ${names}.`,
  tried: (tried, told) => `Najlepsza z ${counted(tried, TRIED[told])}`,
  answered: ', każda przeciw najlepszej znalezionej odpowiedzi',
  reply: stands => `Najlepsza znaleziona odpowiedź: ${stands === 0 ? 'nikt się nie rusza' : counted(stands, {
    one: 'jednostka przesunięta', few: 'jednostki przesunięte', many: 'jednostek przesuniętych',
    other: 'jednostki przesuniętej',
  })}.`,
  noBetter: 'Niczego lepszego nie znaleziono.',
  working: 'Sprawdzana jest każda chwila…',
  longer: 'Szukaj dłużej',
  workingLonger: 'Trwa dłuższe szukanie: do jego końca zostaje to, co tu jest.',
  nothing: 'Niczego jeszcze nie postanowiono ani nie rzucano kośćmi.',
  notLoaded: 'Nie udało się wczytać analizy. Spróbuj ponownie, gdy będzie sieć.',
  trying: 'Zdecyduj samodzielnie: analiza oceni to potem.',
  tryGood: 'Twoja próba nie jest gorsza niż najlepsza znaleziona decyzja.',
  tryCosts: points => `Twoja próba: o ${points} pkt mniej niż najlepsza znaleziona decyzja.`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
  'odds/decisions': oddsDecisions,
};

export const reviewBooks: English['review'] = {
  review,
};

type ListWords = English['lists'];

/** What lists against lists say. */
const lists: ListWords['lists'] = {
  title: 'Lista przeciw liście',
  lists: { attacker: 'Lista strony szarżującej', defender: 'Lista strony broniącej się' },
  charge: 'szarżuje na',
  facing: list => `przeciw: ${list}`,
  swap: 'Zamień listy',
  own: 'Własna lista…',
  paste: 'Wklej tu listę armii',
  file: 'Albo plik z listą',
  read: 'Wczytaj',
  leftOpen: stands => `Nie zrozumiano i pominięto: ${unitsOf(stands)}.`,
  markers: { attacker: 'Twoje znaczniki wybuchu', defender: 'Znaczniki wybuchu wroga' },
  onThem: 'wroga',
  markersOnThem: count => counted(count, {
    one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika',
  }),
  cover: 'Osłona',
  noCover: 'otwarty teren',
  chance: 'Szansa na wygraną, %',
  caption: (attackers, defenders) =>
    `Szansa na wygraną każdej formacji (${attackers}), gdy szarżuje na każdą z formacji (${defenders}), w procentach`,
  fire: 'strzelać',
  strike: 'uderzać',
  cell: (attacker, defender, chance, how) => `${chance}, ${how}: ${attacker} przeciw ${defender}`,
  unknown: (attacker, defender) => `jeszcze nieobliczone: ${attacker} przeciw ${defender}`,
  better: 'lepiej strzelać: nikt w kontakcie',
  notYet: 'jeszcze nieobliczone',
  sort: name => `Sortuj według: ${name}`,
  formation: (name, stands) => `${name} · ${stands}`,
  pair: (attacker, defender) => `${attacker} przeciw ${defender}`,
  against: (units, enemies) => `${units} przeciw ${enemies}`,
  lose: (lost, of) => `straty: ${lost} z ${of}`,
  theyLose: (lost, of) => `straty wroga: ${lost} z ${of}`,
  lineUps: {
    all: 'W kontakcie wszyscy, którzy mogą', half: 'W kontakcie połowa z tych, którzy mogą',
    one: 'Jedna jednostka w kontakcie',
    none: 'Wymiana ognia, nikt nie dotyka wroga',
  },
  shooting: 'Co mógłby dać wcześniejszy ostrzał',
  marker: 'Znacznik wybuchu u wroga',
  assumed: 'Zwykłe miejsca, nikt nie wspiera. W tabeli jest najlepsze z wypróbowanych ustawień.',
  onAverage: name => `${name}, średnio`,
  againstOnAverage: name => `Przeciw: ${name}, średnio`,
  known: (known, all) => `Znane pary: ${known} z ${all}`,
  allKnown: all => `Znane są wszystkie pary: ${all}.`,
  wins: (name, chance) => `Wygrana: ${name}, ${chance}`,
  setUp: 'Ustaw tę parę',
  setUpAgainst: name => `Ustaw przeciw: ${name}`,
  save: 'Plik CSV',
  csvHeads: ['Szarżuje', 'Cel', 'Wygrana %', 'Nikt nie wygrywa %', 'Błąd standardowy', 'Jak'],
  filters: { all: 'Wszystkie', strike: 'Uderzać', fire: 'Strzelać' },
  filter: 'Które pary widać',
  filtered: (filter, count) => `${filter} ${count}`,
  earlier: 'Poprzednia formacja',
  later: 'Następna formacja',
  place: (place, of, average) => `${place} z ${of} · średnio ${average}`,
  loading: 'Wczytywanie list…',
  notLoaded: 'Nie udało się wczytać części programu.',
  tryAgain: 'Spróbuj ponownie',
  tooMany: (side, count, most) =>
    `Lista strony ${side === 'attacker' ? 'szarżującej' : 'broniącej się'} ma za dużo formacji: ${count}. Może `
    + `ich być najwyżej ${most}.`,
  nobody: side => `Na liście strony ${side === 'attacker' ? 'szarżującej' : 'broniącej się'} nikt nie walczy na ziemi.`,
  noSuchList: side =>
    `Nie ma takiej listy dla strony ${side === 'attacker' ? 'szarżującej' : 'broniącej się'}: wybierz jedną powyżej.`,
};

export const listsBooks: English['lists'] = { lists };

/** What is said of the best decision that was found. */
const advice: English['advice']['advice'] = {
  look: 'Szukaj najlepszej decyzji',
  found: {
    target: 'Najlepszy znaleziony cel',
    charge: 'Najlepsza znaleziona szarża',
    counterCharge: 'Najlepsza znaleziona kontrszarża',
    other: 'Najlepsza znaleziona decyzja',
  },
  asUsual: {
    target: 'Lepszego celu nie znaleziono.',
    charge: 'To zwykła szarża: lepszej nie znaleziono.',
    counterCharge: 'Nikt się nie rusza: niczego lepszego nie znaleziono.',
    other: 'Bez zmian: niczego lepszego nie znaleziono.',
  },
  play: {
    target: 'Wybierz znaleziony cel',
    charge: 'Wykonaj znalezioną szarżę',
    counterCharge: 'Wykonaj znalezioną kontrszarżę',
    other: 'Podejmij znalezioną decyzję',
  },
  of: (names, what) => `${names}: ${what}`,
  working: 'Szukanie…',
  stop: 'Zatrzymaj',
  show: 'Pokaż',
  hide: 'Ukryj',
  doIt: 'Zrób to',
  none: 'Nie znaleziono żadnej dozwolonej decyzji.',
  about: chance => `około ${chance}`,
  answered: chance => `${chance} po najlepszej znalezionej odpowiedzi`,
  tried: tried => counted(tried, {
    one: 'sprawdzona decyzja', few: 'sprawdzone decyzje', many: 'sprawdzonych decyzji', other: 'sprawdzonej decyzji',
  }),
  strike: units => `w kontakcie: ${units}`,
  fire: units => `w wymianie ognia: ${units}`,
  out: units => `poza walką: ${units}`,
  hits: units => `Trafienia spadają na: ${units}`,
  saves: units => `Inne rzuty obronne: ${units}`,
  supporters: units => (units === '' ? 'Nikt nie wspiera' : `Wsparcie: ${units}`),
  strikes: unit => `${unit} uderza`,
  fires: unit => `${unit} strzela`,
  split: (unit, closeCombat, fire) =>
    `${unit}: walka wręcz ${diceOf(closeCombat)}, wymiana ognia ${diceOf(fire)}`,
  notLoaded: 'Porady nie dało się wczytać. Spróbuj ponownie, gdy będzie sieć.',
};

export const adviceBooks: English['advice'] = {
  advice,
};
