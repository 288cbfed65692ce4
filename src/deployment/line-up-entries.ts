/** The entries of a line-up: formations that have been put together, and where stands are when nobody says. */
import type { BuiltFormation, BuiltUnit } from '../army-lists/built-formation.ts';
import { sheetOf } from '../army-lists/choices/edits.ts';
import { bySide, type BySide, SIDES } from '../epic-armageddon/model/procedure.ts';
import type { ProfileSource } from '../epic-armageddon/scenario/profile-source.ts';
import type { LineUpEntry, Spread, StandGroup } from './line-up-request.ts';

/** Stands of one profile, and whether they have brought others who now stand before them. */
export interface FormationGroup extends Required<StandGroup> {
  readonly carries: boolean;
}

/** Stands are alike in profile, options and whether they carry passengers; several characters make one another. */
const wordOf = (unit: BuiltUnit, place: number, carriers: ReadonlySet<number>): string =>
  [unit.profile, ...unit.options, carriers.has(place), unit.characters.length > 1 ? place : ''].join(' ');

/** The stands of a formation, those with characters first of their kind, those that carried others last. */
export const groupsOf = ({ units }: BuiltFormation): readonly FormationGroup[] => {
  const carriers = new Set(units.flatMap(({ aboard }) => (aboard === null ? [] : [aboard])));
  const lines = new Map<string, FormationGroup>();
  units.forEach((unit, place) => {
    const word = wordOf(unit, place, carriers);
    const { count = 0, characters = [] } = lines.get(word) ?? {};
    lines.set(word, {
      profile: unit.profile, count: count + 1, characters: [...characters, ...unit.characters], options: unit.options,
      carries: carriers.has(place),
    });
  });
  const all = [...lines.values()];
  return [...all.filter(line => !line.carries), ...all.filter(line => line.carries)];
};

const onFoot = (lines: readonly FormationGroup[]): number =>
  lines.reduce((sum, { count, carries }) => sum + (carries ? 0 : count), 0);

/** As many in contact as pair off without those that carried others; everybody else is near enough to fire. */
export const usualPlaces = (sides: BySide<readonly FormationGroup[]>): BySide<readonly LineUpEntry[]> => {
  const pairs = Math.min(...SIDES.map(side => onFoot(sides[side]) || standCount(sides[side])));
  return bySide(side => spreadOver(sides[side], { inContact: pairs, back: 0 }));
};

/** The same stands where they have been put; those of other stands count for nothing. */
export const placedAs = (usual: readonly LineUpEntry[], spreads: readonly Spread[] | null): readonly LineUpEntry[] => {
  const sizeOf = ({ inContact, inFirefight, back }: Spread): number => inContact + inFirefight + back;
  const isSame = spreads?.length === usual.length && spreads.every((one, i) => sizeOf(one) === sizeOf(usual[i]!));
  return isSame ? usual.map((entry, i) => ({ ...entry, ...spreads[i]! })) : usual;
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

/** How many stands there are of all kinds. */
const standCount = (stands: readonly StandGroup[]): number => stands.reduce((sum, { count }) => sum + count, 0);

/** As many pairs in contact as the smaller side has stands, the first of each list; the others in a firefight. */
export const usualSpread = (sides: BySide<readonly StandGroup[]>): BySide<readonly LineUpEntry[]> => {
  const pairs = Math.min(...SIDES.map(side => standCount(sides[side])));
  return bySide(side => spreadOver(sides[side], { inContact: pairs, back: 0 }));
};

/**
 * The same stands with so many of them in contact and so many further back, filled from the first of the list and from
 * its last; all between them are in a firefight.
 */
export const spreadOver = (
  stands: readonly StandGroup[], { inContact, back }: { readonly inContact: number; readonly back: number },
): readonly LineUpEntry[] => {
  let first = inContact;
  let between = standCount(stands) - inContact - back;
  return stands.map(({ profile, count, characters = [], options = [] }) => {
    const touching = Math.min(count, first);
    const firing = Math.min(count - touching, Math.max(0, between));
    first -= touching;
    between -= firing;
    return { profile, characters, options, inContact: touching, inFirefight: firing, back: count - touching - firing };
  });
};
