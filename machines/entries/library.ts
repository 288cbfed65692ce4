/** Entry `headless/library`: reading and writing scenarios with the unit library, and making one of a line of text. */
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { matchUp as matchUpFrom, type MatchUpOptions } from '../../src/deployment/match-up.ts';
import { readMatchUpOptions } from '../../src/deployment/match-up-options.ts';
import { writeScenario as writeWith } from '../../src/epic-armageddon/scenario/write.ts';
import { lexicon } from './lexicon.ts';
import { known, type OrProblems } from './read-scenarios.ts';
import { ready } from './ready.ts';

/** A scenario with everything that is not as it was asked, or what makes it impossible; a sentence for each. */
export type MatchUp = OrProblems<{ readonly scenario: Scenario; readonly notes: readonly string[] }, string>;

/**
 * A scenario from a line such as `6 boyz 2 nobz v 4 assault + chaplain`, everybody lined up and ready for the attacks.
 *
 * @returns the scenario, frozen, with a note for whatever is not as it was asked; or every problem, in words.
 */
export const matchUp = (text: string, options: MatchUpOptions = {}): MatchUp => {
  const read = readMatchUpOptions(text, options);
  return 'problems' in read ? read : known(matchUpFrom(text, read.options, lexicon()));
};

/**
 * Writes a scenario as short as it can be said: defaults and what the bundled library knows are left out.
 *
 * @throws TypeError when the scenario has problems; it names them all.
 */
export const writeScenario = (scenario: Scenario): unknown => writeWith(ready(scenario), neteaLibrary);

export { neteaLibrary };
export { parseScenario, type Parsed, type WrittenScenario } from './ready.ts';
export type { MatchUpOptions, Scenario };
export type { Library } from '../../src/army-lists/library.ts';
export type { LibraryUnit } from '../../src/army-lists/unit.ts';
export type { Profile } from '../../src/epic-armageddon/model/profile.ts';
export { PROBLEM_CODES, type Problem, type ProblemCode } from '../../src/parsing/problems.ts';
