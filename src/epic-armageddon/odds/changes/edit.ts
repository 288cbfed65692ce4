/** Scenarios with something changed; a scenario itself never is. */
import type { Point } from '../../../battlefield/base.ts';
import { sheetKeysOf } from '../../model/options.ts';
import { startAssault } from '../../steps/start.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../../model/scenario.ts';

/** A scenario holds the profiles that its units use, and no others. */
const withUsedProfiles = (scenario: Scenario, known: Scenario['profiles']): Scenario => {
  const units = scenario.formations.flatMap(formation => formation.units);
  const used = [...new Set(units.flatMap(sheetKeysOf))].filter(key => Object.hasOwn(known, key));
  const profiles = Object.fromEntries(used.map(key => [key, known[key]!]));
  return { ...scenario, profiles };
};

/** The same scenario with other formations, and with the profiles that those need. */
export const withFormations = (
  scenario: Scenario, formations: readonly ScenarioFormation[], more: Scenario['profiles'] = {},
): Scenario => withUsedProfiles({ ...scenario, formations }, { ...more, ...scenario.profiles });

/** The same scenario with one formation changed. */
export const changeFormation = (
  scenario: Scenario, id: string, changes: Partial<ScenarioFormation>,
): Scenario => ({
  ...scenario, formations: scenario.formations.map(one => (one.id === id ? { ...one, ...changes } : one)),
});

/** The same scenario with every unit as it is given back. */
export const changeUnits = (
  scenario: Scenario, change: (unit: ScenarioUnit) => ScenarioUnit, more: Scenario['profiles'] = {},
): Scenario => {
  const formations = scenario.formations.map(one => ({ ...one, units: one.units.map(change) }));
  return withFormations(scenario, formations, more);
};

/** A unit somewhere else, and whoever sits in it. */
export const putAt = (scenario: Scenario, id: string, at: Point): Scenario =>
  changeUnits(scenario, unit => (unit.id === id || unit.aboard === id ? { ...unit, at } : unit));

/** Names of those who stand elsewhere in a changed scenario; passengers go with whoever carries them. */
export const movedIn = (before: Scenario, after: Scenario): readonly string[] => {
  const places = new Map(after.formations.flatMap(one => one.units).map(({ id, at }) => [id, at.join()]));
  return startAssault(before).units.filter(({ id, at, aboard }) =>
    aboard === null && places.has(id) && places.get(id) !== at.join()).map(({ name }) => name);
};

/** The scenario without some units, and without formations of which nothing is left. */
export const withoutUnits = (scenario: Scenario, ids: readonly string[]): Scenario => {
  const left = scenario.formations.map(one => ({ ...one, units: one.units.filter(unit => !ids.includes(unit.id)) }));
  return withFormations(scenario, left.filter(one => one.units.length > 0));
};

/** An id that nobody has yet: the wish itself, or numbered. */
export const unusedId = (taken: readonly string[], wish: string, number = 1): string => {
  const id = number === 1 ? wish : `${wish}-${number}`;
  return taken.includes(id) ? unusedId(taken, wish, number + 1) : id;
};
