/** The same table the other way round: whoever was to be charged charges. */
import { enemyOf } from '../model/procedure.ts';
import type { Scenario } from '../model/scenario.ts';

/** Null where others are joined to a side: those do not change places with it. @rule A1.3, A1.5 */
export const swapSides = (scenario: Scenario): Scenario | null => {
  const { engage, formations } = scenario;
  if (engage.intermingled.length > 0 || engage.combined.length > 0) return null;
  return {
    ...scenario,
    formations: formations.map(one => ({ ...one, side: enemyOf(one.side) })),
    engage: { ...engage, formation: engage.target, target: engage.formation },
  };
};
