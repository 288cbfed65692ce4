/** Cover for a target that has none, and none for one that has. */
import { contains, type Outline } from '../../../battlefield/terrain.ts';
import { has } from '../../model/combatant.ts';
import { baseOf } from '../../movement/engagement.ts';
import { combatantOf, fightersOnTable } from '../../model/roster.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { coverAt } from '../../movement/terrain.ts';
import { effectOf, TERRAIN, type TerrainPiece } from '../../model/terrain.ts';
import type { Change } from './change.ts';
import { unusedId } from './edit.ts';
import { SCENARIO_LIMITS } from '../../model/limits.ts';
import { laidOut } from './layout.ts';

/** What a target in the open is given to stand in. */
const GIVEN = 'ruins';

/** Defenders on foot: terrain hides nobody else. @rule V2, V3 */
const onFoot = (assault: Assault): readonly Unit[] => fightersOnTable(assault, 'defender').filter(unit => {
  const combatant = combatantOf(assault, unit);
  return combatant.type === 'infantry' && !has(combatant, 'mounted');
});

/** The rectangle that the bases of some units fill. */
const around = (assault: Assault, units: readonly Unit[]): Outline => {
  const bases = units.map(unit => baseOf(assault, unit));
  const least = (axis: 0 | 1): number => Math.min(...bases.map(({ at, radius }) => at[axis] - radius));
  const most = (axis: 0 | 1): number => Math.max(...bases.map(({ at, radius }) => at[axis] + radius));
  return [[least(0), least(1)], [most(0), least(1)], [most(0), most(1)], [least(0), most(1)]];
};

const changeOf = (
  scenario: Scenario, kind: 'cover-given' | 'cover-taken', terrain: readonly TerrainPiece[],
): Change => ({
  id: kind, kind, rule: 'V2', values: { terrain: TERRAIN[GIVEN].name, kind: GIVEN, cover: TERRAIN[GIVEN].cover! },
  scenario: { ...scenario, table: { ...scenario.table, terrain } },
});

/** Ground under somebody that hides him becomes open; whatever it did to lines of fire it still does. */
const opened = (terrain: readonly TerrainPiece[], units: readonly Unit[]): readonly TerrainPiece[] =>
  terrain.map(piece => (effectOf(piece).cover !== null && units.some(unit => contains(piece.outline, unit.at))
    ? { ...piece, kind: 'open-ground', works: null } : piece));

/**
 * Ruins under all defenders on foot, that everybody sees over, where none of them has cover; open ground under them
 * where some have. Attackers have no use of cover.
 *
 * @rule V2, V3
 */
export function* coverChanges(scenario: Scenario): Generator<Change> {
  const assault = laidOut(scenario);
  const units = onFoot(assault);
  const { terrain } = scenario.table;
  if (units.some(unit => coverAt(terrain, unit.at) !== null)) {
    yield changeOf(scenario, 'cover-taken', opened(terrain, units));
  } else if (units.length > 0 && terrain.length < SCENARIO_LIMITS.terrain) {
    const id = unusedId(terrain.map(piece => piece.id), GIVEN);
    const piece: TerrainPiece = {
      id, kind: GIVEN, outline: around(assault, units), name: null, builtBy: null, works: null, cutsSight: false,
    };
    yield changeOf(scenario, 'cover-given', [...terrain, piece]);
  }
}
