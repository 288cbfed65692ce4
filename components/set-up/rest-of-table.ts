/** What lies on a table besides the two who fight, once they are lined up anew: other formations, drawn terrain. */
import type { Point } from '../../src/battlefield/base.ts';
import { SIDES } from '../../src/epic-armageddon/model/procedure.ts';
import type { Scenario, ScenarioFormation } from '../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { freshFormationId, freshUnitIds } from '../../src/table-editing/fresh-ids.ts';
import { clearOf } from '../../src/table-editing/placing.ts';
import { middleOf, standsOf, tidy, type Stand } from '../../src/table-editing/stands.ts';
import { fightingOn } from './on-table.ts';
import { OF_LINE_UP } from './plan.ts';

/** The middle of those who fight. */
const middle = (table: Scenario): Point => {
  const fighting = SIDES.map(side => fightingOn(table, side)?.id);
  return middleOf(standsOf(table).filter(({ formation }) => fighting.includes(formation)));
};

/** One formation more, with ids of its own, as near to a place as it finds room. */
const withBeside = (
  table: Scenario, formation: ScenarioFormation, stands: readonly Stand[], at: Point,
): Scenario => {
  const ids = freshUnitIds(table, formation.side, formation.units.length);
  const renamed = new Map(formation.units.map((unit, place) => [unit.id, ids[place]!]));
  const there = clearOf(stands, at, standsOf(table), table);
  const places = new Map(stands.map(({ id }, place) => [id, tidy(there[place]!.at)]));
  const units = formation.units.map((unit, place) => ({
    ...unit, id: ids[place]!, at: places.get(unit.aboard ?? unit.id) ?? unit.at,
    aboard: unit.aboard === null ? null : renamed.get(unit.aboard) ?? null,
  }));
  const fresh = { ...formation, id: freshFormationId(table, formation.name), units };
  return { ...table, formations: [...table.formations, fresh] };
};

const isWhole = (table: Scenario): boolean => 'scenario' in parseScenario(writeScenario(table));

/** Two who have been lined up, on the table on which they were; what finds no room there any more is gone. */
export const withRest = (lined: Scenario, before: Scenario): Scenario => {
  const fighting = SIDES.map(side => fightingOn(before, side));
  const beside = before.formations.filter(one => !fighting.includes(one) && !OF_LINE_UP.test(one.id));
  const terrain = before.table.terrain.filter(({ id }) => !OF_LINE_UP.test(id));
  if (beside.length === 0 && terrain.length === 0) return lined;
  const [[x, y], [wasX, wasY]] = [middle(lined), fighting.includes(undefined) ? middle(lined) : middle(before)];
  const shifted = ([atX, atY]: Point): Point => tidy([atX + x - wasX, atY + y - wasY]);
  const ground = { ...lined, table: { ...lined.table, terrain: [
    ...lined.table.terrain, ...terrain.map(piece => ({ ...piece, outline: piece.outline.map(shifted) })),
  ] } };
  const withTerrain = isWhole(ground) ? ground : lined;
  return beside.reduce((table, formation) => {
    const own = standsOf(before).filter(stand => stand.formation === formation.id);
    const next = withBeside(table, formation, own, shifted(middleOf(own)));
    const whole = { ...next, profiles: { ...before.profiles, ...next.profiles } };
    return isWhole(whole) ? whole : table;
  }, withTerrain);
};
