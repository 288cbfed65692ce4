/** How guards and actions of the phase call the rules: one line each. */
import { assign } from 'xstate';
import type { PhaseEvent, PhaseEventType } from '../../src/warhammer-40k/model/events.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';

export interface PhaseContext {
  readonly phase: Phase;
}

export type EventOf<T extends PhaseEventType> = Extract<PhaseEvent, { readonly type: T }>;

/** Changes the phase by an event of one type. */
export const on = <T extends PhaseEventType>(type: T, change: (phase: Phase, event: EventOf<T>) => Phase) =>
  assign<PhaseContext, PhaseEvent, undefined, PhaseEvent, never>(({ context, event }) =>
    (event.type === type ? { phase: change(context.phase, event as EventOf<T>) } : {}));

/** Changes the phase whatever the event. (Not `then`: a module with such an export is never done being imported.) */
export const changes = (change: (phase: Phase) => Phase) =>
  assign<PhaseContext, PhaseEvent, undefined, PhaseEvent, never>(({ context }) => ({ phase: change(context.phase) }));

/** Uses the faces of a throw, and counts them. */
export const onDice = (change: (phase: Phase, faces: readonly number[]) => Phase) =>
  on('dice.thrown', (phase, { faces }) => change({ ...phase, diceUsed: phase.diceUsed + faces.length }, faces));

/** Asks the phase. */
export const asks = (question: (phase: Phase) => boolean) => ({ context }: { context: PhaseContext }): boolean =>
  question(context.phase);
