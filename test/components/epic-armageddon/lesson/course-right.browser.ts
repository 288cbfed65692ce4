/** Every lesson of the course on the screen, in the hands of a student who always answers right. */
import { expect } from '@open-wc/testing';
import { judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { goOn, isLessonOver, presentMoment } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { oracleDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { IS_WHOLE } from '../../../support/share.ts';
import { until } from '../../../support/until.ts';
import { all, doOnTable, hold, reckoned, title } from './held.ts';
import { answersOf, begun, COURSE, give, judged, LESSONS } from './students.ts';

/** In the suite every eighth lesson, and the one with a moment of every kind. */
const HELD = LESSONS.filter((_, at) => IS_WHOLE || at % 8 === 0);

describe('whoever always answers right', () => {
  beforeEach(() => localStorage.clear());

  it('has a course to go through', () => {
    expect(COURSE.length).to.be.greaterThan(13);
  });

  for (const lesson of HELD) {
    it(`completes “${lesson.title}”`, async () => {
      const element = await hold(lesson);
      const answers = answersOf(element);
      let ended = 0;
      element.addEventListener('lesson-ended', () => (ended += 1));
      let run = begun(lesson);
      for (; !isLessonOver(run); run = goOn(run)) {
        const moment = presentMoment(run)!;
        await until(moment.id, () => title(element) === moment.title);
        const before = answers.length;
        run = await reckoned(run);
        if (moment.kind === 'predict') {
          await give(element, oracleAnswer(run)!);
        }
        if (moment.kind === 'do') {
          const done = oracleDone(run);
          expect(done, `a way to do ${moment.id}`).not.to.equal(null);
          await doOnTable(element, done!);
          run = judgeTask(await reckoned(done!)).run;
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
  }
});
