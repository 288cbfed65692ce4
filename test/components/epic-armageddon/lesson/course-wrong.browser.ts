/** Every lesson of the course on the screen, in the hands of a student who never answers right. */
import { expect } from '@open-wc/testing';
import { judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { goOn, isLessonOver, presentMoment } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { IS_WHOLE } from '../../../support/share.ts';
import { until } from '../../../support/until.ts';
import { all, doOnTable, hold, reckoned, title } from './held.ts';
import { answersOf, begun, give, judged, leave, LESSONS } from './students.ts';

/** In the suite two lessons that are not answered right there, and the one with a moment of every kind. */
const HELD = LESSONS.filter((_, at) => IS_WHOLE || at === 0 || at % 8 === 3);

describe('whoever never answers right', () => {
  beforeEach(() => localStorage.clear());

  for (const lesson of HELD) {
    it(`is given a reason with a rule each time in “${lesson.title}”`, async () => {
      const element = await hold(lesson);
      const answers = answersOf(element);
      let run = begun(lesson);
      for (; !isLessonOver(run); run = goOn(run)) {
        const moment = presentMoment(run)!;
        await until(moment.id, () => title(element) === moment.title);
        const before = answers.length;
        run = await reckoned(run);
        const wrong = moment.kind === 'predict' ? wrongAnswer(run) : null;
        const missed = moment.kind === 'do' ? wrongDone(run) : null;
        if (wrong !== null) {
          await give(element, wrong);
        }
        if (missed !== null) {
          await doOnTable(element, missed);
          run = judgeTask(await reckoned(missed)).run;
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
