/** Where profiles come from: the scenario itself first, then a library of units. */
import { type Draft, isWhole } from '../../parsing/shapes.ts';
import { sayings } from '../../shared/sayings.ts';
import { combatantIn } from '../attacks/join-characters.ts';
import type { Combatant } from '../model/combatant.ts';
import { sheetKey, sheetWith, type Fielded, type SheetOption } from '../model/options.ts';
import type { Profile } from '../model/profile.ts';
import type { UnitDraft } from './draft.ts';

/** Why some units have no profile here, in words for a person; another language is another record of them. */
export const UNUSABLE = {
  aircraft: 'It never lands to fight, and nothing can assault it in the air.',
  spacecraft: 'Spacecraft stay above the table and never fight an assault.',
  delivery: 'It only brings other units to the table and has no values to fight with.',
} as const;

sayings('army-lists/unusable', UNUSABLE);

export type Unusable = keyof typeof UNUSABLE;

/** A library of units; all but `profile` make its refusals more helpful. */
export interface ProfileSource {
  readonly profile: (id: string) => Profile | undefined;
  /** What the datasheet of a unit leaves to its player. */
  readonly options?: (id: string) => readonly SheetOption[];
  /** A unit that the library knows, if only to say why it has no profile. */
  readonly unit?: (id: string) => KnownUnit | undefined;
  /** Units that a text may mean, likeliest first. */
  readonly search?: (text: string) => readonly { readonly unit: KnownUnit }[];
}

interface KnownUnit {
  readonly id: string;
  readonly name: string;
  readonly profile: Profile | null;
  readonly unusable: Unusable | null;
}

/** No library at all: a scenario has to bring every profile it uses. */
export const NO_LIBRARY: ProfileSource = { profile: () => undefined };

/** Profiles a scenario can use. */
export interface Profiles {
  /** Undefined where there is none, or none that could be read. */
  readonly find: (id: string) => Profile | undefined;
  /** Whether the scenario brings a profile of that id, readable or not. */
  readonly isBrought: (id: string) => boolean;
  /** What the datasheet of a unit leaves to its player; nothing of a profile that the scenario brings. */
  readonly options: (id: string) => readonly SheetOption[];
  /** A profile with those of some options that are its own; undefined where there is none. */
  readonly sheet: (id: string, options: readonly string[]) => Profile | undefined;
  /** Their ids. */
  readonly brought: readonly string[];
  readonly library: ProfileSource;
}

/** The scenario's own profiles before those of the library; undefined: the scenario's could not be read at all. */
export const profilesOf = (
  own: Readonly<Record<string, Draft<Profile> | undefined>> | undefined, library: ProfileSource,
): Profiles => {
  const isOwn = (id: string): boolean => own !== undefined && Object.hasOwn(own, id);
  const readable = new Map<string, Profile>();
  for (const [id, profile] of Object.entries(own ?? {})) if (isWhole<Profile>(profile)) readable.set(id, profile);
  return {
    find: id => (isOwn(id) ? readable.get(id) : library.profile(id)),
    isBrought: id => own === undefined || isOwn(id),
    options: id => (isOwn(id) ? [] : library.options?.(id) ?? []),
    sheet: (id, options) => readable.get(sheetKey(id, options))
      ?? (isOwn(id) ? readable.get(id) : sheetFrom(id, options, library)),
    brought: Object.keys(own ?? {}),
    library,
  };
};

/** A unit as it would fight; undefined where its profile or a character is not to be had. */
export const combatantFrom = (unit: UnitDraft, profiles: Profiles): Combatant | undefined => {
  const { profile, characters } = unit;
  const isKnown = profile !== undefined && profiles.find(profile) !== undefined
    && characters?.every(id => id !== undefined && profiles.find(id)?.type === 'character');
  if (!isKnown) return undefined;
  const options = unit.options?.filter(option => option !== undefined) ?? [];
  return combatantIn(Object.fromEntries(sheetsOf(unit, profiles)),
    { profile, characters: characters as readonly string[], options });
};

/** The profiles that a unit uses, and as its options make them, by their keys in a scenario. */
export const sheetsOf = (
  { profile, characters = [], options = [] }: Pick<UnitDraft, 'profile' | 'characters' | 'options'>, profiles: Profiles,
): readonly (readonly [key: string, sheet: Profile])[] =>
  [profile, ...characters].flatMap(id => {
    const plain = id === undefined ? undefined : profiles.find(id);
    if (id === undefined || plain === undefined) return [];
    const chosen = options.filter(option => option !== undefined);
    const sheet = profiles.sheet(id, chosen);
    return sheet === undefined || sheet === plain ? [[id, plain]] : [[id, plain], [sheetKey(id, chosen), sheet]];
  });

/** A profile of a library with those of some options that are its own. */
export const sheetFrom = (
  id: string, options: readonly string[], library: ProfileSource,
): Profile | undefined => {
  const profile = library.profile(id);
  const known = options.length === 0 ? [] : library.options?.(id) ?? [];
  const chosen = [...options].sort().flatMap(option => known.find(one => one.id === option) ?? []);
  return profile && sheetWith(profile, chosen);
};

/** Of some options those that are a unit's own, by its datasheet or by those of its characters. */
export const ownOptions = (
  { profile, characters, options }: Fielded, library: ProfileSource,
): readonly string[] => {
  if (options.length === 0) return options;
  const known = [profile, ...characters].flatMap(id => library.options?.(id) ?? []);
  return options.filter(option => known.some(({ id }) => id === option));
};

/** The profile that a library has for a key of a scenario. */
export const sheetOfKey = (key: string, library: ProfileSource): Profile | undefined => {
  const [id = '', ...options] = key.split('+');
  return sheetFrom(id, options, library);
};
