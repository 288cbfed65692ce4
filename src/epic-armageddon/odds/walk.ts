/** The general way to the odds: every distinguishable outcome of every throw of any assault, followed to its end. */
import type { Assault } from '../model/state.ts';
import type { Odds } from './answer.ts';
import { endedIn, oddsOf, tallyFor } from './tally.ts';
import type { Moment } from './procedure/turn.ts';
import { thresholds, type SweepSteps } from './thresholds.ts';
import { nodesFrom } from './walk/graph.ts';
import { walk, type Budget, type Sweep } from './walk/sweep.ts';

/** A whole assault is walked in fewer sweeps than a round, each of them much finer. */
const STEPS: SweepSteps = { coarse: 1e-5, finer: 1e-3, nothing: 1e-30 };

const sweepOf = (assault: Assault, least: number, budget: Budget): Sweep =>
  ({ tally: tallyFor(assault), least, budget, dropped: 0, done: 0 });

/** The better of two answers. */
const better = (one: Odds | null, other: Odds): Odds =>
  (one === null || other.unresolved < one.unresolved ? other : one);

/**
 * Follows an assault in sweeps that get finer and finer.
 *
 * @param assume adds to an answer what it takes for granted.
 * @returns a generator of the best answer so far, after every few milliseconds; it ends with the last one.
 */
export function* walkOdds(
  moment: Moment, tolerance: number, effort: number, assumptions: (noAssault: number) => readonly string[],
): Generator<Odds, Odds> {
  const { assault } = moment;
  const nodes = nodesFrom({ ...assault, log: [], results: [] });
  const budget: Budget = { left: effort };
  let best: Odds | null = null;
  for (const least of thresholds(tolerance, STEPS)) {
    const sweep = sweepOf(assault, least, budget);
    const answer = (unresolved: number): Odds =>
      oddsOf(sweep.tally, unresolved, assumptions(sweep.tally.noAssault));
    for (const pause of walk(sweep, nodes.at(moment), assault.round)) {
      best = better(best, answer(Math.max(0, 1 - endedIn(sweep.tally))));
      if (pause === 'round' && best.unresolved <= tolerance) return best;
      yield best;
    }
    best = better(best, answer(sweep.dropped));
    if (best.unresolved <= tolerance || budget.left <= 0) break;
  }
  return best!;
}
