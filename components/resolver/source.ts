/** Where an assault to be played comes from: one of the bundled ones, or a scenario from outside. */
import type { Decision } from '../../src/epic-armageddon/events.ts';
import type { Scenario } from '../../src/epic-armageddon/scenario.ts';
import type { Parsed } from '../../src/scenario/parse.ts';
import type { Problem } from '../../src/scenario/problems.ts';
import { SAMPLES, sampleOf } from '../../src/scenario/samples/samples.ts';
import type { Later } from './later.ts';
import { words } from './words.ts';

/** An assault ready to be played. */
export interface Ready {
  /** Its id, if it is bundled. */
  readonly id: string | null;
  readonly scenario: Scenario;
  readonly prepared: readonly Decision[];
  readonly seed: number;
}

export type Source = Ready | { readonly problems: readonly Problem[] };

/** Whether a text is meant as the id of a bundled assault and not as JSON. */
const isId = (scenario: unknown): scenario is string =>
  typeof scenario === 'string' && /^[\w-]*$/.test(scenario.trim());

/** A bundled assault, the first where none is named; null if something else is meant. */
export const bundled = (scenario: unknown): Source | null => {
  const id = scenario ?? SAMPLES[0]!.id;
  if (!isId(id)) return null;
  const sample = sampleOf(id.trim());
  if (sample === undefined) {
    const say = words.unknownAssault(id, SAMPLES.map(one => one.id));
    return { problems: [{ path: '', code: 'unknown-word', say }] };
  }
  return { id: sample.id, scenario: sample.scenario, prepared: sample.decisions, seed: sample.seed };
};

const lacksUnits = (parsed: Parsed): boolean =>
  'problems' in parsed && parsed.problems.some(({ code }) => code === 'unknown-unit' || code === 'unusable-unit');

/** A scenario from outside, whole or with all its problems. The unit library comes only if a profile is lacking. */
export const fromOutside = async (scenario: unknown, { parser, library }: Later): Promise<Source> => {
  const parse = await parser();
  const alone = parse(scenario);
  const parsed = lacksUnits(alone) ? parse(scenario, await library()) : alone;
  return 'problems' in parsed ? parsed : { id: null, scenario: parsed.scenario, prepared: [], seed: freshSeed() };
};

/** A seed that nobody knows beforehand. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
