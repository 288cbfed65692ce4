/** Where two profiles are not alike, as far as an assault asks for it. */
import { abilityOf, UNIT_ABILITIES, WEAPON_ABILITIES, type Abilities } from '../../epic-armageddon/model/abilities.ts';
import type { Profile, Weapon } from '../../epic-armageddon/model/profile.ts';

export const PROFILE_FIELDS = [
  'type', 'speed', 'armour', 'cc', 'ff', 'damageCapacity', 'critical', 'abilities', 'weapons',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Fields of two profiles that make a difference in an assault. Names of weapons and what only shoots make none. */
export const differentFields = (a: Profile, b: Profile): readonly ProfileField[] =>
  PROFILE_FIELDS.filter(field => bearing(a, field) !== bearing(b, field));

/** What an assault sees of a field, as one word. */
const bearing = (profile: Profile, field: ProfileField): string => {
  switch (field) {
    case 'abilities':
      return JSON.stringify(playedOf(profile.abilities, UNIT_ABILITIES));
    case 'weapons':
      return JSON.stringify(profile.weapons.map(weaponAs).filter(said => said !== null).sort());
    case 'critical':
      return profile.critical === null ? '' : JSON.stringify([profile.critical.damage, profile.critical.splash]);
    default:
      return String(profile[field]);
  }
};

const playedOf = (words: readonly string[], abilities: Abilities): readonly string[] => words
  .filter(word => abilityOf(abilities, word)?.standing === 'played')
  .map(word => word.replace(/^void-shields?-1$/, 'void-shields-1').replace(/^shadowfields?-1$/, 'shadowfields-1')
    .replace(/^titan-killer-1$/, 'titan-killer'))
  .sort();

/** Null for a weapon that adds nothing. */
const weaponAs = ({ kind, extraAttacks, rules }: Weapon): string | null => {
  const played = playedOf(rules, WEAPON_ABILITIES);
  return extraAttacks === 0 && played.length === 0 ? null : `${kind} ${extraAttacks} ${played.join(' ')}`;
};
