/** The roll-off between two sides of which both live: who wins by how much, and how likely that is. */
import { distributionOf } from '../../../dice/distribution.ts';
import { strengthAgainst, type Strength } from '../../steps/a6-modifiers.ts';
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

const strengthOf = ({ size, inspiring, markers, isUnmarked }: Account, enemy: Account): Strength =>
  ({ kills: enemy.conceded, size, inspiring, markers, isUnmarked });

/** What the attacker adds to its die beyond what the defender adds. @rule A6.2 */
export const advantage = (attacker: Account, defender: Account): number => {
  const [ours, theirs] = [strengthOf(attacker, defender), strengthOf(defender, attacker)];
  return strengthAgainst(ours, theirs) - strengthAgainst(theirs, ours);
};
