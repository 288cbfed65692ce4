/** What the calculator loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { TemplateResult } from 'lit';
import type { ArmyList } from '../../../src/army-lists/lists.ts';
import type { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { ProblemsPart } from '../../shared/public/problems-panel.ts';
import type { EngineLoaders } from './answerers.ts';
import type * as OddsMap from './odds-map.ts';
import type * as PanelParts from './panel-parts.ts';
import type { Forces } from './reading.ts';

/** Draws the odds of another ruleset; what is chosen in them is written to what is wanted. */
export type OtherOdds = (wanted: { scenario: unknown; ruleset: string | null }) => TemplateResult;

export interface OddsLazyParts extends EngineLoaders {
  /** The unit library, and what reads a line of text with it. */
  readonly forces: () => Promise<Forces>;
  /** The words of what can be wrong with a scenario. */
  readonly scenarioWords: () => Promise<unknown>;
  /** The army lists, with their formations. */
  readonly lists: () => Promise<readonly ArmyList[]>;
  /** The bundled assaults. */
  readonly samples: () => Promise<typeof sampleOf>;
  /** Reads links: what one tells of either game, or what is wrong with it in plain sentences. */
  readonly link: (link: string) => Promise<
    | { readonly scenario: unknown; readonly events: readonly unknown[] }
    | { readonly problems: readonly string[] }
  >;
  /** The map. */
  readonly map: () => Promise<Pick<typeof OddsMap, 'mapViewOf'>>;
  /** What the panel can do without at first. */
  readonly panel: () => Promise<typeof PanelParts>;
  /** What shows what is wrong with what the page gives. */
  readonly problems: () => Promise<ProblemsPart>;
  /** Warhammer 40,000. */
  readonly phase: () => Promise<OtherOdds>;
}
