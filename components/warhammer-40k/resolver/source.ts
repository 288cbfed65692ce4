/** A phase that a page wants: a bundled one in an edition, or a scenario from outside. */
import type { Problem } from '../../../src/parsing/problems.ts';
import type { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
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

type Wanted = Pick<WantedGame, 'scenario' | 'ruleset'>;

const isText = (scenario: unknown): scenario is string => typeof scenario === 'string';

/** Whether a text is meant as the id of a bundled phase and not as JSON. */
const isId = (scenario: unknown): boolean => isText(scenario) && /^[\w-]+$/.test(scenario.trim());

const problem = (say: () => string): PhaseSource =>
  ({ problems: [spokenProblem('ruleset', 'wrong-ruleset', say)] });

/** Whether a scenario is no bundled one, and has to be read. */
export const isFromOutside = ({ scenario }: Wanted): boolean =>
  scenario !== null && !isId(scenario);

/** A bundled phase, the first if the page names none, or a scenario, which has an edition of its own. */
export const phaseSourceOf = (wanted: Wanted, parse: typeof parsePhase): PhaseSource =>
  (isFromOutside(wanted) ? parse(wanted.scenario) : bundledPhaseOf(wanted));

/** In the edition that the page names. */
export const bundledPhaseOf = ({ scenario, ruleset }: Wanted): PhaseSource => {
  const edition = EDITIONS.find(one => ruleset === `${RULESET_PREFIX}${one}`);
  if (edition === undefined) return problem(() => phaseWords.noEdition(ruleset ?? '', EDITIONS));
  const id = isText(scenario) ? scenario.trim() : PHASE_SAMPLES[0]!.id;
  const sample = phaseSampleOf(id);
  if (sample !== null) return { sample, edition };
  return problem(() => phaseWords.noSample(id, PHASE_SAMPLES.map(one => one.id)));
};
