/** In Polish: what the first screen of every element says. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { byDice, diceOf, markersOf, unitsOf } from './grammar.ts';

type Words = English['screen'] & English['sheets'] & English['given'] & English['samples']
  & English['warhammer-40k-samples'] & English['resolver'] & English['resolver-menu'] & English['dice-entry']
  & English['opening'] & English['steps-target'];

/** What those hear who wait for an answer. */
const worker: Words['worker'] = {
  broken: 'Obliczenia przerwano.',
};

/** What is said of what a page gives an element, and how it fails. */
const embed: Words['embed'] = {
  notAsked: name => `Plik pobiera się tylko spod adresu, który podaje atrybut ${name} znacznika.`,
  answered: status => `Serwer nie ma takiego pliku dla tej strony: odpowiedział kodem ${status}.`,
  notFetched: 'Nie udało się pobrać pliku. Może nie ma sieci albo serwer nie pozwala tej stronie na odczyt. Strona '
    + 'otwarta '
    + 'jako plik może za to mieć JSON wewnątrz znacznika.',
  tooLarge: 'Ten tekst jest o wiele za długi, by mógł pochodzić stąd.',
  notJson: 'To nie jest JSON zaczynający się od klamry.',
  inTag: 'skrypt wewnątrz znacznika',
  notRead: 'Nie udało się wczytać części programu. Sprawdź połączenie i spróbuj ponownie.',
  noLink: 'Linku nie da się tu otworzyć. Podaj go elementowi <assault-resolver>.',
  problems: 'Tego scenariusza nie da się rozegrać',
  problemsMore: count =>
    `Scenariusz ma ${counted(count, { one: 'błąd', few: 'błędy', many: 'błędów', other: 'błędu' })} `
    + 'i nie jest pokazywany.',
  whole: 'cały scenariusz',
  unknownAssault: (id, known) => `Nie ma dołączonego szturmu „${id}”. Do wyboru: ${known.join(', ')}.`,
  unknownStep: step => `Nie ma kroku „${step}”. Są kroki od A1 do A7; sama liczba to liczba zdarzeń.`,
  unheld: 'Tej lekcji nie da się poprowadzić',
};

/** What the parts say of their own accord. */
const parts: Words['parts'] = {
  less: what => `O jeden mniej: ${what}`,
  more: what => `O jeden więcej: ${what}`,
  steps: 'Kroki szturmu',
  stepState: { done: 'gotowe', skipped: 'pominięte', now: 'teraz', next: 'możliwe jako następne', later: 'później' },
  undone: 'cofnięte',
  rule: 'Zasada',
  source: where => `Źródło: ${where}`,
  ruling: question => `Rozstrzygnięcie: ${question}`,
  instead: 'Można też grać tak:',
  attacker: 'Atakujący',
  defender: 'Obrońca',
  none: 'brak',
  total: 'Suma',
  odds: (attacker, defender) => `Szanse na wygraną: atakujący ${attacker}, obrońca ${defender}`,
  noOdds: 'Jeszcze nieznane',
};

/** What dice say of their own accord. */
const partsDice: Words['parts/dice'] = {
  die: (number, of, says) => `kość ${number} z ${of}: ${says}`,
  throw: count => `Rzuć ${byDice(count)}`,
  dice: diceOf,
  about: { hits: hits => `· około ${hits} trafienia`, wounds: wounds => `· około ${wounds} rany` },
  myDice: 'Moje kości',
  myDiceOf: (dice, of) => `Moje kości · ${dice} z ${of}`,
  counts: { successes: 'trafienie', highest: 'ta się liczy', sum: 'liczy się', halves: 'liczy się' },
  countsNot: { successes: 'pudło', highest: 'nie liczy się', sum: 'nie liczy się', halves: 'nie liczy się' },
};

/** What is said while dice from the table are entered. */
const partsDiceEntry: Words['parts/dice-entry'] = {
  blank: 'pusta',
  yourDice: 'Twoje kości',
  of: (dice, of) => `${dice} z ${of}`,
  erase: 'Cofnij ostatnią',
  close: 'Zamknij i zachowaj kości',
  hands: 'Grupy kości',
  slots: 'Kości',
  keys: 'Oczka',
  toEnter: dice => `jeszcze ${dice}`,
  use: dice => (dice === 1 ? 'Użyj tej kości' : `Użyj tych ${figure(dice)} kości`),
  throwRest: 'Rzuć resztą',
  hits: (hits, of) => `trafienia: ${hits} z ${of}`,
  verdicts: (verdict, count, of) => `${verdict}: ${count} z ${of}`,
  highest: face => `najwyższa: ${face}`,
  sum: sum => `suma: ${sum}`,
  soFar: 'do tej pory',
  next: hand => `Dalej: ${hand}`,
  takenBack: entered => `Cofnięto. Wpisane: ${entered}`,
  noFace: sign => `Żadna kość nie pokazuje „${sign}”. Niczego nie wpisano.`,
  allEntered: 'Wszystkie kości są wpisane.',
  tooMany: (faces, dice) => `Liczba wyników: ${faces}, kości: ${dice}. Niczego nie wpisano.`,
};

/** What kinds of terrain are called. */
export const partsTerrain: Words['parts/terrain'] = {
  kinds: {
    buildings: 'Budynki', cliffs: 'Urwiska', fortifications: 'Umocnienia', jungle: 'Dżungla', marsh: 'Bagno',
    'open-ground': 'Otwarty teren', hill: 'Wzgórze', river: 'Rzeka', road: 'Droga', ruins: 'Ruiny', rubble: 'Gruzy',
    scrub: 'Zarośla', woods: 'Las',
  },
  within: {
    buildings: 'budynki', cliffs: 'urwiska', fortifications: 'umocnienia', jungle: 'dżungla', marsh: 'bagno',
    'open-ground': 'otwarty teren', hill: 'wzgórze', river: 'rzeka', road: 'droga', ruins: 'ruiny', rubble: 'gruzy',
    scrub: 'zarośla', woods: 'las',
  },
};

/** What field works are called. */
export const partsWorks: Words['parts/works'] = {
  trench: 'Okop', bunker: 'Bunkier', 'gun-emplacement': 'Stanowisko działa', minefield: 'Pole minowe',
  'razor-wire': 'Zasieki',
};

const KEYS =
  'Strzałkami przechodzisz od jednostki do jednostki, Enter wybiera. Wybraną, jeśli może się ruszyć, przesuwasz nimi '
  + 'o 1 centymetr, z klawiszem Shift o 5. Enter ją stawia, Escape cofa ruch, potem wybór, potem opuszcza mapę. '
  + 'Page Up i Page Down przechodzą do innych jednostek. Plus, minus i zero zmieniają powiększenie.';

/** What the battlefield itself says. */
const battlefield: Words['battlefield'] = {
  map: counters => 'Pole bitwy: '
    + counted(counters, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' }),
  mapRole: 'mapa',
  keys: KEYS,
  keysAndAsking: `${KEYS} Znak zapytania pyta, dlaczego jednostka może lub nie może walczyć; Enter też, gdy nie `
    + 'można jej wybrać.',
  closer: 'Przybliż',
  further: 'Oddal',
  whole: 'Pokaż całą walkę',
  measure: 'Zmierz',
  table: 'Pokaż jako tabelę',
  drawing: 'Pokaż jako mapę',
  showKey: 'Pokaż legendę',
  hideKey: 'Ukryj legendę',
  overwatch: 'na czuwaniu',
  skimmer: 'skimmer',
  landed: 'na ziemi',
  damaged: (points, capacity) => `obrażenia ${figure(points)}${capacity > 0 ? ` z ${figure(capacity)}` : ''}`,
  shielded: (up, full) => `tarcze ${figure(up)} z ${figure(full)}`,
  carries: (carried, names) => `na pokładzie: ${figure(carried)}${names === '' ? '' : ` (${names})`}`,
  pushed: length => `zepchnięcie o ${length}`,
  farOff: (formation, units) => `${formation} · ${figure(units)}`,
  farOffWhy: (formation, units, why) => `${formation} · ${figure(units)}, ${why}`,
  formations: formations =>
    counted(formations, { one: 'formacja', few: 'formacje', many: 'formacji', other: 'formacji' }),
  moreFormations: formations => `jeszcze ${counted(formations, {
    one: 'formacja', few: 'formacje', many: 'formacji', other: 'formacji',
  })}`,
  whichOne: 'Co wybrać?',
  twoFingers: 'Mapę przesuwa się dwoma palcami',
  tokenOn: (number, name) => `Trafienie ${number}: ${name}`,
};

/** The key of the map, and the table instead of it. */
const battlefieldSheets: Words['battlefield/sheets'] = {
  key: 'Legenda mapy',
  caption: 'Jednostki na polu bitwy',
  columns: {
    name: 'Jednostka', side: 'Strona', values: 'WW/WO', fights: 'Jak walczy', nearest: 'Najbliższy wróg',
    hits: 'Trafienia', kind: 'Rodzaj', place: 'Miejsce, cm w prawo · w górę',
  },
  sides: { attacker: 'atakujący', defender: 'obrońca' },
  owners: {
    attacker: formation => `atakujący, ${formation}`,
    defender: formation => `obrońca, ${formation}`,
  },
  shapes: { circle: 'piechota', square: 'pojazd', ring: 'machina bojowa' },
  stances: {
    fighting: 'bezpośrednio w walce',
    engaged: 'nie bezpośrednio w walce',
    supporting: 'wspiera',
    bystander: 'poza szturmem',
  },
  dead: 'stracona',
  broken: 'złamana',
  character: 'postać',
  inspiring: 'Inspiring',
  lines: {
    contact: 'w kontakcie podstawek', firefight: 'wymiana ognia', support: 'ogień wsparcia', 'too-far': 'za daleko',
    blocked: 'brak linii strzału', distance: 'odległość, która decyduje',
  },
  shields: 'tarcze aktywne',
  damage: 'otrzymane obrażenia',
  aboard: 'jednostki na pokładzie',
  push: 'zepchnięcie',
  effects: {
    'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer',
  },
  gap: (name, length) => `${name}, ${length}`,
  contact: name => `${name}, w kontakcie`,
  nobody: 'nikt',
  tokenStates: {
    waiting: 'czeka', stopped: 'zatrzymane przez '
      + 'tarczę', saved: 'udana obrona', damaged: 'obrażenia', killed: 'strata',
  },
  hit: state => `trafienie, ${state}`,
  token: (number, state) => `trafienie ${number}, ${state}`,
};

/** What the resolver says of its own accord. */
const resolver: Words['resolver'] = {
  resolver: title => `Szturm: ${title}`,
  untitled: 'Szturm',
  undo: 'Cofnij',
  redo: 'Ponów',
  turn: (name, what) => `${name}: ${what}`,
  letItRun: 'Graj dalej',
  nextStep: 'Następny krok',
  stop: 'Zatrzymaj',
  seeReport: 'Zobacz raport',
  why: 'Dlaczego?',
  menu: 'Więcej',
  reading: 'Wczytywanie scenariusza.',
  notLoaded: 'Nie udało się wczytać części programu. Sprawdź połączenie i spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
};

/** The menu of an assault, and what every menu of a resolver has. */
const resolverMenu: Words['resolver/menu'] = {
  letItRunMore: 'Rzuca i wybiera to, co zwykle, aż do następnej decyzji.',
  runToEnd: 'Graj do końca',
  runToEndMore: 'Rzuca i wybiera to, co zwykle, aż do końca.',
  startAgain: 'Zacznij od nowa',
  startAgainMore: 'Ten sam szturm z tymi samymi kośćmi.',
  newDice: 'Nowe kości',
  newDiceMore: 'Od początku, z kośćmi, których nikt nie widział.',
  rulings: 'Jak to się gra w twoim klubie?',
  rulingsMore: 'Pytania, które zasady zostawiają otwarte.',
  odds: areOn => `${areOn ? 'Ukryj' : 'Pokaż'} szanse`,
  oddsMore: 'Kto ma teraz większe szanse na wygraną.',
  assaults: 'Dołączone szturmy',
};

/** What is said while a target is chosen. */
const stepsTarget: Words['steps/target'] = {
  engages: (names, formations) => `${names} ${form(formations, { one: 'rusza', other: 'ruszają' })} do szturmu`,
  oneTarget: 'Na stole jest jedna formacja wroga. Inni w pobliżu mogą tylko wspierać.',
  whichTarget: 'Na którą formację wroga szarżuje? Inni w pobliżu mogą tylko wspierać.',
  target: 'Cel',
  engage: names => `Szturmuj: ${names}`,
  whoCanBe: 'Na kogo można szarżować?',
  whatStarts: 'Co zaczyna szturm?',
  away: length => `odległość ${length}`,
  units: unitsOf,
  broken: 'złamana',
  markers: markersOf,
};

/** Formations that join an assault. */
const stepsJoinedFormations: Words['steps/joined-formations'] = {
  together: 'Szarża obejmuje też',
  along: 'Szarża razem z Commanderem',
  whoTogether: 'Kogo można objąć jedną szarżą?',
  whoAlong: 'Kogo może zabrać Commander?',
  awayFrom: (length, name) => `${length} do: ${name}`,
};

/** What the map says of an Epic assault. */
const stepsMap: Words['steps/map'] = {
  values: (closeCombat, firefight, armour) =>
    `walka wręcz ${closeCombat}, wymiana ognia ${firefight}, pancerz ${armour}`,
  noValue: 'brak',
  with: (name, characters) => `${name} + ${characters}`,
  owners: { attacker: formation => `atakujący, ${formation}`, defender: formation => `obrońca, ${formation}` },
  lost: 'stracona',
  broken: 'złamana',
  poppedUp: 'wzniesiona',
  aboard: transport => `w transporterze ${transport}`,
  notEngaged: 'poza walką',
  notInAssault: 'poza szturmem',

  contact: (unit, enemy) => `${unit} i ${enemy} w kontakcie: walka wręcz.`,
  firefight: (unit, enemy, length) => `${unit} strzela, cel ${enemy}, odległość ${length}: wymiana ognia.`,
  tooFar: (unit, enemy, length, missing) => `${unit}: cel ${enemy}, odległość ${length}, o ${missing} za daleko.`,
  within: (length, most) => `${length} z ${most}`,
  blocked: (unit, enemy, length, terrain) => `${unit}: brak linii strzału, cel ${enemy}. Na drodze: `
    + `${terrain}, ${length}.`,
  of: (length, terrain) => `${terrain}: ${length}`,
  supports: (unit, enemy, length) => `${unit} wspiera, cel ${enemy}, odległość ${length}.`,
  maySupport: (unit, enemy, length) => `${unit} może wspierać, cel ${enemy}, odległość ${length}.`,
};

/** The names of the bundled assaults. */
const samples: Words['samples'] = {
  'marines-charge-warband': {
    title: 'Assault Marines szarżują na Warband',
    teaches: 'Walka wręcz i wymiana ognia, trafienia, które spadają najpierw na najbliższych, i mob, który wysuwa '
      + 'się do przodu, by z ruin coś widzieć.',
  },
  'orks-storm-ruins': {
    title: 'Orkowie szturmują kompanię w ruinach',
    teaches: 'Piechotę obrońców chroni osłona; orkowie ze swojej wyszli, nawet ten, który jeszcze stoi w lesie.',
  },
  'banshees-and-terminators': {
    title: 'Banshees atakują Terminatorów',
    teaches: 'First Strike przed wszystkimi innymi, pancerz z dwoma rzutami obronnymi, na końcu makrobroń, przed '
      + 'którą mało co chroni.',
  },
  'firefight-to-a-tie': {
    title: 'Wymiana ognia wchodzi w drugą rundę',
    teaches: 'Szturm bez kontaktu, ogień wsparcia po obu stronach oraz to, co po remisie zostaje, a co nie.',
  },
  'warband-swarms-titan': {
    title: 'Wielka Warband oblega Warlord Titana',
    teaches: 'Machina bojowa dzieli osiem kości i przyjmuje osiem trafień; Void Shields zatrzymują ogień, ale nie '
      + 'ciosy. Grotz nikt nie liczy.',
  },
  'mechanised-company-cornered': {
    title: 'Kompania zmechanizowana zaskoczona w Chimerach',
    teaches: 'Marines wysiadają z Rhino i wchodzą w kontakt. Część gwardzistów zdąży wysiąść; inni siedzą we wrakach.',
  },
  'warlord-leads-three-mobs': {
    title: 'Warlord prowadzi trzy moby na działa Tau',
    teaches: 'Commander zabiera ze sobą dwie formacje; Fire Warriors na czuwaniu strzelają pierwsi. Jest z nimi '
      + 'Ethereal.',
  },
  'swarm-among-the-broken': {
    title: 'Rój spada na czołgi i złamaną piechotę',
    teaches: 'Dwie przemieszane formacje walczą jak jedna. Złamana zagradza drogę i nie przeżyłaby porażki.',
  },
  'falcons-refuse-close-combat': {
    title: 'Falcony wznoszą się nad choppami',
    teaches: 'Skimmery w kontakcie wybierają wymianę ognia i narzucają ją każdemu, kto ich dotyka. Zwycięscy Eldarzy '
      + 'zaraz znikają.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Thunderhawk ląduje wśród Big Gunz',
    teaches: 'Samolot ląduje, dwa oddziały wysiadają i wchodzą w kontakt, a wszystkie trzy formacje walczą jak jedna. '
      + 'Porażka oznaczałaby utratę samolotu.',
  },
  'gargant-barges-to-tanks': {
    title: 'Gargant przepycha się do Shadowswordów',
    teaches: 'Machina bojowa spycha piechotę; Titan Killer, Power Fields, wybuchy i Reaver, który '
      + 'stoi za daleko, by wspierać.',
  },
  'bloodthirster-and-necrons': {
    title: 'Bloodthirster prowadzi demony na falangę',
    teaches: 'Living Metal, demony z Expendable, których nikt nie żałuje; przyzwane jednostki znikają, gdy ich '
      + 'formacja się '
      + 'łamie.',
  },
};

/** What the editions of Warhammer 40,000 are called. */
const warhammer40kEditions: Words['warhammer-40k/editions'] = {
  'trial-seven-steps': 'Zasady próbne, siedem kroków',
  'trial-eight-steps': 'Zasady próbne, osiem kroków',
  '4th': 'Czwarta edycja',
  '7th': 'Siódma edycja',
};

const warhammer40kShortEditions: Words['warhammer-40k/short-editions'] = {
  'trial-seven-steps': 'Próbne 7', 'trial-eight-steps': 'Próbne 8', '4th': '4. ed.', '7th': '7. ed.',
};

/** The names of the bundled phases. */
const warhammer40kSamples: Words['warhammer-40k/samples'] = {
  'barricade-with-frag': {
    title: 'Marines z granatami odłamkowymi szturmują barykadę',
    teaches: 'Gwardziści za barykadą uderzają pierwsi, chyba że granaty odłamkowe sprawią, że wszyscy uderzą '
      + 'jednocześnie.',
  },
  'barricade-without-frag': {
    title: 'Marines bez granatów szturmują barykadę',
    teaches: 'Ta sama szarża bez granatów: gwardziści uderzają przed wszystkimi innymi, chyba że osłona nic nie daje.',
  },
  'power-fist-sergeant': {
    title: 'Sierżant z pięścią energetyczną',
    teaches: 'Marines uderzają w kolejności Inicjatywy; pięść energetyczna jest ostatnia, a wtedy żaden pancerz nie '
      + 'pomaga.',
  },
  'two-armours': {
    title: 'Rany w jednostce o dwóch pancerzach',
    teaches: 'Cztery modele z 3+ i sześć z 4+ otrzymują rany: każda edycja po swojemu mówi, kto wykonuje rzut obronny.',
  },
  'character-in-a-unit': {
    title: 'Kapitan w pierwszym szeregu',
    teaches: 'Orkowie dotykają kapitana i oddziału, do którego dołączył. Czy mogą zamiast niego uderzyć oddział, '
      + 'zależy od edycji.',
  },
  'multiple-combat': {
    title: 'Dwa oddziały przeciw dwóm',
    teaches: 'Dwie szarże na dwie jednostki obok siebie to jedna walka, a jej wynik liczy się dla wszystkich czterech.',
  },
  'sweeping-advance': {
    title: 'Pokonani, złamani i dopadnięci',
    teaches: 'Przegrani uciekają, a dopadnięci przez zwycięzców zostają w walce, jeszcze raz dostają ciosy albo giną.',
  },
};

/** What the statechart says, for as long as it is on its way: its steps by name, and the first. */
const resolverOpening: Words['resolver/opening'] = {
  labels: {
    a1ChooseTarget: 'Cel',
    a2Charge: 'Szarża',
    a3CounterCharge: 'Kontrszarża',
    a4Attacks: 'Ataki',
    a5SupportingFire: 'Wsparcie',
    a6Result: 'Wynik',
    a7Withdraw: 'Odwrót',
    a7Consolidate: 'Konsolidacja',
  },
  first:
    'Szturmująca formacja ogłasza, na kogo i z kim szarżuje oraz które formacje są przemieszane z celem.',
};

/** What is said of an assault that can be gone on with. */
const kept: Words['kept'] = {
  heading: 'Niedokończona gra',
  untitled: 'Szturm',
  rounds: { round: round => `runda ${figure(round)}`, turn: turn => `tura ${figure(turn)}` },
  offer: (title, where, when) => `Kontynuować „${title}” (${where})? Ostatnio grane: ${when}.`,
  goOn: 'Kontynuuj',
  forget: 'Zapomnij',
  unreadable: 'Tego, co tu zachowano, nie da się już odczytać. Wszystko jest tak, jak było.',
  upTo: 'Gra toczy się dalej od ostatniego kroku, na który zasady jeszcze pozwalają.',
};

export const screenBooks: English['screen'] = {
  worker,
  parts,
  'parts/terrain': partsTerrain,
  'parts/works': partsWorks,
  battlefield,
  'steps/map': stepsMap,
};

export const sheetsBooks: English['sheets'] = {
  'battlefield/sheets': battlefieldSheets,
};

export const givenBooks: English['given'] = {
  embed,
  kept,
};

export const samplesBooks: English['samples'] = {
  samples,
};

export const warhammer40kSamplesBooks: English['warhammer-40k-samples'] = {
  'warhammer-40k/samples': warhammer40kSamples,
  'warhammer-40k/editions': warhammer40kEditions,
  'warhammer-40k/short-editions': warhammer40kShortEditions,
};

/** What the frame of a table says of its own accord. */
const frame: Words['frame'] = {
  panel: 'Panel',
  tabs: { step: 'Ten krok', log: 'Dziennik', rules: 'Zasady', table: 'Tabela' },
  step: (at, of) => `krok ${at} z ${of}`,
  lines: count => counted(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' }),
  sheet: detent => `Panel: ${detent}`,
  detents: { peek: 'sam tytuł', half: 'do połowy', full: 'cały' },
  showMap: 'Pokaż mapę',
  fullScreen: 'Pełny ekran',
};

/** What the bar says of the odds. */
const resolverBarOdds: Words['resolver/bar-odds'] = {
  odds: 'Szanse od tego miejsca',
  ask: 'Szanse',
  wins: names => `${names}: wygrana`,
  hasWon: (names, forces) => `${names}: ${form(forces, { one: 'zwycięstwo', other: 'zwycięstwo' })}`,
  nobodyHasWon: 'Nikt nie wygrał',
  turnTo: names => `Szansa: ${names}`,
  working: 'trwa obliczanie',
  closer: 'coraz dokładniej',
  exact: 'dokładnie',
  ifSo: 'jeśli tak',
  anotherRound: 'jeszcze jedna runda',
  nobody: chance => `nikt ${chance}`,
  drawn: chance => `remis ${chance}`,
  was: chance => `było ${chance}`,
  about: (chance, unsure) => `około ${chance} ± ${unsure}`,
};

/** What undo takes back and redo does again. */
const resolverHistory: Words['resolver/history'] = {
  thrown: dice => `rzut ${counted(dice, { one: 'kością', other: 'kośćmi' })}`,
  move: name => `ruch (${name})`,
  moves: moves => counted(moves, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' }),
  steps: steps => counted(steps, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' }),
  turn: 'początek tury',
  setUp: 'zmiana przygotowania',
  rules: 'zmiana zasad',
  course: 'nowy przebieg od wcześniejszej chwili',
  takenBack: what => `Cofnięto: ${what}.`,
  next: action => `Dalej: ${action}.`,
};

export const resolverBooks: English['resolver'] = {
  resolver,
  frame,
  'resolver/bar-odds': resolverBarOdds,
  'resolver/history': resolverHistory,
  'parts/dice': partsDice,
};

export const resolverMenuBooks: English['resolver-menu'] = {
  'resolver/menu': resolverMenu,
};

export const diceEntryBooks: English['dice-entry'] = {
  'parts/dice-entry': partsDiceEntry,
};

export const openingBooks: English['opening'] = {
  'resolver/opening': resolverOpening,
};

export const stepsTargetBooks: English['steps-target'] = {
  'steps/target': stepsTarget,
  'steps/joined-formations': stepsJoinedFormations,
};
