/** Two lots of hits on the same targets, the second on those whom the first has left: counted in one pass. */
import type { Distribution } from '../../../dice/distribution.ts';

/** Targets in the order in which hits reach them, all of whom die of one. */
export interface Targets {
  readonly size: number;
  /** What the loss of each counts. */
  readonly weights: readonly number[];
  /** How likely each survives the first hits, and how likely one of the second. */
  readonly lives: readonly number[];
  readonly later: readonly number[];
  /** At least so many were not hit at first, if that is more than none. */
  readonly unhurt: number;
}

/** Smaller chances than this are not followed. */
const NEGLIGIBLE = 1e-18;

/**
 * Chances by how many have survived so far and by what is lost. The next target lives through the first hits and takes
 * `hits` of the second; beyond `most` survivors nobody counts them.
 */
const passed = (
  rows: readonly Float64Array[], { weights, lives, later }: Targets, place: number, hitsOn: (survivor: number) => number,
): readonly Float64Array[] => {
  const most = rows.length - 1;
  const after = rows.map(row => new Float64Array(row.length));
  rows.forEach((row, survivors) => {
    const spared = lives[place]! * later[place]! ** hitsOn(survivors);
    const killed = lives[place]! - spared;
    const next = after[Math.min(most, survivors + 1)]!;
    const weight = weights[place]!;
    for (let code = 0; code < row.length; code += 1) {
      const chance = row[code]!;
      if (chance === 0) continue;
      next[code]! += chance * spared;
      if (killed > 0) next[code + weight]! += chance * killed;
      if (lives[place]! < 1) after[survivors]![code + weight]! += chance * (1 - lives[place]!);
    }
  });
  return after;
};

const start = (rows: number, size: number): readonly Float64Array[] => {
  const empty = Array.from({ length: rows }, () => new Float64Array(size));
  empty[0]![0] = 1;
  return empty;
};

const everybody = (targets: Targets, rows: readonly Float64Array[], hitsOn: (survivor: number) => number) =>
  targets.lives.reduce((known, _, place) => passed(known, targets, place, hitsOn), rows);

const add = (sum: Float64Array, more: Float64Array, times: number): void => {
  for (let code = 0; code < sum.length; code += 1) sum[code]! += more[code]! * times;
};

/** So many hits on those who are left. @rule H2, H7 */
const withHits = (targets: Targets, hits: number): Float64Array => {
  const { size, lives } = targets;
  const enough = everybody(targets, start(hits + 1, size), survivor => (survivor < hits ? 1 : 0));
  const sum = Float64Array.from(enough[hits]!);
  for (let left = Math.max(0, targets.unhurt); left < Math.min(hits, lives.length + 1); left += 1) {
    const laps = (survivor: number): number =>
      (left === 0 ? 0 : Math.floor(hits / left) + (survivor < hits % left ? 1 : 0));
    add(sum, everybody(targets, start(left + 2, size), laps)[left]!, 1);
  }
  return sum;
};

/** The chances of all losses after both lots. */
export const inTwo = (targets: Targets, second: Distribution): Float64Array => {
  const sum = new Float64Array(targets.size);
  second.forEach((chance, hits) => {
    if (chance > NEGLIGIBLE) add(sum, withHits(targets, hits), chance);
  });
  return sum;
};
