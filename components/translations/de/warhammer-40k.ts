/** In German: an assault phase of Warhammer 40,000. */
import type { EndKey } from '../../../src/warhammer-40k/explain/nearest-end.ts';
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, further, SIDES, WEAPONS } from './grammar.ts';

type Words = English['warhammer-40k'] & English['warhammer-40k-dice'] & English['warhammer-40k-menu']
  & English['warhammer-40k-policy']
  & English['warhammer-40k-silent'] & English['warhammer-40k-fight'] & English['warhammer-40k-odds']
  & English['warhammer-40k-map'];

/** When it is somebody's turn to strike. */
export const rungWords = (rung: Rung): string => (rung === 'cover' ? 'Deckungsschritt' : `Initiative ${rung}`);

/** The two answers that many questions have. */
const yesOrNo = { no: 'nein', yes: 'ja' } as const;

const SAVES = { armour: 'Rüstung', invulnerable: 'Rettungswurf' };

/** What the 40k walk-through says of its own accord. */
const warhammer40k: Words['warhammer-40k'] = {
  phase: title => `Nahkampfphase: ${title}`,
  untitled: 'Eine Nahkampfphase',
  verdicts: {
    wound: { counts: 'Verwundung', countsNot: 'keine Verwundung' },
    save: { counts: 'abgewehrt', countsNot: 'nicht abgewehrt' },
  },
  noEdition: (ruleset, editions) =>
    `Es gibt kein Regelwerk „${ruleset}“. Bekannt: ${editions.map(one => `warhammer-40k-${one}`).join(', ')}.`,
  noSample: (id, known) => `Es gibt keine mitgelieferte Phase „${id}“. Bekannt: ${known.join(', ')}.`,
  charge: 'Angriff',
  fight: 'Nahkampf',
  aftermath: 'Ausgang',
  step: rung => `Initiative ${rung}`,
  coverStep: 'Deckungsschritt',
  chooses: (names, forces) => `${names} ${form(forces, { one: 'entscheidet', other: 'entscheiden' })}.`,
  other: 'Andere',
  usual: 'die übliche Antwort',
  forAll: 'Für all diese wie üblich',
  tapToo: 'Du kannst auch ein Modell auf der Karte antippen.',
  whyRule: 'Was sagt die Regel?',
  textSays: (question, answer) => `${question} ${capital(answer)}.`,
  notTold: 'dieser Text sagt dazu nichts',
  menu: 'Phasen, Editionen und Würfel',
  nextTurnMore: 'Der Zug des anderen Spielers: Wer gebunden ist, kämpft weiter, und wer flieht, flieht weiter.',
  edition: 'Edition',
  playedUpTo: title => `Nach diesem Text neu gespielt. Von hier an läuft es anders: ${title}.`,
  inTurn: (edition, turn, active) => `${edition}, Zug ${turn}, ${SIDES[active]}`,
  combat: (units, round) => `${units.join(', ')}, Runde ${round}`,
  fallBackRolls: 'Zu übertreffende Rückzugswürfe',
  fallBackRoll: (unit, roll) => `${unit} würfelt ${roll}.`,
  wounds: 'Zugefügte Verwundungen',
  losses: 'Einheiten',
  resultOf: ({ winner, wounds: { attacker, defender } }) => {
    const wounds = `${attacker} zu ${defender} Verwundungen.`;
    if (winner === null && attacker !== defender) return wounds;
    return `${winner === null ? 'Unentschieden' : `Der ${SIDES[winner]} gewinnt`}: ${wounds}`;
  },
  fateOf: (name, fate, lost, of) => `${name}: ${fate}, ${lost} von ${of} verloren`,
  toMove: names => `Noch zu bewegen: ${names}.`,
  declared: (unit, targets) => `${unit} greift ${targets.join(', ')} an.`,
  charger: 'Wer greift an?',
  targets: 'Gegen wen?',
  primary: 'Hauptziel',
  picked: 'Wer bewegt sich als Nächstes?',
  noWeapon: 'nichts Besonderes',
  attacksOf: (model, attacks) => `${model}: ${counted(attacks, { one: 'Attacke', other: 'Attacken' })}`,
  attacksAt: (model, unit) => `${model}: Attacken gegen ${unit}`,
  at: targets => `gegen ${targets.join(', ')}`,
  fires: unit => `${unit} darf schießen`,
  woundsOn: model => `Verwundungen an ${model}`,
  misses: unit => `${unit} schießt vorbei`,
  guns: { gun: 'Waffen', template: 'Schablonen', blast: 'Explosivwaffen' },
  gunShots: guns => `${guns}: Schüsse`,
  gunHits: guns => `${guns}: Treffer`,
  gunStrength: guns => `${guns}: Stärke`,
  gunPiercing: guns => `${guns}: DS, 0 für keinen`,
  shoots: unit => `${unit} schießt`,
  fireWounds: (unit, wounds) => `${unit} schießt: ${counted(wounds, { one: 'Verwundung', other: 'Verwundungen' })}`,
  nobody: 'niemand',
  versus: (who, against) => `${who} gegen ${against}`,
  thrown: (purpose, target) => `${capital(purpose)}${target === null ? '' : ` ${target}+`}`,
  choices: {
    combat: 'Welcher Nahkampf kommt als Nächstes?',
    toughness: 'Welcher Widerstand zählt?',
    'armour-group': 'Welche Rüstungsgruppe erhält zuerst Verwundungen?',
    casualty: 'Wer erhält die Verwundung?',
    pool: 'Welche Verwundungen kommen als Nächstes dran?',
    nominee: 'Wer muss den ersten Schutzwurf machen?',
    'force-victim': 'Gegen wen richtet sich die Psiwaffe?',
    morale: 'Moraltest würfeln oder absichtlich verpatzen?',
    sweep: 'Vorstürmen?',
    'free-round': 'Auf den fliehenden Gegner einschlagen?',
    'range-again': 'Welche Würfel wirfst du noch einmal?',
    'hit-and-run': 'Sich aus dem Nahkampf lösen?',
    direction: 'Wohin?',
  },
  options: {
    test: 'Moraltest würfeln', fail: 'Absichtlich verpatzen', sweep: 'Vorstürmen', stay: 'Bleiben',
    strike: 'Zuschlagen', hold: 'Verzichten', 'no-armour': 'Ohne Rüstung',
    none: 'Keinen', first: 'Den ersten Würfel', second: 'Den zweiten Würfel', both: 'Beide Würfel',
    leave: 'Sich lösen',
  },
  oClock: hour => `Richtung ${hour} Uhr`,
  hours: {
    up: 'auf der Karte nach oben', right: 'auf der Karte nach rechts',
    down: 'auf der Karte nach unten', left: 'auf der Karte nach links',
  },
  toughness: value => `Widerstand ${value}`,
  saveOn: face => `Schutzwurf ${face}+`,
  refused: {
    'not-agreed': weapons =>
      `${weapons}: „heavy“ steht nicht in diesem Text; vereinbare 4C-W3 (heavyWeapons) oder nimm „ordinary“.`,
    'needs-number': weapons => `${weapons}: So eine Waffe gibt es in dieser Edition nicht; gib armourPiercing an.`,
  },
  idleGrenades: grenades => `${grenades}: Diese Granaten bewirken nach diesem Text nichts.`,
  playsOn: 'Dieser Tisch wurde aufgebaut, bevor das verlangt wurde: Er lässt sich spielen wie zuvor, aber die Chancen '
    + 'lassen sich nicht berechnen.',
  otherSaves: 'Lieber ein anderer Schutzwurf',
  keepsWound: model => `${model} behält die Verwundung: kein Wurf`,
  odds: 'Chancen dieses Nahkampfs von hier aus',
  oneBy: (who, by, need) => `${who}: einmal ${SAVES[by]} ${need}+`,
  allBy: (who, by, need) => `${who}: jedes Mal ${SAVES[by]} ${need}+`,
  round: round => `Runde ${round}`,
  woundsLeft: (left, of) => `noch ${left} von ${of} Lebenspunkten`,
  armour: save => (save === null ? 'keine Rüstung' : `Rüstung ${save}+`),
  poolOf: (strength, kind) => `Stärke ${strength}, ${WEAPONS[kind]}`,
  sixes: 'Sechsen beim Verwunden',
  fates: { destroyed: 'vernichtet', 'falling-back': 'auf dem Rückzug', locked: 'im Nahkampf gebunden', free: 'frei' },
};

/** The menu of a phase, and what stands around the questions that the texts leave open. */
const warhammer40kMenu: Words['warhammer-40k/menu'] = {
  startAgainMore: 'Dieselbe Phase mit denselben Würfeln.',
  newDiceMore: 'Von Anfang an, mit Würfeln, die niemand kennt.',
  rulings: 'Wie spielt dein Club das?',
  rulingsMore: 'Fragen, die die Texte offenlassen.',
  completion: {
    heading: 'Ergänzung',
    lead: 'Womit andere Webseiten diesen Text ergänzen. Gespielt wird davon nur, was du einschaltest.',
    whole: { '7th': 'Die ganze siebte Edition spielen', '4th': 'Die ganze vierte Edition spielen' },
    none: 'Alles davon ausschalten',
    left: rows =>
      `Nicht eingeschaltet, weil keine Quelle vorliegt: ${rows.join(', ')}. Schalte einzeln ein, was du willst.`,
    later: 'Das wird vor dem ersten Zug festgelegt.',
    rows: 'Was gespielt wird',
    subjects: {
      charge: 'Angriff',
      overwatch: 'Abwehrfeuer',
      traits: 'Sonderregeln',
      weapons: 'Waffen und Granaten',
      wounds: 'Verwundungen und Schutzwürfe',
      characters: 'Charaktermodelle',
      outcome: 'Nach dem Nahkampf',
    },
  },
  rulingsLead: 'Nach einer neuen Antwort wird deine Phase mit denselben Würfeln neu gespielt, soweit es geht.',
  back: 'Zurück zur Phase',
  editions: 'Derselbe Tisch nach einem anderen Text',
  phases: 'Mitgelieferte Phasen',
  editionsMore: {
    'trial-seven-steps': 'Der spätere Entwurf: Alle in Basekontakt schlagen zu, Nachrücken kommt vor dem Absetzen.',
    'trial-eight-steps': 'Der frühere Entwurf: ein Deckungsschritt vor allen anderen, eine freie Runde beim '
      + 'Vorstürmen.',
    '4th': 'Sagt nur etwas zum Nahkampf: Angriff und Ausgang werden vereinbart.',
    '7th': 'Abwehrfeuer, ausgewürfelte Angriffsreichweiten, Verwundungspools, ein Vorstürmen, das vernichtet.',
  },
  asked: {
    lapOverflow: {
      asks: 'Wohin gehen Verwundungen einer Rüstungsgruppe, in der niemand mehr ist?',
      answers: { spill: 'weiter an die nächste Gruppe', discard: 'sie verfallen' },
    },
    majority: {
      asks: 'Was ist eine Mehrheit?',
      answers: { most: 'was die meisten haben', 'more-than-half': 'was mehr als die Hälfte hat' },
    },
    coverInOngoingCombat: { asks: 'Zählt Deckung für eine Einheit, die schon im Nahkampf war?', answers: yesOrNo },
    freeRoundSecondWeapon: { asks: 'Zählt eine zweite Waffe in der freien Runde beim Vorstürmen?', answers: yesOrNo },
    moraleTest: {
      asks: 'Wann ist ein Test auf den Moralwert bestanden?',
      answers: {
        'at-most-leadership': 'wenn zwei Würfel zusammen höchstens den Moralwert zeigen',
        'natural-two-passes': 'wenn zwei Würfel zusammen höchstens den Moralwert zeigen, bei zwei Einsen immer',
      },
    },
    penaltyPerWound: {
      asks: 'Wie viel Moralwert kostet jede Verwundung, um die eine Seite zurückliegt?',
      answers: { 1: 'einen Punkt', 0: 'keinen Punkt', 2: 'zwei Punkte' },
    },
    dangerousSave: {
      asks: 'Was schützt vor einer Verwundung durch gefährliches Gelände?',
      answers: {
        none: 'nichts', invulnerable: 'ein Rettungswurf', 'armour-or-invulnerable': 'Rüstung oder ein Rettungswurf',
      },
    },
  },
};

/** Where the text does not tell. */
const warhammer40kSilent: Words['warhammer-40k/silent'] = {
  siblings: 'Wie es Schwesterseiten sagen',
  siblingsMore: 'Aus zweiter Hand, von anderen Webseiten zu dieser Edition. Der Rest bleibt offen.',
  siblingsTell: answer => `Schwesterseiten sagen: ${answer}.`,
  siblingsTellNot: 'Schwesterseiten sagen dazu nichts.',
  asIn: edition => `Wie in: ${edition}`,
  silent: 'Dieser Text sagt dazu nichts',
  silentLead: (edition, what) => `${edition}: ${what} Hier wird nichts erfunden. Man kann sich auf eine Antwort aus `
    + 'einer anderen Edition einigen oder ohne Antwort weitermachen.',
  notAgreed: 'nicht vereinbart',
};

/** The questions in which the editions differ, and their answers. */
export const warhammer40kPolicy: Words['warhammer-40k/policy'] = {
  chargeShape: {
    asks: 'In welcher Reihenfolge greifen Einheiten an?',
    answers: {
      together: 'erst sagen alle an, dann bewegen sich alle',
      'in-turn': 'eine sagt an und bewegt sich, dann die nächste',
    },
  },
  chargeRange: {
    asks: 'Wie weit reicht ein Angriff?',
    answers: { unit: 'so weit, wie die Einheit darf', six: '6″', 'two-dice': 'zwei Würfel' },
  },
  chargeTerrain: {
    asks: 'Was bewirkt schwieriges Gelände bei einem Angriff?',
    answers: { 'keep-higher': 'der höhere von zwei Würfeln ist seine Reichweite', 'minus-two': '2″ weniger '
      + 'Reichweite' },
  },
  chargeSight: { asks: 'Muss ein Angreifer sein Ziel sehen?', answers: yesOrNo },
  multiCharge: {
    asks: 'Was gilt für einen Angriff auf mehrere Einheiten?',
    answers: {
      primary: 'alle müssen erreichbar sein, das Hauptziel zuerst',
      cluster: 'jede höchstens 2″ von einer anderen entfernt',
      disordered: 'er ist ungeordnet und bringt keinen Bonus',
    },
  },
  shotThenCharge: {
    asks: 'Wen darf eine Einheit angreifen, die geschossen hat?',
    answers: {
      'shot-unit-first': 'zuerst die beschossene, andere dazu', 'shot-unit-only': 'nur die beschossene',
      'shot-unit-primary': 'die beschossene als Hauptziel',
    },
  },
  stationaryFireBan: {
    asks: 'Darf eine Einheit angreifen, die zum Schießen stillstand?',
    answers: { banned: 'nein', allowed: 'ja', caller: 'das sagt, wer den Tisch aufbaut' },
  },
  overwatch: { asks: 'Dürfen Angegriffene zuerst schießen?', answers: { no: 'nein', yes: 'ja, einmal pro Zug' } },
  support: {
    asks: 'Wie schlagen Modelle zu, die nah an einem eigenen Modell stehen, das in Kontakt ist?',
    answers: { 'one-attack': 'mit einer einfachen Attacke', full: 'mit allem, was sie haben' },
  },
  supportedBy: {
    asks: 'Bei welchen Modellen müssen Unterstützende stehen?',
    answers: {
      'own-unit': 'bei Modellen der eigenen Einheit',
      'any-friend': 'bei irgendeinem eigenen Modell im Nahkampf',
    },
  },
  engagedWhen: {
    asks: 'Wann wird bestimmt, wer kämpft?',
    answers: {
      'fight-start': 'einmal, zu Beginn des Nahkampfs', step: 'bei jeder Stufe der Initiative',
      'step-after-pile-in': 'bei jeder Stufe, nach bis zu 3″ Nachrücken',
    },
  },
  vulnerable: {
    asks: 'Wer kann fallen?',
    answers: {
      'danger-zone': 'Modelle in Kontakt mit den Zuschlagenden oder höchstens 2″ von so einem Modell entfernt',
      engaged: 'wer auf dieser Stufe kämpft', 'whole-unit': 'jedes Modell der Einheit, das nächste zuerst',
    },
  },
  chargeBonusBar: {
    asks: 'Was nimmt den Angriffsbonus weg?',
    answers: {
      'fired-but-terminators': 'Schießen; nicht bei Terminators, Bikes und Läufern',
      fired: 'Schießen; nicht bei Bikes und Läufern', disordered: 'ein ungeordneter Angriff',
      photon: 'Photonengranaten',
    },
  },
  cover: {
    asks: 'Was bringt Deckung denen, die darin angegriffen werden?',
    answers: {
      'initiative-10': 'sie schlagen mit Initiative 10 zu', 'before-all': 'sie schlagen vor allen '
        + 'anderen zu', nothing: 'nichts',
    },
  },
  coverLine: {
    asks: 'Bei wem wird geprüft, ob der Angriff durch Deckung führte?',
    answers: { unit: 'bei der ganzen Einheit', model: 'bei jedem Modell' },
  },
  terrainStrikesLast: {
    asks: 'Schlagen Angreifer, die durch schwieriges Gelände kamen, zuletzt zu?',
    answers: { no: 'nein', yes: 'ja, mit Initiative 1' },
  },
  majorityOver: {
    asks: 'Bei wem wird die Mehrheit für Kampfgeschick und Widerstand gezählt?',
    answers: { unit: 'bei der ganzen Einheit', engaged: 'bei den kämpfenden Modellen' },
  },
  tieWeaponSkill: {
    asks: 'Welches Kampfgeschick zählt, wenn keines die Mehrheit hat?',
    answers: { lowest: 'das niedrigste', highest: 'das höchste der häufigsten' },
  },
  tieToughness: {
    asks: 'Welcher Widerstand zählt, wenn keiner die Mehrheit hat?',
    answers: {
      owner: 'der Besitzer wählt unter den häufigsten', lowest: 'der niedrigste', highest: 'der höchste der häufigsten',
    },
  },
  armour: {
    asks: 'Was verhindert einen Rüstungswurf?',
    answers: {
      denied: 'Waffen, bei denen das ausdrücklich steht',
      'armour-piercing': 'Waffen, deren DS so gut ist wie der Rüstungswurf',
    },
  },
  allocation: {
    asks: 'Wie werden Verwundungen verteilt?',
    answers: {
      lap: 'auf die Rüstungsgruppe, die zuerst kommt, dann auf die nächste, dann von vorn',
      iterative: 'auf die größte Rüstungsgruppe, nach jedem Schub neu gezählt',
      pools: 'ein Pool nach dem anderen, das nächststehende Modell zuerst',
      'owner-picks': 'der Besitzer wählt unter den Kämpfenden',
    },
  },
  splitAttacks: {
    asks: 'Wie schlägt ein Modell zu, das mehrere Einheiten erreicht?',
    answers: { 'by-model': 'es wählt eine Einheit', 'by-attack': 'es teilt seine Attacken auf' },
  },
  stageOrder: {
    asks: 'In welcher Reihenfolge kommen die Schritte nach einem Nahkampf?',
    answers: {
      'pile-in-first': 'Nachrücken, Absetzen, Neupositionieren', 'break-off-first': 'Absetzen, Neupositionieren, '
        + 'Nachrücken',
      'sweep-first': 'Vorstürmen, Nachrücken, Neupositionieren',
    },
  },
  panic: {
    asks: 'Geraten Einheiten derselben Seite in Panik, wenn eine ausgelöscht wird?',
    answers: { no: 'nein', 'within-6': 'ja, im Umkreis von 6″' },
  },
  moralePenalty: {
    asks: 'Wird der Moraltest schwerer, je weiter eine Seite bei den Verwundungen zurückliegt?', answers: yesOrNo,
  },
  autoFail: {
    asks: 'Dürfen Verlierer ihren Moraltest absichtlich verpatzen?',
    answers: { no: 'nein', yes: 'ja, wenn sie dem Gegner nichts anhaben können' },
  },
  sweep: {
    asks: 'Was wird aus denen, die beim Vorstürmen eingeholt werden?',
    answers: {
      relock: 'sie bleiben im Nahkampf', 'free-round': 'sie stecken noch einmal Schläge ein und entkommen',
      destroy: 'sie werden vernichtet; die höchste Initiative einer Einheit zählt',
      'destroy-by-most': 'sie werden vernichtet; die Initiative der meisten Modelle zählt',
    },
  },
  consolidate: {
    asks: 'Wie weit positionieren sich Sieger neu, und wen dürfen sie berühren?',
    answers: { 'three-any': '3″, alle', 'three-new': '3″, neue Gegner', 'die-none': 'ein Würfel, niemanden' },
  },
  endPileIn: {
    asks: 'Wie rücken am Ende diejenigen nach, die noch gebunden sind?',
    answers: {
      'six-unengaged-first': '6″ durch alles, freie Gegner zuerst', six: '6″ durch alles',
      'three-as-charge': '3″, wie beim Angriff',
    },
  },
  lockedShooting: {
    asks: 'Wer schießt nicht und wird nicht beschossen, solange er gebunden ist?',
    answers: { model: 'Modelle in Kontakt und alle im Umkreis von 2″ um sie', unit: 'die ganze Einheit' },
  },
  characterStrike: {
    asks: 'Auf wen schlagen Gegner ein, die ein Charaktermodell und seine Einheit berühren?',
    answers: { may: 'wahlweise auf eines von beiden', must: 'auf das Charaktermodell', 'with-unit': 'auf die '
      + 'Einheit, zu der es zählt' },
  },
  monsterIsCharacter: { asks: 'Gilt eine monströse Kreatur als Charaktermodell?', answers: yesOrNo },
  weaponEffects: {
    asks: 'Was bewirken besondere Waffen?',
    answers: {
      'trial-rules': 'was die Testregeln sagen', borrowed: 'was die Testregeln sagen, von dort übernommen',
      'special-rules': 'was Sonderregeln außerhalb des Textes sagen, mit DS',
    },
  },
  heavyWeapons: {
    asks: 'Auf wie viel schützt Rüstung gegen eine schwere Waffe?',
    answers: { 'four-at-best': 'bestenfalls auf 4+', unknown: 'so eine Waffe gibt es nicht' },
  },
};

/** What is said of those who stand on a battlefield of Warhammer 40,000. */
export const warhammer40kScene: Words['warhammer-40k/scene'] = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, schlägt auf Stufe ${rung} zu`,
  fillings: {
    solid: 'schlägt jetzt zu, in Kontakt', tinted: 'jetzt, bei eigenem Modell',
    ring: 'schlägt auf der Stufe zu, die im Kreis steht',
  },
  fires: 'schießt jetzt',
  step: 'Stufe',
  strength: points => `S ${figure(points)}`,
  piercing: points => `DS ${figure(points)}`,
  unit: (name, left, all) => `${name} · ${figure(left)}${left < all ? ` von ${figure(all)}` : ''}`,
  touches: (name, enemy) => `${name} berührt ${enemy}`,
  standsBy: (name, friend) => `${name} steht bei ${friend}`,
  told: line => `${line}.`,
  wound: number => `Verwundung ${number}`,
  kinds: {
    woods: 'Wald', ruins: 'Ruinen', barricade: 'Barrikade', craters: 'Krater', water: 'Wasser', swamp: 'Sumpf',
    hill: 'Hügel', rock: 'Fels', building: 'Gebäude',
  },
  remaining: inches => `noch ${inches}`,
  way: (inches, most) => `${inches} von ${most}`,
};

const KEYS =
  'Mit den Pfeiltasten gehst du von Modell zu Modell, Enter wählt eines aus. Ein ausgewähltes, das sich bewegen darf, '
  + 'verschiebst du mit ihnen: einen halben Zoll, mit der Umschalttaste zwei. Enter setzt es ab, Escape nimmt erst '
  + 'die Bewegung zurück, hebt dann die Auswahl auf und verlässt zuletzt die Karte. Mit Bild auf und Bild ab gehst du '
  + 'zu anderen Modellen. Plus, Minus und Null ändern den Maßstab.';

/** What the battlefield of a phase says. */
const warhammer40kMap: Words['warhammer-40k/map'] = {
  map: counters => `Schlachtfeld mit ${counted(counters, { one: 'Modell', other: 'Modellen' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Mit dem Fragezeichen fragst du, warum ein Modell kämpfen darf oder nicht.`,
  caption: 'Modelle auf dem Schlachtfeld',
  columns: {
    name: 'Modell', side: 'Seite', values: 'Initiative', fights: 'Kampfweise', nearest: 'Nächster Gegner',
    hits: 'Verwundungen', kind: 'Art', place: 'Ort, Zoll nach rechts · oben',
  },
  shapes: { circle: 'Modell', square: 'Bike oder Läufer', ring: 'monströse Kreatur' },
  stances: {
    fighting: 'in Basekontakt', engaged: 'nicht in Kontakt', supporting: 'nah an eigenem Modell in Kontakt',
    bystander: 'in keinem Nahkampf',
  },
  dead: 'verloren',
  broken: 'auf dem Rückzug',
  lines: {
    contact: 'in Basekontakt', firefight: 'schießt', support: 'nah an eigenem Modell in Kontakt', 'too-far': 'zu weit',
    blocked: 'außer Sicht', distance: 'Abstand, der entscheidet',
  },
  hit: state => `Verwundung, ${state}`,
  token: (number, state) => `Verwundung ${number}, ${state}`,
  tokenOn: (number, name) => `Verwundung ${number} an ${name}`,
};

const STATES = { done: 'vorbei', now: 'jetzt', later: 'kommt noch' } as const;

/** 'KG 4 gg. KG 3: 3+' */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} gg. ${against}: ${need === null ? 'nie' : `${need}+`}`.replaceAll(' ', '\u00a0');

const WOUNDS = { one: 'Verwundung', other: 'Verwundungen' };

/** What would be so if a move of a phase ended elsewhere. */
const ENDS: Readonly<Record<EndKey, string>> = {
  'short-enough': 'wäre sie kurz genug', room: 'wäre dort Platz', clear: 'läge ihr Ende nicht in diesem Gelände',
  touching: 'käme das Modell wie vorgeschrieben an einen Gegner heran', together: 'bliebe das Modell bei seiner '
    + 'Einheit',
  allowed: 'wäre sie erlaubt',
};

/** What is said round a fight. */
const warhammer40kFight: Words['warhammer-40k/fight'] = {
  answers: { yes: 'Ja', no: 'Nein', 'not-now': 'Jetzt nicht' },
  speaks: { for: 'Dafür:', against: 'Dagegen:', neither: 'Gut zu wissen:' },
  opposite: ({ move, could }) => `${further(move, '″')} würde es ${could ? '' : 'nicht '}zuschlagen.`,
  end: ({ move, then }) => `Endete die Bewegung ${further(move, '″')}, ${ENDS[then]}.`,
  ladder: 'Initiative',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) => `${rungWords(rung)}, ${STATES[state]}: `,
  ledger: 'Die Schläge dieser Stufe',
  columns: { blows: 'Schläge', dice: 'Würfel', hits: 'Treffer', wounds: 'Verwundungen' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'trifft ohne Wurf' : needWords(`KG ${weaponSkill}`, `KG ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `S ${strength}` : needWords(`S ${strength}`, `W ${againstToughness}`, need)),
  wound: (strength, on) => `S ${strength}, verwundet auf ${on}+`,
  special: kind => WEAPONS[kind],
  against: target => `gegen ${target}`,
  ofUnit: (unit, why) => `${unit}: ${why}`,
  slain: 'gefallen',
  wounded: 'ein Lebenspunkt verloren',
  sameOne: 'Dasselbe Modell, solange es steht',
  elseAnother: unit => `sonst ein anderes von ${unit}`,
  waits: 'noch nicht verteilt',
  whyNumbers: 'Warum diese Zahlen?',
  notYet: 'noch nicht geworfen',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit}: ${counted(of, WOUNDS)}, ${saved} abgewehrt, ${lost} erlitten`,
    ...(beyond > 0 ? [`${beyond} ohne Ziel`] : []),
  ].join(', '),
  open: waiting => `noch ${counted(waiting, WOUNDS)} offen`,
  why: model => `Schlägt ${model} zu?`,
  rule: id => `Regel ${id}`,
  ruleSays: 'Was die Regel sagt',
  close: 'Schließen',
};

/** '1 Prozentpunkt', '0,3 Prozentpunkte' */
const percentagePoints = (points: string): string => `${points} ${points === '1' ? 'Prozentpunkt' : 'Prozentpunkte'}`;

/** What is said round the odds of a fight. */
const warhammer40kOdds: Words['warhammer-40k/odds'] = {
  oddsOf: (attackers, defenders) => `Chancen des Nahkampfs: ${attackers} gegen ${defenders}`,
  calculator: 'Chancen eines Nahkampfs',
  edition: 'Regeln',
  fight: 'Nahkampf',
  afterCharge: 'Die Modelle stehen wie nach dem Angriff, in jeder Edition gleich.',
  ifCharged: 'Wenn beim Angriff alle in Kontakt kommen und unterwegs niemand durch Beschuss fällt:',
  beforeCharges: 'Die Angriffe stehen noch aus: Die Chancen sind bekannt, sobald die Modelle in Kontakt sind.',
  nobodyTouches: 'Niemand ist in Kontakt mit einem Gegner, also gibt es keinen Nahkampf.',
  allFought: 'Alle Nahkämpfe dieses Zugs sind ausgetragen.',
  reckoning: 'Wird berechnet …',
  failed: 'Die Chancen dieses Nahkampfs lassen sich nicht berechnen.',
  sides: SIDES,
  wins: 'Wer gewinnt',
  mostWounds: 'Wer mehr Verwundungen zufügt',
  none: 'Niemand',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Was passieren kann',
  wipedOut: 'Niemand ist mehr da',
  breaks: 'Eine Einheit verpatzt ihren Moraltest',
  swept: {
    relock: 'Eine Einheit wird eingeholt und bleibt gebunden',
    'free-round': 'Eine Einheit wird eingeholt und steckt noch einmal Schläge ein',
    destroy: 'Eine Einheit wird eingeholt und vernichtet',
    'destroy-by-most': 'Eine Einheit wird eingeholt und vernichtet',
  },
  untold: 'Was aus dem Nahkampf wird, sagt dieser Text nicht.',
  sampled: (points, chance) =>
    `Auf ${percentagePoints(points)} genau: Von ${chance} der Verläufe wurden nur Stichproben verfolgt.`,
  sampledSoFar: (points, chance) =>
    `Bisher auf ${percentagePoints(points)} genau: Von ${chance} der Verläufe wurden nur Stichproben verfolgt.`,
  readingLegend: 'Wie gezählt wird',
  reading: { exactly: 'Genau', atLeast: 'Mindestens' },
  lost: 'Verlorene Modelle ab hier',
  wounds: 'Zugefügte Verwundungen in der Runde',
  count: 'Wie viele',
  assumed: {
    'usual-choices': 'Beide Spieler wählen, was üblich ist.',
    'usual-pile-ins': 'Modelle rücken auf dem kürzesten Weg nach.',
    'usual-weapons': 'Wer nicht gewählt hat, schlägt mit der Waffe zu, die am meisten bringt.',
  },
};

const MODELS = { one: 'Modell', other: 'Modelle' } as const;

/** Of two dice of a charge, those that are thrown again. */
const AGAIN: Readonly<Record<string, string>> = {
  none: 'Beide Würfel behalten', first: 'Den ersten Würfel noch einmal werfen',
  second: 'Den zweiten Würfel noch einmal werfen', both: 'Beide Würfel noch einmal werfen',
};

/** What the next action of a phase is called. */
const warhammer40kPrimary: Words['warhammer-40k/primary'] = {
  chargeWith: unit => `Mit ${unit} angreifen`,
  nobodyElse: 'Niemand sonst greift an',
  endCharges: 'Angriffe beenden',
  move: unit => `${unit} bewegen`,
  holdsFire: unit => `${unit} schießt nicht`,
  endOverwatch: 'Abwehrfeuer beenden',
  moveModels: models => `${counted(models, MODELS)} bewegen`,
  moveNobodyElse: 'Niemand sonst bewegt sich',
  pileIn: models => `Mit ${counted(models, { one: 'Modell', other: 'Modellen' })} nachrücken`,
  endPileIn: 'Nachrücken beenden',
  endConsolidation: 'Neupositionieren beenden',
  strike: models => `Mit ${counted(models, { one: 'Modell', other: 'Modellen' })} zuschlagen`,
  throwRange: dice => `${diceOf(dice)} für die Angriffs\u00ADreichweite werfen`,
  throwDangers: dice => `${counted(dice, { one: 'Geländetest', other: 'Geländetests' })} würfeln`,
  throwRegroup: dice => `${diceOf(dice)} zum Sammeln werfen`,
  throwToHit: dice => `${counted(dice, { one: 'Trefferwurf', other: 'Trefferwürfe' })} werfen`,
  throwToWound: dice => `${counted(dice, { one: 'Verwundungs\u00ADwurf', other: 'Verwundungs\u00ADwürfe' })} werfen`,
  throwToWoundAgain: dice =>
    `${counted(dice, { one: 'Verwundungs\u00ADwurf', other: 'Verwundungs\u00ADwürfe' })} wiederholen`,
  throwToHitAgain: dice => `${counted(dice, { one: 'Trefferwurf', other: 'Trefferwürfe' })} wiederholen`,
  throwDestroyed: dice => `${diceOf(dice)} für den Vernichter werfen`,
  throwPainless: dice => `${diceOf(dice)} für „Verletzungen ignorieren“ werfen`,
  testFear: 'Angsttest würfeln',
  throwRampage: 'Für den Blutrausch würfeln',
  throwSaves: dice => `${counted(dice, { one: 'Schutzwurf', other: 'Schutzwürfe' })} werfen`,
  throwPsychic: 'Psi-Test würfeln',
  testPanic: units => `${counted(units, { one: 'Paniktest', other: 'Paniktests' })} würfeln`,
  testMoraleOn: need => `Moraltest auf ${figure(need)} würfeln`,
  testMorale: units => `${counted(units, { one: 'Moraltest', other: 'Moraltests' })} würfeln`,
  fallBack: dice => `${figure(dice)}W6 für den Rückzug werfen`,
  throwSweep: dice => `${diceOf(dice)} für das Vorstürmen werfen`,
  throwConsolidation: dice => `${diceOf(dice)} zum Neu\u00ADpositionieren werfen`,
  throwInitiative: 'Initiativetest würfeln',
  throwSlip: dice => `${diceOf(dice)} zum Zurückfallen werfen`,
  throwRollOff: 'Um den Vortritt würfeln',
  throwLookOut: 'Für „Achtung, Sir!“ würfeln',
  throwTemplates: dice => `${diceOf(dice)} für die Schablonen werfen`,
  withoutAnswers: answers => `Ohne ${counted(answers, { one: 'Antwort', other: 'Antworten' })} weiter`,
  beginTurn: turn => `Zug ${figure(turn)} beginnen`,
  review: 'Rückblick',
  choices: {
    combat: what => `Zuerst ${what}`,
    toughness: what => `${what} zählt`,
    'armour-group': what => `${what} zuerst`,
    casualty: what => `${what} erhält die Verwundung`,
    pool: what => `Abhandeln: ${what}`,
    nominee: what => `${what} wirft zuerst`,
    'force-victim': what => `Psiwaffe gegen ${what} richten`,
    morale: unit => `Moraltest für ${unit} würfeln`,
    sweep: unit => `Mit ${unit} vorstürmen`,
    'free-round': unit => `Mit ${unit} zuschlagen`,
    'range-again': dice => AGAIN[dice]!,
    'hit-and-run': unit => `${unit} bleibt`,
    direction: towards => `Sich lösen: ${towards}`,
  },
};

/** What each event of a phase is called when it is taken back or done again. */
const warhammer40kEvents: Words['warhammer-40k/events'] = {
  'answer.agreed': 'vereinbarte Antwort',
  'silence.accepted': 'Weitermachen ohne Antwort',
  'charge.declared': 'angesagter Angriff',
  'declarations.ended': 'Ende der Angriffe',
  'charger.picked': 'Wahl, wer sich bewegt',
  'overwatch.fired': 'Abwehrfeuer',
  'overwatch.shot': 'Abwehrfeuer',
  'overwatch.ended': 'Ende des Abwehrfeuers',
  'rest.moved': 'Bewegungen',
  'moves.ended': 'Ende der Bewegungen',
  'weapon.chosen': 'Wahl einer Waffe',
  'strikes.aimed': 'Ziel',
  'strikes.settled': 'Waffen und Ziele',
  'save.chosen': 'Wahl eines Schutzwurfs',
  'wound.kept': 'Verwundung, die bleibt',
  'choice.made': 'Antwort',
};

/** What dice are thrown for. */
const warhammer40kPurposes: Words['warhammer-40k/purposes'] = {
  'charge-range': 'Angriffsreichweite',
  'dangerous-terrain': 'gefährliches Gelände',
  regroup: 'Sammeln',
  hit: 'zum Treffen',
  wound: 'zum Verwunden',
  'wound-again': 'zum Verwunden, wiederholt',
  save: 'Schutzwurf',
  'psychic-test': 'Psi-Test',
  panic: 'Panik',
  morale: 'Moral',
  'fall-back': 'Rückzug',
  sweep: 'Vorstürmen',
  consolidate: 'Neupositionieren',
  'sweep-further': 'weiteres Vorstürmen',
  'initiative-test': 'Initiativetest',
  'hit-and-run': 'Zurückfallen',
  'roll-off': 'Wurf um den Vortritt',
  'look-out': 'Achtung, Sir',
  templates: 'Schablonentreffer',
  'counter-range': 'Gegenschlag',
  'hit-again': 'zum Treffen, wiederholt',
  destroyed: 'Verwundungen durch den Vernichter', 'feel-no-pain': 'Verletzungen ignorieren',
  fear: 'Angst', rampage: 'Blutrausch',
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
