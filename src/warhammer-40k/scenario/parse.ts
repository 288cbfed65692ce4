/** A 40k scenario from outside: either whole, or everything that is wrong with it. */
import { meantBy } from '../editions/rows.ts';
import { POLICIES } from '../editions/index.ts';
import type { Completion, PolicyQuestion } from '../editions/policy.ts';
import { usualRulings } from '../rulings/rulings.ts';
import { editionOf, FORMAT, type Scenario } from '../model/scenario.ts';
import { TERRAIN_KINDS, type TerrainPiece } from '../model/terrain.ts';
import { plainJson, UNREADABLE } from '../../parsing/plain-json.ts';
import { problemList, type Problem } from '../../parsing/problems.ts';
import { readShape } from '../../parsing/shapes.ts';
import { isKept, kept, refusedWeapons, withoutMark } from '../model/refused-weapons.ts';
import { checkNew, checkPhase, countModels } from './check.ts';
import { phaseShape, type PhaseFields, type TerrainFields } from './draft.ts';

export type ParsedPhase = { readonly scenario: Scenario } | { readonly problems: readonly Problem[] };

/**
 * The scenario with every default filled in, or all its problems.
 *
 * `json` may be anything; a string is taken as JSON text. Nothing is half-read, thrown or run. A parsed scenario is
 * itself a valid one and is read as what it is. Profiles that no model uses are left out.
 */
export const parsePhase = (json: unknown): ParsedPhase => read(json, isKept(json));

/**
 * The same of a scenario that was kept or sent: it may have weapons that its text refuses since, and answers that its
 * text gives itself since.
 */
export const openPhase = (json: unknown): ParsedPhase => read(json, true);

const read = (json: unknown, mayHaveRefused: boolean): ParsedPhase => {
  const problems = problemList();
  const plain = plainJson(withoutMark(json), problems);
  const draft = plain === UNREADABLE ? undefined : readShape(phaseShape, plain, problems);
  if (draft !== undefined) countModels(draft, problems);
  if (draft === undefined || problems.isTooMany()) return { problems: problems.all() };
  checkPhase(draft, problems);
  if (!mayHaveRefused) checkNew(draft, problems);
  if (problems.count() > 0) return { problems: problems.all() };
  const scenario = complete(draft as PhaseFields);
  const { completion, profiles } = scenario;
  const ruled = { edition: editionOf(scenario), completion, completions: scenario.completions };
  const isRefused = refusedWeapons(ruled, profiles).length > 0;
  return { scenario: isRefused ? kept(scenario) : scenario };
};

const complete = ({ rulings, table, units, profiles, completion, completions, ...rest }: PhaseFields): Scenario => {
  const { [editionOf(rest)]: policy } = POLICIES;
  const open = Object.entries(completion).filter(([question]) => policy[question as PolicyQuestion] === null);
  const used = new Set(units.flatMap(unit => unit.models.map(model => model.profile)));
  return {
    ...rest,
    format: FORMAT,
    completion: Object.fromEntries(open) as Completion,
    completions: meantBy(completions),
    rulings: { ...usualRulings(editionOf(rest)), ...rulings },
    table: { ...table, terrain: table.terrain.map(completePiece) },
    units: units.map(({ name, ...unit }) => ({ ...unit, name: name ?? unit.id })),
    profiles: Object.fromEntries(Object.entries(profiles).filter(([id]) => used.has(id))),
  };
};

const completePiece = (piece: TerrainFields): TerrainPiece =>
  ({ ...piece, traits: piece.traits ?? TERRAIN_KINDS[piece.kind] });
