/** Which dice a state asks for, by the name that its `meta.hands` carries. */
import { diceIn, isFace } from '../../src/dice/hand.ts';
import { testHands } from '../../src/epic-armageddon/steps/a0-action-test.ts';
import { attackHands } from '../../src/epic-armageddon/steps/a4-attacks.ts';
import { resultHands } from '../../src/epic-armageddon/steps/a6-result.ts';
import { terrainHands } from '../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import { refuse, type Refusal } from '../../src/epic-armageddon/model/log.ts';
import { griefHands } from '../../src/epic-armageddon/steps/a7-consolidate.ts';
import { splashHands } from '../../src/epic-armageddon/attacks/aftermath.ts';
import { saveHands } from '../../src/epic-armageddon/attacks/save-dice.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';

export const HANDS = {
  actionTest: testHands,
  attacks: attackHands,
  grief: griefHands,
  result: resultHands,
  saves: saveHands,
  splash: splashHands,
  terrain: terrainHands,
} as const satisfies Readonly<Record<string, (assault: Assault) => readonly AssaultHand[]>>;

export type HandsName = keyof typeof HANDS;

/** The rules that ask for the dice. */
const RULES: { readonly [name in HandsName]: string } = {
  actionTest: 'A0.2', attacks: 'A4.2', grief: 'A8.1', result: 'A6.1', saves: 'V10', splash: 'W6', terrain: 'A2.10',
};

/** Why these faces are not a throw of the hands asked for; null if they are. */
export const whyNotThrown = (assault: Assault, name: HandsName, faces: readonly number[]): Refusal | null => {
  const needed = diceIn(HANDS[name](assault));
  if (faces.length !== needed) return refuse(RULES[name], 'wrong-number-of-dice', { needed, given: faces.length });
  const wrong = faces.find(face => !isFace(face));
  return wrong === undefined ? null : refuse(RULES[name], 'no-such-face', { face: String(wrong) });
};
