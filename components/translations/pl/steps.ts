/** In Polish: the panels of an assault’s steps. */
import type { Counted } from '../../../src/epic-armageddon/odds/luck.ts';
import { counted, counted as countOf, figure, form, type Forms } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { byDice, diceOf, diceWord, hitsOf, markersOf, pointsOf } from './grammar.ts';

type Words =
  English['steps-playing'] & English['steps-map'] & English['steps-charge'] & English['steps-moves']
  & English['steps-overwatch'] & English['steps-dice'] & English['steps-attacks'] & English['steps-ways']
  & English['steps-support'] & English['steps-hits'] & English['steps-settling']
  & English['steps-result'] & English['steps-outcome'] & English['steps-endings'] & English['club-rulings']
  & English['live-odds'] & English['throws'] & English['luck'] & English['steps-other-dice'];

/** The action test. */
const stepsActionTest: Words['steps/action-test'] = {
  test: name => `${name}: test akcji`,
  testFailed: name => `${name} nie zdaje testu`,
  testLead: initiative => `Rzut jedną kością na inicjatywę ${initiative}+ decyduje, czy w ogóle dojdzie do szturmu.`,
  onTheDie: modifiers => `Do rzutu: ${modifiers}.`,
  needs: target => `Potrzeba ${target}+.`,
  needsTooMuch: 'Żaden wynik nie wystarczy.',
  accepting: 'Przyjęcie nieudanego testu kosztuje znacznik wybuchu, a formacja tylko trzyma pozycję. Walki nie będzie.',
  throwingAgain: 'Twój Supreme Commander może jeden raz kazać powtórzyć rzut.',
  whatItNeeds: 'Ile trzeba wyrzucić?',
  whatStarts: 'Co zaczyna szturm?',
};

/** The charge and the counter-charge. */
const stepsCharges: Words['steps/charges'] = {
  charges: (names, formations) => `${names} ${form(formations, { one: 'szarżuje', other: 'szarżują' })}`,
  lead: (length, target) => `Przesuń każdą jednostkę raz, nie dalej, niż wynosi jej szybkość. Ktoś musi skończyć `
    + `w odległości do ${length} od celu i go widzieć. Cel: ${target}.`,
  allToNearest: 'Wszyscy do najbliższego wroga',
  standOff: 'Wszyscy stają w odległości strzału',
  inFront: units => `Z przodu: ${units}.`,
  toFire: units => `Z tyłu, by strzelać: ${units}.`,
  leftBehind: (names, units) =>
    `${form(units, { one: 'Zostałaby z tyłu i przepadła', other: 'Zostałyby z tyłu i przepadły' })}: ${names}.`,
  ifEnded: engaged => `Gdyby szarża skończyła się teraz: ${engaged}.`,
  nobodyNear: (length, target) => `Nikt nie stoi w odległości do ${length} od celu i na linii strzału. Cel: `
    + `${target}. Jeśli szarża `
    + 'skończy się teraz, szturmu nie będzie.',
  nearestIs: length => `Do najbliższego wroga jest ${length}.`,
  gotOut: 'wysiadła',
  inContact: 'Jest w kontakcie i zostaje na miejscu.',
  letOut: 'Wypuściła pasażerów i już się nie rusza.',
  landNearest: 'Ląduj jak najbliżej wroga',
  landInContact: enemy => `Ląduj w kontakcie: ${enemy}`,
  towards: 'W stronę najbliższego wroga',
  intoContact: enemy => `Do kontaktu: ${enemy}`,
  howFar: 'Jak daleko może się ruszyć?',
  whereNot: 'Gdzie nie może wejść?',
  whoIsShoved: 'Kogo może zepchnąć machina bojowa?',
  whoGetsOut: 'Kto może wysiąść?',
  isThereOne: 'Czy dojdzie do szturmu?',
  mustAll: 'Czy wszystkie formacje muszą dojść do celu?',
  together: 'Czy muszą trzymać się razem?',

  breaks: (names, formations) => `${names} ${form(formations, { one: 'łamie', other: 'łamią' })} się`,
  brokenAndOver: formations => form(formations, {
    one: 'Złamana po drodze, wycofuje się dwoma ruchami i walki nie ma.',
    other: 'Złamane po drodze, wycofują się dwoma ruchami i walki nie ma.',
  }),
  brokenOthersGoOn: formations => form(formations, {
    one: 'Złamana po drodze, wycofuje się dwoma ruchami i nie walczy.',
    other: 'Złamane po drodze, wycofują się dwoma ruchami i nie walczą.',
  }),
  whyBreak: 'Dlaczego się łamie?',
  whoGetsAway: 'Kto zdoła uciec?',

  countersIn: (names, _formations, round) => `Kontrszarża${round === 1 ? '' : ` (runda ${round})`}: ${names}`,
  tie: 'Remis: szturm trwa dalej.',
  counterLead: 'Jednostki bez kontaktu mogą iść prosto na najbliższego wroga.',
  someMust: 'Niektóre jednostki muszą.',
  nobodyMust: 'Nikt nie musi.',
  skimmersMay: 'Skimmery mogą się wznieść.',
  asTheyStand: engaged => `Tak jak stoją: ${engaged}.`,
  allToTheirs: 'Wszyscy do najbliższego wroga',
  must: 'Musi kontrszarżować',
  poppedUp: 'wzniesiona',
  drawnIn: formations => form(formations, {
    one: 'Walczy tak, jakby szarżowała.', other: 'Walczą tak, jakby szarżowały.',
  }),
  cannotMove: 'Nie może się ruszyć i zostaje na miejscu.',
  toNearest: 'Do najbliższego wroga',
  intoDrawing: (enemy, formation) => `Do kontaktu: ${enemy}. To wciąga: ${formation}`,
  howFarAtWhom: 'Jak daleko i na kogo?',
  withoutSpeed: 'A jednostka bez szybkości?',
  engineInContact: 'A machina bojowa w kontakcie?',
  third: 'A jeśli dotknie się trzeciej formacji?',
  whoGetsInOrOut: 'Kto może wsiąść lub wysiąść?',
  whoMust: 'Kto musi kontrszarżować?',
  whyAnother: 'Dlaczego kolejna runda?',
  ifNobodyCan: 'A jeśli nikt nie może wtedy walczyć?',

  hasPoppedUp: 'Wzniesiona: walczy w wymianie ognia, tak jak każdy, kto jej dotyka.',
  popUp: 'Wznieś się',
  cannotPopUp: 'Nie może się wznieść.',

  engaged: {
    contact: units => `${figure(units)} w kontakcie`,
    firefight: units => `${figure(units)} w wymianie ognia`,
    not: units => `${figure(units)} poza walką`,
    aboard: units => `${figure(units)} na pokładzie`,
  },
};

/** What is said where overwatch fire is entered. */
const stepsOverwatch: Words['steps/overwatch'] = {
  doesAnybody: 'Czy ktoś strzela z czuwania?',
  lead: 'Szarża skończona. Rozegraj na stole ogień z czuwania i wpisz tu trafienia.',
  leadWithdrawal: 'Ruch wykonany. Rozegraj na stole ogień z czuwania i wpisz tu trafienia: złamana formacja traci '
    + 'potem '
    + 'jednostkę za każdy znacznik wybuchu.',
  leadConsolidation: 'Zwycięzca wykonał ruch. Rozegraj na stole ogień z czuwania i wpisz tu trafienia.',
  whatIsIt: 'Co to jest czuwanie (overwatch)?',
  nobody: 'Nikt nie strzela',
  nobodyElse: 'Nikt więcej nie strzela',
  misses: name => `${name} strzela i pudłuje`,
  fires: (name, count) => `${name} strzela: ${hitsOf(count)}`,
  who: 'Kto strzela?',
  atWhom: 'Do kogo?',
  kind: 'Trafienia tego rodzaju',
  kinds: {
    normal: 'zwykłe', 'ignore-cover': 'ignorujące osłonę', lance: 'lanca', sniper: 'snajper',
    'macro-weapon': 'makrobroń', 'titan-killer': 'Titan Killer', lost: 'poniesione straty i obrażenia',
  },
  counted: (count, kind) => `${kind}: ${figure(count)}`,
  ofKindOn: (kind, name) => `${kind}: ${name}`,
  points: 'Punkty obrażeń machiny bojowej z każdego trafienia',
  markers: 'Dodatkowe znaczniki wybuchu',
  help: 'Już sam ogień daje znacznik wybuchu, każda strata też; te pojawiają się same. Dodatkowe biorą się na '
    + 'przykład z broni z Disrupt.',
};

const tooNear = (names: string, units: number, whom: string, then: string): string =>
  `${names} ${form(units, { one: 'jest', other: 'są' })} za blisko ${whom} ${then}`;

/** Any move: how far, into what danger, who is left behind, who is caught. */
const stepsMoves: Words['steps/moves'] = {
  unitsOf: formation => `Jednostki: ${formation}`,
  moved: (moved, allowance) => `ruch ${moved} z ${allowance}`,
  landed: 'na ziemi',
  carefully: 'ostrożnie',
  how: 'Przesuń ją na polu bitwy: przeciągnij jej żeton albo steruj nim strzałkami.',
  mayStill: length => `Może przesunąć się jeszcze najwyżej o ${length}.`,
  landsAnywhere: 'Ląduje, gdzie chce.',
  asFarAsItMay: 'Dalej nie może się już przesunąć.',
  shoving: (move, names) => `${move}, spycha: ${names}`,
  goesCarefully: 'Idzie ostrożnie i powtarza nieudany test.',
  goCarefully: length => `Ostrożnie: ${length}, powtórka testu`,
  apart: (names, units) => form(units, {
    one: `${names} stoi z dala od innych i przepadnie, jeśli teraz skończysz.`,
    other: `${names} stoją z dala od innych i przepadną, jeśli teraz skończysz.`,
  }),
  choosePart: 'Wybierz, która część zostaje',
  partThatStays: 'Część, która zostaje',
  keep: names => `Zachowaj: ${names}`,
  lose: names => `Straty: ${names}`,

  terrain: 'Niebezpieczny teren',
  terrainLead: 'Jednostka po ruchu rzuca kością, zanim ruszy się ktoś inny.',
  whoTests: 'Kto musi wykonać test?',

  contactWith: enemy => `w kontakcie: ${enemy}`,
  inFirefight: length => `wymiana ognia, ${length}`,
  tooFar: length => `za daleko, ${length}`,
  noLine: 'brak linii strzału',
  inTransport: transport => `wewnątrz: ${transport}`,

  firstMovesMade: 'Sprawdź czuwanie po pierwszych ruchach',
  movesMade: 'Sprawdź czuwanie po ruchach',
  apartNow: 'z dala od innych, stracona',
  unitsThatWithdraw: 'Jednostki w odwrocie',
  straightAway: 'Oddal się prosto od najbliższego wroga',
  nobodyLost: 'Gdyby teraz był koniec, nikt by nie przepadł.',
  tooNear: (names, units) => tooNear(names, units, 'wroga',
    form(units, { one: 'i przepadnie, jeśli teraz skończysz.', other: 'i przepadną, jeśli teraz skończysz.' })),
  enginesTooNear: (names, units) => tooNear(names, units, 'wrogów', form(units, {
    one: 'i dostaje punkt obrażeń za każdego z nich.', other: 'i dostają po punkcie obrażeń za każdego z nich.',
  })),
  caught: length => `dopadnięta, ${length}`,
  damaged: length => `obrażenia, ${length}`,
  fearless: 'bezpieczna, Fearless',
  safeAt: length => `bezpieczna, ${length}`,
  safe: 'bezpieczna',
};

/** Getting in and out. */
const stepsTransports: Words['steps/transports'] = {
  cannotGetOut: 'Nie może wysiąść.',
  sitsIn: transport => `Siedzi w transporterze: ${transport}. Jej żeton stoi teraz tam: przeciągnij go albo steruj `
    + 'nim strzałkami.',
  outNearest: 'Wysiądź jak najbliżej wroga',
  outInContact: enemy => `Wysiądź do kontaktu: ${enemy}`,
  outFurthest: 'Wysiądź jak najdalej od wroga',
  collectedBy: transport => `${transport} ją zabiera`,
  carries: names => `Na pokładzie: ${names}.`,
  allOutNearest: 'Wszyscy wysiadają jak najbliżej wroga',
  allOut: 'Wszyscy pasażerowie wysiadają',
  into: transport => `Do transportera: ${transport}`,
  nearSomebody: 'Jak najbliżej kogoś innego',
  nearWhom: 'Blisko kogo',
  outNear: name => `Wysiądź blisko: ${name}`,
};

/** Hands of dice: what they are thrown for, by whom, and what a die is called that counts. */
const stepsDice: Words['steps/dice'] = {
  dice: diceOf,
  attack: (thrown, way, target) => `${thrown}, ${way} ${target}+`,
  withEffect: (said, effect) => `${said}, ${effect}`,
  withDice: (names, count) => `${names} (${diceOf(count)})`,
  withDiceEach: (names, count) => `${names} (po ${figure(count)} kości)`,
  hits: hitsOf,
  extraAttacks: thrown => `Liczba dodatkowych ataków, ${diceWord(thrown)}`,
};

/** Dice that are no attacks: saves, damage and tests. */
const stepsOtherDice: Words['steps/other-dice'] = {
  again: 'jeszcze raz',
  invulnerable: 'niewrażliwość',
  save: (how, target) => `${how} ${target}+`,
  savePerPoint: (how, target) => `${how} ${target}+, kość za każdy punkt`,
  titanKiller: name => `Titan Killer: ${name}`,
  points: thrown => `Punkty obrażeń, ${diceWord(thrown)}`,
  critical: (name, thrown, from) => `${name}: ${thrown}, trafienie krytyczne na ${from}`,
  splash: target => `trafienie na ${target}+`,
  test: (name, target) => `${name}: ${target}+`,
  testTooHigh: name => `${name}: żaden wynik nie wystarczy`,
  grief: 'Znaczniki wybuchu, K3',
  etherealsLost: lost => `Za zabitych Ethereali: ${figure(lost)}`,
  inTerrain: (name, terrain) => `${name}, teren: ${terrain}`,
  dangerousTerrain: 'niebezpieczny teren',
  walkerAgain: 'Walker rzuca jeszcze raz: przy 1 przepada',
  lostOnOne: 'Przy 1 przepada',
  verdicts: {
    save: { counts: 'obronione', countsNot: 'nieobronione' },
    critical: { counts: 'trafienie krytyczne', countsNot: 'bez trafienia krytycznego' },
    splash: { counts: 'trafienie', countsNot: 'pudło' },
    test: { counts: 'zdany', countsNot: 'niezdany' },
    terrain: { counts: 'bezpieczna', countsNot: 'stracona' },
  },
};

/** The attacks and supporting fire. */
const stepsAttacks: Words['steps/attacks'] = {
  firstStrike: 'First Strike',
  attacks: 'Ataki',
  inRound: (batch, round) => `${batch}, runda ${round}`,
  batchHits: (batch, hits) => `${batch}: ${hits}`,
  macroHits: hits => `Makrobroń: ${hits}`,
  firstStrikeLead: 'Jednostki z First Strike atakują przed wszystkimi innymi. Kogo zabiją, ten już nie odda ciosu.',
  engagedLead: 'Wszyscy w kontakcie albo widzący wroga w odległości do 15 cm atakują jednocześnie.',
  leftLead: 'Atakują wszyscy, którzy zostali, obie strony naraz: walka wręcz w kontakcie, wymiana ognia do 15 cm.',
  macroLead: 'Rzuty makrobroni wykonuje się wraz z innymi, ale jej trafienia rozlicza się później: spadają na '
    + 'ocalałych, począwszy od najbliższych.',
  oneEach: 'Trafienia spadają po jednym, począwszy od najbliższej jednostki.',
  oneEachFirst: 'Trafienia spadają po jednym, od najbliższej jednostki do najdalszej, dopiero potem po drugim.',
  enginesTake: 'Machina bojowa, gdy przyjdzie jej kolej, dostaje tyle trafień, ile wynosi jej początkowa '
    + 'wytrzymałość.',
  second: (hit, name) => `Trafienie ${hit} to już drugie w tę jednostkę: ${name}.`,
  beyond: (hit, name) => `Trafienie ${hit} spada na najbliższą jednostkę bez kontaktu: ${name}.`,
  ownerChooses: 'Spośród równie bliskich jednostek wybiera ich właściciel.',
  sniperPicks: 'Kto trafia jako snajper, sam wybiera ofiarę.',
  macroLater: 'Gdy te trafienia są rozliczone, przychodzi kolej na makrobroń.',

  whoIsEngaged: 'Kto jest bezpośrednio w walce?',
  whichDice: 'Co to za kości?',
  whenEnds: 'Kiedy szturm kończy się w tym kroku?',
  whyNot: names => `Dlaczego nie ${names}?`,
  whyNotOthers: 'Dlaczego nie inni?',
  noFirefight: name => `${name}: brak wartości wymiany ognia.`,
  farFromAll: name => `${name}: daleko od każdego wroga.`,
  whyThere: 'Dlaczego spadają właśnie tam?',
  whoCanBeHit: 'Kogo w ogóle można trafić?',
  specialHits: 'Gdzie spadają trafienia specjalne?',
  sniperHits: 'Kogo może trafić snajper?',
  engineHits: 'Kogo dosięgają trafienia machiny bojowej?',
  engineTakes: 'Ile trafień dostaje machina bojowa?',
  shields: 'Co zatrzymują tarcze?',
  whyLast: 'Dlaczego te trafienia są ostatnie?',
};

/** How those fight who have a choice. */
const stepsWays: Words['steps/ways'] = {
  howDoThey: 'Jak walczą?',
  choosingLead: 'Skimmery w kontakcie mogą uderzać albo strzelać, machiny bojowe dzielą swoje kości. Ustawiono to, co '
    + 'zwykle.',
  howEngine: 'Jak walczy machina bojowa?',
  whatSkimmer: 'Co może zrobić skimmer?',
  skimmers: 'Skimmer w kontakcie może strzelać zamiast uderzać. Kto go dotyka, musi wtedy też strzelać, chyba że '
    + 'dotyka jeszcze kogoś innego.',
  onlyCloseCombat: name => `${name}: tylko walka wręcz, bo każdy osiągalny wróg jest w kontakcie.`,
  onlyFirefight: name => `${name}: tylko wymiana ognia, bo w kontakcie nie ma kogo uderzyć.`,
  allFire: 'Wszystkie skimmery strzelają',
  allStrike: 'Wszystkie skimmery uderzają',
  howFights: force => `Sposób walki: ${force}`,
  noValue: 'brak',
  howInContact: 'Jak walczy z wrogami w kontakcie?',
  strikeAt: value => `Uderza: ${value}`,
  fireAt: value => `Strzela: ${value}`,
  striking: 'Walka wręcz, chyba że ktoś w kontakcie wymusi wymianę ognia',
  firing: 'Kto jest z nią w kontakcie, też musi użyć wartości wymiany ognia',
  closeCombatDice: name => `Kości walki wręcz: ${name}`,
  howSplits: (name, count) => `${name}: podział ${figure(count)} kości`,
};

/** Supporting fire. */
const stepsSupport: Words['steps/support'] = {
  support: 'Ogień wsparcia',
  whoIsCalled: 'Ogień wsparcia: kogo wzywasz?',
  callingLead: 'Sojusznicy w odległości do 15 cm od wroga, który atakował, mogą wesprzeć ogniem swoją stronę. '
    + 'Pomiń tych, którzy nie mają strzelać.',
  supportLead: 'Wszyscy wezwani rzucają na wartość wymiany ognia, obie strony naraz.',
  for: { attacker: force => `Po stronie: ${force}`, defender: force => `Po stronie: ${force}` },
  firefight: value => `wymiana ognia ${value}`,
  firefightFrom: (value, length, enemy) => `wymiana ognia ${value}, ${length} do: ${enemy}`,
  bars: {
    fights: 'walczy w tym szturmie', inside: 'wewnątrz transportera', broken: 'złamana',
    marched: 'maszerowała w tej turze', 'no-firefight': 'brak wartości wymiany ognia',
  },
  nobodyAttacked: 'nie został żaden wróg, który atakował',
  overFar: length => `ponad ${length} od każdego wroga, który atakował`,
  noLine: 'w zasięgu brak linii strzału',
  idle: (formation, names, why) => `${formation}, ${names}: ${why}.`,
  whomHit: 'Kogo trafią?',
  doesItCount: 'Czy to się liczy?',
  whoMaySupport: 'Kto może wspierać?',
  again: 'Czy można ich wezwać jeszcze raz?',
  cost: 'Ile to kosztuje ich stronę?',
};

/** Hits: where each lies, how it is saved, what became of it, what its owner may choose. */
const stepsHits: Words['steps/hits'] = {
  hits: hitsOf,
  hitsOn: (count, force) => `${hitsOf(count)} – ${force}`,
  heading: (count, force) => `${force}: ${hitsOf(count)}`,
  listOn: force => `Trafienia, cel: ${force}`,
  listOnSide: { attacker: 'Trafienia w atakującego', defender: 'Trafienia w obrońcę' },
  whoTakes: hit => `Kto przyjmuje trafienie ${hit}?`,
  whomSniper: hit => `Na kogo spada trafienie ${hit} (snajper)?`,
  howSaved: hit => `Jaki rzut obronny przeciw trafieniu ${hit}?`,
  changePlaces: (place, count) => `${place}, już ma ${hitsOf(count)}: zamiana`,
  choices: {
    armour: 'Pancerz', cover: 'Osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
    'ion-shield': 'Ion Shield', none: 'Bez obrony',
  },
  choice: (save, target) => `${save} ${target}+`,

  inContact: 'w kontakcie',
  aboard: transport => `w transporterze ${transport}`,
  from: (length, enemy) => `${length} do: ${enemy}`,
  nearest: 'najbliżej',
  hackedDown: 'dobita',
  losesPoint: 'traci punkt',
  noSave: 'bez obrony',
  save: (save, target) => `${save} ${target}+`,
  again: target => `jeszcze raz ${target}+`,
  invulnerable: target => `niewrażliwość ${target}+`,
  then: target => `potem ${target}+`,

  stages: { save: 'rzut obronny', 're-roll': 'powtórka', invulnerable: 'niewrażliwość' },
  saved: 'obronione',
  rollSaved: (stage, target, face) => `${stage} ${target}+: ${face}, obronione`,
  rollFailed: (stage, target, face) => `${stage} ${target}+: ${face}, nieobronione`,
  critical: (from, face) => `trafienie krytyczne na ${from}: ${face}, jest`,
  noCritical: (from, face) => `trafienie krytyczne na ${from}: ${face}, brak`,
  notYet: 'jeszcze nie',
  stopped: 'zatrzymane przez tarcze',
  lost: 'stracona',
  damaged: 'uszkodzona',
  dicePoints: dice => `punkty: ${diceWord(dice)}`,
  points: pointsOf,
  stoppedPoints: count => `zatrzymane przez tarcze: ${figure(count)}`,
  lostUnits: units => `straty: ${figure(units)}`,
  damagedUnits: units => `uszkodzone: ${figure(units)}`,
  allSaved: 'wszystkie obronione',
  allStopped: 'wszystkie zatrzymane',
  nobodyHit: 'Nikt nie został trafiony',
  saves: {
    armour: 'pancerz', cover: 'osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
    'ion-shield': 'Ion Shield', none: 'bez obrony',
  },
};

const damagePoints = (count: number): string => counted(count, {
  one: 'punkt obrażeń', few: 'punkty obrażeń', many: 'punktów obrażeń', other: 'punktu obrażeń',
});

/** What is said while hits are settled. */
const stepsSettling: Words['steps/settling'] = {
  blowsUp: name => `${name} wybucha`,
  criticalOn: name => `Trafienie krytyczne: ${name}`,
  howMuch: 'Ile obrażeń?',
  criticalsOn: names => `Trafienia krytyczne: ${names}`,
  saves: force => `Rzuty obronne: ${force}`,
  blast: length => `Wybuch sięga na ${length}. Jedna kość za każdego w pobliżu.`,
  datasheet: does => `Karta jednostki mówi, co się dzieje: ${does}. To, co nie zadaje obrażeń, na przykład stratę `
    + 'broni, rozegrasz na stole.',
  datasheetMoves: does => `Karta jednostki mówi, co się dzieje: ${does}. Ustal rzutem przy stole, jak daleko i w którą `
    + 'stronę, a potem przesuń machinę na mapie.',
  purposes: {
    save: 'Jedna kość za każde trafienie, przed którym przysługuje rzut obronny.',
    're-roll': 'Reinforced Armour pozwala powtórzyć nieudane rzuty obronne.',
    invulnerable: 'Rzut niewrażliwości to ostatnia szansa, bez względu na rodzaj trafienia.',
    damage: 'Kości mówią, ile punktów obrażeń zadaje to trafienie, a więc na kogo spada następne.',
    critical: 'Jedna kość za każdy stracony punkt wytrzymałości: na 6 trafienie krytyczne.',
  },
  causes: {
    overwatch: 'Ogień z czuwania trafił szarżujących; przeciw niemu mogą użyć osłony.',
    'hack-down': 'Przed dobiciem nic nie chroni.',
    withdrawal: 'Kończy odwrót za blisko wrogów: punkt obrażeń za każdego z nich i nic przed tym nie chroni.',
    'dangerous-terrain': 'Przed niebezpiecznym terenem nic nie chroni.',
    splash: 'Kogo dosięgnął wybuch, ten dostaje trafienie.',
    passengers: 'Kto wychodzi z wraku, dostaje trafienie tego samego rodzaju co to, które zniszczyło transporter. '
      + 'Rzut obronny za pancerz albo na 6+ za osłonę wraku.',
    'blast-marker': 'Formacja złamana już wcześniej zamiast znaczników wybuchu dostaje trafienia.',
    critical: 'To skutek trafienia krytycznego; nic przed nim nie chroni.',
  },
  thenOthers: (force, count) => `Potem rzuty obronne: ${force}, ${hitsOf(count)}.`,
  sitIn: (names, _passengers, transport) => `W transporterze ${transport}: ${names}.`,

  asked: {
    overwatch: 'Dlaczego do nich strzelają?',
    'hack-down': 'Dlaczego dostają trafienia?',
    withdrawal: 'Dlaczego dostaje obrażenia?',
    'dangerous-terrain': 'Co robi niebezpieczny teren?',
    splash: 'Kogo dosięga wybuch?',
    passengers: 'Co się dzieje z pasażerami?',
    'blast-marker': 'Dlaczego tracą jednostki?',
    critical: 'Co robi trafienie krytyczne?',
  },
  askedOfDice: {
    're-roll': 'Dlaczego jeszcze raz?',
    invulnerable: 'Co to za rzut obronny?',
    damage: 'Dlaczego tymi kośćmi rzuca się najpierw?',
    critical: 'Co to jest trafienie krytyczne?',
  },
  whatCriticalDoes: 'Co robi trafienie krytyczne?',
  whatSaves: 'Co chroni przed tymi trafieniami?',
  armourOrCover: 'Pancerz czy osłona?',
  whatShields: 'Co zatrzymują tarcze?',
  whatFields: 'Co robią te pola siłowe?',
  whichOrder: 'W jakiej kolejności?',

  criticalRows: 'Machiny bojowe, które otrzymały punkty obrażeń',
  stopped: points => `zatrzymane: ${figure(points)}`,
  lost: points => `stracone: ${figure(points)}`,
  none: 'brak',
  blowsUpAtOnce: 'wybucha',
  destroyedAtOnce: 'zniszczona',
  losesMore: points => `traci jeszcze ${figure(points)}`,
  noted: 'zapisane',
  ifSix: 'Jeśli wypadnie 6',
  ifSixOn: name => `Jeśli wypadnie 6: ${name}`,
  settledHere: 'rozstrzyga się tutaj',
  waits: 'Skutek czeka do końca szturmu',
  moreDamage: 'Więcej obrażeń, jeśli mówi tak twoja lista',
  youEnter: 'padnie pytanie',
  destroyed: 'zostaje zniszczona',
  loses: count => `traci jeszcze ${pointsOf(count)}`,
  splash: (length, blast) => `wszyscy w promieniu ${length} dostają ${blast}`,
  splashOn: (length, blast, target) => `wszyscy w promieniu ${length} dostają na ${target}+ ${blast}`,
  blasts: {
    normal: 'trafienie', 'ignore-cover': 'trafienie ignorujące osłonę', lance: 'trafienie lancą', sniper: 'trafienie',
    'macro-weapon': 'trafienie makrobronią', 'titan-killer': 'trafienie Titan Killer',
  },
  moves: length => `przesuwa się najwyżej o ${length}`,
  entered: 'wpisujesz, co jeszcze mówi karta jednostki',
  later: 'reszta następuje po szturmie',
  nothing: 'w szturmie nic',
  damage: (taken, capacity) => `obrażenia ${figure(taken)} z ${figure(capacity)}`,
  left: count => `zostało: ${pointsOf(count)}`,
  leftAway: (count, length) => `zostało: ${pointsOf(count)}, odległość ${length}`,

  pointsOfDamage: 'Punkty obrażeń',
  pointsFurther: 'Punkty obrażeń: jednostki stojące dalej',
  pointsOn: name => `Punkty obrażeń: ${name}`,
  othersFurther: units => `Inne, stojące dalej: ${figure(units)}`,
  enter: count => `Wpisz ${damagePoints(count)}`,

  moveIt: 'Przesuń',
  moveHow: most => `przeciągnij na mapie, najwyżej ${most}`,
  movedBy: (length, most) => `${length} z najwyżej ${most}`,
  putBack: 'Odstaw na miejsce',
  enterMove: length => `Przesuń o ${length}`,
  enterBoth: (count, length) => `Wpisz punkty: ${figure(count)}, przesuń o ${length}`,
};

const wins = (formations: number): string => form(formations, { one: 'wygrywa', other: 'wygrywają' });

const takes = (formations: number): string => form(formations, { one: 'dostaje', other: 'dostają' });

/** How an assault ended. */
const stepsOutcome: Words['steps/outcome'] = {
  testFailed: 'Test akcji się nie udał i walki nie było.',
  nobodyNear: 'Nikt nie był dość blisko i walki nie było.',
  nobodyLeft: 'Nie został nikt, kto mógłby wygrać.',
  winsNobodyLeft: (names, formations, losers) =>
    `${names} ${wins(formations)} od razu, bo po drugiej stronie nie ma już nikogo (${losers}).`,
  winsEngagedDead: (names, formations) =>
    `${names} ${wins(formations)} od razu: padli wszyscy atakujący, którzy byli bezpośrednio w walce.`,
  winsResult: (names, formations, points) => `${names} ${wins(formations)} rzut na wynik o ${pointsOf(points)}.`,
  winsResultAfter: (names, formations, points, rounds) =>
    `${names} ${wins(formations)} rzut na wynik o ${pointsOf(points)}. Rozegrano `
    + `${counted(rounds, { one: 'rundę', few: 'rundy', many: 'rund', other: 'rundy' })}.`,
};

/** What comes of a result: who withdraws, who gets away, who consolidates. */
const stepsEndings: Words['steps/endings'] = {
  withdraws: (names, formations) => `${names} ${form(formations, { one: 'wycofuje', other: 'wycofują' })} się`,
  defeatBroke: 'Porażka złamała też pobliskie formacje przegranych.',
  fireBroke: 'Ogień z czuwania złamał zwycięzców przy konsolidacji.',
  twoMoves: 'Każda jednostka może wykonać dwa ruchy, z testami niebezpiecznego terenu; kto skończy z dala od '
    + 'innych albo w odległości do 15 cm od wroga, przepada.',
  twoMovesEngines: 'Każda jednostka może wykonać dwa ruchy, z testami niebezpiecznego terenu; kto skończy z '
    + 'dala od innych albo w odległości do 15 cm od wroga, przepada, a machina bojowa dostaje obrażenia za '
    + 'każdego takiego wroga.',
  whyWithdraw: 'Dlaczego się wycofują?',
  whyBreak: 'Dlaczego się łamią?',
  whoGetsAway: 'Kto zdoła uciec?',
  whyAircraft: 'Dlaczego samolot jest stracony?',
  mayFearless: 'Czy jednostki Fearless mogą zostać?',
  ofFriends: 'A sojusznicy w pobliżu?',
  whichOrder: 'W jakiej kolejności?',

  etherealLost: 'Ethereal zginął',
  grieves: 'Jego formacja jest w żałobie: K3 znaczników wybuchu więcej za każdego zabitego Ethereala.',
  consolidates: (names, formations) =>
    `${names} ${form(formations, { one: 'konsoliduje', other: 'konsolidują' })} się`,
  mayMove: 'Każda jednostka może przesunąć się najwyżej o 5 cm, ale nie do strefy kontroli wroga.',
  mayRun: 'Każda jednostka może przesunąć się najwyżej o 5 cm, a z Hit and Run najwyżej o tyle, ile wynosi jej '
    + 'szybkość, ale nie do strefy kontroli wroga.',
  runs: length => `Hit and Run, do ${length}`,
  noMarkers: 'Bez znaczników wybuchu.',
  whyMarkers: 'Dlaczego te znaczniki wybuchu?',
  whoMoves: 'Kto może się ruszyć?',
  evenBroken: 'Nawet złamana?',
  whoIsPickedUp: 'Kogo można zabrać?',
};

/** The result, and the end. */
const stepsResult: Words['steps/result'] = {
  result: 'Wynik',
  resultOf: round => `Wynik rundy ${round}`,
  to: 'do',
  for: names => `dla: ${names}`,
  resultLead: 'Każda strona rzuca dwiema kośćmi, zostawia wyższą i dodaje to, co dała jej walka.',
  takesHalf: (names, formations, taken, points) =>
    `${names} ${takes(formations)} połowę trafień (z ${figure(points)}): ${hitsOf(taken)}.`,
  brutalAdds: 'Zwycięzcy z Brutal dodają jedno trafienie.',
  fearless: (names, units) =>
    `Dobijanie pomija ${form(units, { one: 'jednostkę', other: 'jednostki' })} Fearless: ${names}.`,
  whatAdds: 'Co dodaje każda strona?',
  whoWins: 'Kto wygrywa?',
  whyHit: 'Dlaczego dostają trafienia?',
  passedOver: 'Kogo się pomija?',
  ofEngine: 'A machina bojowa?',
  ofInside: 'A jednostki w środku?',
  whyThere: 'Dlaczego spadają właśnie tam?',

  noAssault: 'Bez szturmu',
  nobodyWon: 'Nikt nie wygrał',
  hasWon: (names, formations) => `${names} ${wins(formations)}`,
  whatIsLeft: 'Co zostało',
  formation: 'Formacja',
  lost: 'Straty',
  left: 'Zostało',
  markers: 'Znaczniki wybuchu',
  round: round => `Runda ${round}`,
  tieRound: round => `Runda ${round}: remis`,
  failedTestCost: 'Ile kosztuje nieudany test?',
  whyNothing: 'Dlaczego nie było walki?',
  whyAtOnce: 'Dlaczego od razu?',
  whyWon: 'Skąd to zwycięstwo?',
  whichMarkers: 'Które straty stały się znacznikami wybuchu?',
  stillInContact: 'A jednostki wciąż w kontakcie?',

  losses: {
    attack: names => `Straty w atakach: ${names}`,
    support: names => `Straty od ognia wsparcia: ${names}`,
    'hack-down': names => `Straty w dobijaniu: ${names}`,
    withdrawal: names => `Straty w odwrocie: ${names}`,
    'already-broken': names => `Straty złamanych już wcześniej: ${names}`,
    passengers: names => `Straty razem z transporterem: ${names}`,
    critical: names => `Straty od trafienia krytycznego: ${names}`,
    coherency: names => `Straty po utracie spójności: ${names}`,
    'dangerous-terrain': names => `Straty w niebezpiecznym terenie: ${names}`,
    'blast-marker': names => `Straty w panice: ${names}`,
    overwatch: names => `Straty od ognia z czuwania: ${names}`,
    summoned: names => `Straty, jednostki przyzwane: ${names}`,
  },
  damaged: (name, damage) => `${name}: ${damage}`,
  destroyed: 'zniszczona',
  broken: 'złamana',
};

/** What is said around the questions that the rules leave open. */
const resolverClubRulings: Words['resolver/club-rulings'] = {
  heading: 'Jak to się gra w twoim klubie?',
  open: questions => 'Zasady zostawiają bez odpowiedzi '
    + `${counted(questions, { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' })}.`,
  differing: answers => (answers === 0 ? 'Na wszystkie pytania odpowiedziano jak zwykle.'
    : `Inaczej niż zwykle: ${counted(answers, {
      one: 'twoja odpowiedź', few: 'twoje odpowiedzi', many: 'twoich odpowiedzi', other: 'twojej odpowiedzi',
    })}.`),
  playedAgain: 'Po nowej odpowiedzi szturm toczy się od nowa z tymi samymi kośćmi.',
  allAsUsual: 'Wszystko jak zwykle',
  back: 'Wróć do szturmu',
  search: 'Szukaj w pytaniach',
  groups: {
    charge: 'Cel, szarża i kontrszarża',
    hits: 'Ataki, trafienia i rzuty obronne',
    support: 'Ogień wsparcia',
    result: 'Wynik i co potem',
  },
  countYours: answers => `twoje: ${answers}`,
  yours: 'Twoja',
  usual: 'Zwykła odpowiedź',
};

const HITS = { one: 'trafienie', few: 'trafienia', many: 'trafień', other: 'trafienia' } as const;
const POINTS = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' } as const;
const SUCCESSES = { one: 'sukces', few: 'sukcesy', many: 'sukcesów', other: 'sukcesu' } as const;
const SAVES_THROWN = {
  one: 'rzut obronny', few: 'rzuty obronne', many: 'rzutów obronnych', other: 'rzutu obronnego',
} as const;
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS,
  saves: { one: 'udana obrona', few: 'udane obrony', many: 'udanych obron', other: 'udanej obrony' },
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

/** Why there are no odds. */
const resolverLiveOdds: Words['resolver/live-odds'] = {
  nobodyInReach: 'Przy tym ustawieniu nikt nie jest w zasięgu i walki nie będzie.',
  unfinished: 'Szans nie da się policzyć, póki przy tym ustawieniu krok nie może się skończyć.',
  notLoaded: 'Nie udało się wczytać szans.',
};

/** What hangs on a throw, and what throws have turned. */
const resolverThrows: Words['resolver/throws'] = {
  names: NAMES,
  heads: HEADS,
  stakes: 'Co zależy od tego rzutu',
  stakesOf: (side, counted) => `${NAMES[side]}: ${HEADS[counted].toLowerCase()}`,
  at: (counted, count, chance) => `${countOf(count, COUNTS[counted])}: ${chance}`,
  chance: 'Szansa',
  wins: { attacker: 'Atakujący wygrywa', defender: 'Obrońca wygrywa' },
  all: 'Wszystkie liczby',
  result: 'Wynik',
  lead: count =>
    (count === 0 ? 'remis' : `${count > 0 ? 'atakujący' : 'obrońca'} +${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Atakujący ${attacker}, obrońca ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Atakujący ${attacker}, obrońca ${defender}, remis ${tie}; po nim szansa atakującego ${wins}.`,
  inRound: (title, round) => (round === 1 ? title : `${title}, runda ${round}`),
};

/** What all throws have turned. */
const resolverLuck: Words['resolver/luck'] = {
  luck: 'Szczęście',
  lucky: (side, points) => `Kości dały ${points} pkt na korzyść ${FOR[side]}.`,
  even: 'Kości nikomu nie sprzyjały.',
  biggest: 'Największa zmiana:',
  moment: (name, what, swing, side) => `${name}: ${what}; ${swing} pkt na korzyść ${FOR[side]}.`,
  rolled: (side, counted, thrown, expected) =>
    `${NAMES[side].toLowerCase()}, ${HEADS[counted].toLowerCase()}: ${thrown}, a oczekiwano ${expected}`,
  higher: (attacker, defender) => `atakujący ${attacker}, obrońca ${defender}`,
  totals: 'Wyrzucone i oczekiwane',
  thrown: 'Wyrzucone',
  expected: 'Oczekiwane',
  throws: 'Rzut po rzucie',
  throw: 'Rzut',
  swing: 'Szansa atakującego',
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Obliczanie, co zmienił każdy rzut…',
  leftOut: 'Pominięto rzuty, których szans nie dało się policzyć.',
};

/** Beside a counter whose unit may choose how it fights. */
const stepsBadges: Words['steps/badges'] = {
  strikes: 'WW',
  strikesInWords: 'uderza w walce wręcz',
  fires: 'WO',
  firesInWords: 'strzela do wrogów w kontakcie, a oni muszą strzelać do niej',
  splits: (blows, shots) => `walka wręcz: ${diceOf(blows)}, wymiana ognia: ${figure(shots)}`,
  ways: { 'close-combat': 'walka wręcz', firefight: 'wymiana ognia' },
  effects: {
    'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer',
  },
};

/** What has been counted so far. */
const stepsTally: Words['steps/tally'] = {
  soFar: 'Do tej pory',
  soFarIn: round => `Do tej pory, runda ${round}`,
};

/** What is added to a die or to a result. */
const stepsModifiers: Words['steps/modifiers'] = {
  modifiers: {
    kills: 'zabici', 'points of damage': 'punkty obrażeń', 'more units': 'więcej jednostek',
    'more than twice as many': 'ponad dwa razy tyle',
    'no Blast markers': 'bez znaczników wybuchu', 'enemy has more Blast markers': 'wróg ma więcej znaczników wybuchu',
    Inspiring: 'Inspiring', 'Blast markers': 'znaczniki wybuchu', 'keeping the initiative': 'utrzymanie inicjatywy',
    army: 'armia',
  },
  modifier: (name, value) => `${name} ${value}`,
  versus: (what, more, fewer) => `${what}: ${figure(more)} na ${figure(fewer)}`,
  result: 'Wynik',
  higherDie: 'Wyższa kość',
  higherOf: (face, other) => `${figure(face)}, druga ${figure(other)}`,
  nothingToAdd: 'Nic do dodania',
  higherOfTwo: (force, added) => `${force}: wyższa z dwóch kości, ${added}`,
};

/** What bounds a move on the map. */
const stepsMapAreas: Words['steps/map-areas'] = {
  blast: (length, face) =>
    `wybucha: ${length}${face === null ? '' : `, trafia na ${figure(face)}${face < 6 ? '+' : ''}`}`,
  zones: length => `strefa ${length}`,
  closed: formation => `${formation} · strefa zamknięta`,
};

/** Formations on the map. */
const stepsMapFormations: Words['steps/map-formations'] = {
  label: (name, left, all, markers) =>
    `${name}${all === 1 ? '' : ` · ${figure(left)}`}${left < all ? ` z ${figure(all)}` : ''}`
    + `${markers > 0 ? ` · ${markersOf(markers)}` : ''}`,
  maySupport: label => `${label}, możliwe wsparcie`,
};

/** What the map shows of a unit. */
const stepsMapDetails: Words['steps/map-details'] = {
  at: target => `na ${figure(target)}+`,
  fire: dice => `ogień ${dice}`,
  fireAt: (dice, target) => `ogień ${dice} na ${figure(target)}+`,
  left: (points, all) => `zostało: ${figure(points)} z ${figure(all)}`,
  pointsOf: (points, all) => `${figure(points)} z ${figure(all)}`,
  fillings: {
    solid: 'walka wręcz', tinted: 'wymiana ognia',
    ring: 'może jeszcze dołączyć', dotted: 'nie walczy',
  },
  nearestAt: (unit, enemy, length) => `${unit}: najbliższy wróg to ${enemy}, odległość ${length}.`,
  aboard: units => `${figure(units)} na pokładzie`,
};

/** Hits on the map, and how far a move goes. */
const stepsMapMoves: Words['steps/map-moves'] = {
  stopped: 'zatrzymane',
  noSave: 'bez obrony',
  saves: {
    armour: target => `pancerz ${target}+`, cover: target => `osłona ${target}+`,
    holofield: target => `Holofield ${target}+`,
    'knight-shield': target => `Knight Shield ${target}+`, 'ion-shield': target => `Ion Shield ${target}+`,
    none: () => 'bez obrony',
  },
  hitsOn: (hits, name) => `${hitsOf(hits)}: ${name}`,
  hits: hitsOf,
  hit: (number, name) => `Trafienie ${number}: ${name}`,
  way: (length, most) => `${length} z ${most}`,
  maySupport: 'może wspierać',
};

/** What the resolver says of an assault under way. */
const resolverPlaying: Words['resolver/playing'] = {
  round: round => `runda ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`W kontakcie: ${enemy}`]), cm === null ? 'ląduje tutaj' : `zostało ${cm}`].join('; '),
  out: (transport, enemy) =>
    (enemy === null ? `Wysiada z: ${transport}` : `Wysiada z: ${transport}; w kontakcie: ${enemy}`),
  review: 'Przeanalizuj szturm',
  lookForBest: 'Szukaj najlepszej decyzji',
  playedAgain: 'Twój szturm rozegrano od nowa z tą odpowiedzią, do tej samej chwili.',
  playedUpTo: title => `Twój szturm rozegrano od nowa z tą odpowiedzią. Odtąd toczy się inaczej: ${title}.`,
};

const STANDS = { one: 'jednostkę', few: 'jednostki', many: 'jednostek', other: 'jednostki' } as const;

const BY_HITS = { one: 'trafieniem', few: 'trafieniami', many: 'trafieniami', other: 'trafienia' } as const;

/** What the next action of an assault is called. */
const stepsPrimary: Words['steps/primary'] = {
  throwTest: 'Wykonaj test akcji',
  throwTestAgain: 'Powtórz test',
  acceptTest: 'Przyjmij nieudany test',
  charge: force => `Szarżuj na: ${force}`,
  callOff: 'Odwołaj',
  endCharge: 'Zakończ szarżę',
  holdOverwatch: (names, formations) => `${names} nie ${form(formations, { one: 'strzela', other: 'strzelają' })}`,
  endOverwatch: 'Zakończ ogień z czuwania',
  counterCharge: units => `Kontrszarża: ${units}`,
  endCounterCharge: 'Zakończ kontrszarżę',
  anotherRound: 'Rozegraj następną rundę',
  throwAttackNumbers: dice => `Rzuć ${byDice(dice)} na dodatkowe ataki`,
  throwSaves: saves => `Wykonaj ${counted(saves, SAVES_THROWN)}`,
  throwCriticals: dice => `Rzuć ${byDice(dice)} na trafienia krytyczne`,
  throwDamage: dice => `Rzuć ${byDice(dice)} na obrażenia`,
  throwBlast: dice => `Rzuć ${byDice(dice)} na wybuch`,
  throwTerrain: dice => `Rzuć ${byDice(dice)} na niebez\u00ADpieczny teren`,
  throwMarkers: dice => `Rzuć ${byDice(dice)} na znaczniki wybuchu`,
  throwResult: 'Rzuć na wynik',
  takeOff: stands => `Zdejmij ${counted(stands, STANDS)}`,
  takeHits: hits => `Przyjmij ${hitsOf(hits)}`,
  endCritical: engine => `${engine} nie traci nic więcej`,
  callSupporters: stands => `Wezwij ${counted(stands, { one: 'wspierającego', other: 'wspierających' })}`,
  holdFire: 'Wstrzymaj ogień',
  hackDown: hits => `Dobij ${counted(hits, BY_HITS)}`,
  withdraw: stands => `Wycofaj ${counted(stands, STANDS)}`,
  stay: 'Zostań na miejscu',
  endWithdrawal: 'Zakończ odwrót',
  endConsolidation: 'Zakończ konsolidację',
};

/** What each event of an assault is called when it is taken back or done again. */
const resolverEvents: Words['resolver/events'] = {
  'test.repeated': 'powtórka testu',
  'test.accepted': 'nieudany test',
  'target.chosen': 'wybór celu',
  'unit.disembarked': 'wysiadanie',
  'unit.embarked': 'wsiadanie',
  'overwatch.fired': 'ogień z czuwania',
  'overwatch.ended': 'koniec ognia z czuwania',
  'way.chosen': 'sposób walki',
  'dice.split': 'podział kości',
  'ways.settled': 'sposoby walki',
  'sniper.aimed': 'cel snajpera',
  'critical.entered': 'trafienie krytyczne',
  'care.taken': 'ostrożny ruch',
  'unit.rose': 'wzniesienie się',
  'charge.ended': 'koniec szarży',
  'counterCharge.ended': 'koniec kontrszarży',
  'hit.moved': 'przeniesienie trafienia',
  'hits.allocated': 'straty',
  'save.chosen': 'wybór rzutu obronnego',
  'supporters.called': 'wybór wspierających',
  'support.called': 'wezwanie wspierających',
  'rest.withdrew': 'odwrót',
  'withdrawal.halfway': 'pierwsze ruchy',
  'withdrawal.moved': 'ruchy',
  'withdrawal.ended': 'koniec odwrotu',
  'consolidation.moved': 'ruchy',
  'consolidation.ended': 'koniec konsolidacji',
};

export const stepsPlayingBooks: English['steps-playing'] = {
  'resolver/playing': resolverPlaying,
  'resolver/events': resolverEvents,
  'steps/primary': stepsPrimary,
  'steps/tally': stepsTally,
  'steps/modifiers': stepsModifiers,
};

export const stepsMapBooks: English['steps-map'] = {
  'steps/map-moves': stepsMapMoves,
  'steps/map-areas': stepsMapAreas,
  'steps/map-details': stepsMapDetails,
  'steps/map-formations': stepsMapFormations,
  'steps/badges': stepsBadges,
};

export const stepsChargeBooks: English['steps-charge'] = {
  'steps/action-test': stepsActionTest,
  'steps/charges': stepsCharges,
};

export const stepsMovesBooks: English['steps-moves'] = {
  'steps/moves': stepsMoves,
  'steps/transports': stepsTransports,
};

export const stepsOverwatchBooks: English['steps-overwatch'] = {
  'steps/overwatch': stepsOverwatch,
};

export const stepsDiceBooks: English['steps-dice'] = {
  'steps/dice': stepsDice,
};

export const stepsOtherDiceBooks: English['steps-other-dice'] = {
  'steps/other-dice': stepsOtherDice,
};

export const stepsAttacksBooks: English['steps-attacks'] = {
  'steps/attacks': stepsAttacks,
};

export const stepsWaysBooks: English['steps-ways'] = {
  'steps/ways': stepsWays,
};

export const stepsSupportBooks: English['steps-support'] = {
  'steps/support': stepsSupport,
};

export const stepsHitsBooks: English['steps-hits'] = {
  'steps/hits': stepsHits,
};

export const stepsSettlingBooks: English['steps-settling'] = {
  'steps/settling': stepsSettling,
};

export const stepsResultBooks: English['steps-result'] = {
  'steps/result': stepsResult,
};

export const stepsOutcomeBooks: English['steps-outcome'] = {
  'steps/outcome': stepsOutcome,
};

export const stepsEndingsBooks: English['steps-endings'] = {
  'steps/endings': stepsEndings,
};

export const clubRulingsBooks: English['club-rulings'] = {
  'resolver/club-rulings': resolverClubRulings,
};

export const liveOddsBooks: English['live-odds'] = {
  'resolver/live-odds': resolverLiveOdds,
};

export const luckBooks: English['luck'] = {
  'resolver/luck': resolverLuck,
};

export const throwsBooks: English['throws'] = {
  'resolver/throws': resolverThrows,
};
