/** In German: what sets up tables and forces. */
import type { TerrainKind, Works } from '../../../src/epic-armageddon/model/terrain.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, dieNamed, ofName, unitsOf } from './grammar.ts';
import { partsTerrain, partsWorks } from './screen.ts';

type Words = English['set-up'] & English['formation-card'] & English['table-editor'] & English['import'];

const PLACES = { inContact: 'in Kontakt', inFirefight: 'Feuergefecht', back: 'hinten' } as const;
const WHOM = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;

/** What the set-up says. */
const setUp: Words['set-up'] = {
  heading: 'Eigenen Sturmangriff aufbauen',
  bring: 'Eine Liste, eine Datei, gespeicherte Tische',
  shelfFor: 'Eine Formation von hier wird',
  whom: { attacker: 'Angreifer', defender: 'Verteidiger' },
  sides: 'Seiten',
  tab: (side, stands) => `${side === 'attacker' ? 'Angreifer' : 'Verteidiger'} · ${figure(stands)}`,
  hints: { attacker: '8 boyz, 2 nobz mit warlord', defender: '6 tactical mit chaplain' },
  stands: 'Aufstellung',
  kind: (count, name) => `${figure(count)} ${name}`,
  values: (cc, ff, armour) => `NK ${cc} · FG ${ff} · Rüstung ${armour}`,
  places: PLACES,
  inPlace: (name, place) => `${name}, ${PLACES[place]}`,
  markers: 'Blastmarker',
  markersOf: { attacker: 'Blastmarker: Angreifer', defender: 'Blastmarker: Verteidiger' },
  cover: 'Standort',
  noCover: 'Offenes Gelände',
  broken: 'Gebrochen',
  marched: 'Ist marschiert',
  overwatch: 'In Feuerbereitschaft',
  addSupport: '+ Unterstützung',
  support: 'Unterstützung',
  supporter: number => `Unterstützung ${figure(number)}`,
  removeSupporter: number => `Unterstützung ${figure(number)} entfernen`,
  supportHint: '4 devastators',
  swap: 'Seiten tauschen',
  map: 'Der Tisch',
  title: (attacker, defender) => `${attacker} gegen ${defender}`,
  deploy: 'Auf Ansturmweite aufstellen',
  lineUpAgain: 'Neu aufreihen',
  begin: 'Es beginnt mit',
  begins: { a1ChooseTarget: 'dem Ansturm', a4Attacks: 'den Attacken' },
  rulings: 'Auslegungen und Armeeregeln',
  apply: count => `${figure(count)} ${form(count, { one: 'gilt', other: 'gelten' })}`,
  rules: { attacker: 'Armeeregeln der Angreifer', defender: 'Armeeregeln der Verteidiger' },
  start: 'Spielen',
  clear: 'Tisch leeren',
  clearMore: 'Auf dem Tisch steht niemand mehr. „Rückgängig“ bringt alle zurück.',
  keepTable: 'Diesen Tisch speichern',
  kept: name => `„${name}“ ist gespeichert.`,
  keepFormation: side => `${side === 'attacker' ? 'Angreifer' : 'Verteidiger'} speichern`,
  best: 'Beste gefundene Änderung',
  foldBest: 'Einklappen',
  swapThem: 'Tauschen',
  doIt: 'So machen',
  others: count => `${figure(count)} weitere`,
  problems: 'Bevor es losgehen kann',
  loading: 'Die Einheiten werden geladen …',
  unreachable: 'Die Einheiten ließen sich nicht laden. Verbindung prüfen, dann',
  again: 'noch einmal versuchen',
  taken: names => `Übernommen: ${names.join(', ')}.`,
  tooManyTaken: count =>
    `${figure(count)} Formationen wurden gelesen: Die ersten zwei stehen sich gegenüber, die anderen daneben.`,
  set: (side, name) => `${WHOM[side]} sind jetzt: ${name}.`,
};

const BLOCKS = {
  line: 'Linie', 'two-ranks': 'Zwei Reihen', wedge: 'Keil', ring: 'Ring', 'as-they-are': 'Aufschließen',
} as const;

const tidy = (cm: number): string => figure(Math.round(cm * 10) / 10);

/** What the table editor itself says. */
const tableEditor: Words['table-editor'] = {
  keys: 'Mit Tab geht es von Einheit zu Einheit. Die Leertaste fügt die Einheit der Auswahl hinzu, Enter '
    + 'wählt nur sie, F ihre Formation. Pfeiltasten bewegen die Auswahl um 1 Zentimeter, mit der Umschalttaste um 5. '
    + 'Eckige Klammern drehen sie, Plus und Minus ziehen sie auseinander und zusammen. S bringt sie in Kontakt, M legt '
    + 'das Maßband hier an und dann dort, Entf entfernt sie, Strg+Z macht den letzten Schritt rückgängig, '
    + 'Escape hebt die Auswahl auf. '
    + 'Werkzeuge zum Zeichnen haben einen Stift: Pfeiltasten bewegen ihn, Enter setzt eine Ecke, beginnt oder beendet '
    + 'das Zeichnen, Entf nimmt eine Ecke zurück, C oder Enter auf der ersten Ecke schließt den Umriss, Escape '
    + 'verwirft ihn.',
  tools: 'Werkzeuge',
  tool: {
    select: 'Wählen und bewegen', lasso: 'Lasso', look: 'Karte schieben', stand: 'Noch eine Einheit',
    tape: 'Maßband', rectangle: 'Rechteck',
    polygon: 'Vieleck', brush: 'Pinsel',
  },
  tasks: { move: 'Bewegen', stand: 'Einheit', terrain: 'Gelände', measure: 'Messen' },
  toolHints: {
    select: 'Tippe eine Einheit an, zweimal für ihre Formation, oder zieh eine Linie um mehrere.',
    lasso: 'Zieh eine Linie um die Einheiten, die du meinst.',
    look: 'Zieh die Karte; mit zwei Fingern geht es immer.',
    stand: 'Tippe dorthin, wo die Einheit stehen soll.',
    tape: 'Zieh von Punkt zu Punkt oder tippe beide Enden an.',
    rectangle: 'Zieh von Ecke zu Ecke.',
    polygon: 'Tippe die Ecken an, zum Schließen des Umrisses noch einmal die erste.',
    brush: 'Zeichne das Gelände.',
  },
  like: 'Noch eine',
  standAdded: name => `${name} aufgestellt.`,
  inviting: 'Gib ein, wer kämpft, dann stehen die Einheiten hier.',
  several: 'Auswahl erweitern',
  selectedSection: 'Auswahl',
  selected: count => `${unitsOf(count)} gewählt`,
  selectedNames: names => (names.length === 0 ? 'Nichts gewählt' : `${listed(names)} gewählt`),
  isSelected: said => `gewählt; ${said}`,
  block: BLOCKS,
  blocks: 'Anordnung',
  arranged: block => `Neue Anordnung: ${BLOCKS[block]}.`,
  spacing: 'Abstand, cm',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  turned: degrees => `${figure(Math.abs(degrees))} Grad nach ${degrees < 0 ? 'links' : 'rechts'} gedreht.`,
  wider: 'Auseinander',
  tighter: 'Zusammen',
  spread: 'Auseinandergezogen.',
  tightened: 'Zusammengezogen.',
  noWider: 'Weiter auseinander geht es nicht: Der Zusammenhalt ginge verloren, oder der Tisch ist zu Ende.',
  noTighter: 'Näher zusammen geht es nicht.',
  contact: 'In Kontakt',
  inContact: 'In Basekontakt.',
  noContact: 'Neben keinem Gegner ist Platz für noch eine Einheit.',
  align: 'Dem Gegner gegenüber',
  aligned: 'Dem Gegner gegenüber.',
  mirror: 'Spiegeln',
  mirrored: 'Gespiegelt.',
  copy: 'Kopieren',
  copyFormation: 'Formation kopieren',
  copied: 'Kopiert.',
  remove: 'Entfernen',
  standsRemoved: count => `${unitsOf(count)} entfernt.`,
  terrainRemoved: 'Gelände entfernt.',
  damage: 'Schaden',
  aboard: names => `An Bord: ${names}`,
  into: 'In einen Transporter',
  anyTransport: 'Irgendeiner mit Platz',
  getIn: 'Einsteigen',
  gotIn: names => `Jetzt an Bord: ${names}.`,
  letOut: 'Aussteigen lassen',
  onFoot: names => `Zu Fuß: ${names}.`,
  remarks: 'Zu prüfen',
  formations: 'Formationen',
  noFormations: 'Noch keine Formationen.',
  all: 'Wählen',
  allOf: name => `Alle Einheiten wählen: ${name}`,
  name: 'Name',
  markers: 'Blastmarker',
  broken: 'Gebrochen',
  marched: 'Ist marschiert',
  overwatch: 'Feuerbereitschaft',
  side: 'Seite',
  sides: { attacker: 'Angreifer', defender: 'Verteidiger' },
  changeSide: 'Andere Seite',
  leads: { attacker: 'greift an', defender: 'ist das Ziel' },
  joined: { attacker: 'stürmt mit', defender: 'vermischt' },
  makeLead: { attacker: 'Angreifen lassen', defender: 'Zum Ziel machen' },
  join: { attacker: 'Stürmt mit', defender: 'Mit angegriffen' },
  removeFormation: 'Entfernen',
  formationRemoved: name => `${name} entfernt.`,
  terrain: 'Gelände und Tisch',
  noTerrain: 'Noch kein Gelände.',
  ground: 'Art',
  placeTerrain: 'Auf den Tisch legen',
  terrainAdded: name => `${name} dazugelegt.`,
  finish: 'Umriss schließen',
  pen: 'Stift',
  penName: (x, y) => `Stift, ${figure(x)} rechts, ${figure(y)} oben`,
  penKeys: 'Mit Tasten zeichnen',
  begun: 'Begonnen. Beweg den Stift weiter und drück am Ende Enter.',
  cornerSet: count => counted(count, { one: 'Ecke', other: 'Ecken' }),
  corner: (number, of, x, y) => `Ecke ${number} von ${of}, ${figure(x)} rechts, ${figure(y)} oben`,
  body: name => `${name}: bewegen, drehen, entfernen`,
  width: 'Breite, cm',
  depth: 'Tiefe, cm',
  mirrorTable: 'Links und rechts spiegeln',
  mirrorEnds: 'Oben und unten spiegeln',
  clearTape: 'Maßband weglegen',
  tapeFrom: name => `Maßband ab ${name}. Jetzt das andere Ende.`,
  tapeLength: (cm, from, to) => `${cmOf(cm)} zwischen ${from} und ${to}.`,
  aPlace: 'einer Stelle',
  at: (name, [x, y]) => `${name}, ${tidy(x)} rechts, ${tidy(y)} oben.`,
  more: count => `und ${figure(count)} weitere`,
};

const GROUND: Readonly<Record<TerrainKind | Works, string>> = { ...partsTerrain.within, ...partsWorks };

/** What is said of a table that is being set up. */
const tableEditingRemarks: Words['table-editing/remarks'] = {
  apart: (units, more, cm, formation) => {
    const names = listed([...units, ...(more === 0 ? [] : [`${figure(more)} weitere`])]);
    return `Ohne Zusammenhalt: ${names}, ${cmOf(cm)} vom Rest ${ofName(formation)} entfernt.`;
  },
  overlap: (one, other, cm) => `${one} und ${other} überlappen sich um ${cmOf(cm)}.`,
  offTable: (unit, cm) => `${unit} steht ${cmOf(cm)} neben dem Tisch.`,
  impassable: (unit, where) => `${unit} kann hier nicht stehen: ${where}.`,
  inPiece: name => name,
  inKind: kind => GROUND[kind],
  brokenEngages: formation => `${formation} ist gebrochen und kann nicht angreifen.`,

  noUnits: formation => `${formation} hat keine Einheiten.`,
  stranger: unit => `Es gibt keine Einheit ${unit}, die in einem Sturmangriff kämpfen könnte.`,
  aloneCharacter: unit => `${unit} ist ein Charakter und muss sich einer Einheit anschließen.`,
  manyFormations: most => `Es gibt schon ${figure(most)} Formationen; mehr sind nicht möglich.`,
  manyInFormation: (most, units) =>
    `Eine Formation darf höchstens ${unitsOf(most)} haben; diese hätte ${figure(units)}.`,
  manyUnits: (most, units) =>
    `Auf dem Tisch dürfen höchstens ${unitsOf(most)} stehen; es wären ${figure(units)}.`,

  fewCorners: 'Gelände braucht mindestens drei Ecken.',
  manyCorners: (most, corners) =>
    `Ein Geländestück darf höchstens ${figure(most)} Ecken haben; dieses hat ${figure(corners)}.`,
  farOff: 'Gelände muss auf dem Tisch oder dicht daneben liegen.',
  crossing: 'Der Umriss kreuzt oder berührt sich selbst.',
  manyPieces: most => `Es gibt schon ${figure(most)} Geländestücke; mehr sind nicht möglich.`,
};

/** What the formation picker says. */
const formationBuilder: Words['formation-builder'] = {
  heading: side => (side === 'attacker' ? 'Angreifer' : 'Verteidiger'),
  search: 'Formation oder Einheiten',
  suggestions: count => counted(count, { one: 'Vorschlag', other: 'Vorschläge' }),
  loading: 'Die Armeelisten werden geladen …',
  unreachable: 'Die Armeelisten ließen sich nicht laden.',
  again: 'Noch einmal versuchen',
  notUnderstood: typed => `„${typed}“ ist unklar.`,
  taken: (typed, name) => `„${typed}“ gilt als ${name}.`,
  fromList: 'Aus einer Liste wählen',
  list: 'Armeeliste',
  chooseList: 'Liste wählen …',
  formation: 'Formation',
  chooseFormation: 'Formation wählen …',
  size: 'Größe',
  sizes: ['Üblich', 'Doppelt so groß', 'Dreimal so groß'],
  way: 'Besteht aus',
  transport: 'Transporter',
  onFoot: 'Zu Fuß',
  none: 'Keine',
  extras: 'Upgrades und Charaktere',
  madeNow: count => (count === 0 ? 'keine' : figure(count)),
  times: says => `Wie oft: ${says}`,
  howMany: name => `Anzahl: ${name}`,
  nobody: 'Von dieser Formation steht in einem Sturmangriff nie jemand auf dem Tisch.',
  count: unitsOf,
  initiative: 'Initiative',
  rules: 'Armeeregeln',
  rule: word => capital(word.replaceAll('-', ' ')),
  kept: name => `„${name}“ ist gespeichert.`,
  aboard: 'Passagiere beginnen an Bord',
  singly: 'Einzeln',
  unit: (name, at) => `${name} ${at}`,
  remove: name => `${name} entfernen`,
  removed: name => `${name} entfernt.`,
  rides: 'in',
  ridesFor: name => `Transporter für ${name}`,
  moveTo: name => `${name} verschieben zu`,
  optionOf: name => `Auswahl für ${name}`,
  optionAmount: (option, name) => `${option} für ${name}`,
  noOption: 'Nichts gewählt',
  idleOption: 'Ändert im Sturmangriff nichts',
  add: 'Einheit hinzufügen',
  addHint: 'Name einer Einheit',
  edit: name => `${name} bearbeiten`,
  editShort: 'Bearbeiten',
  own: 'Eigene Einheit anlegen',
  change: 'Einheit für Einheit',
  tooMany: most => `Mehr als ${figure(most)} Einheiten sind zu viele für eine Formation.`,
  details: 'Fähigkeiten',
  idle: names => `Im Sturmangriff ohne Nutzen: ${names}.`,
  name: 'Name',
};

/** What a datasheet says that counts in an assault. */
const formationBuilderCard: Words['formation-builder/card'] = {
  types: {
    infantry: 'Infanterie', 'light-vehicle': 'Leichtes Fahrzeug', 'armoured-vehicle': 'Gepanzertes Fahrzeug',
    'war-engine': 'Kriegsmaschine', character: 'Charakter',
  },
  values: { armour: 'Rüstung', cc: 'NK', ff: 'FG', speed: 'Tempo', damageCapacity: 'SK' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'in Kontakt',
  inFirefight: 'im Feuergefecht',
  extraAttacks: more =>
    (typeof more === 'number' ? `+${counted(more, { one: 'Attacke', other: 'Attacken' })}`
      : `+${dieNamed(more)} Attacken`),
  weapon: (name, facts) => `${name}: ${facts.join(', ')}`,
};

const SHIELDS = 'Jeder Schild hält einen Schadenspunkt aus Feuergefecht oder Unterstützung ab und bricht dann '
  + 'zusammen.';
const FLIES_OVER = 'Zieht über eigene Einheiten und Gelände hinweg';

/** What each ability does in an assault, by its word. */
const formationBuilderAbilities: Words['formation-builder/abilities'] = {
  units: {
    aircraft: 'Landet im Ansturm an beliebiger Stelle und bleibt dort; wird vernichtet, wenn die Formation '
      + 'verliert, außer mit Fearless.',
    automata: 'Ihr Verlust ist kein Kill und gibt keinen Blastmarker, solange ihre Formation Einheiten anderer Art '
      + 'hat.',
    automaton: 'Ihr Verlust ist ein Kill, gibt aber keinen Blastmarker; bei Panik der gebrochenen Formation hat sie '
      + 'ihren Schutzwurf.',
    brutal: 'Ein Treffer mehr beim Niedermachen, wenn ihre Seite gewinnt, einmal je Seite, solange eine Einheit '
      + 'mit Brutal lebt.',
    commander: 'Führt gemeinsame Sturmangriffe.',
    'damage-capacity': 'Bei einem Charakter, etwa einem Battlecar: Seine Schadenskapazität kommt zu der des '
      + 'Trägers hinzu.',
    'deflector-shield': 'Ein zweiter Schutzwurf auf 5+ gegen jede Attacke.',
    expendable: 'Ihr Verlust ist ein Kill, gibt aber keinen Blastmarker, außer ihre ganze Formation hat Expendable.',
    farsight: 'Ihre Formation hat im Aktionstest keinen Abzug, wenn sie die Initiative behält.',
    fearless: 'Wird beim Niedermachen übergangen; wird nicht vernichtet, wenn sie gebrochen verliert; darf stehen '
      + 'bleiben.',
    ferocity: '5 cm weiter im Gegenstoß.',
    'first-strike': 'Alle ihre Attacken kommen vor denen aller anderen.',
    holofield: 'Schützt auf 3+ statt der Rüstung, egal gegen welchen Treffer.',
    infiltrator: 'Verdoppelt ihr Tempo für den Ansturm und ignoriert die Kontrollzonen des Ziels.',
    inspiring: '+1 auf das Ergebnis ihrer Seite, solange die Einheit lebt.',
    'ion-shield': 'Schützt auf 4+ statt der Rüstung vor Treffern aus dem Feuergefecht, aber nicht vor Makrowaffen.',
    'invulnerable-save': 'Ein zweiter Schutzwurf auf 6+ gegen jede Attacke.',
    'jump-packs': `${FLIES_OVER}.`,
    'knight-shield': 'Schützt auf 4+ statt der Rüstung, egal gegen welchen Treffer, aber nicht gegen '
      + 'Unterstützungsfeuer.',
    'living-metal': 'Ein zweiter Schutzwurf auf 4+ gegen jede Attacke.',
    mounted: 'Zählt im Gelände als Fahrzeug.',
    'passengers-fire': 'Wer darin sitzt, schießt heraus, im Sturmangriff und bei der Unterstützung.',
    'power-fields': SHIELDS,
    'reinforced-armour': 'Wiederholt einen verpatzten Schutzwurf, außer gegen Makrowaffen und Lanzen.',
    scout: 'Kontrollzone 10 cm, Zusammenhalt 20 cm.',
    shadowfield: SHIELDS,
    shadowfields: SHIELDS,
    skimmer: `${FLIES_OVER}; kann in Kontakt alle im Feuergefecht kämpfen lassen.`,
    'support-craft': 'Ein Skimmer, der immer hoch fliegt: In Kontakt kämpfen alle im Feuergefecht.',
    'supreme-commander': 'Führt gemeinsame Sturmangriffe und lässt einen verpatzten Aktionstest wiederholen.',
    'tau-jet-packs': `${FLIES_OVER}, wie mit Jump Packs.`,
    transport: 'Befördert andere: Sie steigen im Ansturm oder Gegenstoß aus und können mit dem Transporter verloren '
      + 'gehen.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Wiederholt einen verpatzten Test für gefährliches Gelände.',
  },
  weapons: {
    'first-strike': 'Ihre Attacken kommen vor denen aller anderen.',
    'ignore-cover': 'Kein Deckungswurf.',
    lance: 'Kein zweiter Wurf für Reinforced Armour.',
    'macro-weapon': 'Bei Extra-Attacken: Rüstung schützt nur mit Reinforced Armour, kein Deckungswurf.',
    sniper: 'Wer zuschlägt, sucht sich das Opfer aus; dessen Schutzwurf ist um 1 erschwert.',
    'titan-killer': 'Bei Extra-Attacken: eine Makrowaffe, vor der keine Rüstung schützt, mit mehreren Schadenspunkten '
      + 'auf einmal.',
  },
};

/** What the form for a profile says. */
const formationBuilderProfileForm: Words['formation-builder/profile-form'] = {
  name: 'Name',
  nameless: 'Der Name darf nicht leer sein.',
  type: 'Typ',
  speed: 'Tempo in cm',
  armour: 'Rüstung, leer: keine',
  cc: 'Nahkampf, leer: keiner',
  ff: 'Feuergefecht, leer: keines',
  damageCapacity: 'Schadenskapazität, leer: wie üblich',
  radius: 'Radius der Base in cm, leer: wie üblich',
  abilities: 'Fähigkeiten, mit Kommas dazwischen',
  weapon: at => `Waffe ${at}`,
  weaponName: 'Name',
  weaponKind: 'Kämpft',
  kinds: { assault: 'In Kontakt', 'small-arms': 'Im Feuergefecht' },
  extraAttacks: 'Extra-Attacken: Zahl oder Würfel',
  weaponRules: 'Regeln, mit Kommas dazwischen',
  addWeapon: 'Waffe hinzufügen',
  removeWeapon: at => `Waffe ${at} entfernen`,
  critical: 'Kritischer Treffer',
  criticalDamage: 'Weiterer Schaden: Zahl oder „all“, leer: wie üblich',
  criticalWithin: 'Reichweite der Explosion in cm, leer: keine',
  criticalHitOn: 'Trefferwurf der Explosion, leer: trifft immer',
  criticalEffect: 'Art der Explosion',
  criticalEntered: 'Das Datenblatt verlangt sofort noch mehr',
  criticalLater: 'Manches geschieht nach dem Sturmangriff',
  criticalMoves: 'Größter Versatz der Einheit in cm, leer: keiner',
  keep: 'Einheit speichern',
  drop: 'Abbrechen',
};

/** `A, B oder C` */
const either = (names: readonly string[]): string =>
  (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`);

const TIMES: readonly string[] = ['', '', 'zweimal', 'dreimal'];

/** What a formation of an army list may take. Beside a figure the English names need no forms. */
const armyListsChoices: Words['army-lists/choices'] = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `${figure(least)} oder mehr`,
  anyNumber: 'beliebig viele',
  upTo: most => `bis zu ${figure(most)}`,
  between: (least, most) => `${figure(least)} bis ${figure(most)}`,
  inAll: amount => `insgesamt ${amount}`,

  part: (amount, units) => `${amount} ${units}`,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => `${amount} ${either(units)}`,
  anyOf: (amount, units) => `zusammen ${amount} ${either(units)}`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' mit '),
  ways: ways => ways.join('; oder '),
  plusTransport: ways => `${ways}, dazu Transporter`,
  capital,

  add: what => `Dazu: ${what}`,
  addOften: what => `Dazu, so oft du willst: ${what}`,
  addTimes: (times, what) => `Dazu${times < 2 ? '' : `, ${TIMES[times] ?? `${figure(times)}-mal`}`}: ${what}`,
  replace: (goes, comes) => `Ersetze ${goes} durch ${comes}`,
  anyNumberOf: units => `beliebig viele ${either(units)}`,
  upToOf: (most, units) => `bis zu ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who} bei ${either(units)}`,
  carry: transports => `Befördere die Formation in ${either(transports)}`,
  allGain: ability => `Alle Einheiten erhalten ${ability}`,
  give: (ability, to) => `${ability} für ${to}`,
  summon: units => `Beschwöre ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Hier fehlt, was ersetzt würde: ${units}.`,
  noneToCarry: units => `Für den Charakter fehlt hier eine Einheit: ${units}.`,
  noneHere: units => `Hier fehlt: ${units}.`,
  nobodyFits: transports => `Niemand hier passt in ${either(transports)}.`,
};

const formationsOf = (count: number): string => counted(count, { one: 'Formation', other: 'Formationen' });
const names = (count: number): string => counted(count, { one: 'Name', other: 'Namen' });

/** What an import says. */
const setUpImport: Words['set-up/import'] = {
  title: 'Liste importieren',
  intro: 'Ein Roster von BattleScribe oder New Recruit, eine Liste in Worten oder ein hier gespeicherter Tisch.',
  file: 'Datei wählen',
  drop: 'oder hier ablegen',
  paste: 'Oder eine Liste einfügen',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Lesen',
  reading: 'Wird gelesen …',
  unreadable: 'Diese Datei ließ sich nicht öffnen.',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es noch einmal.',
  onlyFirst: 'Nur die erste dieser Dateien wurde gelesen.',
  another: 'Etwas anderes lesen',
  more: count => form(count, {
    one: 'Es gibt noch ein Problem dieser Art.', other: `Es gibt noch ${figure(count)} Probleme dieser Art.`,
  }),
  problems: 'Das ließ sich nicht lesen',
  found: 'Was verstanden wurde',
  noUnits: 'Noch keine Einheiten',
  aboard: count => `${unitsOf(count)} an Bord`,
  on: (character, unit) => `${unit} mit ${character}`,
  notUnderstood: (count, typed) => `${figure(count)} × „${typed}“ ist unklar.`,
  meant: 'Gemeint ist:',
  leaveOut: 'Weglassen',
  meantSpoken: (typed, name) => `„${typed}“ steht für ${name}`,
  leaveOutSpoken: typed => `„${typed}“ weglassen`,
  byFile: count => `${unitsOf(count)} mit den Werten dieser Datei spielen, nicht mit denen der Bibliothek`,
  whichDiffer: 'Was anders ist',
  field: {
    type: 'Typ', speed: 'Tempo', armour: 'Rüstung', cc: 'NK', ff: 'FG', damageCapacity: 'Schadenskapazität',
    critical: 'kritische Treffer', abilities: 'Fähigkeiten', weapons: 'Waffen',
  },
  instead: (field, library, file) => `${field} ${file}, nicht ${library}`,
  notes: count => counted(count, { one: 'Anmerkung', other: 'Anmerkungen' }),
  take: count => `${formationsOf(count)} übernehmen`,
  open: count => `${names(count)} noch offen; was du nicht klärst, wird weggelassen.`,
  settled: (typed, name) => `„${typed}“ ist ${name}.`,
  leftOut: typed => `„${typed}“ wurde weggelassen.`,
  cannotJoin: name => `${name} braucht zuerst eine Einheit, der sich der Charakter anschließt.`,
  understood: (formations, open) =>
    `${formationsOf(formations)} verstanden${open === 0 ? '' : `, ${names(open)} offen`}.`,
  untitled: 'Ein Tisch',
  table: (count, formations) => `${formationsOf(formations)}, ${unitsOf(count)}`,
  takeTable: 'Diesen Tisch aufbauen',
};

/** 'Nur die erste Zeile wurde', 'Nur die ersten 5 Zeilen wurden'. */
const onlyFirst = (most: number, one: string, many: string): string =>
  form(most, { one: `Nur die erste ${one} wurde`, other: `Nur die ersten ${figure(most)} ${many} wurden` });

/** What is said of a list that was read from outside. */
const armyListsImport: Words['army-lists/import'] = {
  tooLarge: 'Das ist viel zu groß für eine Liste oder ein Szenario und wurde deshalb nicht gelesen.',
  notText: 'Das ist kein Text: Es enthält Bytes, die in keiner Liste vorkommen.',
  nothing: 'Nichts davon wurde als Formation verstanden.',
  nothingOf: (typed, near) => `Nichts davon wurde als Formation verstanden. So heißt hier niemand: ${typed.join(', ')}.`
    + (near.length === 0 ? '' : ` Ähnliche Namen: ${near.join(', ')}.`),
  damagedJson: 'Das sieht nach JSON aus, ist aber beschädigt oder abgeschnitten.',
  otherJson: 'Dieses JSON ist weder ein Roster noch ein Szenario.',
  declares: 'Diese Datei enthält eigene Deklarationen (einen DOCTYPE), wie kein Roster sie hat; deshalb wird sie '
    + 'nicht gelesen.',
  damagedRoster: 'Dieses Roster ist beschädigt oder abgeschnitten.',
  otherXml: 'Dieses XML ist kein Roster.',
  catalogue: 'Das ist ein Katalog, aus dem Listen gemacht werden: Exportiere ein Roster aus deiner Liste.',
  scenario: 'Das ist ein Szenario und kein Roster.',
  rosterTooDeep: 'Dieses Roster ist tiefer verschachtelt als jede Armee.',
  rosterTooLarge: 'In diesem Roster steht mehr, als irgendeine Armee hat.',
  damagedArchive: 'Dieses Archiv ist beschädigt oder abgeschnitten.',
  noRosterInside: 'In diesem Archiv ist kein Roster.',
  archiveInside: 'In diesem Archiv ist noch ein Archiv, und das bleibt zu.',
  manyFiles: 'In diesem Archiv sind zu viele Dateien für ein Roster.',
  largeInside: 'Was in diesem Archiv ist, ist zu groß für ein Roster.',

  firstNames: most => form(most, {
    one: 'Nur der erste Name wurde nachgeschlagen.',
    other: `Nur die ersten ${figure(most)} verschiedenen Namen wurden nachgeschlagen.`,
  }),
  firstUnmatched: most => `Von den unklaren Stellen werden nur ${figure(most)} gezeigt.`,
  firstLines: most => `${onlyFirst(most, 'Zeile', 'Zeilen')} gelesen.`,
  firstLetters: most => `Von einer Zeile wurden nur ${figure(most)} Zeichen gelesen.`,
  cut: most => `Eine Formation wurde nach ${unitsOf(most)} abgeschnitten.`,
  heading: name => `${name} gilt als Überschrift.`,
  column: name => `Die Spalte ${name} wurde weggelassen.`,
  times: (name, count) => `${name} gilt als ${figure(count)} Formationen.`,
  assumed: name => `${name} nennt keine eigenen Einheiten; genommen wurden so wenige, wie die Armeeliste erlaubt.`,
  ability: name => `${name} ist hier eine Fähigkeit und wurde weggelassen.`,
  unusable: name => `${name} kann hier nicht kämpfen.`,
  unusableWhy: (name, why) => `${name} kann hier nicht kämpfen. ${why}`,
  taken: (name, unit) => `${name} gilt als ${unit}.`,
  noUnits: names => `Weggelassen, weil es keine Einheiten sind: ${names.join(', ')}.`,
  noFormations: names => `Weggelassen, weil es keine Formationen sind: ${names.join(', ')}.`,
  otherGame: name => `Dieses Roster gehört zu einem anderen Spiel: ${name}.`,
  manyFormations: most => `Das sind zu viele Formationen (höchstens ${figure(most)}); es wurde nichts gelesen.`,
  manyStands: (name, most) => `${name} hat zu viele Einheiten (höchstens ${figure(most)}); es wurde nichts gelesen.`,
  enough: (name, count) => `So viele ${name}, dass alle hineinpassen: ${figure(count)}.`,
  unread: (name, parts) => `Vom Profil von ${name} nicht verstanden: ${parts.join(', ')}.`,
  unreadable: name => `Das Profil von ${name} in dieser Datei wurde nicht verstanden.`,
  differs: names => 'Es gelten die Werte der Bibliothek; in der Datei stehen andere für '
    + `${listed(names)}.`,
  alone: name => `${name} ist ein Datenblatt ohne Liste; genommen wurde eine Einheit davon.`,
  idle: name => `Für ${name} gibt es hier ein Datenblatt, aber niemand in dieser Liste heißt so.`,
};

/** What the set-up of Warhammer 40,000 says. */
const phase: Words['set-up/phase'] = {
  heading: 'Eigenen Kampf aufbauen',
  edition: 'Regeln',
  hints: { attacker: '10 tactical marines', defender: '20 ork boyz' },
  search: 'Einheiten',
  tab: (side, models) => `${side === 'attacker' ? 'Angreifer' : 'Verteidiger'} · ${figure(models)}`,
  rows: 'Wer aufgestellt ist',
  howMany: name => `Anzahl: ${name}`,
  carries: name => `Womit ${name} zuschlägt`,
  asListed: 'wie im Eintrag',
  characteristics: (ws, s, t, w, i, a, ld, save) =>
    `KG ${ws} · S ${s} · W ${t} · LP ${w} · I ${i} · A ${a} · MW ${ld} · RW ${save}`,
  together: 'in derselben Einheit',
  joined: name => `schließt sich ${name} an`,
  fromList: 'Aus einer Liste wählen',
  army: 'Armee',
  chooseArmy: 'Armee wählen …',
  add: name => `${name} hinzufügen`,
  own: 'Eigenes Profil anlegen',
  ownKept: name => `${name} lässt sich jetzt eingeben.`,
  noProfiles: 'Für diese Edition hat keine Quelle Profile: Du kannst eigene eingeben.',
  begin: 'Es beginnt mit',
  begins: { charge: 'dem Angriff', fight: 'dem Nahkampf' },
  whole: 'Die ganze siebte Edition spielen',
  wholeMore: count =>
    `${counted(count, { one: 'Regel', other: 'Regeln' })} nicht aus dem Regeltext, `
    + 'sondern von anderen Webseiten, mit Quelle.',
  idle: names => `Besondere Wirkung nur in der ganzen Edition: ${names.join(', ')}.`,
  notTyped: 'Dieser Tisch wurde nicht hier eingegeben. Was du unten eingibst, tritt an seine Stelle.',
  otherGame: 'Epic: Armageddon aufbauen',
  thisGame: 'Warhammer 40,000 aufbauen',
  otherGameMore: 'Ein anderer Tisch mit einem anderen Spiel',
  afterCharge: 'Die Chancen gelten für den Nahkampf nach dem Angriff, wenn alle in Kontakt kommen.',
  standsThere: name => `Dort steht schon: ${name}.`,
  saved: 'Gespeicherte Tische',
  roster: 'Eine Liste der siebten Edition',
  rosterMore: 'Eine Datei von BattleScribe (.ros, .rosz) oder eine Liste in Worten.',
  rosterFor: { attacker: 'Für die Angreifer lesen', defender: 'Für die Verteidiger lesen' },
  rosterText: 'Die Liste in Worten',
  rosterFile: 'Datei wählen',
  keep: 'Behalten',
  drop: 'Verwerfen',
  fields: {
    name: 'Name', weaponSkill: 'KG', strength: 'S', toughness: 'W', wounds: 'LP', initiative: 'I', attacks: 'A',
    leadership: 'MW', save: 'RW', invulnerable: 'ReW', weapons: 'Waffen',
  },
  weaponsHint: 'power sword, pistol',
  noWeapon: name => `Eine Waffe ${name} gibt es hier nicht.`,
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
