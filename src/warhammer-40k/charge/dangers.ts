/** Dangerous terrain in a charge: a die for each model that went through it. */
import { dangerHandsFor, takeDangers } from '../movement/dangerous-terrain.ts';
import type { PhaseHand } from '../model/hands.ts';
import { isAlive, modelOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { presentCharge, withCharge } from './chargers.ts';

export const mustTestDangers = (phase: Phase): boolean => presentCharge(phase).testing.length > 0;

const testing = (phase: Phase): readonly Model[] => presentCharge(phase).testing.map(id => modelOf(phase, id));

/** One die for each model, in a hand of its own. @rule 40k.8 */
export const dangerHands = (phase: Phase): readonly PhaseHand[] => dangerHandsFor(testing(phase));

/** A model that shows a 1 is lost. They are no wounds of the fight. @rule 40k.8, 40k.56 */
export const resolveDangers = (phase: Phase, faces: readonly number[]): Phase => {
  const tested = takeDangers(phase, 'charge', testing(phase), faces);
  const { moved } = presentCharge(phase);
  return withCharge(tested, { testing: [], moved: moved.filter(id => isAlive(modelOf(tested, id))) });
};
