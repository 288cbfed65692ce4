/** Warhammer 40,000 in the resolver: what a page wants is found or read, and drawn. */
import { html, type TemplateResult } from 'lit';
import { EDITIONS, type Edition } from '../../src/warhammer-40k/editions/index.ts';
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/events.ts';
import { RULESET_PREFIX, type Scenario } from '../../src/warhammer-40k/scenario.ts';
import { parsePhase } from '../../src/scenario/warhammer-40k/parse.ts';
import { PHASE_SAMPLES, phaseSampleOf } from '../../src/scenario/warhammer-40k/samples/samples.ts';
import type { Problem } from '../../src/scenario/problems.ts';
import type { OtherRuleset, Wanted } from '../resolver/other-ruleset.ts';
import { problemsTemplate } from '../resolver/problems.ts';
import { freshSeed } from '../resolver/source.ts';
import { AssaultChosen } from '../resolver/events.ts';
import './phase-resolver.ts';
import type { PhaseChosen } from './phase-resolver.ts';
import { words } from './words.ts';

/** A phase ready to be played. */
interface Ready {
  /** The id of a bundled phase; null: it is none. */
  readonly sample: string | null;
  readonly scenario: Scenario;
  readonly decisions: readonly Decision[];
  readonly seed: number;
}

type Source = Ready | { readonly problems: readonly Problem[] };

const NOTHING: readonly never[] = [];

const isText = (scenario: unknown): scenario is string => typeof scenario === 'string';

/** Whether a text is meant as the id of a bundled phase and not as JSON. */
const isId = (scenario: unknown): boolean => isText(scenario) && /^[\w-]+$/.test(scenario.trim());

const problem = (say: string): Source => ({ problems: [{ path: 'ruleset', code: 'wrong-ruleset', say }] });

/** A bundled phase in the edition that the page names, or a scenario from outside in its own. */
const sourceOf = ({ scenario, ruleset }: Pick<Wanted, 'scenario' | 'ruleset'>): Source => {
  if (scenario !== null && !isId(scenario)) return fromOutside(scenario);
  const edition = EDITIONS.find(one => ruleset === `${RULESET_PREFIX}${one}`);
  if (edition === undefined) return problem(words.noEdition(ruleset ?? '', EDITIONS));
  return fromBundle(isText(scenario) ? scenario.trim() : PHASE_SAMPLES[0]!.id, edition);
};

const fromBundle = (id: string, edition: Edition): Source => {
  const sample = phaseSampleOf(id);
  if (sample === null) return problem(words.noSample(id, PHASE_SAMPLES.map(one => one.id)));
  return { sample: id, scenario: sample.scenario(edition), decisions: sample.decisions, seed: sample.seed };
};

const fromOutside = (scenario: unknown): Source => {
  const parsed = parsePhase(scenario);
  return 'problems' in parsed ? parsed : {
    sample: null, scenario: parsed.scenario, decisions: NOTHING, seed: freshSeed(),
  };
};

/** What each has wanted last: asked for again, it is the same. */
const known = new WeakMap<Wanted, Pick<Wanted, 'scenario' | 'ruleset'> & { readonly source: Source }>();

const sourceFor = (wanted: Wanted): Source => {
  const { scenario, ruleset } = wanted;
  const before = known.get(wanted);
  if (before !== undefined && before.scenario === scenario && before.ruleset === ruleset) return before.source;
  const source = sourceOf(wanted);
  known.set(wanted, { scenario, ruleset, source });
  return source;
};

/** Another bundled phase, or the same table by another text; a table from outside takes its text with it. */
const choose = (wanted: Wanted, { scenario }: Ready, { sample, edition }: PhaseChosen): void => {
  const ruleset = `${RULESET_PREFIX}${edition}` as const;
  wanted.events = [];
  wanted.scenario = sample ?? { ...scenario, ruleset };
  wanted.ruleset = sample === null ? null : ruleset;
  if (sample !== null && wanted instanceof EventTarget) wanted.dispatchEvent(new AssaultChosen(sample));
};

/** The walk-through of what a page wants, or everything that is wrong with it. */
export const phaseTemplate: OtherRuleset = (wanted): TemplateResult => {
  const source = sourceFor(wanted);
  if ('problems' in source) return problemsTemplate(source.problems);
  return html`<phase-resolver
    .scenario=${source.scenario}
    .sample=${source.sample}
    @phase-chosen=${(event: PhaseChosen) => choose(wanted, source, event)}
    .decisions=${(wanted.decisions ?? source.decisions) as readonly Decision[]}
    .events=${wanted.events as readonly PhaseEvent[]}
    .seed=${wanted.seed ?? source.seed}
    .dice=${wanted.dice}
    .theme=${wanted.theme}
  ></phase-resolver>`;
};
