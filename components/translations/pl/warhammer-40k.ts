/** In Polish: an assault phase of Warhammer 40,000. */
import type { EndKey } from '../../../src/warhammer-40k/explain/nearest-end.ts';
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { byDice, diceOf, further, HEADED_SIDES, SIDES, WEAPONS } from './grammar.ts';

type Words = English['warhammer-40k'] & English['warhammer-40k-dice'] & English['warhammer-40k-menu']
  & English['warhammer-40k-policy']
  & English['warhammer-40k-silent'] & English['warhammer-40k-fight'] & English['warhammer-40k-odds']
  & English['warhammer-40k-map'];

/** When it is somebody's turn to strike. */
export const rungWords = (rung: Rung): string => (rung === 'cover' ? 'krok osłony' : `Inicjatywa ${rung}`);

/** The two answers that many questions have. */
const yesOrNo = { no: 'nie', yes: 'tak' } as const;

const SAVES = { armour: 'pancerz', invulnerable: 'niewrażliwość' };

/** What the 40k walk-through says of its own accord. */
const warhammer40k: Words['warhammer-40k'] = {
  phase: title => `Faza szturmu: ${title}`,
  untitled: 'Faza szturmu',
  verdicts: {
    wound: { counts: 'rana', countsNot: 'bez rany' },
    save: { counts: 'obroniona', countsNot: 'nieobroniona' },
  },
  noEdition: (ruleset, editions) =>
    `Nie ma zestawu zasad „${ruleset}”. Po „warhammer-40k-” może stać: ${editions.join(', ')}.`,
  noSample: (id, known) => `Nie ma dołączonej fazy „${id}”. Do wyboru: ${known.join(', ')}.`,
  charge: 'Szarża',
  fight: 'Walka',
  aftermath: 'Następstwa',
  step: rung => `Inicjatywa ${rung}`,
  coverStep: 'krok osłony',
  chooses: (names, forces) => `${form(forces, { one: 'Wybiera', other: 'Wybierają' })}: ${names}.`,
  other: 'Inny',
  usual: 'zwykła odpowiedź',
  forAll: 'Dla wszystkich jak zwykle',
  tapToo: 'Możesz też dotknąć modelu na mapie.',
  whyRule: 'Co mówi zasada?',
  textSays: (question, answer) => `${question} ${capital(answer)}.`,
  notTold: 'ten tekst tego nie mówi',
  menu: 'Fazy, edycje i kości',
  nextTurnMore: 'Tura drugiego gracza: kto jest związany, walczy dalej, a kto ucieka, ucieka dalej.',
  edition: 'Edycja',
  playedUpTo: title => `Rozegrano od nowa według tego tekstu. Odtąd przebieg jest inny: ${title}.`,
  inTurn: (edition, turn, active) => `${edition}, tura ${turn}, ${SIDES[active]}`,
  combat: (units, round) => `${units.join(', ')}, runda ${round}`,
  fallBackRolls: 'Rzuty odwrotu do przebicia',
  fallBackRoll: (unit, roll) => `${unit} wyrzuca ${roll}.`,
  wounds: 'Zadane rany',
  losses: 'Jednostki',
  resultOf: ({ winner, wounds: { attacker, defender } }) => {
    if (winner === null && attacker !== defender) return `Rany: ${attacker} do ${defender}.`;
    return `${winner === null ? 'Remis' : `Wygrywa ${SIDES[winner]}`}: rany ${attacker} do ${defender}.`;
  },
  fateOf: (name, fate, lost, of) => `${name}: ${fate}, straty: ${lost} z ${of}`,
  toMove: names => `Jeszcze do ruchu: ${names}.`,
  declared: (unit, targets) => `${unit} szarżuje. Cel: ${targets.join(', ')}.`,
  charger: 'Kto szarżuje?',
  targets: 'Na kogo?',
  primary: 'cel główny',
  picked: 'Kto rusza się następny?',
  noWeapon: 'zwykły atak',
  attacksOf: (model, attacks) =>
    `${model}: ${counted(attacks, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' })}`,
  attacksAt: (model, unit) => `${model}: ataki na cel ${unit}`,
  at: targets => `cel: ${targets.join(', ')}`,
  fires: unit => `${unit} może strzelać`,
  woundsOn: model => `Rany: ${model}`,
  misses: unit => `${unit} strzela i pudłuje`,
  guns: { gun: 'Broń', template: 'Wzorniki', blast: 'Broń wybuchowa' },
  gunShots: guns => `${guns}: strzały`,
  gunHits: guns => `${guns}: trafienia`,
  gunStrength: guns => `${guns}: Siła`,
  gunPiercing: guns => `${guns}: AP (0, gdy brak)`,
  shoots: unit => `${unit} strzela`,
  fireWounds: (unit, wounds) =>
    `${unit} strzela: ${counted(wounds, { one: 'rana', few: 'rany', many: 'ran', other: 'rany' })}`,
  nobody: 'nikt',
  versus: (who, against) => `${who} – ${against}`,
  thrown: (purpose, target) => `${capital(purpose)}${target === null ? '' : ` ${target}+`}`,
  choices: {
    combat: 'Która walka następna?',
    toughness: 'Która Wytrzymałość się liczy?',
    'armour-group': 'Który pancerz pierwszy przyjmuje rany?',
    casualty: 'Kto przyjmuje ranę?',
    pool: 'Które rany teraz rozliczyć?',
    nominee: 'Kto musi pierwszy wykonać rzut obronny?',
    'force-victim': 'W kogo wymierzyć broń psioniczną?',
    morale: 'Testować morale czy celowo nie zdać testu?',
    sweep: 'Ruszyć w pościg?',
    'free-round': 'Uderzyć w uciekającego wroga?',
    'range-again': 'Którymi kośćmi rzucić ponownie?',
    'hit-and-run': 'Oderwać się od walki?',
    direction: 'Dokąd?',
  },
  options: {
    test: 'Testuj morale', fail: 'Celowo nie zdaj testu', sweep: 'W pościg',
    stay: 'Zostań', strike: 'Uderz', hold: 'Wstrzymaj się',
    'no-armour': 'Bez pancerza',
    none: 'Żadna', first: 'Pierwsza kość', second: 'Druga kość', both: 'Obie kości',
    leave: 'Oderwij się',
  },
  oClock: hour => `W stronę godziny ${hour}`,
  hours: {
    up: 'w górę mapy', right: 'w prawo na mapie',
    down: 'w dół mapy', left: 'w lewo na mapie',
  },
  toughness: value => `Wytrzymałość ${value}`,
  saveOn: face => `Rzut obronny ${face}+`,
  refused: {
    'not-agreed': weapons =>
      `${weapons}: heavy nie ma w tym tekście; uzgodnij 4C-W3 (heavyWeapons) albo weź ordinary.`,
    'needs-number': weapons => `${weapons}: w tej edycji nie ma takiej broni; podaj armourPiercing.`,
  },
  idleGrenades: grenades => `${grenades}: te granaty według tego tekstu nic nie robią.`,
  playsOn: 'Ten stół ustawiono, zanim zaczęto tego wymagać: można grać jak dawniej, ale szans nie da się policzyć.',
  otherSaves: 'Inny rzut obronny zamiast tego',
  keepsWound: model => `${model}: bez rzutu, rana zostaje`,
  odds: 'Szanse w tej walce od tego miejsca',
  oneBy: (who, by, need) => `${who}: jedna rana, rzut na ${SAVES[by]} ${need}+`,
  allBy: (who, by, need) => `${who}: wszystkie rany, rzut na ${SAVES[by]} ${need}+`,
  round: round => `runda ${round}`,
  woundsLeft: (left, of) => `żywotność ${left} z ${of}`,
  armour: save => (save === null ? 'bez pancerza' : `obrona ${save}+`),
  poolOf: (strength, kind) => `Siła ${strength}, ${WEAPONS[kind]}`,
  sixes: 'szóstki na zranienie',
  fates: { destroyed: 'zniszczona', 'falling-back': 'w odwrocie', locked: 'związana walką', free: 'niezwiązana' },
};

/** The menu of a phase, and what stands around the questions that the texts leave open. */
const warhammer40kMenu: Words['warhammer-40k/menu'] = {
  startAgainMore: 'Ta sama faza z tymi samymi kośćmi.',
  newDiceMore: 'Od początku, z kośćmi, których nikt nie widział.',
  rulings: 'Jak to się gra w twoim klubie?',
  rulingsMore: 'Pytania, które teksty zostawiają otwarte.',
  completion: {
    heading: 'Uzupełnienie',
    lead: 'Co dodają strony spoza tego tekstu. Nic z tego nie obowiązuje, póki tego nie włączysz.',
    whole: { '7th': 'Graj według całej siódmej edycji', '4th': 'Graj według całej czwartej edycji' },
    none: 'Wyłącz wszystko',
    left: rows =>
      `Wyłączone z braku zapisanego źródła: ${rows.join(', ')}. Włącz osobno to, czego chcesz.`,
    later: 'Ustala się to przed pierwszą turą.',
    rows: 'Co obowiązuje',
    subjects: {
      charge: 'Szarża',
      overwatch: 'Ogień obronny',
      traits: 'Zasady specjalne',
      weapons: 'Broń i granaty',
      wounds: 'Rany i rzuty obronne',
      characters: 'Bohaterowie',
      outcome: 'Po walce',
    },
  },
  rulingsLead: 'Po nowej odpowiedzi faza toczy się od nowa z tymi samymi kośćmi, tak daleko, jak się da.',
  back: 'Wróć do fazy',
  editions: 'Ten sam stół według innego tekstu',
  phases: 'Dołączone fazy',
  editionsMore: {
    'trial-seven-steps': 'Późniejszy szkic: uderzają wszyscy w kontakcie podstawek, dosunięcie jest przed oderwaniem.',
    'trial-eight-steps': 'Wcześniejszy szkic: krok osłony przed wszystkimi innymi, dodatkowa runda dla ruszających w '
      + 'pościg.',
    '4th': 'Opisuje samą walkę; szarżę i następstwa uzgadniają gracze.',
    '7th': 'Ogień obronny, losowe szarże, pule ran, pościg, który niszczy.',
  },
  asked: {
    lapOverflow: {
      asks: 'Na kogo przechodzą rany grupy pancerza, w której nikt nie został?',
      answers: { spill: 'na następną grupę', discard: 'przepadają' },
    },
    majority: {
      asks: 'Co to jest większość?',
      answers: { most: 'wartość, którą ma najwięcej modeli', 'more-than-half': 'wartość, którą ma ponad połowa' },
    },
    coverInOngoingCombat: { asks: 'Czy osłona przysługuje jednostce, która już walczyła?', answers: yesOrNo },
    freeRoundSecondWeapon: { asks: 'Czy druga broń liczy się w dodatkowej rundzie pościgu?', answers: yesOrNo },
    moraleTest: {
      asks: 'Kiedy test Dowodzenia jest zdany?',
      answers: {
        'at-most-leadership': 'dwie kości dają najwyżej tyle, ile wynosi Dowodzenie',
        'natural-two-passes': 'wynik to najwyżej Dowodzenie albo dwie jedynki',
      },
    },
    penaltyPerWound: {
      asks: 'Ile Dowodzenia kosztuje przegranych każda rana różnicy?',
      answers: { 1: 'jeden punkt', 0: 'nic', 2: 'dwa punkty' },
    },
    dangerousSave: {
      asks: 'Co chroni przed raną od niebezpiecznego terenu?',
      answers: {
        none: 'nic', invulnerable: 'rzut niewrażliwości', 'armour-or-invulnerable': 'pancerz albo niewrażliwość',
      },
    },
  },
};

/** Where the text does not tell. */
const warhammer40kSilent: Words['warhammer-40k/silent'] = {
  siblings: 'Według stron pokrewnych',
  siblingsMore: 'Z drugiej ręki, z innych stron tej edycji. Reszta zostaje otwarta.',
  siblingsTell: answer => `Strony pokrewne mówią: ${answer}.`,
  siblingsTellNot: 'Strony pokrewne tego nie mówią.',
  asIn: edition => `Tak jak w tekście: ${edition}`,
  silent: 'Ten tekst tego nie mówi',
  silentLead: (edition, what) => `${edition}: ${what} Niczego tu nie zmyślamy. Możesz przyjąć odpowiedź z innej `
    + 'edycji albo grać dalej bez odpowiedzi.',
  notAgreed: 'nieuzgodnione',
};

/** The questions in which the editions differ, and their answers. */
export const warhammer40kPolicy: Words['warhammer-40k/policy'] = {
  chargeShape: {
    asks: 'W jakiej kolejności szarżują jednostki?',
    answers: {
      together: 'wszystkie ogłaszają szarżę, potem wszystkie się ruszają',
      'in-turn': 'jednostka po jednostce ogłasza szarżę i się rusza',
    },
  },
  chargeRange: {
    asks: 'Jak daleko sięga szarża?',
    answers: { unit: 'tak daleko, jak może jednostka', six: '6″', 'two-dice': 'dwie kości' },
  },
  chargeTerrain: {
    asks: 'Co robi z szarżą trudny teren?',
    answers: { 'keep-higher': 'zasięgiem jest wyższa z dwóch kości', 'minus-two': 'zasięg o 2″ mniejszy' },
  },
  chargeSight: { asks: 'Czy szarżujący musi widzieć cel?', answers: yesOrNo },
  multiCharge: {
    asks: 'Co ogranicza szarżę na kilka jednostek?',
    answers: {
      primary: 'wszystkie w zasięgu, najpierw cel główny', cluster: 'każda w odległości do 2″ od innej',
      disordered: 'jest nieuporządkowana i nie daje premii',
    },
  },
  shotThenCharge: {
    asks: 'Na kogo może szarżować jednostka, która strzelała?',
    answers: {
      'shot-unit-first': 'najpierw na ostrzelaną jednostkę, na inne przy okazji',
      'shot-unit-only': 'tylko na ostrzelaną jednostkę',
      'shot-unit-primary': 'na ostrzelaną jednostkę jako cel główny',
    },
  },
  stationaryFireBan: {
    asks: 'Czy może szarżować jednostka, która stała w miejscu, by strzelać?',
    answers: { banned: 'nie', allowed: 'tak', caller: 'decyduje ten, kto przygotowuje stół' },
  },
  overwatch: {
    asks: 'Czy cel szarży może strzelać pierwszy?', answers: { no: 'nie', yes: 'tak, raz na turę' },
  },
  support: {
    asks: 'Jak uderzają modele stojące przy sojuszniku w kontakcie?',
    answers: { 'one-attack': 'jednym zwykłym atakiem', full: 'wszystkim, co mają' },
  },
  supportedBy: {
    asks: 'Przy których sojusznikach muszą stać?',
    answers: { 'own-unit': 'przy modelach z własnej jednostki', 'any-friend': 'przy dowolnym sojuszniku w tej walce' },
  },
  engagedWhen: {
    asks: 'Kiedy ustala się, kto walczy?',
    answers: {
      'fight-start': 'raz, na początku walki', step: 'w każdym kroku Inicjatywy',
      'step-after-pile-in': 'w każdym kroku, po dosunięciu na odległość do 3″',
    },
  },
  vulnerable: {
    asks: 'Kto może paść?',
    answers: {
      'danger-zone': 'modele w kontakcie z uderzającymi albo w odległości do 2″ od takiego modelu',
      engaged: 'modele walczące w tym kroku', 'whole-unit': 'każdy model jednostki, od najbliższego',
    },
  },
  chargeBonusBar: {
    asks: 'Co odbiera premię za szarżę?',
    answers: {
      'fired-but-terminators': 'strzelanie, ale nie Terminatorom, motorom i machinom kroczącym',
      fired: 'strzelanie, ale nie motorom i machinom kroczącym', disordered: 'nieuporządkowana szarża',
      photon: 'granaty fotonowe',
    },
  },
  cover: {
    asks: 'Co daje osłona celom szarży, które w niej stoją?',
    answers: {
      'initiative-10': 'uderzają z Inicjatywą 10', 'before-all': 'uderzają przed wszystkimi innymi', nothing: 'nic',
    },
  },
  coverLine: {
    asks: 'Dla kogo ustala się, czy szarża szła przez osłonę?',
    answers: { unit: 'dla całej jednostki', model: 'dla każdego modelu' },
  },
  terrainStrikesLast: {
    asks: 'Czy szarżujący przez trudny teren uderzają ostatni?',
    answers: { no: 'nie', yes: 'tak, z Inicjatywą 1' },
  },
  majorityOver: {
    asks: 'Wśród kogo liczy się WS i Wytrzymałość?',
    answers: { unit: 'w całej jednostce', engaged: 'wśród jej walczących modeli' },
  },
  tieWeaponSkill: {
    asks: 'Które WS się liczy, gdy żadne nie ma większości?',
    answers: { lowest: 'najniższe', highest: 'najwyższe z równie częstych' },
  },
  tieToughness: {
    asks: 'Która Wytrzymałość się liczy, gdy żadna nie ma większości?',
    answers: {
      owner: 'właściciel wybiera z równie częstych', lowest: 'najniższa', highest: 'najwyższa z równie częstych',
    },
  },
  armour: {
    asks: 'Co odbiera rzut obronny za pancerz?',
    answers: {
      denied: 'broń z taką zasadą', 'armour-piercing': 'broń, której AP jest co najmniej tak dobre jak rzut obronny',
    },
  },
  allocation: {
    asks: 'Jak rozdziela się rany?',
    answers: {
      lap: 'na grupę pancerza, która idzie pierwsza, potem na następną, potem od nowa',
      iterative: 'na największą grupę pancerza, liczoną od nowa po każdej partii',
      pools: 'pula po puli, od najbliższego modelu', 'owner-picks': 'właściciel wybiera spośród walczących',
    },
  },
  splitAttacks: {
    asks: 'Jak uderza model, który może dosięgnąć kilku jednostek?',
    answers: { 'by-model': 'wybiera jedną jednostkę', 'by-attack': 'dzieli swoje ataki' },
  },
  stageOrder: {
    asks: 'W jakiej kolejności następują etapy po walce?',
    answers: {
      'pile-in-first': 'dosunięcie, oderwanie, konsolidacja', 'break-off-first': 'oderwanie, konsolidacja, dosunięcie',
      'sweep-first': 'pościg, dosunięcie, konsolidacja',
    },
  },
  panic: {
    asks: 'Czy sojusznicy wybitej jednostki wpadają w panikę?',
    answers: { no: 'nie', 'within-6': 'tak, w odległości do 6″' },
  },
  moralePenalty: {
    asks: 'Czy test morale jest tym trudniejszy, im większą różnicą ran strona przegrała?', answers: yesOrNo,
  },
  autoFail: {
    asks: 'Czy przegrani mogą celowo nie zdać testu morale?',
    answers: { no: 'nie', yes: 'tak, jeśli nie mogą zranić wroga' },
  },
  sweep: {
    asks: 'Co się dzieje z tymi, których dopadnie pościg?',
    answers: {
      relock: 'zostają w walce', 'free-round': 'jeszcze raz dostają ciosy i uchodzą',
      destroy: 'zostają zniszczeni; liczy się najwyższa Inicjatywa jednostki',
      'destroy-by-most': 'zostają zniszczeni; liczy się Inicjatywa większości jednostki',
    },
  },
  consolidate: {
    asks: 'Jak daleko konsolidują się zwycięzcy i kogo mogą dotknąć?',
    answers: { 'three-any': 'do 3″, każdego', 'three-new': 'do 3″, nowych wrogów', 'die-none': 'jedna kość, nikogo' },
  },
  endPileIn: {
    asks: 'Jak na koniec dosuwają się ci, którzy wciąż są związani walką?',
    answers: {
      'six-unengaged-first': 'do 6″ przez wszystko, najpierw ku niezajętym wrogom', six: 'do 6″ przez wszystko',
      'three-as-charge': 'do 3″, jak w szarży',
    },
  },
  lockedShooting: {
    asks: 'Kto, gdy jest związany walką, nie strzela i nie jest ostrzeliwany?',
    answers: { model: 'modele w kontakcie i te w odległości do 2″ od nich', unit: 'cała jednostka' },
  },
  characterStrike: {
    asks: 'Kogo uderzają wrogowie, którzy dotykają bohatera i jego jednostki?',
    answers: { may: 'do wyboru', must: 'bohatera', 'with-unit': 'jednostkę, której jest modelem' },
  },
  monsterIsCharacter: { asks: 'Czy potworna istota liczy się jak bohater?', answers: yesOrNo },
  weaponEffects: {
    asks: 'Co robi broń specjalna?',
    answers: {
      'trial-rules': 'to, co mówią zasady próbne', borrowed: 'to, co mówią zasady próbne, zapożyczone z nich',
      'special-rules': 'to, co mówią zasady specjalne spoza tekstu, łącznie z AP',
    },
  },
  heavyWeapons: {
    asks: 'Jaki rzut obronny za pancerz przysługuje przeciw broni ciężkiej?',
    answers: { 'four-at-best': 'w najlepszym razie na 4+', unknown: 'nie ma takiej broni' },
  },
};

/** What is said of those who stand on a battlefield of Warhammer 40,000. */
export const warhammer40kScene: Words['warhammer-40k/scene'] = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, uderza w kroku: ${rung}`,
  fillings: {
    solid: 'uderza teraz, w kontakcie', tinted: 'teraz, przy sojuszniku',
    ring: 'uderza w kroku podanym w środku',
  },
  fires: 'strzela teraz',
  step: 'krok',
  strength: points => `S ${figure(points)}`,
  piercing: points => `AP ${figure(points)}`,
  unit: (name, left, all) => `${name} · ${figure(left)}${left < all ? ` z ${figure(all)}` : ''}`,
  touches: (name, enemy) => `${name} dotyka wroga: ${enemy}`,
  standsBy: (name, friend) => `${name} stoi przy sojuszniku: ${friend}`,
  told: line => `${line}.`,
  wound: number => `Rana ${number}`,
  kinds: {
    woods: 'las', ruins: 'ruiny', barricade: 'barykada', craters: 'kratery', water: 'woda', swamp: 'bagno',
    hill: 'wzgórze', rock: 'skała', building: 'budynek',
  },
  remaining: inches => `zostało ${inches}`,
  way: (inches, most) => `${inches} z ${most}`,
};

const KEYS =
  'Strzałkami przechodzisz od modelu do modelu, Enter wybiera. Wybrany model, jeśli może się ruszyć, przesuwasz nimi '
  + 'o pół cala, z klawiszem Shift o dwa. Enter stawia model, Escape cofa ruch, potem wybór, potem opuszcza mapę. '
  + 'Page Up i Page Down przechodzą do innych modeli. Plus, minus i zero zmieniają powiększenie.';

/** What the battlefield of a phase says. */
const warhammer40kMap: Words['warhammer-40k/map'] = {
  map: counters =>
    `Pole bitwy: ${counted(counters, { one: 'model', few: 'modele', many: 'modeli', other: 'modelu' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Znak zapytania pyta, dlaczego model może lub nie może walczyć.`,
  caption: 'Modele na polu bitwy',
  columns: {
    name: 'Model', side: 'Strona', values: 'Inicjatywa', fights: 'Jak walczy', nearest: 'Najbliższy wróg',
    hits: 'Rany', kind: 'Rodzaj', place: 'Miejsce, cale w prawo · w górę',
  },
  shapes: { circle: 'model', square: 'motor lub machina krocząca', ring: 'potworna istota' },
  stances: {
    fighting: 'w kontakcie podstawek', engaged: 'bez kontaktu', supporting: 'przy sojuszniku w kontakcie',
    bystander: 'poza walką',
  },
  dead: 'stracony',
  broken: 'w odwrocie',
  lines: {
    contact: 'w kontakcie podstawek', firefight: 'strzela', support: 'przy sojuszniku w kontakcie',
    'too-far': 'za daleko',
    blocked: 'poza polem widzenia', distance: 'odległość, która decyduje',
  },
  hit: state => `rana, ${state}`,
  token: (number, state) => `rana ${number}, ${state}`,
  tokenOn: (number, name) => `Rana ${number}: ${name}`,
};

const STATES = { done: 'już za nami', now: 'teraz', later: 'dopiero przed nami' } as const;

/** 'WS 4 – WS 3: 3+' */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} – ${against}: ${need === null ? 'nigdy' : `${need}+`}`.replaceAll(' ', '\u00a0');

const wounds = (count: number): string =>
  counted(count, { one: 'rana', few: 'rany', many: 'ran', other: 'rany' });

/** What would be so if a move of a phase ended elsewhere. */
const ENDS: Readonly<Record<EndKey, string>> = {
  'short-enough': 'byłby wystarczająco krótki', room: 'byłoby tam miejsce', clear: 'byłby poza tym terenem',
  touching: 'model doszedłby do wroga, tak jak musi', together: 'model zostałby przy swojej jednostce',
  allowed: 'byłby dozwolony',
};

/** What is said round a fight. */
const warhammer40kFight: Words['warhammer-40k/fight'] = {
  answers: { yes: 'Tak', no: 'Nie', 'not-now': 'Nie teraz' },
  speaks: { for: 'Za:', against: 'Przeciw:', neither: 'Warto wiedzieć:' },
  opposite: ({ move, could }) => `Gdyby stał ${further(move, '″')}, ${could ? 'uderzałby' : 'nie uderzałby'}.`,
  end: ({ move, then }) => `Gdyby ruch kończył się ${further(move, '″')}, ${ENDS[then]}.`,
  ladder: 'Inicjatywa',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) => `${rungWords(rung)}, ${STATES[state]}: `,
  ledger: 'Ciosy tego kroku',
  columns: { blows: 'Ciosy', dice: 'Kości', hits: 'Trafienia', wounds: 'Rany' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'trafia bez rzutu' : needWords(`WS ${weaponSkill}`, `WS ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `S ${strength}` : needWords(`S ${strength}`, `T ${againstToughness}`, need)),
  wound: (strength, on) => `S ${strength}, rani na ${on}+`,
  special: kind => WEAPONS[kind],
  against: target => `– cel: ${target}`,
  ofUnit: (unit, why) => `${unit}: ${why}`,
  slain: 'zabity',
  wounded: 'utracony punkt żywotności',
  sameOne: 'Ten sam model, dopóki stoi',
  elseAnother: unit => `w przeciwnym razie inny model z jednostki ${unit}`,
  waits: 'jeszcze nieprzydzielona',
  whyNumbers: 'Skąd te liczby?',
  notYet: 'jeszcze bez rzutu',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit}: ${wounds(of)}, obronione: ${saved}, przyjęte: ${lost}`, ...(beyond > 0 ? [`przepadło: ${beyond}`] : []),
  ].join(', '),
  open: waiting => `do rozliczenia: ${wounds(waiting)}`,
  why: model => `Czy ${model} uderza?`,
  rule: id => `Zasada ${id}`,
  ruleSays: 'Co mówi zasada',
  close: 'Zamknij',
};

/** What is said round the odds of a fight. */
const warhammer40kOdds: Words['warhammer-40k/odds'] = {
  oddsOf: (attackers, defenders) => `Szanse w walce: ${attackers} – ${defenders}`,
  calculator: 'Szanse w walce',
  edition: 'Zasady',
  fight: 'Walka',
  afterCharge: 'Modele stoją jak po szarży, tak samo w każdej edycji.',
  ifCharged: 'Jeśli w szarży wszyscy wejdą w kontakt i nikt po drodze nie padnie od ognia obronnego:',
  beforeCharges: 'Szarż jeszcze nie było: szanse w walce poznamy, gdy modele będą w kontakcie.',
  nobodyTouches: 'Nikt nie jest w kontakcie z wrogiem, więc walki nie ma.',
  allFought: 'Wszystkie walki tej tury są stoczone.',
  reckoning: 'Liczenie…',
  failed: 'Szans w tej walce nie da się policzyć.',
  sides: HEADED_SIDES,
  wins: 'Kto wygrywa',
  mostWounds: 'Kto zadaje więcej ran',
  none: 'Nikt',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Co może się zdarzyć',
  wipedOut: 'Nikt nie ocalał',
  breaks: 'Jednostka nie zdaje testu morale',
  swept: {
    relock: 'Pościg dopada jednostkę, a ta zostaje w walce',
    'free-round': 'Pościg dopada jednostkę, a ta jeszcze raz dostaje ciosy',
    destroy: 'Pościg dopada i niszczy jednostkę',
    'destroy-by-most': 'Pościg dopada i niszczy jednostkę',
  },
  untold: 'Co wynika z walki, tego ten tekst nie mówi.',
  sampled: (points, chance) =>
    `Z dokładnością do ${points} pkt: z ${chance} przebiegów prześledzono tylko próby losowe.`,
  sampledSoFar: (points, chance) =>
    `Na razie z dokładnością do ${points} pkt: z ${chance} przebiegów prześledzono tylko próby losowe.`,
  readingLegend: 'Jak liczyć',
  reading: { exactly: 'Dokładnie', atLeast: 'Co najmniej' },
  lost: 'Modele stracone odtąd',
  wounds: 'Rany zadane w rundzie',
  count: 'Ile',
  assumed: {
    'usual-choices': 'Obaj gracze wybierają to, co zwykle.',
    'usual-pile-ins': 'Modele dosuwają się najkrótszą drogą.',
    'usual-weapons': 'Kto nie wybrał, uderza bronią, która daje najwięcej.',
  },
};

const MODELS = { one: 'model', few: 'modele', many: 'modeli', other: 'modelu' } as const;

const BY_MODELS = { one: 'modelem', few: 'modelami', many: 'modelami', other: 'modelu' } as const;

const SAVES_THROWN = {
  one: 'rzut obronny', few: 'rzuty obronne', many: 'rzutów obronnych', other: 'rzutu obronnego',
} as const;

/** Of two dice of a charge, those that are thrown again. */
const AGAIN: Readonly<Record<string, string>> = {
  none: 'Zostaw obie kości', first: 'Przerzuć pierwszą kość',
  second: 'Przerzuć drugą kość', both: 'Przerzuć obie kości',
};

/** What the next action of a phase is called. */
const warhammer40kPrimary: Words['warhammer-40k/primary'] = {
  chargeWith: unit => `Szarżuje: ${unit}`,
  nobodyElse: 'Nikt więcej nie szarżuje',
  endCharges: 'Zakończ szarże',
  move: unit => `Przesuń: ${unit}`,
  holdsFire: unit => `${unit} nie strzela`,
  endOverwatch: 'Zakończ ogień obronny',
  moveModels: models => `Przesuń: ${counted(models, MODELS)}`,
  moveNobodyElse: 'Nikt więcej się nie rusza',
  pileIn: models => `Dosuń: ${counted(models, MODELS)}`,
  endPileIn: 'Zakończ dosunięcie',
  endConsolidation: 'Zakończ konsolidację',
  strike: models => `Uderz ${counted(models, BY_MODELS)}`,
  throwRange: dice => `Rzuć ${byDice(dice)} na zasięg szarży`,
  throwDangers: dice => `Rzuć ${byDice(dice)} na niebez\u00ADpieczny teren`,
  throwRegroup: dice => `Rzuć ${byDice(dice)} na zbiórkę`,
  throwToHit: dice => `Rzuć ${byDice(dice)} na trafienie`,
  throwToWound: dice => `Rzuć ${byDice(dice)} na zranienie`,
  throwToWoundAgain: dice => `Przerzuć ${diceOf(dice)} na zranienie`,
  throwToHitAgain: dice => `Przerzuć ${diceOf(dice)} na trafienie`,
  throwDestroyed: dice => `Rzuć ${byDice(dice)} na rany od broni niszczycielskiej`,
  throwPainless: dice => `Rzuć ${byDice(dice)} na brak bólu`,
  testFear: 'Wykonaj test strachu',
  throwRampage: 'Rzuć na szał zniszczenia',
  throwSaves: dice =>
    (dice === 1 ? 'Wykonaj rzut obronny'
      : `Wykonaj ${counted(dice, SAVES_THROWN)}`),
  throwPsychic: 'Wykonaj test psioniki',
  testPanic: units =>
    `Test paniki: ${counted(units, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' })}`,
  testMoraleOn: need => `Test morale na ${figure(need)}`,
  testMorale: units =>
    `Test morale: ${counted(units, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' })}`,
  fallBack: dice => `Odwrót o ${figure(dice)}K6`,
  throwSweep: dice => `Rzuć ${byDice(dice)} na pościg`,
  throwConsolidation: dice => `Rzuć ${byDice(dice)} na konsolidację`,
  throwInitiative: 'Wykonaj test Inicjatywy',
  throwSlip: dice => `Rzuć ${byDice(dice)} na oderwanie`,
  throwRollOff: 'Rzuć o pierwszeństwo',
  throwLookOut: 'Rzuć na „Uwaga, sir!”',
  throwTemplates: dice => `Rzuć ${byDice(dice)} za wzorniki`,
  withoutAnswers: answers => `Dalej bez ${counted(answers, { one: 'odpowiedzi', other: 'odpowiedzi' })}`,
  beginTurn: turn => `Zacznij turę ${figure(turn)}`,
  review: 'Analiza',
  choices: {
    combat: what => `Rozegraj: ${what}`,
    toughness: what => `Licz: ${what}`,
    'armour-group': what => `Najpierw: ${what}`,
    casualty: what => `Przyjmuje: ${what}`,
    pool: what => `Rozlicz: ${what}`,
    nominee: what => `Pierwszy rzut obronny: ${what}`,
    'force-victim': what => `Przeciw: ${what}`,
    morale: unit => `Test morale: ${unit}`,
    sweep: unit => `W pościg: ${unit}`,
    'free-round': unit => `Uderza: ${unit}`,
    'range-again': dice => AGAIN[dice]!,
    'hit-and-run': unit => `${unit} zostaje`,
    direction: towards => `Oderwij się: ${towards}`,
  },
};

/** What each event of a phase is called when it is taken back or done again. */
const warhammer40kEvents: Words['warhammer-40k/events'] = {
  'answer.agreed': 'uzgodniona odpowiedź',
  'silence.accepted': 'gra bez odpowiedzi',
  'charge.declared': 'ogłoszona szarża',
  'declarations.ended': 'koniec szarż',
  'charger.picked': 'wybór szarżującej jednostki',
  'overwatch.fired': 'ogień obronny',
  'overwatch.shot': 'ogień obronny',
  'overwatch.ended': 'koniec ognia obronnego',
  'rest.moved': 'ruchy',
  'moves.ended': 'koniec ruchów',
  'weapon.chosen': 'wybór broni',
  'strikes.aimed': 'cel',
  'strikes.settled': 'broń i cele',
  'save.chosen': 'wybór rzutu obronnego',
  'wound.kept': 'rana, która zostaje',
  'choice.made': 'odpowiedź',
};

/** What dice are thrown for. */
const warhammer40kPurposes: Words['warhammer-40k/purposes'] = {
  'charge-range': 'zasięg szarży',
  'dangerous-terrain': 'niebezpieczny teren',
  regroup: 'zbiórka',
  hit: 'na trafienie',
  wound: 'na zranienie',
  'wound-again': 'na zranienie, powtórka',
  save: 'na obronę',
  'psychic-test': 'test psioniki',
  panic: 'panika',
  morale: 'morale',
  'fall-back': 'odwrót',
  sweep: 'pościg',
  consolidate: 'konsolidacja',
  'sweep-further': 'dalszy pościg',
  'initiative-test': 'test Inicjatywy',
  'hit-and-run': 'uderz i uciekaj',
  'roll-off': 'rzut o pierwszeństwo',
  'look-out': 'uwaga, sir',
  templates: 'trafienia wzornikiem',
  'counter-range': 'kontratak',
  'hit-again': 'na trafienie, powtórka',
  destroyed: 'rany od broni niszczycielskiej',
  'feel-no-pain': 'na brak bólu', fear: 'strach', rampage: 'szał zniszczenia',
};

export const warhammer40kBooks: English['warhammer-40k'] = {
  'warhammer-40k': warhammer40k,
  'warhammer-40k/primary': warhammer40kPrimary,
  'warhammer-40k/events': warhammer40kEvents,
};

export const warhammer40kDiceBooks: English['warhammer-40k-dice'] = {
  'warhammer-40k/purposes': warhammer40kPurposes,
};

export const warhammer40kMenuBooks: English['warhammer-40k-menu'] = {
  'warhammer-40k/menu': warhammer40kMenu,
};

export const warhammer40kSilentBooks: English['warhammer-40k-silent'] = {
  'warhammer-40k/silent': warhammer40kSilent,
};

export const warhammer40kPolicyBooks: English['warhammer-40k-policy'] = {
  'warhammer-40k/policy': warhammer40kPolicy,
};

export const warhammer40kFightBooks: English['warhammer-40k-fight'] = {
  'warhammer-40k/fight': warhammer40kFight,
};

export const warhammer40kOddsBooks: English['warhammer-40k-odds'] = {
  'warhammer-40k/odds': warhammer40kOdds,
};

export const warhammer40kMapBooks: English['warhammer-40k-map'] = {
  'warhammer-40k/scene': warhammer40kScene,
  'warhammer-40k/map': warhammer40kMap,
};
