/** What was found to be better beside what was played: who would stand elsewhere is a ghost there, and faint here. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Counter } from '../battlefield/pieces.ts';
import { reviewWords } from './review-words.ts';

/** How the two differ, by ids. */
export interface Difference {
  /** Those whom it moves. */
  readonly moved: readonly string[];
  /** Where those stand as it was played who would stand elsewhere. */
  readonly played: ReadonlyMap<string, Point>;
}

/** Counters as they would stand: dashed ghosts of those who move, and the others where they have been played. */
export const foundCounters = (counters: readonly Counter[], { moved, played }: Difference): readonly Counter[] => [
  ...pastOnes(counters, played),
  ...counters.map((one): Counter =>
    (moved.includes(one.id) || played.has(one.id) ? { ...one, filling: 'found' } : one)),
];

/** What is found to be better still is another step: the camera turns to it. */
export const foundStep = (step: string | undefined, counters: readonly Counter[]): string =>
  `${step} best ${counters.filter(({ filling }) => filling === 'found').map(({ at }) => at.join(' ')).join()}`;

const NUMBER = /\d+$/;

/** The nearest to the reader says so of all. */
const pastOnes = (counters: readonly Counter[], played: Difference['played']): readonly Counter[] => {
  const past = counters.filter(({ id, alive }) => alive && played.has(id)).map((one): Counter => ({
    ...one, id: `${one.id} as played`, at: played.get(one.id)!, filling: 'past', other: null, more: null,
    counts: NUMBER.exec(one.name)?.[0] ?? one.name.slice(0, 1), spoken: `${one.name}, ${reviewWords.asPlayed}`,
    name: '', hasCharacter: false, inspiring: false, now: false,
  }));
  const lowest = past.reduce<Counter | null>((low, one) => (low === null || one.at[1] < low.at[1] ? one : low), null);
  return past.map(one => (one === lowest ? { ...one, name: reviewWords.asPlayed } : one));
};
