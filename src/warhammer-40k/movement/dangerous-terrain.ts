/** Dangerous terrain: a die for each model whose way leads through it. */
import { distance, NOISE } from '../../battlefield/base.ts';
import { dealFaces } from '../../dice/hand.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { withModel } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { leadsThrough } from './route.ts';
import type { PhaseStep } from '../model/procedure.ts';

/** No text prints the test itself: as everywhere else a 1 takes the model, whatever wounds it has. */
const SAFE = 2;

/** One die for each model, in a hand of its own. @rule 40k.8 */
export const dangerHandsFor = (models: readonly Model[]): readonly PhaseHand[] => models.map(({ id, name, side }) => ({
  name: `${name}: dangerous terrain`, dice: 1, read: 'successes', target: SAFE, side, purpose: 'dangerous-terrain',
  owners: [id], against: null, rule: '40k.8',
}));

/** Those who have gone somewhere else on a way that led through dangerous terrain. @rule 40k.8 */
export const endangeredAmong = (phase: Phase, models: readonly Model[]): readonly Model[] =>
  models.filter(({ path }) => path.length > 0 && distance(path[0]!, path.at(-1)!) > NOISE
    && leadsThrough(phase, path, 'dangerous'));

/** Whoever shows a 1 is lost. They are no wounds of the fight. @rule 40k.8, 40k.56 */
export const takeDangers = (
  phase: Phase, step: PhaseStep, models: readonly Model[], faces: readonly number[],
): Phase => {
  const dice = dealFaces(dangerHandsFor(models), faces).map(hand => hand[0]!);
  return models.reduce((after, { id, name }, i) => {
    const values = { model: name, face: dice[i]! };
    if (dice[i]! >= SAFE) return note(after, step, '40k.8', 'danger-passed', values);
    const without = withModel(after, id, { wounds: 0, slain: 'dangerous-terrain' });
    return note(without, step, '40k.8', 'danger-taken', values);
  }, phase);
};
