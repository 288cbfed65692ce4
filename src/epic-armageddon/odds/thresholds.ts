/** What sweeps drop that get finer and finer: whatever is less likely than such a threshold. */

/** The last sweep drops no more than this part of the tolerance. */
const BELOW = 1e-6;

export interface SweepSteps {
  /** What the first sweep drops, and what each next one drops of it. */
  readonly coarse: number;
  readonly finer: number;
  /** What is less likely is never followed. */
  readonly nothing: number;
}

/** The thresholds of all sweeps, one after the other. */
export const thresholds = (tolerance: number, { coarse, finer, nothing }: SweepSteps): readonly number[] => {
  const finest = Math.max(tolerance * BELOW, nothing);
  const found = [Math.max(coarse, finest)];
  while (found.at(-1)! > finest) found.push(Math.max(found.at(-1)! * finer, finest));
  return found;
};

/** The sweeps of a round that goes on by whole rounds. */
export const OF_A_ROUND: SweepSteps = { coarse: 1e-4, finer: 1e-2, nothing: 1e-30 };
/** Those of a whole assault: fewer of them, each much finer. */
export const WHOLE: SweepSteps = { coarse: 1e-5, finer: 1e-3, nothing: 1e-30 };
