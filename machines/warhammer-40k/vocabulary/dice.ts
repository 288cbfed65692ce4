/** Whether the faces of a throw are a throw of the hands asked for. */
import { diceIn, isFace } from '../../../src/dice/hand.ts';
import { refuse } from '../../../src/warhammer-40k/model/log.ts';
import type { HandsOf } from './hands.ts';
import type { Reason } from './reason.ts';

/** Every die of the hands has to show a face: no more, no fewer, and none that a die does not have. */
export const areDiceOf = (handsOf: HandsOf): Reason => (phase, event) => {
  if (event.type !== 'dice.thrown') return null;
  const hands = handsOf(phase);
  const [needed, rule] = [diceIn(hands), hands[0]?.rule ?? 'R-X.02'];
  if (event.faces.length !== needed) {
    return refuse(rule, 'wrong-number-of-dice', { needed, given: event.faces.length });
  }
  const wrong = event.faces.find(face => !isFace(face));
  return wrong === undefined ? null : refuse(rule, 'no-such-face', { face: String(wrong) });
};
