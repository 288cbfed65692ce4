/** Dangerous terrain in a charge: a die for each model that went through it. */
import { dealFaces } from '../../dice/hand.ts';
import type { PhaseHand } from '../hands.ts';
import { note } from '../log.ts';
import { modelOf, withModel } from '../roster.ts';
import type { Phase } from '../state.ts';
import { presentCharge, withCharge } from './chargers.ts';

/** No text prints the test itself: as everywhere else a 1 takes the model, whatever wounds it has. */
const SAFE = 2;

export const mustTestDangers = (phase: Phase): boolean => presentCharge(phase).testing.length > 0;

/** One die for each model, in a hand of its own. @rule 40k.8 */
export const dangerHands = (phase: Phase): readonly PhaseHand[] => presentCharge(phase).testing.map(model => ({
  name: `${modelOf(phase, model).name}: dangerous terrain`, dice: 1, read: 'successes', target: SAFE,
  side: phase.active, purpose: 'dangerous-terrain', owners: [model], against: null, rule: '40k.8',
}));

/** A model that shows a 1 is lost. They are no wounds of the fight. @rule 40k.8, 40k.56 */
export const resolveDangers = (phase: Phase, faces: readonly number[]): Phase => {
  const { testing, moved } = presentCharge(phase);
  const dice = dealFaces(dangerHands(phase), faces).map(hand => hand[0]!);
  const lost = testing.filter((_, i) => dice[i]! < SAFE);
  return testing.reduce((told, model, i) => {
    const values = { model: modelOf(told, model).name, face: dice[i]! };
    if (!lost.includes(model)) return note(told, 'charge', '40k.8', 'danger-passed', values);
    const without = withModel(told, model, { wounds: 0, slain: 'dangerous-terrain' });
    return note(without, 'charge', '40k.8', 'danger-taken', values);
  }, withCharge(phase, { testing: [], moved: moved.filter(id => !lost.includes(id)) }));
};
