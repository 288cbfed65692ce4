/** Why an event is refused now, in a sentence with its rule; and what a state says of itself. */
import type { SnapshotFrom } from 'xstate';
import { refuse, type Refusal } from '../../src/epic-armageddon/model/log.ts';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { assaultMachine } from './assault.machine.ts';
import { HANDS } from './hands.ts';
import { isReason, REASONS } from './reasons.ts';
import type { StateMeta } from './setup.ts';

export type AssaultSnapshot = SnapshotFrom<typeof assaultMachine>;

/** The innermost active state's meta. */
export const metaOf = (snapshot: AssaultSnapshot): StateMeta => {
  const metas = snapshot.getMeta();
  let innermost = '';
  for (const id of Object.keys(metas)) if (id.length > innermost.length) innermost = id;
  return metas[innermost as keyof typeof metas]!;
};

/** The dice that a state asks for, empty if it asks for none. */
export const handsOf = (snapshot: AssaultSnapshot): readonly AssaultHand[] => {
  const { hands } = metaOf(snapshot);
  return hands === undefined ? [] : HANDS[hands](snapshot.context.assault);
};

const guardsOf = (snapshot: AssaultSnapshot, event: AssaultEvent): readonly string[] | null => {
  const nodes = Object.keys(snapshot.getMeta()).map(id => assaultMachine.getStateNodeById(id));
  const transitions = nodes.flatMap(node => node.on[event.type as keyof typeof node.on] ?? []);
  if (transitions.length === 0) return null;
  return transitions.flatMap(({ guard }) => (typeof guard === 'string' ? [guard] : []));
};

/**
 * Why an event does nothing now.
 *
 * @returns the refusal, null if the event is accepted; an event that this state does not know is refused with
 * `not-now`.
 */
export const why = (snapshot: AssaultSnapshot, event: AssaultEvent): Refusal | null => {
  const guards = snapshot.status === 'active' ? guardsOf(snapshot, event) : null;
  if (guards === null) return refuse(metaOf(snapshot).rule, 'not-now');
  for (const guard of guards) {
    const refusal = isReason(guard) ? REASONS[guard](snapshot.context.assault, event) : null;
    if (refusal !== null) return refusal;
  }
  return null;
};
