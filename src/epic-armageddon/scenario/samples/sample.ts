/** A bundled assault: a scenario, the moves prepared for it, and what it shows. */
import type { Decision } from '../../model/events.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { SampleId, SampleName } from './names.ts';

/**
 * The odds as they are told before anything has been worked out: those of the usual charge, where one is needed. A test
 * compares them with the engine.
 */
export interface FirstOdds {
  readonly attacker: number;
  /** Nobody wins. */
  readonly none: number;
  /** One standard error; 0 where nothing was sampled. */
  readonly error: number;
  readonly isExact: boolean;
  /** They are those of a charge that has not been made yet. */
  readonly isSupposed: boolean;
}

/** All of it that is played. */
export interface PlayedSample extends SampleName {
  readonly id: SampleId;
  /** A whole scenario, as parsing would give it. */
  readonly scenario: Scenario;
  /** What the players decide in it, in order. */
  readonly decisions: readonly Decision[];
  /** The seed of the dice that it is shown with first. */
  readonly seed: number;
  readonly odds: FirstOdds;
}

export interface Sample extends PlayedSample {
  /** What there is to see in it; one or two sentences. */
  readonly teaches: string;
}
