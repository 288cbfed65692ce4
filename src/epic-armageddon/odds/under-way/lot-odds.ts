/** The odds of a round that is under way, by whole rounds. */
import type { Odds } from '../answer.ts';
import { answerOf, BELOW, COARSE, FINER, grainOf, nothingOf } from '../round/fast-odds.ts';
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
  const unknown = nothingOf(fight, assumptions);
  const counted = yield* waiting(rounds.told(foughtFrom(lot, false)), unknown);
  yield* waiting(rounds.ending(counted), unknown);
  let best = answerOf(fight, rounds, chance, assumptions);
  if (best.unresolved <= tolerance) return best;
  yield best;
  const named = yield* waiting(rounds.told(foughtFrom(lot, true)), best);
  const finest = Math.max(tolerance * chance * BELOW, Number.MIN_VALUE);
  let left = effort;
  let least = Math.max(COARSE * chance, finest);
  for (; best.unresolved > tolerance; least = Math.max(least * FINER, finest)) {
    yield best;
    rounds.results.clear();
    if (named.isThinned) yield* waiting(rounds.ending(counted), best);
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

/** The best answer so far in every pause of some work. */
function* waiting<T>(work: Generator<number, T>, best: Odds): Generator<Odds, T> {
  let step = work.next();
  for (; step.done !== true; step = work.next()) yield best;
  return step.value;
}
