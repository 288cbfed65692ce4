/** A table from one line, without a screen: who charges whom, and the odds of their fight. */
import {
  matchUpPhase as matchUpFrom, type PhaseMatch, type PhaseMatchOptions,
} from '../../src/deployment/phase-line/match-up.ts';
import { readPhaseMatchOptions } from '../../src/deployment/phase-line/match-up-options.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import { parsePhase } from '../../src/warhammer-40k/scenario/parse.ts';
import type { OrProblems } from '../entries/read-scenarios.ts';

/** A scenario with what was assumed, or what makes it impossible; a sentence for each. */
export type MatchedPhase = OrProblems<{ readonly scenario: Scenario; readonly notes: readonly string[] }, string>;

/**
 * A scenario from a line such as `10 tactical marines v 20 ork boyz`: both sides lined up, the first ready to charge
 * the second. Profiles are those of the seventh edition; in another, names are those of profiles that are given.
 *
 * @param options the edition, `7th` unless said otherwise; `startAt`, where `fight` puts the attackers in contact as
 * after the charge; the rows of pages beside the text that are played, in `completions`, none unless said; and
 * `profiles` of one's own by their ids.
 * @returns the scenario with a note for whatever is assumed; or every problem, in words.
 */
export const matchUpPhase = (line: string, options: Partial<PhaseMatchOptions> = {}): MatchedPhase => {
  const read = readPhaseMatchOptions(line, options);
  const made: PhaseMatch = 'problems' in read ? read : matchUpFrom(line, read.options);
  if ('problems' in made) return { problems: [...made.problems] };
  const parsed = parsePhase(made.scenario);
  return 'problems' in parsed
    ? { problems: parsed.problems.map(({ path, say }) => `${path}: ${say}`) }
    : { scenario: parsed.scenario, notes: made.notes };
};
