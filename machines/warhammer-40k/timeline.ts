/** A phase with its history: undo, redo, and going back to any moment. A list of events replays it for ever. */
import { initialTransition } from 'xstate';
import type { PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import { happenIn, replayIn, type History } from '../history.ts';
import { afterIn, timelineLogicOf } from '../timeline.ts';
import { phaseMachine } from './phase.machine.ts';
import type { PhaseInput } from './setup.ts';
import type { PhaseSnapshot } from './why.ts';

export interface PhaseTimeline extends History<PhaseSnapshot, PhaseEvent> {
  readonly input: PhaseInput;
}

const begin = (input: PhaseInput): PhaseTimeline => ({
  input, events: [], at: 0, snapshots: [initialTransition(phaseMachine, input)[0]],
});

const after = afterIn(phaseMachine);

/** One more event: what was undone before it is forgotten. A refused event changes nothing. */
export const happenInPhase = (timeline: PhaseTimeline, event: PhaseEvent): PhaseTimeline =>
  happenIn(timeline, event, after);

/** Plays events one after the other from the start of a phase, as far as they are accepted. */
export const replayPhase = (input: PhaseInput, events: readonly PhaseEvent[]): PhaseTimeline =>
  replayIn(begin(input), events, after);

/** The statechart with its history, as an actor of its own. */
export const phaseTimelineLogic = timelineLogicOf(
  happenInPhase,
  ({ begin: input, events }: { readonly begin: PhaseInput; readonly events?: readonly PhaseEvent[] }): PhaseTimeline =>
    replayPhase(input, events ?? []),
);
