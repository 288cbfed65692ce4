/** In German: what is wrong with something given, and what is noted of it. */
import type { LessonKindName } from '../../../src/lessons/lesson-problem-words.ts';
import type { Listed, Named, NamedField } from '../../../src/parsing/problem-words.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, SIDES, unitsOf } from './grammar.ts';

type Words = English['problems'] & English['link-problems'] & English['link-steps']
  & English['notes'];

/** What lists of a scenario are of. */
const LISTED: Readonly<Record<Listed, string>> = {
  kinds: 'Arten',
  abilities: 'Fähigkeiten', 'army rules': 'Armeeregeln', corners: 'Ecken', 'damaged units': 'beschädigte Einheiten',
  events: 'Ereignisse', faces: 'Augenzahlen', 'formation ids': 'ids von Formationen', formations: 'Formationen',
  grenades: 'Granaten', hits: 'Treffer', 'ids of units': 'ids von Einheiten', models: 'Modelle', moments: 'Stationen',
  options: 'Optionen',
  'pieces of terrain': 'Geländestücke', 'profile ids of characters': 'Profil-ids von Charakteren',
  'rule ids': 'ids von Regeln', sentences: 'Sätze', traits: 'Merkmale', 'traits of terrain': 'Geländemerkmale',
  'unit ids': 'ids von Einheiten', units: 'Einheiten', 'weapon rules': 'Waffenregeln', weapons: 'Waffen',
  'wounded models': 'verwundete Modelle',
};

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'Die Formation', model: 'Das Modell', 'piece of terrain': 'Das Geländestück', unit: 'Die Einheit',
};
const FIELDS: Readonly<Record<NamedField, string>> = {
  field: 'kein Feld', question: 'keine Frage', ruling: 'keine Auslegung',
};

/** What is told of a scenario that is not right. */
const parsingProblems: Words['parsing/problems'] = {
  scenario: 'Das Szenario',
  more: count => form(count, {
    one: 'Es gibt noch ein solches Problem.', other: `Es gibt noch ${figure(count)} solche Probleme.`,
  }),
  guess: (sentence, near) => `${sentence} Meintest du ${near}?`,

  tooLarge: 'Das Szenario ist als JSON größer als 1 MB.',
  notJson: 'Dieser Text ist kein JSON.',
  noNumber: value => `${value} ist keine Zahl, die in JSON stehen kann.`,
  noValue: type => `In JSON kann nichts von dieser Art stehen: ${type}.`,
  circle: 'Das enthält sich selbst, und das geht in JSON nicht.',
  tooDeep: most => `Hier sind mehr als ${figure(most)} Listen und Objekte ineinander verschachtelt.`,
  unreadable: 'Das lässt sich gar nicht lesen.',
  holes: 'Diese Liste hat Lücken oder eigene Felder.',
  ofClass: 'Das ist ein Objekt einer Klasse, kein einfaches.',
  symbols: 'Das hat Symbole als Felder.',
  getter: 'Das ist nicht aufgeschrieben, sondern wird von einem Getter berechnet.',
  reserved: name => `${name} kann kein Name sein.`,

  mustBe: (field, wants, found) => `Erwartet in ${field}: ${wants}. Gefunden: ${found}.`,
  aList: 'eine Liste',
  anObject: 'ein Objekt',
  empty: field => `${field} darf nicht leer sein.`,
  newer: (field, found, known) =>
    `${field} ist ${found}: Eine neuere Version dieses Programms hat es geschrieben. Diese liest ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `${field} (${LISTED[what]}): ${figure(count)}, mindestens nötig: ${figure(least)}.`,
  tooMany: (field, count, what, most) =>
    `${field} (${LISTED[what]}): ${figure(count)}, höchstens erlaubt: ${figure(most)}.`,
  missing: (field, wants) => `${field} fehlt. Erwartet: ${wants}.`,
  noField: name => `Hier gibt es kein Feld ${name}.`,
  noSuch: (what, name) => `Es gibt ${FIELDS[what]} ${name}.`,
  noSpeed: wants => `speed fehlt. Erwartet: ${wants}.`,
  noPlace: wants => `at fehlt. Erwartet, wenn die Einheit nicht in einem Transporter sitzt: ${wants}.`,
  fromOneTo: (field, most) => `${field} darf nur 1 bis ${figure(most)} sein.`,
  capacities: (field, numbers) =>
    `${field} kann nicht zugleich ${listed(numbers.map(String))} sein; das Wort unter den abilities zählt auch.`,
  farOff: field => `${field} reicht weit über jeden Tisch hinaus.`,
  notRound: field => `${field} muss eine Fläche einmal umschließen, ohne sich zu kreuzen oder zu berühren.`,
  noArmyRule: name => `Es gibt keine Armeeregel ${name}.`,
  noAbility: name => `Es gibt keine Fähigkeit ${name}.`,
  noWeaponRule: name => `Es gibt keine Waffenregel ${name}.`,
  inExtraAttacks: (field, word) => `${field} ist ${word}; schreib das stattdessen ins Feld extraAttacks einer Waffe.`,
  needsNumber: (field, word, example) => `${field} ist ${word}; dahinter gehört eine Zahl, etwa ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} bei ${path} heißt schon ${id}.`,
  lostMarkers: markers =>
    `Eine gebrochene Formation hat keine Blastmarker mehr: blastMarkers muss 0 sein, ist aber ${figure(markers)}.`,
  breaksAt: (least, markers) => `Diese Formation bricht bei `
    + `${counted(least, { one: 'Blastmarker', other: 'Blastmarkern' })}: blastMarkers muss kleiner sein, ist aber `
    + `${figure(markers)}.`,
  brokenOnOverwatch: 'Eine gebrochene Formation kann nicht in Feuerbereitschaft sein.',
  marchedOnOverwatch: 'Eine Formation, die marschiert ist, kann nicht in Feuerbereitschaft sein.',
  noFormationOf: side => `Es gibt keine Formation des ${SIDES[side]}s.`,
  brokenEngages: name => `${name} ist gebrochen, und gebrochene Formationen können nicht angreifen.`,
  inAlready: name => `${name} ist schon im Sturmangriff.`,
  wrongSide: (field, side, name) =>
    `${field} muss eine Formation des ${SIDES[side]}s nennen; ${name} gehört zur anderen Seite.`,
  noFormation: name => `Es gibt keine Formation ${name}.`,
  passengerUp: 'Ein Passagier eines Transporters kann nicht aufgestiegen sein.',
  othersTransport: name => `${name} gehört zur anderen Seite und kann diese Einheit nicht befördern.`,
  aboardItself: name => `${name} kann nicht in sich selbst sitzen.`,
  aboardToo: name => `${name} sitzt selbst in einem Transporter.`,
  noTransport: (name, unit) => `${name} ist kein Transporter: ${unit} befördert niemanden.`,
  noUnit: name => `Es gibt keine Einheit ${name}.`,
  ownNeedsProfile: name => `Es gibt keine Einheit ${name}. Eine eigene braucht ein Profil unter profiles.`,
  works: (works, kind) => `${works} gehört zu den Befestigungen (fortifications); kind kann nicht ${kind} sein.`,
  offTable: (at, width, depth) =>
    `${at} liegt neben dem Tisch; der ist ${figure(width)} × ${figure(depth)} cm groß.`,
  overlap: (one, other, cm) =>
    `${one} und ${other} stehen am selben Ort: Ihre Bases überlappen sich um ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Es gibt ${figure(count)} Einheiten; erlaubt sind höchstens ${figure(most)}.`,
  isCharacter: name =>
    `${name} ist ein Charakter und gehört in die Liste characters der Einheit, der er sich anschließt.`,
  destroyed: (name, capacity, damage) => `${name} ist bei ${figure(capacity)} Schaden vernichtet; damage muss kleiner `
    + `sein, ist aber ${figure(damage)}.`,
  shields: (name, most, shields) =>
    `${name} hat ${most === 0 ? 'keine Schilde' : counted(most, { one: 'Schild', other: 'Schilde' })}; `
    + `shields kann nicht ${figure(shields)} sein.`,
  noOption: (unit, option) => `Das Datenblatt von ${unit} hat keine Option ${option}.`,
  noRoomFor: (unit, option) => `${unit} kann ${option} nicht auch noch haben: Das Datenblatt erlaubt nur eines davon.`,
  noSkimmer: name => `${name} ist kein Skimmer und kann nicht aufgestiegen sein.`,
  noCharacter: name => `${name} ist kein Charakter, der sich einer Einheit anschließen kann.`,
  unusable: (name, why) => `${name} kann hier nicht kämpfen. ${why}`,
};

/** What a value must be. */
const parsingWants: Words['parsing/wants'] = {
  text: 'ein Text',
  naming: 'ein Text als Name',
  truth: 'true oder false',
  number: (least, most) => `eine Zahl von ${figure(least)} bis ${figure(most)}`,
  whole: (least, most) => `eine ganze Zahl von ${figure(least)} bis ${figure(most)}`,
  wholeOrAll: most => `eine ganze Zahl von 0 bis ${figure(most)} oder all`,
  countOrDice: most => `eine ganze Zahl von 0 bis ${figure(most)} oder Würfel wie D3 oder 2D6`,
  oneOf: options => `eines von ${listed(options)}`,
  listOf: what => `eine Liste (${LISTED[what]})`,
  pairCm: 'zwei Zahlen [x, y] in cm',
  pairInches: 'zwei Zahlen [x, y] in Zoll',
  answers: 'ein Objekt mit einer Antwort je Frage',
  profiles: 'ein Objekt mit einem Profil je id',
  weapon: 'eine Waffe mit name und kind',
  profile: 'ein Profil mit name, type und speed',
  splash: 'ein Objekt mit within',
  critical: 'ein Objekt mit damage, splash, entered, later und moves',
  unit: 'eine Einheit mit id, profile und at',
  formation: 'eine Formation mit id, side und units',
  terrain: 'ein Geländestück mit id, kind und outline',
  table: 'ein Tisch mit width, depth und terrain',
  engage: 'ein Objekt mit formation und target',
  scenario: 'ein Objekt mit format, ruleset, formations und engage',
};

/** What is told of a phase that is not right. */
const warhammer40kProblems: Words['warhammer-40k/problems'] = {
  manyModels: (count, most) => `Es gibt ${figure(count)} Modelle; erlaubt sind höchstens ${figure(most)}.`,
  noUnitOf: side => `Es gibt keine Einheit des ${SIDES[side]}s.`,
  companion: 'Nur ein unabhängiges Charaktermodell schließt sich einer Einheit an, und nie sich selbst.',
  wrongSide: (field, side, name) =>
    `${field} muss eine Einheit des ${SIDES[side]}s nennen; ${name} gehört zur anderen Seite.`,
  noProfile: name => `Unter profiles gibt es kein Profil ${name}.`,
  lost: (wounds, lost) =>
    `lost muss kleiner sein als die Zahl der Lebenspunkte (${figure(wounds)}), ist aber ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} liegt neben dem Tisch; der ist ${figure(width)}″ × ${figure(depth)}″ groß.`,
  overlap: (one, other, inches) =>
    `${one} und ${other} stehen am selben Ort: Ihre Bases überlappen sich um ${figure(inches)}″.`,
  weaponNotAgreed: 'heavy steht nicht in diesem Text; vereinbare 4C-W3 (heavyWeapons in completion) oder nimm '
    + 'ordinary.',
  weaponNeedsNumber: 'So eine Waffe gibt es in dieser Edition nicht; gib armourPiercing an.',
  wrongEdition: (row, own, edition) =>
    `${row} ergänzt die Edition ${own}, gespielt wird aber nach ${edition}.`,
  leftOut: row => `${row} wird hier nicht gespielt und lässt sich nicht einschalten.`,
  told: (question, answer) => `Die Frage ${question} beantwortet der Regeltext selbst: ${answer}.`,

  // what values must be, after 'Erwartet:'
  model: 'ein Modell mit id, profile und at',
  unit: 'eine Einheit mit id, side und models',
  table: 'ein Tisch mit width, depth, terrain und edges',
  edges: 'eine Kante für jede Seite',
  phase: 'ein Objekt mit format, ruleset und units',
  weapon: 'eine Waffe mit kind',
  profile: 'ein Profil mit name und characteristics',
  charging: 'ein Objekt mit strengthBonus und armourPiercing',
  rulings: 'ein Objekt mit einer Antwort je Auslegung',
};

/** 'kann keine Einheit', 'kann 1 Einheit', 'können 2 Einheiten'. */
const can = (count: number): string =>
  (count === 0 ? 'kann keine Einheit' : `${form(count, { one: 'kann', other: 'können' })} ${unitsOf(count)}`);

/** 'ist 1 Einheit', 'sind 2 Einheiten'. */
const are = (count: number): string => `${form(count, { one: 'ist', other: 'sind' })} ${unitsOf(count)}`;

/** What is said of two forces that are typed in and lined up. */
const deploymentNotes: Words['deployment/notes'] = {
  inContact: (side, asked, possible) =>
    `Beim ${SIDES[side]} ${can(possible)} in Kontakt sein statt ${figure(asked)}: Höchstens zwei Gegner `
    + 'dürfen eine Einheit berühren, und es muss genug Gegner zum Berühren geben.',
  inFirefight: (side, asked, possible) => `Beim ${SIDES[side]} ${can(possible)} im Feuergefecht sein statt `
    + `${figure(asked)}: Für die anderen ist im Umkreis von 15 cm kein Platz.`,
  back: (side, asked, possible) => `Beim ${SIDES[side]} ${can(possible)} weiter hinten sein statt ${figure(asked)}.`,
  supporters: (side, asked, possible) => `Von den Unterstützern des ${SIDES[side]}s ${can(possible)} im Umkreis von `
    + `15 cm um einen Gegner stehen statt ${figure(asked)}.`,
  coherency: (side, asked, possible) => `Mit so wenigen Einheiten des ${SIDES[side]}s zwischen dem Gegner und denen `
    + `weiter hinten geht der Zusammenhalt verloren: Er reicht für ${figure(possible)} von ${figure(asked)}.`,
  blastMarkers: (side, asked, possible) => `Der ${SIDES[side]} kann nicht ${markersOf(asked)} haben: Bei mehr `
    + `als ${figure(possible)} bricht er.`,
  broken: side => `Der ${SIDES[side]} kann nicht gebrochen sein: Gebrochene Formationen greifen nicht an.`,
  marched: side => `Der ${SIDES[side]} kann nicht marschiert sein: Er greift mit genau dieser Aktion an.`,
  cover: (side, asked, possible) => (possible > 0
    ? `Beim ${SIDES[side]} ${are(possible)} in Deckung statt ${figure(asked)}.`
    : `Dem ${SIDES[side]} nützt seine Deckung nichts: Sie hilft nur angegriffener Infanterie.`),
  nobodyEngaged: 'Niemand steht im Umkreis von 15 cm um einen Gegner, also gibt es keinen Sturmangriff.',
  noNumber: 'Eine Anzahl muss eine ganze Zahl ab 0 sein.',
  noStands: side => `Der ${SIDES[side]} hat keine Einheiten.`,
  manyStands: (side, stands, most) => `Eine Formation des ${SIDES[side]}s hat ${unitsOf(stands)}; `
    + `höchstens ${figure(most)} dürfen es sein.`,
  noUnit: name => `Es gibt keine Einheit ${name}.`,
  unusable: (name, why) => `${name} kann hier nicht kämpfen. ${why}`,
  aloneCharacter: name => `${name} ist ein Charakter und muss sich einer Einheit anschließen.`,
  noCharacter: name => `${name} ist kein Charakter, der sich einer Einheit anschließen kann.`,
  wrongNumber: number => `${number} ist keine Anzahl: Schreib eine ganze Zahl, etwa 2.`,
  longLine: (letters, most) => `Die Zeile hat ${letters} Zeichen; erlaubt sind höchstens ${most}.`,
  manyNames: (names, most) => `Die Zeile nennt ${names} Dinge; erlaubt sind höchstens ${most}.`,
  nameless: 'Eine Zahl ohne Namen.',
  unknown: typed => `Unbekannt: ${typed}.`,
  inFront: (side, units) => `${SIDES[side]}: ${units} vorn.`,
  taken: (typed, count, unit) => `${typed} gilt als ${figure(count)} ${unit}.`,
  several: (typed, units) => `${typed} kann mehreres heißen: ${units.join(', ')}. Schreib, was gemeint ist.`,
  vehicle: name => `${name} ist ein Fahrzeug, und Fahrzeuge werden hier nicht gespielt.`,
  noProfiles: typed => `Für diese Edition gibt es hier keine Profile: Leg für ${typed} ein eigenes an.`,
  modelNumber: number => `${number} ist keine Anzahl von Modellen: Schreib eine ganze Zahl wie 2.`,
  manyModels: (unit, models, most) => `${unit}: ${models} Modelle sind zu viele; erlaubt sind höchstens ${most}.`,
  manyUnits: most => `Mehr als ${most} Einheiten sind zu viele für einen Tisch.`,
  unsourced: (unit, things) => `${unit}: Keine Quelle nennt ${things.join(', ')}; alle spielen es so.`,
  noModels: side => `Der ${SIDES[side]} hat keine Modelle.`,
  ownRules: unit => `${unit} hat eigene Regeln, um die sich der Spieler kümmert.`,
};

/** What is said of things that cannot be put on a shelf. */
const shelf: Words['shelf'] = {
  nameless: 'Etwas ohne Namen',
  leftOut: (what, why) => `${what} wurde weggelassen. ${why}`,
  leftOutForMore: (what, why) => `${what} wurde weggelassen. ${why} Das ist nicht alles, was daran nicht stimmt.`,
  cut: what => `${what} geht nur so weit, wie die Regeln es zulassen; der Rest wurde weggelassen.`,
  tooLarge: 'Es ist größer als 1 MB.',
  nothing: 'Es ist nichts, was sich speichern lässt.',
  aboardNothing: 'Eine Einheit sitzt in etwas, das niemanden befördern kann.',
  noEvent: name => `In einem Sturmangriff gibt es kein Ereignis ${name}.`,
  noPhaseEvent: name => `In einer Phase gibt es kein Ereignis ${name}.`,
  fileTooLarge: megabytes => `Diese Datei ist größer als ${figure(megabytes)} MB.`,
  fileNotJson: 'Diese Datei ist kein JSON oder nur ein Teil davon.',
  otherFile: 'Das ist keine Datei eines Regals.',
  otherVersion: 'Eine andere Version dieses Programms hat diese Datei in einem anderen Format gespeichert.',

  // what values must be, after 'Erwartet:'
  time: 'eine Zeit wie 2026-11-21T20:15:00.000Z',
  id: 'ein Text aus höchstens 64 Buchstaben, Ziffern und Bindestrichen',
  thing: 'ein Objekt mit id, kind, name, savedAt und content',
  unit: 'eine Einheit mit profile, characters und aboard',
  formation: 'eine Formation mit name, list, initiative, rules und units',
  scenario: 'ein Szenario',
  assault: 'ein Sturmangriff mit scenario, events und at',
  phase: 'eine Phase mit scenario, events und at',
  event: 'ein Ereignis',
};

/** What is said of a link that cannot be read. */
const shareLinks: Words['share-links'] = {
  noAssault: 'In diesem Link steht kein Sturmangriff, der sich spielen lässt.',
  noPhase: 'In diesem Link steht keine Phase, die sich spielen lässt.',
  short: 'Dieser Link bricht mittendrin ab.',
  nonsense: 'In diesem Link steht nichts, was sich verstehen lässt.',
  newer: 'In diesem Link steht etwas, das diese Version des Programms nicht kennt; eine neuere vielleicht schon.',
  more: count => form(count, {
    one: 'Eine weitere Sache stimmt nicht.', other: `${figure(count)} weitere Dinge stimmen nicht.`,
  }),
  manySteps: (steps, most) =>
    `Dieser Link hat ${figure(steps)} Schritte; ein Sturmangriff hat höchstens ${figure(most)}.`,
  manyPhaseSteps: (steps, most) =>
    `Dieser Link hat ${figure(steps)} Schritte; eine Phase hat höchstens ${figure(most)}.`,
  otherSheet: unit =>
    `Das Datenblatt von ${unit} hat sich geändert, seit es diesen Link gibt; also kann es auch anders ausgehen.`,
};

/** What is said of a link that cannot be made or read. */
const shareLinkReading: Words['share/link-reading'] = {
  tooOld: 'Dieser Browser ist zu alt für Links: Er kann sie weder packen noch entpacken.',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es noch einmal, sobald du Netz hast.',
  tooLong: 'Dieser Link ist viel zu lang, um einer von unseren zu sein.',
  noLink: 'Das ist kein Link zu einem Sturmangriff: So ein Link muss mit play=1 beginnen.',
  nothingBehind: 'Dieser Link ist abgeschnitten: Hinter seinem Anfang steht nichts.',
  strange: letter => `Dieser Link enthält ${letter}; das kommt in unseren nicht vor.`,
  notOurs: 'Dieser Link lässt sich nicht entpacken: Er stammt nicht von diesem Programm.',
  toAssault: 'Dieser Link führt zu einem Sturmangriff in Epic, nicht zu einer Phase von Warhammer 40,000.',
  toPhase: 'Dieser Link führt zu einer Phase von Warhammer 40,000, nicht zu einem Sturmangriff in Epic.',
  unknownKind: (kind, ours) =>
    `Dieser Link ist von der unbekannten Art ${kind}; unsere sind von der Art ${ours.join(' oder ')}.`,
  cut: percent => 'Dieser Link ist abgeschnitten: Am Ende '
    + `${form(percent, { one: 'fehlt', other: 'fehlen' })} etwa ${percent} %.`,
  longer: 'An das Ende dieses Links ist etwas angehängt worden.',
  changed: 'Dieser Link ist unterwegs verändert worden: Einige Zeichen sind nicht die, die gesendet wurden.',
  changedRulings: {
    supportReach: 'Dieser Link ist älter als die Version 0.2.0; seitdem fallen Treffer der Unterstützung höchstens '
      + '15 cm von den Schießenden entfernt.',
    losersSupporters: 'Dieser Link ist älter als die Version 0.2.0; seitdem erhalten Formationen der Verliererseite in '
      + 'der Nähe auch nach einem sofort entschiedenen Sturmangriff einen Blastmarker.',
    settledTies: 'Dieser Link ist älter als die Version 0.2.0; seitdem wird bei gleichem Abstand für Makrowaffen- '
      + 'und Titan-Killer-Treffer und nach First Strike neu gewählt.',
    moraleTest: 'Dieser Link ist älter als die Version 0.2.0; seitdem ist in dieser Edition mit zwei Einsen jeder '
      + 'Moraltest bestanden.',
  },
};

/** What is said of one that is read, and goes wrong in its steps. */
const shareLinkSteps: Words['share/link-steps'] = {
  senseless: 'In diesem Link stehen Schritte, die auf seinem Tisch keinen Sinn ergeben.',
  refused: (at, of, step, reason) =>
    `Schritt ${at} von ${of} in diesem Link (${step}) ist dort nicht erlaubt${reason === null ? '.' : `: ${reason}`}`,
};

/** Why some units have no profile here. */
const armyListsUnusable: Words['army-lists/unusable'] = {
  aircraft: 'Diese Einheit landet nie zum Kämpfen, und in der Luft kann niemand sie angreifen.',
  spacecraft: 'Raumschiffe bleiben über dem Tisch und kämpfen nie in einem Sturmangriff.',
  delivery: 'Diese Einheit bringt nur andere auf den Tisch und hat keine Werte zum Kämpfen.',
};

const OF = {
  nothing: 'nichts weiter', side: 'eine Seite', unit: 'eine Einheit', formation: 'eine Formation',
} as const;
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'eine Art von Station', question: 'eine Frage', task: 'eine Aufgabe',
};
const NO_NAME = { formation: 'keine Formation', state: 'keinen Zustand', unit: 'keine Einheit' } as const;

/** What is told of a lesson that is not right. */
const lessonProblems: Words['lesson/problems'] = {
  tooLarge: 'Die Lektion ist als JSON größer als 1 MB.',
  noLesson: 'Eine Lektion muss ein Objekt mit version, id, title und moments sein.',
  momentAlready: (name, path) => `Die Station ${name} gibt es schon: ${path}.`,
  dice: 'Würfel sind keine Entscheidung; sie gehören in dice.',
  figureOf: (name, of, found) => `Zur Angabe ${name} gehört ${OF[of]}${found === null ? '' : `, nicht ${found}`}.`,
  noFigure: name => `Es gibt keine Angabe ${name}.`,
  noKind: (what, name) => `Es gibt k${ONE[what]} ${name}.`,
  kindWith: (what, field) => `Hier muss ${ONE[what]} stehen, als Objekt mit ${field}.`,
  noName: (what, name) => `Es gibt ${NO_NAME[what]} ${name}.`,
  noBundled: name => `Es gibt keinen mitgelieferten Sturmangriff ${name}.`,

  // what values must be, after 'Erwartet:'
  characters: most => `ein Text aus 1 bis ${figure(most)} Zeichen`,
  name: 'ein Wort aus höchstens 64 Kleinbuchstaben, Ziffern und Bindestrichen',
  rule: 'die id einer Regel, etwa A4.2',
  state: 'ein Zustand des Diagramms, etwa a4Attacks.attacks',
  sentence: 'ein Satz mit say, bei Bedarf auch rule',
  kind: what => ONE[what],
  moment: 'eine Station des Sturmangriffs mit ihrem Zustand',
  scenario: 'die id eines mitgelieferten Sturmangriffs oder ein Szenario',
  seed: 'eine ganze Zahl',
  lesson: 'eine Lektion',
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
