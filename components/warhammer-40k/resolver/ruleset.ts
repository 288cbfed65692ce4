/** Warhammer 40,000 in the resolver: what a page wants is found or read, and drawn. */
import { html } from 'lit';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import { RULESET_PREFIX, scenarioIn, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PlayedEvent } from '../../../src/warhammer-40k/stages/turns.ts';
import type { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import { type DrawGame, type WantedGame, freshSeed } from '../../shared/resolver/walk-through.ts';
import { AssaultChosen } from '../../shared/resolver/events.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import './phase-resolver.ts';
import type { PhaseChosen } from './phase-chosen.ts';
import { bundledPhaseOf, isFromOutside } from './source.ts';

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

/** A bundled phase with its dice, or a scenario from outside with new ones; null: what reads that has not come. */
const sourceOf = (wanted: WantedGame, parse: typeof parsePhase | null): Source | null => {
  const found = isFromOutside(wanted) ? parse?.(wanted.scenario) : bundledPhaseOf(wanted);
  if (found === undefined) return null;
  if ('problems' in found) return found;
  if ('scenario' in found) return { sample: null, scenario: found.scenario, decisions: NOTHING, seed: freshSeed() };
  const { sample, edition } = found;
  return { sample: sample.id, scenario: sample.scenario(edition), decisions: sample.decisions, seed: sample.seed };
};

/** What each has wanted last: asked for again, it is the same; what is wrong is said anew. */
const known = new WeakMap<WantedGame, Pick<WantedGame, 'scenario' | 'ruleset'> & { readonly source: Source }>();

const sourceFor = (wanted: WantedGame, parse: typeof parsePhase | null): Source | null => {
  const { scenario, ruleset } = wanted;
  const before = known.get(wanted);
  if (before !== undefined && before.scenario === scenario && before.ruleset === ruleset) return before.source;
  const source = sourceOf(wanted, parse);
  if (source !== null && !('problems' in source)) known.set(wanted, { scenario, ruleset, source });
  return source;
};

/**
 * Another bundled phase, or the same table by another text, in which the same happens as far as it goes; a table from
 * outside takes its text with it.
 */
const choose = (wanted: WantedGame, { scenario }: Ready, { sample, edition, events }: PhaseChosen): void => {
  const ruleset = `${RULESET_PREFIX}${edition}` as const;
  wanted.events = events;
  wanted.scenario = sample ?? scenarioIn(scenario, edition);
  wanted.ruleset = sample === null ? null : ruleset;
  if (sample !== null && wanted instanceof EventTarget) wanted.dispatchEvent(new AssaultChosen(sample));
};

/**
 * Draws the walk-through of what a page wants, or everything that is wrong with it. `parse` reads scenarios from
 * outside; null: it has not come, as only bundled ones have been wanted.
 */
export const phaseTemplateWith = (parse: typeof parsePhase | null): DrawGame => (wanted, problemsTemplate) => {
  const source = sourceFor(wanted, parse);
  if (source === null) return null;
  if ('problems' in source) return problemsTemplate(source.problems, 'warhammer-40k');
  return html`<phase-resolver
    exportparts="bar, odds, undo, redo, play-on, my-dice, throw-rest, primary, menu, panel"
    .scenario=${source.scenario}
    .sample=${source.sample}
    @phase-chosen=${(event: PhaseChosen) => choose(wanted, source, event)}
    .decisions=${(wanted.decisions ?? source.decisions) as readonly Decision[]}
    .events=${wanted.events as readonly PlayedEvent[]}
    .seed=${wanted.seed ?? source.seed}
    .dice=${wanted.dice}
    .theme=${wanted.theme}
    .step=${wanted.step}
    .readonly=${wanted.readonly}
    .controls=${wanted.controls}
    .around=${wanted.around ?? null}
  >
    ${placesOfPage}<slot name="menu" slot="menu"></slot><slot name="compare" slot="compare"></slot>
  </phase-resolver>`;
};
