/** Sentences about charges. */
import { count, inches, listOf, names, number, text, type Phrase } from './wording.ts';

/** "A charges", "A and B charge". */
const who = (items: readonly string[], one: string, several: string): string =>
  `${listOf(items)} ${items.length > 1 ? several : one}`;

const lost = (items: readonly string[]): string => (items.length === 0 ? '' : ` ${who(items, 'falls', 'fall')}.`);

/** What happened. */
const EVENTS = {
  'charge-declared': v => `${who(names(v, 'units'), 'declares', 'declare')} a charge at `
    + `${listOf(names(v, 'targets'))}.`,
  'charge-rolled': v => `${text(v, 'unit')} throws ${listOf(names(v, 'faces'))} and charges `
    + inches(number(v, 'range'))
    + `${number(v, 'penalty') === 0 ? '' : `; difficult terrain took ${inches(number(v, 'penalty'))}`}.`,
  'charge-failed': v => `${text(v, 'unit')} does not reach ${text(v, 'target')} within ${inches(number(v, 'inches'))} `
    + 'and stays where it is.',
  'charge-without-chargers': v => `Nobody of ${text(v, 'unit')} is left to charge.`,
  'charge-without-targets': v => `Nobody is left whom ${text(v, 'unit')} could charge.`,
  'charge-ended': v => `${text(v, 'unit')} is locked with ${listOf(names(v, 'targets'))}.`,
  'charge-untouched': v => `${text(v, 'unit')} touches no model of ${listOf(names(v, 'targets'))}.`,
  'overwatch-fired': v => `${text(v, 'unit')} fires overwatch: ${count(number(v, 'wounds'), 'wound')}.`
    + lost(names(v, 'slain')),
  regrouped: v => `${text(v, 'unit')} throws ${text(v, 'total')} against Leadership ${text(v, 'leadership')}, regroups `
    + 'and stands.',
  'regroup-failed': v => `${text(v, 'unit')} throws ${text(v, 'total')} against Leadership ${text(v, 'leadership')}, `
    + 'keeps running and is destroyed.',
  'danger-taken': v => `${text(v, 'model')} shows ${text(v, 'face')} in dangerous terrain and is lost.`,
  'danger-passed': v => `${text(v, 'model')} shows ${text(v, 'face')} in dangerous terrain and is safe.`,
} as const satisfies Readonly<Record<string, Phrase>>;

/** Why a charge is not declared. */
const DECLARING = {
  'charge-no-unit': v => `There is no unit ${text(v, 'unit')}.`,
  'charge-not-your-turn': v => `${text(v, 'unit')} charges in the turn of its own player.`,
  'charge-nobody-left': v => `Nobody of ${text(v, 'unit')} is left.`,
  'charge-declared-already': v => `${text(v, 'unit')} has declared its charge this phase.`,
  'charge-locked': v => `${text(v, 'unit')} is in close combat already.`,
  'charge-falling-back': v => `${text(v, 'unit')} is falling back and cannot charge.`,
  'charge-stood-to-fire': v => `${text(v, 'unit')} stood still to fire and cannot charge.`,
  'charge-barred': v => `You have set the table up so that ${text(v, 'unit')} may not charge.`,
  'charge-goes-along': v => `${text(v, 'character')} goes with ${text(v, 'unit')}: it is the unit that declares.`,
  'charge-no-target': () => 'A charge needs a target.',
  'charge-no-enemy': v => `${text(v, 'target')} is no enemy unit that can be charged.`,
  'charge-named-twice': v => `${text(v, 'target')} is named twice.`,
  'charge-in-a-unit': v => `${text(v, 'target')} is in ${text(v, 'unit')}: charge that unit.`,
  'charge-shot-first': v => `This turn shots went at ${text(v, 'target')}: ${text(v, 'unit')} must charge it first.`,
  'charge-shot-only': v => `This turn shots went at ${text(v, 'target')}: ${text(v, 'unit')} may charge nobody else.`,
  'charge-scattered': v => `${text(v, 'target')} is further than ${inches(number(v, 'inches'))} from the other `
    + 'targets.',
  'charge-unseen': v => `${text(v, 'unit')} cannot see ${text(v, 'target')}.`,
  'charge-out-of-reach': v => `${text(v, 'unit')} cannot get to ${text(v, 'target')} within `
    + `${inches(number(v, 'inches'))}.`,
  'charge-would-scatter': v => `${text(v, 'unit')} cannot touch all of these and stay together.`,
} as const satisfies Readonly<Record<string, Phrase>>;

/** Why something else is not possible in a charge. */
const REFUSALS = {
  'charge-not-declared': v => `${text(v, 'unit')} has no charge left to make.`,
  'overwatch-not-now': v => `${text(v, 'unit')} cannot fire at these chargers.`,
  'overwatch-at-nobody': v => `${text(v, 'model')} is none of the chargers, or is named twice.`,
  'overwatch-wounds': v => `${text(v, 'model')} can lose 1 to ${text(v, 'left')} wounds.`,
  'charge-not-in-it': v => `${text(v, 'model')} does not charge with ${text(v, 'unit')}.`,
  'charge-has-moved': v => `${text(v, 'model')} has moved.`,
  'charge-models-left': v => `${listOf(names(v, 'models'))} can still come nearer and must.`,
} as const satisfies Readonly<Record<string, Phrase>>;

export const CHARGE_PHRASES = {
  ...EVENTS, ...DECLARING, ...REFUSALS,
} as const satisfies Readonly<Record<string, Phrase>>;
