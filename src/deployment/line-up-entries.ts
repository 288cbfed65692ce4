/** The entries of a line-up: formations that have been put together, and where stands are when they have been put. */
import type { BuiltFormation, BuiltUnit } from '../army-lists/built-formation.ts';
import { sheetOf } from '../army-lists/choices/edits.ts';
import type { ProfileSource } from '../epic-armageddon/scenario/profile-source.ts';
import type { StandGroup } from './line-up-request.ts';

/** Stands are alike in profile and options; several characters make one another. */
const wordOf = ({ profile, options, characters }: BuiltUnit, place: number): string =>
  [profile, ...options, characters.length > 1 ? place : ''].join(' ');

/** The stands of a formation in the order in which their kinds are first named, those with characters first of each. */
export const groupsOf = ({ units }: BuiltFormation): readonly Required<StandGroup>[] => {
  const lines = new Map<string, Required<StandGroup>>();
  units.forEach((unit, place) => {
    const word = wordOf(unit, place);
    const { count = 0, characters = [] } = lines.get(word) ?? {};
    const { profile, options } = unit;
    lines.set(word, { profile, count: count + 1, characters: [...characters, ...unit.characters], options });
  });
  return [...lines.values()];
};

/** A library that knows the profiles of these formations as well; one that a list has changed keeps its options. */
export const withOwn = (library: ProfileSource, formations: readonly BuiltFormation[]): ProfileSource => ({
  ...library,
  profile: id => formations.find(({ profiles }) => Object.hasOwn(profiles, id))?.profiles[id] ?? library.profile(id),
  options: id => {
    const isOwn = formations.some(({ profiles }) => Object.hasOwn(profiles, id));
    return isOwn && sheetOf(id) === id ? [] : library.options?.(sheetOf(id)) ?? [];
  },
});
