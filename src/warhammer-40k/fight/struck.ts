/** What a unit is to those who strike it: its Weapon Skill and Toughness, and who of it can fall. */
import { answer } from '../editions/answers.ts';
import { presentFight } from '../model/current-fight.ts';
import { isAlive, livingOf, profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { fightRoleOf, strikableBy, zoneOf } from '../movement/engagement.ts';
import type { Rulings } from '../rulings/rulings.ts';

/**
 * The Weapon Skill that counts for a unit.
 *
 * @rule 40k.39, 40k.40
 * @throws Error where nobody fights.
 */
export const weaponSkillOf = (phase: Phase, unit: string): number =>
  countedAmong(countedValues(phase, unit, 'weaponSkill'), phase.rulings.majority, answer(phase, 'tieWeaponSkill'));

/**
 * The Toughness that counts for a unit; several, lowest first, where its owner decides between them: those that are
 * equally many.
 *
 * @rule 40k.41, 40k.42
 * @ruling R-X.02, R-3.13
 * @throws Error where nobody fights.
 */
export const toughnessesOf = (phase: Phase, unit: string): readonly number[] => {
  const values = countedValues(phase, unit, 'toughness');
  const { majority } = phase.rulings;
  const tie = answer(phase, 'tieToughness');
  if (tie !== 'owner') return [countedAmong(values, majority, tie)];
  const most = majorityOf(values, majority);
  return most === null ? mostNumerous(values) : [most];
};

/**
 * The units that a model may strike now and of which somebody can fall.
 *
 * @rule 40k.72, 40k.49
 * @throws Error where nobody fights.
 */
export const strikableUnits = (phase: Phase, model: Model): readonly string[] => {
  const { sets } = presentFight(phase);
  return strikableBy(phase, sets, model).filter(target => {
    const zone = zoneOf(sets, target, model.unit);
    return phase.models.some(one => isAlive(one) && zone.includes(one.id));
  });
};

/**
 * The values that are counted. Characters are units of their own and count for nobody else.
 *
 * @ruling
 * @throws Error where nobody fights.
 */
export const countedValues = (phase: Phase, unit: string, of: 'weaponSkill' | 'toughness'): readonly number[] =>
  countedOf(phase, unit).map(model => (of === 'weaponSkill' ? skillOf(phase, model) : profileOf(phase, model)[of]));

/** The Weapon Skill of a model: of whoever is afraid next to nothing is left. @rule 40k.38 */
export const skillOf = (phase: Phase, model: Model): number =>
  (presentFight(phase).afraid.includes(model.unit) ? AFRAID : profileOf(phase, model).weaponSkill);

const AFRAID = 1;

const countedOf = (phase: Phase, unit: string): readonly Model[] => {
  const living = livingOf(phase, unit);
  if (answer(phase, 'majorityOver') === 'unit') return living;
  const engaged = living.filter(({ id }) => fightRoleOf(presentFight(phase).sets, id) !== 'idle');
  return engaged.length > 0 ? engaged : living;
};

/** The values that most have, lowest first: one, or several that equally many have. @rule 40k.39, 40k.41 */
const mostNumerous = (values: readonly number[]): readonly number[] => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts.keys()].filter(value => counts.get(value) === most).sort((a, b) => a - b);
};

/** The value that is in the majority; null: none is. @rule 40k.39, 40k.41 @ruling R-X.01 */
export const majorityOf = (values: readonly number[], majority: Rulings['majority']): number | null => {
  const [most, ...others] = mostNumerous(values);
  if (most === undefined || others.length > 0) return null;
  const have = values.filter(value => value === most).length;
  return majority === 'more-than-half' && have * 2 <= values.length ? null : most;
};

/**
 * The value that counts where a rule, not a player, settles what is in no majority: the highest of those that tie, or
 * the lowest that anybody has who is counted.
 *
 * @rule 40k.40, 40k.42
 * @ruling R-X.02
 */
export const countedAmong = (
  values: readonly number[], majority: Rulings['majority'], tie: 'lowest' | 'highest',
): number => {
  if (values.length === 0) throw new Error('Nobody has no majority.');
  return majorityOf(values, majority) ?? (tie === 'lowest' ? Math.min(...values) : mostNumerous(values).at(-1)!);
};
