/** The roll-off between two sides of which both live: who wins by how much, and how likely that is. */
import { distributionOf } from '../../../dice/distribution.ts';
import type { Account } from './account.ts';

const DIE = distributionOf({ name: 'result', dice: 2, read: 'highest' });
const FACES = 6;

/** How likely the attacker’s higher die leads the defender’s by so much; the place is the lead plus five. */
export const LEADS: readonly number[] = Array.from({ length: 2 * FACES - 1 }, (_, place) => {
  let chance = 0;
  for (let face = 1; face <= FACES; face += 1) {
    chance += DIE[face]! * (DIE[face - (place - (FACES - 1))] ?? 0);
  }
  return chance;
});

export const LEAST_LEAD = 1 - FACES;

const bonus = (ours: Account, theirs: Account): number =>
  theirs.conceded
    + (ours.size > theirs.size ? 1 : 0)
    + (ours.size > 2 * theirs.size ? 1 : 0)
    + (ours.isUnmarked ? 1 : 0)
    + (theirs.markers > ours.markers ? 1 : 0)
    + ours.inspiring;

/** What the attacker adds to its die beyond what the defender adds. @rule A6.2 */
export const advantage = (attacker: Account, defender: Account): number =>
  bonus(attacker, defender) - bonus(defender, attacker);
