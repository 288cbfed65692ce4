/** Where models stand, and how near they are to each other. Inches. */
import { CONTACT, gap, isInContact, isWithin, NOISE, type Base, type Point } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { livingOn, profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { otherSide } from '../model/procedure.ts';

/** Supporters, danger zones and coherency: this near, from edge to edge. @rule 40k.19 */
export const NEAR = 2;
/** Where floors count: this much higher or lower at most. @ruling */
const STOREYS = 6;
/** How far a model keeps from enemies that it may not come near. @rule 40k.16 */
export const INCH_AWAY = 1;

/** The base of a model where it stands. */
export const modelBase = (phase: Phase, model: Model): Base =>
  ({ at: model.at, radius: profileOf(phase, model).radius });

/** The base of a model as it would stand at a place. */
export const baseAt = (phase: Phase, model: Model, at: Point): Base => ({ at, radius: profileOf(phase, model).radius });

/** The base of a model where it stood when the present move began. */
export const startBaseOf = (phase: Phase, model: Model): Base => baseAt(phase, model, model.path[0] ?? model.at);

/** From base to base. */
export const gapBetween = (phase: Phase, a: Model, b: Model): number => gap(modelBase(phase, a), modelBase(phase, b));

/** Whether two models stand base to base. Most are far from each other, and odds ask this very often. */
export const areTouching = (phase: Phase, a: Model, b: Model): boolean => {
  const farthest = profileOf(phase, a).radius + profileOf(phase, b).radius + 2 * CONTACT;
  return Math.abs(a.at[0] - b.at[0]) < farthest && Math.abs(a.at[1] - b.at[1]) < farthest
    && isInContact(modelBase(phase, a), modelBase(phase, b));
};

/**
 * Whether one model is near another: within 2″ seen from above. Only the text that lets any friend be supported looks
 * at floors as well, and then no more than 6″ may lie between them.
 *
 * @rule 40k.19
 * @ruling
 */
export const isNear = (phase: Phase, a: Model, b: Model): boolean =>
  isWithin(modelBase(phase, a), modelBase(phase, b), NEAR) && isOnNearFloor(phase, a, b);

export const isOnNearFloor = (phase: Phase, a: Model, b: Model): boolean =>
  answer(phase, 'supportedBy') === 'own-unit' || Math.abs(a.height - b.height) <= STOREYS + NOISE;

/** The living enemies of a model. */
export const enemiesOf = (phase: Phase, model: Model): readonly Model[] => livingOn(phase, otherSide(model.side));
