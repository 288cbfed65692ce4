/** What the report of a phase is made of: every turn of it, and how it began and stands. */
import { presentIn } from '../../../machines/history.ts';
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { eventsIn, replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import { type PhaseReport, phaseReportOf } from '../../../src/warhammer-40k/explain/report.ts';
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { writePhase } from '../../../src/warhammer-40k/scenario/write.ts';
import type { PlayedEvent, PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { StepState } from '../../shared/parts/panel-frame.ts';
import type { ReportViews } from '../../shared/report/account.ts';
import { VERSION } from '../../shared/version.ts';
import { phaseView } from '../steps/battlefield-view.ts';
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

/** Those who stood at the start are drawn where they were lost. */
const viewOf = (phase: Phase, stoodBefore: readonly string[]): BattlefieldView => ({
  ...phaseView(phase, {
    movable: [], choosable: [], chosen: null, shown: [], ghost: null, allowance: null, stoodBefore,
  }),
  tokens: [],
});

export const phaseViewsOf = ({ start, end }: PhaseHistory): ReportViews => {
  const [first, last] = [viewOf(start, []), viewOf(end, start.models.filter(isAlive).map(({ id }) => id))];
  return { start: first, end: last };
};

/** `report` is null while the phase is not over; `completion` and `rulings` are those in force at its end. */
export const phaseJsonOf = (history: PhaseHistory, link: string | null): string => {
  const { scenario, events, end } = history;
  return `${JSON.stringify({
    program: 'assault-resolver',
    version: VERSION,
    link,
    edition: end.edition,
    report: reportIn(history),
    scenario: writePhase(scenario),
    rulings: end.rulings,
    completion: end.completion,
    events,
  }, null, 2)}\n`;
};
