/** Finite chances: outcomes with their weights, merged where they come to the same. */
import { SIDES_OF_A_DIE } from '../../dice/hand.ts';

/** Something that may come of it, and how likely it is. */
export interface Chance<T> {
  readonly weight: number;
  readonly outcome: T;
}

export type Distribution<T> = readonly Chance<T>[];

export const certainly = <T>(outcome: T): Distribution<T> => [{ weight: 1, outcome }];

/** Outcomes with the same word are one; instead of a word it may be whatever is the same object for both. */
export const merged = <T>(chances: Iterable<Chance<T>>, wordOf: (outcome: T) => string | T): Distribution<T> => {
  const found = new Map<string | T, { weight: number; readonly outcome: T }>();
  for (const { weight, outcome } of chances) {
    if (weight === 0) continue;
    const word = wordOf(outcome);
    const known = found.get(word);
    if (known === undefined) found.set(word, { weight, outcome });
    else known.weight += weight;
  }
  return [...found.values()];
};

/** What follows from each outcome, weighted. */
export const follow = <T, U>(chances: Distribution<T>, next: (outcome: T) => Distribution<U>): Distribution<U> =>
  chances.flatMap(({ weight, outcome }) =>
    next(outcome).map(one => ({ weight: weight * one.weight, outcome: one.outcome })));

/** The likeliest outcomes, so many at most. */
export const likeliestOf = <T>(chances: Distribution<T>, most: number): Distribution<T> =>
  (chances.length <= most ? chances : [...chances].sort((a, b) => b.weight - a.weight).slice(0, most));

/** Something that takes a while: whoever asks may do something else in between. */
export type Slowly<T> = Generator<undefined, T>;

/** The same as `follow` where each outcome takes a while to go on. */
export function* followSlowly<T, U>(
  chances: Distribution<T>, next: (outcome: T) => Slowly<Distribution<U>>,
): Slowly<Distribution<U>> {
  const all: Chance<U>[] = [];
  for (const { weight, outcome } of chances) {
    for (const one of yield* next(outcome)) all.push({ weight: weight * one.weight, outcome: one.outcome });
  }
  return all;
}

const BINOMIALS = new Map<string, readonly number[]>();

/** The chances of 0, 1, … successes among so many dice that each succeed with this chance. */
export const successes = (dice: number, chance: number): readonly number[] => {
  const word = `${dice} ${chance}`;
  const known = BINOMIALS.get(word);
  if (known !== undefined) return known;
  let row: readonly number[] = [1];
  for (let die = 0; die < dice; die += 1) {
    row = Array.from({ length: row.length + 1 }, (_, k) =>
      (row[k] ?? 0) * (1 - chance) + (k === 0 ? 0 : row[k - 1]!) * chance);
  }
  BINOMIALS.set(word, row);
  return row;
};

/** The chances of one of three results for each die: how many of the first, how many of the second. */
export const twoKinds = (
  dice: number, first: number, second: number,
): Distribution<readonly [first: number, second: number]> =>
  successes(dice, first).flatMap((weight, ones) => {
    if (weight === 0) return [];
    return successes(dice - ones, first === 1 ? 0 : second / (1 - first)).map((share, twos) =>
      ({ weight: weight * share, outcome: [ones, twos] as const }));
  });

/** One throw of dice that are added up, for every sum the same faces. */
export const sums = (dice: number): Distribution<readonly number[]> => {
  let all: Distribution<readonly number[]> = certainly([]);
  for (let die = 0; die < dice; die += 1) {
    all = merged(
      follow(all, faces => FACES.map(face => ({ weight: 1 / FACES.length, outcome: [...faces, face] }))),
      faces => String(faces.reduce((sum, face) => sum + face, 0)),
    );
  }
  return all;
};

const FACES = Array.from({ length: SIDES_OF_A_DIE }, (_, before) => before + 1);
