/** A scenario from outside: either whole, or everything that is wrong with it. */
import { DEFAULT_RULINGS } from '../epic-armageddon/rulings.ts';
import {
  FORMAT, RULESET, type Scenario, type ScenarioFormation, type ScenarioUnit,
} from '../epic-armageddon/scenario.ts';
import { TERRAIN, type TerrainPiece } from '../epic-armageddon/terrain.ts';
import { checkFormations } from './check-formations.ts';
import { checkTable } from './check-table.ts';
import { checkUnits } from './check-units.ts';
import { scenarioDraft, type FormationDraft, type ScenarioDraft, type TerrainDraft, type UnitDraft } from './draft.ts';
import { plainJson, UNREADABLE } from './plain-json.ts';
import { problemList, type Problem, type ProblemList } from './problems.ts';
import { NO_LIBRARY, profilesOf, type Profiles, type ProfileSource } from './profile-source.ts';

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
  return problems.count() > 0 ? { problems: problems.all() } : { scenario: complete(draft, profiles) };
};

const readDraft = (value: unknown, problems: ProblemList): ScenarioDraft | undefined => {
  const json = plainJson(value, problems);
  return json === UNREADABLE ? undefined : scenarioDraft.read(json, '', problems);
};

/** Something without problems has no part missing. */
type Whole<D> = { readonly [field in keyof D]-?: Exclude<D[field], undefined> };
const whole = <D extends object>(draft: D | undefined): Whole<D> => draft as Whole<D>;

const complete = (draft: ScenarioDraft, profiles: Profiles): Scenario => {
  const { title, rulings, table, formations, engage, startAt } = whole(draft);
  const { width, depth, terrain } = whole(table);
  const { formation, target } = whole(engage);
  const complete = formations.map(completeFormation);
  return {
    format: FORMAT,
    ruleset: RULESET,
    title,
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    table: { width, depth, terrain: terrain.map(completePiece) },
    formations: complete,
    engage: { formation, target },
    startAt,
    profiles: usedProfiles(complete, profiles),
  };
};

const completeFormation = (draft: FormationDraft | undefined): ScenarioFormation => {
  const { overwatch, rules, units, ...formation } = whole(draft);
  return {
    ...formation,
    name: formation.name ?? formation.id,
    rules: rules as ScenarioFormation['rules'],
    units: units.map(completeUnit),
  };
};

const completeUnit = (draft: UnitDraft | undefined): ScenarioUnit => {
  const { shields, aboard, ...unit } = whole(draft);
  return { ...unit, characters: unit.characters as readonly string[] };
};

const completePiece = (draft: TerrainDraft | undefined): TerrainPiece => {
  const piece = whole(draft);
  return { ...piece, cutsSight: piece.cutsSight ?? TERRAIN[piece.kind].cutsSight };
};

const usedProfiles = (formations: readonly ScenarioFormation[], profiles: Profiles): Scenario['profiles'] => {
  const units = formations.flatMap(formation => formation.units);
  const ids = new Set(units.flatMap(unit => [unit.profile, ...unit.characters]));
  return Object.fromEntries([...ids].map(id => [id, profiles.find(id)!]));
};
