/** What weapons do beyond being one: the special attacks as a table. */
import { answer } from '../editions/answers.ts';
import type { Weapon, WeaponKind } from '../model/profile.ts';
import { profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import type { AttackRules } from '../model/fight.ts';

export interface SpecialAttack {
  /** What the Strength of whoever strikes is multiplied with, before anything is added. */
  readonly strengthFactor: number;
  readonly deniesArmour: boolean;
  /** The best armour save against it; null: any. */
  readonly cap: number | null;
  /** Wounds on this face and better unless the weapon itself says otherwise; null: by the chart. */
  readonly woundsOn: number | null;
  readonly rerollsWounds: boolean;
  readonly rends: boolean;
  readonly isForce: boolean;
  /** Strikes at Initiative 1 whatever else there is. */
  readonly strikesLast: boolean;
}

const PLAIN: SpecialAttack = {
  strengthFactor: 1, deniesArmour: false, cap: null, woundsOn: null, rerollsWounds: false, rends: false,
  isForce: false, strikesLast: false,
};

/** @rule 40k.55, 40k.34, 40k.46 */
export const SPECIAL_ATTACKS: { readonly [kind in WeaponKind]: SpecialAttack } = {
  ordinary: PLAIN,
  pistol: PLAIN,
  'power-fist': { ...PLAIN, strengthFactor: 2, deniesArmour: true, strikesLast: true },
  'lightning-claw': { ...PLAIN, deniesArmour: true, rerollsWounds: true },
  power: { ...PLAIN, deniesArmour: true },
  poisoned: { ...PLAIN, woundsOn: 4 },
  heavy: { ...PLAIN, cap: 4 },
  rending: { ...PLAIN, rends: true },
  force: { ...PLAIN, deniesArmour: true, isForce: true },
};

/** No Strength goes above this. @ruling */
const STRONGEST = 10;

/** A weapon with nothing to it: it only counts as a second one. */
export const isPlain = ({ kind, strengthBonus, woundsOn, armourPiercing }: Weapon): boolean =>
  SPECIAL_ATTACKS[kind] === PLAIN && strengthBonus === 0 && woundsOn === null && armourPiercing === null;

/**
 * The Strength of a blow: the basic one doubled where the weapon doubles it, what the weapon adds, at most 10.
 *
 * @ruling
 */
export const strengthOf = (phase: Phase, model: Model, weapon: Weapon | null): number => {
  const { strength } = profileOf(phase, model);
  if (weapon === null) return strength;
  return Math.min(STRONGEST, strength * SPECIAL_ATTACKS[weapon.kind].strengthFactor + weapon.strengthBonus);
};

/**
 * What a blow does to armour and to whom it wounds. A monstrous creature denies armour with whatever it strikes, unless
 * it may use nothing special, as who supports may not by some texts. Where armour is denied by the number that a weapon
 * has for it, that number alone says so, if it has one.
 *
 * @rule 40k.22, 40k.46, 40k.55, 40k.75
 */
export const attackRulesOf = (
  phase: Phase, model: Model, weapon: Weapon | null, mayUseSpecials = true,
): AttackRules => {
  const isMonstrous = mayUseSpecials && unitOf(phase, model.unit).traits.includes('monstrous-creature');
  const special = SPECIAL_ATTACKS[weapon?.kind ?? 'ordinary'];
  const armourPiercing = weapon?.armourPiercing ?? null;
  const isByNumber = armourPiercing !== null && answer(phase, 'armour') === 'armour-piercing';
  return {
    kind: weapon?.kind ?? (isMonstrous ? 'monstrous' : 'ordinary'),
    deniesArmour: isMonstrous || (special.deniesArmour && !isByNumber),
    cap: special.cap,
    armourPiercing,
    woundsOn: weapon?.woundsOn ?? special.woundsOn,
    rerollsWounds: special.rerollsWounds,
    rends: special.rends,
    isForce: special.isForce,
  };
};
