/** What the resolver loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import type { ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import type { SampleId } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import type { PlayedSample } from '../../../src/epic-armageddon/scenario/samples/sample.ts';
import type { AdvisedLoaders } from '../advice/question.ts';
import type { controllerFor } from './resolver-controller.ts';
import type { keeperFor } from '../../shared/kept/keeper.ts';
import type { ProblemsPart } from '../../shared/public/problems-panel.ts';
import type { DrawGame, DrawOpening, WantedGame } from '../../shared/resolver/walk-through.ts';

/** What a link tells of either game, or what is wrong with it in plain sentences. */
export type LinkContent =
  | { readonly scenario: unknown; readonly events: readonly unknown[] }
  | { readonly problems: readonly string[] };

export interface ResolverLazyParts {
  /** The statechart with everything that it moves, and the panels of the first steps. */
  readonly controller: () => Promise<typeof controllerFor>;
  /** What is shown only after the first step; unsaid: it comes with the controller. */
  readonly later?: () => Promise<unknown>;
  /** The engine of the odds, brought once an assault is played, and that of advice, when somebody asks for it. */
  readonly odds: AdvisedLoaders;
  /** A bundled assault beyond the first: each comes by itself. */
  readonly sample: (id: SampleId) => Promise<PlayedSample>;
  /** Reads scenarios from outside. */
  readonly parser: () => Promise<typeof parseScenario>;
  /** Reads links. */
  readonly link: (link: string) => Promise<LinkContent>;
  /**
   * What brings the first screen of a bundled phase of Warhammer 40,000, where there is one for what is wanted; null:
   * the game itself has to come. Not given: it always has.
   */
  readonly opening?: (wanted: WantedGame) => (() => Promise<DrawOpening>) | null;
  /** The walk-through of Warhammer 40,000. */
  readonly phase: (wanted: WantedGame) => Promise<DrawGame>;
  /** What keeps an assault for the next visit, and offers it then. */
  readonly keeper: () => Promise<typeof keeperFor>;
  /** What shows what is wrong with what the page gives. */
  readonly problems: () => Promise<ProblemsPart>;
  /** The unit library. */
  readonly library: () => Promise<ProfileSource>;
}
