/** The odds from the middle of a round, of which the later ones are told by whole rounds. */
import type { Odds } from './answer.ts';
import { sweepFrom, type PresentRound, type Swept } from './present-round.ts';
import { leftOut } from './round/fast-odds.ts';
import { endedIn, oddsOf } from './tally.ts';
import type { Budget } from './walk/sweep.ts';

/** What the first sweep drops, how much finer each next one is, and how far below the tolerance the last one is. */
const COARSE = 1e-4;
const FINER = 1e-2;
const BELOW = 1e-6;
/** What is less likely is never followed. */
const NOTHING = 1e-30;

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
  const finest = Math.max(tolerance * BELOW, NOTHING);
  const answer = ({ tally, doubt }: Swept): Odds => oddsOf(
    tally, Math.max(0, 1 - endedIn(tally)), [...assumptions(tally.noAssault), ...leftOut(doubt)],
  );
  let best: Odds | null = null;
  for (let least = Math.max(COARSE, finest); ; least = Math.max(least * FINER, finest)) {
    const sweep = sweepFrom(present, present.nodes.at(present.moment), least, budget);
    let step = sweep.next();
    for (; step.done !== true; step = sweep.next()) yield (best ??= answer(step.value));
    const found = answer(step.value);
    if (best === null || found.unresolved < best.unresolved) best = found;
    if (best.unresolved <= tolerance || least === finest || budget.left <= 0) return best;
    yield best;
  }
}
