/** A phase that a page wants: a bundled one in an edition, or a scenario from outside. */
import type { Problem } from '../../../src/parsing/problems.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import type { PhaseSample } from '../../../src/warhammer-40k/scenario/samples/sample.ts';
import { PHASE_SAMPLES, phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { RULESET_PREFIX, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { spokenProblem } from '../../shared/languages/spoken.ts';
import type { WantedGame } from '../../shared/resolver/walk-through.ts';
import { phaseWords } from './phase-words.ts';

/** A bundled phase and the edition it is wanted in, a whole scenario, or everything that is wrong. */
export type PhaseSource =
  | { readonly sample: PhaseSample; readonly edition: Edition }
  | { readonly scenario: Scenario }
  | { readonly problems: readonly Problem[] };

const isText = (scenario: unknown): scenario is string => typeof scenario === 'string';

/** Whether a text is meant as the id of a bundled phase and not as JSON. */
const isId = (scenario: unknown): boolean => isText(scenario) && /^[\w-]+$/.test(scenario.trim());

const problem = (say: () => string): PhaseSource =>
  ({ problems: [spokenProblem('ruleset', 'wrong-ruleset', say)] });

/** A bundled phase in the edition that the page names, the first if it names none; a scenario has its own edition. */
export const phaseSourceOf = ({ scenario, ruleset }: Pick<WantedGame, 'scenario' | 'ruleset'>): PhaseSource => {
  if (scenario !== null && !isId(scenario)) return parsePhase(scenario);
  const edition = EDITIONS.find(one => ruleset === `${RULESET_PREFIX}${one}`);
  if (edition === undefined) return problem(() => phaseWords.noEdition(ruleset ?? '', EDITIONS));
  const id = isText(scenario) ? scenario.trim() : PHASE_SAMPLES[0]!.id;
  const sample = phaseSampleOf(id);
  if (sample !== null) return { sample, edition };
  return problem(() => phaseWords.noSample(id, PHASE_SAMPLES.map(one => one.id)));
};
