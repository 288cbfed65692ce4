/** A bundled phase: a table with two forces that every edition can play, and what is decided in it. */
import type { Decision } from '../../model/events.ts';
import type { Edition } from '../../editions/index.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { PhaseSampleName } from './names.ts';

export interface PhaseSample extends PhaseSampleName {
  /** The scenario in an edition, whole as parsing would give it; where a text is silent on charges, after them. */
  readonly scenario: (edition: Edition) => Scenario;
  /** What the players decide in it, in order; what an edition does not ask for is left out. */
  readonly decisions: readonly Decision[];
  /** The seed of the dice that it is shown with first. */
  readonly seed: number;
}
