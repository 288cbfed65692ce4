/** Tasks that are done more or less well: what was decided is held against the odds. */
import type { GoalId } from '../../../../src/lessons/goals.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { ReviewedDecision } from '../decision-review.ts';
import type { GoalJudge, GoalOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { LESSONS_IN_ENGLISH, languageOf, type LessonLanguage } from '../answer-words.ts';

const PERCENT = 100;

/** Tasks that the odds have to be asked about; a whole assault, a charge, hits allocated. */
const WEIGHED = ['play-well', 'charge-well', 'allocate-well'] as const satisfies readonly GoalId[];
export type WeighedGoal = (typeof WEIGHED)[number];

export const isWeighed = (goal: GoalId): goal is WeighedGoal => (WEIGHED as readonly GoalId[]).includes(goal);

/** What a decision has cost, in percentage points. */
export const costOf = ({ chosen, better }: ReviewedDecision): number =>
  (better === null ? 0 : (better.value - chosen.value) * PERCENT);

const points = (chance: number): string => `${Math.round(chance * PERCENT)} %`;

/** What the odds say of one decision, in words. */
export const reviewSentence = (
  { title, rule, round, chosen, better }: ReviewedDecision, { words, chart }: LessonLanguage = LESSONS_IN_ENGLISH,
): LessonSentence => ruleSentence(rule, better === null
  ? words.wasBest(chart(title), round, points(chosen.win))
  : words.wasBetter(chart(title), round, points(chosen.win), points(better.win), words.ways[better.way]));

/** The decision that has cost most. */
const dearest = (advice: readonly ReviewedDecision[]): ReviewedDecision | undefined =>
  [...advice].sort((a, b) => costOf(b) - costOf(a))[0];

export const playWell = (advice: readonly ReviewedDecision[]): GoalJudge<GoalOf<'play-well'>> => ({
  isJudgedLate: true,
  isReached: ({ now }, { slack }) => now.assault.ending !== null && advice.every(one => costOf(one) <= slack),
  object: ({ now }) => {
    const worst = dearest(advice);
    return { says: worst === undefined ? [] : [reviewSentence(worst, languageOf(now))], marks: [] };
  },
});

/** A charge or hits, done once and for all. @rule A2.1, H1 */
export const doneWell = (
  advice: readonly ReviewedDecision[],
): GoalJudge<GoalOf<'charge-well'> | GoalOf<'allocate-well'>> => ({
  isJudgedLate: true,
  isReached: (_, { slack }) => advice.every(one => costOf(one) <= slack),
  object: ({ now }) => {
    const worst = dearest(advice);
    return { says: worst === undefined ? [] : [reviewSentence(worst, languageOf(now))], marks: [] };
  },
});
