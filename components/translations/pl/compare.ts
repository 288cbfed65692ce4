/** In Polish: rulings and editions side by side. */
import type { CaseWords } from '../../../machines/compare/editions/case-words.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, HEADED_SIDES } from './grammar.ts';

type Words = English['compare'] & English['warhammer-40k-compare'] & English['warhammer-40k-cases'];

const answers = (count: number): string => counted(count, {
  one: 'inna odpowiedź', few: 'inne odpowiedzi', many: 'innych odpowiedzi', other: 'innej odpowiedzi',
});

const change = (answered: number): string =>
  form(answered, { one: 'zmienia', few: 'zmieniają', many: 'zmienia', other: 'zmienia' });

/** What the comparison says of its own accord. */
const compare: Words['compare'] = {
  heading: 'Obok siebie',
  reading: 'Wczytywanie scenariusza.',
  scenario: 'Szturm',
  ownScenario: 'Własny scenariusz',
  question: 'Pytanie, które zasady zostawiają otwarte',
  matter: 'Pytania tu istotne',
  others: 'Pytania tu nieistotne',
  untried: 'Pytania',
  answer: letter => `Odpowiedź ${letter}`,
  back: 'Wstecz',
  on: 'Dalej',
  toDifference: 'Następna różnica',
  step: (at, of) => `Krok ${at} z ${of}`,
  beginning: of => `Przed krokiem 1 z ${of}`,
  alike: 'Tu A i B przebiegają tak samo.',
  waits: 'Czeka: nic takiego się tu nie dzieje.',
  refused: say => `Nie udało się: ${say}`,
  over: 'Tu już koniec.',
  onlyHere: letter => `tylko ${letter}`,
  dice: 'Kości',
  round: round => `runda ${round}`,
  newDie: 'kość rzucona tylko tu',
  log: 'Co się działo do tej pory',
  apartNow: 'Co się różni teraz',
  apartInTheEnd: 'Co się różni na końcu',
  nothingApart: 'Nic: A i B się nie różnią.',
  nothingInTheEnd: 'Nic: A i B kończą się tak samo.',
  fact: 'Fakt',
  more: count => `jeszcze ${figure(count)}`,
  rest: (caption, count) => `${caption}: jeszcze ${figure(count)}`,
  turning: 'Co tu zależy od rozstrzygnięcia',
  trying: (tried, found) => `Sprawdzone inne odpowiedzi: ${figure(tried)}, na razie istotne: ${figure(found)}.`,
  tried: found => (found === 0
    ? 'Nic, gdy ten szturm rozgrywa się z tymi kośćmi.'
    : `${answers(found)} coś tu ${change(found)}.`),
  from: (first, steps) => `Od kroku ${first} z ${steps}.`,
  endsOtherwise: 'Kończy się inaczej.',
  compare: 'Porównaj',
  odds: 'Szanse od tego miejsca',
  asking: 'Liczenie…',
  views: 'Co widać',
  table: 'Stół',
  charts: 'Diagramy stanów',
  chartDifferences: 'Co różni diagramy',
  sameCharts: 'A i B mają ten sam diagram stanów; rozstrzygnięcie działa w jego warunkach i akcjach.',
  noCharts: 'Nie ma diagramu stanów do pokazania.',
  shown: 'Widoczna strona',
  notLoaded: 'Nie udało się wczytać części programu. Sprawdź połączenie i spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
  problems: 'Tego scenariusza nie da się rozegrać',
  said: (at, of, differing) => `Krok ${at} z ${of}. ${differing}`,

  facts: {
    winner: 'Zwycięzca', ending: 'Jak się skończyło', round: 'Runda', hackDown: 'Trafienia dobijania',
    kills: 'zabici na koncie', hits: 'rozliczane trafienia', living: 'zostało jednostek',
    blastMarkers: 'znaczniki wybuchu',
    broken: 'złamana', lostTo: '', damage: 'obrażenia', place: 'miejsce',
  },
  lost: {
    attack: 'strata od ataku', support: 'strata od ognia wsparcia', 'hack-down': 'dobita',
    withdrawal: 'strata w odwrocie', 'already-broken': 'strata, formacja już złamana',
    passengers: 'strata razem z transporterem', critical: 'strata od trafienia krytycznego',
    coherency: 'strata po utracie spójności', 'dangerous-terrain': 'strata w niebezpiecznym terenie',
    'blast-marker': 'strata od znacznika wybuchu', overwatch: 'strata od ognia z czuwania', summoned: 'zniknęła',
  },
  lives: 'żyje',
  endings: { 'no-assault': 'bez szturmu', swift: 'od razu', result: 'rzutem na wynik' },
  nobody: 'nikt',
  yes: 'tak',
  no: 'nie',
  sides: { attacker: 'Atakujący', defender: 'Obrońca' },
  theSides: { attacker: 'atakujący', defender: 'obrońca' },
  purposes: {
    'close-combat': 'Walka wręcz', firefight: 'Wymiana ognia', 'extra-attacks': 'Dodatkowe ataki', damage: 'Obrażenia',
    save: 'Rzut obronny', 're-roll': 'Powtórka', invulnerable: 'Niewrażliwość', critical: 'Trafienie krytyczne',
    splash: 'Wybuch', result: 'Wynik', 'dangerous-terrain': 'Niebezpieczny teren', 'action-test': 'Test akcji',
    'blast-markers': 'Znaczniki wybuchu',
  },
  news: {
    alone: 'dzieje się to tylko w jednym z przebiegów',
    event: 'zapada inna decyzja',
    dice: 'potrzeba innych kości',
    faces: 'na kościach wypada co innego',
    log: 'opis mówi o czym innym',
    next: 'dalszy ciąg jest gdzie indziej',
    facts: 'potem stan jest inny',
  },
  newsSaid: news => `${news.join('; ')}.`.replace(/^./, first => first.toUpperCase()),

  aspects: {
    key: value => `nazywa się ${value}`, parent: value => `jest w ${value}`, kind: value => `to ${value}`,
    title: value => `ma tytuł ${value}`, description: value => `mówi ${value}`, rule: value => `podaje ${value}`,
    initial: value => `zaczyna się od ${value}`, event: value => `odpowiada na ${value}`, guard: value => `pyta o `
      + `${value}`,
    targets: value => `prowadzi do ${value}`, actions: value => `robi ${value}`,
  },
  state: id => `Stan ${id}`,
  transition: id => `Przejście ${id}`,
  lacks: name => `${name} tego nie ma`,
  isThere: 'jest',
  inThisOrder: 'ma taką kolejność sprawdzania',
  inAnotherOrder: 'ma inną kolejność sprawdzania',
  nothing: 'nic',
  quoted: texts => texts.map(one => `„${one}”`).join(', '),
};

/** What the comparison of editions says. */
const warhammer40kCompare: Words['warhammer-40k/compare'] = {
  kinds: {
    charge: 'Szarża',
    fight: 'Walka',
    panic: 'Panika',
    morale: 'Morale',
    'break-off': 'Oderwanie i pościg',
    'pile-in': 'Dosunięcie',
    consolidate: 'Konsolidacja',
    untold: 'Co z tego wynika',
  },
  scenario: 'Porównywana walka',
  completion: 'Z tym, co o czwartej i siódmej edycji mówią strony spoza tekstów',
  besideTexts: editions => (editions.length === 0
    ? 'W tej walce nic się przez to nie zmienia.' : 'Wtedy ta walka przebiega inaczej. '
      + `${form(editions.length, { one: 'Edycja', other: 'Edycje' })}: ${editions.join(', ')}.`),
  walkedWith: 'Walka do przejścia',
  edition: 'Edycja',
  strike: units => `Ciosy: ${units.join(', ')}`,
  steps: 'Kroki',
  back: 'Krok wstecz',
  on: 'Następny krok',
  toDifference: 'Następna różnica',
  stepOf: (at, of) => `Krok ${at} z ${of}`,
  isOtherwise: 'Nie w każdej edycji tak samo',
  isAlike: 'W każdej edycji tak samo',
  rung: rung => `Inicjatywa ${rung}`,
  coverRung: 'Przed wszystkimi innymi, z powodu osłony',
  thrown: (side, purpose, target) => `${HEADED_SIDES[side]}: ${purpose}${target === null ? '' : ` ${target}+`}`,
  nothing: 'Tu nic takiego się nie dzieje.',
  tellsNothing: 'Ten krok nie wnosi nic nowego.',
  silent: 'tekst tego nie mówi',
  otherwise: 'tylko tu albo inaczej',
  turnsOn: 'Od czego zależy różnica',
  turnsOnNothing: 'Nie zależy to tu od żadnego pojedynczego pytania: różnica bierze się z tego, co było wcześniej.',
  searching: (tried, of) => `Próby innych odpowiedzi: ${tried} z ${of}.`,
  cases: 'Te same dane, cztery wyniki',
  chargeCharts: 'Szarże dwóch edycji, diagram obok diagramu',
  sideOf: at => (at === 0 ? 'A' : 'B'),
  sameChargeChart: 'Obie idą przez tę samą część diagramu stanów. To, co je różni, rozstrzyga się w jej wnętrzu.',
  noChargeChart: 'Jeśli tekst nie mówi, jak szarżują jednostki, nie ma diagramu stanów do porównania.',
  notLoaded: id => `Nie ma dołączonej walki „${id}”.`,
};

/** 'A, B lub C'. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(' lub ');

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Model z WS 3 uderza w jednostkę dwóch modeli: jeden ma WS 2, drugi 4.',
  'X-02': 'Uderzono jednostkę dwóch modeli: jeden ma Wytrzymałość 2, drugi 4.',
  'X-03': 'Uderzono jednostkę sześciu modeli: trzy mają Wytrzymałość 3, trzy – 5.',
  'X-04': 'Szarżujący z dwoma atakami i dwiema broniami stoi za modelem z tej samej jednostki, który dotyka wroga.',
  'X-05': 'Pięć modeli, każdy z jednym atakiem, szarżuje na jednostkę, którą wcześniej ostrzelały.',
  'X-06': 'Szarżujący z Inicjatywą 6 wpada na obrońcę z Inicjatywą 3 w osłonie.',
  'X-07': 'Szarżujący z Inicjatywą 6 doszedł przez trudny teren do obrońców z Inicjatywą 3.',
  'X-08': 'Szarżujący z Inicjatywą 10 wpada na obrońcę z Inicjatywą 3 w osłonie.',
  'X-09': 'Osiem ran spada na cztery modele z pancerzem 3+ i sześć z 5+, a każdy rzut obronny się udaje.',
  'X-10': 'Jedyny wróg, którego dotyka powolny model, pada, zanim na ten model przyjdzie kolej; dwóch innych stoi 1,5″ '
    + 'dalej.',
  'X-11': 'Z czterech modeli jeden dotyka uderzających, drugi innej jednostki, trzeci stoi za pierwszym, a czwarty '
    + 'daleko od wszystkich. Kto może paść?',
  'X-12': 'Przy odwrocie przegrani wyrzucają 3 i 3; zwycięzca w pościgu wyrzuca same trójki i żadna strona nie jest '
    + 'szybsza.',
  'X-13': 'Przy odwrocie przegrani wyrzucają 3 i 3; zwycięzca jest szybszy i w pościgu wyrzuca same czwórki.',
  'X-14': 'Przegrani uciekli na odległość 2″. Czy zwycięzca może na nich wpaść przy konsolidacji?',
  'X-15': 'W uderzonej jednostce jeden model z WS 4 dotyka wroga; pięć z WS 2 stoi 7″ dalej.',
  'X-16': 'Model związanej walką jednostki stoi 4″ od najbliższego sojusznika, który dotyka wroga, i chce strzelać.',
  'X-17': 'Wróg dotyka niezależnego bohatera i modelu z jego jednostki. Kogo uderza?',
  'X-18': 'Jednostka, która strzelała do B, chce szarżować na samo B, na B i potem na stojące obok C albo na C i '
    + 'potem na B.',
  'X-19': 'Jednostka, która stała w miejscu, by strzelać z broni ciężkiej, chce szarżować.',
  'X-20': 'Trzej szarżujący mają po dwa ataki: jeden dotyka wroga, pozostali stoją przy innej jednostce, '
    + 'która też dotyka wroga.',
  'X-21': 'Wróg stoi w odległości 8″ na otwartym terenie; własny zasięg szarży jednostki to 6″ albo 12″.',
  'X-22': 'Jednostka o własnym zasięgu szarży 6″ szarżuje przez kratery na wroga w odległości 3″ i wyrzuca 4 i 6.',
  'X-23': 'Dwa modele szarżują na trzy, które stoją w rzędzie; droga jednego wiedzie przez beczki stojące przed dwoma '
    + 'pierwszymi.',
};

/** What the cases of the comparison say beside the log. */
const warhammer40kCases: Words['warhammer-40k/cases'] = {
  inputs: INPUTS,
  silent: 'Tekst tego nie mówi.',
  may: 'Wolno.',
  mayCharge: 'Wolno szarżować.',
  charging: (targets, refusal) => `${listed(targets)}: ${refusal ?? 'wolno szarżować.'}`,
  chargingFrom: (inches, refusal) => `Przy ${inches}″: ${refusal ?? 'wolno szarżować.'}`,
  toughness: value => `Wytrzymałość to ${value}.`,
  ownerChooses: values => `Właściciel wybiera ${oneOf(values)}.`,
  weaponSkill: value => `Liczy się WS ${value}.`,
  attacks: attacks => `Ma ${counted(attacks, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' })}.`,
  mayFall: models => `${oneOf(models)}.`,
  strikes: units => `Cel ciosów: ${oneOf(units)}.`,
  inCover: models => (models.length === 0 ? 'Nikt nie jest w osłonie.' : `W osłonie: ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} – ${target}: ${diceOf(dice)} na ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};

export const compareBooks: English['compare'] = {
  compare,
};

export const warhammer40kCompareBooks: English['warhammer-40k-compare'] = {
  'warhammer-40k/compare': warhammer40kCompare,
};

export const warhammer40kCasesBooks: English['warhammer-40k-cases'] = {
  'warhammer-40k/cases': warhammer40kCases,
};
