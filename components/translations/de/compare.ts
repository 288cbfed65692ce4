/** In German: rulings and editions side by side. */
import type { CaseWords } from '../../../machines/compare/editions/case-words.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, SIDES } from './grammar.ts';

type Words = English['compare'] & English['warhammer-40k-compare'] & English['warhammer-40k-cases'];

/** Rows of a table. */
const MORE = { one: 'weitere Zeile', other: 'weitere Zeilen' };

/** What the comparison says of its own accord. */
const compare: Words['compare'] = {
  heading: 'Nebeneinander',
  reading: 'Das Szenario wird gelesen.',
  scenario: 'Sturmangriff',
  ownScenario: 'Ein eigenes Szenario',
  question: 'Frage, die die Regeln offenlassen',
  matter: 'Hier von Belang',
  others: 'Hier ohne Belang',
  untried: 'Fragen',
  answer: letter => `${letter} spielt`,
  back: 'Zurück',
  on: 'Weiter',
  toDifference: 'Nächster Unterschied',
  step: (at, of) => `Schritt ${at} von ${of}`,
  beginning: of => (of === 1 ? 'Vor dem einzigen Schritt' : `Vor dem ersten von ${of} Schritten`),
  alike: 'Hier gehen beide denselben Weg.',
  waits: 'Wartet: Hier geschieht nichts dergleichen.',
  refused: say => `Es ging nicht: ${say}`,
  over: 'Hier ist es vorbei.',
  onlyHere: letter => `nur ${letter}`,
  dice: 'Würfel',
  round: round => `Runde ${round}`,
  newDie: 'nur hier geworfen',
  log: 'Was bisher geschah',
  apartNow: 'Was jetzt anders ist',
  apartInTheEnd: 'Was am Ende anders ist',
  nothingApart: 'Nichts: A und B stimmen überein.',
  nothingInTheEnd: 'Nichts: A und B enden gleich.',
  fact: 'Merkmal',
  more: count => counted(count, MORE),
  rest: (caption, count) => `${caption}: ${counted(count, MORE)}`,
  turning: 'Was hier von einer Auslegung abhängt',
  trying: (tried, found) =>
    `${counted(tried, { one: 'andere Antwort', other: 'andere Antworten' })} ausprobiert; davon bisher von Belang: `
      + `${figure(found)}.`,
  tried: found => (found === 0
    ? 'Nichts, so wie dieser Sturmangriff mit diesen Würfeln läuft.'
    : form(found, {
        one: 'Eine andere Antwort ändert etwas.', other: `${figure(found)} andere Antworten ändern etwas.`,
      })),
  from: (first, steps) => `Ab Schritt ${first} von ${steps}.`,
  endsOtherwise: 'Es endet anders.',
  compare: 'Vergleichen',
  odds: 'Chancen von hier aus',
  asking: 'Wird berechnet.',
  views: 'Was gezeigt wird',
  table: 'Der Tisch',
  charts: 'Die Zustandsdiagramme',
  chartDifferences: 'Worin sich die Diagramme unterscheiden',
  sameCharts: 'A und B haben dasselbe Zustandsdiagramm; eine Auslegung wirkt sich in seinen Bedingungen '
    + 'und Aktionen aus.',
  noCharts: 'Es gibt kein Zustandsdiagramm zu zeigen.',
  shown: 'Gezeigte Seite',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  problems: 'Dieses Szenario ist nicht spielbar',
  said: (at, of, differing) => `Schritt ${at} von ${of}. ${differing}`,

  facts: {
    winner: 'Sieger', ending: 'Wie es endete', round: 'Runde', hackDown: 'Treffer beim Niedermachen', kills: 'Kills',
    hits: 'offene Treffer', living: 'Einheiten übrig', blastMarkers: 'Blastmarker', broken: 'gebrochen', lostTo: '',
    damage: 'Schaden', place: 'Ort',
  },
  lost: {
    attack: 'durch eine Attacke verloren', support: 'durch Unterstützungsfeuer verloren',
    'hack-down': 'niedergemacht', withdrawal: 'auf dem Rückzug verloren',
    'already-broken': 'verloren, weil schon gebrochen', passengers: 'mit dem Transporter verloren',
    critical: 'durch einen kritischen Treffer verloren', coherency: 'ohne Zusammenhalt verloren',
    'dangerous-terrain': 'in gefährlichem Gelände verloren', 'blast-marker': 'durch einen Blastmarker verloren',
    overwatch: 'durch Feuerbereitschaft verloren', summoned: 'verschwunden',
  },
  lives: 'lebt',
  endings: { 'no-assault': 'kein Sturmangriff', swift: 'sofort entschieden', result: 'durch das Ergebnis' },
  nobody: 'niemand',
  yes: 'ja',
  no: 'nein',
  sides: { attacker: 'Angreifer', defender: 'Verteidiger' },
  theSides: { attacker: 'Angreifer', defender: 'Verteidiger' },
  purposes: {
    'close-combat': 'Nahkampf', firefight: 'Feuergefecht', 'extra-attacks': 'Extra-Attacken', damage: 'Schaden',
    save: 'Schutzwurf', 're-roll': 'Wiederholung', invulnerable: 'Rettungswurf', critical: 'Kritischer Treffer',
    splash: 'Explosion', result: 'Ergebnis', 'dangerous-terrain': 'Gefährliches Gelände', 'action-test': 'Aktionstest',
    'blast-markers': 'Blastmarker',
  },
  news: {
    alone: 'es geschieht nur in einem der beiden',
    event: 'etwas anderes wird entschieden',
    dice: 'andere Würfe werden verlangt',
    faces: 'Würfel fallen anders',
    log: 'etwas anderes wird berichtet',
    next: 'es geht woanders weiter',
    facts: 'danach steht es anders',
  },
  newsSaid: news => `${news.join('; ')}.`.replace(/^./, first => first.toUpperCase()),

  aspects: {
    key: value => `heißt ${value}`, parent: value => `steht in ${value}`, kind: value => `ist ${value}`,
    title: value => `hat den Titel ${value}`, description: value => `sagt ${value}`, rule: value => `nennt ${value}`,
    initial: value => `beginnt mit ${value}`, event: value => `antwortet auf ${value}`,
    guard: value => `prüft ${value}`, targets: value => `führt zu ${value}`, actions: value => `führt ${value} aus`,
  },
  state: id => `Zustand ${id}`,
  transition: id => `Übergang ${id}`,
  lacks: name => `${name}: fehlt`,
  isThere: 'ist da',
  inThisOrder: 'wird in dieser Reihenfolge geprüft',
  inAnotherOrder: 'wird in anderer Reihenfolge geprüft',
  nothing: 'nichts',
  quoted: texts => texts.map(one => `„${one}“`).join(', '),
};

const IN_EDITIONS = { one: 'in einer Edition', other: 'in mehreren Editionen' };

/** What the comparison of editions says. */
const warhammer40kCompare: Words['warhammer-40k/compare'] = {
  kinds: {
    charge: 'Angriff',
    fight: 'Nahkampf',
    panic: 'Panik',
    morale: 'Moral',
    'break-off': 'Absetzen und Vorstürmen',
    'pile-in': 'Nachrücken',
    consolidate: 'Neupositionieren',
    untold: 'Was daraus wird',
  },
  scenario: 'Nahkampf im Vergleich',
  completion: 'Mit den Regeln, um die andere Webseiten die vierte und die siebte Edition ergänzen',
  besideTexts: editions => (editions.length === 0
    ? 'An diesem Nahkampf ändert das nichts.'
    : `Damit verläuft dieser Nahkampf ${form(editions.length, IN_EDITIONS)} anders: ${editions.join(', ')}.`),
  walkedWith: 'Nahkampf, der dabei gespielt wird',
  edition: 'Edition',
  strike: units => `Schläge: ${units.join(', ')}`,
  steps: 'Schritte',
  back: 'Schritt zurück',
  on: 'Nächster Schritt',
  toDifference: 'Nächster Unterschied',
  stepOf: (at, of) => `Schritt ${at} von ${of}`,
  isOtherwise: 'Nicht in jeder Edition gleich',
  isAlike: 'In jeder Edition gleich',
  rung: rung => `Initiative ${rung}`,
  coverRung: 'Vor allen anderen, wegen Deckung',
  thrown: (side, purpose, target) => `${SIDES[side]}: ${purpose}${target === null ? '' : ` ${target}+`}`,
  nothing: 'Hier passiert nichts dergleichen.',
  tellsNothing: 'Dieser Schritt bringt nichts Neues.',
  silent: 'der Text sagt es nicht',
  otherwise: 'nur hier oder anders',
  turnsOn: 'Worauf es ankommt',
  turnsOnNothing: 'Keine einzelne Frage macht hier den Unterschied: Er ergibt sich aus dem, was vorher geschah.',
  searching: (tried, of) => `Jede andere Antwort wird ausprobiert: ${tried} von ${of}.`,
  cases: 'Eine Eingabe, vier Ergebnisse',
  chargeCharts: 'Angriffe zweier Editionen, Diagramm neben Diagramm',
  sideOf: at => (at === 0 ? 'A' : 'B'),
  sameChargeChart: 'Beide gehen durch denselben Teil des Zustandsdiagramms. Was sie trennt, entscheidet sich darin.',
  noChargeChart: 'Wenn ein Text nicht sagt, wie Einheiten angreifen, gibt es kein Zustandsdiagramm zum Vergleichen.',
  notLoaded: id => `Es gibt keinen mitgelieferten Nahkampf „${id}“.`,
};

/** 'A, B oder C'. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(' oder ');

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Ein Modell mit Kampfgeschick 3 schlägt auf eine Einheit aus zwei Modellen ein: Eines hat Kampfgeschick 2, '
    + 'eines 4.',
  'X-02': 'Auf eine Einheit aus zwei Modellen wird eingeschlagen: Eines hat Widerstand 2, eines 4.',
  'X-03': 'Auf eine Einheit aus sechs Modellen wird eingeschlagen: Drei haben Widerstand 3, drei 5.',
  'X-04': 'Ein Angreifer mit zwei Attacken und zwei Waffen steht hinter einem Modell seiner Einheit, das den Gegner '
    + 'berührt.',
  'X-05': 'Fünf Modelle mit je einer Attacke greifen eine Einheit an, die sie beschossen haben.',
  'X-06': 'Ein Angreifer mit Initiative 6 trifft auf einen Verteidiger mit Initiative 3 in Deckung.',
  'X-07': 'Ein Angreifer mit Initiative 6 kam durch schwieriges Gelände zu Verteidigern mit Initiative 3.',
  'X-08': 'Ein Angreifer mit Initiative 10 trifft auf einen Verteidiger mit Initiative 3 in Deckung.',
  'X-09': 'Acht Verwundungen fallen auf vier Modelle mit Rüstung 3+ und sechs mit 5+, und jeder Schutzwurf gelingt.',
  'X-10': 'Der einzige Gegner, den ein langsames Modell berührt, fällt, bevor es dran ist; zwei andere stehen 1,5″ '
    + 'dahinter.',
  'X-11': 'Von vier Modellen berührt eines die Zuschlagenden, das zweite eine andere Einheit, das dritte steht hinter '
    + 'dem ersten, und das vierte ist weit weg von allen. Wer kann fallen?',
  'X-12': 'Verlierer ziehen sich mit 3 und 3 zurück; der Sieger stürmt mit Dreien vor, und keiner ist schneller als '
    + 'der andere.',
  'X-13': 'Verlierer ziehen sich mit 3 und 3 zurück; der Sieger ist schneller und stürmt mit Vieren vor.',
  'X-14': 'Verlierer sind 2″ geflohen. Darf ein Sieger, der sich neu positioniert, auf sie stoßen?',
  'X-15': 'In einer Einheit, auf die eingeschlagen wird, berührt ein Modell mit Kampfgeschick 4 den Gegner; fünf mit '
    + '2 stehen 7″ dahinter.',
  'X-16': 'Ein Modell einer gebundenen Einheit will schießen; das nächste eigene Modell in Kontakt steht 4″ entfernt.',
  'X-17': 'Ein Gegner berührt ein unabhängiges Charaktermodell und ein Modell von dessen Einheit. Auf wen schlägt er '
    + 'ein?',
  'X-18': 'Eine Einheit, die B beschossen hat, will B allein angreifen, B und dann C daneben oder C und dann B.',
  'X-19': 'Eine Einheit, die stillstand, um eine schwere Waffe abzufeuern, will angreifen.',
  'X-20': 'Von drei Angreifern mit je zwei Attacken berührt einer den Gegner; die anderen stehen nah an einer anderen '
    + 'Einheit, die ihn berührt.',
  'X-21': 'Ein Gegner ist in offenem Gelände 8″ entfernt; die Einheit selbst greift 6″ oder 12″ weit an.',
  'X-22': 'Eine Einheit, die selbst 6″ weit angreift, greift durch Krater einen Gegner in 3″ Entfernung an und wirft 4 '
    + 'und 6.',
  'X-23': 'Zwei Modelle greifen drei an, die in einer Reihe stehen; der Weg des einen führt über Fässer, die vor den '
    + 'ersten beiden stehen.',
};

/** What the cases of the comparison say beside the log. */
const warhammer40kCases: Words['warhammer-40k/cases'] = {
  inputs: INPUTS,
  silent: 'Der Text sagt es nicht.',
  may: 'Das ist erlaubt.',
  mayCharge: 'Der Angriff ist erlaubt.',
  charging: (targets, refusal) => `${listed(targets)}: ${refusal ?? 'Der Angriff ist erlaubt.'}`,
  chargingFrom: (inches, refusal) => `Mit ${inches}″: ${refusal ?? 'Der Angriff ist erlaubt.'}`,
  toughness: value => `Ihr Widerstand ist ${value}.`,
  ownerChooses: values => `Der Besitzer wählt ${oneOf(values)}.`,
  weaponSkill: value => `Kampfgeschick ${value} zählt.`,
  attacks: attacks => `Er hat ${counted(attacks, { one: 'Attacke', other: 'Attacken' })}.`,
  mayFall: models => `${oneOf(models)}.`,
  strikes: units => `Er schlägt auf ${oneOf(units)} ein.`,
  inCover: models => (models.length === 0 ? 'Niemand ist in Deckung.' : `In Deckung: ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} gegen ${target}: ${diceOf(dice)} auf ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};

export const compareBooks: English['compare'] = {
  compare,
};

export const warhammer40kCompareBooks: English['warhammer-40k-compare'] = {
  'warhammer-40k/compare': warhammer40kCompare,
};

export const warhammer40kCasesBooks: English['warhammer-40k-cases'] = {
  'warhammer-40k/cases': warhammer40kCases,
};
