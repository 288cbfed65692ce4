/** What is played in a resolver, and what has been played of it. */
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { FirstOdds } from '../../../src/epic-armageddon/scenario/samples/sample.ts';

/** What is played: a whole scenario, what is decided in it unless the players decide otherwise, and its dice. */
export interface Playing {
  readonly scenario: Scenario;
  readonly prepared: readonly Decision[];
  readonly seed: number;
  /** The faces of the first dice of all; those of the seed follow. */
  readonly dice?: readonly number[];
  /** What has happened in it already. */
  readonly events?: readonly AssaultEvent[];
  /** Where it opens: a step by its name or number, or after so many events; null: where its events end. */
  readonly step?: string | null;
  /** What is known beforehand of its odds before anything has happened; null: nothing. */
  readonly odds?: FirstOdds | null;
}

/** What is played, every step that has been taken in it, and after how many of them it stands. */
export type Played = Pick<Timeline, 'scenario' | 'events' | 'at'>;
