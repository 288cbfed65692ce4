/** The general way to the odds: every distinguishable outcome of every throw of any assault, followed to its end. */
import type { Assault } from '../state.ts';
import type { Odds } from './answer.ts';
import { endedIn, oddsOf, tallyFor } from './tally.ts';
import type { Moment } from './procedure/turn.ts';
import { nodesFrom } from './walk/graph.ts';
import { walk, type Budget, type Sweep } from './walk/sweep.ts';

/** What the first sweep drops, how much finer each next one is, and how far below the tolerance the last one is. */
const COARSE = 1e-5;
const FINER = 1e-3;
const BELOW = 1e-6;
/** What is less likely is never followed. */
const NOTHING = 1e-30;

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
  const finest = Math.max(tolerance * BELOW, NOTHING);
  let best: Odds | null = null;
  for (let least = Math.max(COARSE, finest); ; least = Math.max(least * FINER, finest)) {
    const sweep = sweepOf(assault, least, budget);
    const answer = (unresolved: number): Odds =>
      oddsOf(sweep.tally, unresolved, assumptions(sweep.tally.noAssault));
    for (const pause of walk(sweep, nodes.at(moment), assault.round)) {
      best = better(best, answer(Math.max(0, 1 - endedIn(sweep.tally))));
      if (pause === 'round' && best.unresolved <= tolerance) return best;
      yield best;
    }
    best = better(best, answer(sweep.dropped));
    if (best.unresolved <= tolerance || least === finest || budget.left <= 0) return best;
  }
}
