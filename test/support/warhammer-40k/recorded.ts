/** Made-up phases with every event in them, played at random; every fourth goes on for another turn. */
import { isDeepStrictEqual } from 'node:util';
import { eventsIn, replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import { presentIn } from '../../../machines/history.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import { whyNot, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { RULING_IDS, RULINGS, type Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import { sourceOf, type Source } from '../random/source.ts';
import { playAtRandom, type Step } from './random-play.ts';
import { randomPhase, scattered } from './random.ts';

/** In some phases players try something now and then, in most all the time. */
const RESTLESS = [85, 85, 40] as const;
/** Shorter phases are not stopped before their end. */
const SHORT = 6;

/** As parsed: profiles that nobody has are not in it. */
export const phaseOfSeed = (edition: Edition, seed: number): Scenario => {
  const parsed = parsePhase(randomPhase(edition, seed));
  if ('scenario' in parsed) return parsed.scenario;
  throw new Error(parsed.problems[0]!.say);
};

const isSameMoment = (one: PhaseSnapshot, other: PhaseSnapshot): boolean =>
  one.context.phase === other.context.phase && isDeepStrictEqual(one.value, other.value);

/** What was taken back is not in it; what was refused neither. */
const happened = (input: PhaseInput, source: Source, restless: number): readonly PhaseEvent[] => {
  const steps: Step[] = [];
  playAtRandom(input, source, restless, step => {
    if (whyNot(step.before, step.event) !== null) return;
    const isNext = steps.length === 0 || isSameMoment(steps.at(-1)!.after, step.before);
    if (!isNext) steps.splice(steps.findIndex(({ before }) => isSameMoment(before, step.before)));
    steps.push(step);
  });
  return steps.map(({ event }) => event);
};

const ruledAnew = (rulings: Rulings, { pick }: Source): Rulings => {
  const id = pick(RULING_IDS);
  return { ...rulings, [id]: pick<string>(RULINGS[id].answers) };
};

/** The phase of a seed, stopped somewhere: at its end, in the middle, or in the second turn. */
export const recordedPhase = (edition: Edition, seed: number): PlayedPhase => {
  const source = sourceOf(scattered(seed));
  const scenario = phaseOfSeed(edition, seed);
  const restless = RESTLESS[seed % RESTLESS.length]!;
  const first = happened({ scenario }, source, restless);
  const stop = seed % 4 === 1 ? source.whole([Math.min(SHORT, first.length), first.length]) : first.length;
  if (seed % 4 !== 0) return { scenario, events: first.slice(0, stop) };
  const end = momentOf({ scenario, events: first });
  const phase = { ...nextTurn(end), rulings: ruledAnew(end.rulings, source) };
  const second = { input: { phase }, events: happened({ phase }, source, restless) };
  return { scenario, events: eventsIn([{ input: { scenario }, events: first }, second]) };
};

/** The phase as it stands after everything that has happened. */
export const momentOf = (played: PlayedPhase): Phase => presentIn(replayTurns(played).at(-1)!).context.phase;
