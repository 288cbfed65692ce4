/** Every lesson of the course on the screen: one student who always answers right, and one who never does. */
import { expect } from '@open-wc/testing';
import { AssaultLesson } from '../../../components/assault-lesson.ts';
import type { LessonAnswer } from '../../../components/lesson/events.ts';
import { goOn, beginLesson, isLessonOver, momentOf, type LessonRun } from '../../../machines/lessons/run.ts';
import { judgeDone } from '../../../machines/lessons/doing.ts';
import { readyLesson } from '../../../machines/lessons/ready.ts';
import { oracleAnswer, wrongAnswer } from '../../../machines/lessons/students.ts';
import { oracleDone, wrongDone } from '../../../machines/lessons/students-doing.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { lessonOf } from '../../../src/scenario/lessons/course/course.ts';
import type { Lesson } from '../../../src/scenario/lessons/lesson.ts';
import { until } from '../pages/visit.ts';
import { everyKind } from './every-kind.ts';
import { all, click, doOnTable, drawn, enter, hold, reckoned, title } from './held.ts';

const COURSE = (await Promise.all(AssaultLesson.lessons.map(({ id }) => lessonOf(id))))
  .filter((lesson): lesson is Lesson => lesson !== null);

const LESSONS = [everyKind, ...COURSE];

const begun = (lesson: Lesson): LessonRun => {
  const readied = readyLesson(lesson, neteaLibrary);
  if ('problems' in readied) throw new Error(readied.problems.map(({ say }) => say).join(' '));
  return beginLesson(readied.ready);
};

const answersOf = (element: AssaultLesson): readonly LessonAnswer[] => {
  const answers: LessonAnswer[] = [];
  element.addEventListener('lesson-answered', ({ detail }) => answers.push(detail));
  return answers;
};

/** The judgement of what has just been answered, once the odds have come if they are needed. */
const judged = async (answers: readonly LessonAnswer[], before: number, moment: string): Promise<LessonAnswer> => {
  const answer = await until(`a judgement at ${moment}`, () => answers.length > before && answers.at(-1));
  expect(answer.moment).to.equal(moment);
  return answer;
};

describe('every lesson of the course', () => {
  beforeEach(() => localStorage.clear());

  it('is there', () => {
    expect(COURSE.length).to.be.greaterThan(0);
  });

  for (const lesson of LESSONS) {
    it(`“${lesson.title}” is completed by whoever always answers right`, async function complete() {
      this.timeout(60_000);
      const element = await hold(lesson);
      const answers = answersOf(element);
      let ended = 0;
      element.addEventListener('lesson-ended', () => (ended += 1));
      let run = begun(lesson);
      for (; !isLessonOver(run); run = goOn(run)) {
        const moment = momentOf(run)!;
        await until(moment.id, () => title(element) === moment.title);
        const before = answers.length;
        run = await reckoned(run);
        if (moment.kind === 'predict') {
          await enter(element, oracleAnswer(run)!);
          await until('a button', () => canCheck(element));
          await click(element, 'Check');
        }
        if (moment.kind === 'do') {
          const done = oracleDone(run);
          expect(done, `a way to do ${moment.id}`).not.to.equal(null);
          await doOnTable(element, done!);
          run = judgeDone(await reckoned(done!)).run;
        }
        if (moment.kind !== 'see') {
          expect(await judged(answers, before, moment.id), moment.id).to.include({ isRight: true });
        }
        await until('the way on', () => all(element, 'button.next').length > 0);
        all(element, 'button.next')[0]!.click();
      }
      await until('the end', () => title(element).startsWith('The end of'));
      expect(ended).to.equal(1);
      expect(all(element, '.missed-list')).to.eql([]);
    });

    it(`“${lesson.title}” gives whoever never does a reason with a rule each time`, async function fail() {
      this.timeout(60_000);
      const element = await hold(lesson);
      const answers = answersOf(element);
      let run = begun(lesson);
      for (; !isLessonOver(run); run = goOn(run)) {
        const moment = momentOf(run)!;
        await until(moment.id, () => title(element) === moment.title);
        const before = answers.length;
        run = await reckoned(run);
        const wrong = moment.kind === 'predict' ? wrongAnswer(run) : null;
        const missed = moment.kind === 'do' ? wrongDone(run) : null;
        if (wrong !== null) {
          await enter(element, wrong);
          await until('a button', () => canCheck(element));
          await click(element, 'Check');
        }
        if (missed !== null) {
          await doOnTable(element, missed);
          run = judgeDone(await reckoned(missed)).run;
        }
        if (wrong !== null || missed !== null) {
          const { isRight, objection, rule } = await judged(answers, before, moment.id);
          expect(isRight, moment.id).to.equal(false);
          expect(objection, moment.id).to.match(/\w.*\.$/s);
          expect(rule, moment.id).to.match(/^[A-Z]/);
        }
        await leave(element);
      }
      await until('the end', () => title(element).startsWith('The end of'));
      expect(all(element, '.missed-list li').length).to.be.greaterThan(0);
    });
  }
});

const canCheck = (element: AssaultLesson): boolean =>
  all(element, '.bar .main').some(one => one.getAttribute('aria-disabled') !== 'true');

/** A question is shown, a task left as it is. */
const leave = async (element: AssaultLesson): Promise<void> => {
  await drawn();
  for (const name of ['Show me', 'Leave it']) {
    if (all(element, '.bar button').some(one => one.textContent!.trim() === name)) await click(element, name);
    if (name === 'Leave it') return;
    const next = all(element, 'button.next')[0];
    if (next !== undefined) return next.click();
  }
};
