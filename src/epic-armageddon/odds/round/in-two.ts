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
const NEGLIGIBLE = 1e-16;

/** Chances by how many have survived so far, up to a number beyond which nobody counts them, and by what is lost. */
type Rows = readonly Float64Array[];
/** How many of the second hits are for each survivor of the first, counted from 0. */
type HitsOn = (survivor: number) => number;

/** The target in a place has met its fate. */
const pass = (rows: Rows, { weights, lives, later }: Targets, place: number, hitsOn: HitsOn): void => {
  const most = rows.length - 1;
  const weight = weights[place]!;
  const alive = lives[place]!;
  for (let survivors = most; survivors >= 0; survivors -= 1) {
    const hits = hitsOn(survivors);
    const spared = hits === 0 ? alive : alive * later[place]! ** hits;
    if (survivors === most && spared === 1) continue;
    const fate = { weight, spared, killed: alive - spared, dead: 1 - alive };
    meet(rows[survivors]!, rows[Math.min(most, survivors + 1)]!, fate);
  }
};

interface Fate { readonly weight: number; readonly spared: number; readonly killed: number; readonly dead: number }

/** Moves the chances of one row on: to the next one for a survivor of the first hits, further along for a loss. */
const meet = (row: Float64Array, next: Float64Array, { weight, spared, killed, dead }: Fate): void => {
  for (let code = row.length - 1; code >= 0; code -= 1) {
    const chance = row[code]!;
    if (chance === 0) continue;
    row[code] = 0;
    if (dead > 0) row[code + weight]! += chance * dead;
    if (killed > 0) next[code + weight]! += chance * killed;
    next[code]! += chance * spared;
  }
};

/** The chances of what is lost where so many rows are told apart, in the last but `back` of them. */
const everybody = (targets: Targets, count: number, back: number, hitsOn: HitsOn): Float64Array => {
  const rows = Array.from({ length: count }, () => new Float64Array(targets.size));
  rows[0]![0] = 1;
  for (let place = 0; place < targets.lives.length; place += 1) pass(rows, targets, place, hitsOn);
  return rows[count - 1 - back]!;
};

const add = (sum: Float64Array, more: Float64Array, times: number): void => {
  for (let code = 0; code < sum.length; code += 1) sum[code]! += more[code]! * times;
};

/** So many hits on those who are left: at most one for each of them, or lap after lap on fewer. @rule H2, H7 */
const withHits = (targets: Targets, hits: number): Float64Array => {
  const sum = everybody(targets, hits + 1, 0, survivor => (survivor < hits ? 1 : 0));
  for (let left = Math.max(0, targets.unhurt); left < Math.min(hits, targets.lives.length + 1); left += 1) {
    const laps: HitsOn = survivor =>
      (survivor >= left ? 0 : Math.floor(hits / left) + (survivor < hits % left ? 1 : 0));
    add(sum, everybody(targets, left + 2, 1, laps), 1);
  }
  return sum;
};

/**
 * The chances of all losses after both lots.
 *
 * @param chance how likely the first lot is, so that nothing is counted that is too unlikely to matter.
 */
export const inTwo = (targets: Targets, second: Distribution, chance: number): Float64Array => {
  const sum = new Float64Array(targets.size);
  second.forEach((likely, hits) => {
    if (chance * likely > NEGLIGIBLE) add(sum, withHits(targets, hits), likely);
  });
  return sum;
};
