/** Profiles as they are played: what rows tell that are off is left out, and what comes with a trait is put in. */
import { isOn, type RowId } from '../editions/rows.ts';
import { rowOfWeaponTrait, rowsOfTrait, type ModelTrait } from '../editions/trait-rows.ts';
import type { Ruled } from '../editions/answers.ts';
import { PLAIN_WEAPON } from './plain.ts';
import type { Profile, Weapon } from './profile.ts';
import { isGrenade } from './traits.ts';

/** What comes with a trait: other traits, and an invulnerable save. */
interface Gift {
  readonly gives: readonly ModelTrait[];
  readonly invulnerable: number | null;
}

const GIFTS: { readonly [trait in ModelTrait]?: Gift } = {
  zealot: { gives: ['fearless', 'hatred'], invulnerable: null },
  daemon: { gives: ['fear'], invulnerable: 5 },
  'storm-shield': { gives: [], invulnerable: 3 },
  'terminator-armour': { gives: ['relentless'], invulnerable: 5 },
};

type Profiles = Readonly<Record<string, Profile>>;

/** Every profile as it is played, without grenades whose row is off; one with nothing of all this stays as it is. */
export const profilesInForce = (ruled: Ruled, profiles: Profiles): Profiles => Object.fromEntries(
  Object.entries(profiles).map(([id, profile]) => [id, isPlainProfile(profile) ? profile : inForce(ruled, profile)]),
);

const isPlainProfile = ({ traits, feelNoPain, poisoned, weapons }: Profile): boolean =>
  traits.length === 0 && feelNoPain === null && poisoned === null && weapons.every(isPlayedAsWritten);

const isPlayedAsWritten = ({ traits, poisoned, charging, row }: Weapon): boolean =>
  traits.length === 0 && poisoned === null && charging === null && row === null;

const inForce = (ruled: Ruled, profile: Profile): Profile => {
  const isPlayed = (row: RowId): boolean => isOn(ruled, row);
  const own = profile.traits.filter(trait => rowsOfTrait(ruled.edition, trait).some(isPlayed));
  const gifts = own.flatMap(trait => GIFTS[trait] ?? []);
  const given = gifts.flatMap(({ gives }) => gives).filter(trait => rowsOfTrait(ruled.edition, trait).some(isPlayed));
  const invulnerable = Math.min(...[profile, ...gifts].map(one => one.invulnerable ?? Infinity));
  return {
    ...profile,
    traits: [...new Set([...own, ...given])],
    hatredOf: own.includes('zealot') ? [] : profile.hatredOf,
    invulnerable: Number.isFinite(invulnerable) ? invulnerable : null,
    feelNoPain: isOn(ruled, '7C-U12') ? profile.feelNoPain : null,
    poisoned: isOn(ruled, '7C-U14') ? profile.poisoned : null,
    weapons: profile.weapons.filter(one => !isGrenade(one) || isPlayed(one.row!))
      .map(weapon => weaponInForce(ruled, weapon)),
  };
};

/** Of a weapon whose row is off nothing is left but that it is one. */
const weaponInForce = (ruled: Ruled, weapon: Weapon): Weapon => {
  const { name, kind, row, traits, poisoned, charging } = weapon;
  if (row !== null && !isOn(ruled, row)) {
    return { name, kind: kind === 'pistol' ? kind : 'ordinary', ...PLAIN_WEAPON };
  }
  return {
    ...weapon,
    traits: traits.filter(trait => {
      const told = rowOfWeaponTrait(ruled.edition, trait);
      return told !== null && isOn(ruled, told);
    }),
    poisoned: isOn(ruled, '7C-U14') ? poisoned : null,
    charging: isOn(ruled, '7C-W4') ? charging : null,
  };
};
