/** Datasheets that say what a character is by whom it joins, and what whoever bears it becomes. */
import type { Profile, WeaponKind } from '../model/profile.ts';

const LIVING_ANCESTOR = 'Living Ancestor';
const EXARCH = 'Exarch';

/** The shrines whose Exarchs fight in contact, and those whose Exarchs fire. */
const SHRINES: { readonly [kind in WeaponKind]: readonly string[] } = {
  'assault': ['Dire Avengers', 'Howling Banshees', 'Shining Spears', 'Striking Scorpions'],
  'small-arms': ['Dark Reapers', 'Fire Dragons', 'Swooping Hawks', 'Warp Spiders'],
};

type Values = Partial<Pick<Profile, 'speed' | 'cc' | 'ff'>>;

/** Values of war engines with something mounted on them. */
const MOUNTED: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  'Ordinatus Minorus': {
    'Close Combat Weapon': { cc: 3 }, 'Laser Burner': { cc: 3 }, 'Corvus Assault Pod': { speed: 25 },
  },
  'Gorgon': { 'Gorgon Mortars': { ff: 6 } },
};

/**
 * A character as it is with whom it joins: a Living Ancestor gives infantry an invulnerable save, an Exarch for whom
 * nothing is chosen has the weapon of its shrine.
 *
 * @rule V13
 */
export const joinedTo = (bearer: Profile, character: Profile): Profile => {
  if (character.name === LIVING_ANCESTOR && bearer.type === 'infantry') {
    return { ...character, abilities: [...character.abilities, 'invulnerable-save'] };
  }
  return character.name !== EXARCH ? character
    : { ...character, weapons: character.weapons.filter(({ kind }) => SHRINES[kind].includes(bearer.name)) };
};

/** A unit with the values that it has with these characters. @rule V13 */
export const bearing = (unit: Profile, characters: readonly Profile[]): Profile => {
  const mounted = MOUNTED[unit.name];
  return mounted === undefined ? unit
    : Object.assign({ ...unit }, ...characters.map(({ name }) => mounted[name] ?? {}));
};
