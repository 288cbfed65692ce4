/** The odds of what a page wants: its table is found or read, and drawn. */
import { html, type TemplateResult } from 'lit';
import type { Problem } from '../../../src/parsing/problems.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { RULESET_PREFIX, scenarioIn, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { WantedGame } from '../../shared/resolver/walk-through.ts';
import { phaseSourceOf, type PhaseSource } from '../resolver/source.ts';
import type { FightChosen } from './frame.ts';
import './frame.ts';

/** What a page may say of the odds that it wants; what is chosen in them is written there. */
export type WantedOdds = Pick<WantedGame, 'scenario' | 'ruleset'>;

/** A bundled phase stands as after its charge, also where a text tells of charges: its fight is what is asked about. */
const sceneOf = (source: Exclude<PhaseSource, { readonly problems: unknown }>): Scenario => {
  if ('scenario' in source) return source.scenario;
  return scenarioIn(source.sample.scenario('4th'), source.edition);
};

/** The table, or what is wrong with it. */
interface Found {
  readonly scene: Scenario | null;
  /** The id of a bundled phase; null: it is none. */
  readonly sample: string | null;
  readonly problems: readonly Problem[];
}

const foundOf = (wanted: WantedOdds): Found => {
  const source = phaseSourceOf(wanted, parsePhase);
  if ('problems' in source) return { scene: null, sample: null, problems: source.problems };
  return { scene: sceneOf(source), sample: 'sample' in source ? source.sample.id : null, problems: [] };
};

/** What each has wanted last: asked for again, it is the same; what is wrong is said anew. */
const known = new WeakMap<WantedOdds, WantedOdds & { readonly found: Found }>();

const foundFor = (wanted: WantedOdds): Found => {
  const { scenario, ruleset } = wanted;
  const before = known.get(wanted);
  if (before !== undefined && before.scenario === scenario && before.ruleset === ruleset) return before.found;
  const found = foundOf(wanted);
  if (found.problems.length === 0) known.set(wanted, { scenario, ruleset, found });
  return found;
};

/** Another bundled phase, or the same table by another text. */
const choose = (wanted: WantedOdds, scene: Scenario | null, { sample, edition }: FightChosen): void => {
  const ruleset = `${RULESET_PREFIX}${edition}` as const;
  wanted.scenario = sample ?? (scene && scenarioIn(scene, edition));
  wanted.ruleset = ruleset;
};

/** The odds of every fight on the table that a page wants, or everything that is wrong with it. */
export const phaseOddsTemplate = (wanted: WantedOdds): TemplateResult => {
  const { scene, sample, problems } = foundFor(wanted);
  return html`<phase-calculator
    .scenario=${scene} .sample=${sample} .problems=${problems}
    @fight-chosen=${(event: FightChosen) => choose(wanted, scene, event)}
  ></phase-calculator>`;
};
