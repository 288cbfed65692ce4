/** Whether the models of a unit hang together. */
import { isWithin, type Point } from '../../battlefield/base.ts';
import { livingOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { baseAt, modelBase, isNear, isOnNearFloor, NEAR } from './places.ts';

/** No further than this from the next model of the unit. @rule 40k.15 */
export const COHERENCY = NEAR;

/** Whether every living model of a unit is linked to every other by steps of 2″ at most. */
export const isCoherent = (phase: Phase, unit: string): boolean =>
  isChained(livingOf(phase, unit), (a, b) => isNear(phase, a, b));

/** Whether a model would stand within 2″ of one of these others at a place. @rule 40k.15 */
export const isCoherentWith = (phase: Phase, model: Model, at: Point, others: readonly Model[]): boolean => {
  const there = baseAt(phase, model, at);
  return others.some(other => other.id !== model.id && isWithin(there, modelBase(phase, other), COHERENCY)
    && isOnNearFloor(phase, model, other));
};

/** Whether links lead from the first to everybody. */
export const isChained = (models: readonly Model[], isLinked: (a: Model, b: Model) => boolean): boolean => {
  const left = new Set(models.slice(1));
  const reached = models.slice(0, 1);
  for (const one of reached) {
    for (const other of left) {
      if (!isLinked(one, other)) continue;
      left.delete(other);
      reached.push(other);
    }
  }
  return left.size === 0;
};
