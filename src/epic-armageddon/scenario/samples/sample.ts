/** A bundled assault: a scenario, the moves prepared for it, and what it shows. */
import type { Decision } from '../../model/events.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { SampleId, SampleName } from './names.ts';

/** All of it that is played. */
export interface PlayedSample extends SampleName {
  readonly id: SampleId;
  /** A whole scenario, as parsing would give it. */
  readonly scenario: Scenario;
  /** What the players decide in it, in order. */
  readonly decisions: readonly Decision[];
  /** The seed of the dice that it is shown with first. */
  readonly seed: number;
}

export interface Sample extends PlayedSample {
  /** What there is to see in it; one or two sentences. */
  readonly teaches: string;
}
