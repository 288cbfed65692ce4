/** Why something is not allowed, in English. Another language is another record of these. */
import { centimetres, count } from '../../../shared/wording.ts';
import type { RefusalValues } from '../../model/log-entries.ts';

/** A sentence for each kind of refusal. */
export type Refusals = { readonly [K in keyof RefusalValues]: (values: RefusalValues[K]) => string };

export const REFUSALS: Refusals = {
  'not-a-target': ({ formation }) => `${formation} is not an enemy formation with a stand on the table.`,
  'not-yours-to-move': ({ unit }) => `${unit} does not move in this step.`,
  'too-far': ({ unit, cm, allowance }) =>
    `${unit} would move ${centimetres(cm)}; it may move ${centimetres(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} would leave the table.`,
  occupied: ({ by }) => `${by} stands there.`,
  impassable: ({ unit, terrain }) => `${unit} cannot enter ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} cannot cross ${by}.`,
  'through-friend': ({ unit, by }) => `${unit} cannot cross ${by}: only infantry can be moved over.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} has ${most === 2 ? 'two' : most} units `
    + 'in contact already.',
  'zone-of-another': ({ enemy }) => `The way enters the zone of control of ${enemy}, which is not the target.`,
  'must-touch-nearest': ({ enemy, unit }) => `The way enters the zone of control of ${enemy}: ${unit} `
    + 'must go into contact with it, or straight at it as far as it can.',
  'in-contact-already': ({ unit, enemy }) => `${unit} is in contact with ${enemy} and stays.`,
  'still-in-zone': ({ unit, enemy, isTarget }) => `${unit} began in the zone of control of ${enemy} and must `
    + (isTarget ? 'touch a unit of the target or leave that zone.' : 'leave that zone.'),
  'torn-apart': ({ unit, formation }) => `${unit} would go out of coherency, and ${formation} cannot follow.`,
  'not-together': ({ formation }) => `${formation} is out of coherency: bring the others up, or take moves back.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} may only go straight at its nearest enemy, ${enemy}.`,
  'enters-zone': ({ enemy }) => `A consolidation move may not enter the zone of control of ${enemy}.`,
  'no-such-hit': () => 'There is no such hit.',
  'cannot-be-hit': ({ to }) => `${to} cannot be hit: only directly engaged units can.`,
  'hit-stays': ({ to }) => `The hit is on ${to} already.`,
  'list-order-decides': ({ from, to }) => `${from} stands before ${to} in the list, `
    + 'and this club plays it so.',
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} is ${centimetres(fromCm)} from the enemy, `
    + `${to} ${centimetres(toCm)}: `
    + 'only equally near units may be changed over.',
  'save-thrown': ({ unit }) => `${unit} has thrown its save.`,
  'no-armour-save': ({ unit }) => `${unit} has no armour save against this hit.`,
  'no-cover-save': ({ unit }) => `${unit} has no cover save against this hit.`,
  'no-none-save': ({ unit }) => `${unit} saves with armour or cover.`,
  'wrong-number-of-dice': ({ needed, given }) => `This throw has ${count(needed, 'die', 'dice')}, not ${given}.`,
  'no-such-face': ({ face }) => `A die shows 1 to 6, not ${face}.`,
  'not-now': () => 'That is not possible in this step.',
  'no-supreme-commander': () => 'There is no Supreme Commander who could have the test thrown again.',
  'test-repeated': () => 'The test has been thrown again already.',
  'not-intermingled': ({ formation, target }) => `${formation} is not within 5 cm of ${target}.`,
  'no-commander': ({ formation }) => `${formation} has no Commander to bring others along.`,
  'too-many-combined': ({ most }) => `A Commander brings at most ${most} formations along.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} is not within ${centimetres(cm)} of ${other}.`,
  'broken-not-combinable': ({ formation }) => `${formation} is broken, and so takes no action.`,
  'no-room-to-barge': ({ unit }) => `There is no room beside ${unit} for those whom it would shove aside.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} can shove at most ${count(most, 'unit')} aside.`,
  'not-aboard': ({ unit }) => `${unit} sits in no transport.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} may not get out of ${transport} now.`,
  'no-transport': ({ unit }) => `There is no transport that ${unit} could get into.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} may not get into ${transport} now.`,
  trapped: ({ transport, unit }) =>
    `${unit} is trapped: ${transport} has too many enemies in contact, or is up in the air.`,
  'too-far-from-transport': ({ unit, cm, transport }) =>
    `${unit} must be placed within ${centimetres(cm)} of ${transport}.`,
  'transport-too-far': ({ transport, cm, unit, left }) => `${transport} is ${centimetres(cm)} away; `
    + `${unit} has ${centimetres(left)} left.`,
  'has-got-out': ({ unit }) => `${unit} has used a transport in this step and goes no further.`,
  'has-unloaded': ({ unit }) => `${unit} has let passengers in or out and goes no further.`,
  'has-taken-in': ({ unit }) => `${unit} has taken passengers in and stays.`,
  'just-got-in': ({ unit, transport }) => `${unit} has just got into ${transport} and rides a move in it first.`,
  'moved-itself': ({ unit, transport }) => `${unit} has moved itself in this move; ${transport} cannot collect it.`,
  'nobody-watches': () => 'No formation of the other side is left on overwatch.',
  'nobody-has-moved': () => 'Nobody has moved since overwatch was last asked for.',
  'halfway-over': () => 'The first moves are over already.',
  'not-on-overwatch': ({ formation }) => `${formation} is not on overwatch.`,
  'not-under-fire': ({ formation }) => `${formation} is not one of those who have moved.`,
  'no-such-markers': () => 'Blast markers are counted in whole numbers.',
  'cannot-be-damaged': ({ unit }) => `${unit} cannot be damaged so.`,
  'not-moved-by-critical': ({ unit }) => `This critical hit does not move ${unit}.`,
  'must-counter-charge': ({ unit }) => `${unit} is unblooded and must counter-charge as far as it can.`,
  'cannot-rise': ({ unit }) => `${unit} is no skimmer that could pop up.`,
  'no-skimmer': ({ unit }) => `${unit} is no skimmer that could choose.`,
  'nobody-in-contact': ({ unit }) => `Nobody is in contact with ${unit}.`,
  'no-war-engine': ({ unit }) => `${unit} is no war engine with dice to split.`,
  'one-way-open': ({ unit }) => `${unit} can fight in one way only.`,
  'no-such-split': ({ unit, most }) => `${unit} has ${most} dice to split.`,
  'not-a-snipers': () => 'Only a sniper’s hit may be aimed.',
  'out-of-reach': ({ to, unit }) => `${to} is not within 15 cm and in sight of ${unit}.`,
  'chain-stays': ({ from, to }) => `${from} or ${to} belongs to a transport: its passengers follow it.`,
  'no-holofield-save': ({ unit }) => `${unit} has no holofield.`,
  'no-knight-shield-save': ({ unit }) => `${unit} has no knight shield against this hit.`,
  'no-ion-shield-save': ({ unit }) => `${unit} has no ion shield against this hit.`,
  'may-not-support': ({ unit }) => `${unit} may not give supporting fire now.`,
};
