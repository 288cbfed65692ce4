/** In Polish: what sets up tables and forces. */
import type { TerrainKind, Works } from '../../../src/epic-armageddon/model/terrain.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, diceWord, unitsOf } from './grammar.ts';
import { partsTerrain, partsWorks } from './screen.ts';

type Words = English['set-up'] & English['formation-card'] & English['table-editor'] & English['import'];

const PLACES = { inContact: 'w kontakcie', inFirefight: 'wymiana ognia', back: 'z tyłu' } as const;

/** What the set-up says. */
const setUp: Words['set-up'] = {
  heading: 'Przygotuj własny szturm',
  bring: 'Lista, plik, zapisane stoły',
  shelfFor: 'Formacja stąd gra jako',
  whom: { attacker: 'atakujący', defender: 'obrońca' },
  sides: 'Strony',
  tab: (side, stands) => `${side === 'attacker' ? 'Atakujący' : 'Obrońca'} · ${figure(stands)}`,
  hints: { attacker: '8 boyz, 2 nobz z warlord', defender: '6 tactical z chaplain' },
  stands: 'Gdzie stoją',
  kind: (count, name) => `${figure(count)} ${name}`,
  values: (cc, ff, armour) => `WW ${cc} · WO ${ff} · pancerz ${armour}`,
  places: PLACES,
  inPlace: (name, place) => `${name}, ${PLACES[place]}`,
  markers: 'Znaczniki wybuchu',
  markersOf: { attacker: 'Znaczniki wybuchu: atakujący', defender: 'Znaczniki wybuchu: obrońca' },
  cover: 'teren',
  noCover: 'otwarty',
  broken: 'Złamana',
  marched: 'Po marszu',
  overwatch: 'Na czuwaniu',
  addSupport: '+ wsparcie',
  support: 'Wsparcie',
  supporter: number => `Wsparcie ${figure(number)}`,
  removeSupporter: number => `Usuń wsparcie ${figure(number)}`,
  supportHint: '4 devastators',
  swap: 'Zamień strony',
  map: 'Stół',
  title: (attacker, defender) => `${attacker} – ${defender}`,
  deploy: 'Rozstaw na odległość szarży',
  lineUpAgain: 'Ustaw od nowa',
  begin: 'Zaczyna się od',
  begins: { a1ChooseTarget: 'szarży', a4Attacks: 'ataków' },
  rulings: 'Rozstrzygnięcia i zasady armii',
  apply: count => `w mocy: ${figure(count)}`,
  rules: { attacker: 'Zasady armii atakującego', defender: 'Zasady armii obrońcy' },
  start: 'Rozegraj',
  clear: 'Opróżnij stół',
  clearMore: 'Na stole nikogo już nie ma. Cofnięcie przywraca jednostki.',
  keepTable: 'Zapisz ten stół',
  kept: name => `Zapisano: ${name}.`,
  keepFormation: side => `Zapisz: ${side === 'attacker' ? 'atakujący' : 'obrońca'}`,
  best: 'Najlepsza znaleziona zmiana',
  foldBest: 'Zwiń',
  swapThem: 'Zamień',
  doIt: 'Zrób to',
  others: count => `jeszcze ${figure(count)}`,
  problems: 'Zanim się zacznie',
  loading: 'Wczytywanie jednostek…',
  unreachable: 'Nie udało się wczytać jednostek. Sprawdź połączenie, a potem',
  again: 'spróbuj ponownie',
  taken: names => `Przejęto: ${names.join(', ')}.`,
  tooManyTaken: count => `Odczytano ${counted(count, {
    one: 'formację', few: 'formacje', many: 'formacji', other: 'formacji',
  })}: pierwsze dwie stoją naprzeciw siebie, pozostałe obok.`,
  set: (side, name) => `${side === 'attacker' ? 'Atakujący' : 'Obrońca'} to teraz ${name}.`,
};

const BLOCKS = {
  line: 'Linia', 'two-ranks': 'Dwa szeregi', wedge: 'Klin', ring: 'Krąg', 'as-they-are': 'Ścieśnienie',
} as const;

const tidy = (cm: number): string => figure(Math.round(cm * 10) / 10);

/** What the table editor itself says. */
const tableEditor: Words['table-editor'] = {
  keys: 'Tab przechodzi od jednostki do jednostki. Spacja dodaje jednostkę do wybranych, Enter wybiera tylko ją, F jej '
    + 'formację. To, co wybrane, strzałki przesuwają o 1 centymetr, z Shift o 5, nawiasy kwadratowe obracają, a '
    + 'plus i minus rozsuwają i ścieśniają. S doprowadza do kontaktu, M stawia początek miarki, a potem jej koniec, '
    + 'Delete usuwa, Ctrl '
    + 'i Z cofa, Escape anuluje wybór. Narzędzia do rysowania mają pióro: strzałki je przesuwają, Enter stawia róg, '
    + 'zaczyna lub kończy, Delete cofa róg, C lub Enter na pierwszym rogu zamyka obrys, Escape go porzuca.',
  tools: 'Narzędzia',
  tool: {
    select: 'Wybór i ruch', lasso: 'Lasso', look: 'Przesuwanie mapy', stand: 'Jeszcze jedna jednostka',
    tape: 'Miarka', rectangle: 'Prostokąt',
    polygon: 'Wielokąt', brush: 'Pędzel',
  },
  tasks: { move: 'Ruch', stand: 'Jednostka', terrain: 'Teren', measure: 'Pomiar' },
  toolHints: {
    select: 'Dotknij jednostki (dwa razy, by wybrać jej formację) albo obrysuj kilka.',
    lasso: 'Obrysuj jednostki, o które chodzi.',
    look: 'Przeciągnij mapę; dwoma palcami można to robić zawsze.',
    stand: 'Dotknij miejsca, w którym ma stanąć jednostka.',
    tape: 'Przeciągnij z miejsca na miejsce albo dotknij obu końców.',
    rectangle: 'Przeciągnij od rogu do rogu.',
    polygon: 'Dotykaj kolejnych rogów; ponowne dotknięcie pierwszego zamyka obrys.',
    brush: 'Maluj teren.',
  },
  like: 'Jeszcze jedna',
  standAdded: name => `Dodano: ${name}.`,
  inviting: 'Napisz, kto walczy, a stanie tutaj.',
  several: 'Dodaj do wybranych',
  selectedSection: 'Co jest wybrane',
  selected: count => `Wybrane: ${unitsOf(count)}`,
  selectedNames: names => (names.length === 0 ? 'Nic nie wybrano' : `Wybrane: ${listed(names)}`),
  isSelected: said => `wybrana; ${said}`,
  block: BLOCKS,
  blocks: 'Ustaw jako',
  arranged: block => `Ustawienie: ${BLOCKS[block].toLowerCase()}.`,
  spacing: 'Odstęp, cm',
  turnLeft: 'Obróć w lewo',
  turnRight: 'Obróć w prawo',
  turned: degrees => `Obrót w ${degrees < 0 ? 'lewo' : 'prawo'}, stopnie: ${figure(Math.abs(degrees))}.`,
  wider: 'Rozsuń',
  tighter: 'Ścieśnij',
  spread: 'Rozsunięto.',
  tightened: 'Ścieśniono.',
  noWider: 'Szerzej się nie da: formacja straciłaby spójność albo stół się kończy.',
  noTighter: 'Ciaśniej się nie da.',
  contact: 'Do kontaktu',
  inContact: 'W kontakcie podstawek.',
  noContact: 'Przy żadnym wrogu nie ma miejsca na kolejną jednostkę.',
  align: 'Naprzeciw wroga',
  aligned: 'Naprzeciw wroga.',
  mirror: 'Odbij',
  mirrored: 'Odbito.',
  copy: 'Kopiuj',
  copyFormation: 'Kopiuj formację',
  copied: 'Skopiowano.',
  remove: 'Usuń',
  standsRemoved: count => `Usunięto: ${unitsOf(count)}.`,
  terrainRemoved: 'Usunięto teren.',
  damage: 'Obrażenia',
  aboard: names => `Na pokładzie: ${names}`,
  into: 'Do transportera',
  anyTransport: 'Dowolny z wolnym miejscem',
  getIn: 'Wsiądź',
  gotIn: names => `Teraz na pokładzie: ${names}.`,
  letOut: 'Wypuść',
  onFoot: names => `Pieszo: ${names}.`,
  remarks: 'Do sprawdzenia',
  formations: 'Formacje',
  noFormations: 'Nie ma jeszcze formacji.',
  all: 'Wybierz',
  allOf: name => `Wybierz całość: ${name}`,
  name: 'Nazwa',
  markers: 'Znaczniki wybuchu',
  broken: 'Złamana',
  marched: 'Po marszu',
  overwatch: 'Czuwanie',
  side: 'Strona',
  sides: { attacker: 'Atakujący', defender: 'Obrońca' },
  changeSide: 'Druga strona',
  leads: { attacker: 'szturmuje', defender: 'jest celem' },
  joined: { attacker: 'szarżuje razem', defender: 'przemieszana' },
  makeLead: { attacker: 'Niech szturmuje', defender: 'Niech będzie celem' },
  join: { attacker: 'Szarżuje razem', defender: 'Objęta szarżą' },
  removeFormation: 'Usuń',
  formationRemoved: name => `Usunięto: ${name}.`,
  terrain: 'Teren i stół',
  noTerrain: 'Nie ma jeszcze terenu.',
  ground: 'Rodzaj',
  placeTerrain: 'Połóż na stole',
  terrainAdded: name => `Dodano: ${name}.`,
  finish: 'Zamknij obrys',
  pen: 'Pióro',
  penName: (x, y) => `Pióro, ${figure(x)} w prawo, ${figure(y)} w górę`,
  penKeys: 'Rysuj klawiszami',
  begun: 'Rysowanie zaczęte. Przesuń pióro, a na końcu naciśnij Enter.',
  cornerSet: count => counted(count, { one: 'róg', few: 'rogi', many: 'rogów', other: 'rogu' }),
  corner: (number, of, x, y) => `Róg ${number} z ${of}, ${figure(x)} w prawo, ${figure(y)} w górę`,
  body: name => `${name}: przesuń, obróć, usuń`,
  width: 'Szerokość, cm',
  depth: 'Głębokość, cm',
  mirrorTable: 'Odbij w poziomie',
  mirrorEnds: 'Odbij w pionie',
  clearTape: 'Odłóż miarkę',
  tapeFrom: name => `Miarka, początek: ${name}. Teraz drugi koniec.`,
  tapeLength: (cm, from, to) => `${cmOf(cm)}: ${from} – ${to}.`,
  aPlace: 'miejsce',
  at: (name, [x, y]) => `${name}, ${tidy(x)} w prawo, ${tidy(y)} w górę.`,
  more: count => `i jeszcze ${figure(count)}`,
};

const ground = (kind: TerrainKind | Works): string =>
  (kind in partsWorks ? partsWorks[kind as Works].toLowerCase() : partsTerrain.within[kind as TerrainKind]);

/** What is said of a table that is being set up. */
const tableEditingRemarks: Words['table-editing/remarks'] = {
  apart: (units, more, cm, formation) => {
    const names = more === 0 ? listed(units) : `${units.join(', ')} i jeszcze ${figure(more)}`;
    return `Poza spójnością: ${names}. Do reszty formacji ${formation} jest ${cmOf(cm)}.`;
  },
  overlap: (one, other, cm) => `${one} i ${other} nachodzą na siebie o ${cmOf(cm)}.`,
  offTable: (unit, cm) => `${unit} jest ${cmOf(cm)} poza stołem.`,
  impassable: (unit, where) => `${unit} nie może tu stać: ${where}.`,
  inPiece: name => name,
  inKind: kind => ground(kind),
  brokenEngages: formation => `${formation} to złamana formacja i nie może szturmować.`,

  noUnits: formation => `${formation} nie ma jednostek.`,
  stranger: unit => `Nie ma jednostki ${unit}, która mogłaby walczyć w szturmie.`,
  aloneCharacter: unit => `${unit} to postać: musi dołączyć do jednostki.`,
  manyFormations: most => `Liczba formacji to już ${figure(most)}, a więcej być nie może.`,
  manyInFormation: (most, units) =>
    `Jednostek w formacji może być najwyżej ${figure(most)}; tu byłoby ${figure(units)}.`,
  manyUnits: (most, units) =>
    `Jednostek na stole może być najwyżej ${figure(most)}; byłoby ${figure(units)}.`,

  fewCorners: 'Teren musi mieć co najmniej trzy rogi.',
  manyCorners: (most, corners) =>
    `Rogów może być najwyżej ${figure(most)}; ten element terenu ma ${figure(corners)}.`,
  farOff: 'Teren musi leżeć na stole albo tuż obok.',
  crossing: 'Obrys przecina sam siebie albo sam siebie dotyka.',
  manyPieces: most => `Liczba elementów terenu to już ${figure(most)}, a więcej być nie może.`,
};

/** What the formation picker says. */
const formationBuilder: Words['formation-builder'] = {
  heading: side => (side === 'attacker' ? 'Atakujący' : 'Obrońca'),
  search: 'Formacja lub jednostki',
  suggestions: count =>
    counted(count, { one: 'propozycja', few: 'propozycje', many: 'propozycji', other: 'propozycji' }),
  loading: 'Wczytywanie list armii…',
  unreachable: 'Nie udało się wczytać list armii.',
  again: 'Spróbuj ponownie',
  notUnderstood: typed => `„${typed}” jest niezrozumiałe.`,
  taken: (typed, name) => `„${typed}” to zapewne ${name}.`,
  fromList: 'Wybierz z listy',
  list: 'Lista armii',
  chooseList: 'Wybierz listę…',
  formation: 'Formacja',
  chooseFormation: 'Wybierz formację…',
  size: 'Wielkość',
  sizes: ['Zwykła', 'Dwa razy większa', 'Trzy razy większa'],
  way: 'Skład',
  transport: 'Transport',
  onFoot: 'Pieszo',
  none: 'Brak',
  extras: 'Ulepszenia i postacie',
  madeNow: count => (count === 0 ? 'brak' : figure(count)),
  times: says => `Ile razy: ${says}`,
  howMany: name => `Liczba: ${name}`,
  nobody: 'Z tej formacji nikt nigdy nie stoi na stole podczas szturmu.',
  count: unitsOf,
  initiative: 'Inicjatywa',
  rules: 'Zasady armii',
  rule: word => capital(word.replaceAll('-', ' ')),
  kept: name => `Zapisano: ${name}.`,
  aboard: 'Pasażerowie zaczynają na pokładzie',
  singly: 'Pojedynczo',
  unit: (name, at) => `${name} ${at}`,
  remove: name => `Usuń: ${name}`,
  removed: name => `Usunięto: ${name}.`,
  rides: 'transport:',
  ridesFor: name => `Transport dla: ${name}`,
  moveTo: name => `Dokąd przenieść: ${name}`,
  optionOf: name => `Wybór dla: ${name}`,
  optionAmount: (option, name) => `${option}, ${name}`,
  noOption: 'Nic nie wybrano',
  idleOption: 'Bez różnicy w szturmie',
  add: 'Dodaj jednostkę',
  addHint: 'Nazwa jednostki',
  edit: name => `Edytuj: ${name}`,
  editShort: 'Edytuj',
  own: 'Utwórz własną jednostkę',
  change: 'Jednostka po jednostce',
  tooMany: most => `Za dużo jednostek w jednej formacji (najwyżej ${figure(most)}).`,
  details: 'Co potrafi',
  idle: names => `W szturmie bez znaczenia: ${names}.`,
  name: 'Nazwa',
};

/** What a datasheet says that counts in an assault. */
const formationBuilderCard: Words['formation-builder/card'] = {
  types: {
    infantry: 'Piechota', 'light-vehicle': 'Pojazd lekki', 'armoured-vehicle': 'Pojazd opancerzony',
    'war-engine': 'Machina bojowa', character: 'Postać',
  },
  values: { armour: 'Pancerz', cc: 'WW', ff: 'WO', speed: 'Szybkość', damageCapacity: 'Wytrzymałość' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'w kontakcie',
  inFirefight: 'w wymianie ognia',
  extraAttacks: more => `+${diceWord(more)} ${typeof more === 'number'
    ? form(more, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' }) : 'ataków'}`,
  weapon: (name, facts) => `${name}: ${facts.join(', ')}`,
};

const SHIELDS = 'Każda zatrzymuje jeden punkt obrażeń z wymiany ognia lub wsparcia i gaśnie.';
const FIELDS = 'Każde zatrzymuje jeden punkt obrażeń z wymiany ognia lub wsparcia i gaśnie.';
const FLIES_OVER = 'Porusza się nad sojusznikami i nad terenem';

/** What each ability does in an assault, by its word. */
const formationBuilderAbilities: Words['formation-builder/abilities'] = {
  units: {
    aircraft: 'Ląduje w szarży, gdzie chce, i zostaje; ginie, gdy jej formacja przegra, chyba że ma Fearless.',
    automata: 'Strata nie liczy się do zabitych ani nie daje znacznika wybuchu, póki formacja ma jednostki innego '
      + 'rodzaju.',
    automaton: 'Strata liczy się do zabitych, ale nie daje znacznika wybuchu; w panice złamanej formacji jednostka '
      + 'wykonuje rzuty obronne jak zwykle.',
    brutal: 'Jedno trafienie więcej w dobijaniu, gdy jej strona wygra, raz na stronę, póki żyje choć jedna taka '
      + 'jednostka.',
    commander: 'Prowadzi wspólne szturmy.',
    'damage-capacity': 'U postaci, na przykład wozu bojowego: jednostka, do której dołącza, ma o tyle więcej '
      + 'wytrzymałości.',
    'deflector-shield': 'Drugi rzut obronny na 5+, bez względu na rodzaj ataku.',
    expendable: 'Strata liczy się do zabitych, ale nie daje znacznika wybuchu, chyba że cała formacja jest Expendable.',
    farsight: 'Jej formacja nic nie traci w teście akcji, gdy utrzymuje inicjatywę.',
    fearless: 'Dobijanie ją pomija; nie ginie, gdy przegra jako złamana; może stać w miejscu.',
    ferocity: '5 cm dalej w kontrszarży.',
    'first-strike': 'Wszystkie jej ataki rozgrywa się przed atakami innych.',
    holofield: 'Rzut obronny na 3+ zamiast pancerza, bez względu na rodzaj trafienia.',
    infiltrator: 'Podwaja szybkość w szarży i ignoruje strefy kontroli celu.',
    inspiring: '+1 do wyniku swojej strony, póki żyje.',
    'ion-shield': 'Przeciw trafieniom z wymiany ognia rzut obronny na 4+ zamiast pancerza, ale nie przeciw makrobroni.',
    'invulnerable-save': 'Drugi rzut obronny na 6+, bez względu na rodzaj ataku.',
    'jump-packs': `${FLIES_OVER}.`,
    'knight-shield': 'Rzut obronny na 4+ zamiast pancerza, bez względu na rodzaj trafienia, ale nie przeciw '
      + 'ogniowi wsparcia.',
    'living-metal': 'Drugi rzut obronny na 4+, bez względu na rodzaj ataku.',
    mounted: 'Pod względem terenu liczy się jak pojazd.',
    'passengers-fire': 'Pasażerowie strzelają ze środka, w szturmie i we wsparciu.',
    'power-fields': FIELDS,
    'reinforced-armour': 'Powtarza nieudany rzut obronny, ale nie przeciw makrobroni i lancom.',
    scout: 'Strefa kontroli 10 cm, spójność 20 cm.',
    shadowfield: FIELDS,
    shadowfields: FIELDS,
    skimmer: `${FLIES_OVER}; w kontakcie może narzucić wszystkim wymianę ognia.`,
    'support-craft': 'Skimmer, który zawsze leci wysoko: w kontakcie wszyscy walczą w wymianie ognia.',
    'supreme-commander': 'Prowadzi wspólne szturmy i pozwala powtórzyć nieudany test akcji.',
    'tau-jet-packs': `${FLIES_OVER}, jak z Jump Packs.`,
    transport: 'Wozi innych: wysiadają w szarży lub kontrszarży i mogą przepaść razem z transporterem.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Powtarza nieudany test niebezpiecznego terenu.',
  },
  weapons: {
    'first-strike': 'Jej ataki rozgrywa się przed atakami innych.',
    'ignore-cover': 'Bez rzutu obronnego za osłonę.',
    lance: 'Bez drugiego rzutu Reinforced Armour.',
    'macro-weapon': 'W dodatkowych atakach: rzut obronny za pancerz tylko z Reinforced Armour, za osłonę żaden.',
    sniper: 'Uderzający wybiera ofiarę, a jej rzut obronny ma karę −1.',
    'titan-killer': 'W dodatkowych atakach: makrobroń, przed którą nie chroni żaden pancerz, z kilkoma '
      + 'punktami obrażeń naraz.',
  },
};

/** What the form for a profile says. */
const formationBuilderProfileForm: Words['formation-builder/profile-form'] = {
  name: 'Nazwa',
  nameless: 'Nazwa nie może być pusta.',
  type: 'Typ',
  speed: 'Szybkość w cm',
  armour: 'Pancerz, puste: brak',
  cc: 'Walka wręcz, puste: brak',
  ff: 'Wymiana ognia, puste: brak',
  damageCapacity: 'Wytrzymałość, puste: zwykła',
  radius: 'Promień podstawki w cm, puste: zwykły',
  abilities: 'Zdolności, po przecinku',
  weapon: at => `Broń ${at}`,
  weaponName: 'Nazwa',
  weaponKind: 'Walczy',
  kinds: { assault: 'W kontakcie', 'small-arms': 'W wymianie ognia' },
  extraAttacks: 'Dodatkowe ataki: liczba lub kości',
  weaponRules: 'Zasady, po przecinku',
  addWeapon: 'Dodaj broń',
  removeWeapon: at => `Usuń broń ${at}`,
  critical: 'Trafienie krytyczne',
  criticalDamage: 'Dalsze obrażenia: liczba lub „all”, puste: zwykłe',
  criticalWithin: 'Zasięg wybuchu w cm, puste: brak',
  criticalHitOn: 'Wybuch trafia na, puste: zawsze',
  criticalEffect: 'Wybuch to',
  criticalEntered: 'Karta jednostki wymaga od razu czegoś więcej',
  criticalLater: 'Część dzieje się po szturmie',
  criticalMoves: 'Największe przesunięcie w cm, puste: brak',
  keep: 'Zapisz jednostkę',
  drop: 'Anuluj',
};

/** `A, B lub C` */
const either = (names: readonly string[]): string =>
  (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} lub ${names.at(-1)}`);

/** What a formation of an army list may take. Beside a figure the English names need no forms. */
const armyListsChoices: Words['army-lists/choices'] = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `${figure(least)} lub więcej`,
  anyNumber: 'dowolnie wiele',
  upTo: most => `najwyżej ${figure(most)}`,
  between: (least, most) => `od ${figure(least)} do ${figure(most)}`,
  inAll: amount => `razem ${amount}`,

  part: (amount, units) => `${amount} ${units}`,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => `${amount} ${either(units)}`,
  anyOf: (amount, units) => `razem ${amount} ${either(units)}`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' razem z '),
  ways: ways => ways.join('; albo '),
  plusTransport: ways => `${ways}, do tego transport`,
  capital,

  add: what => `Dodaj: ${what}`,
  addOften: what => `Dodaj, ile razy chcesz: ${what}`,
  addTimes: (times, what) => `Dodaj${times < 2 ? '' : ` ${figure(times)} razy`}: ${what}`,
  replace: (goes, comes) => `Zamień ${goes} na ${comes}`,
  anyNumberOf: units => `dowolnie wiele ${either(units)}`,
  upToOf: (most, units) => `najwyżej ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who} w jednostce ${either(units)}`,
  carry: transports => `Transport: ${either(transports)}`,
  allGain: ability => `Wszystkie jednostki otrzymują ${ability}`,
  give: (ability, to) => `Dodaj zdolność ${ability}: ${to}`,
  summon: units => `Przyzwij: ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Brak tu jednostki do zamiany: ${units}.`,
  noneToCarry: units => `Brak tu jednostki ${units}, do której postać mogłaby dołączyć.`,
  noneHere: units => `Brak tu jednostki: ${units}.`,
  nobodyFits: transports => `Nikt się tu nie zmieści w ${either(transports)}.`,
};

const formationsOf = (count: number): string =>
  counted(count, { one: 'formacja', few: 'formacje', many: 'formacji', other: 'formacji' });
const takenOver = (count: number): string =>
  counted(count, { one: 'formację', few: 'formacje', many: 'formacji', other: 'formacji' });
const names = (count: number): string =>
  counted(count, { one: 'nazwa', few: 'nazwy', many: 'nazw', other: 'nazwy' });

/** What an import says. */
const setUpImport: Words['set-up/import'] = {
  title: 'Importuj listę',
  intro: 'Rozpiska z BattleScribe lub New Recruit, lista tekstowa albo stół zapisany tutaj.',
  file: 'Wybierz plik',
  drop: 'albo upuść go tutaj',
  paste: 'Albo wklej listę',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Odczytaj',
  reading: 'Odczyt…',
  unreadable: 'Nie udało się otworzyć tego pliku.',
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie.',
  onlyFirst: 'Odczytano tylko pierwszy z tych plików.',
  another: 'Odczytaj coś innego',
  more: count => `Podobnych jeszcze: ${figure(count)}.`,
  problems: 'Nie udało się tego odczytać',
  found: 'Co zrozumiano',
  noUnits: 'Nie ma jeszcze jednostek',
  aboard: count => `na pokładzie: ${unitsOf(count)}`,
  on: (character, unit) => `${unit} + ${character}`,
  notUnderstood: (count, typed) => `${figure(count)} × „${typed}” jest niezrozumiałe.`,
  meant: 'Chodzi o:',
  leaveOut: 'Pomiń',
  meantSpoken: (typed, name) => `„${typed}” to ${name}`,
  leaveOutSpoken: typed => `Pomiń „${typed}”`,
  byFile: count => `Użyj wartości z tego pliku, a nie z biblioteki: ${unitsOf(count)}`,
  whichDiffer: 'Co się różni',
  field: {
    type: 'typ', speed: 'szybkość', armour: 'pancerz', cc: 'WW', ff: 'WO', damageCapacity: 'wytrzymałość',
    critical: 'trafienia krytyczne', abilities: 'zdolności', weapons: 'broń',
  },
  instead: (field, library, file) => `${field} ${file}, nie ${library}`,
  notes: count => counted(count, { one: 'uwaga', few: 'uwagi', many: 'uwag', other: 'uwagi' }),
  take: count => `Przejmij ${takenOver(count)}`,
  open: count => `Wciąż otwarte: ${names(count)}. Co niewyjaśnione, zostanie pominięte.`,
  settled: (typed, name) => `„${typed}” to ${name}.`,
  leftOut: typed => `Pominięto „${typed}”.`,
  cannotJoin: name => `${name} musi najpierw mieć jednostkę, do której dołączy.`,
  understood: (formations, open) =>
    `Zrozumiano: ${formationsOf(formations)}${open === 0 ? '' : `, otwarte: ${names(open)}`}.`,
  untitled: 'Stół',
  table: (count, formations) => `${formationsOf(formations)}, ${unitsOf(count)}`,
  takeTable: 'Przygotuj ten stół',
};

/** What is said of a list that was read from outside. */
const armyListsImport: Words['army-lists/import'] = {
  tooLarge: 'To jest o wiele za duże jak na listę lub scenariusz, więc nie zostało odczytane.',
  notText: 'To nie jest tekst: ma bajty, jakich nie ma żadna lista.',
  nothing: 'Nic z tego nie wygląda na formację.',
  nothingOf: (typed, near) => 'Nic z tego nie wygląda na formację. '
    + `Nikt się tu tak nie nazywa: ${typed.join(', ')}.`
    + (near.length === 0 ? '' : ` Najbliższe nazwy: ${near.join(', ')}.`),
  damagedJson: 'To wygląda na JSON, ale jest uszkodzone lub ucięte.',
  otherJson: 'Ten JSON to ani rozpiska, ani scenariusz.',
  declares: 'Ten plik deklaruje coś własnego (DOCTYPE), czego nie robi żadna rozpiska, więc go nie odczytano.',
  damagedRoster: 'Ta rozpiska jest uszkodzona lub ucięta.',
  otherXml: 'Ten XML to nie rozpiska.',
  catalogue: 'To katalog, z którego powstają rozpiski: wyeksportuj rozpiskę ze swojego programu.',
  scenario: 'To scenariusz, a nie rozpiska.',
  rosterTooDeep: 'Ta rozpiska jest zagnieżdżona głębiej niż jakakolwiek armia.',
  rosterTooLarge: 'Ta rozpiska zawiera więcej niż jakakolwiek armia.',
  damagedArchive: 'To archiwum jest uszkodzone lub ucięte.',
  noRosterInside: 'W tym archiwum nie ma rozpiski.',
  archiveInside: 'W tym archiwum jest drugie archiwum, a ono zostaje zamknięte.',
  manyFiles: 'W tym archiwum jest za dużo plików jak na rozpiskę.',
  largeInside: 'To, co jest w tym archiwum, jest za duże jak na rozpiskę.',

  firstNames: most => form(most, {
    one: 'Sprawdzono tylko pierwszą nazwę.', few: `Sprawdzono tylko pierwsze ${figure(most)} różne nazwy.`,
    many: `Sprawdzono tylko pierwszych ${figure(most)} różnych nazw.`,
    other: `Sprawdzono tylko pierwsze ${figure(most)} nazwy.`,
  }),
  firstUnmatched: most => `Pokazano tylko ${counted(most, {
    one: 'niezrozumiałe słowo', few: 'niezrozumiałe słowa', many: 'niezrozumiałych słów',
    other: 'niezrozumiałego słowa',
  })}.`,
  firstLines: most => form(most, {
    one: 'Odczytano tylko pierwszy wiersz.', few: `Odczytano tylko pierwsze ${figure(most)} wiersze.`,
    many: `Odczytano tylko pierwszych ${figure(most)} wierszy.`,
    other: `Odczytano tylko pierwsze ${figure(most)} wiersza.`,
  }),
  firstLetters: most => `Z wiersza odczytano tylko ${counted(most, {
    one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku',
  })}.`,
  cut: most => `Formację ucięto. Ma teraz ${counted(most, {
    one: 'jednostkę', few: 'jednostki', many: 'jednostek', other: 'jednostki',
  })}.`,
  heading: name => `${name} to zapewne nagłówek.`,
  column: name => `Kolumna ${name} została pominięta.`,
  times: (name, count) => `${name}: przyjęta liczba formacji to ${figure(count)}.`,
  assumed: name => `${name} nie podaje własnych jednostek; wzięto najmniejszą liczbę, na jaką pozwala lista armii.`,
  ability: name => `${name} to tutaj zdolność, więc ją pominięto.`,
  unusable: name => `${name} nie może tu walczyć.`,
  unusableWhy: (name, why) => `${name} nie może tu walczyć. ${why}`,
  taken: (name, unit) => `${name} to zapewne ${unit}.`,
  noUnits: names => `Pominięto, bo to nie jednostki: ${names.join(', ')}.`,
  noFormations: names => `Pominięto, bo to nie formacje: ${names.join(', ')}.`,
  otherGame: name => `Ta rozpiska jest do innej gry: ${name}.`,
  manyFormations: most => `Za dużo formacji (najwyżej ${figure(most)}); nic nie odczytano.`,
  manyStands: (name, most) => `${name}: za dużo jednostek (najwyżej ${figure(most)}); nic nie odczytano.`,
  enough: (name, count) => `Tyle ${name}, ile trzeba, by pomieścić wszystkich: ${figure(count)}.`,
  unread: (name, parts) => `Niezrozumiałe w profilu ${name}: ${parts.join(', ')}.`,
  unreadable: name => `Profilu ${name} z tego pliku nie zrozumiano.`,
  differs: names => `W tym pliku są inne wartości niż w bibliotece (obowiązują te z biblioteki): ${names.join(', ')}.`,
  alone: name => `${name} to karta jednostki bez listy; wzięto jedną jednostkę.`,
  idle: name => `Nikt na tej liście nie nazywa się ${name}, choć jest tu taka karta jednostki.`,
};

/** What the set-up of Warhammer 40,000 says. */
const phase: Words['set-up/phase'] = {
  heading: 'Przygotuj własną walkę',
  edition: 'Zasady',
  hints: { attacker: '10 tactical marines', defender: '20 ork boyz' },
  search: 'Jednostki',
  tab: (side, models) => `${side === 'attacker' ? 'Atakujący' : 'Obrońca'} · ${figure(models)}`,
  rows: 'Kto tam stoi',
  howMany: name => `Liczba: ${name}`,
  carries: name => `Czym uderza ${name}`,
  asListed: 'jak we wpisie',
  characteristics: (ws, s, t, w, i, a, ld, save) =>
    `WS ${ws} · S ${s} · T ${t} · W ${w} · I ${i} · A ${a} · Ld ${ld} · Sv ${save}`,
  together: 'w tej samej jednostce',
  joined: name => `dołącza do: ${name}`,
  fromList: 'Wybierz z listy',
  army: 'Armia',
  chooseArmy: 'Wybierz armię…',
  add: name => `Dodaj: ${name}`,
  own: 'Utwórz własny profil',
  ownKept: name => `${name}: można już wpisać.`,
  noProfiles: 'Żadne źródło nie ma profili tej edycji: wpisuje się własne.',
  begin: 'Zaczyna się od',
  begins: { charge: 'szarży', fight: 'walki' },
  whole: 'Graj według całej siódmej edycji',
  wholeMore: count => `${counted(count, {
    one: 'zasada', few: 'zasady', many: 'zasad', other: 'zasady',
  })} ze stron spoza tekstu, z podaniem źródeł.`,
  idle: names => `Broń, która bez tych zasad nie działa w szczególny sposób: ${names.join(', ')}.`,
  notTyped: 'Tego stołu nie wpisano tutaj. To, co wpiszesz poniżej, zajmie jego miejsce.',
  otherGame: 'Przygotuj grę Epic: Armageddon',
  thisGame: 'Przygotuj grę Warhammer 40,000',
  otherGameMore: 'Inny stół z inną grą',
  afterCharge: 'Szanse dotyczą walki po szarży, jeśli wszyscy wejdą w kontakt.',
  standsThere: name => `Tam już stoi: ${name}.`,
  saved: 'Zapisane stoły',
  roster: 'Lista siódmej edycji',
  rosterMore: 'Plik BattleScribe (.ros, .rosz) albo lista tekstowa.',
  rosterFor: { attacker: 'Wczytaj dla atakującego', defender: 'Wczytaj dla obrońcy' },
  rosterText: 'Lista tekstowa',
  rosterFile: 'Wybierz plik',
  keep: 'Zapisz',
  drop: 'Anuluj',
  fields: {
    name: 'Nazwa', weaponSkill: 'WS', strength: 'S', toughness: 'T', wounds: 'W', initiative: 'I', attacks: 'A',
    leadership: 'Ld', save: 'Sv', invulnerable: 'Inv', weapons: 'Broń',
  },
  weaponsHint: 'power sword, pistol',
  noWeapon: name => `Nie ma tu broni ${name}.`,
};

export const setUpBooks: English['set-up'] = {
  'set-up': setUp,
  'set-up/phase': phase,
  'formation-builder': formationBuilder,
  'formation-builder/card': formationBuilderCard,
};

export const formationCardBooks: English['formation-card'] = {
  'formation-builder/abilities': formationBuilderAbilities,
  'formation-builder/profile-form': formationBuilderProfileForm,
  'army-lists/choices': armyListsChoices,
};

export const tableEditorBooks: English['table-editor'] = {
  'table-editor': tableEditor,
  'table-editing/remarks': tableEditingRemarks,
};

export const importBooks: English['import'] = {
  'set-up/import': setUpImport,
  'army-lists/import': armyListsImport,
};
