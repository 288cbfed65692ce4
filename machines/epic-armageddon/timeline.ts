/** An assault with its history: undo, redo, and going back to any moment. A list of events replays it for ever. */
import { initialTransition } from 'xstate';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { assaultMachine } from './assault.machine.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { AssaultSnapshot } from './why.ts';
import { happenIn, presentIn, replayIn, type History, type HistoryEvent } from '../history.ts';
import { afterIn, timelineLogicOf } from '../timeline.ts';

export interface Timeline extends History<AssaultSnapshot, AssaultEvent> {
  readonly scenario: Scenario;
}

export type TimelineEvent = AssaultEvent | HistoryEvent;

export interface TimelineInput {
  readonly scenario: Scenario;
  /** What has happened already; an event that the statechart refuses ends the replay before it. */
  readonly events?: readonly AssaultEvent[];
}

/** The statechart as it stands. */
export const presentOf = (timeline: Timeline): AssaultSnapshot => presentIn(timeline);

const begin = (scenario: Scenario): Timeline => ({
  scenario, events: [], at: 0, snapshots: [initialTransition(assaultMachine, { scenario })[0]],
});

const after = afterIn(assaultMachine);

/** One more event: what was undone before it is forgotten. A refused event changes nothing. */
export const happen = (timeline: Timeline, event: AssaultEvent): Timeline => happenIn(timeline, event, after);

/** Plays events one after the other from the start of a scenario, as far as they are accepted. */
export const replay = (scenario: Scenario, events: readonly AssaultEvent[]): Timeline =>
  replayIn(begin(scenario), events, after);

/** The statechart with its history, as an actor of its own. */
export const timelineLogic = timelineLogicOf(
  happen, ({ scenario, events }: TimelineInput): Timeline => replay(scenario, events ?? []),
);
