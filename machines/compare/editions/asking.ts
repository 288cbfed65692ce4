/** A case that is asked: the table it is asked of, and how the answer is put. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Refusal } from '../../../src/warhammer-40k/log.ts';
import { sentence } from '../../../src/warhammer-40k/phrases.ts';
import type { Question } from '../../../src/warhammer-40k/policy.ts';
import type { Scenario } from '../../../src/warhammer-40k/scenario.ts';
import { setUpPhase } from '../../../src/warhammer-40k/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/state.ts';
import { scenarioOf, type Force } from '../../../src/scenario/warhammer-40k/samples/build.ts';
import { GUARDSMAN, MARINE } from './case-tables.ts';

/** A case of which the rules say what comes of it when they are asked. */
export interface AskedCase {
  readonly id: string;
  /** What is put in. */
  readonly input: string;
  readonly question: Question;
  /** @throws SilentText where the text does not tell. */
  readonly asks: (edition: Edition) => string;
}

/** Forces of both sides before anybody charges. */
export const scenarioBefore = (edition: Edition, forces: readonly Force[], more: Partial<Scenario> = {}): Scenario => ({
  ...scenarioOf('7th', '', forces, { a: MARINE, b: GUARDSMAN }), ruleset: `warhammer-40k-${edition}`, ...more,
});

/** A table before anybody charges, in every edition. */
export const before = (edition: Edition, forces: readonly Force[], more: Partial<Scenario> = {}): Phase =>
  setUpPhase(scenarioBefore(edition, forces, more));

/** "A, B and C". */
export const listed = (names: readonly string[], last: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(` ${last} `);

export const orElse = (refusal: Refusal | null, may: string): string => (refusal === null ? may : sentence(refusal));
