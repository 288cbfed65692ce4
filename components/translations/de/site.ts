/** In German: the pages of the site, and links, reports and the shelf. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { dieNamed, markersOf, WEAPONS } from './grammar.ts';

type Words = English['site'] & English['home'] & English['site-statechart'] & English['site-embed']
  & English['sharing'];

/** The page around the elements. */
const site: Words['site'] = {
  home: 'Start',
  views: 'Ansichten des Tischs',
  more: 'Mehr',
  play: 'Spielen',
  setUp: 'Aufbauen',
  odds: 'Chancen',
  learn: 'Lernen',
  lists: 'Liste gegen Liste',
  statechart: 'Diagramm',
  embed: 'Für Clubs',
  compare: 'In vier Editionen vergleichen',
  share: 'Teilen',
  keep: 'Speichern',
  report: 'Bericht',
  review: 'Rückblick',
  fault: 'Fehler melden',
  language: 'Sprache',
  unspoken: 'Diese Sprache ließ sich nicht laden. Lade die Seite neu, sobald du Netz hast.',
  unloaded: 'Dieser Teil ließ sich nicht laden. Lade die Seite neu, sobald du Netz hast.',
  unofficial: 'Ein inoffizielles Werkzeug von Fans, für Spieler, die die Regeln besitzen. Es enthält keinen '
    + 'Regeltext und keine Bilder. Die Namen von Spielen, Armeen und Einheiten gehören ihren Eigentümern; diese '
    + 'haben es nicht genehmigt und sind nicht daran beteiligt.',
  licence: 'Freie Software unter der [MIT-Lizenz]. Daten der Einheiten aus dem [NetEA Tournament Pack].',
  documentation: '[Dokumentation]: für Spieler, Lehrende und Entwickler; auch dazu, was mit deinen Daten geschieht.',
  offline: 'Ohne Verbindung einsatzbereit.',
};

/** Where one begins. */
const siteHome: Words['site/home'] = {
  game: 'Spiel',
  games: { epic: 'Epic: Armageddon', phase: 'Warhammer 40,000' },
  edition: 'Edition',
  heading: 'Zwei Formationen treffen aufeinander. Wer gewinnt, und warum?',
  lead: 'Nach dem Regelbuch, mit deinen Würfeln oder unseren, und mit dem Grund für jede Zeile.',
  settle: 'Einen Sturmangriff abhandeln',
  settleLead: 'Den auf deinem Tisch, Schritt für Schritt, mit deinen Würfeln oder unseren.',
  charge: 'Soll ich angreifen?',
  chargeLead: 'Nenne beide Seiten und sieh, wer wohl gewinnt.',
  line: 'Beide Seiten',
  example: '8 boyz, 2 nobz gegen 6 tactical',
  phaseExample: '10 tactical gegen 20 boyz',
  ask: 'Chancen zeigen',
  learn: 'Die Regeln lernen',
  learnLead: lessons => `${lessons} kurze Lektionen an einem Tisch: Du antwortest, die Regeln urteilen.`,
  editions: 'Vier Editionen vergleichen',
  editionsLead: 'Derselbe Nahkampf, dieselben Entscheidungen und dieselben Würfel, nach vier Texten.',
  carryOn: 'Weitermachen',
  moment: (at, steps) => (steps === 0 ? 'noch nicht begonnen' : `Schritt ${at} von ${steps}`),
  ready: 'Fertige Beispiele',
  themes: {
    'marines-charge-warband': 'Kontakt und Feuergefecht',
    'orks-storm-ruins': 'Deckung',
    'banshees-and-terminators': 'First Strike, Makrowaffen',
    'firefight-to-a-tie': 'Unterstützung, Gleichstand, zwei Runden',
    'warband-swarms-titan': 'eine Kriegsmaschine',
    'mechanised-company-cornered': 'Transporter',
    'warlord-leads-three-mobs': 'drei Formationen, Feuerbereitschaft',
    'swarm-among-the-broken': 'vermischt, gebrochen',
    'falcons-refuse-close-combat': 'Skimmer',
    'thunderhawk-lands-on-guns': 'ein Flugzeug landet',
    'gargant-barges-to-tanks': 'Kriegsmaschinen, Titan Killer',
    'bloodthirster-and-necrons': 'Expendable, Beschworene',
    'barricade-with-frag': 'Deckung, Fragmentgranaten',
    'barricade-without-frag': 'Deckung, keine Granaten',
    'power-fist-sergeant': 'Reihenfolge der Initiative',
    'two-armours': 'zwei Rüstungen',
    'character-in-a-unit': 'ein Charaktermodell',
    'multiple-combat': 'zwei Einheiten je Seite',
    'sweeping-advance': 'Flucht und Vorstürmen',
  },
};

/** What is done with what is on the table. */
const siteTableActions: Words['site/table-actions'] = {
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es noch einmal, sobald du Netz hast.',
  close: 'Schließen',
  keep: { assault: 'Diesen Sturmangriff speichern', phase: 'Diese Phase speichern' },
  unnamed: { assault: 'Sturmangriff', phase: 'Phase' },
  kept: name => `„${name}“ ist gespeichert.`,
};

/** The page of the statecharts. */
const siteStatechart: Words['site/statechart'] = {
  views: {
    chart: 'Das Diagramm',
    compare: 'Zwei Auslegungen nebeneinander',
    phase: 'Das Diagramm von Warhammer 40,000',
    editions: 'Vier Editionen nebeneinander',
  },
  titles: {
    chart: 'Der Ablauf als Diagramm',
    compare: 'Zwei Auslegungen nebeneinander',
    phase: 'Das Diagramm von Warhammer 40,000',
    editions: 'Vier Editionen nebeneinander',
  },
  leads: {
    chart: 'Ein Kasten ist ein Zustand des Sturmangriffs, ein Pfeil etwas, das geschehen kann. Geh den Ablauf '
      + 'Ereignis für Ereignis durch.',
    compare: 'Derselbe Sturmangriff, dieselben Entscheidungen und Würfel, mit zwei Antworten auf eine Regelfrage.',
    phase: 'Ein Diagramm für alle Editionen: Wo ihre Texte auseinandergehen, bestimmt die Antwort auf eine Frage, wie '
      + 'es weitergeht.',
    editions: 'Derselbe Nahkampf, dieselben Entscheidungen und Würfel, in vier Editionen von Warhammer 40,000.',
  },
  shown: 'Was gezeigt wird',
  walkedWith: 'Sturmangriff, der dabei gespielt wird',
  print: 'Drucken',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Prüfe die Verbindung.',
  tryAgain: 'Noch einmal versuchen',
};

/** The page on which a tag is put together. */
const siteEmbed: Words['site/embed'] = {
  heading: 'Einbetten',
  lead: 'Stell ein, was deine Seite zeigen soll. Kopiere dann die Zeilen hinein.',
  settings: 'Was gezeigt wird',
  element: 'Element',
  elements: {
    resolver: 'Durchspielen', odds: 'Chancen', statechart: 'Zustandsdiagramm', lesson: 'Lektion',
    lists: 'Liste gegen Liste',
  },
  rules: 'Regeln',
  epic: 'Epic: Armageddon',
  scenario: 'Sturmangriff',
  phase: 'Nahkampfphase',
  lesson: 'Lektion',
  first: 'Erster Eintrag',
  lists: { attacker: 'Liste, die anstürmt', defender: 'Liste, die angegriffen wird' },
  match: 'Wer auf wen trifft',
  matchExample: '4 assault + chaplain gegen 6 boyz 2 nobz',
  bundled: 'Mitgeliefert',
  yours: 'Eigene',
  onTable: 'Was jetzt auf dem Tisch ist',
  aLink: 'Was in einem Link steht',
  inWords: 'Einheiten in Worten',
  link: 'Link',
  linkHint: 'Ein Link aus „Teilen“, von dieser oder einer fremden Seite.',
  theme: 'Farben',
  themes: { reader: 'Wie der Leser es mag', light: 'Hell', dark: 'Dunkel' },
  height: 'Höhe in Pixeln',
  heightHint: 'Leer: so hoch wie der Inhalt.',
  controls: 'Ohne',
  without: {
    resolver: {
      title: 'den Titel', menu: 'das Menü mit anderen Sturmangriffen',
      fullscreen: 'den Vollbild-Knopf',
      rail: 'die Schritte', panel: 'was zu tun ist',
      odds: 'die Chancen', bar: 'die Leiste', log: 'das Protokoll',
    },
    odds: {
      sides: 'die beiden Seiten', compare: 'den Vergleich mit einem anderen Plan', losses: 'die Verluste',
      matters: 'worauf es am meisten ankommt', endings: 'die Ausgänge', map: 'die Karte',
    },
    statechart: {
      steps: 'die Knöpfe zum Durchgehen', view: 'die Knöpfe für die Ansicht', files: 'das Speichern als Bild',
      moment: 'was jetzt möglich ist', tree: 'das Diagramm als Liste', history: 'den bisherigen Weg',
    },
    lesson: { title: 'den Titel', rail: 'die Stationen der Lektion' },
    lists: { choose: 'die Wahl der Listen', pair: 'das gewählte Paar', bar: 'die Leiste' },
  },
  folder: 'Ordner der Skripte auf deinem Server',
  preview: 'Auf deiner Seite',
  loading: 'Es wird geladen …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es noch einmal, sobald du Netz hast.',
  tag: 'Tag',
  tagHint: 'Für eine Seite, auf der du ein Skript einfügen darfst. Braucht den Ordner mit den Skripten auf deinem '
    + 'Server.',
  stepsHint: 'Das Tag beginnt, wo der Sturmangriff beginnt; der Rahmen zeigt ihn bei dem Schritt, '
    + 'der im Link steht.',
  host: 'Selbst hosten',
  asModule: 'Als Modul',
  moduleHint: 'Mehrere Elemente einer Seite teilen sich, was sie brauchen. Nicht für Seiten, die als '
    + 'Datei geöffnet werden.',
  hostHint: built => `Einmal, im Ordner dieses Programms. Kopiere alles aus ${built}: Die Elemente holen `
    + 'von dort, was sie brauchen.',
  hostLines: (folder, built) => [
    'npm ci && npm run build',
    `cp -r ${built}/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Rahmen',
  frameHint: 'Für Foren, Wikis oder Blogs, die keine Skripte erlauben. Auf deinem Server muss nichts liegen. Wird die '
    + 'zweite Zeile nicht angenommen, behält der Rahmen seine Höhe.',
  fixedFrameHint: 'Für Foren, Wikis oder Blogs, die keine Skripte erlauben. Auf deinem Server muss nichts liegen.',
  copy: 'Kopieren',
  copyOf: name => `Kopieren: ${name}`,
  copied: 'Kopiert.',
  refused: 'Dieser Browser erlaubt der Seite das Kopieren nicht. Die Zeilen sind markiert: Kopiere sie mit Strg+C, auf '
    + 'dem Mac mit Cmd+C, oder durch langes Drücken.',
};

const letters = (count: number): string => counted(count, { one: 'Zeichen', other: 'Zeichen' });

/** What the sharing of an assault or a phase says. */
const share: Words['share'] = {
  privacy: 'Der Tisch und jeder Schritt darauf stehen im Link selbst, hinter seinem #: Nichts verlässt diesen Browser, '
    + 'bis du den Link jemandem schickst.',
  link: 'Link',
  working: 'Der Link wird erstellt …',
  nothing: 'Es gibt noch nichts zu teilen.',
  unfinished: 'Zu diesem Tisch gibt es noch keinen Link:',
  unreadable: 'Etwas auf diesem Tisch ist nicht vollständig.',
  length: count => `${letters(count)}. Wer den Link öffnet, sieht den Tisch, wie er jetzt ist.`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  copyRefused: 'Dieser Browser erlaubt der Seite das Kopieren nicht. Der Link ist markiert: Kopiere ihn mit Strg+C, '
    + 'auf dem Mac mit Cmd+C, oder durch langes Drücken.',
  share: 'Senden …',
  title: (title, isPhase) => title || (isPhase ? 'Eine Nahkampfphase' : 'Ein Sturmangriff'),
  shareRefused: 'Dieser Browser konnte den Link nicht senden. Kopiere ihn stattdessen.',
  code: 'QR-Code',
  codeHint: 'Halte die Kamera eines anderen Handys darauf.',
  codeDense: 'Dieser Code ist sehr fein: Geh mit der Kamera nah heran oder vergrößere ihn.',
  codeNotLoaded: 'Der QR-Code ließ sich nicht laden. Klapp ihn zu und wieder auf, um es noch einmal zu versuchen.',
};

const SIDES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;

/** What comes of dice. */
const CAME = {
  hits: { one: 'Treffer', other: 'Treffer' }, wounds: { one: 'Verwundung', other: 'Verwundungen' },
  saves: { one: 'Schutzwurf', other: 'Schutzwürfe' }, attacks: { one: 'Attacke', other: 'Attacken' },
  points: { one: 'Punkt', other: 'Punkte' }, criticals: { one: 'kritischer Treffer', other: 'kritische Treffer' },
  successes: { one: 'Erfolg', other: 'Erfolge' },
} as const;

/** What the report and the bug report say of their own accord. */
const report: Words['report'] = {
  untitled: 'Ein Sturmangriff',
  unfinished: title => `Noch nicht beendet, derzeitiger Schritt: „${title}“.`,
  cut: (some, all) =>
    `${some === 1 ? 'Nur der erste' : `Nur die ersten ${some}`} von ${all} Schritten `
    + `${some === 1 ? 'ließ' : 'ließen'} sich noch einmal spielen; der Rest passt nicht dazu.`,
  terms: {
    assault: { forces: 'Formationen', force: 'Formation', link: 'Dieser Sturmangriff, Schritt für Schritt' },
    phase: { forces: 'Einheiten', force: 'Einheit', link: 'Diese Phase, Schritt für Schritt' },
  },
  side: SIDES,
  initiative: value => `Initiative ${value}+`,
  markers: markersOf,
  broken: 'gebrochen',
  marched: 'ist marschiert',
  overwatch: 'in Feuerbereitschaft',
  stands: (count, name) => `${count} × ${name}`,
  withCharacters: (name, characters) => `${name} mit ${characters}`,
  values: (cc, ff, armour) => `NK ${cc} · FG ${ff} · Rüstung ${armour}`,
  speed: cm => `${figure(cm)}\u00a0cm`,
  capacity: points => `Schadenskapazität ${points}`,
  damaged: points => `schon ${counted(points, { one: 'Schadenspunkt', other: 'Schadenspunkte' })}`,
  aboard: transport => `an Bord von ${transport}`,
  poppedUp: 'aufgestiegen',
  weapons: { assault: 'Nahkampf', 'small-arms': 'Feuergefecht' },
  extraAttacks: more =>
    (typeof more === 'number' ? `+${counted(more, { one: 'Attacke', other: 'Attacken' })}`
      : `+${dieNamed(more)} Attacken`),
  maps: 'Der Tisch',
  atStart: 'Am Anfang',
  atEnd: isOver => (isOver ? 'Am Ende' : 'So steht es'),
  rules: (game, otherwise) => `${game} · ${otherwise === 0 ? 'Auslegungen wie üblich'
    : `${counted(otherwise, { one: 'Frage', other: 'Fragen' })} anders beantwortet`}`,
  result: 'Ergebnis',
  dice: 'Würfel',
  diceColumns: { step: 'Schritt', who: 'Wer würfelt', needs: 'Was nötig ist', dice: 'Würfel', came: 'Was herauskam' },
  came: (what, count) => counted(count, CAME[what]),
  logColumns: { step: 'Schritt', say: 'Was geschah', rule: 'Regel' },
  luck: 'Glück, in Prozentpunkten für den Angreifer',
  luckOnTheWay: 'Es wird berechnet …',
  decisions: 'Entscheidungen und die Prozentpunkte, die sie kosteten',
  allDecisions: 'Alle Entscheidungen',
  allDice: 'Alle Würfel',
  chanceBefore: chance => `Chance vor dem Wurf: ${chance}`,
  diceGave: points => `die Würfel brachten ${points} Prozentpunkte`,
  diceTook: points => `die Würfel kosteten ${points} Prozentpunkte`,
  printed: date => `Gedruckt am ${date}`,
  unofficial: 'Die Namen gehören ihren Eigentümern, die diesen Bericht nicht gebilligt haben.',
  odds: 'Chancen vor dem ersten Wurf',
  rulings: 'Anders ausgelegt',
  steps: 'Was geschah',
  inRound: (title, round) => `${title}, Runde ${round}`,
  score: (side, sum, lines) => `${SIDES[side]}: ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Was übrig ist' : 'Was derzeit übrig ist'),
  columns: { lost: 'Verloren', left: 'Übrig', markers: 'Blastmarker' },
  lostAndLeft: (lost, left) => `${lost} verloren, ${left} übrig`,
  version: version => `Assault resolver ${version}`,

  codeLabel: 'QR-Code des Links',
  codeTooLong: (count, most) => `Ein Link von ${letters(count)} ist zu lang für einen QR-Code, den ein Handy lesen `
    + `kann; höchstens ${letters(most)} gehen. Kopiere stattdessen den Link.`,
  print: 'Drucken oder als PDF speichern',
  takeAway: 'Als Text oder Datei',
  form: 'Format',
  forms: { text: 'Reiner Text', bbcode: 'BBCode, für ein Forum', markdown: 'Markdown', json: 'JSON, mit jedem '
    + 'Schritt' },
  textIn: one => `Der Bericht: ${one}`,
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn mit Strg+C oder durch '
    + 'langes Drücken.',
  save: 'Als Datei speichern',
  saved: name => `Gespeichert als ${name}.`,

  wrongMore: 'Nichts wird gesendet: Du kopierst den Text unten und fügst ihn dort ein, wo du den Fehler meldest.',
  what: 'Was stimmt nicht, was hätte geschehen sollen, und welche Regel sagt das?',
  whatMissing: 'Keine Angabe.',
  bugReport: 'Fehlerbericht',
  fault: 'Was nicht stimmt',
  facts: 'Wo es geschah',
  openIssue: 'Ein Issue öffnen',
  openIssueMore: 'Es öffnet sich eine Seite, auf der du noch alles ändern kannst.',
  tooLong: 'Für eine Adresse ist der Bericht zu lang: Kopiere ihn und füge ihn auf der Seite ein, die sich öffnet.',
  factNames: {
    link: 'Link', version: 'Version', edition: 'Edition', rulings: 'Auslegungen', state: 'Zustand', browser: 'Browser',
  },
  usualRulings: 'alles wie üblich',
  none: 'keine Angabe',
};

/** What the report of a phase says beside its log. */
const warhammer40kReport: Words['warhammer-40k/report'] = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Niemand hat gekämpft.',
  unfinished: title => `Noch nicht beendet, derzeitiger Schritt: „${title}“.`,
  cut: (some, all) =>
    `${some === 1 ? 'Nur der erste' : `Nur die ersten ${some}`} von ${all} Schritten `
    + `${some === 1 ? 'ließ' : 'ließen'} sich noch einmal spielen; der Rest passt nicht dazu.`,
  inTurn: (title, turn) => `${title}, Zug ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'Modell', other: 'Modelle' }),
  traits: {
    terminators: 'Terminators', bikes: 'Bikes', 'jump-packs': 'Sprungmodule', dreadnought: 'Cybot', walker: 'Läufer',
    'monstrous-creature': 'monströse Kreatur', 'independent-character': 'unabhängiges Charaktermodell',
    'may-not-sweep': 'darf nicht vorstürmen',
    beasts: 'Bestien', cavalry: 'Kavallerie', 'jet-packs': 'Jetpacks',
  },
  fallingBack: 'auf dem Rückzug',
  wentToGround: 'sucht Schutz',
  with: unit => `mit ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `KG ${weaponSkill}`, `S ${strength}`, `W ${toughness}`, `LP ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `MW ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `Rüstung ${needed}`,
  invulnerable: face => `Rettungswurf ${face}+`,
  lost: count => counted(count, { one: 'Lebenspunkt schon verloren', other: 'Lebenspunkte schon verloren' }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'Fragmentgranaten', plasma: 'Plasmagranaten', photon: 'Photonengranaten' },
  slain: {
    fight: 'im Nahkampf', 'free-round': 'in der freien Runde', 'force-weapon': 'durch eine Psiwaffe',
    overwatch: 'durch Abwehrfeuer', 'dangerous-terrain': 'in gefährlichem Gelände', swept: 'beim Vorstürmen eingeholt',
    trapped: 'auf dem Rückzug eingekesselt', 'regroup-failed': 'weil das Sammeln misslang',
    'no-retreat': 'beim Standhalten', 'off-table': 'über den Tischrand geflohen',
  },
  lostTo: (count, how) => `${count} verloren, ${how}`,
};

const things = (count: number): string => counted(count, { one: 'Stück', other: 'Stück' });

/** What the shelf says. */
const setUpShelf: Words['set-up/shelf'] = {
  shelf: 'Gespeicherte Tische',
  loading: 'Das Regal wird geladen …',
  kinds: { formation: 'Formation', table: 'Tisch', assault: 'Sturmangriff', profile: 'Profil', phase: 'Phase' },
  plural: {
    formation: 'Formationen', table: 'Tische', assault: 'Sturmangriffe', profile: 'Profile', phase: 'Phasen',
  },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Alles',
  show: 'Zeigen',
  search: 'Suchen',
  empty: 'Hier liegt noch nichts. Formationen, Tische, Sturmangriffe, Phasen und eigene Profile kommen hierher, wenn '
    + 'du sie speicherst; ein als Datei gespeichertes Regal lässt sich unten öffnen.',
  emptyKind: 'Von dieser Art liegt noch nichts hier.',
  notFound: sought => `Zu „${sought}“ wurde hier nichts gefunden.`,
  found: (found, all) => `${figure(found)} von ${things(all)}`,
  all: count => things(count),
  showAll: count => `Alle ${figure(count)} zeigen`,
  open: 'Öffnen',
  rename: 'Umbenennen',
  remove: 'Entfernen',
  openOf: name => `Öffnen: ${name}`,
  renameOf: name => `Umbenennen: ${name}`,
  removeOf: name => `Entfernen: ${name}`,
  name: 'Name',
  note: 'Notiz',
  done: 'Fertig',
  leave: 'Lassen, wie es war',
  unnamed: 'Ohne Namen',
  renamed: name => `Neuer Name: „${name}“.`,
  removed: name => `„${name}“ ist entfernt.`,
  undo: 'Rückgängig',
  undoOf: name => `Rückgängig: „${name}“ kommt zurück`,
  back: name => `„${name}“ ist wieder da.`,
  saveFile: 'Als Datei speichern',
  openFile: 'Datei öffnen',
  drop: 'Du kannst auch eine Datei hier ablegen. Was schon im Regal liegt, bleibt.',
  fileSaved: count => `${things(count)} in einer Datei.`,
  imported: (added, replaced, same) => [
    added > 0 ? `${things(added)} hinzugefügt.` : '',
    replaced > 0 ? `${things(replaced)} auf den neuesten Stand gebracht.` : '',
    same > 0 ? `${things(same)} ${form(same, { one: 'war', other: 'waren' })} schon da.` : '',
  ].filter(Boolean).join(' ') || 'Nichts kam hinzu.',
  moreProblems: count => `Noch ${figure(count)} dieser Art.`,
  unreadable: name => `„${name}“ ließ sich nicht lesen.`,
  unsaved: 'nur, bis diese Seite geschlossen wird',
  blocked: 'Dieser Browser speichert für diese Seite nichts, etwa in einem privaten Fenster oder wenn der Speicher '
    + 'gesperrt ist. Was du speicherst, geht beim Schließen der Seite verloren: Speichere das Regal '
    + 'als Datei und öffne sie beim nächsten Mal.',
  held: 'Ein anderer Tab mit einer älteren Version dieser Seite hält das Regal fest. Schließ ihn und lade diese Seite '
    + 'neu. Bis dahin geht, was du speicherst, beim Schließen der Seite verloren, außer du speicherst das Regal als '
    + 'Datei.',
  outdated: 'Diese Seite ist älter als das Regal in diesem Browser und rührt es nicht an: Lade die Seite neu. Bis '
    + 'dahin geht, was du speicherst, beim Schließen der Seite verloren, außer du speicherst das Regal als Datei.',
  newer: 'Eine neuere Version dieser Seite ist in einem anderen Tab offen und hat das Regal übernommen. Speichere das '
    + 'Regal als Datei, wenn du seither etwas geändert hast, und lade diese Seite neu.',
  closed: 'Der Browser hat das Regal geschlossen. Alles ist noch da, bis du die Seite verlässt: Speichere das Regal '
    + 'als Datei, wenn du seither etwas geändert hast, und lade diese Seite neu.',
  full: 'Dieser Browser hat keinen Platz mehr. Was unten markiert ist, bleibt nur erhalten, bis diese Seite '
    + 'geschlossen wird: Speichere das Regal als Datei oder entferne etwas anderes.',
  failed: 'Der Browser hat die letzte Änderung nicht gespeichert. Was unten markiert ist, bleibt nur erhalten, bis '
    + 'diese Seite geschlossen wird: Speichere das Regal als Datei.',
};

/** The page of the lessons. */
const siteLearn: Words['site/learn'] = {
  heading: 'Lernen',
  phases: 'Warhammer 40,000',
  all: 'Alle Lektionen',
  next: title => `Als Nächstes: ${title}`,
  leave: 'Lektion verlassen',
  make: 'Lektion erstellen',
  playOn: 'Von hier aus weiterspielen',
  mixed: 'Gemischte Fragen',
  mixedAt: (at, of) => `Gemischte Fragen, ${figure(at)} von ${figure(of)}`,
  mixedEnd: (right, of) => `${figure(right)} von ${figure(of)} auf Anhieb richtig.`,
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
};

const siteTable: Words['site/table'] = {
  play: 'Spielen',
  changeInSetUp: 'Unter „Aufbauen“ ändern',
  from: step => `Von hier aus: ${step}`,
  playedUpTo: title =>
    `${title === '' ? 'Nicht alles ließ sich noch einmal spielen' : `Noch einmal gespielt bis: ${title}`}. `
    + 'Was danach kam, bleibt erhalten; „Rückgängig“ holt es zurück.',
  notSetUpHere: title =>
    `„${title}“ ist eine Nahkampfphase von Warhammer 40,000. `
    + 'Was du unten aufbaust, tritt an ihre Stelle.',
};

export const siteBooks: English['site'] = {
  site,
  'site/learn': siteLearn,
  'site/table': siteTable,
};

export const homeBooks: English['home'] = {
  'site/home': siteHome,
};

export const siteStatechartBooks: English['site-statechart'] = {
  'site/statechart': siteStatechart,
};

export const siteEmbedBooks: English['site-embed'] = {
  'site/embed': siteEmbed,
};

export const sharingBooks: English['sharing'] = {
  'site/table-actions': siteTableActions,
  share,
  report,
  'warhammer-40k/report': warhammer40kReport,
  'set-up/shelf': setUpShelf,
};
