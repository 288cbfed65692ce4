/** What a critical hit does when nobody says. */
import { USUAL_CRITICAL, type Critical, type UnitType } from '../model/profile.ts';

/** A further point of damage for what takes damage point by point, nothing for the rest. @rule W6 */
export const usualCritical = (type: UnitType, damageCapacity: number): Critical | null =>
  type === 'war-engine' || damageCapacity > 1 ? USUAL_CRITICAL : null;
