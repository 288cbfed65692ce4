/** Why an event is refused now, in a sentence with its rule; and what a state says of itself. */
import type { SnapshotFrom } from 'xstate';
import type { PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../src/warhammer-40k/model/hands.ts';
import { refuse, type Refusal } from '../../src/warhammer-40k/model/log.ts';
import { firstRefusal, guardsMet, innermostMeta } from '../why.ts';
import { HANDS } from './hands.ts';
import { phaseMachine } from './phase.machine.ts';
import { isRefusingGuard, REFUSING_GUARDS } from './reasons.ts';
import type { StateMeta } from './setup.ts';

export type PhaseSnapshot = SnapshotFrom<typeof phaseMachine>;

/** The innermost active state's meta. */
export const metaOf = (snapshot: PhaseSnapshot): StateMeta => innermostMeta<StateMeta>(snapshot);

/** The dice that a state asks for, empty if it asks for none. */
export const handsOf = (snapshot: PhaseSnapshot): readonly PhaseHand[] => {
  const { hands } = metaOf(snapshot);
  return hands === undefined ? [] : HANDS[hands](snapshot.context.phase);
};

/**
 * Why an event does nothing now.
 *
 * @returns the refusal, null if the event is accepted; an event that this state does not know is refused with
 * `not-now`.
 */
export const whyNot = (snapshot: PhaseSnapshot, event: PhaseEvent): Refusal | null => {
  const guards = guardsMet(phaseMachine, snapshot, event.type);
  if (guards === null) return refuse(metaOf(snapshot).rule, 'not-now');
  return firstRefusal(guards.filter(isRefusingGuard), guard => REFUSING_GUARDS[guard](snapshot.context.phase, event));
};
