/** What has become of a lesson of either game: what was done, and what was missed. */
import type { LessonMoment, LessonSentence } from '../../src/lessons/lesson.ts';
import type { MomentRecord, Progress } from './progress.ts';

/** What a summary tells of a moment of either game. */
type SummedMoment = Pick<LessonMoment, 'kind' | 'title' | 'text' | 'hint'> & {
  readonly after?: readonly LessonSentence[];
};

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

const rulesOf = ({ text, hint, after = [] }: SummedMoment, asked: string | null): readonly string[] =>
  [...new Set([...(asked === null ? [] : [asked]), ...rulesIn(text), ...rulesIn(hint), ...rulesIn(after)])];

const NO_TASK: readonly MomentRecord['outcome'][] = ['open', 'missing', 'seen'];

const isMissed = ({ outcome, wrong, hints }: MomentRecord): boolean =>
  !NO_TASK.includes(outcome) && (outcome === 'shown' || outcome === 'passed' || wrong + hints > 0);

/**
 * What has become of each moment, and of all together. Moments that have not come yet are no part of the count.
 *
 * @param ruleAsked The rule that a moment’s question or task is about; null: it has none.
 */
export const summaryOf = <M extends SummedMoment>(
  moments: readonly M[], { records }: Progress, ruleAsked: (moment: M) => string | null,
): Summary => {
  const all = moments.map((moment, i): MomentSummary => {
    const record = records[i]!;
    const rules = rulesOf(moment, ruleAsked(moment));
    return { ...record, title: moment.title, kind: moment.kind, rules, isMissed: isMissed(record) };
  });
  const asked = all.filter(({ kind, outcome }) => kind !== 'see' && !NO_TASK.includes(outcome));
  const missed = asked.filter(one => one.isMissed);
  return {
    moments: all, asked: asked.length, right: asked.length - missed.length,
    rules: [...new Set(missed.flatMap(({ rules }) => rules.slice(0, 1)))],
  };
};
