/** How large the table is, in cm. */
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import { LARGEST_TABLE } from '../epic-armageddon/scenario/limits.ts';

const SMALLEST_TABLE = 10;

/** A table of another size; what is too small or too large is the nearest that may be. Nobody moves. */
export const resizeTable = (setUp: Scenario, width: number, depth: number): Scenario => {
  const size = { width: within(width, setUp.table.width), depth: within(depth, setUp.table.depth) };
  if (size.width === setUp.table.width && size.depth === setUp.table.depth) return setUp;
  return { ...setUp, table: { ...setUp.table, ...size } };
};

const within = (cm: number, before: number): number =>
  (Number.isFinite(cm) ? Math.min(LARGEST_TABLE, Math.max(SMALLEST_TABLE, Math.round(cm))) : before);
