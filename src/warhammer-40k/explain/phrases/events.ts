/** The facts of the log in English. Another language is another record of these. */
import type { EventValues } from '../../model/log-entries.ts';
import type { Grenade, WeaponKind } from '../../model/profile.ts';
import { count, inches, joinNames } from './wording.ts';

/** A sentence for each kind of line. */
export type Events = { readonly [K in keyof EventValues]: (values: EventValues[K]) => string };

/** "A charges", "A and B charge". */
const who = (items: readonly string[], one: string, several: string): string =>
  `${joinNames(items)} ${items.length > 1 ? several : one}`;

const lost = (items: readonly string[]): string => (items.length === 0 ? '' : ` ${who(items, 'falls', 'fall')}.`);

const WEAPONS: Readonly<Record<WeaponKind | 'monstrous' | Grenade, string>> = {
  ordinary: 'ordinary', pistol: 'pistol', 'power-fist': 'power fist', 'lightning-claw': 'lightning claw',
  power: 'power weapon', poisoned: 'poisoned weapon', heavy: 'heavy weapon', rending: 'rending weapon',
  force: 'force weapon', monstrous: 'monstrous creature', frag: 'frag grenades', plasma: 'plasma grenades',
  photon: 'photon grenades',
};

/** What happened in the charges of a phase, and what was agreed on. */
export const CHARGE_PHRASES = {
  'charge-declared': ({ units, targets }) => `${who(units, 'declares', 'declare')} a charge at ${joinNames(targets)}.`,
  'charge-rolled': ({ unit, faces, range, penalty }) => `${unit} throws ${joinNames(faces)} and charges `
    + inches(range)
    + `${penalty === 0 ? '' : `; difficult terrain took ${inches(penalty)}`}.`,
  'charge-failed': ({ unit, target, inches: far }) => `${unit} does not reach ${target} within ${inches(far)} `
    + 'and stays where it is.',
  'charge-without-chargers': ({ unit }) => `Nobody of ${unit} is left to charge.`,
  'charge-without-targets': ({ unit }) => `Nobody is left whom ${unit} could charge.`,
  'charge-ended': ({ unit, targets }) => `${unit} is locked with ${joinNames(targets)}.`,
  'charge-untouched': ({ unit, targets }) => `${unit} touches no model of ${joinNames(targets)}.`,
  'overwatch-fired': ({ unit, wounds, slain }) => `${unit} fires overwatch: ${count(wounds, 'wound')}.`
    + lost(slain),
  regrouped: ({ unit, total, leadership }) => `${unit} throws ${total} against Leadership ${leadership}, regroups `
    + 'and stands.',
  'regroup-failed': ({ unit, total, leadership }) => `${unit} throws ${total} against Leadership ${leadership}, `
    + 'keeps running and is destroyed.',
  'danger-taken': ({ model, face }) => `${model} shows ${face} in dangerous terrain and is lost.`,
  'danger-failed': ({ model, face }) => `${model} shows ${face} in dangerous terrain: a wound.`,
  'danger-passed': ({ model, face }) => `${model} shows ${face} in dangerous terrain and is safe.`,
  'terrain-slows-not': ({ unit }) => `Difficult terrain does not slow ${unit}.`,
  'overwatch-shoots': ({ unit }) => `${unit} fires at the chargers.`,
  'templates-hit': ({ unit, target, hits }) => `${unit} against ${target}: ${count(hits, 'hit')} by templates.`,
  counters: ({ model, inches: far }) => `${model} comes ${inches(far)} to meet the charge.`,
  'regroups-by-itself': ({ unit }) => `${unit} regroups without a test.`,
  'charge-untold': () => 'This text does not tell how units charge: nobody does.',
  agreed: ({ question, answer }) => `You agree on ${question}: ${answer}.`,
} satisfies Partial<Events>;

/** What happened in its fights. */
export const FIGHT_PHRASES = {
  'saves-thrown': ({ who, saved, dice, by, need }) => `${who}: ${saved} of ${count(dice, 'wound')} saved by `
    + `${by} on ${need}+.`,
  destroyed: ({ who, wounds }) => `${who}: the destroyer takes ${count(wounds, 'wound')}.`,
  'shrugged-off': ({ who, saved, dice, need }) =>
    `${who}: ${saved} of ${count(dice, 'wound')} shrugged off on ${need}+.`,
  'fear-passed': ({ unit, total, leadership }) =>
    `${unit} throws ${total} against Leadership ${leadership} and is not afraid.`,
  'fear-failed': ({ unit, total, leadership }) =>
    `${unit} throws ${total} against Leadership ${leadership} and is afraid: it fights with Weapon Skill 1.`,
  rampages: ({ units, attacks }) => `${units}: on a rampage, ${count(attacks, 'attack')} more each.`,
  'save-chosen': ({ who, dice, by, need }) => `${who}: ${count(dice, 'wound')} will be saved by ${by} on ${need}+.`,
  slain: ({ unit, models }) => `${unit}: ${joinNames(models)} ${models.length === 1 ? 'is' : 'are'} slain.`,
  wounded: ({ model, wounds }) => `${model} is wounded and has ${count(wounds, 'wound')} left.`,
  'wounds-lost': ({ unit, lost }) => `${unit}: ${count(lost, 'wound')} ${lost === 1 ? 'finds' : 'find'} nobody.`,
  'group-first': ({ unit, save }) => `${unit}: those `
    + `${save === null ? 'without armour' : `who save on ${save}+`} take wounds first.`,
  picked: ({ model }) => `${model} is the one who takes it.`,
  'pool-first': ({ unit, wounds, strength }) => `${unit}: ${count(wounds, 'wound')} of Strength ${strength} `
    + `${wounds === 1 ? 'comes' : 'come'} next.`,
  nominated: ({ model }) => `${model} has to make the first save.`,
  'look-out-heard': ({ model, taker, face, need }) => `Look out, ${model}! ${face} on ${need}+: ${taker} takes it.`,
  'look-out-declined': ({ model }) => `Nobody is to take it for ${model}.`,
  'look-out-unheard': ({ model, face, need }) => `Look out, ${model}! ${face} on ${need}+: nobody else takes it.`,
  'psychic-passed': ({ psyker, total, victim }) => `${psyker} throws ${total} and passes the psychic test: `
    + `${victim} is slain outright.`,
  'psychic-failed': ({ psyker, total }) => `${psyker} throws ${total} and fails the psychic test.`,
  'fight-begun': ({ units }) => `The combat of ${joinNames(units)} is fought.`,
  'cover-strikes': ({ strikers }) => `Before everybody else, because of cover: ${joinNames(strikers)}.`,
  'rung-strikes': ({ rung, strikers }) => `Initiative ${rung}: ${joinNames(strikers)}.`,
  'fight-broken-off': () => 'The sides are too far apart to reach each other. Nobody strikes any more.',
  hits: ({ unit, target, dice, need, hits }) =>
    `${unit} against ${target}: ${count(dice, 'die', 'dice')} at ${need}+, ${count(hits, 'hit')}.`,
  rends: ({ unit, target, rending }) =>
    `${unit} against ${target}: ${count(rending, 'hit wounds', 'hits wound')} at once.`,
  'rends-to-wound': ({ unit, target, rending }) =>
    `${unit} against ${target}: ${count(rending, 'wound pierces', 'wounds pierce')} armour.`,
  'effect-borrowed': ({ unit, kind }) =>
    `${unit}, ${WEAPONS[kind]}: what that does is borrowed from the trial rules, not told by this text.`,
  'effect-by-page': ({ unit, kind }) => `${unit}, ${WEAPONS[kind]}: what that does is told by another page.`,
  'row-counts': ({ who, row }) => `${who}: ${row} counts.`,
  'grenades-idle': ({ unit, kind }) => `${unit}, ${WEAPONS[kind]}: they do nothing by this text.`,
  wounds: ({ unit, target, dice, need, wounds }) =>
    `${unit} against ${target}: ${count(dice, 'die', 'dice')} at ${need}+, ${count(wounds, 'wound')}.`,
  'toughness-chosen': ({ unit, toughness }) => `${unit} is wounded by Toughness ${toughness}.`,
  'weapon-chosen': ({ model, weapon }) => `${model} strikes with: ${weapon}.`,
  'weapon-declined': ({ model }) => `${model} strikes without a special weapon.`,
  aimed: ({ model, at }) => `${model} strikes ${joinNames(at)}.`,
  'piled-in': ({ model }) => `${model} piles in.`,
} satisfies Partial<Events>;

/** What came of its fights. */
export const AFTERMATH_PHRASES = {
  'fight-won': ({ winner, attacker, defender }) => `The ${winner} wins the fight: the attacker inflicted `
    + `${count(attacker, 'wound')}, the defender ${defender}.`,
  drawn: ({ wounds }) => `A draw: each side inflicted ${count(wounds, 'wound')}.`,
  'wiped-out': ({ loser, winner }) => `Nobody of the ${loser} is left in the fight: the ${winner} wins.`,
  'both-wiped-out': () => 'Nobody of either side is left in the fight: it is a draw.',
  'handed-back': ({ attacker, defender }) => `The fight is over: the attacker inflicted ${count(attacker, 'wound')}, `
    + `the defender ${defender}. This text tells no more.`,
  stands: ({ unit, total, need }) => `${unit} throws ${total} against ${need} and holds.`,
  runs: ({ unit, total, need }) => `${unit} throws ${total} against ${need} and falls back.`,
  'holds-fearless': ({ unit }) => `${unit} knows no fear and holds without a test.`,
  'is-stubborn': ({ unit }) => `${unit} is stubborn: nothing is taken from its Leadership.`,
  'sweeps-further': ({ unit, inches: more }) => `${unit} adds ${more} to its sweeping advance.`,
  'no-retreat': ({ unit, odds, wounds }) =>
    `${unit} holds out against ${odds} to 1 and takes ${count(wounds, 'wound')}.`,
  'may-not-regroup': ({ unit }) => `${unit} cannot regroup and runs on.`,
  regroups: ({ unit, total, need }) => `${unit} throws ${total} against ${need} and regroups.`,
  'runs-on': ({ unit, total, need }) => `${unit} throws ${total} against ${need} and runs on.`,
  'leaves-table': ({ unit, models }) => `${unit}: ${who(models, 'leaves', 'leave')} the table.`,
  'wins-roll-off': ({ side }) => `The ${side} wins the roll-off and breaks away first.`,
  'may-break-away': ({ unit, face, initiative }) => `${unit} throws ${face} against Initiative ${initiative} and may `
    + 'break away.',
  'may-not-break-away': ({ unit, face, initiative }) => `${unit} throws ${face} against Initiative ${initiative} and `
    + 'stays locked.',
  'breaks-away': ({ unit, inches: far }) => `${unit} breaks away ${inches(far)}.`,
  'cannot-break-away': ({ unit, inches: far }) => `${inches(far)} do not take ${unit} clear of the enemy: it stays.`,
  'fails-on-purpose': ({ unit }) => `${unit} cannot hurt the enemy and falls back without a test.`,
  'runs-so-far': ({ unit, roll }) => `${unit} throws ${roll} for its fall-back move.`,
  sweeps: ({ unit, total, target, roll }) => `${unit} throws ${total} and catches ${target}, which threw ${roll}.`,
  'sweeps-in-vain': ({ unit, total, target, roll }) => `${unit} throws ${total} and does not catch ${target}, `
    + `which threw ${roll}.`,
  caught: ({ unit, by }) => `${unit} is caught by ${joinNames(by)} and stays locked.`,
  'lets-run': ({ unit }) => `${unit} lets them run.`,
  overrun: ({ unit, own, by, best }) => `${unit} has ${own}, ${joinNames(by)} ${best}: it is destroyed.`,
  outruns: ({ unit, own, by, best }) => `${unit} has ${own}, ${joinNames(by)} ${best}: it gets away.`,
  trapped: ({ unit }) => `${unit} has no way to fall back and is destroyed.`,
  'falls-back': ({ unit, inches: far }) => `${unit} falls back ${inches(far)}.`,
  'falls-back-slowly': ({ unit, inches: far }) => `${unit} falls back through difficult terrain, ${inches(far)}.`,
  'piles-in': ({ model, inches: far }) => `${model} piles in ${inches(far)}.`,
  'may-consolidate': ({ unit, inches: far }) => `${unit} may consolidate ${inches(far)}.`,
  consolidates: ({ model, inches: far }) => `${model} consolidates ${inches(far)}.`,
  'locks-again': ({ unit, target }) => `${unit} runs into ${target}: they are locked, and that is no charge.`,
  'free-round': ({ unit, target }) => `${unit} strikes ${target} once more. Everything hits.`,
  'outcome-untold': () => 'This text does not tell what comes of the fight: everybody stays where they are.',
} satisfies Partial<Events>;

export const EVENT_PHRASES: Events = { ...CHARGE_PHRASES, ...FIGHT_PHRASES, ...AFTERMATH_PHRASES };
