/** The zones of control that a move enters on its way. */
import type { Base, Point } from '../../battlefield/base.ts';
import { firstWithin } from '../../battlefield/measure.ts';
import { baseOf } from './engagement.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemiesWithZones, isInZone, zoneOf } from './zones-of-control.ts';

/** A zone that a straight move enters, and how far along the way, 0 to 1. */
export interface Entry {
  readonly enemy: Unit;
  readonly part: number;
}

/** The zones a straight move enters from outside, in the order in which it does. @rule A2.3 */
export const zonesEntered = (assault: Assault, unit: Unit, to: Point): readonly Entry[] => {
  const from: Base = baseOf(assault, unit);
  return enemiesWithZones(assault, unit)
    .filter(enemy => !isInZone(assault, unit, enemy))
    .map(enemy => ({ enemy, part: firstWithin(from, to, baseOf(assault, enemy), zoneOf(assault, enemy)) }))
    .filter((entry): entry is Entry => entry.part !== null)
    .sort((a, b) => a.part - b.part);
};
