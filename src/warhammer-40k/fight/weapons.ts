/** What models strike with: the weapon that they choose, or the one that is worth most. */
import { chanceOf } from '../../dice/hand.ts';
import { answer } from '../editions/answers.ts';
import { isOn } from '../editions/rows.ts';
import { toHit } from './charts.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { otherSide } from '../model/procedure.ts';
import type { Weapon } from '../model/profile.ts';
import { isAlive, livingOf, livingOn, modelOf, profileOf, unitOf, withModel } from '../model/roster.ts';
import { saveAgainst } from '../allocation/saves.ts';
import { woundOf } from '../allocation/wounds.ts';
import type { Model, Phase } from '../model/state.ts';
import { hasTrait, isGrenade, isMonstrous, weaponHas } from '../model/traits.ts';
import { fightRoleOf } from '../movement/engagement.ts';
import { attacksWith } from './attacks.ts';
import { presentCombat, fightersIn, presentFight, noteFight } from '../model/current-fight.ts';
import { SMASH, smashes } from './blow-rules.ts';
import { isPlain, attackRulesOf, specialAttackOf, strengthOf } from './special-attacks.ts';
import { hitChance, woundChances } from './wound-chances.ts';
import { skillOf, strikableUnits, toughnessesOf, weaponSkillOf } from './struck.ts';

/** Strikes without anything special. */
export const NO_WEAPON = 'none';

export interface ChosenWeapon {
  readonly model: string;
  readonly weapon: string;
}

/**
 * The special weapon that a model strikes with; null: none. Where supporters have one attack, they have no special one.
 *
 * @rule 40k.22, 40k.55
 * @throws Error where nobody fights.
 */
export const weaponOf = (phase: Phase, model: Model): Weapon | null => {
  if (!mayUseSpecials(phase, model) || model.strikesWith === NO_WEAPON || smashes(model)) return null;
  const specials = specialsOf(phase, model);
  if (specials.length < 2 && !isGrenade(specials[0] ?? null)) return specials[0] ?? null;
  return specials.find(({ name }) => name === model.strikesWith) ?? usualWeapon(phase, model);
};

/**
 * What a model may choose between: its special weapons, and none of them. A power fist in one hand and a power axe in
 * the other are two ways to strike, at different times; each counts as the other's second weapon.
 *
 * @rule 40k.55
 */
export const weaponOptions = (phase: Phase, model: Model): readonly string[] => {
  const names = specialsOf(phase, model).map(({ name }) => name);
  if (hasTrait(phase, model, 'smash')) return [...names, NO_WEAPON, SMASH];
  return names.length === 0 ? [] : [...names, NO_WEAPON];
};

/**
 * Whoever has a choice worth asking for: of several special weapons, or of one that costs something.
 *
 * @throws Error where nobody fights.
 */
export const choosersOfWeapons = (phase: Phase): readonly Model[] =>
  fightersIn(phase).filter(model =>
    mayUseSpecials(phase, model)
    && (hasTrait(phase, model, 'smash') || hasWorthwhileChoice(phase, specialsOf(phase, model))));

/** Why a model cannot strike with this; null: it can. @rule 40k.55 */
export const whyNotChooseWeapon = (phase: Phase, { model, weapon }: ChosenWeapon): Refusal | null => {
  const found = fightersIn(phase).find(({ id }) => id === model);
  if (found === undefined) return refuse('40k.55', 'not-in-this-fight', { model });
  if (!mayUseSpecials(phase, found)) return refuse('40k.22', 'no-special-attack', { model: found.name });
  return weaponOptions(phase, found).includes(weapon)
    ? null
    : refuse('40k.55', 'no-such-weapon', { model: found.name, weapon });
};

export const chooseWeapon = (phase: Phase, { model, weapon }: ChosenWeapon): Phase => {
  const chosen = withModel(phase, model, { strikesWith: weapon });
  const { name } = modelOf(phase, model);
  return weapon === NO_WEAPON
    ? noteFight(chosen, '40k.55', 'weapon-declined', { model: name })
    : noteFight(chosen, weapon === SMASH ? '7C-U20' : '40k.55', 'weapon-chosen', { model: name, weapon });
};

/** Whoever has not chosen strikes with what is worth most. */
export const settleWeapons = (phase: Phase): Phase => choosersOfWeapons(phase)
  .filter(({ strikesWith }) => strikesWith === null)
  .reduce((after, { id, ...model }) => (
    withModel(after, id, { strikesWith: usualWeapon(after, { id, ...model })?.name ?? NO_WEAPON })
  ), phase);

/** A weapon of many names is one weapon: a pair of claws is no choice. */
const specialsOf = (phase: Phase, model: Model): readonly Weapon[] => {
  const specials = profileOf(phase, model).weapons
    .filter(weapon => !isPlain(weapon) && (!isGrenade(weapon) || mayUseGrenade(phase, model)));
  return specials.filter(({ name }, i) => specials.findIndex(other => other.name === name) === i);
};

/**
 * Whether a model may use a grenade: all that it can strike are monstrous creatures, and by a row nobody else of its
 * unit uses one.
 *
 * @row 7C-G3, 7C-G4, 7C-G5
 */
const mayUseGrenade = (phase: Phase, model: Model): boolean => {
  const foes = livingOn(phase, otherSide(model.side));
  const strikable = strikableUnits(phase, model);
  const near = strikable.length > 0 ? strikable : presentCombat(phase).units;
  return foes.filter(({ unit }) => near.includes(unit)).every(foe => isMonstrous(phase, foe))
    && !(isOn(phase, '7C-G5')
      && livingOf(phase, model.unit).some(one => one.id !== model.id && usesGrenade(phase, one)));
};

const usesGrenade = (phase: Phase, model: Model): boolean => profileOf(phase, model).weapons
  .some(weapon => isGrenade(weapon) && weapon.name === model.strikesWith);

/**
 * Whether a model's special attacks count, by where it stands.
 *
 * @rule 40k.22
 * @throws Error where nobody fights.
 */
export const mayUseSpecials = (phase: Phase, { id }: Model): boolean =>
  answer(phase, 'support') === 'full' || fightRoleOf(presentFight(phase).sets, id) === 'touching';

const hasWorthwhileChoice = (phase: Phase, specials: readonly Weapon[]): boolean => specials.length > 1
  || specials.some(weapon => {
    const special = specialAttackOf(phase, weapon.kind);
    return special.strikesLast || isGrenade(weapon) || weaponHas(weapon, 'unwieldy')
      || (weapon.poisoned ?? weapon.woundsOn ?? special.woundsOn) !== null;
  });

/** The special weapon with which most wounds are to be expected; of equals the first. Nobody has to use a grenade. */
const usualWeapon = (phase: Phase, model: Model): Weapon | null => {
  const specials = specialsOf(phase, model);
  if (specials.length === 0) return null;
  const target = strikableUnits(phase, model)[0] ?? nextFoeOf(phase, model);
  if (target === null) return specials[0]!;
  const options = specials.every(isGrenade) ? [null, ...specials] : specials;
  const worth = options.map(weapon => expectedWounds(phase, model, weapon, target));
  return options[worth.indexOf(Math.max(...worth))]!;
};

/** How many wounds a model is likely to inflict if it comes to strike. */
export const promisedWounds = (phase: Phase, model: Model): number => {
  const target = nextFoeOf(phase, model);
  return target === null ? 0 : expectedWounds(phase, model, weaponOf(phase, model), target);
};

const nextFoeOf = (phase: Phase, { side }: Model): string | null => presentCombat(phase).units
  .find(id => unitOf(phase, id).side !== side && livingOf(phase, id).some(isAlive)) ?? null;

/** By the first model of the target that is left: good enough to choose a weapon by. */
const expectedWounds = (phase: Phase, model: Model, weapon: Weapon | null, target: string): number => {
  const rules = attackRulesOf(phase, model, weapon, target);
  const hit = hitChance(rules, chanceOf(toHit(skillOf(phase, model), weaponSkillOf(phase, target))));
  const toughness = toughnessesOf(phase, target).at(-1)!;
  const strength = strengthOf(phase, model, weapon);
  const [rending, other] = woundChances({ rules, strength }, hit, toughness);
  const victim = profileOf(phase, livingOf(phase, target)[0]!);
  const fails = (isRending: boolean): number =>
    1 - chanceOf(saveAgainst(phase, woundOf({ id: '', rules, strength }, isRending), victim).need);
  return attacksWith(phase, model, weapon) * (other * fails(false) + rending * fails(true));
};
