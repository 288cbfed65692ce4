/** How large a base is when nobody says. */
import type { UnitType } from './profile.ts';

/** Up to this starting damage capacity a war engine has the smaller of the two bases. */
const SMALL_WAR_ENGINE = 3;

/**
 * The circle that stands for a unit's base, in cm, where its profile names none. The rules leave base sizes to the
 * players; a character stands on the base of the unit it is joined to and has an infantry base of its own.
 */
export const baseRadius = (type: UnitType, damageCapacity: number): number => {
  switch (type) {
    case 'infantry':
    case 'character':
      return 1;
    case 'light-vehicle':
    case 'armoured-vehicle':
      return 1.5;
    case 'war-engine':
      return damageCapacity <= SMALL_WAR_ENGINE ? 2.5 : 4;
  }
};
