/** A scenario from outside: either whole, or everything that is wrong with it. */
import type { Point } from '../../battlefield/base.ts';
import { DEFAULT_RULINGS } from '../rulings/defaults.ts';
import {
  FORMAT, RULESET, type Scenario, type ScenarioFormation, type ScenarioUnit,
} from '../model/scenario.ts';
import { isArmyRule } from '../model/army-rules.ts';
import { effectOf, type TerrainPiece } from '../model/terrain.ts';
import { checkFormations } from './check-formations.ts';
import { checkPassengers } from './check-passengers.ts';
import { checkTable } from './check-table.ts';
import { checkUnits, countUnits } from './check-units.ts';
import {
  scenarioShape, type FormationFields, type ScenarioDraft, type ScenarioFields, type TerrainFields, type UnitFields,
} from './draft.ts';
import { plainJson, UNREADABLE } from '../../parsing/plain-json.ts';
import { problemList, type Problem, type ProblemList } from '../../parsing/problems.ts';
import {
  combatantFrom, NO_LIBRARY, profilesOf, sheetsOf, type Profiles, type ProfileSource,
} from './profile-source.ts';
import { readShape } from '../../parsing/shapes.ts';

export type Parsed = { readonly scenario: Scenario } | { readonly problems: readonly Problem[] };

/**
 * The scenario with every default filled in and every profile it uses resolved, or all its problems.
 *
 * `json` may be anything; a string is taken as JSON text. Nothing is half-read, thrown or run. A parsed scenario is
 * itself a valid one and is read as what it is. Profiles that no unit uses are left out, and so are army rules without
 * an effect in an assault.
 */
export const parseScenario = (json: unknown, library: ProfileSource = NO_LIBRARY): Parsed => {
  const problems = problemList();
  const draft = readDraft(json, problems);
  if (draft !== undefined) countUnits(draft, problems);
  if (draft === undefined || problems.isTooMany()) return { problems: problems.all() };
  const profiles = profilesOf(draft.profiles, library);
  checkFormations(draft, profiles, problems);
  checkUnits(draft, profiles, problems);
  checkPassengers(draft, profiles, problems);
  checkTable(draft, profiles, problems);
  if (problems.count() > 0) return { problems: problems.all() };
  return { scenario: completeScenario(draft as ScenarioFields, profiles) };
};

const readDraft = (value: unknown, problems: ProblemList): ScenarioDraft | undefined => {
  const json = plainJson(value, problems);
  return json === UNREADABLE ? undefined : readShape(scenarioShape, json, problems);
};

/** A draft of which no part is missing, with what it does not say; it uses no profile that there is not. */
export const completeScenario = (fields: ScenarioFields, profiles: Profiles): Scenario => {
  const { title, rulings, table, engage, startAt } = fields;
  const places = new Map(fields.formations.flatMap(({ units }) => units).map(({ id, at }) => [id, at]));
  const formations = fields.formations.map(one => completeFormation(one, places, profiles));
  return {
    format: FORMAT,
    ruleset: RULESET,
    title,
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    table: { ...table, terrain: table.terrain.map(completePiece) },
    formations,
    engage,
    startAt,
    profiles: usedProfiles(formations, profiles),
  };
};

/** Where each unit stands that is on the table. */
type Places = ReadonlyMap<string, Point | undefined>;

const completeFormation = (
  { id, name = id, rules, units, ...formation }: FormationFields, places: Places, profiles: Profiles,
): ScenarioFormation => ({
  id,
  name,
  ...formation,
  rules: rules.filter(isArmyRule),
  units: units.map(unit => completeUnit(unit, places, profiles)),
});

/** A passenger is where its transport stands; shields are all up unless the scenario knows better. */
const completeUnit = (unit: UnitFields, places: Places, profiles: Profiles): ScenarioUnit => {
  const { id, profile, damage, shields, aboard, poppedUp, characters, options } = unit;
  return {
    id,
    profile,
    at: places.get(aboard ?? id)!,
    damage,
    shields: shields ?? combatantFrom(unit, profiles)!.shields,
    aboard,
    poppedUp,
    characters,
    options,
  };
};

const completePiece = (piece: TerrainFields): TerrainPiece =>
  ({ ...piece, cutsSight: piece.cutsSight ?? effectOf({ ...piece, cutsSight: true }).cutsSight });

const usedProfiles = (formations: readonly ScenarioFormation[], profiles: Profiles): Scenario['profiles'] => {
  const units = formations.flatMap(formation => formation.units);
  return Object.fromEntries(units.flatMap(unit => sheetsOf(unit, profiles)));
};
