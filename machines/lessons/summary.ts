/** What has become of a lesson: what was done, and what was missed. */
import type { LessonMoment, LessonSentence } from '../../src/lessons/lesson.ts';
import { LESSON_QUESTIONS } from '../../src/lessons/questions.ts';
import { LESSON_GOALS } from '../../src/lessons/goals.ts';
import type { MomentRecord } from './progress.ts';
import type { LessonRun } from './lesson-run.ts';

export interface MomentSummary extends MomentRecord {
  readonly title: string;
  readonly kind: LessonMoment['kind'];
  /** Ids of the rules that it is about, that of its question or task first. */
  readonly rules: readonly string[];
  /** It was asked and not answered at once without any help. */
  readonly isMissed: boolean;
}

export interface Summary {
  readonly moments: readonly MomentSummary[];
  /** Questions and tasks, and how many of them went right at once. */
  readonly asked: number;
  readonly right: number;
  /** Ids of the rules of what was missed, each once. */
  readonly rules: readonly string[];
}

const rulesIn = (says: readonly LessonSentence[]): readonly string[] => says.flatMap(({ rule }) => rule ?? []);

/** Ids of the rules that a moment is about. */
export const rulesOf = (moment: LessonMoment): readonly string[] => {
  const said = [...rulesIn(moment.text), ...rulesIn(moment.hint)];
  switch (moment.kind) {
    case 'predict':
      return [...new Set([LESSON_QUESTIONS[moment.ask.asks].rule, ...said, ...rulesIn(moment.after)])];
    case 'do':
      return [...new Set([LESSON_GOALS[moment.goal.goal].rule, ...said, ...rulesIn(moment.after)])];
    case 'see':
      return [...new Set(said)];
  }
};

const NO_TASK: readonly MomentRecord['outcome'][] = ['open', 'missing', 'seen'];

const isMissed = ({ outcome, wrong, hints }: MomentRecord): boolean =>
  !NO_TASK.includes(outcome) && (outcome === 'shown' || outcome === 'passed' || wrong + hints > 0);

/** What has become of each moment, and of all together. Moments that have not come yet are no part of the count. */
export const summaryOf = ({ ready, progress }: LessonRun): Summary => {
  const moments = ready.lesson.moments.map((moment, i): MomentSummary => {
    const record = progress.records[i]!;
    return {
      ...record, title: moment.title, kind: moment.kind, rules: rulesOf(moment), isMissed: isMissed(record),
    };
  });
  const asked = moments.filter(({ kind, outcome }) => kind !== 'see' && !NO_TASK.includes(outcome));
  const missed = asked.filter(one => one.isMissed);
  return {
    moments, asked: asked.length, right: asked.length - missed.length,
    rules: [...new Set(missed.flatMap(({ rules }) => rules.slice(0, 1)))],
  };
};
