/** The nearest of some enemies, for words and lines. */
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';

export interface Near {
  readonly enemy: Unit;
  /** The gap to it. */
  readonly cm: number;
}

/** Of equally near ones the first; null where there is nobody. */
export const nearestOf = (assault: Assault, unit: Unit, enemies: readonly Unit[]): Near | null => {
  let nearest: Near | null = null;
  for (const enemy of enemies) {
    const cm = gapBetween(assault, unit, enemy);
    if (nearest === null || cm < nearest.cm) nearest = { enemy, cm };
  }
  return nearest;
};
