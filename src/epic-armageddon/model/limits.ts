/** The most a scenario may hold, and what stands for what it does not say. */
import { MOST_CORNERS } from '../../battlefield/terrain.ts';

export const SCENARIO_LIMITS = {
  formations: 12, unitsInFormation: 60, units: 200, options: 12, terrain: 40, corners: MOST_CORNERS,
} as const;
/** The table where a scenario does not say, and the largest one, in cm. */
export const USUAL_TABLE = { width: 120, depth: 80 } as const;
export const LARGEST_TABLE = 1000;
/** Initiative where a formation does not say: it plays no part once the assault has begun. */
export const USUAL_INITIATIVE = 2;
