/** A 40k scenario from outside: either whole, or everything that is wrong with it. */
import { usualRulings } from '../rulings/rulings.ts';
import { editionOf, FORMAT, type Scenario } from '../model/scenario.ts';
import { TERRAIN_KINDS, type TerrainPiece } from '../model/terrain.ts';
import { plainJson, UNREADABLE } from '../../parsing/plain-json.ts';
import { problemList, type Problem } from '../../parsing/problems.ts';
import { readShape } from '../../parsing/shapes.ts';
import { checkPhase } from './check.ts';
import { phaseShape, type PhaseFields, type TerrainFields } from './draft.ts';

export type ParsedPhase = { readonly scenario: Scenario } | { readonly problems: readonly Problem[] };

/**
 * The scenario with every default filled in, or all its problems.
 *
 * `json` may be anything; a string is taken as JSON text. Nothing is half-read, thrown or run. A parsed scenario is
 * itself a valid one and is read as what it is. Profiles that no model uses are left out.
 */
export const parsePhase = (json: unknown): ParsedPhase => {
  const problems = problemList();
  const read = plainJson(json, problems);
  const draft = read === UNREADABLE ? undefined : readShape(phaseShape, read, problems);
  if (draft === undefined) return { problems: problems.all() };
  checkPhase(draft, problems);
  if (problems.count() > 0) return { problems: problems.all() };
  return { scenario: complete(draft as PhaseFields) };
};

const complete = ({ rulings, table, units, profiles, ...rest }: PhaseFields): Scenario => {
  const used = new Set(units.flatMap(unit => unit.models.map(model => model.profile)));
  return {
    ...rest,
    format: FORMAT,
    rulings: { ...usualRulings(editionOf(rest)), ...rulings },
    table: { ...table, terrain: table.terrain.map(completePiece) },
    units: units.map(({ name, ...unit }) => ({ ...unit, name: name ?? unit.id })),
    profiles: Object.fromEntries(Object.entries(profiles).filter(([id]) => used.has(id))),
  };
};

const completePiece = (piece: TerrainFields): TerrainPiece =>
  ({ ...piece, traits: piece.traits ?? TERRAIN_KINDS[piece.kind] });
