/** An assault played again from its events: how it began, how it stands, whether it is over. */
import { presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { type Report, reportOf } from '../../../src/epic-armageddon/explain/report.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { ReportViews } from '../../shared/report/account.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { VERSION } from '../../shared/version.ts';
import type { Review } from '../../../machines/epic-armageddon/review/review.ts';
import type { NamedLuck } from '../resolver/live-odds/view.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';

/** What a report tells besides the assault itself. */
export interface ReportExtras {
  /** The odds before the first throw. */
  readonly odds: Odds | null;
  /** What the dice have turned; null: not known. */
  readonly luck?: NamedLuck | null;
  /** What the decisions have cost; null: it has not been reviewed. */
  readonly review?: Review | null;
  readonly link: string | null;
}

export const NO_EXTRAS: ReportExtras = { odds: null, link: null };

interface Moment {
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
  /** All of it, moment by moment. */
  readonly timeline: Timeline;
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
    timeline,
    start: momentOf(timeline, 0),
    end: momentOf(timeline, timeline.at),
    isOver: presentOf(timeline).status !== 'active',
  };
};

/** The report of the contract; null while the assault is not over. */
export const reportIn = ({ isOver, end }: History): Report | null => (isOver ? reportOf(end.assault) : null);

/** Those who stood at the start are drawn where they were lost. */
const viewOf = ({ assault, step }: Moment, stoodBefore: readonly string[]): BattlefieldView => {
  const view = battlefieldView(assault, {
    step, movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore,
  });
  const counters = view.counters.map(one => ({ ...one, now: false, note: null }));
  return { ...view, counters, tokens: [], areas: [] };
};

export const viewsOf = ({ start, end }: History): ReportViews => {
  const standing = start.assault.units.filter(unit => unit.lostTo === null).map(unit => unit.id);
  const [first, last] = [viewOf(start, []), viewOf(end, standing)];
  return { start: first, end: last };
};

/** The scenario is whole: its profiles are in it. `report` is null while the assault is not over. */
export const jsonOf = (history: History, { odds, link }: ReportExtras = NO_EXTRAS): string => {
  const { scenario, events } = history;
  return `${JSON.stringify({
    program: 'assault-resolver',
    version: VERSION,
    link,
    report: reportIn(history),
    scenario: writeScenario(scenario),
    rulings: scenario.rulings,
    events,
    odds,
  }, null, 2)}\n`;
};
