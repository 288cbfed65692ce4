/** The odds of a round that is under way, by whole rounds. */
import type { Odds } from '../answer.ts';
import { openedOdds, type Depth, type ChancedOpening } from '../round/opened-odds.ts';
import { foughtFrom, type LastAttacks } from './stretch.ts';

/** A batch as it goes on, which is so likely. */
export const openingOf = (lastAttacks: LastAttacks, chance: number): ChancedOpening => ({
  chance, weight: lastAttacks.saved === null ? 1 : chance,
  stretches: isByUnit => [foughtFrom(lastAttacks, isByUnit)],
});

/**
 * The odds once the last dice of a round have been thrown, better and better: first those of this round, then of all
 * rounds in finer and finer sweeps.
 */
export function* lastAttacksOdds(lastAttacks: LastAttacks, depth: Depth): Generator<Odds, Odds> {
  const answers = openedOdds(lastAttacks.fight, [openingOf(lastAttacks, 1)], depth);
  let step = answers.next();
  for (; step.done !== true; step = answers.next()) yield step.value[0]!;
  return step.value[0]!;
}
