/** How often a model strikes. */
import { isOn } from '../editions/rows.ts';
import { answer, type Ruled } from '../editions/answers.ts';
import type { Answer } from '../editions/policy.ts';
import type { UnitTrait, Weapon, WeaponKind } from '../model/profile.ts';
import { profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase, Unit } from '../model/state.ts';
import { fightRoleOf, strikableBy } from '../movement/engagement.ts';
import { presentFight } from '../model/current-fight.ts';
import { hasTrait, isGrenade, weaponHas } from '../model/traits.ts';
import { attacksBeside, chargeWorth, smashes } from './blow-rules.ts';
import { specialAttackOf } from './special-attacks.ts';

/** Whoever supports where that is worth one attack. @rule 40k.22 */
const SUPPORTING_ATTACKS = 1;
/** @rule 40k.24 */
const CHARGE_BONUS = 1;
/** However many weapons there are. @rule 40k.26 */
const SECOND_WEAPON_BONUS = 1;

/**
 * The attacks of a model with the weapon that it strikes with; null: with none in particular.
 *
 * Whoever touches an enemy has those of its profile, one more for a second weapon and one more for its charge. Who
 * supports has as many, or one alone whatever it carries; who does neither has none. In a free round neither the charge
 * counts nor, unless it was agreed, the second weapon.
 *
 * @rule 40k.22, 40k.24, 40k.26
 * @ruling
 * @throws Error where nobody fights.
 */
export const attacksWith = (phase: Phase, model: Model, weapon: Weapon | null): number => {
  const { sets, freeRound } = presentFight(phase);
  const standing = fightRoleOf(sets, model.id);
  if (standing === 'idle') return 0;
  if (standing === 'supporting' && answer(phase, 'support') === 'one-attack') return SUPPORTING_ATTACKS;
  if (smashes(model) || isGrenade(weapon)) return 1;
  const { attacks, weapons } = profileOf(phase, model);
  const isFree = !hasTrait(phase, model, 'storm-shield');
  const second = isFree && hasSecondWeapon(phase, weapons, weapon) ? SECOND_WEAPON_BONUS : 0;
  if (freeRound !== null) return attacks + (phase.rulings.freeRoundSecondWeapon === 'yes' ? second : 0);
  return attacks + second + chargeBonusOf(phase, model) + attacksBeside(phase, model);
};

/**
 * Whether a weapon in the other hand counts. To whoever strikes with a lightning claw only another one does; where a
 * text has fists and claws for specialists, to whoever strikes with one of them only another of them does. A model that
 * strikes with nothing in particular needs two weapons, by the trial texts both claws or neither.
 *
 * @rule 40k.26
 * @ruling
 */
export const hasSecondWeapon = (ruled: Ruled, weapons: readonly Weapon[], striking: Weapon | null): boolean => {
  const oneHanded = weapons.filter(one => !one.twoHanded && !isGrenade(one));
  const secondsOf = (weapon: Weapon): readonly WeaponKind[] | null =>
    (weaponHas(weapon, 'specialist') ? [] : specialAttackOf(ruled, weapon.kind).seconds);
  if (striking === null) {
    const choosy = oneHanded.filter(one => secondsOf(one) !== null).length;
    return isNoneAlone(ruled) ? oneHanded.length > 1 : choosy > 1 || oneHanded.length - choosy > 1;
  }
  if (striking.twoHanded) return false;
  const seconds = secondsOf(striking);
  const isSecond = (one: Weapon): boolean => seconds === null || seconds.includes(one.kind)
    || weaponHas(one, 'specialist') || (seconds.length === 0 && secondsOf(one) !== null);
  return oneHanded.filter(isSecond).length > 1;
};

/** Whether any two weapons do for whoever strikes with nothing in particular: he strikes with the plainer one. */
const isNoneAlone = (ruled: Ruled): boolean => answer(ruled, 'weaponEffects') === 'special-rules';

/** How many attacks a charge this turn gives a model. @rule 40k.24, 40k.25, 40k.32 @ruling */
export const chargeBonusOf = (phase: Phase, model: Model): number => {
  const unit = unitOf(phase, model.unit);
  return unit.charged.length > 0 && !IS_BARRED[answer(phase, 'chargeBonusBar')](phase, unit, model)
    ? chargeWorth(phase, model, CHARGE_BONUS) : 0;
};

type Bar = (phase: Phase, unit: Unit, model: Model) => boolean;

const firedUnless = (exempt: readonly UnitTrait[]): Bar => (_, { fired, traits }) =>
  fired !== null && !exempt.some(trait => traits.includes(trait));

/** @ruling */
const IS_BARRED: { readonly [answer in Answer<'chargeBonusBar'>]: Bar } = {
  'fired-but-terminators': firedUnless(['terminators', 'bikes', 'dreadnought', 'walker']),
  fired: firedUnless(['bikes', 'dreadnought', 'walker']),
  disordered: (phase, unit, model) => unit.disordered
    || (isOn(phase, '7C-G2') && !unit.lockedBefore && meetsPhoton(phase, unit, model)),
  photon: (phase, unit, model) => meetsPhoton(phase, unit, model),
};

/** @row 7C-G2 */
const meetsPhoton: Bar = (phase, _, model) => strikableBy(phase, presentFight(phase).sets, model).some(foe =>
  phase.models.some(one => one.unit === foe && profileOf(phase, one).grenades.includes('photon')));
