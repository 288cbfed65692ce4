/** In German: what has happened in an assault, why, and by which rule. */
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, diceOf, hitsOf, markersOf, pointsOf, SAVES, SIDES } from './grammar.ts';

type Words = English['log'];

/** After 'mit'. */
const withSo = (count: number): string => counted(count, { one: 'Würfel', other: 'Würfeln' });

/** Hands of dice: what they are thrown for, by whom, and what a die is called that counts. */
const stepsDice: Words['steps/dice'] = {
  dice: diceOf,
  ways: { 'close-combat': 'Nahkampf', firefight: 'Feuergefecht' },
  effects: {
    'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze', 'macro-weapon': 'Makrowaffe',
    'titan-killer': 'Titan Killer',
  },
  saves: {
    armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'kein Schutz',
  },
  attack: (thrown, way, target) => `${thrown}, ${way} ${target}+`,
  withEffect: (said, effect) => `${said}, ${effect}`,
  withDice: (names, count) => `${names} mit ${withSo(count)}`,
  withDiceEach: (names, count) => `${names} mit je ${withSo(count)}`,
  hits: hitsOf,
  again: 'noch einmal',
  invulnerable: 'Rettungswurf',
  save: (how, target) => `${how} ${target}+`,
  savePerPoint: (how, target) => `${how} ${target}+, ein Würfel je Punkt`,
  titanKiller: name => `Titan Killer auf ${name}`,
  points: thrown => `Schadenspunkte, ${thrown}`,
  critical: (name, thrown, from) => `${name}: ${thrown}, kritisch ab ${from}`,
  splash: target => `Treffer ab ${target}+`,
  test: (name, target) => `${name}: ${target}+`,
  testTooHigh: name => `${name}: Kein Würfel ist hoch genug`,
  grief: 'Blastmarker, W3',
  etherealsLost: lost => `Für verlorene Ethereals: ${figure(lost)}`,
  inTerrain: (name, terrain) => `${name} in: ${terrain}`,
  dangerousTerrain: 'gefährliches Gelände',
  walkerAgain: 'Ein Walker wirft noch einmal: verloren auf der 1',
  lostOnOne: 'Verloren auf der 1',
  extraAttacks: thrown => `Anzahl der Extra-Attacken, ${thrown}`,
  verdicts: {
    save: { counts: 'abgewehrt', countsNot: 'nicht abgewehrt' },
    critical: { counts: 'ein kritischer Treffer', countsNot: 'nicht kritisch' },
    splash: { counts: 'getroffen', countsNot: 'nicht getroffen' },
    test: { counts: 'bestanden', countsNot: 'verpatzt' },
    terrain: { counts: 'sicher', countsNot: 'verloren' },
  },

  modifiers: {
    kills: 'Kills', 'more units': 'mehr Einheiten', 'more than twice as many': 'mehr als doppelt so viele',
    'no Blast markers': 'keine Blastmarker', 'enemy has more Blast markers': 'Gegner hat mehr Blastmarker',
    Inspiring: 'Inspiring', 'Blast markers': 'Blastmarker', 'keeping the initiative': 'Initiative behalten',
    army: 'Armee',
  },
  modifier: (name, value) => `${name} ${value}`,
  nothingToAdd: 'Nichts dazuzuzählen',
  higherOfTwo: (force, added) => `${force}: der höhere von zwei Würfeln, ${added}`,
};

/** The rules' own words for things, as the sentences of a reasoning need them. */
const HAIR = 0.1;
const FINEST = 0.01;

const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));

const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'im Nahkampf', firefight: 'im Feuergefecht',
};

const REASON_WORDS_EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ignoriert Deckung', lance: 'als Lanze', sniper: 'als Scharfschütze', 'macro-weapon': 'als '
    + 'Makrowaffe',
  'titan-killer': 'als Titan Killer',
};

/** After 'ist'. */
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ein Treffer mit Ignore Cover', lance: 'ein Lanzentreffer', sniper: 'ein Scharfschützentreffer',
  'macro-weapon': 'ein Makrowaffentreffer', 'titan-killer': 'ein Titan-Killer-Treffer',
};

/** Where a hit comes from, on its own or in brackets. */
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'First Strike', attacks: 'aus den Attacken', support: 'aus dem Unterstützungsfeuer',
  'hack-down': 'vom Niedermachen', withdrawal: 'Rückzug zu nah am Gegner beendet',
  'dangerous-terrain': 'gefährliches Gelände', overwatch: 'aus Feuerbereitschaft', splash: 'von einer Explosion',
  passengers: 'im Wrack', 'blast-marker': 'statt eines Blastmarkers', critical: 'von einem kritischen Treffer',
};

const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'durch Attacken', support: 'durch Unterstützungsfeuer', 'hack-down': 'niedergemacht',
  withdrawal: 'auf dem Rückzug ihrer Formation', 'already-broken': 'mit ihrer Formation, die schon gebrochen war',
  passengers: 'mit ihrem Transporter', critical: 'durch einen kritischen Treffer', coherency: 'nicht mehr beisammen',
  'dangerous-terrain': 'in gefährlichem Gelände', 'blast-marker': 'in der Panik ihrer Formation',
  overwatch: 'durch Feuer aus Feuerbereitschaft', summoned: 'beschworen und mit dem Brechen der Formation verschwunden',
};

const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'Schutzwurf', 're-roll': 'wiederholter Schutzwurf', invulnerable: 'Rettungswurf',
};

const orNobody = (items: readonly string[]): string => (items.length === 0 ? 'niemand' : listed(items));

/** 'Boyz 1 klettert', 'Boyz 1 und Nobz klettern', 'niemand klettert'. */
const who = (items: readonly string[], one: string, several: string): string =>
  `${orNobody(items)} ${items.length > 1 ? several : one}`;

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'Nahkampf', firefight: 'Feuergefecht' };

const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignoriert Deckung', lance: ', Lanze', sniper: ', Scharfschütze', 'macro-weapon': ', Makrowaffe',
  'titan-killer': ', Titan Killer',
};

const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'Schutzwürfe', 're-roll': 'verpatzte Schutzwürfe noch einmal', invulnerable: 'Rettungswürfe', damage: 'Schaden',
  critical: 'kritische Treffer',
};

const lossesText = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`von Schilden abgehalten: ${figure(stopped)}`] : []),
    ...(damaged.length > 0 ? [`Schaden: ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`verloren: ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? 'alle abgewehrt.' : `${parts.join('; ')}.`;
};

/** What happened, for the log. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'test-passed': ({ formation, target, face }) => `${formation} braucht ${target}+ zum Stürmen und wirft ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `${formation} braucht ${target}+ zum Stürmen, wirft ${face} und verpatzt den Test.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'greift', 'greifen')} ${listed([target, ...intermingled])} an`
    + `${drawnIn.length === 0 ? '' : `; noch in Kontakt und damit dabei: ${listed(drawnIn)}`}.`,
  barges: ({ unit, pushed }) => `${unit} schiebt ${listed(pushed)} beiseite.`,
  'gets-out': ({ unit, transport }) => `${unit} steigt aus ${transport} aus.`,
  'gets-in': ({ unit, transport }) => `${unit} steigt in ${transport} ein.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `${formation} schießt aus Feuerbereitschaft auf ${target}: ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `${formation} wird in den Sturmangriff hineingezogen.`,
  'forces-firefight': ({ units }) =>
    `${who(units, 'kämpft', 'kämpfen')} im Feuergefecht, und wer in Kontakt ist, ebenso.`,
  'passengers-spilled': ({ unit, out, lost }) =>
    `${unit} ist ein Wrack: ${who(out, 'klettert', 'klettern')} heraus`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'stirbt', 'sterben')} darin`}.`,
  blast: ({ unit, hit }) => `${unit} explodiert. Getroffen: ${orNobody(hit)}.`,
  'aircraft-destroyed': ({ lost }) => `Am Boden, als die eigene Seite verliert, und vernichtet: ${listed(lost)}.`,
  vanishes: ({ lost }) => `${who(lost, 'verschwindet', 'verschwinden')}, als die Formation bricht.`,
  moved: ({ unit, cm }) => `${unit} bewegt sich ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} landet.`,
  'moved-into-contact': ({ unit, cm, enemy }) =>
    `${unit} bewegt sich ${cmOf(cm)} in Kontakt mit ${enemy}.`,
  'terrain-passed': ({ unit, face }) => `${unit} wirft in gefährlichem Gelände eine ${face} und ist sicher.`,
  rises: ({ unit }) => `${unit} taucht auf.`,
  'takes-care': ({ unit }) => `${unit} geht vorsichtig, höchstens 5 cm.`,
  'terrain-again': ({ unit }) => `${unit} wirft in gefährlichem Gelände eine 1 und darf noch einmal werfen.`,
  'terrain-lost': ({ unit }) => `${unit} wirft in gefährlichem Gelände eine 1 und ist vernichtet.`,
  'terrain-damaged': ({ unit }) => `${unit} wirft in gefährlichem Gelände eine 1 und nimmt Schaden.`,
  stragglers: ({ formation, lost }) => `${formation} endet nicht beisammen und verliert ${listed(lost)}.`,
  'charge-broken': () => 'Gebrochen, bevor jemand zuschlagen konnte: Es gibt keinen Sturmangriff.',
  'no-assault': () => 'Niemand ist höchstens 15 cm entfernt und in Schusslinie: Es gibt keinen Sturmangriff.',
  'nobody-counter-charges': ({ side }) => `Der ${SIDES[side]} macht keinen Gegenstoß.`,
  'directly-engaged': ({ attacker, defender }) =>
    `Direkt im Kampf: ${orNobody(attacker)} gegen ${orNobody(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `Der ${SIDES[side]} wirft ${listed(dice)} für die Anzahl der Extra-Attacken.`
    : `Der ${SIDES[side]} wirft ${dice.join(' ')}, ${PURPOSES[purpose]} ${target}+${LOG_EFFECTS[effect] ?? ''}`
      + `${batch === 'first-strike' ? ', zuerst' : ''}: ${hitsOf(hits)}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `Der ${SIDES[side]} wirft ${LOG_SAVES[purpose]}: ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) =>
    `${capital(hitsOf(hits))} auf den ${SIDES[side]}. ${capital(lossesText(killed, damaged, stopped))}`,
  'swift-win': ({ side }) => `Der ${SIDES[side]} gewinnt sofort.`,
  'nobody-wins': () => 'Niemand ist mehr da, der gewinnen könnte.',
  'support-called': ({ attacker, defender }) =>
    `Unterstützungsfeuer: ${orNobody(attacker)} für den Angreifer, ${orNobody(defender)} für den Verteidiger.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `Der Angreifer wirft ${attackerDice.join(' ')} und hat ${figure(attacker)}, der Verteidiger `
    + `${defenderDice.join(' ')} und hat ${figure(defender)}.`,
  tie: () => 'Gleichstand: Es gibt noch eine Runde.',
  'hack-down': ({ difference, hits, side }) =>
    `Der ${SIDES[side]} verliert um ${figure(difference)}. Niedermachen: ${hitsOf(hits)}.`,
  'hacked-down': ({ lost }) => `Niedergemacht: ${orNobody(lost)}.`,
  breaks: ({ formation }) => `${formation} bricht.`,
  'destroyed-when-broken': ({ formation }) => `${formation} war schon gebrochen und wird vernichtet.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [`; zu nah am Gegner und verloren: ${listed(lost)}`] : []),
      ...(near.length > 0 ? [`; zu nah am Gegner und beschädigt: ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' ohne Verluste' : '';
    return `${who(formations, 'zieht', 'ziehen')} sich${fate} zurück${costs.join('')}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} nimmt ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `${formation} ist gebrochen und verliert ${listed(lost)}, statt einen Blastmarker zu nehmen.`,
  over: ({ side }) => `Der ${SIDES[side]} hat gewonnen; der Sturmangriff ist vorbei.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why something is not allowed. */
const epicArmageddonRefusals: Words['epic-armageddon/refusals'] = {
  'not-a-target': ({ formation }) => `${formation} ist keine gegnerische Formation mit einer Einheit auf dem Tisch.`,
  'not-yours-to-move': ({ unit }) => `${unit} bewegt sich in diesem Schritt nicht.`,
  'too-far': ({ unit, cm, allowance }) => `${unit}: ${cmOf(cm)} sind zu weit, erlaubt sind `
    + `${cmOf(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} würde den Tisch verlassen.`,
  occupied: ({ by }) => `Dort steht ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} darf hier nicht hinein: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} kann nicht durch ${by} hindurch.`,
  'through-friend': ({ unit, by }) => `${unit} kann nicht durch ${by} hindurch: Das geht nur durch Infanterie.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} hat schon ${figure(most)} Einheiten in Kontakt.`,
  'zone-of-another': ({ enemy }) => `Der Weg führt in die Kontrollzone von ${enemy}, und das ist nicht das Ziel.`,
  'must-touch-nearest': ({ enemy, unit }) => `Der Weg führt in die Kontrollzone von ${enemy}: ${unit} muss in Kontakt `
    + 'damit gehen oder so weit wie möglich geradewegs darauf zu.',
  'in-contact-already': ({ unit, enemy }) => `${unit} ist in Kontakt mit ${enemy} und bleibt.`,
  'still-in-zone': ({ unit, enemy }) =>
    `${unit} hat in der Kontrollzone von ${enemy} begonnen und muss in Kontakt gehen oder sie verlassen.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} darf nur geradewegs zum nächsten Gegner gehen: ${enemy}.`,
  'enters-zone': ({ enemy }) => `Die Neuordnung darf nicht in die Kontrollzone von ${enemy} führen.`,
  'no-such-hit': () => 'Diesen Treffer gibt es nicht.',
  'cannot-be-hit': ({ to }) => `${to} kann nicht getroffen werden: Das kann nur, wer direkt im Kampf ist.`,
  'hit-stays': ({ to }) => `Der Treffer liegt schon auf ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} steht in der Liste vor ${to}, und so spielt es dieser Club.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} ist ${cmOf(fromCm)} vom Gegner entfernt, ${to} `
    + `${cmOf(toCm)}: Nur gleich nahe Einheiten dürfen tauschen.`,
  'save-thrown': ({ unit }) => `${unit} hat den Schutzwurf schon geworfen.`,
  'no-armour-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Rüstungswurf.`,
  'no-cover-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Deckungswurf.`,
  'no-none-save': ({ unit }) => `${unit} hat Rüstung oder Deckung und nutzt sie auch.`,
  'wrong-number-of-dice': ({ needed, given }) => `Dieser Wurf hat ${diceOf(needed)}, nicht ${figure(given)}.`,
  'no-such-face': ({ face }) => `Ein Würfel zeigt 1 bis 6, nicht ${face}.`,
  'not-now': () => 'Das geht in diesem Schritt nicht.',
  'no-supreme-commander': () => 'Es gibt keinen Supreme Commander, der den Test neu werfen lassen könnte.',
  'test-repeated': () => 'Der Test wurde schon neu geworfen.',
  'not-intermingled': ({ formation, target }) => `${formation} steht mehr als 5 cm von ${target} entfernt.`,
  'no-commander': ({ formation }) => `${formation} hat keinen Commander, der andere mitnehmen könnte.`,
  'too-many-combined': ({ most }) => `Ein Commander nimmt höchstens ${figure(most)} Formationen mit.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} steht mehr als ${cmOf(cm)} von ${other} `
    + 'entfernt.',
  'broken-not-combinable': ({ formation }) => `${formation} ist gebrochen und führt deshalb keine Aktion aus.`,
  'no-room-to-barge': ({ unit }) => `Neben ${unit} ist kein Platz für die, die beiseitegeschoben würden.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} kann höchstens ${figure(most)} Einheiten beiseiteschieben.`,
  'not-aboard': ({ unit }) => `${unit} sitzt in keinem Transporter.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} darf jetzt nicht aus ${transport} aussteigen.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} darf jetzt nicht in ${transport} einsteigen.`,
  trapped: ({ transport, unit }) =>
    `${transport} fliegt hoch oder hat so viele Gegner um sich, dass ${unit} nicht herauskommt.`,
  'too-far-from-transport': ({ unit, cm, transport }) =>
    `${unit} muss höchstens ${cmOf(cm)} von ${transport} entfernt stehen.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `${transport} ist ${cmOf(cm)} weg; ${unit} hat noch ${cmOf(left)}.`,
  'has-got-out': ({ unit }) => `${unit} hat in diesem Schritt einen Transporter benutzt und geht nicht weiter.`,
  'has-unloaded': ({ unit }) => `${unit} hat Passagiere ein- oder aussteigen lassen und bewegt sich nicht weiter.`,
  'has-taken-in': ({ unit }) => `${unit} hat Passagiere aufgenommen und bleibt.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} ist eben erst in ${transport} eingestiegen und fährt erst eine Bewegung mit.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} hat sich in dieser Bewegung selbst bewegt; ${transport} kann sie nicht aufnehmen.`,
  'nobody-watches': () => 'Auf der anderen Seite ist keine Formation mehr in Feuerbereitschaft.',
  'nobody-has-moved': () => 'Seit der letzten Frage nach Feuerbereitschaft hat sich niemand bewegt.',
  'halfway-over': () => 'Die ersten Bewegungen sind schon vorbei.',
  'not-on-overwatch': ({ formation }) => `${formation} ist nicht in Feuerbereitschaft.`,
  'not-under-fire': ({ formation }) => `${formation} gehört nicht zu denen, die sich bewegt haben.`,
  'no-such-markers': () => 'Blastmarker zählt man in ganzen Zahlen.',
  'cannot-be-damaged': ({ unit }) => `${unit} kann so keinen Schaden nehmen.`,
  'must-counter-charge': ({ unit }) => `${unit} ist Unblooded und muss so weit wie möglich einen Gegenstoß machen.`,
  'cannot-rise': ({ unit }) => `${unit} ist kein Skimmer, der auftauchen könnte.`,
  'no-skimmer': ({ unit }) => `${unit} ist kein Skimmer mit dieser Wahl.`,
  'nobody-in-contact': ({ unit }) => `Niemand ist in Kontakt mit ${unit}.`,
  'no-war-engine': ({ unit }) => `${unit} ist keine Kriegsmaschine mit Würfeln zum Aufteilen.`,
  'one-way-open': ({ unit }) => `${unit} kann nur auf eine Art kämpfen.`,
  'no-such-split': ({ unit, most }) => `${unit} hat ${diceOf(most)} zum Aufteilen.`,
  'not-a-snipers': () => 'Nur ein Scharfschütze sucht sich sein Opfer aus.',
  'out-of-reach': ({ to, unit }) => `${to} ist nicht höchstens 15 cm von ${unit} entfernt und in Sicht.`,
  'chain-stays': ({ from, to }) => `${from} oder ${to} gehört zu einem Transporter: Seine Passagiere folgen ihm.`,
  'no-holofield-save': ({ unit }) => `${unit} hat kein Holofield.`,
  'no-knight-shield-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Knight Shield.`,
  'may-not-support': ({ unit }) => `${unit} darf jetzt nicht unterstützen.`,
};

/** The facts of a reasoning, as sentences about one unit. */
const epicArmageddonReasons: Words['epic-armageddon/reasons'] = {
  // who it is and where it stands
  'is-lost': ({ to }) => `Sie ist verloren: ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} kämpft in diesem Sturmangriff nicht.`,
  inside: ({ transport }) => `Sie sitzt in ${transport} und kann von dort nicht schießen.`,
  'fires-from-inside': ({ transport }) => `Sie schießt aus ${transport} heraus, von dessen Platz.`,
  'out-of-wreck': () => 'Sie ist in dieser Runde aus einem Wrack gekommen: Sie kann getroffen werden, schlägt aber '
    + 'nicht zu.',
  touches: ({ enemy }) => `Sie ist in Basekontakt mit ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) =>
    `${enemy} ist ${cmOf(cm)} entfernt, höchstens ${figure(limit)} cm, und in Schusslinie.`,
  'too-far': ({ cm, limit, missing, enemy }) => `Der nächste Gegner, ${enemy}, ist ${beyond(cm, limit)} entfernt: `
    + `${missing < HAIR ? finely(missing) : cmOf(missing)} mehr als ${figure(limit)} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} ist ${cmOf(cm)} entfernt, aber nicht zu sehen. Die `
    + `Schusslinie geht durch ${cmOf(through)} hiervon: ${by}.`,
  'as-they-stand': () => 'Die Attacken haben nicht begonnen: So wäre es, wenn sie jetzt begännen.',
  'no-enemy': () => 'Es gibt keinen Gegner, gegen den sie kämpfen könnte.',
  'fight-is-over': () => 'In diesem Sturmangriff wird nicht mehr gekämpft.',

  // whether it may attack
  'fires-as-skimmer': () => 'Sie fliegt: Sie schießt auch auf die, die sie berühren, und wer sonst niemanden berührt, '
    + 'kann nur zurückschießen.',
  'forced-to-fire': ({ enemy }) =>
    `${enemy} in Kontakt bleibt außer Reichweite von Schlägen und zwingt sie zum Schießen.`,
  'engine-dice': ({ damage, dice }) => `Eine Kriegsmaschine hat je Punkt ihrer Schadenskapazität von ${figure(dice)} `
    + `einen Würfel${damage > 0 ? `, auch wenn sie schon ${figure(damage)} verloren hat` : ''}.`,
  'dice-split': ({ close, fire }) =>
    `Von diesen Würfeln gehen ${figure(close)} in den Nahkampf und ${figure(fire)} ins Feuergefecht.`,
  'lance-waits': () => 'Ihre Lanze stößt nur zu, wenn ihre eigene Formation gestürmt hat.',
  'strikes-first': () => 'Sie hat First Strike: Ihre Treffer werden abgehandelt, bevor die anderen zuschlagen.',
  'strikes-after-first': () => 'Sie schlägt nach denen mit First Strike zu, wenn sie noch lebt.',
  throws: ({ by, dice, target, effect }) => {
    const kind = REASON_WORDS_EFFECTS[effect];
    return `Sie wirft ${dice} Würfel ${WAYS[by]} und trifft auf ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'Sie hat keinen Feuergefechtswert.',
  'no-close-combat-value': () => 'Sie hat keinen Nahkampfwert, und in Kontakt darf sie nicht stattdessen schießen.',
  'has-struck': () => 'Sie hat ihre Würfel dieser Runde schon geworfen.',
  'nobody-left': () => 'In ihrer Reichweite ist niemand mehr.',
  'no-dice-left': () => 'Sie hat in dieser Runde keine Würfel mehr.',
  'attacks-now': () => 'Also attackiert sie: Ihre Würfel liegen auf dem Tisch.',
  'may-attack': () => 'Also darf sie attackieren.',
  attacked: () => 'Die Attacken dieser Runde sind vorbei. Sie hat ihre gemacht.',
  'did-not-attack': () => 'Die Attacken dieser Runde sind vorbei. Sie hat keine gemacht.',

  // whether it may support
  'fights-itself': ({ formation }) =>
    `${formation} kämpft selbst in diesem Sturmangriff; nur andere Formationen unterstützen.`,
  'is-broken': ({ formation }) => `${formation} ist gebrochen.`,
  'has-marched': ({ formation }) => `${formation} ist in dieser Runde marschiert.`,
  'stands-by': ({ formation }) => `${formation} kämpft hier nicht und kann unterstützen.`,
  'fleet-of-foot': ({ formation }) => `${formation} hat Fleet of Foot und unterstützt trotz Marsch.`,
  'markers-do-not-matter': ({ markers }) =>
    form(markers, { one: 'Ihr Blastmarker hindert', other: `Ihre ${figure(markers)} Blastmarker hindern` })
    + ' niemanden am Unterstützen.',
  'was-not-able': () => 'Als Unterstützung gerufen wurde, war kein Gegner in Reichweite, der attackiert hatte.',
  'was-able': () => 'Als Unterstützung gerufen wurde, war ein Gegner in Reichweite, der attackiert hatte.',
  'not-called': () => 'Ihr Spieler hat sie nicht gerufen.',
  'has-fired': () => 'Sie hat geschossen.',
  'fires-in-turn': () => 'Sie schießt, wenn ihre Formation dran ist.',
  'may-support': () => 'Also darf sie unterstützen.',
  'support-comes-later': () => 'Unterstützung wird nach den Attacken gerufen, wenn diese nichts entschieden haben.',
  'first-round-only': ({ round }) =>
    `Das ist Runde ${figure(round)}, und dieser Club ruft Unterstützung nur in der ersten.`,
  'support-is-over': () => 'Das Unterstützungsfeuer dieser Runde ist vorbei.',

  // whether it may be hit
  'only-engaged': () => 'Sie ist nicht direkt im Kampf, und nur wer das ist, kann getroffen werden.',
  'not-engaged-then': () => 'Sie war nicht direkt im Kampf, als die Attacken dieser Runde begannen.',
  'not-nominated': () => 'Dieser Club lässt die Attacken nur auf eine Art von Einheiten gehen, und sie ist von der '
    + 'anderen.',
  'no-supporters': () => 'Kein Gegner unterstützt: Unterstützungsfeuer kann sie nicht treffen.',
  'beyond-support': () => 'Sie ist außer Reichweite der Unterstützer, und das zählt in diesem Club.',
  'out-of-wreck-hit': () => 'Sie ist in dieser Runde aus einem Wrack gekommen und kann getroffen werden.',
  'place-in-contact': ({ place, of }) => `Sie ist in Basekontakt: Treffer erreichen sie als ${place}. von ${of}.`,
  place: ({ place, of, cm }) =>
    `Sie ist ${cmOf(cm)} vom nächsten Gegner entfernt, der zählt: Treffer erreichen sie als ${place}. von `
      + `${of}.`,
  'place-in-list': ({ place, of }) => 'Kein Gegner ist übrig, von dem zu messen wäre: Treffer erreichen sie als '
    + `${place}. von ${of}.`,
  behind: ({ others }) => `Vor ihr: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Gleich nah: ${listed(others)}. Ihr Besitzer sagt, wer zuerst kommt.`,
  'tie-by-list': ({ others }) => `Gleich nah: ${listed(others)}. Die Reihenfolge der Liste entscheidet.`,
  soaks: ({ takes }) =>
    `Sie nimmt ${figure(takes)} Treffer, bevor die nächste Einheit einen bekommt: ihre Startschadenskapazität.`,
  'sniper-may-aim': ({ snipers }) => `Egal, wo sie in dieser Reihe steht: ${listed(snipers)} darf auf sie zielen. Ein `
    + 'Scharfschütze sucht sich sein Opfer aus.',
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'Der einzige Treffer auf ihre Seite fällt auf sie.'
    : `Von ${figure(of)} Treffern auf ihre Seite ${form(hits, { one: 'fällt', other: 'fallen' })} ${figure(hits)} `
      + 'auf sie.'),
  'hits-fell-before': ({ of }) => (of === 1 ? 'Der einzige Treffer auf ihre Seite fällt auf jemand anderen.'
    : `Die ${figure(of)} Treffer auf ihre Seite fallen auf andere und reichen nicht bis zu ihr.`),
  'no-hits-here': () => 'Auf ihre Seite gab es keinen Treffer.',
  'fearless-hack-down': () => 'Sie hat Fearless: Beim Niedermachen wird sie übergangen.',
  skipped: () => 'Beim Niedermachen wird sie mit ihrem Transporter übergangen.',
  'has-won': () => 'Ihre Seite hat gewonnen: Niedergemacht werden die Verlierer.',
  'hit-directly': ({ cause }) => `Auf ihr liegt ein Treffer: ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `Auf ihr liegt kein solcher Treffer: ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) =>
    `Verliert ihre Seite, erreicht das Niedermachen sie als ${place}. von ${of}.`,
  'hack-down-comes-next': () => 'Das Ergebnis ist noch nicht geworfen.',
  'inside-unhit': ({ transport }) =>
    `Sie sitzt in ${transport}: Treffer fallen dorthin, und sie würfelt nur, wenn daraus ein Wrack wird.`,
  'bystanders-unhit': ({ formation }) => `${formation} kämpft hier nicht, und Unbeteiligte werden nicht getroffen.`,
  'may-be-hit': () => 'Also kann sie getroffen werden.',

  // whether it may save
  'no-hit-on-it': () => 'Kein Treffer wartet auf sie. Gegen einen gewöhnlichen hätte sie Folgendes.',
  'hit-comes': ({ number, effect, cause, points }) => `Treffer ${number} ist ${HITS[effect] ?? 'gewöhnlich'} `
    + `(${CAUSES[cause]})${String(points) === '1' ? '' : ` und macht ${points} Schadenspunkte`}.`,
  'nothing-saves': ({ cause }) => `Gegen so einen Treffer hilft kein Schutzwurf: ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) =>
    `Ihre Schilde halten zuerst ${pointsOf(shields)} aus dem Feuergefecht ab; Schläge in Kontakt gehen darunter durch.`,
  'shields-stop': ({ stopped }) => `Schilde halten davon ${pointsOf(stopped)} ab.`,
  'armour-saves': ({ target }) => `Ihre Rüstung schützt auf ${target}+.`,
  'bunker-saves': ({ target }) =>
    `Der Bunker, den ihre Seite gebaut hat, schützt auf ${target}+, statt Rüstung und Deckung.`,
  'no-armour': () => 'Sie hat keine Rüstung.',
  'armour-too-hard': () => 'Ihre Rüstung bräuchte mehr als eine 6.',
  'sniper-harder': () => 'Der Treffer eines Scharfschützen ist um eins schwerer abzuwehren.',
  'titan-killer-ignores-armour': () => 'Gegen einen Titan Killer hilft keine Rüstung.',
  'macro-ignores-armour': () => 'Gegen eine Makrowaffe hilft nur Reinforced Armour, und die hat sie nicht.',
  'cover-saves': ({ terrain, target }) => `Sie steht in Deckung (${terrain}): schützt auf ${target}+.`,
  'wreck-saves': ({ target }) => `Das Wrack, aus dem sie klettert, ist Deckung: ${target}+.`,
  'overwatch-saves': ({ target }) => `Sie liegt in Feuerbereitschaft: Das ist Deckung, ${target}+.`,
  'emplacement-saves': ({ target }) => `Sie steht in einer Stellung, die für sie gebaut ist: ${target}+.`,
  'cover-ignored': () => 'Der Treffer ignoriert ihre Deckung.',
  'macro-ignores-cover': () => 'Gegen eine Makrowaffe hilft Deckung nicht.',
  'titan-killer-ignores-cover': () => 'Gegen einen Titan Killer hilft Deckung nicht.',
  'cover-not-for-engines': () => 'Kriegsmaschinen haben keinen Deckungswurf durch das, worin sie stehen.',
  'cover-not-for-chargers': () => 'Sie steht in Deckung, aber die nutzt nur denen, die angegriffen werden.',
  'cover-not-for-vehicles': () => 'Sie steht in Deckung, die nur für Infanterie gilt.',
  'cover-too-hard': () => 'Ihre Deckung bräuchte mehr als eine 6.',
  'holofield-saves': ({ target }) => `Ihr Holofield schützt auf ${target}+, statt der Rüstung.`,
  'knight-shield-saves': ({ target }) => `Ihr Knight Shield wehrt jeden Punkt auf ${target}+ ab, statt der Rüstung.`,
  'one-of-them': () => 'Davon nutzt ihr Besitzer eines.',
  'save-chosen': ({ save }) => `Gewählt: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour wirft einen verpatzten Schutzwurf noch einmal, auf ${target}+.`,
  'lance-not-again': () => 'Gegen eine Lanze wirft Reinforced Armour nicht noch einmal.',
  'macro-not-again': () => 'Gegen eine Makrowaffe wirft Reinforced Armour einmal und nicht noch einmal.',
  'invulnerable-saves': ({ target }) =>
    `Misslingt das alles, hat sie einen Rettungswurf von ${target}+, egal gegen welchen Treffer.`,
  'invulnerable-each-point': ({ target }) => 'Gegen jeden Punkt, der bleibt, hat sie einen Rettungswurf von '
    + `${target}+.`,
  'has-thrown': ({ face, stage, target }) =>
    `Sie hat eine ${face} geworfen und ${target}+ gebraucht: ${STAGES[stage]}.`,
  'no-save': () => 'Also schützt sie nichts.',
  'may-save': ({ hits, ways }) => 'Also gibt es einen Schutz gegen '
    + `${hits === 1 ? 'den Treffer' : `${figure(hits)} Treffer`}: `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', dann ')))}.`,
  'is-saved': ({ hits }) => `Also ${hits === 1 ? 'ist der Treffer' : 'sind ihre Treffer'} abgewehrt.`,
  'not-saved': ({ hits }) => `Also ${hits === 1 ? 'ist der Treffer' : `sind ${figure(hits)} Treffer`} nicht abgewehrt.`,
  'shields-stop-all': () => 'Davon bleibt nichts abzuwehren.',

  // whether it may withdraw
  'nobody-has-lost': () => 'Noch hat niemand verloren; nur Verlierer ziehen sich zurück.',
  'nobody-won': () => 'Niemand hat diesen Sturmangriff gewonnen, und niemand zieht sich zurück.',
  'nothing-was-fought': () => 'Es wurde nicht gekämpft, und niemand zieht sich jetzt zurück.',
  'nobody-withdraws-now': () => 'In diesem Moment zieht sich niemand zurück.',
  'goes-with-transport': ({ transport }) => `Sie sitzt in ${transport} und geht mit.`,
  'its-side-won': ({ formation }) => `${formation} gehört zur Siegerseite und muss nicht weichen.`,
  'formation-stays': ({ formation }) => `${formation} zieht sich jetzt nicht zurück.`,
  'formation-lost': ({ formation }) => `${formation} hat verloren und bricht.`,
  'formation-shaken': ({ formation }) =>
    `${formation} stand nah bei den Verlierern und ist durch den Blastmarker gebrochen.`,
  'broke-on-the-way': ({ formation }) => `${formation} ist auf dem Weg gebrochen.`,
  'two-moves': ({ speed, cm }) => `Sie darf sich zweimal mit ihrem Tempo von ${cmOf(speed)} bewegen: zusammen `
    + `${cmOf(cm)}, durch jede Kontrollzone.`,
  'moves-left': ({ left }) => `Davon hat sie noch ${cmOf(left)}.`,
  'fearless-has-moved': () => 'Sie hat Fearless: Weil sie sich bewegt hat, würde nur ein Gegner bis 5 cm sie '
    + 'vernichten.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Sie hat Fearless: Solange sie bleibt, ist sie sicher, obwohl ${enemy} ${cmOf(cm)} entfernt ist.`,
  'far-enough': ({ cm, limit, enemy }) => `Der nächste Gegner, ${enemy}, ist ${beyond(cm, limit)} entfernt: weiter als `
    + `${cmOf(limit)}, also ist sie hier sicher.`,
  'apart-if-it-stays': ({ formation }) =>
    `Sie steht abseits vom größten Teil von ${formation}: Endete der Rückzug jetzt, wäre sie verloren.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) => `${enemy} ist ${cmOf(cm)} entfernt: Bliebe sie hier, höchstens `
    + `${cmOf(limit)} vom Gegner, wäre sie vernichtet.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} ist ${cmOf(cm)} entfernt: Bliebe sie hier, nähme sie Schaden, ${pointsOf(hits)}, einen für jeden `
    + `Gegner im Umkreis von ${cmOf(limit)}.`,
  'may-withdraw': () => 'Also darf sie sich zurückziehen.',
  'has-withdrawn': () => 'Also ist sie so weit zurück, wie sie darf.',
};

/** What is said round an explanation. */
const explain: Words['explain'] = {
  questions: {
    attack: 'Darf sie attackieren?', support: 'Darf sie unterstützen?', 'be-hit': 'Kann sie getroffen werden?',
    save: 'Hat sie einen Schutzwurf?', withdraw: 'Darf sie sich zurückziehen?',
  },
  answers: { yes: 'Ja', no: 'Nein', 'not-now': 'Jetzt nicht' },
  speaks: { for: 'Dafür:', against: 'Dagegen:', neither: 'Gut zu wissen:' },
  why: name => `Warum? ${name}`,
  with: (name, characters) => `${name} mit ${characters}`,
  whose: {
    attacker: formation => `${formation}, Angreifer`,
    defender: formation => `${formation}, Verteidiger`,
  },
  rule: id => `Regel ${id}`,
  ruleSays: 'Was die Regel sagt',
  close: 'Schließen',
};

/** The tags of the books, and the few words beside them. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'NetEA-FAQ',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'NetEA-Sonderregel',
  open: 'Offener Punkt',
  readWith: 'zusammen mit',
};

/** Who comes to charge at all. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Nur eine Formation mit der Aktion Stürmen beginnt einen Sturmangriff. Nah beieinanderzustehen genügt nie.',
  'A0.2': 'Die Formation wirft einen Würfel gegen ihre Initiative: 1 weniger mit einem Blastmarker, 1 weniger, wenn '
    + 'ihre Seite die Initiative behält. Misslingt er, nimmt sie einen Blastmarker und hält nur.',
  'A0.3': 'Manche Armeen zählen zu diesem Würfel dazu: Orks 2, Knight-Häuser und unblutige Rudel (Unblooded) 1.',
};

/** Whom the assault is against, and who else is in it. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'Die angreifende Formation benennt eine gegnerische Formation.',
  'A1.1': 'Jede gegnerische Formation auf dem Tisch kann angegriffen werden, egal wie weit weg und ob gebrochen oder '
    + 'nicht.',
  'A1.2': 'Formationen, deren Einheiten höchstens 5 cm voneinander stehen, sind vermischt. Der Angreifer darf die, die '
    + 'so nah am Ziel stehen, zusammen mit ihm angreifen, muss aber nicht.',
  'A1.3': 'Zusammen angegriffene Formationen zählen als eine: Alle dürfen Gegenstöße machen, Treffer fallen auf jede, '
    + 'und ihre Blastmarker werden zusammengezählt.',
  'A1.4': 'Der Ansturm muss nicht in die Nähe jeder Formation kommen, gegen die er geht.',
  'A1.5': 'Ein Commander darf Formationen mitnehmen, von denen eine Einheit höchstens 5 cm von seiner Formation steht, '
    + 'bei Space Wolves 10 cm. Für alle wird ein einziger Test geworfen.',
  'A1.6': 'Die Formation des Commanders selbst muss nicht in die Nähe des Ziels kommen.',
  'A1.7': 'Formationen, die zusammen anstürmen, sind eine Formation; ihre Blastmarker werden zusammengezählt.',
};

/** One move for each unit, and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2: 'Jede Einheit der angreifenden Formation bewegt sich einmal. Jemand muss nah genug zum Kämpfen enden.',
  'A2.1': 'Ein Ansturm ist eine Bewegung bis zum Tempo der Einheit, in jede Richtung. Bleibt sie auf einer Straße, '
    + 'kommen 5 cm dazu; Infiltrators verdoppeln ihr Tempo.',
  'A2.2': 'Nach dem Ansturm muss eine deiner Einheiten höchstens 15 cm vom Ziel stehen und es sehen. Sonst endet die '
    + 'Aktion dort, und es wird nicht gekämpft.',
  'A2.3': 'Jede Einheit kontrolliert den Boden 5 cm um sich, ein Scout 10 cm. Du darfst so eine Zone nur betreten, '
    + 'wenn ihr Besitzer zum Ziel gehört, und nur, um ihn zu berühren.',
  'A2.4': 'Eine Einheit, die eine Kontrollzone betritt, geht in Kontakt mit dem nächsten Gegner, dem die Zone gehört. '
    + 'Reicht ihre Bewegung nicht, geht sie so weit wie möglich geradewegs auf ihn zu.',
  'A2.5': 'Eine Einheit, die berührt wurde, hat für den Rest des Sturmangriffs keine Kontrollzone, andere dürfen also '
    + 'vorbei.',
  'A2.6': 'Höchstens zwei Einheiten dürfen in Kontakt mit demselben Gegner anstürmen.',
  'A2.7': 'Eine Einheit, die in einer Kontrollzone beginnt und sich bewegt, muss einen Gegner des Ziels berühren '
    + 'oder am Ende des Ansturms außerhalb der Zone sein.',
  'A2.8': 'Nach der Bewegung bildet die Formation eine Kette mit Lücken von höchstens 5 cm, Scouts 20 cm. Wer '
    + 'außerhalb steht, ist verloren und kostet je einen Blastmarker; der Besitzer sagt, welcher Teil bleibt.',
  'A2.9': 'Du darfst durch eigene Infanterie ziehen, nicht durch andere Freunde und nie durch Gegner. Jump Packs '
    + 'überqueren Freunde und Gelände.',
  'A2.10': 'Eine Einheit, die gefährliches Gelände betritt oder darin beginnt, wirft einen Würfel und ist auf der 1 '
    + 'verloren: kein Schutzwurf, kein Blastmarker, kein Kill. Ein Walker wirft noch einmal, ebenso eine Einheit, '
    + 'die in diesem Schritt höchstens 5 cm geht.',
  'A2.11': 'Passagiere steigen am Ende der Bewegung ihres Transporters aus, höchstens 5 cm davon und auf Wunsch in '
    + 'Kontakt; aus einem gelandeten Flugzeug Jump Packs und Skimmer bis 15 cm.',
  'A2.12': 'Formationen in Feuerbereitschaft schießen, wenn der Ansturm vorbei ist. Wer beschossen wird, nimmt sofort '
    + 'einen Blastmarker und einen für jeden Verlust; bricht das die Formation, zieht sie sich zurück. Diese Verluste '
    + 'sind keine Kills.',
  'A2.13': 'Eine Kriegsmaschine schiebt auf ihrem Weg kleinere Einheiten des Ziels beiseite, bis zum Doppelten ihrer '
    + 'Startschadenskapazität. Sie stehen danach an ihrer Base. Aus Gräben und Bunkern wird niemand geschoben.',
};

/** The answer of those who were charged. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3: 'Einheiten ohne Kontakt dürfen auf ihren nächsten Gegner losgehen, bevor jemand zuschlägt.',
  'A3.1': 'Eine Einheit ohne Kontakt darf sich 10 cm bewegen, wenn ihr Tempo 30 cm oder mehr ist, sonst 5 cm.',
  'A3.2': 'Niemand muss. Wer will, geht geradewegs auf die nächste gegnerische Einheit zu, egal aus welcher Formation, '
    + 'oder auf die zweitnächste, wenn schon zwei an der nächsten stehen.',
  'A3.3': 'Es gelten die Regeln des Ansturms: Kontrollzonen, gefährliches Gelände, am Ende eine Kette. Infiltrators '
    + 'und Straßen bringen hier nichts. Skimmer dürfen auftauchen: Dann kämpfen sie im Feuergefecht, und wer sie '
    + 'berührt auch.',
  'A3.4': 'Einheiten dürfen stattdessen ein- oder aussteigen und gehen dann nicht weiter. Nicht aber, solange zwei '
    + 'Gegner den Transporter berühren, bei einer Kriegsmaschine das Doppelte ihrer Startschadenskapazität.',
  'A3.5': 'Wird eine gegnerische Formation außerhalb des Sturmangriffs berührt, kämpft sie mit, als hätte sie '
    + 'angestürmt. Verliert ihre Seite, bricht sie auch; gewinnt sie, zählt sie ihre eigenen Verluste.',
  'A3.6': 'Nur Gegner können hineingezogen werden. Freunde in der Nähe können unterstützen, mehr nicht.',
  'A3.7': 'In der ersten Runde muss es nach den Gegenstößen noch eine Schusslinie zwischen den Seiten geben. Spätere '
    + 'Runden gehen auch ohne weiter.',
  'A3.8': 'In der ersten Runde macht nur der Verteidiger Gegenstöße. Nach einem Gleichstand dürfen es beide Seiten, '
    + 'der Angreifer zuerst.',
  'A3.9': 'Eine unblutige Formation (Unblooded) muss ihren Gegenstoß so weit wie möglich machen.',
  'A3.10': 'Eine Einheit, die sich gar nicht bewegen kann, bleibt, wo sie ist. Eine Kriegsmaschine in Kontakt darf '
    + 'noch weiter, solange weniger Gegner sie berühren als ihre Startschadenskapazität.',
};

/** Who strikes, with what, and when that settles it. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Alle, die direkt im Kampf sind, schlagen zu, beide Seiten zugleich.',
  'A4.1': 'Eine Einheit ist direkt im Kampf, wenn sie einen Gegner berührt oder höchstens 15 cm entfernt und in '
    + 'Schusslinie hat. Das wird in jeder Runde neu bestimmt.',
  'A4.2': 'In Kontakt wirft eine Einheit einen Würfel auf ihren Nahkampfwert, sonst auf ihren Feuergefechtswert, und '
    + 'ihre Extra-Attacken dazu. Nichts verändert diese Werte je.',
  'A4.3': 'Eine Einheit ohne Feuergefechtswert schlägt nur in Kontakt zu.',
  'A4.4': 'Alle Attacken geschehen zugleich, also haben auch die Toten zugeschlagen. Nur First Strike geht vor.',
  'A4.5': 'Die getroffene Seite verteilt ihre Treffer und würfelt ihre Schutzwürfe; wer fällt, ist ein Kill für die '
    + 'andere. Blastmarker warten, bis der Sturmangriff vorbei ist.',
  'A4.6': 'Nur wer direkt im Kampf ist, kann getroffen werden, und nur in Schusslinie eines Gegners.',
  'A4.7': 'Ist kein Verteidiger mehr da, hat der Angreifer gewonnen. Sind alle Angreifer tot, die direkt im Kampf '
    + 'waren, hat der Verteidiger gewonnen. Dann gibt es keine Unterstützung, kein Ergebnis und kein Niedermachen.',
};

/** Friends near by. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Haben die Attacken nichts entschieden, helfen Formationen in der Nähe mit ihrem Feuergefecht.',
  'A5.1': 'Beide Seiten dürfen Unterstützung rufen, solange die Attacken keinen Sieger ergeben haben.',
  'A5.2': 'Eine Einheit darf unterstützen, wenn ihre Formation nicht am Sturmangriff beteiligt, nicht gebrochen und '
    + 'nicht marschiert ist und ein Gegner, der attackiert hat, höchstens 15 cm entfernt und in Schusslinie steht.',
  'A5.3': 'Wer unterstützt, wirft auf den Feuergefechtswert, mit Extra-Attacken der Handfeuerwaffen. First Strike '
    + 'bringt hier nichts.',
  'A5.4': 'Ihre Treffer fallen auf Einheiten, die direkt im Kampf sind, die den Unterstützern nächsten zuerst. '
    + 'Unterstützer selbst können nicht getroffen werden.',
  'A5.5': 'Kills der Unterstützer zählen. Ihre Anzahl, ihre Blastmarker und ihre Einheiten mit Inspiring zählen nicht.',
  'A5.6': 'Löscht Unterstützungsfeuer eine Seite aus, hat die andere gewonnen.',
};

/** Two dice, what is added to them, and what losing costs. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Würfel und das, was der Kampf eingebracht hat, entscheiden, wer standhält.',
  'A6.1': 'Jede Seite wirft zwei Würfel, behält den höheren und zählt ihre Modifikatoren dazu.',
  'A6.2': 'Du zählst 1 für jeden Kill dazu, 1 für mehr Einheiten und noch 1 für mehr als doppelt so viele, 1, wenn du '
    + 'keine Blastmarker hast, 1, wenn der Gegner mehr davon hat, und 1 für jede lebende Einheit mit Inspiring.',
  'A6.3': 'Blastmarker zählen so, wie sie vor den Verlusten dieses Sturmangriffs waren.',
  'A6.4': 'Die höhere Summe gewinnt. Bei Gleichstand gibt es ab dem Gegenstoß noch eine Runde, und Kills bleiben.',
  'A6.5': 'Der Verlierer nimmt einen Treffer für jeden Punkt, um den er verloren hat. Nichts schützt davor; sie fallen '
    + 'auf beliebige seiner Einheiten, im Kampf oder nicht, die dem Gegner nächsten zuerst.',
  'A6.6': 'Einheiten mit Fearless werden übergangen. Space Marines nehmen die Hälfte dieser Treffer, abgerundet.',
  'A6.7': 'Ist ein Transporter getroffen oder übergangen, werden erst alle darin getroffen, dann die nächste Einheit '
    + 'draußen. Passagiere, die nicht getroffen sind, haben einen Schutzwurf, wenn sie aus dem Wrack klettern.',
  'A6.8': 'Niedergemachte Einheiten geben keine Blastmarker und ändern nichts am Ergebnis.',
};

/** The losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Die verlierenden Formationen brechen und entkommen, oder auch nicht.',
  'A7.1': 'Jede verlierende Formation bricht ohne Test: Ihre Blastmarker verschwinden.',
  'A7.2': 'Eine verlierende Formation, die zu Beginn des Sturmangriffs gebrochen war, wird vernichtet, außer Einheiten '
    + 'mit Fearless.',
  'A7.3': 'Jede Einheit darf sich zweimal in jede Richtung bewegen, durch Kontrollzonen, aber nicht durch Gegner. Wer '
    + 'höchstens 15 cm von einem Gegner endet, ist verloren; mit Fearless nur, wenn sie sich bewegt hat und höchstens '
    + '5 cm entfernt endet.',
  'A7.4': 'Eine Kriegsmaschine, deren Rückzug nah am Gegner endet, wird nicht vernichtet: Sie nimmt einen '
    + 'Schadenspunkt für jeden Gegner im Umkreis von 15 cm, und nichts schützt davor.',
  'A7.5': 'Ein gelandetes Flugzeug der Verlierer wird vernichtet, außer mit Fearless. Wer ausgestiegen ist, zieht sich '
    + 'zurück.',
  'A7.6': 'Formationen der Verliererseite, die hätten unterstützen können, nehmen einen Blastmarker, ob sie geschossen '
    + 'haben oder nicht.',
  'A7.7': 'Erst das Niedermachen, dann bricht der Verlierer, wird vernichtet oder zieht sich zurück, dann sind seine '
    + 'Freunde erschüttert, dann bekommt der Sieger seine Marker und bewegt sich.',
};

/** What winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'Der Sieger zählt seine Verluste und darf sich frei bewegen.',
  'A8.1': 'Jede siegreiche Formation nimmt einen Blastmarker für jede eigene getötete Einheit oder jeden '
    + 'Schadenspunkt, nicht aber für entbehrliche (Expendable). War sie am Anfang gebrochen, nimmt sie keinen.',
  'A8.2': 'Der Sieger kann durch diese Blastmarker brechen. Zurückziehen muss er sich nicht.',
  'A8.3': 'Einheiten des Siegers dürfen sich 5 cm bewegen, mit Hit and Run bis zu ihrem Tempo, aber nicht in '
    + 'gegnerische Kontrollzonen. Transporter dürfen andere aufnehmen, statt dass diese sich bewegen.',
  'A8.4': 'Ein Verlierer mit Fearless, der in Kontakt bleibt, bleibt dort; sonst passiert jetzt nichts.',
};

/** Whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1: 'Der Besitzer verteilt Treffer von vorn nach hinten: erst Einheiten in Kontakt, dann nach Abstand zum Gegner. '
    + 'Zwischen gleich nahen wählt er.',
  H2: 'Niemand nimmt einen zweiten Treffer, bevor alle, die getroffen werden können, einen haben.',
  H3: 'Erst werden alle Treffer eines Schubs verteilt, dann fallen die Schutzwürfe, dann kommen die Toten weg.',
  H4: 'Was für eine Einheit es ist, spielt keine Rolle dafür, wen es trifft.',
  H5: 'Treffer aus Nahkampf und Feuergefecht sind ein Topf. Ein Treffer aus Kontakt kann weiter hinten landen, und die '
    + 'erste Reihe nimmt Treffer aus dem Feuergefecht.',
  H6: 'Zuerst kommt First Strike, dann die gewöhnlichen Treffer, dann Makrowaffen und Titan Killer, jedes für sich '
    + 'verteilt und abgewehrt.',
  H7: 'Ein späterer Schub beginnt wieder beim nächsten Überlebenden, in der vorher gewählten Reihenfolge.',
  H8: 'Treffer, die Deckung ignorieren, gehen an Einheiten in Deckung und Lanzen an Reinforced Armour, soweit der '
    + 'Abstand es zulässt.',
  H9: 'Ist eine Kriegsmaschine dran, nimmt sie Treffer bis zu ihrer Startschadenskapazität, bevor die nächste Einheit '
    + 'einen bekommt, auch wenn sie beschädigt ist.',
  H10: 'Der Schaden eines Titan Killers auf eine Kriegsmaschine wird geworfen, sobald der Treffer fällt, und zählt '
    + 'als so viele Treffer. Was über ihren Anteil hinausgeht, fällt nicht auf andere.',
  H11: 'Zwei Treffer auf eine Einheit sind zwei Schutzwürfe. Schon ein verpatzter tötet sie, und das ist ein Kill.',
  H12: 'Treffer, für die niemand mehr da ist, verfallen.',
};

/** What a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1: 'Ein Schutzwurf ist ein Würfel, der den Rüstungswert erreicht, einer je Treffer. Misslingt er, ist die Einheit '
    + 'vernichtet.',
  V2: 'Infanterie in Deckung darf für ihre Deckung werfen statt für ihre Rüstung, nie für beides.',
  V3: 'Im Sturmangriff hat nur der Verteidiger Deckung. Wer anstürmt, hat sie verlassen.',
  V4: 'Reinforced Armour wirft einen verpatzten Schutzwurf noch einmal, mit dem Rüstungswert, auch wenn die Deckung '
    + 'versagt hat.',
  V5: 'Gegen eine Lanze wirft Reinforced Armour nicht noch einmal.',
  V6: 'Gegen eine Makrowaffe gibt es keinen Schutzwurf außer dem von Reinforced Armour, einmal geworfen, und einem '
    + 'Rettungswurf.',
  V7: 'Gegen einen Titan Killer hilft nur ein Rettungswurf. Einer Kriegsmaschine macht er so viele Schadenspunkte, wie '
    + 'seine Würfel sagen; jeder andere ist ein Kill.',
  V8: 'Ignore Cover nimmt den Deckungswurf weg.',
  V9: 'Ein Rettungswurf ist die letzte Chance auf der 6, egal gegen welchen Treffer: Living Metal auf der 4, ein '
    + 'Deflector Shield auf der 5. Eine Kriegsmaschine wirft einen für jeden Schadenspunkt.',
  V10: 'Schilde halten zuerst Punkte von Treffern aus dem Feuergefecht ab, nie Schläge in Kontakt. Dann kommen Rüstung '
    + 'oder Deckung, der zweite Wurf von Reinforced Armour und ein Rettungswurf. Der Verteidiger würfelt vor dem '
    + 'Angreifer.',
  V11: 'Der Treffer eines Scharfschützen ist um eins schwerer abzuwehren.',
  V12: 'Passagiere eines Wracks stehen, wo es stand, und wehren einen Treffer derselben Art ab, mit der Rüstung oder '
    + 'einer 6 vom Wrack. Wer in etwas saß, das hoch flog, ist verloren.',
  V13: 'Ein Holofield schützt auf der 3 statt der Rüstung, mit einem Würfel, egal gegen welchen Treffer. Ein Knight '
    + 'Shield wehrt jeden Punkt auf der 4 ab, aber kein Unterstützungsfeuer.',
};

/** How war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1: 'Eine Kriegsmaschine wirft einen Würfel für jeden Punkt ihrer Startschadenskapazität, dazu ihre Extra-Attacken.',
  W2: 'Ihr Besitzer teilt diese Würfel auf: Nahkampf gegen die in Kontakt und Feuergefecht gegen die anderen.',
  W3: 'Ihre Schläge fallen nur auf Einheiten, die sie berührt, ihr Feuer nur auf andere im Umkreis von 15 cm und in '
    + 'Schusslinie.',
  W4: 'Doppelt so viele Einheiten wie ihre Startschadenskapazität dürfen mit ihr in Kontakt sein.',
  W5: 'Jeder nicht abgewehrte Treffer nimmt einen Punkt ihrer Schadenskapazität. Mit dem letzten ist sie vernichtet.',
  W6: 'Für jeden verlorenen Punkt wird ein Würfel geworfen: Auf der 6 macht ein kritischer Treffer, was im Datenblatt '
    + 'steht, sonst einen weiteren Punkt. Manche Kriegsmaschinen explodieren und treffen alle in der Nähe.',
  W7: 'Jeder Schadenspunkt ist ein Kill, auch die Punkte eines kritischen Treffers, aber nie mehr, als noch übrig '
    + 'waren.',
  W8: 'Eine Kriegsmaschine zählt als so viele Einheiten wie ihre Startschadenskapazität.',
  W9: 'Niedermachen nimmt ihr einen Schadenspunkt, mit einem Würfel für einen kritischen Treffer.',
  W10: 'Formationen in einer Kriegsmaschine dürfen aussteigen und mitkämpfen. Wer drinbleibt, zählt beim Ergebnis mit.',
  W11: 'Manche Regeltexte geben Titanen in Kontakt andere Würfel.',
};

/** When a formation breaks, and what being broken means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1: 'Eine Formation bricht, wenn sie so viele Blastmarker wie Einheiten hat, Space Marines bei zwei je Einheit. '
    + 'Danach kommen ihre Marker weg.',
  B2: 'Eine gebrochene Formation zählt, als hätte sie so viele Blastmarker wie Einheiten.',
  B3: 'Eine gebrochene Formation verliert für jeden Blastmarker, den sie nehmen müsste, eine Einheit, ohne '
    + 'Schutzwurf und von vorn. Space Marines verlieren eine für je zwei.',
  B4: 'Eine gebrochene Formation kämpft in einem Sturmangriff wie jede andere. Sie kann nicht unterstützen, und wenn '
    + 'sie verliert, wird sie vernichtet.',
  B5: 'Blastmarker über den Punkt hinaus, an dem eine Formation bricht, verschwinden mit den anderen.',
  B7: 'Formationen im Sturmangriff nehmen keine Blastmarker, solange er dauert.',
};

/** Distances, lines of fire, terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'Abstände werden zwischen den nächsten Rändern zweier Bases gemessen. In Kontakt heißt: keine Lücke.',
  L2: 'Gelände, das verbirgt, unterbricht eine Schusslinie. Steht einer der beiden darin, sehen sie noch durch 10 cm '
    + 'davon.',
  L3: 'Einheiten unterbrechen keine Schusslinie; Kriegsmaschinen schon.',
  L4: 'Wer höher steht, sieht über niedrigeres Gelände, wenn der Tisch es so festlegt.',
  L5: 'Jede Art Gelände gibt Infanterie ihre Deckung und stoppt oder gefährdet, wofür sie zu unwegsam ist.',
};

export const books: Words = {
  'steps/dice': stepsDice,
  'epic-armageddon/log': epicArmageddonLog,
  'epic-armageddon/refusals': epicArmageddonRefusals,
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
