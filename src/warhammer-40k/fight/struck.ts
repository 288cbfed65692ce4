/** What a unit is to those who strike it: its Weapon Skill and Toughness, and who of it can fall. */
import { answer } from '../editions/answers.ts';
import { contendersAmong, majorityAmong } from '../model/majority.ts';
import { isAlive, livingOf, profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { standingOf, strikableBy, zoneOf } from '../movement/engagement.ts';
import { fightOf } from './current.ts';

/**
 * The Weapon Skill that counts for a unit.
 *
 * @rule 40k.39, 40k.40
 * @throws Error where nobody fights.
 */
export const weaponSkillOf = (phase: Phase, unit: string): number =>
  majorityAmong(valuesOf(phase, unit, 'weaponSkill'), phase.rulings.majority, answer(phase, 'tieWeaponSkill'));

/**
 * The Toughness that counts for a unit; several, lowest first, where its owner decides between them.
 *
 * @rule 40k.41, 40k.42
 * @ruling
 * @throws Error where nobody fights.
 */
export const toughnessesOf = (phase: Phase, unit: string): readonly number[] => {
  const values = valuesOf(phase, unit, 'toughness');
  const tie = answer(phase, 'tieToughness');
  return tie === 'owner'
    ? contendersAmong(values, phase.rulings.majority)
    : [majorityAmong(values, phase.rulings.majority, tie)];
};

/**
 * The units that a model may strike now and of which somebody can fall.
 *
 * @rule 40k.72, 40k.49
 * @throws Error where nobody fights.
 */
export const targetsOf = (phase: Phase, model: Model): readonly string[] => {
  const { sets } = fightOf(phase);
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
export const valuesOf = (phase: Phase, unit: string, of: 'weaponSkill' | 'toughness'): readonly number[] =>
  countedOf(phase, unit).map(model => profileOf(phase, model)[of]);

const countedOf = (phase: Phase, unit: string): readonly Model[] => {
  const living = livingOf(phase, unit);
  if (answer(phase, 'majorityOver') === 'unit') return living;
  const engaged = living.filter(({ id }) => standingOf(fightOf(phase).sets, id) !== 'idle');
  return engaged.length > 0 ? engaged : living;
};
