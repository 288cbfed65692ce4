/** In German: the calculator, the review of an assault, and lists against lists. */
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, unitsOf, whom } from './grammar.ts';

type Words = English['odds'];

const PLACES = { inContact: 'In Kontakt', inFirefight: 'Im Feuergefecht', back: 'Außer Reichweite' } as const;
const OF = { attacker: 'des Angreifers', defender: 'des Verteidigers' } as const;

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Chancen eines Sturmangriffs',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  theSide: { attacker: 'der Angreifer', defender: 'der Verteidiger' },
  theSupport: { attacker: 'Unterstützung des Angreifers', defender: 'Unterstützung des Verteidigers' },
  wins: (names, forces) => `${names} ${form(forces, { one: 'gewinnt', other: 'gewinnen' })}`,
  lose: (names, forces, average, of) =>
    `${names} ${form(forces, { one: 'verliert', other: 'verlieren' })} ${average} von ${figure(of)}`,
  swift: 'Entschieden vor dem Ergebniswurf',
  nobody: 'Niemand gewinnt',
  said: (attacker, defender, swift) => `Angreifer ${attacker}, Verteidiger ${defender}, sofort entschieden: ${swift}.`,
  working: 'wird berechnet',
  loading: 'Die Truppen werden geladen …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  result: 'Ergebnis',
  closer: 'wird genauer',
  exact: 'exakt',
  howSure: 'Wie sicher ist das?',
  surely: 'Exakt: Jeder Wurf wurde bis zum Ende verfolgt.',
  sampled: points => `Ein Teil ist eine Stichprobe: Drei Standardfehler entsprechen ${points} `
    + `${points === '1' ? 'Prozentpunkt' : 'Prozentpunkten'}.`,
  bounds: (least, most) => `Sicher zwischen ${least} und ${most}.`,
  pin: 'Plan anheften',
  unpin: 'Loslösen',
  backToPin: 'Zurück zum Plan',
  pinned: 'Angeheftet',
  againstPin: change => `${change} Prozentpunkte gegenüber dem angehefteten Plan`,
  swap: 'Seiten tauschen',
  play: 'Durchspielen',
  losses: 'Verluste',
  lossesOf: { attacker: 'Verluste des Angreifers', defender: 'Verluste des Verteidigers' },
  reading: { exactly: 'Genau', atLeast: 'Mindestens' },
  readingLegend: 'Wie die Balken zählen',
  chartSpoken: (side, likeliest, chance, average, of) =>
    `Verluste ${OF[side]}: am wahrscheinlichsten ${figure(likeliest)} von ${figure(of)}, ${chance}; im Schnitt `
    + `${average}. Die Tabelle darunter nennt jede Zahl.`,
  average: (average, of) => `im Schnitt ${average} von ${unitsOf(of)}`,
  table: 'Tabelle',
  lost: 'Verloren',
  pinnedExactly: 'Angeheftet, genau',
  more: count => `${figure(count)} oder mehr`,
  endings: 'Wie es endet',
  endsIn: round => `Vorbei in Runde ${round}`,
  endsLater: from => `In Runde ${from} oder später`,
  swiftFor: { attacker: 'Angreifer gewinnt sofort', defender: 'Verteidiger gewinnt sofort' },
  endsBroken: { attacker: 'Angreifer am Ende gebrochen', defender: 'Verteidiger am Ende gebrochen' },
  assumptions: 'Angenommen',
  assumed: (first, others) => `Angenommen: ${first}${others === 0 ? '' : ` (+${figure(others)})`}`,
  mattersOf: {
    decided: 'Was du jetzt entscheiden kannst', shooting: 'Was Beschuss vorher bewirken könnte',
    other: 'Was sonst mitspielt',
  },
  show: 'Zeigen',
  doIt: 'So machen',
  noMatters: 'Keine einzelne Änderung würde etwas ausmachen.',
  nothingOpen: {
    dice: 'Als Nächstes wird gewürfelt: Vorher ist nichts zu entscheiden.',
    settled: 'Es steht fest, wer gewinnt: Was noch zu entscheiden ist, ändert daran nichts.',
    indifferent: 'Nichts, was jetzt zu entscheiden ist, würde etwas ausmachen.',
    nobodyNear: 'So wie alle stehen, ist niemand nah genug zum Kämpfen: Erst muss angestürmt werden.',
  },
  about: chance => `etwa ${chance}`,
  stillLooking: 'Es wird weitergesucht …',
  forces: 'Truppen',
  units: 'Einheiten',
  unitsHint: '6 boyz 2 nobz',
  support: 'Zur Unterstützung',
  supportHint: '4 devastators',
  places: PLACES,
  stands: unit => `Anzahl: ${unit}`,
  inPlace: (unit, place) => `${unit}, ${PLACES[place].charAt(0).toLowerCase()}${PLACES[place].slice(1)}`,
  markers: 'Blastmarker',
  markersOf: { attacker: 'Blastmarker: Angreifer', defender: 'Blastmarker: Verteidiger' },
  cover: 'Deckung',
  noCover: 'Ohne Deckung',
  broken: 'Gebrochen',
  marched: 'Ist marschiert',
  rules: 'Armeeregeln',
  none: 'keine',
  values: (cc, ff, armour) => `NK ${cc} · FG ${ff} · Rüstung ${armour}`,
  notUnderstood: typed => `„${typed}“ ist unklar.`,
  meant: (typed, name) => `„${typed}“ gilt als ${name}.`,
  or: 'Oder:',
  untitled: 'Ein Sturmangriff',
  leave: 'Einheiten lieber eintippen',
  problems: 'Das lässt sich noch nicht berechnen',
  unknownAssault: id => `Es gibt keinen mitgelieferten Sturmangriff „${id}“.`,
};

/** How players are taken to decide, and what is left out. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'kein Gegenstoß zwischen den Runden',
  nobodyMoves: 'niemand bewegt sich vor den Attacken',
  noOverwatch: 'niemand schießt aus Feuerbereitschaft',
  noOverwatchLater: 'niemand schießt aus Feuerbereitschaft auf die, die sich zurückziehen oder neu ordnen',
  criticalsLeft: 'kritische Treffer, die am Tisch ausgespielt werden, richten keinen weiteren Schaden an',
  nobodyStaggers: 'kritische Treffer, die am Tisch ausgespielt werden, richten keinen weiteren Schaden an und '
    + 'versetzen niemanden',
  nobodyEngaged: 'niemand ist direkt im Kampf',
  caughtInFlight: share =>
    `wer auf dem Rückzug verloren geht, zählt nicht zu den Verlusten (Wahrscheinlichkeit höchstens ${share})`,
  mustMove: (unit, enemy) => 'Die Chancen lassen sich nicht berechnen, solange sich niemand bewegt: '
    + `${unit} hat in der Kontrollzone von ${enemy} begonnen und darf dort so nicht bleiben (A2.7).`,
  mayNotEngage: rule =>
    'Die Chancen lassen sich nicht berechnen: Die Formationen, die hier kämpfen sollen, dürfen einander nicht '
      + `angreifen (${rule}).`,
};

const changesMarkersOf = (markers: number): string => (markers === 0 ? 'keine Blastmarker' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` · Aufschließen: ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `${unit} einwechseln` : `Der Gegner wechselt ${unit} ein`,
    more: `anstelle von ${other}, gegen ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `${unit} in Kontakt`, more: `berührt ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `${unit} aus dem Kontakt`, more: `hält Abstand zu ${enemy}` }),
  'contact-other': ({ unit, enemy, other }) => ({ name: `${unit} gegen ${enemy}`, more: `statt gegen ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `${unit} zurückhalten` : `Der Gegner hält ${unit} zurück`,
    more: `zählt weiter als Einheit${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Feuergefecht, ohne Kontakt', more: 'von außerhalb gegnerischer Kontrollzonen' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Warten, bis ein Marker weg ist' : 'Ein Marker des Gegners weniger',
    more: `${capital(formation)} hat dann ${changesMarkersOf(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Ein Marker mehr bei dir' : 'Auf einen Marker beim Gegner warten',
    more: `${capital(formation)} hat dann ${changesMarkersOf(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `${unit} zur Unterstützung holen` : `Der Gegner holt ${unit} zur Unterstützung`,
    more: 'auf höchstens 15 cm heran',
  }),
  'support-fewer': ({ unit }) => ({ name: `${unit} unterstützt nicht`, more: 'außer Reichweite' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Gegnerische Infanterie in Deckung (${terrain})`, more: `Deckungswurf ${cover}+` }),
  'cover-taken': () => ({ name: 'Gegnerische Infanterie ohne Deckung', more: 'kein Deckungswurf' }),
  character: ({ side, character, unit }) => ({
    name: `${character} zu ${unit}`,
    more: side === 'attacker' ? 'ein Charakter mehr' : 'ein Charakter des Gegners mehr',
  }),
  shot: ({ side, units, closing }) => ({
    name: side === 'defender' ? `${listed(units)} ausschalten` : `Der Gegner schaltet ${listed(units)} aus`,
    more: `mit den Blastmarkern dafür${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

const WAYS = { 'close-combat': 'Nahkampf', firefight: 'Feuergefecht' } as const;
const SAVES = {
  armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
  'ion-shield': 'Ion Shield', none: 'kein Schutzwurf',
} as const;

/** What players can decide now: what is done, and what comes of it. */
const oddsDecisions: Words['odds/decisions'] = {
  'target-other': ({ formation }) => ({ name: `${capital(whom(formation))} angreifen`, more: 'ein anderes Ziel' }),
  'joined-left-out': ({ formation }) => ({
    name: `${capital(whom(formation))} weglassen`, more: 'nicht Teil dieses Sturmangriffs',
  }),
  'charge-without': ({ unit }) => ({ name: `${unit} zurückhalten`, more: 'alle anderen stürmen wie üblich an' }),
  'charge-to-fire': () => ({ name: 'Anstürmen zum Schießen, ohne Kontakt', more: 'alle halten vor dem Kontakt an' }),
  'charge-also': ({ unit }) => ({ name: `Auch ${unit} stürmt an`, more: 'auf dem üblichen Weg' }),
  'charge-all': () => ({ name: 'Alle stürmen an', more: 'wer noch nicht angestürmt ist, auf dem üblichen Weg' }),
  'called-off': () => ({ name: 'Abblasen', more: 'kein Sturmangriff, niemand gewinnt' }),
  'counter-charge': ({ unit }) => ({ name: `Gegenstoß mit ${unit}`, more: 'geradewegs zum nächsten Gegner' }),
  'counter-charge-all': () => ({ name: 'Gegenstoß mit allen', more: 'geradewegs zum nächsten Gegner' }),
  'way-chosen': ({ unit, by }) => ({ name: `${unit}: ${WAYS[by]}`, more: 'gegen Gegner in Kontakt' }),
  'dice-split': ({ unit, closeCombat, of }) => ({
    name: `${unit}: ${figure(closeCombat)} von ${figure(of)} Würfeln im Nahkampf`,
    more: `${figure(of - closeCombat)} im Feuergefecht`,
  }),
  'hit-moved': ({ unit, other }) => ({ name: `Der Treffer geht an ${other}`, more: `statt an ${unit}` }),
  'sniper-aimed': ({ unit, other }) => ({ name: `Der Scharfschütze zielt auf ${other}`, more: `statt auf ${unit}` }),
  'save-chosen': ({ unit, save }) => ({ name: `Anderer Schutz für ${unit}`, more: SAVES[save] }),
  'support-all': ({ side }) => ({ name: 'Alle Unterstützer rufen', more: `auf Seiten ${OF[side]}` }),
  'support-none': ({ side }) => ({ name: 'Keine Unterstützer rufen', more: `auf Seiten ${OF[side]}` }),
};

const TRIED = {
  charge: { one: 'geprüften erlaubten Ansturm', other: 'geprüften erlaubten Anstürmen' },
  counterCharge: { one: 'geprüften erlaubten Gegenstoß', other: 'geprüften erlaubten Gegenstößen' },
  other: { one: 'geprüften erlaubten Entscheidung', other: 'geprüften erlaubten Entscheidungen' },
} as const;
const BEST = { charge: 'Bester', counterCharge: 'Bester', other: 'Beste' } as const;

/** What a review says. */
const review: English['review']['review'] = {
  title: 'Rückblick',
  names: {
    test: 'Aktionstest', target: 'Ziel', charge: 'Ansturm', counterCharge: 'Gegenstoß', ways: 'Kampfweisen',
    allocation: 'Treffer', save: 'Wahl eines Schutzwurfs', support: 'Unterstützer', overwatch: 'Feuerbereitschaft',
    withdrawal: 'Rückzug', consolidation: 'Neuordnung',
    weapon: 'Waffe', aim: 'Ziel der Schläge', wounds: 'Verwundungen', fight: 'Nächster Kampf',
  },
  graph: names => `${capital(names)}: Siegchance, Moment für Moment`,
  graphOfFights: (names, fights) =>
    `${capital(names)}: mittlere Siegchance in ${figure(fights)} Kämpfen, Moment für Moment`,
  nobodyCharges: 'sonst greift niemand an',
  moments: 'Momente',
  costs: 'Entscheidungen kosteten',
  lucks: 'Die Würfel brachten',
  legend: { decision: 'Entscheidung: was sie kostete', throw: 'Wurf: was er brachte' },
  asGood: 'so gut wie die beste',
  inContact: stands => `${figure(stands)} in Kontakt`,
  moved: stands => counted(stands, { one: 'Einheit bewegt', other: 'Einheiten bewegt' }),
  called: stands => `${figure(stands)} gerufen`,
  thrown: (thrown, dice) => `${thrown} von ${figure(dice)}`,
  against: (attacker, defender) => `${attacker} gegen ${defender}`,
  played: chance => `Gespielt · ${chance}`,
  best: chance => `Bester Fund · ${chance}`,
  shown: 'Was die Karte zeigt',
  asPlayed: 'wie gespielt',
  after: what => `Nach: ${what}`,
  bestIs: chance => `bester Fund ${chance}`,
  better: {
    charge: 'Ein besserer Ansturm', counterCharge: 'Ein besserer Gegenstoß', other: 'Eine bessere Entscheidung',
  },
  playBetter: {
    charge: 'Besseren Ansturm spielen', counterCharge: 'Besseren Gegenstoß spielen',
    other: 'Bessere Entscheidung spielen',
  },
  playOn: 'Von hier aus weiterspielen',
  findIt: 'Selbst finden',
  all: moments => `Alle ${figure(moments)} Momente`,
  fewer: 'Nur dieser Moment',
  report: 'Bericht',
  earlier: 'Früher',
  later: 'Später',
  why: ({ contact, fire, out, enemies }, { enemies: before }) => {
    const parts = [
      `${figure(contact)} in Kontakt`, `${figure(fire)} im Feuergefecht`,
      ...(out > 0 ? [`${figure(out)} ${form(out, { one: 'bleibt', other: 'bleiben' })} draußen`] : []),
    ];
    const strike = counted(enemies, { one: 'Gegner schlägt zu', other: 'Gegner schlagen zu' });
    return `${parts.join(', ')}. ${strike}${enemies === before ? ', wie gespielt' : ` statt ${figure(before)}`}.`;
  },
  supporters: names => (names === '' ? 'Niemand unterstützt.' : `Unterstützung: ${names}.`),
  hits: names => `Die Treffer fallen auf ${names}.`,
  tried: (tried, told) => `${BEST[told]} von ${counted(tried, TRIED[told])}`,
  answered: ', jeweils gegen die beste gefundene Antwort',
  reply: stands => `Beste gefundene Antwort: ${
    stands === 0 ? 'Niemand bewegt sich' : counted(stands, { one: 'Einheit bewegt', other: 'Einheiten bewegt' })}.`,
  noBetter: 'Etwas Besseres wurde nicht gefunden.',
  working: 'Jeder Moment wird geprüft …',
  longer: 'Länger suchen',
  workingLonger: 'Es wird länger gesucht: Bis zum Ergebnis bleibt stehen, was hier steht.',
  nothing: 'Noch ist nichts entschieden oder geworfen.',
  notLoaded: 'Der Rückblick ließ sich nicht laden. Versuch es noch einmal, sobald du Netz hast.',
  trying: 'Entscheide selbst: Danach urteilt der Rückblick.',
  tryGood: 'Dein Versuch ist so gut wie der beste, der gefunden wurde.',
  tryCosts: points => `Dein Versuch: ${points} Prozentpunkte weniger als der beste Fund.`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
  'odds/decisions': oddsDecisions,
};

export const reviewBooks: English['review'] = {
  review,
};

type ListWords = English['lists'];

/** What lists against lists say. */
const lists: ListWords['lists'] = {
  title: 'Liste gegen Liste',
  lists: { attacker: 'Liste, die anstürmt', defender: 'Liste, die angegriffen wird' },
  charge: 'gegen',
  facing: list => `gegen ${list}`,
  swap: 'Listen tauschen',
  own: 'Eine eigene Liste …',
  paste: 'Armeeliste hier einfügen',
  file: 'Oder eine Rosterdatei',
  read: 'Lesen',
  leftOpen: stands => `Nicht verstanden und weggelassen: ${unitsOf(stands)}.`,
  markers: { attacker: 'Deine Blastmarker', defender: 'Blastmarker des Gegners' },
  onThem: 'beim Gegner',
  markersOnThem: count => `${figure(count)} Marker`,
  cover: 'Standort des Gegners',
  noCover: 'offenes Gelände',
  chance: 'Siegchance, %',
  caption: (attackers, defenders) =>
    `Siegchance jeder Formation (${attackers}), wenn sie gegen jede gegnerische (${defenders}) `
    + 'anstürmt, in Prozent',
  fire: 'Feuer',
  strike: 'Kontakt',
  cell: (attacker, defender, chance, how) => `${chance}, ${how}: ${attacker} gegen ${defender}`,
  unknown: (attacker, defender) => `noch nicht ausgerechnet: ${attacker} gegen ${defender}`,
  better: 'besser schießen: niemand in Kontakt',
  notYet: 'noch nicht ausgerechnet',
  sort: name => `Sortieren nach ${name}`,
  formation: (name, stands) => `${name} · ${stands}`,
  pair: (attacker, defender) => `${attacker} gegen ${defender}`,
  against: (units, enemies) => `${units} gegen ${enemies}`,
  lose: (lost, of) => `Verluste: ${lost} von ${of}`,
  theyLose: (lost, of) => `Gegner verliert ${lost} von ${of}`,
  lineUps: {
    all: 'Alle in Kontakt, die einen Gegner finden', half: 'Die Hälfte davon in Kontakt', one: 'Eine Einheit in '
      + 'Kontakt',
    none: 'Schießen, ohne Kontakt',
  },
  shooting: 'Was Beschuss vorher bewirken könnte',
  marker: 'Ein Blastmarker beim Gegner',
  assumed: 'Übliche Plätze, niemand unterstützt. Die Tabelle zeigt die beste der geprüften Aufstellungen.',
  onAverage: name => `${name} im Schnitt`,
  againstOnAverage: name => `Gegen ${name} im Schnitt`,
  known: (known, all) => `Bekannte Paare: ${known} von ${all}`,
  allKnown: all => (all === 1 ? 'Das einzige Paar ist bekannt.' : `Alle ${all} Paare sind bekannt.`),
  wins: (name, chance) => `${name} gewinnt: ${chance}`,
  setUp: 'Dieses Paar aufbauen',
  setUpAgainst: name => `Aufbauen gegen ${name}`,
  save: 'CSV-Datei',
  csvHeads: ['Stürmt an', 'Gegen', 'Sieg %', 'Niemand %', 'Standardfehler', 'Wie'],
  filters: { all: 'Alle', strike: 'Kontakt', fire: 'Feuer' },
  filter: 'Welche Paare gezeigt werden',
  filtered: (filter, count) => `${filter} ${count}`,
  earlier: 'Vorige Formation',
  later: 'Nächste Formation',
  place: (place, of, average) => `${place} von ${of} · im Schnitt ${average}`,
  loading: 'Die Listen werden geladen …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  tooMany: (side, count, most) =>
    `Die Liste, die ${side === 'attacker' ? 'anstürmt' : 'angegriffen wird'}, hat ${count} Formationen; höchstens `
    + `${most} sind möglich.`,
  nobody: side =>
    `In der Liste, die ${side === 'attacker' ? 'anstürmt' : 'angegriffen wird'}, kämpft niemand am Boden.`,
  noSuchList: side =>
    `Die Liste, die ${side === 'attacker' ? 'anstürmen' : 'angegriffen werden'} soll, gibt es nicht: Wähle oben eine.`,
};

export const listsBooks: English['lists'] = { lists };

/** What is said of the best decision that was found. */
const advice: English['advice']['advice'] = {
  look: 'Beste Entscheidung suchen',
  found: {
    target: 'Bestes gefundenes Ziel',
    charge: 'Bester gefundener Ansturm',
    counterCharge: 'Bester gefundener Gegenstoß',
    other: 'Beste gefundene Entscheidung',
  },
  asUsual: {
    target: 'Ein besseres Ziel wurde nicht gefunden.',
    charge: 'Es ist der übliche Ansturm: Ein besserer wurde nicht gefunden.',
    counterCharge: 'Niemand bewegt sich: Etwas Besseres wurde nicht gefunden.',
    other: 'Es bleibt dabei: Etwas Besseres wurde nicht gefunden.',
  },
  play: {
    target: 'Gefundenes Ziel wählen',
    charge: 'Gefundenen Ansturm ausführen',
    counterCharge: 'Gefundenen Gegenstoß ausführen',
    other: 'Gefundene Entscheidung treffen',
  },
  of: (names, what) => `${capital(names)}: ${what}`,
  working: 'Es wird gesucht …',
  stop: 'Anhalten',
  show: 'Zeigen',
  hide: 'Ausblenden',
  doIt: 'So machen',
  none: 'Es wurde keine erlaubte Entscheidung gefunden.',
  about: chance => `etwa ${chance}`,
  answered: chance => `${chance} nach der besten gefundenen Antwort`,
  tried: tried => counted(tried, { one: 'Entscheidung geprüft', other: 'Entscheidungen geprüft' }),
  strike: units => `in Kontakt: ${units}`,
  fire: units => `im Feuergefecht: ${units}`,
  out: units => `nicht im Kampf: ${units}`,
  hits: units => `Die Treffer fallen auf ${units}`,
  saves: units => `Andere Schutzwürfe: ${units}`,
  supporters: units => (units === '' ? 'Niemand unterstützt' : `Unterstützung: ${units}`),
  strikes: unit => `${unit} schlägt zu`,
  fires: unit => `${unit} schießt`,
  split: (unit, closeCombat, fire) =>
    `${unit}: ${figure(closeCombat)} Würfel im Nahkampf, ${figure(fire)} im Feuergefecht`,
  notLoaded: 'Die Entscheidungshilfe ließ sich nicht laden. Versuch es noch einmal, sobald du Netz hast.',
};

export const adviceBooks: English['advice'] = {
  advice,
};
