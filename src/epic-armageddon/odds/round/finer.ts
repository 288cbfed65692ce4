/** Sweeps through all rounds of a fight that get finer and finer, until too little is left open. */
import { thresholds } from '../thresholds.ts';
import type { Fight } from './round.ts';
import type { Rounds } from './rounds.ts';

/** How likely a pair of survivors is that the first sweep follows to the end, and how much finer each next one is. */
const COARSE = 0.1;
export const FINER = 1e-1;
/** How much less likely those are that are followed for one round only. */
const UNLIKELY = 1e-4;

export interface Sweeps {
  readonly tolerance: number;
  readonly effort: number;
  /** How much finer each sweep is than the one before. */
  readonly finer: number;
  /** Too much of what has been told is still open. */
  readonly isOpen: () => boolean;
  /** Pairs less likely than `least` are followed for one round more, those less likely than `grain` not at all. */
  readonly sweep: (least: number, grain: number) => Generator<number, void>;
}

/** Pairs less likely than this are not followed at all, where those less likely than `least` are for one round. */
export const grainOf = ({ structure }: Fight, least: number, finest: number): number =>
  (structure === null ? least : Math.max(least * UNLIKELY, finest));

/**
 * Sweeps until too little is left open or all effort is spent.
 *
 * @returns a generator that pauses before each sweep and within it, and says when one has come to its end: then the
 *   rounds have what there is to tell.
 */
export function* finerAndFiner(
  fight: Fight, rounds: Rounds, { tolerance, effort, finer, isOpen, sweep }: Sweeps,
): Generator<'swept' | undefined, void> {
  const all = thresholds(tolerance, { coarse: COARSE, finer, nothing: Number.MIN_VALUE });
  const finest = all.at(-1)!;
  let left = effort;
  for (const least of all) {
    if (!isOpen()) return;
    yield undefined;
    rounds.results.clear();
    const work = sweep(least, grainOf(fight, least, finest));
    let step = work.next();
    for (; step.done !== true && left > 0; step = work.next()) {
      left -= step.value;
      yield undefined;
    }
    if (step.done !== true) return;
    yield 'swept';
  }
}
