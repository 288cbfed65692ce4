/** A scenario that can be played, from one that was read before or is read now with the unit library. */
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { parseScenario as parseWith } from '../../src/epic-armageddon/scenario/parse.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { isRead, known, type OrProblems } from './read-scenarios.ts';

/** A scenario that was read, or every problem it has. */
export type Parsed = OrProblems<{ readonly scenario: Scenario }, Problem>;

/** A scenario in its written form, before it has been parsed. */
export type WrittenScenario = Readonly<Record<string, unknown>>;

/**
 * Reads a scenario, as JSON text or as the value it stands for; units may be of the bundled library.
 *
 * @returns the scenario, frozen, or every problem it has: each with a path, a code and a sentence.
 */
export const parseScenario = (json: unknown): Parsed => known(parseWith(json, neteaLibrary));

/** @throws TypeError when a written scenario has problems; it names them all. */
export const ready = (scenario: Scenario | WrittenScenario): Scenario => {
  if (isRead(scenario)) return scenario;
  const result = parseScenario(scenario);
  if (result.scenario) return result.scenario;
  throw new TypeError(`This is no scenario: ${result.problems.map(({ path, say }) => `${path}: ${say}`).join(' ')}`);
};
