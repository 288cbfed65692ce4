/** What the report of a phase is made of: every turn of it, and how it began and stands. */
import { presentIn } from '../../../machines/history.ts';
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { eventsIn, replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import { phaseReportOf, type PhaseReport } from '../../../src/warhammer-40k/explain/report.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { PlayedEvent, PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import type { StepState } from '../../shared/parts/panel-frame.ts';
import { stepStateOf } from '../resolver/step-state.ts';

export interface PhaseHistory {
  readonly scenario: Scenario;
  /** Those that the rules accept, one after the other. */
  readonly events: readonly PlayedEvent[];
  /** How many events were given. */
  readonly given: number;
  /** At least one. */
  readonly turns: readonly PhaseTimeline[];
  readonly start: Phase;
  readonly end: Phase;
  /** Where the statechart stands. */
  readonly state: StepState;
  readonly isOver: boolean;
}

export const phaseHistoryOf = (played: PlayedPhase): PhaseHistory => {
  const turns = replayTurns(played);
  const present = presentIn(turns.at(-1)!);
  return {
    scenario: played.scenario,
    events: eventsIn(turns),
    given: played.events.length,
    turns,
    start: turns[0]!.snapshots[0]!.context.phase,
    end: present.context.phase,
    state: stepStateOf(present),
    isOver: present.status !== 'active',
  };
};

/** Null while the phase goes on. */
export const reportIn = ({ isOver, end }: PhaseHistory): PhaseReport | null => (isOver ? phaseReportOf(end) : null);
