/** The moves of a charge: each model once, as its player likes within the rules; then tests for dangerous terrain. */
import { distance, NOISE, type Point } from '../../battlefield/base.ts';
import { isOn } from '../editions/rows.ts';
import { answer } from '../editions/answers.ts';
import type { PhaseHand } from '../model/hands.ts';
import { type Refusal, refuse } from '../model/log.ts';
import { isAlive, modelOf, unitOf, withModel, withUnit } from '../model/roster.ts';
import type { Charge, Model, Phase } from '../model/state.ts';
import { dangerHandsFor, isUnharmed, mustSaveDangers, takeDangers } from '../movement/dangerous-terrain.ts';
import { gapBetween } from '../movement/places.ts';
import { chargePassing, leadsThrough, routeTo, type Route } from '../movement/route.ts';
import { whyNotChargeMove } from './charge-moves.ts';
import { chargersOf, presentCharge, targetsLeft, togetherWith, withCharge } from './chargers.ts';

export interface Move {
  readonly model: string;
  readonly to: Point;
}

/** The chargers that have not moved yet, those nearest to the enemy first. */
export const stillToMove = (phase: Phase): readonly Model[] => {
  const charge = presentCharge(phase);
  const enemies = phase.models.filter(({ unit, slain }) => slain === null && targetsLeft(phase, charge).includes(unit));
  const apart = (model: Model): number => Math.min(...enemies.map(enemy => gapBetween(phase, model, enemy)));
  return chargersOf(phase, charge).filter(({ id }) => !charge.moved.includes(id)).sort((a, b) => apart(a) - apart(b));
};

/** Why a charger may not move there; null: it may. @rule 40k.14, 40k.15, 40k.16 */
export const whyNotMove = (phase: Phase, { model, to }: Move): Refusal | null => {
  const charge = presentCharge(phase);
  const charger = chargersOf(phase, charge).find(({ id }) => id === model);
  const name = phase.models.find(({ id }) => id === model)?.name ?? model;
  if (charger === undefined) {
    return refuse('40k.15', 'charge-not-in-it', { model: name, unit: unitOf(phase, charge.unit).name });
  }
  if (charge.moved.includes(model)) return refuse('40k.15', 'charge-has-moved', { model: name });
  return whyNotChargeMove(phase, charge, model, to);
};

/** A charger moves by the shortest way there is; all who charge with it have gone where it has gone. */
export const moveCharger = (phase: Phase, { model, to }: Move): Phase => {
  const charge = presentCharge(phase);
  const mover = modelOf(phase, model);
  const route = distance(mover.at, to) <= NOISE ? null
    : routeTo(phase, mover, to, chargePassing(phase, mover, charge.targets));
  const way = route?.points.slice(0, -1) ?? [];
  const moved = withModel(withCharge(phase, { moved: [...charge.moved, model] }), model, {
    at: to, path: way.length > 0 ? way : [mover.at],
  });
  const tested = tests(phase) && route !== null && isEndangered(phase, mover, route)
    ? withCharge(moved, { testing: [...charge.testing, model] }) : moved;
  return route?.difficult === true ? goThroughDifficult(tested, charge) : tested;
};

/** Only the text whose units charge one by one tells of tests for dangerous terrain in a charge. @rule 40k.8 */
const tests = (phase: Phase): boolean => answer(phase, 'chargeShape') === 'in-turn';

/**
 * Whose way leads through dangerous terrain, unless he moves through cover. A row of the fourth edition has bikes test
 * in difficult terrain, and who jumps where he lands in it.
 *
 * @rule 40k.8 @row 7C-D4, 4C-D4
 */
const isEndangered = (phase: Phase, mover: Model, { dangerous, difficult, points }: Route): boolean => {
  if (dangerous) return !isUnharmed(phase, mover);
  if (!difficult || !isOn(phase, '4C-D4')) return false;
  const { traits } = unitOf(phase, mover.writtenIn);
  return traits.includes('bikes') || (traits.includes('jump-packs')
    && leadsThrough(phase, points.slice(-1), 'difficult'));
};

/** One model through difficult terrain is enough for its unit. @rule 40k.33 @ruling */
const goThroughDifficult = (phase: Phase, { unit }: Charge): Phase => togetherWith(phase, unit)
  .reduce((told, { id }) => withUnit(told, id, { throughDifficult: true }), phase);

/** Whether every charger has moved. */
export const haveAllMoved = (phase: Phase): boolean => stillToMove(phase).length === 0;

/** Whether the charge has to begin anew: whoever had moved is dead. @rule 40k.8 */
export const hasLostInitial = (phase: Phase): boolean => presentCharge(phase).moved.length === 0;

/** Whether models that went through dangerous terrain have still to test for it. */
export const mustTestDangers = (phase: Phase): boolean => presentCharge(phase).testing.length > 0;

const testing = (phase: Phase): readonly Model[] => presentCharge(phase).testing.map(id => modelOf(phase, id));

/** One die for each model, in a hand of its own. @rule 40k.8 */
export const dangerHands = (phase: Phase): readonly PhaseHand[] => dangerHandsFor(phase, testing(phase));

/** A model that shows a 1 loses a wound. They are no wounds of the fight. @rule 40k.8, 40k.56 @ruling */
export const resolveDangers = (phase: Phase, faces: readonly number[]): Phase => {
  const tested = takeDangers(phase, 'charge', testing(phase), faces);
  if (mustSaveDangers(tested)) return tested;
  const { moved } = presentCharge(phase);
  return withCharge(tested, { testing: [], moved: moved.filter(id => isAlive(modelOf(tested, id))) });
};
