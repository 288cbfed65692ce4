/** An assault played again from its events: how it began, how it stands, whether it is over. */
import { presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { reportOf, type Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { stepStateOf } from '../resolver/step-state.ts';

export interface Moment {
  readonly assault: Assault;
  /** The key of the step, such as `a4Attacks`. */
  readonly step: string;
  /** What the statechart calls its state. */
  readonly title: string;
}

export interface History {
  readonly scenario: Scenario;
  /** Those that the rules accept, one after the other. */
  readonly events: readonly AssaultEvent[];
  /** How many events were given. */
  readonly given: number;
  readonly start: Moment;
  readonly end: Moment;
  readonly isOver: boolean;
}

const momentOf = (timeline: Timeline, at: number): Moment => {
  const snapshot = timeline.snapshots[at]!;
  const { path, title } = stepStateOf(snapshot);
  return { assault: snapshot.context.assault, step: stepOf(path), title };
};

export const historyOf = (scenario: Scenario, events: readonly AssaultEvent[]): History => {
  const timeline = replay(scenario, events);
  return {
    scenario,
    events: timeline.events,
    given: events.length,
    start: momentOf(timeline, 0),
    end: momentOf(timeline, timeline.at),
    isOver: presentOf(timeline).status !== 'active',
  };
};

/** The report of the contract; null while the assault is not over. */
export const reportIn = ({ isOver, end }: History): Report | null => (isOver ? reportOf(end.assault) : null);
