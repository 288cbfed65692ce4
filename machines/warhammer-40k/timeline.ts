/** A phase with its history: undo, redo, and going back to any moment. A list of events replays it for ever. */
import { fromTransition, initialTransition, transition } from 'xstate';
import type { PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import { happenIn, isRevisit, replayIn, revisit, type History, type HistoryEvent } from '../history.ts';
import { phaseMachine } from './phase.machine.ts';
import type { PhaseInput } from './setup.ts';
import type { PhaseSnapshot } from './why.ts';

export interface PhaseTimeline extends History<PhaseSnapshot, PhaseEvent> {
  readonly input: PhaseInput;
}

const begin = (input: PhaseInput): PhaseTimeline => ({
  input, events: [], at: 0, snapshots: [initialTransition(phaseMachine, input)[0]],
});

/** A refused event leaves the very same snapshot. */
const after = (present: PhaseSnapshot, event: PhaseEvent): PhaseSnapshot | null => {
  if (present.status !== 'active') return null;
  const [next] = transition(phaseMachine, present, event);
  return next === present ? null : next;
};

/** One more event: what was undone before it is forgotten. A refused event changes nothing. */
export const happenInPhase = (timeline: PhaseTimeline, event: PhaseEvent): PhaseTimeline =>
  happenIn(timeline, event, after);

/** Plays events one after the other from the start of a phase, as far as they are accepted. */
export const replayPhase = (input: PhaseInput, events: readonly PhaseEvent[]): PhaseTimeline =>
  replayIn(begin(input), events, after);

/** The statechart with its history, as an actor of its own. */
export const phaseTimelineLogic = fromTransition(
  (timeline: PhaseTimeline, event: PhaseEvent | HistoryEvent): PhaseTimeline =>
    (isRevisit(event) ? revisit(timeline, event) : happenInPhase(timeline, event)),
  ({ input }: { input: { readonly begin: PhaseInput; readonly events?: readonly PhaseEvent[] } }): PhaseTimeline =>
    replayPhase(input.begin, input.events ?? []),
);
