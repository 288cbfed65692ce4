/** “Show me” at every question and task of the course, and of every kind that there is. */
import { describe, expect, it } from 'vitest';
import {
  picturesOf, type DrawnPart, type ShownStep,
} from '../../../../machines/lessons/demonstration.ts';
import {
  demonstration, taskDemonstration,
} from '../../../../machines/lessons/epic-armageddon/demonstration/demonstration.ts';
import { predictOf, needsOdds } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { judgeTask, taskOf } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { withOdds, withReview } from '../../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import {
  beginLesson, goOn, isLessonOver, presentMoment, presentPosition, type LessonRun,
} from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { judgeOf } from '../../../../machines/lessons/epic-armageddon/questions/judges.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { LESSON_QUESTIONS, type QuestionId } from '../../../../src/lessons/questions.ts';
import { answerDrawn } from '../../../support/answer-drawn.ts';
import { COURSE } from '../../../lessons/epic-armageddon/course-lessons.ts';
import { asked, questionAbout, readied } from './lessons.ts';

/** Each moment of a lesson, the tasks before it done as they are shown. */
async function* momentsOf(lesson: (typeof COURSE)[number]): AsyncGenerator<LessonRun> {
  for (let run = beginLesson(readied(lesson)); !isLessonOver(run);) {
    run = await withOdds(run);
    yield run;
    run = goOn(taskDemonstration(run)?.run ?? run);
  }
}

/** What the decisions of a whole assault cost is tested elsewhere: here they cost nothing. */
const reviewed = (run: LessonRun): Promise<LessonRun> =>
  (taskOf(run)?.goal.goal === 'play-well' ? Promise.resolve({ ...run, advice: [] }) : withReview(run));

/** The steps without which an answer of these kinds is not seen. */
const SEEN: Partial<Readonly<Record<QuestionId, readonly ShownStep[]>>> = {
  'whose-zones': ['line'], 'who-may-be-contacted': ['line'], 'markers-after-fire': ['dice'], 'who-is-caught': ['line'],
  'is-there-an-assault': ['line'], 'counter-charge-distance': ['move'], 'who-may-attack': ['line'],
  'who-strikes-in-close-combat': ['line'], 'who-fires-in-the-firefight': ['line'], 'hits-of-a-side': ['dice'],
  'order-of-hits': ['hits'], 'who-takes-the-hits': ['hits'], 'hits-on-a-unit': ['hits'], 'who-is-hit-last': ['hits'],
  'how-many-are-lost': ['dice'], 'who-may-support': ['line'], 'who-wins-the-result': ['dice'],
  'who-is-hacked-down': ['hits'], 'chance-to-win': ['odds'],
};

/** Ids that are drawn, of whatever kind. */
const idsOf = (one: DrawnPart): readonly string[] => [
  ...'unit' in one ? [one.unit] : [], ...'at' in one ? [one.at] : [], ...'from' in one ? [one.from, one.to] : [],
  ...'formation' in one ? [one.formation] : [], ...'on' in one ? one.on : [],
];

/** The question in hand is shown to its right answer, in whole sentences, with things that there are. */
const isShown = (run: LessonRun, where: string): void => {
  const { ask } = predictOf(run)!;
  const steps = demonstration(run);
  const position = presentPosition(run);
  const answer = answerDrawn(LESSON_QUESTIONS[ask.asks].answer, steps);
  expect(answer, where).not.toBe(null);
  expect(judgeOf(ask).isRight(position, ask, answer!), `${where}: ${JSON.stringify(answer)}`).toBe(true);
  const known = [...position.assault.units, ...position.assault.formations].map(({ id }) => id);
  for (const { says, drawn } of steps) {
    for (const { say } of says) expect(say, where).toMatch(/^[^a-z{}].{2,}$/s);
    for (const { say } of says) expect(say, where).not.toMatch(/undefined|NaN|\[object|[{}]/);
    for (const one of drawn) expect(known, where).toEqual(expect.arrayContaining([...idsOf(one)]));
  }
};

describe.each(COURSE.map(lesson => [lesson.id, lesson] as const))('in %s “Show me”', (_, lesson) => {
  it('draws the right answer of each question, and does each task', async () => {
    for await (const run of momentsOf(lesson)) {
      const where = presentMoment(run)!.id;
      if (predictOf(run) !== null) {
        isShown(run, where);
        const steps = demonstration(run);
        const isNobody = steps.some(({ drawn }) => drawn.some(one => one.draws === 'nobody'));
        for (const kind of isNobody ? [] : SEEN[predictOf(run)!.ask.asks] ?? []) {
          expect(steps.map(one => one.kind), where).toContain(kind);
        }
      }
      if (taskOf(run) === null) continue;
      const shown = taskDemonstration(run)!;
      expect(shown, where).not.toBe(null);
      const { verdict } = judgeTask(await reviewed(shown.run));
      expect(verdict.is, where).toBe('right');
      const before = presentPosition(run).assault.units;
      const after = presentPosition(shown.run).assault.units;
      const ways = shown.steps.flatMap(({ drawn }) => drawn.filter(one => one.draws === 'way'));
      for (const unit of before) {
        const to = after.find(({ id }) => id === unit.id)!;
        if (to.at.join() === unit.at.join() || (unit.aboard !== null && to.aboard !== null)) continue;
        expect(ways.filter(one => one.unit === unit.id).at(-1)?.path.at(-1), `${where} ${unit.id}`).toEqual(to.at);
      }
      expect(shown.steps.some(({ drawn }) => drawn.length > 0), where).toBe(true);
      for (const { says } of shown.steps) expect(says.length, where).toBeGreaterThan(0);
    }
  });
});

describe('“Show me”', () => {
  const scenarios = [SAMPLES[0]!, SAMPLES[3]!];

  it.each(Object.keys(LESSON_QUESTIONS) as QuestionId[])('draws the right answer to %s', async asks => {
    for (const { scenario, id } of scenarios) {
      for (const side of ['attacker', 'defender'] as const) {
        const run = asked(id, questionAbout(scenario, asks, side, 3));
        if (predictOf(run) === null) continue;
        const there = needsOdds(run) ? { ...run, odds: { winner: { attacker: 0.25, defender: 0.5 } } as never } : run;
        isShown(there, `${id} ${side}`);
      }
    }
  });

  it('takes one picture for each stand that goes and each hit that falls', () => {
    const hit = (number: number): DrawnPart => ({ draws: 'hit', unit: 'a', number });
    expect(picturesOf({ drawn: [hit(1), hit(2), { draws: 'stand', unit: 'a', place: null }] })).toBe(2);
    expect(picturesOf({ drawn: [] })).toBe(1);
  });
});
