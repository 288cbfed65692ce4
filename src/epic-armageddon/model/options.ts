/** Choices that a datasheet leaves to its player, and what they make of it. */
import type { Profile, Weapon } from './profile.ts';
import type { ScenarioUnit } from './scenario.ts';

/** One thing that a unit may be given, as its datasheet prints it. */
export interface SheetOption {
  /** The printed name in kebab case, by which scenarios name it. */
  readonly id: string;
  readonly name: string;
  /** Which choice of which datasheet it belongs to; those of one choice share its room. */
  readonly choice: string;
  /** How many of its choice there may be together. */
  readonly room: number;
  /** How often it may be taken itself. */
  readonly most: number;
  /** Values that hold instead of the profile's. */
  readonly values: Partial<Pick<Profile, 'speed' | 'armour' | 'cc' | 'ff'>>;
  readonly abilities: readonly string[];
  readonly weapons: readonly Weapon[];
  /** Names of the weapons that give way to it. */
  readonly without: readonly string[];
}

/** A profile as some options of its datasheet make it; it is called after them: `Razorback (Twin Heavy Bolter)`. */
export const sheetWith = (profile: Profile, options: readonly SheetOption[]): Profile => {
  if (options.length === 0) return profile;
  const gone = options.flatMap(({ without }) => without);
  return {
    ...Object.assign({ ...profile }, ...options.map(({ values }) => values)),
    name: `${profile.name} (${namesOf(options).join(', ')})`,
    abilities: [...new Set([...profile.abilities, ...options.flatMap(({ abilities }) => abilities)])],
    weapons: [
      ...profile.weapons.filter(({ name }) => !gone.includes(name)), ...options.flatMap(({ weapons }) => weapons),
    ],
  };
};

const namesOf = (options: readonly SheetOption[]): readonly string[] =>
  [...new Set(options.map(({ name }) => name))].map(name => {
    const count = options.filter(one => one.name === name).length;
    return count === 1 ? name : `${count} × ${name}`;
  });

/** The first of some options that there is no room for beside those before it; null: all of them go together. */
export const firstTooMany = (options: readonly SheetOption[]): number | null => {
  const found = options.findIndex((option, i) => {
    const before = options.slice(0, i + 1).filter(({ choice }) => choice === option.choice);
    return before.length > option.room || before.filter(({ id }) => id === option.id).length > option.most;
  });
  return found < 0 ? null : found;
};

/** What a unit fights with: its datasheet, its characters, and what is chosen of both. */
export type Fielded = Pick<ScenarioUnit, 'profile' | 'characters' | 'options'>;

/** The keys by which a unit finds its profiles in a scenario: their ids, and as its options make them. */
export const sheetKeysOf = ({ profile, characters, options }: Fielded): readonly string[] => {
  const ids = [profile, ...characters];
  return options.length === 0 ? ids : [...ids, ...ids.map(id => sheetKey(id, options))];
};

/** The key under which a scenario has a profile as the options of a unit make it. */
export const sheetKey = (id: string, options: readonly string[]): string => [id, ...[...options].sort()].join('+');
