/** What weapons do beyond being one: the special attacks as tables, and what a text says of its own or borrows. */
import { isSame } from '../../parsing/shortening.ts';
import { answer, isSilent, type Ruled } from '../editions/answers.ts';
import type { Answer } from '../editions/policy.ts';
import { PLAIN_WEAPON } from '../model/plain.ts';
import type { Weapon, WeaponKind } from '../model/profile.ts';
import { profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { isGrenade, weaponHas } from '../model/traits.ts';
import type { AttackRules } from '../model/fight.ts';
import { asStruck, furyOf, smashes, withBeside, type BesideRules } from './blow-rules.ts';

export interface SpecialAttack extends Omit<AttackRules, 'kind' | 'cap' | keyof BesideRules> {
  /** What the Strength of whoever strikes is multiplied with, before anything is added. */
  readonly strengthFactor: number;
  /** Strikes at Initiative 1 whatever else there is. */
  readonly strikesLast: boolean;
  /** Whoever strikes with it has a second weapon only in one of those that count as seconds of each other. */
  readonly seconds: readonly WeaponKind[] | null;
}

const PLAIN: SpecialAttack = {
  strengthFactor: 1, deniesArmour: false, armourPiercing: null, woundsOn: null, isByChartToo: false,
  rerollsWounds: 'never', rends: 'never', isForce: false, strikesLast: false, seconds: null,
};

type Effects = { readonly [kind in WeaponKind]: SpecialAttack };

const CLAWS: readonly WeaponKind[] = ['lightning-claw'];
const SPECIALISTS: readonly WeaponKind[] = ['power-fist', 'lightning-claw'];

/** What the trial texts say of them. */
const BY_TRIAL_RULES: Effects = {
  ordinary: PLAIN,
  pistol: PLAIN,
  'power-fist': { ...PLAIN, strengthFactor: 2, deniesArmour: true, strikesLast: true },
  'lightning-claw': { ...PLAIN, deniesArmour: true, rerollsWounds: 'always', seconds: CLAWS },
  power: { ...PLAIN, deniesArmour: true },
  poisoned: { ...PLAIN, woundsOn: 4 },
  heavy: PLAIN,
  rending: { ...PLAIN, rends: 'to-hit' },
  force: { ...PLAIN, deniesArmour: true, isForce: true },
};

/**
 * What pages beside a text that knows armour piercing say of them. A power weapon has a number of its own; one without,
 * which nobody can set up any more, denies armour as it did.
 */
const BY_SPECIAL_RULES: Effects = {
  ordinary: PLAIN,
  pistol: PLAIN,
  'power-fist': { ...PLAIN, strengthFactor: 2, armourPiercing: 2, strikesLast: true, seconds: SPECIALISTS },
  'lightning-claw': { ...PLAIN, armourPiercing: 3, rerollsWounds: 'always', seconds: SPECIALISTS },
  power: { ...PLAIN, deniesArmour: true },
  poisoned: { ...PLAIN, woundsOn: 4, isByChartToo: true, rerollsWounds: 'if-stronger' },
  heavy: PLAIN,
  rending: { ...PLAIN, rends: 'to-wound' },
  force: PLAIN,
};

const EFFECTS: { readonly [answer in Answer<'weaponEffects'>]: Effects } = {
  'trial-rules': BY_TRIAL_RULES, borrowed: BY_TRIAL_RULES, 'special-rules': BY_SPECIAL_RULES,
};

/** What a kind of weapon does by the text that is played. @rule 40k.34, 40k.46, 40k.55 */
export const specialAttackOf = (ruled: Ruled, kind: WeaponKind): SpecialAttack =>
  EFFECTS[answer(ruled, 'weaponEffects')][kind];

/** Where the effects of weapons stand that a text does not tell of; what is not named is its own. */
const ROWS: { readonly [answer in Answer<'weaponEffects'>]: { readonly [kind in AttackRules['kind']]?: string } } = {
  'trial-rules': {},
  borrowed: {
    'power-fist': '4C-W4', 'lightning-claw': '4C-W4', power: '4C-W4', poisoned: '4C-W4', rending: '4C-W4',
    force: '4C-W4', heavy: '4C-W3', monstrous: '4C-T5',
  },
  'special-rules': {
    'power-fist': '7C-W6', 'lightning-claw': '7C-W9', poisoned: '7C-U14', rending: '7C-U15', force: '7C-U24',
    monstrous: '7C-U20',
  },
};

/**
 * The row by which a text that does not tell of such weapons has them: borrowed from the trial texts, or from pages
 * beside it; null: they are its own, or nothing to speak of.
 *
 * @rule 40k.55
 */
export const rowBeside = (ruled: Ruled, { kind, cap }: Pick<AttackRules, 'kind' | 'cap'>): string | null =>
  (kind === 'heavy' && cap === null ? null : ROWS[answer(ruled, 'weaponEffects')][kind] ?? null);

/** Whether a row is of the trial texts, lent to another one. */
export const isBorrowed = (row: string): boolean => row === '4C-W4';

/** No Strength goes above this. @ruling */
const STRONGEST = 10;

const PLAIN_KINDS: readonly WeaponKind[] = ['ordinary', 'pistol'];

/** A weapon with nothing to it: it only counts as a second one. */
export const isPlain = (weapon: Weapon): boolean => PLAIN_KINDS.includes(weapon.kind)
  && isSame({ ...weapon, ...UNTOLD }, { ...weapon, ...PLAIN_WEAPON, ...UNTOLD });

/** Two hands are no effect, and a row alone is none. */
const UNTOLD = { twoHanded: false, row: null };

/**
 * The Strength of a blow: the basic one doubled where the weapon doubles it, what the weapon adds, at most 10. A
 * grenade has one of its own, and a destroyer the highest.
 *
 * @ruling
 * @row 7C-U32
 */
export const strengthOf = (phase: Phase, model: Model, weapon: Weapon | null): number => {
  const { strength } = profileOf(phase, model);
  const fury = furyOf(phase, model);
  if (weapon === null) return Math.min(STRONGEST, strength * (smashes(model) ? 2 : 1) + fury);
  if (isGrenade(weapon)) return Math.max(1, weapon.strengthBonus);
  if (weaponHas(weapon, 'destroyer')) return STRONGEST;
  const { strengthFactor, strengthBonus } = asStruck(phase, model, weapon);
  const factor = Math.max(strengthFactor, specialAttackOf(phase, weapon.kind).strengthFactor);
  return Math.min(STRONGEST, strength * factor + strengthBonus + fury);
};

/** Armour of this number and worse does not stand against a monstrous creature, where such numbers count. */
const MONSTROUS_PIERCING = 2;
/** The best save against a heavy weapon. @rule 40k.46 */
const HEAVY_CAP = 4;

/**
 * What a blow does to armour and to whom it wounds. A monstrous creature denies armour with whatever it strikes, unless
 * it may use nothing special, as who supports may not by some texts. Where armour is denied by the number that a weapon
 * has for it, that number alone says so, if it has one.
 *
 * @rule 40k.22, 40k.46, 40k.55, 40k.75
 */
export const attackRulesOf = (
  phase: Phase, model: Model, carried: Weapon | null, target: string | null, mayUseSpecials = true,
): AttackRules => {
  const isMonstrous = mayUseSpecials && unitOf(phase, model.writtenIn).traits.includes('monstrous-creature');
  const weapon = carried && asStruck(phase, model, carried);
  const kind = weapon?.kind ?? 'ordinary';
  const special = specialAttackOf(phase, kind);
  const own = weapon?.armourPiercing ?? special.armourPiercing;
  const pierces = answer(phase, 'armour') === 'armour-piercing';
  const armourPiercing = isMonstrous && pierces ? Math.min(own ?? Infinity, MONSTROUS_PIERCING) : own;
  return withBeside(phase, model, weapon, target, {
    kind: weapon === null && isMonstrous ? 'monstrous' : kind,
    deniesArmour: (isMonstrous && !pierces) || (special.deniesArmour && !(pierces && own !== null)),
    cap: kind === 'heavy' && capsArmour(phase) ? HEAVY_CAP : null,
    armourPiercing,
    woundsOn: weapon?.woundsOn ?? special.woundsOn,
    isByChartToo: special.isByChartToo,
    rerollsWounds: special.rerollsWounds,
    rends: special.rends,
    isForce: special.isForce,
  });
};

/** Whether a text, or its players, know of heavy weapons. @rule 40k.46 */
const capsArmour = (phase: Phase): boolean =>
  !isSilent(phase, 'heavyWeapons') && answer(phase, 'heavyWeapons') === 'four-at-best';
