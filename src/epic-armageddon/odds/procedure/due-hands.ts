/** The hands of each throw of the procedure. */
import { splashHands } from '../../attacks/aftermath.ts';
import { saveHands } from '../../attacks/save-dice.ts';
import { batchHands } from '../../attacks/strikes.ts';
import type { AssaultHand } from '../../model/hands.ts';
import type { Assault } from '../../model/state.ts';
import { testHands } from '../../steps/a0-action-test.ts';
import { terrainHands } from '../../steps/a2-dangerous-terrain.ts';
import { resultHands } from '../../steps/a6-result.ts';
import { griefHands } from '../../steps/a7-consolidate.ts';
import type { DiceName } from './turn.ts';

/** What is thrown for each of the names that a turn gives its dice. */
export const DUE_HANDS: Readonly<Record<DiceName, (assault: Assault) => readonly AssaultHand[]>> = {
  actionTest: testHands, terrain: terrainHands, splash: splashHands, grief: griefHands, saves: saveHands,
  attacks: assault => batchHands(assault.batch!), result: resultHands,
};
