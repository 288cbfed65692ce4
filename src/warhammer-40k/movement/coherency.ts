/** Whether the models of a unit hang together. */
import { isWithin, type Point } from '../../battlefield/base.ts';
import { livingOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { areWithin, fightersOf } from './contacts.ts';
import { baseAt, modelBase, isOnNearFloor, NEAR } from './places.ts';

/** No further than this from the next model of the unit. @rule 40k.15 */
export const COHERENCY = NEAR;

/**
 * Whether every living model of a unit is linked to every other by steps of 2″ at most.
 *
 * @param without the id of a model that is left out; null: nobody is.
 */
export const isCoherent = (phase: Phase, unit: string, without: string | null = null): boolean => {
  const living = fightersOf(phase, livingOf(phase, unit).filter(({ id }) => id !== without));
  return isChained(living, (a, b) => areWithin(a, b, COHERENCY) && isOnNearFloor(phase, a.model, b.model));
};

/** Whether a model would stand within 2″ of one of these others at a place. @rule 40k.15 */
export const isCoherentWith = (phase: Phase, model: Model, at: Point, others: readonly Model[]): boolean => {
  const there = baseAt(phase, model, at);
  return others.some(other => other.id !== model.id && isWithin(there, modelBase(phase, other), COHERENCY)
    && isOnNearFloor(phase, model, other));
};

/** Whether links lead from the first to everybody. */
export const isChained = <T>(models: readonly T[], isLinked: (a: T, b: T) => boolean): boolean => {
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
