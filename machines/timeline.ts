/** An assault with its history: undo, redo, and going back to any moment. A list of events replays it for ever. */
import { fromTransition, initialTransition, transition } from 'xstate';
import type { Scenario } from '../src/epic-armageddon/scenario.ts';
import { assaultMachine } from './epic-armageddon/assault.machine.ts';
import type { AssaultEvent } from '../src/epic-armageddon/events.ts';
import type { AssaultSnapshot } from './epic-armageddon/why.ts';

export interface Timeline {
  readonly scenario: Scenario;
  /** Everything that has happened, also what has been undone and can be redone. */
  readonly events: readonly AssaultEvent[];
  /** How many of the events have happened, as things stand. */
  readonly at: number;
  /** The statechart after each number of events; never changed, only added to. */
  readonly snapshots: readonly AssaultSnapshot[];
}

export type TimelineEvent =
  | AssaultEvent
  | { readonly type: 'step.undone' }
  | { readonly type: 'step.redone' }
  /** Back, or forward, to the moment after so many events. */
  | { readonly type: 'step.revisited'; readonly at: number };

export interface TimelineInput {
  readonly scenario: Scenario;
  /** What has happened already; an event that the statechart refuses ends the replay before it. */
  readonly events?: readonly AssaultEvent[];
}

/** The statechart as it stands. */
export const presentOf = (timeline: Timeline): AssaultSnapshot => timeline.snapshots[timeline.at]!;

const begin = (scenario: Scenario): Timeline => ({
  scenario, events: [], at: 0, snapshots: [initialTransition(assaultMachine, { scenario })[0]],
});

/** One more event: what was undone before it is forgotten. A refused event changes nothing. */
export const happen = (timeline: Timeline, event: AssaultEvent): Timeline => {
  const present = presentOf(timeline);
  if (present.status !== 'active' || !present.can(event)) return timeline;
  const [next] = transition(assaultMachine, present, event);
  return {
    ...timeline,
    events: [...timeline.events.slice(0, timeline.at), event],
    at: timeline.at + 1,
    snapshots: [...timeline.snapshots.slice(0, timeline.at + 1), next],
  };
};

/** Before the first moment is the first, past the last the last; what is no whole number is no moment. */
const goTo = (timeline: Timeline, at: number): Timeline => {
  if (!Number.isInteger(at)) return timeline;
  const bounded = Math.min(Math.max(at, 0), timeline.events.length);
  return bounded === timeline.at ? timeline : { ...timeline, at: bounded };
};

const next = (timeline: Timeline, event: TimelineEvent): Timeline => {
  switch (event.type) {
    case 'step.undone':
      return goTo(timeline, timeline.at - 1);
    case 'step.redone':
      return goTo(timeline, timeline.at + 1);
    case 'step.revisited':
      return goTo(timeline, event.at);
    default:
      return happen(timeline, event);
  }
};

/** Plays events one after the other from the start of a scenario, as far as they are accepted. */
export const replay = (scenario: Scenario, events: readonly AssaultEvent[]): Timeline => {
  let timeline = begin(scenario);
  for (const event of events) {
    const after = happen(timeline, event);
    if (after === timeline) return timeline;
    timeline = after;
  }
  return timeline;
};

/** The statechart with its history, as an actor of its own. */
export const timelineLogic = fromTransition(
  (timeline: Timeline, event: TimelineEvent): Timeline => next(timeline, event),
  ({ input }: { input: TimelineInput }): Timeline => replay(input.scenario, input.events ?? []),
);
