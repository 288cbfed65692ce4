/** Where the keys lead that leave a hand of a throw. */
import type { DiceHand } from './dice-hand.ts';
import type { HandLeft } from './hand-events.ts';

/** Arrows go to the neighbour, a full row to the next that has a blank die, and leftover faces into what follows. */
export const goOnFrom = (at: number, hands: readonly DiceHand[], { direction, because, rest }: HandLeft): void => {
  if (direction === 'previous') {
    const before = hands[at - 1];
    before?.focusDie(before.hand.dice - 1);
    if (because === 'erased') before?.erase();
  } else if (because === 'moved') {
    hands[at + 1]?.focusDie(0);
  } else if (rest.length > 0) {
    hands[at + 1]?.focusDie(0);
    hands[at + 1]?.enter(rest);
  } else {
    [...hands.slice(at + 1), ...hands.slice(0, at)].find(hand => !hand.full)?.focusDie();
  }
};
