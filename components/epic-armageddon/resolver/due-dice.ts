/** The dice that are due with the next action: also behind hits that have to be placed, or ways to fight. */
import { transition } from 'xstate';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { once } from '../../../src/shared/once.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import { isPlacing, isSettlingWays } from '../steps/primary.ts';
import { stepStateOf } from './step-state.ts';

const pathOf = (snapshot: AssaultSnapshot): string => stepStateOf(snapshot).path;

/** The moment at which they fall: hits stay as they are placed, ways as they are chosen; else the moment itself. */
export const throwingMoment = once((snapshot: AssaultSnapshot): AssaultSnapshot => {
  if (snapshot.status !== 'active') return snapshot;
  const path = pathOf(snapshot);
  if (isPlacing(path)) {
    const [after] = transition(assaultMachine, snapshot, { type: 'hits.allocated' });
    return areSavesOf(snapshot, after) ? after : snapshot;
  }
  if (!isSettlingWays(path)) return snapshot;
  const [after] = transition(assaultMachine, snapshot, { type: 'ways.settled' });
  return after.status === 'active' && pathOf(after).endsWith('.rolling') ? after : snapshot;
});

/** Whether hits that were placed are saved next, and not what follows from them. */
const areSavesOf = (before: AssaultSnapshot, after: AssaultSnapshot): boolean => {
  const [placed, saved] = [before.context.assault.volley, after.context.assault.volley];
  return after.status === 'active' && pathOf(after).endsWith('.saving')
    && placed !== null && saved?.cause === placed.cause && saved.macro === placed.macro;
};

/** Empty: none are due. */
export const dueHands = once((snapshot: AssaultSnapshot): readonly AssaultHand[] =>
  (snapshot.status === 'active' ? handsOf(throwingMoment(snapshot)) : []));

/** A moment of a history at which the screen does not stay: hits have just been placed, and their saves are due. */
export const isAfterPlacing = (before: AssaultSnapshot, after: AssaultSnapshot): boolean =>
  isPlacing(pathOf(before)) && areSavesOf(before, after);
