/** Weapons that a text does not have: nobody sets them up any more, but where they were before they play on. */
import { answer, isSilent, type Ruled } from '../editions/answers.ts';
import type { Grenade, Profile, Weapon } from './profile.ts';

/** Its players have not agreed on it, or it is known by the number of its armour piercing alone. */
export type WeaponRefusal = 'not-agreed' | 'needs-number';

/** Why a text does not have a weapon; null: it has it. @rule 40k.55 @ruling */
export const whyNotWeapon = (
  ruled: Ruled, { kind, armourPiercing }: Pick<Weapon, 'kind' | 'armourPiercing'>,
): WeaponRefusal | null => {
  if (kind === 'heavy' && isSilent(ruled, 'heavyWeapons')) return 'not-agreed';
  if (armourPiercing !== null) return null;
  const isUnknown = (kind === 'heavy' && answer(ruled, 'heavyWeapons') === 'unknown')
    || (kind === 'power' && answer(ruled, 'weaponEffects') === 'special-rules');
  return isUnknown ? 'needs-number' : null;
};

export interface RefusedWeapon {
  readonly weapon: Weapon;
  readonly why: WeaponRefusal;
}

/** Every weapon of these profiles that the text does not have. */
export const refusedWeapons = (
  ruled: Ruled, profiles: Readonly<Record<string, Profile>>,
): readonly RefusedWeapon[] => Object.values(profiles).flatMap(({ weapons }) => weapons.flatMap(weapon => {
  const why = whyNotWeapon(ruled, weapon);
  return why === null ? [] : [{ weapon, why }];
}));

/** Grenades that some texts give nothing to do; frag has something in each. */
export type IdleGrenade = Exclude<Grenade, 'frag'>;

/** Which of these grenades do nothing by a text. @rule 40k.31, 40k.32 @ruling */
export const idleGrenades = (ruled: Ruled, grenades: readonly Grenade[]): readonly IdleGrenade[] => [
  ...(grenades.includes('plasma') && answer(ruled, 'cover') === 'nothing' ? ['plasma'] as const : []),
  ...(grenades.includes('photon') && answer(ruled, 'chargeBonusBar') !== 'photon' ? ['photon'] as const : []),
];

/** On scenarios that were set up before: it goes along wherever they are read again, and is in no file. */
const KEPT = Symbol.for('assault-resolver kept');

export const isKept = (scenario: unknown): boolean =>
  typeof scenario === 'object' && scenario !== null && KEPT in scenario;

/** Its fields alone, as in a file. */
export const withoutMark = (scenario: unknown): unknown =>
  (isKept(scenario) ? Object.fromEntries(Object.entries(scenario as object)) : scenario);

/** The same scenario, which may be read again whatever weapons it has. */
export const kept = <T extends object>(scenario: T): T => ({ ...scenario, [KEPT]: true });
