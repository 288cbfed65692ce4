/** What is wrong with the bytes of a link, or with the scenario in them, in plain sentences. */
import type { Problem } from '../problems.ts';
import type { Fault } from './bytes.ts';

/** Go before what is wrong with a scenario: of Epic, of Warhammer 40,000. */
export const NO_ASSAULT = 'What this link holds is no assault that can be played.';
export const NO_PHASE = 'What this link holds is no phase that can be played.';
export const NO_SCENARIO: readonly string[] = [NO_ASSAULT, NO_PHASE];

/** So many problems of a scenario are told, the rest is counted. */
const MOST_TOLD = 5;

const FAULTS: Readonly<Record<Fault, string>> = {
  short: 'This link breaks off in the middle of what it tells.',
  nonsense: 'This link tells nothing that can be understood.',
  newer: 'This link tells of something that this version of the program does not know; a newer one may.',
};

export const sayFault = (fault: Fault): string => FAULTS[fault];

/** `first`: the sentence that goes before the problems of a scenario. */
export const told = (first: string, problems: readonly Problem[]): readonly string[] => {
  const says = [first, ...problems.slice(0, MOST_TOLD).map(({ say }) => say)];
  const rest = problems.length - MOST_TOLD;
  return rest > 0 ? [...says, rest === 1 ? 'One more thing is wrong.' : `${rest} more things are wrong.`] : says;
};
