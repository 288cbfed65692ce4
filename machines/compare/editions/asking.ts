/** A case that is asked: the table it is asked of, and how the answer is put. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { scenarioOf, type Force } from '../../../src/warhammer-40k/scenario/samples/build.ts';
import { GUARDSMAN, MARINE } from './case-tables.ts';
import type { CaseId, CaseTold } from './case-words.ts';

/** A case of which the rules say what comes of it when they are asked. */
export interface AskedCase {
  readonly id: CaseId;
  readonly question: PolicyQuestion;
  /** @throws SilentText where the text does not tell. */
  readonly asks: (edition: Edition, told: CaseTold) => string;
}

/** Forces of both sides before anybody charges. */
export const scenarioBefore = (edition: Edition, forces: readonly Force[], more: Partial<Scenario> = {}): Scenario => ({
  ...scenarioOf('7th', '', forces, { a: MARINE, b: GUARDSMAN }), ruleset: `warhammer-40k-${edition}`, ...more,
});

/** A table before anybody charges, in every edition. */
export const before = (edition: Edition, forces: readonly Force[], more: Partial<Scenario> = {}): Phase =>
  setUpPhase(scenarioBefore(edition, forces, more));

export const orElse = (refusal: Refusal | null, may: string, { sentence }: CaseTold): string =>
  (refusal === null ? may : sentence(refusal));
