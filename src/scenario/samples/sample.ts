/** A bundled assault: a scenario, the moves prepared for it, and what it shows. */
import type { Decision } from '../../epic-armageddon/events.ts';
import type { Scenario } from '../../epic-armageddon/scenario.ts';
import type { SampleName } from './names.ts';

export interface Sample extends SampleName {
  /** A whole scenario, as parsing would give it. */
  readonly scenario: Scenario;
  /** What the players decide in it, in order. */
  readonly decisions: readonly Decision[];
  /** The seed of the dice that it is shown with first. */
  readonly seed: number;
}
