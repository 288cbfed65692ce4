/** Settling what a list did not tell: one of the near names, or left out. */
import { unitsAdded } from '../choices/edits.ts';
import type { Library } from '../library.ts';
import type { BuiltFormation } from '../built-formation.ts';
import type { LibraryUnit } from '../unit.ts';
import { SCENARIO_LIMITS } from '../../epic-armageddon/model/limits.ts';
import type { UnderstoodList } from './import-result.ts';
import { assignCharacters, type WantedUnit } from './assign-characters.ts';

/**
 * The same with the words at that place settled: they mean a unit of that id, or (null) nothing. A character joins the
 * units that are there; where nobody is yet, the words stay open.
 */
export const settleWords = (so: UnderstoodList, at: number, unit: string | null, library: Library): UnderstoodList => {
  const open = so.unmatched[at];
  const meant = unit === null ? null : library.unit(unit);
  if (open === undefined || meant === undefined) return so;
  const unmatched = so.unmatched.filter((_, i) => i !== at);
  if (meant === null) return { ...so, unmatched };
  const formation = so.formations[open.formation];
  if (formation === undefined || meant.profile === null) return so;
  const more = withMore(formation, meant, open.count, library);
  if (more === null) return so;
  return { ...so, formations: so.formations.map(one => (one === formation ? more : one)), unmatched };
};

/** Null: a character is left over. Who was aboard stays there. */
const withMore = (
  formation: BuiltFormation, unit: LibraryUnit, count: number, library: Library,
): BuiltFormation | null => {
  const room = SCENARIO_LIMITS.unitsInFormation - formation.units.length;
  if (unit.profile?.type !== 'character') return unitsAdded(formation, unit.id, Math.min(room, count));
  const before: readonly WantedUnit[] = formation.units.flatMap(({ profile }) => {
    const one = library.unit(profile);
    return one === undefined ? [] : [plain(one, 1)];
  });
  const { units, left } = assignCharacters([...before, plain(unit, count)], null);
  if (left.length > 0 || units.length !== formation.units.length) return null;
  return {
    ...formation,
    units: formation.units.map((one, i) => ({ ...one, characters: [...one.characters, ...units[i]!.characters] })),
  };
};

const plain = (unit: LibraryUnit, count: number): WantedUnit =>
  ({ unit, count, isJoined: false, options: [], named: [] });
