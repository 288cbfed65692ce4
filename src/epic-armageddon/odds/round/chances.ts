/** How likely each number of a loss code is: close together as an array, or far apart as a map. */
import type { HurtOutcome } from './hurt.ts';
import { zeros } from './zeros.ts';

/** Both tell their chances by `forEach((chance, code) => …)`. */
export type Chances = Float64Array | ReadonlyMap<number, number>;

/** Loss codes up to this size are written out in full. */
const DENSE = 8192;

export const isDense = (size: number): boolean => size <= DENSE;

/** Nothing is lost for certain. */
export const unhurt = (size: number): Chances => {
  if (!isDense(size)) return new Map([[0, 1]]);
  const chances = zeros(size);
  chances[0] = 1;
  return chances;
};

export const none = (size: number): Chances => (isDense(size) ? zeros(size) : new Map());

/** The chances after one more fighter has met its outcome. An array is written over. */
export const spread = (chances: Chances, outcomes: readonly HurtOutcome[], state: number, weight: number): Chances => {
  if (chances instanceof Float64Array) {
    for (let code = chances.length - 1; code >= 0; code -= 1) {
      const before = chances[code]!;
      if (before === 0) continue;
      chances[code] = 0;
      for (const outcome of outcomes) chances[code + (outcome.state - state) * weight]! += before * outcome.chance;
    }
    return chances;
  }
  const after = new Map<number, number>();
  chances.forEach((before, code) => {
    for (const outcome of outcomes) {
      const to = code + (outcome.state - state) * weight;
      after.set(to, (after.get(to) ?? 0) + before * outcome.chance);
    }
  });
  return after;
};

/** The chances after one more fighter has survived so likely, or dies. An array is written over. */
export const parted = (chances: Chances, lives: number, weight: number): Chances => {
  if (!(chances instanceof Float64Array)) {
    return spread(chances, [{ state: 0, chance: lives }, { state: 1, chance: 1 - lives }], 0, weight);
  }
  for (let code = chances.length - 1; code >= 0; code -= 1) {
    const before = chances[code]!;
    if (before === 0) continue;
    chances[code] = before * lives;
    chances[code + weight]! += before * (1 - lives);
  }
  return chances;
};

/**
 * A sum and further chances on the same loss code, so many times as likely, of as many losses more. An array is written
 * over.
 */
export const plus = (sum: Chances, chances: Chances, times: number, more = 0): Chances => {
  if (sum instanceof Float64Array) {
    const all = chances as Float64Array;
    for (let code = 0; code < all.length; code += 1) {
      const chance = all[code]!;
      if (chance > 0) sum[code + more]! += chance * times;
    }
    return sum;
  }
  const added = sum as Map<number, number>;
  chances.forEach((chance, code) => {
    if (chance > 0) added.set(code + more, (added.get(code + more) ?? 0) + chance * times);
  });
  return added;
};

/** The chances of those numbers that are wanted. */
export const only = (chances: Chances, isWanted: (code: number) => boolean): Chances => {
  if (chances instanceof Float64Array) {
    return chances.map((chance, code) => (chance > 0 && isWanted(code) ? chance : 0));
  }
  return new Map([...chances].filter(([code]) => isWanted(code)));
};
