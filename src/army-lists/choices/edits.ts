/** Changes to a formation that has been put together: the dead go, anybody may come, characters and passengers move. */
import { sheetKey, type SheetOption } from '../../epic-armageddon/model/options.ts';
import type { Profile } from '../../epic-armageddon/model/profile.ts';
import { canCarry, carrierOf } from '../carrying.ts';
import type { BuiltFormation, BuiltUnit } from '../built-formation.ts';
import type { LibraryOption } from '../unit-options.ts';
import { placesAboard, type Rider } from './aboard.ts';

/** Profiles by the ids by which units name them. */
export type ProfileOf = (id: string) => Profile | undefined;

/** The formation's own profiles before those of a library. */
export const profilesIn = ({ profiles }: BuiltFormation, library: ProfileOf): ProfileOf =>
  id => (Object.hasOwn(profiles, id) ? profiles[id] : library(id));

/** What the datasheet of a unit leaves to its player. */
export type OptionsOf = (id: string) => readonly LibraryOption[];

/** Those of a library; of the formation's own profiles the ones that a list has changed keep theirs. */
export const optionsIn = ({ profiles }: BuiltFormation, library: OptionsOf): OptionsOf =>
  id => (Object.hasOwn(profiles, id) && sheetOf(id) === id ? [] : library(sheetOf(id)));

/** The formation without options that are neither of its units nor of their characters any more. */
export const withoutLostOptions = (built: BuiltFormation, optionsOf: OptionsOf): BuiltFormation => ({
  ...built, units: built.units.map(unit => {
    const known = [unit.profile, ...unit.characters].flatMap(optionsOf);
    return { ...unit, options: unit.options.filter(id => known.some(one => one.id === id)) };
  }),
});

const withUnits = (built: BuiltFormation, units: readonly BuiltUnit[]): BuiltFormation => {
  const used = new Set(units.flatMap(({ profile, characters }) => [profile, ...characters]));
  const profiles = Object.fromEntries(Object.entries(built.profiles).filter(([id]) => used.has(id)));
  return { ...built, units, profiles };
};

const at = (built: BuiltFormation, place: number, change: (unit: BuiltUnit) => BuiltUnit): BuiltFormation =>
  withUnits(built, built.units.map((unit, i) => (i === place ? change(unit) : unit)));

/** Without the unit at that place and the characters with it; those who were inside it stand on foot. */
export const unitRemoved = (built: BuiltFormation, place: number): BuiltFormation =>
  withUnits(built, built.units.flatMap((unit, i): readonly BuiltUnit[] => {
    if (i === place) return [];
    const { aboard } = unit;
    if (aboard === null || aboard === place) return [{ ...unit, aboard: null }];
    return [{ ...unit, aboard: aboard > place ? aboard - 1 : aboard }];
  }));

/** So many more of one unit, on foot, behind the others of its profile. */
export const unitsAdded = (
  built: BuiltFormation, profile: string, count: number, options: readonly string[] = [],
): BuiltFormation => {
  const place = behindLast(built.units, profile);
  const fresh = Array<BuiltUnit>(count).fill({ profile, characters: [], options, aboard: null });
  const moved = built.units.map(unit =>
    (unit.aboard !== null && unit.aboard >= place ? { ...unit, aboard: unit.aboard + count } : unit));
  return withUnits(built, [...moved.slice(0, place), ...fresh, ...moved.slice(place)]);
};

const behindLast = (units: readonly BuiltUnit[], profile: string): number => {
  const after = units.flatMap((unit, i) => (unit.profile === profile ? [i + 1] : []));
  return after.at(-1) ?? units.length;
};

/** So many of a kind: those without characters and on foot go first, the last of them before the others. */
export const withNumber = (built: BuiltFormation, kind: UnitKind, count: number): BuiltFormation => {
  const { profile, options, places } = kind;
  const missing = count - places.length;
  if (missing > 0) return unitsAdded(built, profile, missing, options);
  const worth = (place: number): number => worthOf(built.units[place]!);
  const leastFirst = [...places].sort((one, other) => worth(one) - worth(other) || other - one);
  return leastFirst.slice(0, -missing).sort((one, other) => other - one).reduce(unitRemoved, built);
};

/** Those who carry somebody are worth most, those in a transport more than those on foot. */
const worthOf = ({ characters, aboard }: BuiltUnit): number => characters.length * 2 + (aboard === null ? 0 : 1);

/** A character joins the unit at that place. */
export const characterAdded = (built: BuiltFormation, place: number, id: string): BuiltFormation =>
  at(built, place, unit => ({ ...unit, characters: [...unit.characters, id] }));

/** A character goes, and with it those of the unit's options that are its own. */
export const characterRemoved = (
  built: BuiltFormation, place: number, which: number, own: readonly string[] = [],
): BuiltFormation => at(built, place, unit => ({
  ...unit, characters: unit.characters.filter((_, i) => i !== which),
  options: unit.options.filter(id => !own.includes(id)),
}));

/** A character goes over from one unit to another, and with it those of the unit's options that are its own. */
export const characterMoved = (
  built: BuiltFormation, from: number, which: number, to: number, own: readonly string[] = [],
): BuiltFormation => {
  const { characters, options } = built.units[from] ?? { characters: [], options: [] };
  const id = characters[which];
  if (id === undefined || from === to) return built;
  const moved = characterAdded(characterRemoved(built, from, which, own), to, id);
  return at(moved, to, unit => ({ ...unit, options: [...unit.options, ...options.filter(one => own.includes(one))] }));
};

/** The units at some places with these of the options of one choice, and none of its others. */
export const optionsChosen = (
  built: BuiltFormation, places: readonly number[], choice: readonly SheetOption[], ids: readonly string[],
): BuiltFormation => withUnits(built, built.units.map((unit, i) => (!places.includes(i) ? unit : {
  ...unit, options: [...unit.options.filter(id => !choice.some(one => one.id === id)), ...ids],
})));

/** The unit at that place gets into a transport; null: it gets out. */
export const boarded = (built: BuiltFormation, place: number, transport: number | null): BuiltFormation =>
  at(built, place, unit => ({ ...unit, aboard: transport }));

/** Everybody who has room gets in, or everybody gets out. */
export const allAboard = (built: BuiltFormation, isAboard: boolean, profileOf: ProfileOf): BuiltFormation => {
  const places = isAboard ? placesAboard(built.units.map(unit => riderOf(unit, profileOf))) : [];
  return withUnits(built, built.units.map((unit, i) => ({ ...unit, aboard: places[i] ?? null })));
};

/** Places of the transports that have room for the unit at that place. */
export const roomFor = (built: BuiltFormation, place: number, profileOf: ProfileOf): readonly number[] => {
  const { units } = built;
  const rider = riderOf(units[place]!, profileOf);
  if (rider.carries !== null) return [];
  return units.flatMap((unit, i) => {
    if (i === place || unit.aboard !== null) return [];
    const { carries } = riderOf(unit, profileOf);
    const inside = units.flatMap((one, j) =>
      (one.aboard === i && j !== place ? [riderOf(one, profileOf).passenger] : []));
    return carries !== null && canCarry(carries, [...inside, rider.passenger]) ? [i] : [];
  });
};

/** The formation with a profile of its own by that id. */
export const withProfile = (built: BuiltFormation, id: string, profile: Profile): BuiltFormation =>
  ({ ...built, profiles: { ...built.profiles, [id]: profile } });

/** The formation with another profile wherever one was. */
export const renamed = (built: BuiltFormation, from: string, to: string): BuiltFormation => ({
  ...built,
  units: built.units.map(unit => ({
    ...unit, profile: unit.profile === from ? to : unit.profile,
    characters: unit.characters.map(one => (one === from ? to : one)),
  })),
});

/**
 * The formation with a profile of one's own: a unit that it does not have yet joins it, a character waits until it is
 * added to a unit. Who has become a character stands there no more, and who is none any more leads nobody.
 */
export const withOwn = (built: BuiltFormation, id: string, profile: Profile): BuiltFormation => {
  const isCharacter = profile.type === 'character';
  const places = built.units.flatMap((unit, i) => (isCharacter && unit.profile === id ? [i] : [])).reverse();
  const led = isCharacter ? places.reduce(unitRemoved, built) : withUnits(built, built.units.map(unit =>
    ({ ...unit, characters: unit.characters.filter(one => one !== id) })));
  const isThere = led.units.some(unit => unit.profile === id || unit.characters.includes(id));
  if (isThere) return withProfile(led, id, profile);
  return isCharacter ? led : withProfile(unitsAdded(led, id, 1), id, profile);
};

/** Whose datasheet a profile is: one that a list has changed is carried and carries as before. */
export const sheetOf = (id: string): string => id.split('-with-')[0]!;

/** A unit as one who may ride; `profileOf` knows profiles by the keys of a scenario as well. */
export const riderOf = ({ profile, options }: Pick<BuiltUnit, 'profile' | 'options'>, profileOf: ProfileOf): Rider => {
  const { type = 'infantry', abilities = [] } = profileOf(sheetKey(profile, options)) ?? profileOf(profile) ?? {};
  const sheet = sheetOf(profile);
  return { passenger: { id: sheet, type, abilities }, carries: carrierOf(sheet, abilities) };
};

/** Units of one profile for which the same is chosen, in the order of the formation. */
export interface UnitKind {
  readonly profile: string;
  /** Ids of the options of that profile, sorted. */
  readonly options: readonly string[];
  /** Places of its units. */
  readonly places: readonly number[];
}

export const unitKindsOf = ({ units }: BuiltFormation, optionsOf: OptionsOf): readonly UnitKind[] => {
  const own = ({ profile, options }: BuiltUnit): readonly string[] =>
    options.filter(id => optionsOf(profile).some(one => one.id === id)).sort();
  const keys = units.map(unit => sheetKey(unit.profile, own(unit)));
  return [...new Set(keys)].map(key => {
    const places = keys.flatMap((one, i) => (one === key ? [i] : []));
    const first = units[places[0]!]!;
    return { profile: first.profile, options: own(first), places };
  });
};
