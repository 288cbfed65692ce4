/** Which stands of a formation hang together: the chain of coherency. Lengths in the units of the table. */
import { gap, isWithin, type Base, type Point } from '../../../src/battlefield/base.ts';
import { sideOf } from '../../../src/battlefield/segment.ts';

/** Places in a list of bases: those that are joined, and those between which there is no hole. */
export interface Chain {
  readonly pairs: readonly (readonly [number, number])[];
  readonly triples: readonly (readonly [number, number, number])[];
}

/**
 * Every two bases no further apart than `joins` are joined; between three of which each two are no further apart than
 * `fills` the ground is taken, too. A triple round another base is left out: those with that base fill it.
 */
export const chainOf = (bases: readonly Base[], joins: number, fills: number): Chain => {
  const pairs = new Map<string, readonly [number, number]>();
  const add = (a: number, b: number): void => void pairs.set(`${a} ${b}`, [a, b]);
  const near = bases.map((base, i) => bases.map((other, j) => j > i && gap(base, other) <= fills));
  const triples: (readonly [number, number, number])[] = [];
  bases.forEach((base, a) => {
    for (let b = a + 1; b < bases.length; b += 1) {
      if (isWithin(base, bases[b]!, joins)) add(a, b);
      if (!near[a]![b]) continue;
      for (let c = b + 1; c < bases.length; c += 1) {
        if (!near[a]![c] || !near[b]![c] || isRoundOther(bases, [a, b, c])) continue;
        triples.push([a, b, c]);
        add(a, b);
        add(a, c);
        add(b, c);
      }
    }
  });
  return { pairs: [...pairs.values()], triples };
};

const isRoundOther = (bases: readonly Base[], [a, b, c]: Chain['triples'][number]): boolean => {
  const [p, q, r] = [bases[a]!.at, bases[b]!.at, bases[c]!.at];
  return bases.some(({ at }, i) => {
    if (i === a || i === b || i === c) return false;
    const way = turn(p, q, at);
    return turn(q, r, at) === way && turn(r, p, at) === way;
  });
};

/** Which way it goes round from p over q to r: 1, -1, or 0 for straight on. */
const turn = (p: Point, q: Point, r: Point): number => Math.sign(sideOf(p, q, r));
