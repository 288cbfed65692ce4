/** The table of a set-up: empty at first, and another size when it is asked for. All lengths in cm. */
import { FORMAT, RULESET, type Scenario } from '../epic-armageddon/model/scenario.ts';
import { LARGEST_TABLE, USUAL_TABLE } from '../epic-armageddon/model/limits.ts';
import { DEFAULT_RULINGS } from '../epic-armageddon/rulings/defaults.ts';

/** The usual table with nobody and nothing on it, from the choice of a target on. */
export const emptyTable = (): Scenario => ({
  format: FORMAT,
  ruleset: RULESET,
  title: '',
  rulings: DEFAULT_RULINGS,
  table: { ...USUAL_TABLE, terrain: [] },
  formations: [],
  engage: { formation: '', target: '', intermingled: [], combined: [], actionTest: 'none' },
  startAt: 'a1ChooseTarget',
  profiles: {},
});

const SMALLEST_TABLE = 10;

/** A table of another size; what is too small or too large is the nearest that may be. Nobody moves. */
export const resizeTable = (setUp: Scenario, width: number, depth: number): Scenario => {
  const size = { width: within(width, setUp.table.width), depth: within(depth, setUp.table.depth) };
  if (size.width === setUp.table.width && size.depth === setUp.table.depth) return setUp;
  return { ...setUp, table: { ...setUp.table, ...size } };
};

const within = (cm: number, before: number): number =>
  (Number.isFinite(cm) ? Math.min(LARGEST_TABLE, Math.max(SMALLEST_TABLE, Math.round(cm))) : before);
