/** Where profiles come from: the scenario itself first, then a library of units. */
import { type Draft, isWhole } from '../../parsing/shapes.ts';
import { sayings } from '../../shared/sayings.ts';
import { joinCharacters } from '../attacks/join-characters.ts';
import type { Combatant } from '../model/combatant.ts';
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
    brought: Object.keys(own ?? {}),
    library,
  };
};

/** A unit as it would fight; undefined where its profile or a character is not to be had. */
export const combatantFrom = (unit: UnitDraft, profiles: Profiles): Combatant | undefined => {
  const profile = unit.profile === undefined ? undefined : profiles.find(unit.profile);
  const characters = unit.characters?.map(id => (id === undefined ? undefined : profiles.find(id)));
  if (profile === undefined || characters === undefined) return undefined;
  const joined = characters.filter(one => one?.type === 'character') as readonly Profile[];
  return joined.length === characters.length ? joinCharacters(profile, joined) : undefined;
};
