/** In Polish: what is wrong with something given, and what is noted of it. */
import type { LessonKindName } from '../../../src/lessons/lesson-problem-words.ts';
import type { Listed, Named, NamedField } from '../../../src/parsing/problem-words.ts';
import { counted, figure } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { HEADED_SIDES, SIDES } from './grammar.ts';

type Words = English['problems'] & English['link-problems'] & English['link-steps']
  & English['notes'];

/** What lists of a scenario are of. */
const LISTED: Readonly<Record<Listed, string>> = {
  kinds: 'rodzaje',
  abilities: 'zdolności', 'army rules': 'zasady armii', corners: 'rogi', 'damaged units': 'uszkodzone jednostki',
  events: 'zdarzenia', faces: 'oczka', 'formation ids': 'id formacji', formations: 'formacje', grenades: 'granaty',
  hits: 'trafienia', 'ids of units': 'id jednostek', models: 'modele', moments: 'momenty',
  options: 'opcje',
  'pieces of terrain': 'elementy terenu', 'profile ids of characters': 'id profili postaci', 'rule ids': 'id zasad',
  sentences: 'zdania', traits: 'cechy', 'traits of terrain': 'cechy terenu', 'unit ids': 'id jednostek',
  units: 'jednostki', 'weapon rules': 'zasady broni', weapons: 'bronie', 'wounded models': 'ranne modele',
};

const DAMAGE = { one: 'punkcie', few: 'punktach', many: 'punktach', other: 'punktu' };
const MARKERS = { one: 'znaczniku', few: 'znacznikach', many: 'znacznikach', other: 'znacznika' };

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'Formacja', model: 'Model', 'piece of terrain': 'Element terenu', unit: 'Jednostka',
};
const FIELDS: Readonly<Record<NamedField, string>> = {
  field: 'pola', question: 'pytania', ruling: 'rozstrzygnięcia',
};

/** What is told of a scenario that is not right. */
const parsingProblems: Words['parsing/problems'] = {
  scenario: 'Scenariusz',
  more: count => `I jeszcze ${counted(count, {
    one: 'taki problem', few: 'takie problemy', many: 'takich problemów', other: 'takiego problemu',
  })}.`,
  guess: (sentence, near) => `${sentence} Czy chodziło o ${near}?`,

  tooLarge: 'Scenariusz jest większy niż 1 MB JSON.',
  notJson: 'Ten tekst to nie JSON.',
  noNumber: value => `${value} to nie liczba, którą pomieści JSON.`,
  noValue: type => `JSON nie pomieści niczego takiego: ${type}.`,
  circle: 'To zawiera samo siebie, a tego JSON nie pomieści.',
  tooDeep: most => `To jest zagnieżdżone głębiej niż w ${figure(most)} listach i obiektach.`,
  unreadable: 'Tego w ogóle nie da się odczytać.',
  holes: 'Ta lista ma dziury albo własne pola.',
  ofClass: 'To obiekt klasy, a nie zwykły.',
  symbols: 'Kluczami pól są tu symbole.',
  getter: 'To wynik gettera, a nie zapisana wartość.',
  reserved: name => `${name} nie może być nazwą.`,

  mustBe: (field, wants, found) => `${field} – powinno być: ${wants}. Jest: ${found}.`,
  aList: 'lista',
  anObject: 'obiekt',
  empty: field => `${field} nie może być puste.`,
  newer: (field, found, known) =>
    `${field} to ${found}: zapisała to nowsza wersja tego programu. Obecna odczytuje ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `${field}, ${LISTED[what]}: ${figure(count)}, a trzeba co najmniej ${figure(least)}.`,
  tooMany: (field, count, what, most) =>
    `${field}, ${LISTED[what]}: ${figure(count)}, a wolno najwyżej ${figure(most)}.`,
  missing: (field, wants) => `Brak ${field}. Powinno być: ${wants}.`,
  noField: name => `Nie ma tu pola ${name}.`,
  noSuch: (what, name) => `Nie ma ${FIELDS[what]} ${name}.`,
  noSpeed: wants => `Brak speed. Powinno być: ${wants}.`,
  noPlace: wants => `Brak at. Jeśli jednostka nie siedzi w transporterze, powinno być: ${wants}.`,
  fromOneTo: (field, most) => `${field} musi mieć wartość od 1 do ${figure(most)}.`,
  capacities: (field, numbers) =>
    `${field} nie może mieć naraz wartości ${numbers.join(' i ')}; słowo wśród abilities też się liczy.`,
  farOff: field => `${field} leży daleko poza każdym stołem.`,
  notRound: field => `${field} musi raz okrążyć obszar, nie przecinając się ani nie stykając ze sobą.`,
  noArmyRule: name => `Nie ma zasady armii ${name}.`,
  noAbility: name => `Nie ma zdolności ${name}.`,
  noWeaponRule: name => `Nie ma zasady broni ${name}.`,
  inExtraAttacks: (field, word) => `${field} to ${word}; podaj to w polu extraAttacks broni.`,
  needsNumber: (field, word, example) => `${field} to ${word}; za tym słowem ma stać liczba, na przykład ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} w ${path} już nazywa się ${id}.`,
  lostMarkers: markers =>
    `Złamana formacja nie ma już znaczników wybuchu: blastMarkers musi wynosić 0, a jest ${figure(markers)}.`,
  breaksAt: (least, markers) =>
    `Ta formacja łamie się przy ${counted(least, MARKERS)} wybuchu: blastMarkers musi być mniejsze, a jest `
    + `${figure(markers)}.`,
  brokenOnOverwatch: 'Złamana formacja nie może być na czuwaniu.',
  marchedOnOverwatch: 'Formacja po marszu nie może być na czuwaniu.',
  noFormationOf: side => `Brak formacji po tej stronie: ${SIDES[side]}.`,
  brokenEngages: name => `${name} to złamana formacja, a złamane nie szturmują.`,
  inAlready: name => `${name} już jest w szturmie.`,
  wrongSide: (field, side, name) =>
    `${field} musi wskazać formację tej strony: ${SIDES[side]}; ${name} należy do drugiej.`,
  noFormation: name => `Nie ma formacji ${name}.`,
  passengerUp: 'Pasażer transportera nie może być wzniesiony.',
  othersTransport: name => `${name} należy do drugiej strony i nikogo z tej nie wozi.`,
  aboardItself: name => `${name} nie może być na własnym pokładzie.`,
  aboardToo: name => `${name} też siedzi w transporterze.`,
  noTransport: (name, unit) => `${name} to nie transporter: ${unit} nikogo nie wozi.`,
  noUnit: name => `Nie ma jednostki ${name}.`,
  ownNeedsProfile: name => `Nie ma jednostki ${name}. Własna wymaga profilu w profiles.`,
  works: (works, kind) => `${works} należy do umocnień (fortifications); kind nie może być ${kind}.`,
  offTable: (at, width, depth) => `${at} jest poza stołem, który ma ${figure(width)} × ${figure(depth)} cm.`,
  overlap: (one, other, cm) =>
    `${one} i ${other} stoją w jednym miejscu: ich podstawki nachodzą na siebie o ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Jednostki: ${figure(count)}, a wolno najwyżej ${figure(most)}.`,
  isCharacter: name => `${name} to postać: dołącza do jednostki, na jej liście characters.`,
  destroyed: (name, capacity, damage) => `${name} ginie po ${counted(capacity, DAMAGE)} obrażeń; damage musi `
    + `być mniejsze, a jest ${figure(damage)}.`,
  shields: (name, most, shields) => `${name}, tarcze: ${figure(most)}; shields nie może wynosić ${figure(shields)}.`,
  noOption: (unit, option) => `Karta jednostki ${unit} nie ma opcji ${option}.`,
  noRoomFor: (unit, option) => `${unit} nie może mieć także ${option}: karta jednostki każe wybierać.`,
  noSkimmer: name => `${name} to nie skimmer, a tylko skimmer może być wzniesiony.`,
  noCharacter: name => `${name} to nie postać, a tylko postać może dołączyć do jednostki.`,
  unusable: (name, why) => `${name} nie może tu walczyć. ${why}`,
};

/** What a value must be. */
const parsingWants: Words['parsing/wants'] = {
  text: 'tekst',
  naming: 'tekst z nazwą',
  truth: 'true lub false',
  number: (least, most) => `liczba od ${figure(least)} do ${figure(most)}`,
  whole: (least, most) => `liczba całkowita od ${figure(least)} do ${figure(most)}`,
  wholeOrAll: most => `liczba całkowita od 0 do ${figure(most)} albo all`,
  countOrDice: most => `liczba całkowita od 0 do ${figure(most)} albo kości, na przykład D3 lub 2D6`,
  oneOf: options => `jedno z: ${options.join(', ')}`,
  listOf: what => `lista (${LISTED[what]})`,
  pairCm: 'dwie liczby [x, y] w cm',
  pairInches: 'dwie liczby [x, y] w calach',
  answers: 'obiekt z odpowiedziami według pytań',
  profiles: 'obiekt z profilami według id',
  weapon: 'broń z name i kind',
  profile: 'profil z name, type i speed',
  splash: 'obiekt z within',
  critical: 'obiekt z damage, splash, entered, later i moves',
  unit: 'jednostka z id, profile i at',
  formation: 'formacja z id, side i units',
  terrain: 'element terenu z id, kind i outline',
  table: 'stół z width, depth i terrain',
  engage: 'obiekt z formation i target',
  scenario: 'obiekt z format, ruleset, formations i engage',
};

/** What is told of a phase that is not right. */
const warhammer40kProblems: Words['warhammer-40k/problems'] = {
  manyModels: (count, most) => `Modele: ${figure(count)}, a wolno najwyżej ${figure(most)}.`,
  noUnitOf: side => `Brak jednostki po tej stronie: ${SIDES[side]}.`,
  companion: 'Z jednostką idzie tylko niezależny bohater, i nigdy sam ze sobą.',
  wrongSide: (field, side, name) =>
    `${field} musi wskazać jednostkę tej strony: ${SIDES[side]}; ${name} należy do drugiej.`,
  noProfile: name => `W profiles nie ma profilu ${name}.`,
  lost: (wounds, lost) => `lost musi być mniejsze niż żywotność modelu (${figure(wounds)}), a jest ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} jest poza stołem, który ma ${figure(width)}″ × ${figure(depth)}″.`,
  overlap: (one, other, inches) =>
    `${one} i ${other} stoją w jednym miejscu: ich podstawki nachodzą na siebie o ${figure(inches)}″.`,
  weaponNotAgreed: 'heavy nie ma w tym tekście; uzgodnij 4C-W3 (heavyWeapons w completion) albo weź ordinary.',
  weaponNeedsNumber: 'W tej edycji nie ma takiej broni; podaj armourPiercing.',
  wrongEdition: (row, own, edition) =>
    `${row} uzupełnia edycję ${own}, a gra się tu według ${edition}.`,
  leftOut: row => `${row} nie jest tu rozgrywane, więc nie można tego włączyć.`,
  told: (question, answer) => `Na pytanie ${question} odpowiada sam tekst zasad: ${answer}.`,

  // what values must be, after 'powinno być:'
  model: 'model z id, profile i at',
  unit: 'jednostka z id, side i models',
  table: 'stół z width, depth, terrain i edges',
  edges: 'krawędź dla każdej strony',
  phase: 'obiekt z format, ruleset i units',
  weapon: 'broń z kind',
  profile: 'profil z name i characteristics',
  charging: 'obiekt z polami strengthBonus i armourPiercing',
  rulings: 'obiekt z odpowiedziami według rozstrzygnięć',
};

const OF = { attacker: 'atakującego', defender: 'obrońcy' } as const;

/** Both numbers: what is possible, and what was asked for. */
const only = (possible: number, asked: number): string => `najwyżej ${figure(possible)}, a nie ${figure(asked)}`;

/** What is said of two forces that are typed in and lined up. */
const deploymentNotes: Words['deployment/notes'] = {
  inContact: (side, asked, possible) => `Jednostki ${OF[side]} w kontakcie: ${only(possible, asked)}. Jednej jednostki `
    + 'dotyka najwyżej dwóch wrogów, a wrogów, których można dotknąć, musi być dość.',
  inFirefight: (side, asked, possible) => `Jednostki ${OF[side]} w wymianie ognia: ${only(possible, asked)}. Dla `
    + 'reszty nie ma miejsca w odległości do 15 cm.',
  back: (side, asked, possible) => `Jednostki ${OF[side]} dalej z tyłu: ${only(possible, asked)}.`,
  supporters: (side, asked, possible) =>
    `Wspierające jednostki ${OF[side]} w odległości do 15 cm od wroga: ${only(possible, asked)}.`,
  coherency: (side, asked, possible) => `Jednostek ${OF[side]} między wrogiem a tymi dalej z tyłu jest za mało i `
    + `formacja traci spójność; w spójności: ${figure(possible)} z ${figure(asked)}.`,
  blastMarkers: (side, asked, possible) => `Znaczniki wybuchu ${OF[side]}: ${only(possible, asked)}. Więcej łamie `
    + 'formację.',
  broken: side => `Formacja ${OF[side]} nie może być złamana: złamane formacje nie szturmują.`,
  marched: side => `Formacja ${OF[side]} nie może być po marszu: jej akcją jest właśnie szturm.`,
  cover: (side, asked, possible) => (possible > 0
    ? `Jednostki ${OF[side]} w osłonie: ${figure(possible)}, a nie ${figure(asked)}.`
    : `Jednostkom ${OF[side]} osłona nic nie daje: chroni piechotę, na którą ktoś szarżuje.`),
  nobodyEngaged: 'Nikt nie jest w odległości do 15 cm od wroga, więc szturmu nie ma.',
  noNumber: 'Liczba jednostek musi być całkowita, od 0 wzwyż.',
  noStands: side => `${HEADED_SIDES[side]} nie ma jednostek.`,
  manyStands: (side, stands, most) =>
    `Jednostki w formacji ${OF[side]}: ${figure(stands)}, a wolno najwyżej ${figure(most)}.`,
  noUnit: name => `Nie ma jednostki ${name}.`,
  unusable: (name, why) => `${name} nie może tu walczyć. ${why}`,
  aloneCharacter: name => `${name} to postać i musi mieć jednostkę, do której dołączy.`,
  noCharacter: name => `${name} to nie postać, a tylko postać może dołączyć do jednostki.`,
  wrongNumber: number => `${number} nie jest liczbą jednostek: wpisz liczbę całkowitą, np. 2.`,
  longLine: (letters, most) => `Liczba znaków w wierszu: ${figure(letters)}, a wolno najwyżej ${figure(most)}.`,
  manyNames: (names, most) => `Liczba nazw w wierszu: ${names}, a wolno najwyżej ${most}.`,
  nameless: 'Liczba bez nazwy.',
  unknown: typed => `Nic nie nazywa się ${typed}.`,
  inFront: (side, units) => `Jednostki ${OF[side]} z przodu: ${units}.`,
  taken: (typed, count, unit) => `${typed} to zapewne ${figure(count)} ${unit}.`,
  several: (typed, units) => `${typed} może znaczyć różne rzeczy: ${units.join(', ')}. Napisz, o co chodzi.`,
  vehicle: name => `${name} to pojazd, a pojazdów się tu nie używa.`,
  noProfiles: typed => `Nie ma tu profili tej edycji: dla ${typed} utwórz własny.`,
  modelNumber: number => `${number} nie jest liczbą modeli: wpisz liczbę całkowitą, np. 2.`,
  manyModels: (unit, models, most) => `${unit}, modele: ${figure(models)}, a wolno najwyżej ${figure(most)}.`,
  manyUnits: most => `Więcej niż ${most} jednostek to za dużo na jeden stół.`,
  unsourced: (unit, things) => `${unit}: żadne źródło tego nie podaje, ale wszyscy tak grają: ${things.join(', ')}.`,
  noModels: side => `${HEADED_SIDES[side]} nie ma modeli.`,
  ownRules: unit => `${unit} ma własne zasady; pilnuje ich sam gracz.`,
};

/** What is said of things that cannot be put on a shelf. */
const shelf: Words['shelf'] = {
  nameless: 'Coś bez nazwy',
  leftOut: (what, why) => `${what}: pominięto. ${why}`,
  leftOutForMore: (what, why) => `${what}: pominięto. ${why} To jeszcze nie wszystko, co się tu nie zgadza.`,
  cut: what => `${what}: tylko dotąd, dokąd pozwalają zasady; resztę pominięto.`,
  tooLarge: 'To jest większe niż 1 MB.',
  nothing: 'Czegoś takiego nie da się przechować.',
  aboardNothing: 'Jednostka siedzi w czymś, co nie może nikogo wozić.',
  noEvent: name => `W szturmie nie ma zdarzenia ${name}.`,
  noPhaseEvent: name => `W fazie nie ma zdarzenia ${name}.`,
  fileTooLarge: megabytes => `Ten plik jest większy niż ${figure(megabytes)} MB.`,
  fileNotJson: 'Ten plik to nie JSON albo tylko jego część.',
  otherFile: 'To nie jest plik półki.',
  otherVersion: 'Ten plik zapisała inna wersja tego programu, która robi to inaczej.',

  // what values must be, after 'powinno być:'
  time: 'czas, na przykład 2026-11-21T20:15:00.000Z',
  id: 'tekst z liter, cyfr i łączników, najwyżej 64 znaki',
  thing: 'obiekt z id, kind, name, savedAt i content',
  unit: 'jednostka z profile, characters i aboard',
  formation: 'formacja z name, list, initiative, rules i units',
  scenario: 'scenariusz',
  assault: 'szturm ze scenario, events i at',
  phase: 'faza ze scenario, events i at',
  event: 'zdarzenie',
};

/** What is said of a link that cannot be read. */
const shareLinks: Words['share-links'] = {
  noAssault: 'W tym linku nie ma szturmu, który dałoby się rozegrać.',
  noPhase: 'W tym linku nie ma fazy, którą dałoby się rozegrać.',
  short: 'Ten link urywa się w połowie tego, co opisuje.',
  nonsense: 'Ten link nie mówi nic zrozumiałego.',
  newer: 'Ten link mówi o czymś, czego ta wersja programu nie zna; nowsza może to znać.',
  more: count => `I jeszcze ${counted(count, {
    one: 'inny błąd', few: 'inne błędy', many: 'innych błędów', other: 'innego błędu',
  })}.`,
  manySteps: (count, most) => `Kroki w tym linku: ${figure(count)}, a szturm ma ich najwyżej ${figure(most)}.`,
  manyPhaseSteps: (count, most) => `Kroki w tym linku: ${figure(count)}, a faza ma ich najwyżej ${figure(most)}.`,
  otherSheet: unit =>
    `Karta jednostki ${unit} zmieniła się, odkąd powstał ten link, więc wynik może być inny.`,
};

/** What is said of a link that cannot be made or read. */
const shareLinkReading: Words['share/link-reading'] = {
  tooOld: 'Ta przeglądarka jest za stara na linki: nie umie ich pakować ani rozpakowywać.',
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie, gdy będzie sieć.',
  tooLong: 'Ten link jest o wiele za długi jak na nasz.',
  noLink: 'To nie jest link do szturmu: musi zaczynać się od play=1.',
  nothingBehind: 'Ten link ucięto: za początkiem nic nie ma.',
  strange: letter => `Ten link zawiera ${letter}, a żaden z naszych tego nie ma.`,
  notOurs: 'Tego linku nie da się rozpakować: nie stworzył go ten program.',
  toAssault: 'Ten link prowadzi do szturmu w grze Epic, a nie do fazy gry Warhammer 40,000.',
  toPhase: 'Ten link prowadzi do fazy gry Warhammer 40,000, a nie do szturmu w grze Epic.',
  unknownKind: (kind, ours) => `Ten link jest nieznanego rodzaju ${kind}; nasze są rodzaju ${ours.join(' lub ')}.`,
  cut: percent => `Ten link ucięto: na końcu brakuje około ${percent}%.`,
  longer: 'Na końcu tego linku coś dopisano.',
  changed: 'Ten link zmienił się po drodze: niektóre znaki nie są tymi, które wysłano.',
  changedRulings: {
    supportReach: 'Ten link jest starszy niż wersja 0.2.0, od której trafienia wsparcia sięgają najwyżej na 15 cm od '
      + 'strzelających.',
    losersSupporters: 'Ten link jest starszy niż wersja 0.2.0, od której pobliscy sojusznicy przegranego dostają '
      + 'znacznik wybuchu także po rozstrzygnięciu od razu.',
    settledTies: 'Ten link jest starszy niż wersja 0.2.0, od której kolejność równie bliskich ustala się na '
      + 'nowo dla trafień makrobroni i Titan Killer oraz po First Strike.',
    moraleTest: 'Ten link jest starszy niż wersja 0.2.0, od której w tej edycji przy dwóch jedynkach zdany '
      + 'jest każdy test morale.',
  },
};

/** What is said of one that is read, and goes wrong in its steps. */
const shareLinkSteps: Words['share/link-steps'] = {
  senseless: 'Ten link opisuje kroki, które na jego stole nie mają sensu.',
  refused: (at, of, step, reason) =>
    `Krok ${at} z ${of} w tym linku (${step}) jest tam niedozwolony${reason === null ? '.' : `: ${reason}`}`,
};

/** Why some units have no profile here. */
const armyListsUnusable: Words['army-lists/unusable'] = {
  aircraft: 'Nigdy nie ląduje, by walczyć, a w powietrzu nikt nie może jej szturmować.',
  spacecraft: 'Okręty kosmiczne zostają nad stołem i nigdy nie walczą w szturmie.',
  delivery: 'Tylko dowozi na stół inne jednostki i nie ma wartości do walki.',
};

const OF_KIND = { nothing: 'nic więcej', side: 'strona', unit: 'jednostka', formation: 'formacja' } as const;
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'rodzaj momentu', question: 'pytanie', task: 'zadanie',
};
/** After 'Nie ma'. */
const NONE: Readonly<Record<LessonKindName | 'formation' | 'state' | 'unit', string>> = {
  'kind of moment': 'rodzaju momentu', question: 'pytania', task: 'zadania', formation: 'formacji', state: 'stanu',
  unit: 'jednostki',
};

/** What is told of a lesson that is not right. */
const lessonProblems: Words['lesson/problems'] = {
  tooLarge: 'Lekcja jest większa niż 1 MB JSON.',
  noLesson: 'Lekcja musi być obiektem z version, id, title i moments.',
  momentAlready: (name, path) => `Moment ${name} już jest: ${path}.`,
  dice: 'Kości to nie decyzja; ich miejsce jest w dice.',
  figureOf: (name, of, found) =>
    `Przy wartości ${name} podaje się: ${OF_KIND[of]}.${found === null ? '' : ` Tu jest: ${found}.`}`,
  noFigure: name => `Nie ma wartości ${name}.`,
  noKind: (what, name) => `Nie ma ${NONE[what]} ${name}.`,
  kindWith: (what, field) => `Tu powinno być: ${ONE[what]}, jako obiekt z ${field}.`,
  noName: (what, name) => `Nie ma ${NONE[what]} ${name}.`,
  noBundled: name => `Nie ma dołączonego szturmu ${name}.`,

  // what values must be, after 'powinno być:'
  characters: most => `tekst o długości od 1 do ${figure(most)} znaków`,
  name: 'słowo z małych liter, cyfr i łączników, najwyżej 64 znaki',
  rule: 'id zasady, na przykład A4.2',
  state: 'stan diagramu, na przykład a4Attacks.attacks',
  sentence: 'zdanie z say i ewentualnie rule',
  kind: what => ONE[what],
  moment: 'moment szturmu z jego stanem',
  scenario: 'id dołączonego szturmu albo scenariusz',
  seed: 'liczba całkowita',
  lesson: 'lekcja',
};

export const problemsBooks: English['problems'] = {
  'parsing/problems': parsingProblems,
  'parsing/wants': parsingWants,
  'warhammer-40k/problems': warhammer40kProblems,
  'lesson/problems': lessonProblems,
  shelf,
  'army-lists/unusable': armyListsUnusable,
};

export const linkProblemsBooks: English['link-problems'] = {
  'share-links': shareLinks,
  'share/link-reading': shareLinkReading,
};

export const linkStepsBooks: English['link-steps'] = {
  'share/link-steps': shareLinkSteps,
};

export const notesBooks: English['notes'] = {
  'deployment/notes': deploymentNotes,
};
