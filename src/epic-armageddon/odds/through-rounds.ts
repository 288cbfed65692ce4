/** The odds from the middle of a round, of which the later ones are told by whole rounds. */
import type { Odds } from './answer.ts';
import { sweepFrom, type PresentRound, type Swept } from './present-round.ts';
import { leftOut } from './round/fast-odds.ts';
import { endedIn, oddsOf } from './tally.ts';
import { OF_A_ROUND, thresholds } from './thresholds.ts';
import type { Budget } from './walk/sweep.ts';

/**
 * Follows a round in sweeps that get finer and finer.
 *
 * @param assumptions adds to an answer what it takes for granted.
 * @returns a generator of the best answer so far, after every few milliseconds; it ends with the last one.
 */
export function* throughRounds(
  present: PresentRound, tolerance: number, effort: number, assumptions: (noAssault: number) => readonly string[],
): Generator<Odds, Odds> {
  const budget: Budget = { left: effort };
  const answer = ({ tally, doubt }: Swept): Odds => oddsOf(
    tally, Math.max(0, 1 - endedIn(tally)), [...assumptions(tally.noAssault), ...leftOut(doubt)],
  );
  let best: Odds | null = null;
  for (const least of thresholds(tolerance, OF_A_ROUND)) {
    if (best !== null) yield best;
    const sweep = sweepFrom(present, present.nodes.at(present.moment), least, budget);
    let step = sweep.next();
    for (; step.done !== true; step = sweep.next()) yield (best ??= answer(step.value));
    const found = answer(step.value);
    if (best === null || found.unresolved < best.unresolved) best = found;
    if (best.unresolved <= tolerance || budget.left <= 0) break;
  }
  return best!;
}
