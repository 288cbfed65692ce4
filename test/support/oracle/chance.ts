/** Finite chances written out: every value that can come up, with its weight. */

export type Chance<T> = readonly (readonly [value: T, weight: number])[];

/** What is bound to happen. */
export const certain = <T>(value: T): Chance<T> => [[value, 1]];

/** Every value once, with the whole weight of its appearances; two values are one if they print alike. */
export const merged = <T>(chance: Chance<T>): Chance<T> => {
  const whole = new Map<string, [T, number]>();
  for (const [value, weight] of chance) {
    if (weight === 0) continue;
    const print = JSON.stringify(value);
    const known = whole.get(print);
    if (known) known[1] += weight;
    else whole.set(print, [value, weight]);
  }
  return [...whole.values()];
};

/** What follows from each value, all branches together. */
export const follow = <T, U>(chance: Chance<T>, next: (value: T) => Chance<U>): Chance<U> =>
  merged(chance.flatMap(([value, weight]) => next(value).map(([then, share]) => [then, weight * share] as const)));

/** Both of two things that do not influence each other. */
export const both = <T, U, V>(first: Chance<T>, second: Chance<U>, join: (t: T, u: U) => V): Chance<V> =>
  merged(first.flatMap(([t, p]) => second.map(([u, q]) => [join(t, u), p * q] as const)));

/** Heads with this probability. */
export const coin = (probability: number): Chance<boolean> =>
  merged<boolean>([[true, probability], [false, 1 - probability]]);

/** How many of so many dice show at least the target number. */
export const successes = (dice: number, target: number): Chance<number> => {
  let counted: Chance<number> = certain(0);
  for (let die = 0; die < dice; die++) {
    counted = both(counted, coin((7 - target) / 6), (sum, hit) => sum + (hit ? 1 : 0));
  }
  return counted;
};

/** The higher of two dice: 1 in one case of 36, 6 in eleven. */
export const HIGHER_OF_TWO: Chance<number> = [1, 2, 3, 4, 5, 6].map(face => [face, (2 * face - 1) / 36] as const);
