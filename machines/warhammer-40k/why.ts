/** Why an event is refused now, in a sentence with its rule; and what a state says of itself. */
import type { SnapshotFrom } from 'xstate';
import type { PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../src/warhammer-40k/model/hands.ts';
import { refuse, type Refusal } from '../../src/warhammer-40k/model/log.ts';
import { phaseMachine } from './phase.machine.ts';
import { HANDS, isReason, REASONS, type StateMeta } from './setup.ts';
import type { HandsOf } from './vocabulary/hands.ts';

export type PhaseSnapshot = SnapshotFrom<typeof phaseMachine>;

/** The innermost active state's meta. */
export const metaOf = (snapshot: PhaseSnapshot): StateMeta => {
  const metas = snapshot.getMeta();
  let innermost = '';
  for (const id of Object.keys(metas)) if (id.length > innermost.length) innermost = id;
  return metas[innermost as keyof typeof metas]!;
};

/** The dice that a state asks for, empty if it asks for none. */
export const handsOf = (snapshot: PhaseSnapshot): readonly PhaseHand[] => {
  const { hands } = metaOf(snapshot);
  return hands === undefined ? [] : (HANDS[hands] as HandsOf)(snapshot.context.phase);
};

const guardsOf = (snapshot: PhaseSnapshot, event: PhaseEvent): readonly string[] | null => {
  const nodes = Object.keys(snapshot.getMeta()).map(id => phaseMachine.getStateNodeById(id));
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
export const whyNot = (snapshot: PhaseSnapshot, event: PhaseEvent): Refusal | null => {
  const guards = snapshot.status === 'active' ? guardsOf(snapshot, event) : null;
  if (guards === null) return refuse(metaOf(snapshot).rule, 'not-now');
  for (const guard of guards) {
    const refusal = isReason(guard) ? REASONS[guard](snapshot.context.phase, event) : null;
    if (refusal !== null) return refusal;
  }
  return null;
};
