/** The lessons of the course on the screen, in the hands of a student who is told what to do. */
import { expect } from '@open-wc/testing';
import { AssaultLesson } from '../../../../components/elements/assault-lesson.ts';
import type { LessonAnswer } from '../../../../components/shared/lesson/events.ts';
import { beginLesson, type LessonRun } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { readyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { neteaLibrary } from '../../../../src/army-lists/netea.ts';
import { loadLesson } from '../../../../src/lessons/epic-armageddon/course/course.ts';
import type { GivenAnswer, Lesson } from '../../../../src/lessons/lesson.ts';
import { until } from '../../../support/until.ts';
import { everyKind } from './every-kind.ts';
import { all, click, drawn, enter, showMe } from './held.ts';

export const COURSE = (await Promise.all(AssaultLesson.lessons.map(({ id }) => loadLesson(id))))
  .filter((lesson): lesson is Lesson => lesson !== null);

/** Those of the course, and one with a moment of every kind. */
export const LESSONS = [everyKind, ...COURSE];

export const begun = (lesson: Lesson): LessonRun => {
  const readied = readyLesson(lesson, neteaLibrary);
  if ('problems' in readied) throw new Error(readied.problems.map(({ say }) => say).join(' '));
  return beginLesson(readied.ready);
};

/** What is told to the page, as it comes. */
export const answersOf = (element: AssaultLesson): readonly LessonAnswer[] => {
  const answers: LessonAnswer[] = [];
  element.addEventListener('lesson-answered', ({ detail }) => answers.push(detail));
  return answers;
};

/** The judgement of what has just been answered, once the odds have come if they are needed. */
export const judged = async (
  answers: readonly LessonAnswer[], before: number, moment: string,
): Promise<LessonAnswer> => {
  const answer = await until(`a judgement at ${moment}`, () => answers.length > before && answers.at(-1));
  expect(answer.moment).to.equal(moment);
  return answer;
};

/** Enters an answer and has it checked. */
export const give = async (element: AssaultLesson, given: GivenAnswer): Promise<void> => {
  await enter(element, given);
  await until('a button', () => canCheck(element));
  await click(element, 'Check');
};

const canCheck = (element: AssaultLesson): boolean =>
  all(element, '.bar .main').some(one => one.getAttribute('aria-disabled') !== 'true');

/** A question is shown, a task left as it is. */
export const leave = async (element: AssaultLesson): Promise<void> => {
  await drawn();
  for (const name of ['Leave it', 'Show me']) {
    if (all(element, '.bar button').some(one => one.textContent!.trim() === name)) {
      await (name === 'Show me' ? showMe(element) : click(element, name));
      if (name === 'Leave it') return;
    }
    const next = all(element, 'button.next')[0];
    if (next !== undefined) return next.click();
  }
};
