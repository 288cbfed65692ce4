/**
 * The facts of the log and the reasons of refusals as English sentences. Another language is another record of these.
 */
import type { LogEntry, Refusal, Values } from './log.ts';
import { centimetres, listOf } from './wording.ts';

type Phrase = (values: Values) => string;

const text = (values: Values, key: string): string => String(values[key] ?? '');
const number = (values: Values, key: string): number => Number(values[key] ?? 0);

const names = (values: Values, key: string): readonly string[] => {
  const value = values[key];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

const cm = (values: Values, key: string): string => centimetres(number(values, key));

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const the = (values: Values): string => `the ${text(values, 'side')}`;
/** "Boyz 1 climbs", "Boyz 1 and Nobz climb", "nobody climbs". */
const who = (items: readonly string[], one: string, several: string): string =>
  `${someOrNobody(items)} ${items.length > 1 ? several : one}`;
const someOrNobody = (items: readonly string[]): string => (items.length === 0 ? 'nobody' : listOf(items));

const PURPOSES: Readonly<Record<string, string>> = {
  'close-combat': 'close combat', firefight: 'firefight', 'extra-attacks': 'extra attacks',
};
const EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignoring cover', lance: ', lance', sniper: ', sniper', 'macro-weapon': ', macro-weapon',
  'titan-killer': ', Titan Killer',
};

const SAVES: Readonly<Record<string, string>> = {
  save: 'saves', 're-roll': 'throws failed saves again', invulnerable: 'makes invulnerable saves',
  damage: 'throws for damage', critical: 'throws for critical hits',
};

/** What happened. */
const EVENTS = {
  'test-passed': v => `${text(v, 'formation')} needs ${text(v, 'target')}+ to engage and throws ${text(v, 'face')}.`,
  'test-failed': v => `${text(v, 'formation')} needs ${text(v, 'target')}+ to engage, throws ${text(v, 'face')} `
    + 'and fails.',
  'target-chosen': v => `${listOf([text(v, 'formation'), ...names(v, 'combined')])} `
    + `${names(v, 'combined').length === 0 ? 'engages' : 'engage'} `
    + `${listOf([text(v, 'target'), ...names(v, 'intermingled')])}`
    + `${names(v, 'drawnIn').length === 0 ? '' : `; in contact still, ${who(names(v, 'drawnIn'), 'joins', 'join')}`}.`,
  barges: v => `${text(v, 'unit')} shoves ${listOf(names(v, 'pushed'))} aside.`,
  'gets-out': v => `${text(v, 'unit')} gets out of ${text(v, 'transport')}.`,
  'gets-in': v => `${text(v, 'unit')} gets into ${text(v, 'transport')}.`,
  'overwatch-fired': v => `${text(v, 'formation')} fires from overwatch at ${text(v, 'target')}: `
    + `${count(number(v, 'hits'), 'hit')}.`,
  'drawn-in': v => `${text(v, 'formation')} is drawn into the assault.`,
  'forces-firefight': v => `${who(names(v, 'units'), 'fights', 'fight')} by firefight, and so do those in contact.`,
  'passengers-spilled': v => `${text(v, 'unit')} is a wreck: ${who(names(v, 'out'), 'climbs', 'climb')} out`
    + `${names(v, 'lost').length === 0 ? '' : `, ${who(names(v, 'lost'), 'dies', 'die')} with it`}.`,
  blast: v => `${text(v, 'unit')} blows up and hits ${someOrNobody(names(v, 'hit'))}.`,
  'aircraft-destroyed': v => `On the ground when its side loses, ${who(names(v, 'lost'), 'is', 'are')} destroyed.`,
  vanishes: v => `${who(names(v, 'lost'), 'vanishes', 'vanish')} as the formation breaks.`,
  moved: v => `${text(v, 'unit')} moves ${cm(v, 'cm')}.`,
  lands: v => `${text(v, 'unit')} lands.`,
  'moved-into-contact': v => `${text(v, 'unit')} moves ${cm(v, 'cm')} into contact with ${text(v, 'enemy')}.`,
  'terrain-passed': v => `${text(v, 'unit')} throws a ${text(v, 'face')} in dangerous terrain and is safe.`,
  rises: v => `${text(v, 'unit')} pops up.`,
  'takes-care': v => `${text(v, 'unit')} goes carefully, 5 cm at most.`,
  'terrain-again': v => `${text(v, 'unit')} throws a 1 in dangerous terrain and may throw again.`,
  'terrain-lost': v => `${text(v, 'unit')} throws a 1 in dangerous terrain and is destroyed.`,
  'terrain-damaged': v => `${text(v, 'unit')} throws a 1 in dangerous terrain and is damaged.`,
  stragglers: v => `${text(v, 'formation')} ends out of coherency and loses ${listOf(names(v, 'lost'))}.`,
  'charge-broken': () => 'Broken before anybody could strike: there is no assault.',
  'no-assault': () => 'Nobody is within 15 cm and in line of fire: there is no assault.',
  'nobody-counter-charges': v => `Nobody of ${the(v)} counter-charges.`,
  'directly-engaged': v => `Directly engaged: ${someOrNobody(names(v, 'attacker'))} `
    + `against ${someOrNobody(names(v, 'defender'))}.`,
  'hand-thrown': v => (v['purpose'] === 'extra-attacks'
    ? `${capital(the(v))} throws ${listOf(names(v, 'dice'))} for the number of extra attacks.`
    : `${capital(the(v))} throws ${names(v, 'dice').join(' ')} at ${PURPOSES[text(v, 'purpose')]} ${text(v, 'target')}+`
      + `${EFFECTS[text(v, 'effect')] ?? ''}${v['batch'] === 'first-strike' ? ', striking first' : ''}: `
      + `${count(number(v, 'hits'), 'hit')}.`),
  'saves-thrown': v => `${capital(the(v))} ${SAVES[text(v, 'purpose')]}: ${names(v, 'rolls').join(', ')}.`,
  casualties: v => `${count(number(v, 'hits'), 'hit')} on ${the(v)}: `
    + `${lossesText(names(v, 'killed'), names(v, 'damaged'), number(v, 'stopped'))}`,
  'swift-win': v => `${capital(the(v))} wins at once.`,
  'nobody-wins': () => 'Nobody is left to win.',
  'support-called': v => `Supporting fire: ${someOrNobody(names(v, 'attacker'))} for the attacker, `
    + `${someOrNobody(names(v, 'defender'))} for the defender.`,
  result: v => `The attacker throws ${names(v, 'attackerDice').join(' ')} and has ${text(v, 'attacker')}, `
    + `the defender ${names(v, 'defenderDice').join(' ')} and has ${text(v, 'defender')}.`,
  tie: () => 'A tie: another round is fought.',
  'hack-down': v => `${capital(the(v))} loses by ${text(v, 'difference')} `
    + `and takes ${count(number(v, 'hits'), 'hack-down hit')}.`,
  'hacked-down': v => `Hacked down: ${someOrNobody(names(v, 'lost'))}.`,
  breaks: v => `${text(v, 'formation')} breaks.`,
  'destroyed-when-broken': v => `${text(v, 'formation')} was broken already and is destroyed.`,
  withdrawn: v => (names(v, 'lost').length === 0
    ? `${who(names(v, 'formations'), 'withdraws', 'withdraw')} without loss.`
    : `${who(names(v, 'formations'), 'withdraws', 'withdraw')}; `
      + `too near an enemy and lost: ${listOf(names(v, 'lost'))}.`),
  'markers-placed': v => `${text(v, 'formation')} takes ${count(number(v, 'markers'), 'Blast marker')}.`,
  panic: v => `${text(v, 'formation')} is broken and loses ${listOf(names(v, 'lost'))} `
    + 'instead of taking a Blast marker.',
  over: v => `${capital(the(v))} has won; the assault is over.`,
} as const satisfies Readonly<Record<string, Phrase>>;

/** Why something is not allowed. */
const REFUSALS = {
  'not-a-target': v => `${text(v, 'formation')} is not an enemy formation with a unit on the table.`,
  'not-yours-to-move': v => `${text(v, 'unit')} does not move in this step.`,
  'too-far': v => `${text(v, 'unit')} would move ${cm(v, 'cm')}; it may move ${cm(v, 'allowance')}.`,
  'off-the-table': v => `${text(v, 'unit')} would leave the table.`,
  occupied: v => `${text(v, 'by')} stands there.`,
  impassable: v => `${text(v, 'unit')} cannot enter ${text(v, 'terrain')}.`,
  'through-enemy': v => `${text(v, 'unit')} cannot cross ${text(v, 'by')}.`,
  'through-friend': v => `${text(v, 'unit')} cannot cross ${text(v, 'by')}: only infantry can be moved over.`,
  'two-in-contact': v => `${text(v, 'enemy')} has ${number(v, 'most') === 2 ? 'two' : text(v, 'most')} units `
    + 'in contact already.',
  'zone-of-another': v => `The way enters the zone of control of ${text(v, 'enemy')}, which is not the target.`,
  'must-touch-nearest': v => `The way enters the zone of control of ${text(v, 'enemy')}: ${text(v, 'unit')} `
    + 'must go into contact with it, or straight at it as far as it can.',
  'in-contact-already': v => `${text(v, 'unit')} is in contact with ${text(v, 'enemy')} and stays.`,
  'still-in-zone': v => `${text(v, 'unit')} began in the zone of control of ${text(v, 'enemy')} `
    + 'and must touch it or leave.',
  'not-at-nearest': v => `${text(v, 'unit')} may only go straight at its nearest enemy, ${text(v, 'enemy')}.`,
  'enters-zone': v => `A consolidation move may not enter the zone of control of ${text(v, 'enemy')}.`,
  'no-such-hit': () => 'There is no such hit.',
  'cannot-be-hit': v => `${text(v, 'to')} cannot be hit: only directly engaged units can.`,
  'hit-stays': v => `The hit is on ${text(v, 'to')} already.`,
  'list-order-decides': v => `${text(v, 'from')} stands before ${text(v, 'to')} in the list, `
    + 'and this club plays it so.',
  'not-equally-near': v => `${text(v, 'from')} is ${cm(v, 'fromCm')} from the enemy, `
    + `${text(v, 'to')} ${cm(v, 'toCm')}: `
    + 'only equally near units may be changed over.',
  'save-thrown': v => `${text(v, 'unit')} has thrown its save.`,
  'no-armour-save': v => `${text(v, 'unit')} has no armour save against this hit.`,
  'no-cover-save': v => `${text(v, 'unit')} has no cover save against this hit.`,
  'no-none-save': v => `${text(v, 'unit')} saves with armour or cover.`,
  'wrong-number-of-dice': v => `This throw has ${count(number(v, 'needed'), 'die', 'dice')}, not ${text(v, 'given')}.`,
  'no-such-face': v => `A die shows 1 to 6, not ${text(v, 'face')}.`,
  'not-now': () => 'That is not possible in this step.',
  'no-supreme-commander': () => 'There is no Supreme Commander who could have the test thrown again.',
  'test-repeated': () => 'The test has been thrown again already.',
  'not-intermingled': v => `${text(v, 'formation')} is not within 5 cm of ${text(v, 'target')}.`,
  'no-commander': v => `${text(v, 'formation')} has no Commander to bring others along.`,
  'too-many-combined': v => `A Commander brings at most ${text(v, 'most')} formations along.`,
  'not-combinable': v => `${text(v, 'formation')} is not within ${cm(v, 'cm')} of ${text(v, 'other')}.`,
  'broken-not-combinable': v => `${text(v, 'formation')} is broken, and so takes no action.`,
  'no-room-to-barge': v => `There is no room beside ${text(v, 'unit')} for those whom it would shove aside.`,
  'too-many-to-barge': v => `${text(v, 'unit')} can shove at most ${text(v, 'most')} units aside.`,
  'not-aboard': v => `${text(v, 'unit')} sits in no transport.`,
  'may-not-get-out': v => `${text(v, 'unit')} may not get out of ${text(v, 'transport')} now.`,
  'may-not-get-in': v => `${text(v, 'unit')} may not get into ${text(v, 'transport')} now.`,
  trapped: v => `${text(v, 'transport')} flies high or has so many enemies on it that ${text(v, 'unit')} is trapped.`,
  'too-far-from-transport': v => `${text(v, 'unit')} must be placed within ${cm(v, 'cm')} of ${text(v, 'transport')}.`,
  'transport-too-far': v => `${text(v, 'transport')} is ${cm(v, 'cm')} away; `
    + `${text(v, 'unit')} has ${cm(v, 'left')} left.`,
  'has-got-out': v => `${text(v, 'unit')} has used a transport in this step and goes no further.`,
  'has-unloaded': v => `${text(v, 'unit')} has let passengers in or out and goes no further.`,
  'has-taken-in': v => `${text(v, 'unit')} has taken passengers in and stays.`,
  'not-on-overwatch': v => `${text(v, 'formation')} is not on overwatch.`,
  'not-under-fire': v => `${text(v, 'formation')} is not one of those who charge.`,
  'no-such-markers': () => 'Blast markers are counted in whole numbers.',
  'cannot-be-damaged': v => `${text(v, 'unit')} cannot be damaged so.`,
  'must-counter-charge': v => `${text(v, 'unit')} is unblooded and must counter-charge as far as it can.`,
  'cannot-rise': v => `${text(v, 'unit')} is no skimmer that could pop up.`,
  'no-skimmer': v => `${text(v, 'unit')} is no skimmer that could choose.`,
  'nobody-in-contact': v => `Nobody is in contact with ${text(v, 'unit')}.`,
  'no-war-engine': v => `${text(v, 'unit')} is no war engine with dice to split.`,
  'one-way-open': v => `${text(v, 'unit')} can fight in one way only.`,
  'no-such-split': v => `${text(v, 'unit')} has ${text(v, 'most')} dice to split.`,
  'not-a-snipers': () => 'Only a sniper’s hit may be aimed.',
  'out-of-reach': v => `${text(v, 'to')} is not within 15 cm and in sight of ${text(v, 'unit')}.`,
  'chain-stays': v => `${text(v, 'from')} or ${text(v, 'to')} belongs to a transport: its passengers follow it.`,
  'no-holofield-save': v => `${text(v, 'unit')} has no holofield.`,
  'no-knight-shield-save': v => `${text(v, 'unit')} has no knight shield against this hit.`,
  'may-not-support': v => `${text(v, 'unit')} may not give supporting fire now.`,
} as const satisfies Readonly<Record<string, Phrase>>;

const PHRASES: Readonly<Record<PhraseKey, Phrase>> = { ...EVENTS, ...REFUSALS };

export type PhraseKey = keyof typeof EVENTS | keyof typeof REFUSALS;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const lossesText = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`${stopped} stopped by shields`] : []),
    ...(damaged.length > 0 ? [`damage on ${listOf(damaged)}`] : []),
    ...(killed.length > 0 ? [`${listOf(killed)} ${killed.length === 1 ? 'is' : 'are'} lost`] : []),
  ];
  return parts.length === 0 ? 'all saved.' : `${parts.join('; ')}.`;
};

/** A line of the log, or the reason for a refusal, as an English sentence. */
export const sentence = (fact: LogEntry | Refusal): string => PHRASES[fact.key](fact.values);
