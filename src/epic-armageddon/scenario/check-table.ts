/** Where things stand: on the table, and not in each other's place. */
import { distance, overlaps, type Base } from '../../battlefield/base.ts';
import { placedUnits, type PlacedUnit } from './check-units.ts';
import type { ScenarioDraft, TerrainDraft } from './draft.ts';
import { type ProblemList, quote, reportDuplicates } from '../../parsing/problems.ts';
import { sayProblem } from '../../parsing/problem-words.ts';
import type { Profiles } from './profile-source.ts';

export const checkTable = (draft: ScenarioDraft, profiles: Profiles, problems: ProblemList): void => {
  const pieces = (draft.table?.terrain ?? []).map((piece, i) => ({ id: piece?.id, path: `table.terrain[${i}].id` }));
  reportDuplicates(pieces, 'piece of terrain', problems);
  draft.table?.terrain?.forEach((piece, i) => checkWorks(piece, `table.terrain[${i}].works`, problems));
  const units = placedUnits(draft).filter(({ unit }) => unit.at !== undefined && unit.aboard === null);
  for (const one of units) checkOnTable(one, draft.table?.width, draft.table?.depth, problems);
  checkOverlaps(units, profiles, problems);
};

/** Field works stand on the table as fortifications. */
const checkWorks = (piece: TerrainDraft | undefined, path: string, problems: ProblemList): void => {
  const { kind, works } = piece ?? {};
  if (kind === undefined || kind === 'fortifications' || typeof works !== 'string') return;
  problems.report(path, 'contradiction', () => sayProblem('works', works, kind));
};

const checkOnTable = (
  { unit: { at }, path }: PlacedUnit, width: number | undefined, depth: number | undefined, problems: ProblemList,
): void => {
  if (at === undefined || width === undefined || depth === undefined) return;
  const [x, y] = at;
  if (x >= 0 && x <= width && y >= 0 && y <= depth) return;
  problems.report(`${path}.at`, 'off-table', () => sayProblem('offTable', `[${x}, ${y}]`, width, depth));
};

/** Every unit that stands on one before it is told once. Contact is no overlap. @rule L1 */
const checkOverlaps = (units: readonly PlacedUnit[], profiles: Profiles, problems: ProblemList): void => {
  const placed = units.flatMap(({ unit, path }) => {
    const profile = unit.profile === undefined ? undefined : profiles.find(unit.profile);
    if (profile === undefined || unit.at === undefined) return [];
    return [{ at: unit.at, radius: profile.radius, id: unit.id ?? path, path }];
  });
  placed.forEach((one, i) => {
    const other = placed.slice(0, i).find(before => overlaps(one, before));
    if (other === undefined) return;
    problems.report(`${one.path}.at`, 'overlap',
      () => sayProblem('overlap', quote(one.id), quote(other.id), depthOf(one, other)));
  });
};

/** How far two bases intrude on each other, in tenths of a cm and never nothing. */
const depthOf = (a: Base, b: Base): number =>
  Math.max(0.1, Math.round(10 * (a.radius + b.radius - distance(a.at, b.at))) / 10);
