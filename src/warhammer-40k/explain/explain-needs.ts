/** Against which numbers a batch of blows is thrown, and how those came about. */
import { countedValues, majorityOf, weaponSkillOf } from '../fight/struck.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { modelOf, profileOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import type { Strike } from '../model/fight.ts';

/** The characteristics of a batch, striker against struck. */
export interface Needs {
  readonly weaponSkill: number;
  readonly againstSkill: number;
  readonly strength: number;
  /** Null: not known yet. */
  readonly againstToughness: number | null;
  /** How the values of the unit struck were found. */
  readonly why: readonly Refusal[];
}

type Counted = 'weaponSkill' | 'toughness';

const KEYS = {
  weaponSkill: ['skill-of-all', 'skill-of-most', 'skill-of-tie'],
  toughness: ['toughness-of-all', 'toughness-of-most', 'toughness-of-tie'],
} as const;

/** Null where nobody is left of whom a value could be counted. @rule 40k.38, 40k.39, 40k.40, 40k.41, 40k.42, 40k.43 */
export const needsOf = (phase: Phase, { target, models, strength, toughness }: Strike): Needs | null => {
  if (countedValues(phase, target, 'weaponSkill').length === 0) return null;
  const againstSkill = weaponSkillOf(phase, target);
  return {
    weaponSkill: profileOf(phase, modelOf(phase, models[0]!)).weaponSkill,
    againstSkill,
    strength,
    againstToughness: toughness,
    why: [
      majorityFact(phase, target, 'weaponSkill', againstSkill),
      ...(toughness === null ? [] : [majorityFact(phase, target, 'toughness', toughness)]),
    ],
  };
};

const majorityFact = (phase: Phase, unit: string, of: Counted, value: number): Refusal => {
  const values = countedValues(phase, unit, of);
  const have = values.filter(one => one === value).length;
  const [all, most, tie] = KEYS[of];
  const isSkill = of === 'weaponSkill';
  if (have === values.length) return refuse(isSkill ? '40k.39' : '40k.41', all, { value });
  return majorityOf(values, phase.rulings.majority) === value
    ? refuse(isSkill ? '40k.39' : '40k.41', most, { value, have, of: values.length })
    : refuse(isSkill ? '40k.40' : '40k.42', tie, { value });
};
