/** What the page hears of a lesson, and what the browser keeps of it. */
import type { Progress } from '../../../machines/lessons/progress.ts';
import type { Summary } from '../../../machines/lessons/summary.ts';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import { LessonAnswered, LessonEnded, LessonMoment } from './events.ts';
import { keep, keptOf } from './progress.ts';
import type { Verdict } from './lesson-session.ts';

/** A lesson that is held, of whichever game. */
export interface HeldLesson {
  readonly lesson: { readonly id: string; readonly moments: readonly unknown[] };
  readonly progress: Progress;
  /** Null: the lesson is over. */
  readonly moment: { readonly id: string } | null;
  readonly verdict: Pick<Verdict, 'isRight' | 'isShown' | 'says'> | null;
  readonly summary: Summary;
  /** Ids of the moments that were missed. */
  readonly missed: readonly string[];
}

/** Where it stands, or that it is over. */
export const tellPlace = (
  page: EventTarget, { lesson, progress: { moment: at }, moment, missed, summary }: HeldLesson,
): void => {
  page.dispatchEvent(moment === null
    ? new LessonEnded({ lesson: lesson.id, missed, rules: summary.rules })
    : new LessonMoment({ lesson: lesson.id, moment: moment.id, at, of: lesson.moments.length }));
};

/** How an answer was judged; null: something was done on the table. */
export const tellAnswer = (page: EventTarget, held: HeldLesson, given: GivenAnswer | null): void => {
  const { lesson, moment, verdict } = held;
  if (verdict === null || moment === null) return;
  const { isRight, says } = verdict;
  page.dispatchEvent(new LessonAnswered({
    lesson: lesson.id, moment: moment.id, given, isRight,
    objection: isRight ? null : says.map(({ say }) => say).join(' '),
    rule: isRight ? null : says.find(({ rule }) => rule !== undefined)?.rule ?? null,
  }));
};

/** How far it has got; what was missed is known at its end. */
export const keepPlace = ({ lesson: { id }, progress, moment, missed }: HeldLesson): void => {
  const before = keptOf(id);
  const isOver = moment === null;
  keep(id, {
    left: isOver ? null : progress,
    isDone: before.isDone || isOver,
    missed: isOver ? missed : before.missed,
  });
};
