/** The last task: an assault played without help, each decision held against the odds. */
import type { Said } from '../../../src/scenario/lessons/lesson.ts';
import type { Advised } from '../advice.ts';
import type { Way } from '../alternatives.ts';
import { said } from '../questions/reasons.ts';
import type { GoalJudge, GoalOf } from './judge.ts';

const PERCENT = 100;

/** What a decision has cost, in percentage points. */
export const costOf = ({ chosen, better }: Advised): number =>
  (better === null ? 0 : (better.chance - chosen) * PERCENT);

const WAYS: Readonly<Record<Way['name'], string>> = {
  'as-prepared': 'as the lesson had it prepared', undecided: 'with everything left as it stood',
  'another-target': 'with another target', 'everybody-supports': 'with the fire of everybody who may support',
  'nobody-supports': 'with nobody’s supporting fire', 'fights-otherwise': 'fighting in the other way',
  'everybody-goes': 'with everybody at the nearest enemy',
  'another-victim': 'with a hit on somebody else who is equally near',
};

const points = (chance: number): string => `${Math.round(chance * PERCENT)} %`;

/** What the odds say of one decision, in words. */
export const adviceSaid = ({ title, rule, round, chosen, better }: Advised): Said => said(rule, better === null
  ? `${title}, round ${round}: ${points(chosen)} to win, and nothing that was tried would have been better.`
  : `${title}, round ${round}: ${points(chosen)} to win; ${points(better.chance)} ${WAYS[better.way]}.`);

/** The decision that has cost most. */
const dearest = (advice: readonly Advised[]): Advised | undefined =>
  [...advice].sort((a, b) => costOf(b) - costOf(a))[0];

export const playWell = (advice: readonly Advised[]): GoalJudge<GoalOf<'play-well'>> => ({
  isJudgedLate: true,
  isReached: ({ now }, { slack }) => now.assault.ending !== null && advice.every(one => costOf(one) <= slack),
  object: () => {
    const worst = dearest(advice);
    return { says: worst === undefined ? [] : [adviceSaid(worst)], marks: [] };
  },
});
