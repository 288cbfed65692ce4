/** What the page hears of a lesson, and what the browser keeps of it. */
import type { Given } from '../../src/scenario/lessons/lesson.ts';
import { LessonAnswered, LessonEnded, LessonMoment } from './events.ts';
import { keep, keptOf } from './progress.ts';
import type { LessonSession } from './session.ts';

/** Where it stands, or that it is over. */
export const tellPlace = (page: EventTarget, { run, moment, missed, summary }: LessonSession): void => {
  const { ready: { lesson }, progress: { moment: at } } = run;
  page.dispatchEvent(moment === null
    ? new LessonEnded({ lesson: lesson.id, missed, rules: summary.rules })
    : new LessonMoment({ lesson: lesson.id, moment: moment.id, at, of: lesson.moments.length }));
};

/** How an answer was judged; null: something was done on the table. */
export const tellAnswer = (page: EventTarget, session: LessonSession, given: Given | null): void => {
  const { run, moment, verdict } = session;
  if (verdict === null || moment === null) return;
  const { isRight, says } = verdict;
  page.dispatchEvent(new LessonAnswered({
    lesson: run.ready.lesson.id, moment: moment.id, given, isRight,
    objection: isRight ? null : says.map(({ say }) => say).join(' '),
    rule: isRight ? null : says.find(({ rule }) => rule !== undefined)?.rule ?? null,
  }));
};

/** How far it has got; what was missed is known at its end. */
export const keepPlace = ({ run, moment, missed }: LessonSession): void => {
  const { ready: { lesson: { id } }, progress } = run;
  const before = keptOf(id);
  const isOver = moment === null;
  keep(id, {
    left: isOver ? null : progress,
    isDone: before.isDone || isOver,
    missed: isOver ? missed : before.missed,
  });
};
