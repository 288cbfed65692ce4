/** In German: what the first screen of every element says. */
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import { capital, counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, markersOf, ofName, unitsOf, whom } from './grammar.ts';

type Words = English['screen'] & English['sheets'] & English['given'] & English['samples']
  & English['warhammer-40k-samples'] & English['resolver'] & English['resolver-menu'] & English['dice-entry']
  & English['opening'] & English['steps-target'];

/** What those hear who wait for an answer. */
const worker: Words['worker'] = {
  broken: 'Die Berechnung ist abgebrochen.',
};

/** What is said of what a page gives an element, and how it fails. */
const embed: Words['embed'] = {
  notAsked: name => `Eine Adresse wird nur abgerufen, wenn das Attribut ${name} im Tag sie nennt.`,
  answered: status => `Der Server hat keine solche Datei für diese Seite: Er antwortete mit ${status}.`,
  notFetched: 'Der Abruf ist gescheitert. Vielleicht hast du kein Netz, oder der Server erlaubt dieser Seite den '
    + 'Zugriff nicht. Eine Seite, die selbst als Datei geöffnet ist, kann das JSON stattdessen im Tag enthalten.',
  tooLarge: 'Das ist viel zu groß, um von diesem Programm zu stammen.',
  notJson: 'Das ist kein JSON, das mit einer geschweiften Klammer beginnt.',
  inTag: 'das Skript im Tag',
  notRead: 'Ein Teil des Programms ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
  noLink: 'Ein Link lässt sich hier nicht öffnen. Gib ihn einem <assault-resolver>.',
  problems: 'Dieses Szenario ist nicht spielbar',
  problemsMore: count =>
    `Das Szenario enthält ${counted(count, { one: 'Fehler', other: 'Fehler' })} und wird deshalb nicht gezeigt.`,
  whole: 'das ganze Szenario',
  unknownAssault: (id, known) => `Es gibt keinen mitgelieferten Sturmangriff „${id}“. Bekannt: ${known.join(', ')}.`,
  unknownStep: step =>
    `Es gibt keinen Schritt „${step}“. Es gibt A1 bis A7; eine Zahl gilt als Anzahl von Ereignissen.`,
  unheld: 'Diese Lektion ist nicht spielbar',
};

/** What the parts say of their own accord. */
const parts: Words['parts'] = {
  less: what => `Eins weniger: ${what}`,
  more: what => `Eins mehr: ${what}`,
  steps: 'Schritte des Sturmangriffs',
  stepState: { done: 'erledigt', skipped: 'übersprungen', now: 'jetzt', next: 'als Nächstes möglich', later: 'später' },
  undone: 'zurückgenommen',
  rule: 'Regel',
  source: where => `Quelle: ${where}`,
  ruling: question => `Auslegung: ${question}`,
  instead: 'Andere Spielweisen:',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  none: 'keine',
  total: 'Summe',
  odds: (attacker, defender) => `Siegchance: Angreifer ${attacker}, Verteidiger ${defender}`,
  noOdds: 'Noch nicht bekannt',
};

/** What dice say of their own accord. */
const partsDice: Words['parts/dice'] = {
  die: (number, of, says) => `Würfel ${number} von ${of}: ${says}`,
  throw: count => `${diceOf(count)} werfen`,
  dice: diceOf,
  about: { hits: hits => `· etwa ${hits} Treffer`, wounds: wounds => `· etwa ${wounds} Verwundungen` },
  myDice: 'Meine Würfel',
  myDiceOf: (dice, of) => `Meine Würfel · ${dice} von ${of}`,
  counts: { successes: 'Treffer', highest: 'dieser zählt', sum: 'zählt', halves: 'zählt' },
  countsNot: { successes: 'daneben', highest: 'zählt nicht', sum: 'zählt nicht', halves: 'zählt nicht' },
};

/** What is said while dice from the table are entered. */
const partsDiceEntry: Words['parts/dice-entry'] = {
  blank: 'leer',
  yourDice: 'Deine Würfel',
  of: (dice, of) => `${dice} von ${of}`,
  erase: 'Letzten Würfel zurücknehmen',
  close: 'Schließen, Würfel bleiben erhalten',
  hands: 'Gruppen',
  slots: 'Würfel dieser Gruppe',
  keys: 'Augen',
  toEnter: dice => `noch ${dice}`,
  use: dice => `${diceOf(dice)} nehmen`,
  throwRest: 'Den Rest werfen',
  hits: (hits, of) => `${hits} Treffer von ${of}`,
  verdicts: (verdict, count, of) => `${verdict}: ${count} von ${of}`,
  highest: face => `höchster: ${face}`,
  sum: sum => `Summe: ${sum}`,
  soFar: 'bisher',
  next: hand => `Als Nächstes: ${hand}`,
  takenBack: entered => `Zurückgenommen, ${entered}`,
  noFace: sign => `Kein Würfel zeigt „${sign}“. Nichts wurde eingetragen.`,
  allEntered: 'Alle Würfel sind eingetragen.',
  tooMany: (faces, dice) =>
    `${counted(faces, { one: 'Zahl', other: 'Zahlen' })} für ${diceOf(dice)}. Nichts wurde eingetragen.`,
};

type Names = Readonly<Record<TerrainKind, string>>;

const NAMES: Names = {
  buildings: 'Gebäude', cliffs: 'Klippen', fortifications: 'Befestigungen', jungle: 'Dschungel', marsh: 'Sumpf',
  'open-ground': 'Offenes Gelände', hill: 'Hügel', river: 'Fluss', road: 'Straße', ruins: 'Ruinen', rubble: 'Schutt',
  scrub: 'Gestrüpp', woods: 'Wald',
};

/** What kinds of terrain are called. */
export const partsTerrain: Words['parts/terrain'] = {
  kinds: NAMES,
  /** Nouns keep their capital within a sentence. */
  within: { ...NAMES, 'open-ground': 'offenes Gelände' },
};

/** What field works are called. */
export const partsWorks: Words['parts/works'] = {
  trench: 'Graben', bunker: 'Bunker', 'gun-emplacement': 'Geschützstellung', minefield: 'Minenfeld',
  'razor-wire': 'Stacheldraht',
};

const KEYS =
  'Mit den Pfeiltasten gehst du von Einheit zu Einheit, Enter wählt eine aus. Eine ausgewählte Einheit, die sich '
  + 'bewegen darf, verschiebst du mit den Pfeiltasten um 1 Zentimeter, mit der Umschalttaste um 5. Enter setzt sie '
  + 'ab, Escape nimmt erst die Bewegung zurück, hebt dann die Auswahl auf und verlässt zuletzt die Karte. Mit Bild auf '
  + 'und Bild ab gehst du zu anderen Einheiten. Plus, Minus und Null ändern den Maßstab.';

/** What the battlefield itself says. */
const battlefield: Words['battlefield'] = {
  map: counters => `Schlachtfeld mit ${unitsOf(counters)}`,
  mapRole: 'Karte',
  keys: KEYS,
  keysAndAsking: `${KEYS} Mit dem Fragezeichen fragst du, warum eine Einheit kämpfen darf oder nicht; mit Enter auch, `
    + 'wenn sie sich nicht auswählen lässt.',
  closer: 'Vergrößern',
  further: 'Verkleinern',
  whole: 'Den ganzen Kampf zeigen',
  measure: 'Messen',
  table: 'Als Tabelle zeigen',
  drawing: 'Als Karte zeigen',
  showKey: 'Legende zeigen',
  hideKey: 'Legende ausblenden',
  overwatch: 'in Feuerbereitschaft',
  skimmer: 'Skimmer',
  landed: 'gelandet',
  damaged: (points, capacity) => `Schaden ${figure(points)}${capacity > 0 ? ` von ${figure(capacity)}` : ''}`,
  shielded: (up, full) => `Schilde ${figure(up)} von ${figure(full)}`,
  carries: (carried, names) => `${figure(carried)} an Bord${names === '' ? '' : `: ${names}`}`,
  pushed: length => `um ${length} beiseitegeschoben`,
  farOff: (formation, units) => `${formation} · ${figure(units)}`,
  farOffWhy: (formation, units, why) => `${formation} · ${figure(units)}, ${why}`,
  formations: formations => counted(formations, { one: 'Formation', other: 'Formationen' }),
  moreFormations: formations => counted(formations, { one: 'weitere Formation', other: 'weitere Formationen' }),
  whichOne: 'Welche?',
  twoFingers: 'Zwei Finger bewegen die Karte',
  tokenOn: (number, name) => `Treffer ${number} auf ${name}`,
};

/** The key of the map, and the table instead of it. */
const battlefieldSheets: Words['battlefield/sheets'] = {
  key: 'Legende der Karte',
  caption: 'Einheiten auf dem Schlachtfeld',
  columns: {
    name: 'Einheit', side: 'Seite', values: 'NK/FG', fights: 'Kampfweise', nearest: 'Nächster Gegner',
    hits: 'Treffer', kind: 'Art', place: 'Ort, cm nach rechts · oben',
  },
  sides: { attacker: 'Angreifer', defender: 'Verteidiger' },
  owners: {
    attacker: formation => `Angreifer, ${formation}`,
    defender: formation => `Verteidiger, ${formation}`,
  },
  shapes: { circle: 'Infanterie', square: 'Fahrzeug', ring: 'Kriegsmaschine' },
  stances: {
    fighting: 'direkt im Kampf',
    engaged: 'nicht direkt im Kampf',
    supporting: 'gibt Unterstützungsfeuer',
    bystander: 'nicht am Sturmangriff beteiligt',
  },
  dead: 'verloren',
  broken: 'gebrochen',
  character: 'Charakter',
  inspiring: 'Inspiring',
  lines: {
    contact: 'in Basekontakt', firefight: 'Feuergefecht', support: 'Unterstützungsfeuer', 'too-far': 'zu weit',
    blocked: 'keine Schusslinie', distance: 'Abstand, der entscheidet',
  },
  shields: 'Schilde aktiv',
  damage: 'erlittener Schaden',
  aboard: 'Einheiten an Bord',
  push: 'beiseitegeschoben',
  effects: {
    'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze', 'macro-weapon': 'Makrowaffe',
    'titan-killer': 'Titan Killer',
  },
  gap: (name, length) => `${name}, ${length}`,
  contact: name => `${name}, in Kontakt`,
  nobody: 'keiner',
  tokenStates: {
    waiting: 'offen', stopped: 'vom Schild abgehalten', saved: 'abgewehrt', damaged: 'Schaden', killed: 'ausgeschaltet',
  },
  hit: state => `Treffer, ${state}`,
  token: (number, state) => `Treffer ${number}, ${state}`,
};

/** What the resolver says of its own accord. */
const resolver: Words['resolver'] = {
  resolver: title => `Sturmangriff: ${title}`,
  untitled: 'Ein Sturmangriff',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  turn: (name, what) => `${name}: ${what}`,
  letItRun: 'Laufen lassen',
  nextStep: 'Nächster Schritt',
  stop: 'Anhalten',
  seeReport: 'Bericht ansehen',
  why: 'Warum?',
  menu: 'Mehr',
  reading: 'Das Szenario wird gelesen.',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
};

/** The menu of an assault, and what every menu of a resolver has. */
const resolverMenu: Words['resolver/menu'] = {
  letItRunMore: 'Würfelt und wählt das Übliche bis zur nächsten Entscheidung.',
  runToEnd: 'Bis zum Ende laufen lassen',
  runToEndMore: 'Würfelt und wählt das Übliche, bis es vorbei ist.',
  startAgain: 'Neu anfangen',
  startAgainMore: 'Derselbe Sturmangriff mit denselben Würfeln.',
  newDice: 'Neue Würfel',
  newDiceMore: 'Von Anfang an, mit neu geworfenen Würfeln.',
  rulings: 'Wie spielt dein Club das?',
  rulingsMore: 'Fragen, die die Regeln offenlassen.',
  odds: areOn => `Chancen ${areOn ? 'ausblenden' : 'zeigen'}`,
  oddsMore: 'Wer von hier aus wohl gewinnt.',
  assaults: 'Mitgelieferte Sturmangriffe',
};

/** What is said while a target is chosen. */
const stepsTarget: Words['steps/target'] = {
  engages: (names, formations) => `${capital(names)} ${form(formations, { one: 'greift', other: 'greifen' })} an`,
  oneTarget: 'Auf dem Tisch steht nur eine gegnerische Formation. Wer sonst in der Nähe steht, kann nur unterstützen.',
  whichTarget: 'Gegen welche gegnerische Formation geht es? Wer sonst in der Nähe steht, kann nur unterstützen.',
  target: 'Ziel',
  engage: names => `${capital(whom(names))} angreifen`,
  whoCanBe: 'Wer kann angegriffen werden?',
  whatStarts: 'Womit beginnt ein Sturmangriff?',
  away: length => `${length} entfernt`,
  units: unitsOf,
  broken: 'gebrochen',
  markers: markersOf,
};

/** Formations that join an assault. */
const stepsJoinedFormations: Words['steps/joined-formations'] = {
  together: 'Zugleich angegriffen',
  along: 'Von einem Commander mitgenommen',
  whoTogether: 'Wer darf zusammen angegriffen werden?',
  whoAlong: 'Wen darf ein Commander mitnehmen?',
  awayFrom: (length, name) => `${length} ${ofName(name)} entfernt`,
};

/** What the map says of an Epic assault. */
const stepsMap: Words['steps/map'] = {
  values: (closeCombat, firefight, armour) =>
    `Nahkampf ${closeCombat}, Feuergefecht ${firefight}, Rüstung ${armour}`,
  noValue: 'kein Wert',
  with: (name, characters) => `${name} mit ${characters}`,
  owners: { attacker: formation => `Angreifer, ${formation}`, defender: formation => `Verteidiger, ${formation}` },
  lost: 'verloren',
  broken: 'gebrochen',
  poppedUp: 'aufgestiegen',
  aboard: transport => `an Bord von ${transport}`,
  notEngaged: 'nicht im Kampf',
  notInAssault: 'nicht am Sturmangriff beteiligt',

  contact: (unit, enemy) => `${unit} ist in Kontakt mit ${enemy}: Nahkampf.`,
  firefight: (unit, enemy, length) => `${unit} schießt auf ${enemy}, ${length} entfernt: Feuergefecht.`,
  tooFar: (unit, enemy, length, missing) => `${unit} ist ${length} von ${enemy} entfernt: ${missing} zu weit.`,
  within: (length, most) => `${length} von ${most}`,
  blocked: (unit, enemy, length, terrain) =>
    `${unit} hat keine Schusslinie zu ${enemy}: ${length} durch ${terrain}.`,
  of: (length, terrain) => `${length} ${terrain}`,
  supports: (unit, enemy, length) => `${unit} unterstützt, ${length} bis ${enemy}.`,
  maySupport: (unit, enemy, length) => `${unit} darf unterstützen, ${length} bis ${enemy}.`,
};

/** The names of the bundled assaults. */
const samples: Words['samples'] = {
  'marines-charge-warband': {
    title: 'Assault Marines greifen eine Warband an',
    teaches: 'Nahkampf und Feuergefecht, Treffer zuerst auf die Nächststehenden und ein Mob, der vorrückt, um aus den '
      + 'Ruinen zu sehen.',
  },
  'orks-storm-ruins': {
    title: 'Orks greifen eine Kompanie in Ruinen an',
    teaches: 'Die Infanterie der Verteidiger ist durch ihre Deckung geschützt; die Orks haben ihre verlassen, auch '
      + 'der, der noch im Wald steht.',
  },
  'banshees-and-terminators': {
    title: 'Banshees schlagen auf Terminators ein',
    teaches: 'First Strike vor allen anderen, Rüstung mit zwei Würfen, Treffer von Makrowaffen zuletzt und fast '
      + 'ohne Schutzwurf.',
  },
  'firefight-to-a-tie': {
    title: 'Ein Feuergefecht geht in die zweite Runde',
    teaches: 'Ein Sturmangriff ohne Kontakt, Unterstützungsfeuer auf beiden Seiten und was nach einem Gleichstand '
      + 'bleibt und was nicht.',
  },
  'warband-swarms-titan': {
    title: 'Eine große Warband umschwärmt einen Warlord Titan',
    teaches: 'Eine Kriegsmaschine teilt acht Würfel auf und schluckt acht Treffer; Void Shields halten Feuer ab, '
      + 'aber keinen Schlag. Grotz zählen nicht mit.',
  },
  'mechanised-company-cornered': {
    title: 'Eine mechanisierte Kompanie wird in ihren Chimeras erwischt',
    teaches: 'Marines steigen direkt in Basekontakt aus ihren Rhinos aus. Manche Gardisten kommen rechtzeitig '
      + 'heraus; die anderen sitzen in Wracks.',
  },
  'warlord-leads-three-mobs': {
    title: 'Ein Warlord führt drei Mobs gegen Tau-Geschütze',
    teaches: 'Ein Commander bringt zwei Formationen mit; Fire Warriors in Feuerbereitschaft schießen zuerst. Ein '
      + 'Ethereal ist dabei.',
  },
  'swarm-among-the-broken': {
    title: 'Ein Schwarm fällt über Panzer und gebrochene Infanterie her',
    teaches: 'Zwei vermischte Formationen kämpfen als eine. Die gebrochene steht im Weg und würde eine Niederlage '
      + 'nicht überleben.',
  },
  'falcons-refuse-close-combat': {
    title: 'Falcons erheben sich über die Choppas',
    teaches: 'Skimmer in Kontakt wählen das Feuergefecht und zwingen es allen auf, die sie berühren. Siegreiche Eldar '
      + 'sind sofort weg.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Ein Thunderhawk landet zwischen den Big Gunz',
    teaches: 'Ein Flugzeug landet, zwei Detachments steigen direkt in Basekontakt aus, und alle drei kämpfen als eine '
      + 'Formation. Eine Niederlage würde das Flugzeug kosten.',
  },
  'gargant-barges-to-tanks': {
    title: 'Ein Gargant bahnt sich den Weg zu den Shadowswords',
    teaches: 'Eine Kriegsmaschine schiebt Infanterie beiseite; Titan Killer, Power Fields, Explosionen und ein '
      + 'Reaver, der zur Unterstützung zu weit weg steht.',
  },
  'bloodthirster-and-necrons': {
    title: 'Ein Bloodthirster führt Dämonen gegen eine Phalanx',
    teaches: 'Living Metal und Dämonen mit Expendable, um die niemand trauert. Was beschworen ist, verschwindet, '
      + 'wenn die Formation bricht.',
  },
};

/** What the editions of Warhammer 40,000 are called. */
const warhammer40kEditions: Words['warhammer-40k/editions'] = {
  'trial-seven-steps': 'Testregeln, sieben Schritte',
  'trial-eight-steps': 'Testregeln, acht Schritte',
  '4th': 'Vierte Edition',
  '7th': 'Siebte Edition',
};

const warhammer40kShortEditions: Words['warhammer-40k/short-editions'] = {
  'trial-seven-steps': 'Test 7', 'trial-eight-steps': 'Test 8', '4th': '4. Ed.', '7th': '7. Ed.',
};

/** The names of the bundled phases. */
const warhammer40kSamples: Words['warhammer-40k/samples'] = {
  'barricade-with-frag': {
    title: 'Marines stürmen mit Fragmentgranaten eine Barrikade',
    teaches: 'Gardisten hinter einer Barrikade schlagen zuerst zu, außer wenn durch Fragmentgranaten alle zugleich '
      + 'zuschlagen.',
  },
  'barricade-without-frag': {
    title: 'Marines stürmen ohne Granaten eine Barrikade',
    teaches: 'Derselbe Angriff ohne Granaten: Die Gardisten schlagen vor allen anderen zu, außer wenn Deckung '
      + 'nichts bringt.',
  },
  'power-fist-sergeant': {
    title: 'Ein Sergeant mit Energiefaust',
    teaches: 'Marines schlagen in der Reihenfolge ihrer Initiative zu; die Energiefaust unter ihnen kommt zuletzt, '
      + 'und dann hilft keine Rüstung.',
  },
  'two-armours': {
    title: 'Verwundungen an einer Einheit mit zwei Arten Rüstung',
    teaches: 'Vier Modelle mit 3+ und sechs mit 4+ erhalten Verwundungen: Jede Edition regelt auf ihre Art, wer einen '
      + 'Schutzwurf macht.',
  },
  'character-in-a-unit': {
    title: 'Ein Captain in der ersten Reihe',
    teaches: 'Orks berühren einen Captain und den Trupp, dem er sich angeschlossen hat. Ob sie statt auf ihn auf den '
      + 'Trupp einschlagen dürfen, hängt von der Edition ab.',
  },
  'multiple-combat': {
    title: 'Zwei Trupps gegen zwei Trupps',
    teaches: 'Zwei Angriffe auf zwei Einheiten nebeneinander ergeben einen Nahkampf, und sein Ergebnis zählt für '
      + 'alle vier.',
  },
  'sweeping-advance': {
    title: 'Geschlagen, geflohen und eingeholt',
    teaches: 'Die Verlierer fliehen und werden von den Siegern eingeholt: Sie bleiben im Nahkampf, stecken noch einmal '
      + 'Schläge ein oder werden vernichtet.',
  },
};

/** What the statechart says, for as long as it is on its way: its steps by name, and the first. */
const resolverOpening: Words['resolver/opening'] = {
  labels: {
    a1ChooseTarget: 'Ziel',
    a2Charge: 'Ansturm',
    a3CounterCharge: 'Gegenstoß',
    a4Attacks: 'Attacken',
    a5SupportingFire: 'Unterstützung',
    a6Result: 'Ergebnis',
    a7Withdraw: 'Rückzug',
    a7Consolidate: 'Neuordnung',
  },
  first:
    'Die angreifende Formation nennt ihr Ziel und sagt, wer mitstürmt und wer mit dem Ziel vermischt ist.',
};

/** What is said of an assault that can be gone on with. */
const kept: Words['kept'] = {
  heading: 'Noch nicht vorbei',
  untitled: 'Ein Sturmangriff',
  rounds: { round: round => `Runde ${figure(round)}`, turn: turn => `Zug ${figure(turn)}` },
  offer: (title, where, when) => `Mit „${title}“ weitermachen (${where})? Zuletzt gespielt: ${when}.`,
  goOn: 'Weitermachen',
  forget: 'Verwerfen',
  unreadable: 'Was hier gespeichert war, lässt sich nicht mehr lesen. Alles ist, wie es war.',
  upTo: 'Es geht vom letzten Schritt an weiter, den die Regeln noch erlauben.',
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
  panel: 'Tafel',
  tabs: { step: 'Dieser Schritt', log: 'Protokoll', rules: 'Regeln', table: 'Tabelle' },
  step: (at, of) => `Schritt ${at} von ${of}`,
  lines: count => counted(count, { one: 'Zeile', other: 'Zeilen' }),
  sheet: detent => `Tafel: ${detent}`,
  detents: { peek: 'nur der Titel', half: 'halb', full: 'ganz' },
  showMap: 'Karte zeigen',
  fullScreen: 'Vollbild',
};

/** What the bar says of the odds. */
const resolverBarOdds: Words['resolver/bar-odds'] = {
  odds: 'Chancen von hier aus',
  ask: 'Chancen',
  wins: (names, forces) => `${names} ${form(forces, { one: 'gewinnt', other: 'gewinnen' })}`,
  hasWon: (names, forces) => `${names} ${form(forces, { one: 'hat gewonnen', other: 'haben gewonnen' })}`,
  nobodyHasWon: 'Niemand hat gewonnen',
  turnTo: names => `Siegchance: ${names}`,
  working: 'wird berechnet',
  closer: 'wird genauer',
  exact: 'exakt',
  ifSo: 'falls ja',
  anotherRound: 'noch eine Runde',
  nobody: chance => `niemand: ${chance}`,
  drawn: chance => `${chance} unentschieden`,
  was: chance => `vorher ${chance}`,
  about: (chance, unsure) => `etwa ${chance} ± ${unsure}`,
};

/** What undo takes back and redo does again. */
const resolverHistory: Words['resolver/history'] = {
  thrown: dice => `Wurf (${diceOf(dice)})`,
  move: name => `Bewegung von ${name}`,
  moves: moves => counted(moves, { one: 'Bewegung', other: 'Bewegungen' }),
  steps: steps => counted(steps, { one: 'Schritt', other: 'Schritte' }),
  turn: 'Beginn des Zugs',
  setUp: 'Änderung am Aufbau',
  rules: 'Änderung der Regeln',
  course: 'anderer Verlauf ab einem früheren Zeitpunkt',
  takenBack: what => `Zurückgenommen: ${what}.`,
  next: action => `Als Nächstes: ${action}.`,
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
