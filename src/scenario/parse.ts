/** A scenario from outside: either whole, or everything that is wrong with it. */
import { DEFAULT_RULINGS } from '../epic-armageddon/rulings.ts';
import {
  FORMAT, RULESET, type Scenario, type ScenarioFormation, type ScenarioUnit,
} from '../epic-armageddon/scenario.ts';
import { TERRAIN, type TerrainPiece } from '../epic-armageddon/terrain.ts';
import { checkFormations } from './check-formations.ts';
import { checkTable } from './check-table.ts';
import { checkUnits } from './check-units.ts';
import {
  scenarioShape, type FormationFields, type ScenarioDraft, type ScenarioFields, type TerrainFields, type UnitFields,
} from './draft.ts';
import { plainJson, UNREADABLE } from './plain-json.ts';
import { problemList, type Problem, type ProblemList } from './problems.ts';
import { NO_LIBRARY, profilesOf, type Profiles, type ProfileSource } from './profile-source.ts';
import { readShape } from './shapes.ts';

export type Parsed = { readonly scenario: Scenario } | { readonly problems: readonly Problem[] };

/**
 * The scenario with every default filled in and every profile it uses resolved, or all its problems.
 *
 * `json` may be anything; a string is taken as JSON text. Nothing is half-read, thrown or run. A parsed scenario is
 * itself a valid one and is read as what it is. Profiles that no unit uses are left out.
 */
export const parseScenario = (json: unknown, library: ProfileSource = NO_LIBRARY): Parsed => {
  const problems = problemList();
  const draft = readDraft(json, problems);
  if (draft === undefined) return { problems: problems.all() };
  const profiles = profilesOf(draft.profiles, library);
  checkFormations(draft, problems);
  checkUnits(draft, profiles, problems);
  checkTable(draft, profiles, problems);
  if (problems.count() > 0) return { problems: problems.all() };
  return { scenario: complete(draft as ScenarioFields, profiles) };
};

const readDraft = (value: unknown, problems: ProblemList): ScenarioDraft | undefined => {
  const json = plainJson(value, problems);
  return json === UNREADABLE ? undefined : readShape(scenarioShape, json, problems);
};

const complete = (fields: ScenarioFields, profiles: Profiles): Scenario => {
  const { title, rulings, table, engage, startAt } = fields;
  const formations = fields.formations.map(completeFormation);
  return {
    format: FORMAT,
    ruleset: RULESET,
    title,
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    table: { ...table, terrain: table.terrain.map(completePiece) },
    formations,
    engage: { formation: engage.formation, target: engage.target },
    startAt,
    profiles: usedProfiles(formations, profiles),
  };
};

const completeFormation = ({ id, name = id, overwatch, units, ...formation }: FormationFields): ScenarioFormation =>
  ({ id, name, ...formation, units: units.map(completeUnit) });

const completeUnit = ({ shields, aboard, ...unit }: UnitFields): ScenarioUnit => unit;

const completePiece = (piece: TerrainFields): TerrainPiece =>
  ({ ...piece, cutsSight: piece.cutsSight ?? TERRAIN[piece.kind].cutsSight });

const usedProfiles = (formations: readonly ScenarioFormation[], profiles: Profiles): Scenario['profiles'] => {
  const units = formations.flatMap(formation => formation.units);
  const ids = new Set(units.flatMap(unit => [unit.profile, ...unit.characters]));
  return Object.fromEntries([...ids].map(id => [id, profiles.find(id)!]));
};
