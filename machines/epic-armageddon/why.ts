/** Why an event is refused now, in a sentence with its rule; and what a state says of itself. */
import type { SnapshotFrom } from 'xstate';
import { refuse, type Refusal } from '../../src/epic-armageddon/model/log.ts';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { firstRefusal, guardsMet, innermostMeta } from '../why.ts';
import { assaultMachine } from './assault.machine.ts';
import { HANDS } from './hands.ts';
import { isRefusingGuard, REFUSING_GUARDS } from './reasons.ts';
import type { StateMeta } from './setup.ts';

export type AssaultSnapshot = SnapshotFrom<typeof assaultMachine>;

/** The innermost active state's meta. */
export const metaOf = (snapshot: AssaultSnapshot): StateMeta => innermostMeta<StateMeta>(snapshot);

/** The dice that a state asks for, empty if it asks for none. */
export const handsOf = (snapshot: AssaultSnapshot): readonly AssaultHand[] => {
  const { hands } = metaOf(snapshot);
  return hands === undefined ? [] : HANDS[hands](snapshot.context.assault);
};

/**
 * Why an event does nothing now.
 *
 * @returns the refusal, null if the event is accepted; an event that this state does not know is refused with
 * `not-now`.
 */
export const why = (snapshot: AssaultSnapshot, event: AssaultEvent): Refusal | null => {
  const guards = guardsMet(assaultMachine, snapshot, event.type);
  if (guards === null) return refuse(metaOf(snapshot).rule, 'not-now');
  return firstRefusal(guards.filter(isRefusingGuard), guard =>
    REFUSING_GUARDS[guard](snapshot.context.assault, event));
};
