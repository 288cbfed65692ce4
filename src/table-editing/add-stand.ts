/** One stand more of a kind that is on the table already. */
import type { Point } from '../battlefield/base.ts';
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../epic-armageddon/model/scenario.ts';
import { freshUnitIds } from './fresh-ids.ts';
import { changed } from './formations.ts';
import { sayRemark } from './remark-words.ts';
import { tidy } from './stands.ts';

const wordOf = ({ profile, options }: ScenarioUnit): string => [profile, ...options].join(' ');

/** The kinds of stands of each formation, by the id of one of them: one without characters where there is one. */
export const kindsOfStands = ({ formations }: Scenario): readonly string[] => formations.flatMap(({ units }) => {
  const plainFirst = [...units.filter(one => one.characters.length === 0), ...units];
  const words = [...new Set(units.map(wordOf))];
  return words.map(word => plainFirst.find(one => wordOf(one) === word)!.id);
});

const formationOf = ({ formations }: Scenario, unit: string): ScenarioFormation | undefined =>
  formations.find(({ units }) => units.some(({ id }) => id === unit));

/** Why there may not be one more beside this one; null if there may. */
export const whyNotAdded = (setUp: Scenario, like: string): string | null => {
  const size = (formationOf(setUp, like)?.units.length ?? 0) + 1;
  if (size > SCENARIO_LIMITS.unitsInFormation) {
    return sayRemark('manyInFormation', SCENARIO_LIMITS.unitsInFormation, size);
  }
  const all = setUp.formations.reduce((sum, { units }) => sum + units.length, 1);
  return all > SCENARIO_LIMITS.units ? sayRemark('manyUnits', SCENARIO_LIMITS.units, all) : null;
};

/** One like another, whole and on foot, in its formation; where there is no other, nothing is changed. */
export const addStand = (
  setUp: Scenario, like: string, at: Point,
): { readonly setUp: Scenario; readonly id: string } => {
  const formation = formationOf(setUp, like);
  const unit = formation?.units.find(({ id }) => id === like);
  if (formation === undefined || unit === undefined) return { setUp, id: like };
  const [id = like] = freshUnitIds(setUp, formation.side, 1);
  const fresh: ScenarioUnit = { ...unit, id, at: tidy(at), damage: 0, aboard: null, characters: [] };
  return { setUp: changed(setUp, formation.id, one => ({ ...one, units: [...one.units, fresh] })), id };
};
