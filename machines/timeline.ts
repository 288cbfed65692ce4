/** A statechart with its history as an actor of its own: undo, redo, and going back to any moment. */
import {
  fromTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type EventFromLogic, type SnapshotFrom,
} from 'xstate';
import { isRevisit, revisit, type After, type History, type HistoryEvent } from './history.ts';

/** How a statechart stands after one more event; null: it refuses it. A refused event leaves the very same snapshot. */
export const afterIn = <M extends AnyStateMachine>(machine: M): After<SnapshotFrom<M>, EventFromLogic<M>> =>
  (present, event) => {
    if ((present as AnyMachineSnapshot).status !== 'active') return null;
    const [next] = transition(machine, present, event);
    return next === present ? null : next as SnapshotFrom<M>;
  };

/** The actor: an event happens, or goes to another moment. */
export const timelineLogicOf = <E extends { readonly type: string }, H extends History<unknown, E>, I>(
  happen: (timeline: H, event: E) => H, begin: (input: I) => H,
) => fromTransition(
  (timeline: H, event: E | HistoryEvent): H =>
    (isRevisit(event) ? revisit(timeline, event) : happen(timeline, event)),
  ({ input }: { input: I }): H => begin(input),
);
