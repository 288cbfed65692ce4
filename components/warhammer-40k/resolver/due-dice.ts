/** The dice that are due with the next action: also behind weapons and targets that have to be settled. */
import { transition } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { handsOf, metaOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { once } from '../../../src/shared/once.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';

/** The moment at which they fall: with what is chosen up to now; else the moment itself. */
export const throwingMoment = once((snapshot: PhaseSnapshot): PhaseSnapshot => {
  if (snapshot.status !== 'active' || metaOf(snapshot).unlessDecided !== 'strikes.settled') return snapshot;
  const [after] = transition(phaseMachine, snapshot, { type: 'strikes.settled' });
  return after.status === 'active' && handsOf(after)[0]?.purpose === 'hit' ? after : snapshot;
});

/** Empty: none are due. */
export const dueHands = once((snapshot: PhaseSnapshot): readonly PhaseHand[] =>
  (snapshot.status === 'active' ? handsOf(throwingMoment(snapshot)) : []));
