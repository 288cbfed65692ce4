/** The losses of a side of which it is known how many of its next saves succeed. */
import { none, plus, spread, unhurt, type Chances } from '../round/chances.ts';
import type { HurtFighter, HurtState } from './hurt.ts';

/** The same chances, to be written over. */
const copied = (chances: Chances): Chances =>
  (chances instanceof Float64Array ? chances.slice() : new Map(chances));

const byCount = (turns: readonly HurtState[]): ReadonlyMap<number, readonly HurtState[]> => {
  const found = new Map<number, HurtState[]>();
  for (const turn of turns) found.set(turn.count, [...found.get(turn.count) ?? [], turn]);
  return found;
};

/** Losses by how many saves have succeeded so far; more than are asked for are left out. */
const withFighter = (
  rows: readonly Chances[], { turns }: HurtFighter, size: number, weight: number,
): readonly Chances[] => {
  const after = rows.map(() => none(size));
  for (const [more, alike] of byCount(turns)) {
    rows.forEach((row, count) => {
      if (count + more >= rows.length) return;
      after[count + more] = plus(after[count + more]!, spread(copied(row), alike, 0, weight), 1);
    });
  }
  return after;
};

/** Losses where so many saves succeed, all together certain. @rule V10 */
export const savedLosses = (
  hurt: readonly HurtFighter[], { count, chance }: { readonly count: number; readonly chance: number }, size: number,
  weights: readonly number[],
): Chances => {
  let rows: readonly Chances[] =
    Array.from({ length: count + 1 }, (_, saves) => (saves === 0 ? unhurt(size) : none(size)));
  for (const one of hurt) rows = withFighter(rows, one, size, weights[one.fighter]!);
  return plus(none(size), rows[count]!, 1 / chance);
};
