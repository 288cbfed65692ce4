/** A made-up phase of an edition, played at random and held to the laws; every fourth goes on for another turn. */
import { nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { sourceOf, type Source } from '../random/source.ts';
import { brokenAtEnd, brokenByStep } from './phase-laws.ts';
import { playAtRandom, type Inspect } from './random-play.ts';
import { randomPhase, scattered, withJoined } from './random.ts';
import { withRows } from './random-rows.ts';

/** Some games are left to their usual course, in others players try something now and then, or all the time. */
const RESTLESS = [0, 40, 85] as const;

/** Every so many phases have characters in units. */
const JOINED = 3;

/** Every so many have rows beside their text turned on; with characters in units and without. */
const ROWED = 2;

/** Every law that is broken, in words. */
export const faultsOf = (edition: Edition, seed: number, inspect?: Inspect): readonly string[] => {
  const faults: string[] = [];
  const source = sourceOf(scattered(seed));
  const restless = RESTLESS[seed % RESTLESS.length]!;
  try {
    const scenario = randomPhase(edition, seed);
    const ruled = seed % ROWED === 1 ? withRows(scenario, seed) : scenario;
    const begin = setUpPhase(seed % JOINED === 1 ? withJoined(ruled) : ruled);
    const end = playedOut(begin, source, restless, faults, inspect);
    if (seed % 4 === 0) playedOut(nextTurn(end), source, restless, faults, inspect);
  } catch (error) {
    faults.push(String(error));
  }
  return faults.map(fault => `${edition} ${seed}: ${fault}`);
};

const playedOut = (begin: Phase, source: Source, restless: number, faults: string[], inspect?: Inspect): Phase => {
  const watched = (step: Parameters<typeof brokenByStep>[0]): void => {
    const at = `${JSON.stringify(step.before.value)} ${step.event.type}`;
    for (const law of brokenByStep(step)) faults.push(`${at}: ${law}`);
  };
  const { context } = playAtRandom({ phase: begin }, source, restless, watched, inspect);
  faults.push(...brokenAtEnd(begin, context.phase));
  return context.phase;
};
