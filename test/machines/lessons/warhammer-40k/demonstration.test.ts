/** “Show me” at every question and decision of the lessons on Warhammer 40,000. */
import { describe, expect, it } from 'vitest';
import type { DrawnPart } from '../../../../machines/lessons/demonstration.ts';
import { phaseDemonstration } from '../../../../machines/lessons/warhammer-40k/demonstration/demonstration.ts';
import {
  answerIn, beginPhaseLesson, goOnIn, momentIn, presentPhasePosition, rightAnswer, type PhaseRun,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { PHASE_QUESTIONS } from '../../../../src/lessons/warhammer-40k/questions.ts';
import { answerDrawn } from '../../../support/answer-drawn.ts';
import { PHASE_COURSE } from '../../../lessons/warhammer-40k/course-lessons.ts';

const runsOf = (lesson: (typeof PHASE_COURSE)[number]): readonly PhaseRun[] => {
  const runs: PhaseRun[] = [];
  for (let run = beginPhaseLesson(lesson); momentIn(run) !== null; run = goOnIn(run)) {
    if (momentIn(run)!.kind !== 'see') runs.push(run);
  }
  return runs;
};

const idsOf = (one: DrawnPart): readonly string[] => [
  ...'unit' in one ? [one.unit] : [], ...'at' in one ? [one.at] : [], ...'from' in one ? [one.from, one.to] : [],
  ...'formation' in one ? [one.formation] : [], ...'on' in one ? one.on : [],
];

describe.each(PHASE_COURSE.map(lesson => [lesson.id, lesson] as const))('in %s “Show me”', (_, lesson) => {
  it('draws the right answer of each question, in whole sentences, with models that there are', () => {
    for (const run of runsOf(lesson)) {
      const moment = momentIn(run)!;
      const steps = phaseDemonstration(run);
      const { phase } = presentPhasePosition(run);
      const known = [...phase.units, ...phase.models].map(({ id }) => id);
      expect(steps.length, moment.id).toBeGreaterThan(0);
      for (const { says, drawn } of steps) {
        for (const { say } of says) {
          expect(say, moment.id).toMatch(/^[“A-Z0-9].*[.?″]$/);
          expect(say, moment.id).not.toMatch(/undefined|NaN|\[object|[{}]/);
        }
        for (const one of drawn) expect(known, moment.id).toEqual(expect.arrayContaining([...idsOf(one)]));
      }
      if (moment.kind !== 'predict') continue;
      const drawn = answerDrawn(PHASE_QUESTIONS[moment.ask.asks].answer, steps);
      expect(drawn, moment.id).not.toBe(null);
      expect(answerIn(run, drawn!)!.verdict.isRight, `${moment.id}: ${JSON.stringify(drawn)}`).toBe(true);
    }
  });

  it('takes the right decision, and ends where that has brought it about', () => {
    for (const run of runsOf(lesson)) {
      const moment = momentIn(run)!;
      if (moment.kind !== 'do') continue;
      const { position } = answerIn(run, rightAnswer(run)!)!.verdict;
      const steps = phaseDemonstration(run);
      expect(steps.at(-1)!.position.phase.log, moment.id).toEqual(position!.phase.log);
      expect(steps.some(({ drawn }) => drawn.length > 0), moment.id).toBe(true);
      const ways = steps.flatMap(({ drawn }) => drawn.filter(one => one.draws === 'way'));
      for (const model of presentPhasePosition(run).phase.models) {
        const { at } = position!.phase.models.find(({ id }) => id === model.id)!;
        if (at.join() === model.at.join()) continue;
        expect(ways.filter(({ unit }) => unit === model.id).at(-1)?.path.at(-1), model.id).toEqual(at);
      }
    }
  });
});
