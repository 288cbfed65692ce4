/** The choice between the library and a file where their profiles differ: made once, for all that the file has. */
import type { BuiltFormation, BuiltUnit } from '../built-formation.ts';
import type { Library } from '../library.ts';
import type { ProfileDifference, UnderstoodList } from './import-result.ts';
import { differenceNote } from './sheet-notes.ts';

/** The same list with the profiles of its file wherever the library's are others. These have no options. */
export const withFileProfiles = (list: UnderstoodList, library: Library): UnderstoodList => {
  const { differences } = list;
  if (differences.length === 0) return list;
  const chosen = new Map(differences.map(one => [one.unit, one]));
  const told = differenceNote(differences);
  return {
    ...list,
    formations: list.formations.map(formation => withProfiles(formation, chosen, library)),
    differences: [],
    notes: list.notes.filter(note => note !== told),
  };
};

type Chosen = ReadonlyMap<string, ProfileDifference>;

const withProfiles = (formation: BuiltFormation, chosen: Chosen, library: Library): BuiltFormation => {
  const met = formation.units.flatMap(({ profile, characters }) => [profile, ...characters])
    .flatMap(id => chosen.get(id) ?? []);
  return {
    ...formation,
    units: formation.units.map(unit => withProfile(unit, chosen, library)),
    profiles: { ...formation.profiles, ...Object.fromEntries(met.map(({ own, file }) => [own, file])) },
  };
};

/** Options stay where the datasheet stays that prints them. */
const withProfile = (unit: BuiltUnit, chosen: Chosen, library: Library): BuiltUnit => {
  const ids = [unit.profile, ...unit.characters];
  if (!ids.some(id => chosen.has(id))) return unit;
  const kept = new Set(ids.filter(id => !chosen.has(id)).flatMap(id => library.options(id).map(option => option.id)));
  const idOf = (id: string): string => chosen.get(id)?.own ?? id;
  return {
    ...unit, profile: idOf(unit.profile), characters: unit.characters.map(idOf),
    options: unit.options.filter(option => kept.has(option)),
  };
};
