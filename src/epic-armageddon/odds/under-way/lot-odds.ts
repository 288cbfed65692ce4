/** The odds of a round that is under way, by whole rounds. */
import type { Odds } from '../answer.ts';
import { answerOf, BELOW, COARSE, FINER, grainOf } from '../round/fast-odds.ts';
import { Rounds } from '../round/rounds.ts';
import { foughtFrom, type Lot } from './stretch.ts';

/**
 * The odds once the last dice of a round have been thrown, better and better: first those of this round, then of all
 * rounds in finer and finer sweeps.
 *
 * @param assumptions what the figures take for granted.
 */
export function* lotOdds(
  lot: Lot, tolerance: number, effort: number, assumptions: readonly string[],
): Generator<Odds, Odds> {
  const { fight, scored } = lot;
  const chance = scored?.chance ?? 1;
  const rounds = new Rounds(fight);
  const counted = foughtFrom(lot, false);
  rounds.ending(counted);
  let best = answerOf(fight, rounds, chance, assumptions);
  if (best.unresolved <= tolerance) return best;
  yield best;
  const named = foughtFrom(lot, true);
  const finest = Math.max(tolerance * chance * BELOW, Number.MIN_VALUE);
  let left = effort;
  let least = Math.max(COARSE * chance, finest);
  for (; best.unresolved > tolerance; least = Math.max(least * FINER, finest)) {
    yield best;
    rounds.results.clear();
    if (named.isThinned) rounds.ending(counted);
    const sweep = rounds.after(named, least, grainOf(fight, least, finest), !named.isThinned);
    let step = sweep.next();
    for (; step.done !== true && left > 0; step = sweep.next()) {
      left -= step.value;
      yield best;
    }
    if (step.done !== true) break;
    const found = answerOf(fight, rounds, chance, assumptions);
    if (found.unresolved < best.unresolved) best = found;
    if (least === finest) break;
  }
  return best;
}
