/** The large assaults as they were played and recorded, so that odds can be held to many plays without playing them. */
import { assaultOf, LARGE } from './assaults.ts';
import played from './played.json' with { type: 'json' };
import { tallyOf, type Tally } from './sampling.ts';
import { LARGE_SEEDS } from './seeds.ts';

interface RecordedPlays {
  readonly plays: number;
  /** How often each figure was met in the first few plays. */
  readonly first: Readonly<Record<string, number>>;
  readonly met: Readonly<Record<string, number>>;
}

/** By kind and seed of the assault. */
export const RECORDED: Readonly<Record<string, RecordedPlays>> = played;

export const LARGE_ASSAULTS = Object.entries(LARGE_SEEDS)
  .flatMap(([kind, seeds]) => seeds.map(seed => ({ kind, seed })));

/** So many are played again, to see whether the rules still have it so. */
export const FIRST_PLAYS = 40;

/** The dice of its first play; the next has the next seed. */
export const firstSeedOf = (seed: number): number => seed * 1_000_000;

/** How often each figure of an assault was met. */
export const recordedTally = (kind: string, seed: number): Tally => {
  const { plays, met } = RECORDED[`${kind} ${seed}`]!;
  return { plays, met: new Map(Object.entries(met)) };
};

/** Whether the first plays still come to what they came to. */
export const isStillPlayed = (kind: string, seed: number): boolean => {
  const { first } = RECORDED[`${kind} ${seed}`]!;
  const { met } = tallyOf(assaultOf(LARGE[kind]!, seed)!, FIRST_PLAYS, firstSeedOf(seed));
  return met.size === Object.keys(first).length && [...met].every(([name, count]) => first[name] === count);
};
