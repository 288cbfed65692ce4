/** What is wrong with the bytes of a link, or with the scenario in them, in plain sentences. */
import type { Problem } from '../parsing/problems.ts';
import type { LinkFault } from './bytes.ts';
import { LINK_WORDS, sayLinkProblem } from './link-words.ts';

/** Go before what is wrong with a scenario: of Epic, of Warhammer 40,000. */
export const NO_ASSAULT = LINK_WORDS.noAssault;
export const NO_PHASE = LINK_WORDS.noPhase;
export const NO_SCENARIO: readonly string[] = [NO_ASSAULT, NO_PHASE];

/** So many problems of a scenario are listed, the rest is counted. */
const MOST_TOLD = 5;

export const sayFault = (fault: LinkFault): string => LINK_WORDS[fault];

/** `first`: the sentence that goes before the problems of a scenario. */
export const problemList = (first: string, problems: readonly Problem[]): readonly string[] => {
  const says = [first, ...problems.slice(0, MOST_TOLD).map(problem => problem.say)];
  const rest = problems.length - MOST_TOLD;
  return rest > 0 ? [...says, sayLinkProblem('more', rest)] : says;
};
