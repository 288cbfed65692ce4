/** A table played on as a lesson has it, event by event, and the dice on the way: the same for both games. */
import { dealFaces, type Hand } from '../../src/dice/hand.ts';
import type { History } from '../history.ts';

/** A hand of dice and what it shows. */
export interface DealtHand<H extends Hand> {
  readonly hand: H;
  readonly faces: readonly number[];
}

/**
 * What follows, one event after the other, the present one first.
 *
 * @param later how it stands one event later; the same: it is over.
 * @param most no table takes more events.
 */
export function* eachLater<T>(present: T, later: (now: T) => T, most: number): Generator<T, void> {
  let now = present;
  yield now;
  for (let step = 0; step < most; step += 1) {
    const after = later(now);
    if (after === now) return;
    yield now = after;
  }
}

/** The dice of the event that happened last, hand by hand; none where it was no throw. */
export const lastThrow = <S, E extends { readonly type: string }, H extends Hand>(
  { events, snapshots, at }: History<S, E>, handsOf: (snapshot: S) => readonly H[],
): readonly DealtHand<H>[] => {
  const event = events[at - 1];
  if (event?.type !== 'dice.thrown' || !('faces' in event)) return [];
  const hands = handsOf(snapshots[at - 1]!);
  const dealt = dealFaces(hands, event.faces as readonly number[]);
  return hands.map((hand, i) => ({ hand, faces: dealt[i]! }));
};
