/** In German: the panels of an assault’s steps. */
import type { Counted } from '../../../src/epic-armageddon/odds/luck.ts';
import { capital, counted, counted as countOf, figure, form, type Forms } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, dieNamed, hitsOf, markersOf, ofName, pointsOf, whom } from './grammar.ts';

type Words =
  English['steps-playing'] & English['steps-map'] & English['steps-charge'] & English['steps-moves']
  & English['steps-overwatch'] & English['steps-dice'] & English['steps-attacks'] & English['steps-ways']
  & English['steps-support'] & English['steps-hits'] & English['steps-settling']
  & English['steps-result'] & English['steps-outcome'] & English['steps-endings'] & English['club-rulings']
  & English['live-odds'] & English['throws'] & English['luck'] & English['steps-other-dice'];

/** The action test. */
const stepsActionTest: Words['steps/action-test'] = {
  test: name => `${capital(name)}: Aktionstest`,
  testFailed: name => `${capital(name)} verpatzt den Test`,
  testLead: initiative => `Ein Würfel gegen die Initiative von ${initiative}+ entscheidet, ob überhaupt angegriffen `
    + 'wird.',
  onTheDie: modifiers => `${modifiers} auf den Wurf.`,
  needs: target => `Nötig ist eine ${target}+.`,
  needsTooMuch: 'Kein Wurf ist hoch genug.',
  accepting: 'Nimmst du es hin, kostet es einen Blastmarker, und die Formation hält stattdessen. Es wird nicht '
    + 'gekämpft.',
  throwingAgain: 'Dein Supreme Commander darf den Test einmal wiederholen lassen.',
  whatItNeeds: 'Was muss der Würfel zeigen?',
  whatStarts: 'Womit beginnt ein Sturmangriff?',
};

const breaking = (formations: number, then: string): string =>
  form(formations, {
    one: `Beim Ansturm gebrochen: Sie zieht sich mit zwei Bewegungen zurück${then}`,
    other: `Beim Ansturm gebrochen: Sie ziehen sich mit zwei Bewegungen zurück${then}`,
  });

/** The charge and the counter-charge. */
const stepsCharges: Words['steps/charges'] = {
  charges: (names, formations) => `${capital(names)} ${form(formations, { one: 'stürmt', other: 'stürmen' })} an`,
  lead: (length, target) => 'Bewege jede Einheit einmal, bis zu ihrem Tempo. Am Ende muss jemand im Umkreis von '
    + `${length} um ${whom(target)} stehen, mit einer Schusslinie.`,
  allToNearest: 'Alle zum nächsten Gegner',
  standOff: 'Alle bleiben zum Schießen auf Abstand',
  inFront: units => `${units} vorn.`,
  toFire: units => `${units} zum Schießen dahinter.`,
  leftBehind: (names, units) =>
    `${names} ${form(units, { one: 'bliebe zurück und wäre', other: 'blieben zurück und wären' })} verloren.`,
  ifEnded: engaged => `Endete der Ansturm jetzt: ${engaged}.`,
  nobodyNear: (length, target) =>
    `Niemand steht im Umkreis von ${length} um ${whom(target)} und in Schusslinie. Endet der Ansturm jetzt, gibt es `
    + 'keinen Sturmangriff.',
  nearestIs: length => `Der nächste Gegner ist ${length} entfernt.`,
  gotOut: 'ausgestiegen',
  inContact: 'Sie ist in Kontakt und bleibt dort.',
  letOut: 'Sie hat Passagiere abgesetzt und bewegt sich nicht weiter.',
  landNearest: 'Möglichst nah am Gegner landen',
  landInContact: enemy => `In Kontakt mit ${enemy} landen`,
  towards: 'Auf den nächsten Gegner zu',
  intoContact: enemy => `In Kontakt mit ${enemy}`,
  howFar: 'Wie weit darf sie?',
  whereNot: 'Wohin darf sie nicht?',
  whoIsShoved: 'Wen darf eine Kriegsmaschine beiseiteschieben?',
  whoGetsOut: 'Wer darf aussteigen?',
  isThereOne: 'Gibt es einen Sturmangriff?',
  mustAll: 'Müssen alle ankommen?',
  together: 'Müssen sie den Zusammenhalt wahren?',

  breaks: (names, formations) => `${capital(names)} ${form(formations, { one: 'bricht', other: 'brechen' })}`,
  brokenAndOver: formations => breaking(formations, ', und es wird nicht gekämpft.'),
  brokenOthersGoOn: formations =>
    breaking(formations, form(formations, { one: ' und kämpft nicht mit.', other: ' und kämpfen nicht mit.' })),
  whyBreak: 'Warum bricht sie?',
  whoGetsAway: 'Wer entkommt?',

  countersIn: (names, _formations, round) =>
    `${round === 1 ? '' : `Runde ${round}: `}Gegenstoß ${ofName(names)}`,
  tie: 'Gleichstand: Der Sturmangriff geht weiter.',
  counterLead: 'Einheiten ohne Kontakt dürfen geradewegs zu ihrem nächsten Gegner.',
  someMust: 'Manche müssen.',
  nobodyMust: 'Niemand muss.',
  skimmersMay: 'Skimmer dürfen aufsteigen.',
  asTheyStand: engaged => `So, wie sie stehen: ${engaged}.`,
  allToTheirs: 'Alle zu ihrem nächsten Gegner',
  must: 'Muss einen Gegenstoß machen',
  poppedUp: 'aufgestiegen',
  drawnIn: formations => form(formations, {
    one: 'Sie kämpft, als wäre sie angestürmt.', other: 'Sie kämpfen, als wären sie angestürmt.',
  }),
  cannotMove: 'Sie kann sich nicht bewegen und bleibt stehen.',
  toNearest: 'Zum nächsten Gegner',
  intoDrawing: (enemy, formation) => `In Kontakt mit ${enemy}: zieht ${formation} hinein`,
  howFarAtWhom: 'Wie weit, und auf wen zu?',
  withoutSpeed: 'Und eine Einheit ohne Tempo?',
  engineInContact: 'Und eine Kriegsmaschine in Kontakt?',
  third: 'Und wenn eine dritte Formation berührt wird?',
  whoGetsInOrOut: 'Wer darf ein- oder aussteigen?',
  whoMust: 'Wer muss einen Gegenstoß machen?',
  whyAnother: 'Warum noch eine Runde?',
  ifNobodyCan: 'Und wenn dann niemand kämpfen kann?',

  hasPoppedUp: 'Aufgestiegen: Sie kämpft im Feuergefecht, und wer sie berührt, auch.',
  popUp: 'Aufsteigen',
  cannotPopUp: 'Sie kann nicht aufsteigen.',

  engaged: {
    contact: units => `${figure(units)} in Kontakt`,
    firefight: units => `${figure(units)} im Feuergefecht`,
    not: units => `${figure(units)} nicht im Kampf`,
    aboard: units => `${figure(units)} an Bord`,
  },
};

/** What is said where overwatch fire is entered. */
const stepsOverwatch: Words['steps/overwatch'] = {
  doesAnybody: 'Schießt jemand aus Feuerbereitschaft?',
  lead: 'Der Ansturm ist vorbei. Würfle den Beschuss am Tisch aus und gib hier ein, was er getroffen hat.',
  leadWithdrawal: 'Wer sich zurückzieht, hat sich bewegt. Würfle den Beschuss am Tisch aus und gib hier ein, was er '
    + 'getroffen hat: '
    + 'Eine gebrochene Formation verliert dann eine Einheit je Blastmarker.',
  leadConsolidation: 'Der Sieger hat sich bewegt. Würfle den Beschuss am Tisch aus und gib hier ein, was er getroffen '
    + 'hat.',
  whatIsIt: 'Was ist Feuerbereitschaft?',
  nobody: 'Niemand schießt',
  nobodyElse: 'Sonst schießt niemand',
  misses: name => `${capital(name)} schießt vorbei`,
  fires: (name, count) => `${capital(name)} schießt: ${hitsOf(count)}`,
  who: 'Wer schießt?',
  atWhom: 'Auf wen?',
  kind: 'Treffer dieser Art',
  kinds: {
    normal: 'gewöhnlich', 'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze',
    'macro-weapon': 'Makrowaffe', 'titan-killer': 'Titan Killer', lost: 'schon verloren oder beschädigt',
  },
  counted: (count, kind) => `${kind}: ${figure(count)}`,
  ofKindOn: (kind, name) => `${kind}: ${name}`,
  points: 'Schadenspunkte je Treffer auf eine Kriegsmaschine',
  markers: 'Weitere Blastmarker',
  help: 'Beschuss gibt einen Blastmarker und jeder Verlust auch; diese werden automatisch gelegt. Weitere kommen zum '
    + 'Beispiel von Waffen mit Disrupt.',
};

const stands = (units: number): string => form(units, { one: 'steht', other: 'stehen' });

/** Any move: how far, into what danger, who is left behind, who is caught. */
const stepsMoves: Words['steps/moves'] = {
  unitsOf: formation => `Einheiten ${ofName(formation)}`,
  moved: (moved, allowance) => `${moved} von ${allowance} bewegt`,
  landed: 'gelandet',
  carefully: 'vorsichtig',
  how: 'Bewege sie auf dem Schlachtfeld: Zieh ihr Symbol oder verschieb es mit den Pfeiltasten.',
  mayStill: length => `Sie darf sich noch ${length} bewegen.`,
  landsAnywhere: 'Sie landet, wo sie will.',
  asFarAsItMay: 'Sie hat sich so weit bewegt, wie sie darf.',
  shoving: (move, names) => `${move}, schiebt ${names} beiseite`,
  goesCarefully: 'Sie geht vorsichtig und wiederholt einen verpatzten Test.',
  goCarefully: length => `Vorsichtig: ${length}, Test noch einmal`,
  apart: (names, units) =>
    `${names} ${stands(units)} abseits der anderen und ${form(units, { one: 'ist', other: 'sind' })} verloren, `
    + 'wenn die Bewegungen jetzt enden.',
  choosePart: 'Wähle, welcher Teil bleibt',
  partThatStays: 'Der Teil, der bleibt',
  keep: names => `${names} behalten`,
  lose: names => `Verloren: ${names}`,

  terrain: 'Gefährliches Gelände',
  terrainLead: 'Die bewegte Einheit wirft einen Würfel, bevor sich jemand anders bewegt.',
  whoTests: 'Wer muss testen?',

  contactWith: enemy => `in Kontakt mit ${enemy}`,
  inFirefight: length => `Feuergefecht, ${length}`,
  tooFar: length => `zu weit, ${length}`,
  noLine: 'keine Schusslinie',
  inTransport: transport => `in ${transport}`,

  firstMovesMade: 'Einmal bewegt: Feuerbereitschaft?',
  movesMade: 'Fertig bewegt: Feuerbereitschaft?',
  apartNow: 'abseits, verloren',
  unitsThatWithdraw: 'Einheiten auf dem Rückzug',
  straightAway: 'Geradewegs weg vom nächsten Gegner',
  nobodyLost: 'Niemand wäre verloren, wenn die Bewegungen jetzt enden würden.',
  tooNear: (names, units) =>
    `${names} ${stands(units)} zu nah am Gegner und ${form(units, { one: 'ist', other: 'sind' })} verloren, `
    + 'wenn die Bewegungen jetzt enden.',
  enginesTooNear: (names, units) =>
    `${names} ${stands(units)} zu nah an Gegnern und ${form(units, { one: 'erhält', other: 'erhalten' })} für jeden `
    + 'davon einen Schadenspunkt.',
  caught: length => `gestellt, ${length}`,
  damaged: length => `nimmt Schaden, ${length}`,
  fearless: 'sicher, Fearless',
  safeAt: length => `sicher, ${length}`,
  safe: 'sicher',
};

/** Getting in and out. */
const stepsTransports: Words['steps/transports'] = {
  cannotGetOut: 'Sie kann nicht aussteigen.',
  sitsIn: transport => `Sie sitzt in ${transport}. Ihr Symbol steht jetzt dort: Zieh es oder verschieb es mit den `
    + 'Pfeiltasten.',
  outNearest: 'Raus, möglichst nah am Gegner',
  outInContact: enemy => `Raus, in Kontakt mit ${enemy}`,
  outFurthest: 'Raus, möglichst weit weg vom Gegner',
  collectedBy: transport => `${transport} nimmt sie auf`,
  carries: names => `An Bord: ${names}.`,
  allOutNearest: 'Alle raus, möglichst nah am Gegner',
  allOut: 'Alle Passagiere raus',
  into: transport => `Einsteigen: ${transport}`,
  nearSomebody: 'Möglichst nah an jemand anderem',
  nearWhom: 'Nah an wem',
  outNear: name => `Raus, nah an ${name}`,
};

/** After 'mit'. */
const withSo = (count: number): string => counted(count, { one: 'Würfel', other: 'Würfeln' });

/** Hands of dice: what they are thrown for, by whom, and what a die is called that counts. */
const stepsDice: Words['steps/dice'] = {
  dice: diceOf,
  attack: (thrown, way, target) => `${thrown}, ${way} ${target}+`,
  withEffect: (said, effect) => `${said}, ${effect}`,
  withDice: (names, count) => `${names} mit ${withSo(count)}`,
  withDiceEach: (names, count) => `${names} mit je ${withSo(count)}`,
  hits: hitsOf,
  extraAttacks: thrown => `Anzahl der Extra-Attacken, ${dieNamed(thrown)}`,
};

/** Dice that are no attacks: saves, damage and tests. */
const stepsOtherDice: Words['steps/other-dice'] = {
  again: 'noch einmal',
  invulnerable: 'Rettungswurf',
  save: (how, target) => `${how} ${target}+`,
  savePerPoint: (how, target) => `${how} ${target}+, ein Würfel je Punkt`,
  titanKiller: name => `Titan Killer auf ${name}`,
  points: thrown => `Schadenspunkte, ${dieNamed(thrown)}`,
  critical: (name, thrown, from) => `${name}: ${thrown}, kritisch ab ${from}`,
  splash: target => `Treffer auf ${target}+`,
  test: (name, target) => `${name}: ${target}+`,
  testTooHigh: name => `${name}: Kein Wurf ist hoch genug`,
  grief: 'Blastmarker, W3',
  etherealsLost: lost => `Für verlorene Ethereals: ${figure(lost)}`,
  inTerrain: (name, terrain) => `${name}: ${terrain}`,
  dangerousTerrain: 'gefährliches Gelände',
  walkerAgain: 'Ein Walker wirft noch einmal: verloren bei einer 1',
  lostOnOne: 'Verloren bei einer 1',
  verdicts: {
    save: { counts: 'abgewehrt', countsNot: 'nicht abgewehrt' },
    critical: { counts: 'ein kritischer Treffer', countsNot: 'nicht kritisch' },
    splash: { counts: 'getroffen', countsNot: 'nicht getroffen' },
    test: { counts: 'bestanden', countsNot: 'verpatzt' },
    terrain: { counts: 'sicher', countsNot: 'verloren' },
  },
};

/** The attacks and supporting fire. */
const stepsAttacks: Words['steps/attacks'] = {
  firstStrike: 'First Strike',
  attacks: 'Attacken',
  inRound: (batch, round) => `${batch}, Runde ${round}`,
  batchHits: (batch, hits) => `${batch}: ${hits}`,
  macroHits: hits => `Makrowaffen: ${hits}`,
  firstStrikeLead: 'Einheiten mit First Strike attackieren vor allen anderen. Wen sie ausschalten, der schlägt nicht '
    + 'zurück.',
  engagedLead: 'Alle, die in Kontakt sind oder im Umkreis von 15 cm einen Gegner sehen, attackieren gleichzeitig.',
  leftLead: 'Alle, die übrig sind, attackieren, beide Seiten zugleich: Nahkampf in Kontakt, Feuergefecht auf '
    + 'höchstens 15 cm.',
  macroLead: 'Mit den anderen Treffern gewürfelt, nach ihnen abgehandelt: Sie fallen auf die Übriggebliebenen, '
    + 'die nächsten zuerst.',
  oneEach: 'Die Treffer fallen der Reihe nach, je einer, die nächste Einheit zuerst.',
  oneEachFirst: 'Die Treffer fallen der Reihe nach, die nächste Einheit zuerst; niemand erhält einen zweiten, bevor '
    + 'alle einen haben.',
  enginesTake: 'Eine Kriegsmaschine erhält, wenn sie dran ist, so viele, wie ihre Startschadenskapazität beträgt.',
  second: (hit, name) => `Treffer ${hit} ist der zweite auf ${name}.`,
  beyond: (hit, name) => `Treffer ${hit} fällt auf ${name}, die nächste Einheit ohne Kontakt.`,
  ownerChooses: 'Bei gleich nahen Einheiten wählt ihr Besitzer.',
  sniperPicks: 'Wer als Scharfschütze trifft, sucht sich das Opfer aus.',
  macroLater: 'Treffer von Makrowaffen kommen erst nach den Schutzwürfen gegen die anderen.',

  whoIsEngaged: 'Wer ist direkt im Kampf?',
  whichDice: 'Welche Würfel sind das?',
  whenEnds: 'Wann endet der Sturmangriff hier?',
  whyNot: names => `Warum nicht ${names}?`,
  whyNotOthers: 'Warum die anderen nicht?',
  noFirefight: name => `${name} hat keinen Feuergefechtswert.`,
  farFromAll: name => `${name} ist weit weg von jedem Gegner.`,
  whyThere: 'Warum fallen die Treffer dorthin?',
  whoCanBeHit: 'Wer kann überhaupt getroffen werden?',
  specialHits: 'Wohin fallen besondere Treffer?',
  sniperHits: 'Wen darf ein Scharfschütze treffen?',
  engineHits: 'Wen erreichen die Treffer einer Kriegsmaschine?',
  engineTakes: 'Wie viele Treffer erhält eine Kriegsmaschine?',
  shields: 'Was halten Schilde ab?',
  whyLast: 'Warum kommen Makrowaffen zuletzt?',
};

/** How those fight who have a choice. */
const stepsWays: Words['steps/ways'] = {
  howDoThey: 'Wie kämpfen sie?',
  choosingLead: 'Skimmer in Kontakt dürfen zuschlagen oder schießen, Kriegsmaschinen teilen ihre Würfel auf. '
    + 'Eingestellt ist, was üblich ist.',
  howEngine: 'Wie kämpft eine Kriegsmaschine?',
  whatSkimmer: 'Was darf ein Skimmer?',
  skimmers: 'Ein Skimmer in Kontakt darf schießen, statt zuzuschlagen. Wer ihn berührt, muss dann zurückschießen, '
    + 'außer '
    + 'er berührt noch jemand anderen.',
  onlyCloseCombat: name => `${name} kann nur im Nahkampf kämpfen: Alle erreichbaren Gegner sind in Kontakt.`,
  onlyFirefight: name =>
    `${name} kann nur im Feuergefecht kämpfen: In Kontakt ist kein Gegner, auf den diese Einheit einschlagen könnte.`,
  allFire: 'Alle Skimmer schießen',
  allStrike: 'Alle Skimmer schlagen zu',
  howFights: force => `Kampfweisen: ${force}`,
  noValue: 'ohne Wert',
  howInContact: 'Wie kämpft sie gegen Gegner in Kontakt?',
  strikeAt: value => `Zuschlagen: ${value}`,
  fireAt: value => `Schießen: ${value}`,
  striking: 'Nahkampf, außer jemand in Kontakt erzwingt ein Feuergefecht',
  firing: 'Auch wer mit ihr in Kontakt ist, muss mit dem Feuergefechtswert kämpfen',
  closeCombatDice: name => `Nahkampfwürfel von ${name}`,
  howSplits: (name, count) => `Wie ${name} die ${figure(count)} Würfel aufteilt`,
};

/** Supporting fire. */
const stepsSupport: Words['steps/support'] = {
  support: 'Unterstützungsfeuer',
  whoIsCalled: 'Unterstützungsfeuer: Wen rufst du?',
  callingLead: 'Eigene Einheiten im Umkreis von 15 cm um einen Gegner, der attackiert hat, dürfen für ihre Seite '
    + 'schießen. Lass die weg, die nicht schießen sollen.',
  supportLead: 'Alle Gerufenen würfeln auf ihren Feuergefechtswert, beide Seiten zugleich.',
  for: { attacker: force => `Für ${whom(force)}`, defender: force => `Für ${whom(force)}` },
  firefight: value => `Feuergefecht ${value}`,
  firefightFrom: (value, length, enemy) => `Feuergefecht ${value}, ${length} bis ${enemy}`,
  bars: {
    fights: 'selbst am Sturmangriff beteiligt', inside: 'im Transporter', broken: 'gebrochen',
    marched: 'in diesem Spielzug marschiert', 'no-firefight': 'kein Feuergefechtswert',
  },
  nobodyAttacked: 'kein Gegner übrig, der attackiert hat',
  overFar: length => `über ${length} von jedem Gegner entfernt, der attackiert hat`,
  noLine: 'in Reichweite keine Schusslinie',
  idle: (formation, names, why) => `${capital(formation)}, ${names}: ${why}.`,
  whomHit: 'Wen treffen die Unterstützer?',
  doesItCount: 'Zählt das?',
  whoMaySupport: 'Wer darf unterstützen?',
  again: 'Dürfen Unterstützer noch einmal gerufen werden?',
  cost: 'Was kostet es ihre Seite?',
};

/** Hits: where each lies, how it is saved, what became of it, what its owner may choose. */
const stepsHits: Words['steps/hits'] = {
  hits: hitsOf,
  hitsOn: (count, force) => `${hitsOf(count)} auf ${whom(force)}`,
  heading: (count, force) => `${capital(hitsOf(count))} auf ${whom(force)}`,
  listOn: force => `Treffer auf ${whom(force)}`,
  listOnSide: { attacker: 'Treffer auf den Angreifer', defender: 'Treffer auf den Verteidiger' },
  whoTakes: hit => `Wer erhält Treffer ${hit}?`,
  whomSniper: hit => `Auf wen fällt Scharfschützentreffer ${hit}?`,
  howSaved: hit => `Womit wird Treffer ${hit} abgewehrt?`,
  changePlaces: (place, count) => `${place}, schon ${hitsOf(count)}: wird getauscht`,
  choices: {
    armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
    'ion-shield': 'Ion Shield', none: 'Kein Schutzwurf',
  },
  choice: (save, target) => `${save} ${target}+`,

  inContact: 'in Kontakt',
  aboard: transport => `an Bord von ${transport}`,
  from: (length, enemy) => `${length} bis ${enemy}`,
  nearest: 'am nächsten',
  hackedDown: 'niedergemacht',
  losesPoint: 'verliert einen Punkt',
  noSave: 'kein Schutzwurf',
  save: (save, target) => `${save} ${target}+`,
  again: target => `noch einmal ${target}+`,
  invulnerable: target => `Rettungswurf ${target}+`,
  then: target => `dann ${target}+`,

  stages: { save: 'Schutzwurf', 're-roll': 'Wiederholung', invulnerable: 'Rettungswurf' },
  saved: 'abgewehrt',
  rollSaved: (stage, target, face) => `${stage} ${target}+: ${face}, abgewehrt`,
  rollFailed: (stage, target, face) => `${stage} ${target}+: ${face}, nicht abgewehrt`,
  critical: (from, face) => `kritisch ab ${from}: ${face}, ein kritischer Treffer`,
  noCritical: (from, face) => `kritisch ab ${from}: ${face}, kein kritischer Treffer`,
  notYet: 'noch nicht',
  stopped: 'von Schilden abgehalten',
  lost: 'verloren',
  damaged: 'beschädigt',
  dicePoints: dice => `${dieNamed(dice)} Punkte`,
  points: pointsOf,
  stoppedPoints: count => `${figure(count)} von Schilden abgehalten`,
  lostUnits: units => `${figure(units)} verloren`,
  damagedUnits: units => `${figure(units)} beschädigt`,
  allSaved: 'alles abgewehrt',
  allStopped: 'alles abgehalten',
  nobodyHit: 'Niemand wurde getroffen',
  saves: {
    armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
    'ion-shield': 'Ion Shield', none: 'kein Schutzwurf',
  },
};

/** What is said while hits are settled. */
const stepsSettling: Words['steps/settling'] = {
  blowsUp: name => `${name} explodiert`,
  criticalOn: name => `Kritischer Treffer: ${name}`,
  howMuch: 'Wie viel Schaden?',
  criticalsOn: names => `Kritische Treffer: ${names}`,
  saves: force => `Schutzwürfe: ${force}`,
  blast: length => `Die Explosion reicht ${length} weit. Ein Würfel für jeden in der Nähe.`,
  datasheet: does => `Im Datenblatt steht, was der Treffer bewirkt: ${does}. Was keinen Schaden anrichtet, `
    + 'etwa eine verlorene Waffe, spielst du am Tisch aus.',
  datasheetMoves: does => `Im Datenblatt steht, was der Treffer bewirkt: ${does}. Würfle am Tisch aus, `
    + 'wie weit und wohin, und beweg die Maschine dann auf der Karte.',
  purposes: {
    save: 'Ein Würfel für jeden Treffer, gegen den es einen Schutzwurf gibt.',
    're-roll': 'Mit Reinforced Armour wiederholt man verpatzte Schutzwürfe.',
    invulnerable: 'Ein Rettungswurf ist die letzte Chance, egal gegen welchen Treffer.',
    damage: 'Die Würfel sagen, wie viele Schadenspunkte dieser Treffer macht, und damit, auf wen der nächste fällt.',
    critical: 'Ein Würfel für jeden erlittenen Schadenspunkt: bei einer 6 ein kritischer Treffer.',
  },
  causes: {
    overwatch: 'Feuer aus Feuerbereitschaft hat die Anstürmenden getroffen; dagegen dürfen sie Deckung nutzen.',
    'hack-down': 'Vor dem Niedermachen schützt nichts.',
    withdrawal: 'Am Ende zu nah an Gegnern: ein Schadenspunkt für jeden davon, und nichts schützt davor.',
    'dangerous-terrain': 'Vor gefährlichem Gelände schützt nichts.',
    splash: 'Wen die Explosion erwischt, der erhält einen Treffer.',
    passengers: 'Wer aus dem Wrack klettert, erhält einen Treffer der Art, die das Wrack verursacht hat. Schutz gibt '
      + 'die Rüstung oder, auf 6+, das Wrack.',
    'blast-marker': 'Sie sind schon gebrochen und erhalten Treffer statt Blastmarkern.',
    critical: 'Das hat der kritische Treffer bewirkt; nichts schützt davor.',
  },
  thenOthers: (force, count) => `Danach hat ${force} ${hitsOf(count)} abzuwehren.`,
  sitIn: (names, passengers, transport) =>
    `${names} ${form(passengers, { one: 'sitzt', other: 'sitzen' })} in ${transport}.`,

  asked: {
    overwatch: 'Warum wird auf sie geschossen?',
    'hack-down': 'Warum werden sie getroffen?',
    withdrawal: 'Warum nimmt sie Schaden?',
    'dangerous-terrain': 'Was macht gefährliches Gelände?',
    splash: 'Wen erreicht eine Explosion?',
    passengers: 'Was wird aus Passagieren?',
    'blast-marker': 'Warum verlieren sie Einheiten?',
    critical: 'Was macht ein kritischer Treffer?',
  },
  askedOfDice: {
    're-roll': 'Warum noch einmal?',
    invulnerable: 'Welcher Schutzwurf ist das?',
    damage: 'Warum fallen diese Würfel zuerst?',
    critical: 'Was ist ein kritischer Treffer?',
  },
  whatCriticalDoes: 'Was macht ein kritischer Treffer?',
  whatSaves: 'Was schützt vor diesen Treffern?',
  armourOrCover: 'Rüstung oder Deckung?',
  whatShields: 'Was halten Schilde ab?',
  whatFields: 'Was machen diese Felder?',
  whichOrder: 'In welcher Reihenfolge?',

  criticalRows: 'Kriegsmaschinen, die Schadenspunkte erlitten haben',
  stopped: points => `${figure(points)} abgehalten`,
  lost: points => `${figure(points)} verloren`,
  none: 'keiner',
  blowsUpAtOnce: 'explodiert',
  destroyedAtOnce: 'vernichtet',
  losesMore: points => `verliert noch ${figure(points)}`,
  noted: 'vorgemerkt',
  ifSix: 'Wenn eine 6 fällt',
  ifSixOn: name => `Wenn für ${name} eine 6 fällt`,
  settledHere: 'wird hier erledigt',
  waits: 'Die Wirkung wartet, bis der Sturmangriff vorbei ist',
  moreDamage: 'Mehr Schaden, wenn deine Liste es sagt',
  youEnter: 'wird dann abgefragt',
  destroyed: 'sie ist vernichtet',
  loses: count => `sie verliert ${counted(count, { one: 'weiteren Punkt', other: 'weitere Punkte' })}`,
  splash: (length, blast) => `alle im Umkreis von ${length} erhalten ${blast}`,
  splashOn: (length, blast, target) => `alle im Umkreis von ${length} erhalten auf ${target}+ ${blast}`,
  blasts: {
    normal: 'einen Treffer', 'ignore-cover': 'einen Treffer, der Deckung ignoriert', lance: 'einen Lanzentreffer',
    sniper: 'einen Treffer', 'macro-weapon': 'einen Makrowaffentreffer', 'titan-killer': 'einen Titan-Killer-Treffer',
  },
  moves: length => `sie bewegt sich höchstens ${length}`,
  entered: 'was sonst im Datenblatt steht, gibst du ein',
  later: 'nach dem Sturmangriff folgt noch mehr',
  nothing: 'im Sturmangriff nichts',
  damage: (taken, capacity) => `Schaden ${figure(taken)} von ${figure(capacity)}`,
  left: count => `noch ${pointsOf(count)}`,
  leftAway: (count, length) => `noch ${pointsOf(count)}, ${length} entfernt`,

  pointsOfDamage: 'Schadenspunkte',
  pointsFurther: 'Schadenspunkte, weiter weg',
  pointsOn: name => `Schadenspunkte an ${name}`,
  othersFurther: units => `${counted(units, { one: 'andere Einheit', other: 'andere Einheiten' })} weiter weg`,
  enter: count => `${counted(count, { one: 'Schadenspunkt', other: 'Schadenspunkte' })} eingeben`,

  moveIt: 'Bewegen',
  moveHow: most => `auf der Karte ziehen, höchstens ${most}`,
  movedBy: (length, most) => `${length} von höchstens ${most}`,
  putBack: 'Zurücksetzen',
  enterMove: length => `${length} bewegen`,
  enterBoth: (count, length) =>
    `${counted(count, { one: 'Punkt', other: 'Punkte' })} eingeben, ${length} bewegen`,
};

const ahead = (points: number): string => counted(points, { one: 'Punkt', other: 'Punkten' });

const wins = (formations: number): string => form(formations, { one: 'gewinnt', other: 'gewinnen' });

const takes = (formations: number): string => form(formations, { one: 'erhält', other: 'erhalten' });

/** How an assault ended. */
const stepsOutcome: Words['steps/outcome'] = {
  testFailed: 'Der Aktionstest wurde verpatzt, und es wurde nicht gekämpft.',
  nobodyNear: 'Niemand war nah genug, und es wurde nicht gekämpft.',
  nobodyLeft: 'Niemand ist mehr da, der gewinnen könnte.',
  winsNobodyLeft: (names, formations, losers) =>
    `${capital(names)} ${wins(formations)} sofort: ${capital(ofName(losers))} ist niemand mehr da.`,
  winsEngagedDead: (names, formations) =>
    `${capital(names)} ${wins(formations)} sofort: Alle Angreifer, die direkt im Kampf waren, sind ausgeschaltet.`,
  winsResult: (names, formations, points) =>
    `${capital(names)} ${wins(formations)} den Ergebniswurf mit ${ahead(points)} Vorsprung.`,
  winsResultAfter: (names, formations, points, rounds) =>
    `${capital(names)} ${wins(formations)} den Ergebniswurf mit ${ahead(points)} Vorsprung, nach `
      + `${counted(rounds, { one: 'Runde', other: 'Runden' })}.`,
};

/** What comes of a result: who withdraws, who gets away, who consolidates. */
const stepsEndings: Words['steps/endings'] = {
  withdraws: (names, formations) =>
    `${capital(names)} ${form(formations, { one: 'zieht', other: 'ziehen' })} sich zurück`,
  defeatBroke: 'Die Niederlage hat auch Formationen in der Nähe gebrochen.',
  fireBroke: 'Feuer aus Feuerbereitschaft hat sie gebrochen, als sie sich neu ordneten.',
  twoMoves: 'Jede Einheit darf sich zweimal bewegen und macht dabei Tests für gefährliches Gelände; wer danach '
    + 'abseits der anderen oder höchstens 15 cm von einem Gegner entfernt steht, ist verloren.',
  twoMovesEngines: 'Jede Einheit darf sich zweimal bewegen und macht dabei Tests für gefährliches Gelände; wer danach '
    + 'abseits der anderen oder höchstens 15 cm von einem Gegner entfernt steht, ist verloren; eine Kriegsmaschine '
    + 'erhält nur einen Schadenspunkt für jeden solchen Gegner.',
  whyWithdraw: 'Warum ziehen sie sich zurück?',
  whyBreak: 'Warum brechen sie?',
  whoGetsAway: 'Wer entkommt?',
  whyAircraft: 'Warum ist das Flugzeug verloren?',
  mayFearless: 'Dürfen Einheiten mit Fearless bleiben?',
  ofFriends: 'Und Formationen ihrer Seite in der Nähe?',
  whichOrder: 'In welcher Reihenfolge?',

  etherealLost: 'Ein Ethereal ist verloren',
  grieves: 'Seine Formation trauert: W3 Blastmarker mehr für jeden verlorenen Ethereal.',
  consolidates: (names, formations) =>
    `${capital(names)} ${form(formations, { one: 'ordnet', other: 'ordnen' })} sich neu`,
  mayMove: 'Jede Einheit darf sich bis zu 5 cm bewegen, aber in keine gegnerische Kontrollzone.',
  mayRun: 'Jede Einheit darf sich bis zu 5 cm bewegen, mit Hit and Run bis zu ihrem Tempo, aber in keine gegnerische '
    + 'Kontrollzone.',
  runs: length => `Hit and Run, bis ${length}`,
  noMarkers: 'Der Sieger erhält keine Blastmarker.',
  whyMarkers: 'Warum diese Blastmarker?',
  whoMoves: 'Wer darf sich bewegen?',
  evenBroken: 'Auch wenn sie gebrochen ist?',
  whoIsPickedUp: 'Wer darf aufgenommen werden?',
};

/** The result, and the end. */
const stepsResult: Words['steps/result'] = {
  result: 'Ergebnis',
  resultOf: round => `Ergebnis von Runde ${round}`,
  to: 'zu',
  for: names => `für ${whom(names)}`,
  resultLead: 'Jede Seite wirft zwei Würfel, behält den höheren und zählt dazu, was der Kampf ihr eingebracht hat.',
  takesHalf: (names, formations, taken, points) =>
    `${capital(names)} ${takes(formations)} die Hälfte von ${figure(points)}: ${hitsOf(taken)}.`,
  brutalAdds: 'Sieger mit Brutal verursachen einen Treffer mehr.',
  fearless: (names, units) => form(units, {
    one: `${names} hat Fearless und wird übergangen.`, other: `${names} haben Fearless und werden übergangen.`,
  }),
  whatAdds: 'Was zählt jede Seite dazu?',
  whoWins: 'Wer gewinnt?',
  whyHit: 'Warum werden sie getroffen?',
  passedOver: 'Wer wird übergangen?',
  ofEngine: 'Und eine Kriegsmaschine?',
  ofInside: 'Und die Einheiten an Bord?',
  whyThere: 'Warum fallen die Treffer dorthin?',

  noAssault: 'Kein Sturmangriff',
  nobodyWon: 'Niemand hat gewonnen',
  hasWon: (names, formations) => `${capital(names)} ${form(formations, { one: 'hat', other: 'haben' })} gewonnen`,
  whatIsLeft: 'Was übrig ist',
  formation: 'Formation',
  lost: 'Verloren',
  left: 'Übrig',
  markers: 'Blastmarker',
  round: round => `Runde ${round}`,
  tieRound: round => `Runde ${round}: Gleichstand`,
  failedTestCost: 'Was kostet ein verpatzter Test?',
  whyNothing: 'Warum wurde nicht gekämpft?',
  whyAtOnce: 'Warum sofort?',
  whyWon: 'Warum dieser Sieger?',
  whichMarkers: 'Welche Verluste wurden zu Blastmarkern?',
  stillInContact: 'Und die, die noch in Kontakt sind?',

  losses: {
    attack: names => `Durch Attacken ausgeschaltet: ${names}`,
    support: names => `Durch Unterstützungsfeuer ausgeschaltet: ${names}`,
    'hack-down': names => `Niedergemacht: ${names}`,
    withdrawal: names => `Auf dem Rückzug gestellt: ${names}`,
    'already-broken': names => `Vernichtet, weil schon vorher gebrochen: ${names}`,
    passengers: names => `Mit dem Transporter verloren: ${names}`,
    critical: names => `Durch einen kritischen Treffer verloren: ${names}`,
    coherency: names => `Ohne Zusammenhalt verloren: ${names}`,
    'dangerous-terrain': names => `In gefährlichem Gelände verloren: ${names}`,
    'blast-marker': names => `In Panik verloren: ${names}`,
    overwatch: names => `Durch Feuerbereitschaft verloren: ${names}`,
    summoned: names => `Verschwunden: ${names}`,
  },
  damaged: (name, damage) => `${name}: ${damage}`,
  destroyed: 'vernichtet',
  broken: 'gebrochen',
};

/** What is said around the questions that the rules leave open. */
const resolverClubRulings: Words['resolver/club-rulings'] = {
  heading: 'Wie spielt dein Club das?',
  open: questions => `Die Regeln lassen ${counted(questions, { one: 'Frage', other: 'Fragen' })} offen.`,
  differing: answers => (answers === 0 ? 'Alle sind wie üblich beantwortet.'
    : `${counted(answers, { one: 'deiner Antworten', other: 'deiner Antworten' })} `
      + `${form(answers, { one: 'weicht', other: 'weichen' })} ab.`),
  playedAgain: 'Nach einer neuen Antwort wird dein Sturmangriff mit denselben Würfeln neu gespielt.',
  allAsUsual: 'Alles wie üblich',
  back: 'Zurück zum Sturmangriff',
  search: 'Fragen durchsuchen',
  groups: {
    charge: 'Ziel, Ansturm und Gegenstoß',
    hits: 'Attacken, Treffer und Schutzwürfe',
    support: 'Unterstützungsfeuer',
    result: 'Ergebnis und was folgt',
  },
  countYours: answers => `${answers} eigene`,
  yours: 'Deine Antworten',
  usual: 'Die übliche Antwort',
};

const HITS = { one: 'Treffer', other: 'Treffern' } as const;
const POINTS = { one: 'Punkt', other: 'Punkten' } as const;
const SUCCESSES = { one: 'Erfolg', other: 'Erfolgen' } as const;
/** After 'bei'. */
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS, saves: { one: 'Schutzwurf', other: 'Schutzwürfen' }, attacks: { one: 'Attacke', other: 'Attacken' },
  damage: POINTS, criticals: { one: 'kritischen Treffer', other: 'kritischen Treffern' }, splash: HITS, result: POINTS,
  terrain: SUCCESSES, test: SUCCESSES, markers: { one: 'Blastmarker', other: 'Blastmarkern' },
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Treffer', saves: 'Schutzwürfe', attacks: 'Attacken', damage: 'Schaden', criticals: 'Kritische Treffer',
  splash: 'Treffer ringsum', result: 'Höherer Würfel', terrain: 'Geländetests', test: 'Aktionstest',
  markers: 'Blastmarker',
};
const NAMES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;
const FOR = { attacker: 'den Angreifer', defender: 'den Verteidiger' } as const;

/** Why there are no odds. */
const resolverLiveOdds: Words['resolver/live-odds'] = {
  nobodyInReach: 'So wie es steht, ist niemand in Reichweite, und es wird nicht gekämpft.',
  unfinished: 'Die Chancen lassen sich nicht berechnen, solange dieser Schritt so nicht enden kann.',
  notLoaded: 'Die Chancen ließen sich nicht laden.',
};

/** What hangs on a throw, and what throws have turned. */
const resolverThrows: Words['resolver/throws'] = {
  names: NAMES,
  heads: HEADS,
  stakes: 'Was von diesem Wurf abhängt',
  stakesOf: (side, counted) => `${NAMES[side]}: ${HEADS[counted]}`,
  at: (counted, count, chance) => `bei ${countOf(count, COUNTS[counted])} ${chance}`,
  chance: 'Chance',
  wins: { attacker: 'Angreifer gewinnt', defender: 'Verteidiger gewinnt' },
  all: 'Alle Zahlen',
  result: 'Ergebnis',
  lead: count =>
    (count === 0 ? 'Gleichstand' : `${count > 0 ? 'Angreifer' : 'Verteidiger'} +${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Angreifer ${attacker}, Verteidiger ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Angreifer ${attacker}, Verteidiger ${defender}, Gleichstand ${tie}; danach Sieg des Angreifers: ${wins}.`,
  inRound: (title, round) => (round === 1 ? title : `${title}, Runde ${round}`),
};

/** What all throws have turned. */
const resolverLuck: Words['resolver/luck'] = {
  luck: 'Glück',
  lucky: (side, points) => `Die Würfel brachten ${points} Prozentpunkte für ${FOR[side]}.`,
  even: 'Die Würfel haben niemanden bevorzugt.',
  biggest: 'Am meisten:',
  moment: (name, what, swing, side) => `${name}: ${what}, ${swing} Prozentpunkte für ${FOR[side]}.`,
  rolled: (side, counted, thrown, expected) =>
    `${NAMES[side]}, ${HEADS[counted].replace('Kritische', 'kritische')}: ${thrown} (erwartet: ${expected})`,
  higher: (attacker, defender) => `Angreifer ${attacker} gegen Verteidiger ${defender}`,
  totals: 'Geworfen und erwartet',
  thrown: 'Geworfen',
  expected: 'Erwartet',
  throws: 'Wurf für Wurf',
  throw: 'Wurf',
  swing: 'Chance des Angreifers',
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Es wird berechnet, was jeder Wurf bewirkt hat …',
  leftOut: 'Würfe, deren Chancen sich nicht berechnen ließen, fehlen hier.',
};

/** Beside a counter whose unit may choose how it fights. */
const stepsBadges: Words['steps/badges'] = {
  strikes: 'NK',
  strikesInWords: 'schlägt im Nahkampf zu',
  fires: 'FG',
  firesInWords: 'schießt auf Gegner in Kontakt; diese müssen zurückschießen',
  splits: (blows, shots) => `${diceOf(blows)} im Nahkampf, ${shots} im Feuergefecht`,
  ways: { 'close-combat': 'Nahkampf', firefight: 'Feuergefecht' },
  effects: {
    'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze', 'macro-weapon': 'Makrowaffe',
    'titan-killer': 'Titan Killer',
  },
};

/** What has been counted so far. */
const stepsTally: Words['steps/tally'] = {
  soFar: 'Bisher',
  soFarIn: round => `Bisher, Runde ${round}`,
};

/** What is added to a die or to a result. */
const stepsModifiers: Words['steps/modifiers'] = {
  modifiers: {
    kills: 'Kills', 'points of damage': 'Schadenspunkte', 'more units': 'mehr Einheiten',
    'more than twice as many': 'mehr als doppelt so viele',
    'no Blast markers': 'keine Blastmarker', 'enemy has more Blast markers': 'Gegner hat mehr Blastmarker',
    Inspiring: 'Inspiring', 'Blast markers': 'Blastmarker', 'keeping the initiative': 'Initiative behalten',
    army: 'Armee',
  },
  modifier: (name, value) => `${name} ${value}`,
  versus: (what, more, fewer) => `${what}: ${figure(more)} gegen ${figure(fewer)}`,
  result: 'Ergebnis',
  higherDie: 'Der höhere Würfel',
  higherOf: (face, other) => `${figure(face)}, der andere ${figure(other)}`,
  nothingToAdd: 'Nichts dazuzuzählen',
  higherOfTwo: (force, added) => `${capital(force)}: der höhere von zwei Würfeln, ${added}`,
};

/** What bounds a move on the map. */
const stepsMapAreas: Words['steps/map-areas'] = {
  blast: (length, face) => `explodiert: ${length}${face === null ? '' : `, trifft ab ${figure(face)}`}`,
  zones: length => `Zone ${length}`,
  closed: formation => `${formation} · gesperrt`,
};

/** Formations on the map. */
const stepsMapFormations: Words['steps/map-formations'] = {
  label: (name, left, all, markers) =>
    `${name}${all === 1 ? '' : ` · ${figure(left)}`}${left < all ? ` von ${figure(all)}` : ''}`
    + `${markers > 0 ? ` · ${markersOf(markers)}` : ''}`,
  maySupport: label => `${label}, Unterstützung möglich`,
};

/** What the map shows of a unit. */
const stepsMapDetails: Words['steps/map-details'] = {
  at: target => `auf ${figure(target)}+`,
  fire: dice => `Feuer ${dice}`,
  fireAt: (dice, target) => `Feuer ${dice} auf ${figure(target)}+`,
  left: (points, all) => `${figure(points)} von ${figure(all)} übrig`,
  pointsOf: (points, all) => `${figure(points)} von ${figure(all)}`,
  fillings: {
    solid: 'Nahkampf', tinted: 'Feuergefecht',
    ring: 'kann noch eingreifen', dotted: 'nicht im Kampf',
  },
  nearestAt: (unit, enemy, length) => `Der nächste Gegner von ${unit} ist ${enemy}, ${length} entfernt.`,
  aboard: units => `${figure(units)} an Bord`,
};

/** Hits on the map, and how far a move goes. */
const stepsMapMoves: Words['steps/map-moves'] = {
  stopped: 'abgehalten',
  noSave: 'kein Schutzwurf',
  saves: {
    armour: target => `Rüstung ${target}+`, cover: target => `Deckung ${target}+`,
    holofield: target => `Feld ${target}+`, 'knight-shield': target => `Schild ${target}+`,
    'ion-shield': target => `Ion Shield ${target}+`, none: () => 'kein Schutzwurf',
  },
  hitsOn: (hits, name) => `${hitsOf(hits)} auf ${name}`,
  hits: hitsOf,
  hit: (number, name) => `Treffer ${number} auf ${name}`,
  way: (length, most) => `${length} von ${most}`,
  maySupport: 'darf unterstützen',
};

/** What the resolver says of an assault under way. */
const resolverPlaying: Words['resolver/playing'] = {
  round: round => `Runde ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`In Kontakt mit ${enemy}`]), cm === null ? 'landet hier' : `noch ${cm}`].join('; '),
  out: (transport, enemy) =>
    (enemy === null ? `Aus ${transport} heraus` : `Aus ${transport} heraus, in Kontakt mit ${enemy}`),
  review: 'Rückblick ansehen',
  lookForBest: 'Beste Entscheidung suchen',
  playedAgain: 'Dein Sturmangriff wurde mit dieser Antwort neu gespielt, bis zur selben Stelle.',
  playedUpTo: title =>
    `Dein Sturmangriff wurde mit dieser Antwort neu gespielt. Von hier an läuft er anders: ${title}.`,
};

const STANDS = { one: 'Einheit', other: 'Einheiten' } as const;

/** What the next action of an assault is called. */
const stepsPrimary: Words['steps/primary'] = {
  throwTest: 'Aktionstest würfeln',
  throwTestAgain: 'Test wiederholen',
  acceptTest: 'Verpatzten Test hinnehmen',
  charge: force => `${capital(whom(force))} angreifen`,
  callOff: 'Abblasen',
  endCharge: 'Ansturm beenden',
  holdOverwatch: (names, formations) =>
    `${capital(names)} ${form(formations, { one: 'schießt', other: 'schießen' })} nicht`,
  endOverwatch: 'Beschuss beenden',
  counterCharge: units => `Gegenstoß mit ${units}`,
  endCounterCharge: 'Gegenstoß beenden',
  anotherRound: 'Noch eine Runde kämpfen',
  throwAttackNumbers: dice => `${diceOf(dice)} für Extra-Attacken werfen`,
  throwSaves: saves => `${counted(saves, { one: 'Schutzwurf', other: 'Schutzwürfe' })} werfen`,
  throwCriticals: dice => `${diceOf(dice)} auf kritische Treffer werfen`,
  throwDamage: dice => `${diceOf(dice)} für Schaden werfen`,
  throwBlast: dice => `${diceOf(dice)} für die Explosion werfen`,
  throwTerrain: dice => `${counted(dice, { one: 'Geländetest', other: 'Geländetests' })} würfeln`,
  throwMarkers: dice => `${diceOf(dice)} für Blastmarker werfen`,
  throwResult: 'Ergebnis auswürfeln',
  takeOff: stands => `${counted(stands, STANDS)} vom Tisch nehmen`,
  takeHits: hits => `${hitsOf(hits)} hinnehmen`,
  endCritical: engine => `${engine} verliert nichts mehr`,
  callSupporters: stands => `${figure(stands)} Unterstützer rufen`,
  holdFire: 'Nicht schießen',
  hackDown: hits => `${figure(hits)} niedermachen`,
  withdraw: stands => `${counted(stands, STANDS)} zurückziehen`,
  stay: 'Stehen bleiben',
  endWithdrawal: 'Rückzug beenden',
  endConsolidation: 'Neuordnung beenden',
};

/** What each event of an assault is called when it is taken back or done again. */
const resolverEvents: Words['resolver/events'] = {
  'test.repeated': 'zweiter Versuch beim Test',
  'test.accepted': 'verpatzter Test',
  'target.chosen': 'Wahl des Ziels',
  'unit.disembarked': 'Aussteigen',
  'unit.embarked': 'Einsteigen',
  'overwatch.fired': 'Feuer aus Feuerbereitschaft',
  'overwatch.ended': 'Ende des Beschusses',
  'way.chosen': 'Kampfweise',
  'dice.split': 'Aufteilung der Würfel',
  'ways.settled': 'Kampfweisen',
  'sniper.aimed': 'Ziel eines Scharfschützen',
  'critical.entered': 'kritischer Treffer',
  'care.taken': 'vorsichtiges Gehen',
  'unit.rose': 'Aufsteigen',
  'charge.ended': 'Ende des Ansturms',
  'counterCharge.ended': 'Ende des Gegenstoßes',
  'hit.moved': 'Verschieben eines Treffers',
  'hits.allocated': 'Verluste',
  'save.chosen': 'Wahl eines Schutzwurfs',
  'supporters.called': 'Wahl der Unterstützer',
  'support.called': 'Rufen der Unterstützer',
  'rest.withdrew': 'Rückzug',
  'withdrawal.halfway': 'erste Bewegungen',
  'withdrawal.moved': 'Bewegungen',
  'withdrawal.ended': 'Ende des Rückzugs',
  'consolidation.moved': 'Bewegungen',
  'consolidation.ended': 'Ende der Neuordnung',
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
