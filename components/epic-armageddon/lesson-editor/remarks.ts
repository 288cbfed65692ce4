/** What is not wrong with a moment but remarkable: empty texts, usual titles, questions without a point. */
import type { StopAnswer } from '../../../machines/lessons/epic-armageddon/stops.ts';
import type { LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { lessonEditorWords, type MomentRemark, type Trivial } from './lesson-editor-words.ts';

/** Whether nobody has chosen the title: it is the one that a moment begins with. */
export const isUsualTitle = ({ kind, title }: Pick<LessonMoment, 'kind' | 'title'>): boolean =>
  title.trim() === lessonEditorWords.momentTitles[kind](Number(/\d+\s*$/.exec(title)?.[0] ?? 0));

const isEmpty = ({ say }: LessonSentence): boolean => say.trim() === '';

const sentencesOf = (moment: LessonMoment): readonly LessonSentence[] => {
  const common = [...moment.text, ...moment.hint];
  if (moment.kind === 'see') return common;
  const own = moment.kind === 'do' ? moment.task : moment.question;
  return [...common, ...moment.after, ...[own, moment.objection].filter(one => one !== undefined)];
};

/** What is remarkable in how a moment is written. */
export const remarksOn = (moment: LessonMoment): readonly MomentRemark[] => [
  ...(isUsualTitle(moment) ? ['usual-title'] as const : []),
  ...(moment.kind === 'see' && moment.text.every(isEmpty) ? ['nothing-told'] as const : []),
  ...(sentencesOf(moment).some(isEmpty) ? ['empty-sentence'] as const : []),
];

/** Points next to nothing and next to certainty. */
const SURE = 0.5;

/** Why a question asks nothing: whatever is answered is right, or what is right need not be thought about. */
export const trivialOf = (
  { right, wrong, choices }: Pick<StopAnswer, 'right' | 'wrong' | 'choices'>, isChance: boolean,
): Trivial | null => {
  if (wrong === null) return 'every-answer';
  switch (right.kind) {
    case 'units':
    case 'formations':
    case 'order':
      if (choices === 1) return 'one-choice';
      return right.kind !== 'order' && choices > 0 && right.ids.length === choices ? 'everybody' : null;
    case 'number':
      return isChance && (right.value < SURE || right.value > 100 - SURE) ? 'certain' : null;
    case 'side':
    case 'yes-no':
      return null;
  }
};
