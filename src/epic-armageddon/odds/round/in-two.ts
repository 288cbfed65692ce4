/** Two batches of hits on the same targets, the second on those whom the first has left: counted in one pass. */
import type { Distribution } from '../../../dice/distribution.ts';
import { plainFalls } from './falling.ts';
import { zeros } from './zeros.ts';

/** Targets in the order in which hits reach them, all of whom die of one. */
export interface Targets {
  readonly size: number;
  /** What the loss of each counts. */
  readonly weights: readonly number[];
  /** How likely each survives the first hits, and how likely one of the second. */
  readonly lives: readonly number[];
  readonly later: readonly number[];
}

/** Smaller chances than this are not followed. */
const NEGLIGIBLE = 1e-16;

/** How many of the second hits are for each survivor of the first, counted from 0; the last stands for all further. */
type HitsOn = readonly number[];

/** Room for the rows below, used over and over: nothing of it is kept. */
let room = new Float64Array(1024);

/** The first so many numbers of it, all 0. */
const emptied = (count: number): Float64Array => {
  if (room.length < count) return (room = new Float64Array(2 * count));
  return room.fill(0, 0, count);
};

interface Outcome { readonly weight: number; readonly spared: number; readonly killed: number; readonly dead: number }

/**
 * Moves the chances of one row on: to the next one for a survivor of the first hits, further along for a loss.
 *
 * @param most more than this nobody has lost yet.
 */
const meet = (
  rows: Float64Array, row: number, next: number, most: number, { weight, spared, killed, dead }: Outcome,
): void => {
  for (let code = most; code >= 0; code -= 1) {
    const chance = rows[row + code]!;
    if (chance === 0) continue;
    rows[row + code] = 0;
    if (dead > 0) rows[row + code + weight]! += chance * dead;
    if (killed > 0) rows[next + code + weight]! += chance * killed;
    rows[next + code]! += chance * spared;
  }
};

/**
 * Chances by how many have survived so far, up to a number beyond which nobody counts them, and by what is lost: one
 * row after the other.
 */
const everybody = ({ size, weights, lives, later }: Targets, hitsOn: HitsOn): Float64Array => {
  const last = hitsOn.length - 1;
  const rows = emptied(hitsOn.length * size);
  rows[0] = 1;
  let most = 0;
  for (let place = 0; place < lives.length; place += 1) {
    const weight = weights[place]!;
    const alive = lives[place]!;
    for (let survivors = Math.min(last, place); survivors >= 0; survivors -= 1) {
      const hits = hitsOn[survivors]!;
      const spared = hits === 0 ? alive : alive * (hits === 1 ? later[place]! : later[place]! ** hits);
      if (survivors === last && spared === 1) continue;
      meet(rows, survivors * size, Math.min(last, survivors + 1) * size, most, {
        weight, spared, killed: alive - spared, dead: 1 - alive,
      });
    }
    most += weight;
  }
  return rows;
};

/** Adds one row of some to a sum, so many times as likely. */
const addRow = (sum: Float64Array, rows: Float64Array, row: number, times: number): void => {
  const from = row * sum.length;
  for (let code = 0; code < sum.length; code += 1) sum[code]! += rows[from + code]! * times;
};

/** At most one hit for each survivor. */
const inOneLap = (hits: number): HitsOn => [...Array<number>(hits).fill(1), 0];

/** Lap after lap on so many survivors; none on those beyond, who are told apart only to be left out. */
const inLaps = (hits: number, left: number): HitsOn => [...plainFalls(left, hits), 0, 0];

/** So many hits on those who are left: at most one for each of them, or lap after lap on fewer. @rule H2, H7 */
const addHits = (sum: Float64Array, targets: Targets, hits: number, times: number): void => {
  addRow(sum, everybody(targets, inOneLap(hits)), hits, times);
  const least = targets.lives.filter(alive => alive === 1).length;
  for (let left = least; left < Math.min(hits, targets.lives.length + 1); left += 1) {
    addRow(sum, everybody(targets, inLaps(hits, left)), left, times);
  }
};

/**
 * The chances of all losses after both batches.
 *
 * @param chance how likely the first batch is, so that nothing is counted that is too unlikely to matter.
 */
export const inTwo = (targets: Targets, second: Distribution, chance: number): Float64Array => {
  const sum = zeros(targets.size);
  for (let hits = 0; hits < second.length; hits += 1) {
    if (chance * second[hits]! > NEGLIGIBLE) addHits(sum, targets, hits, second[hits]!);
  }
  return sum;
};
