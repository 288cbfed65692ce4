/** Every bundled lesson of Warhammer 40,000, gone through by the student who asks the rules and by one never right. */
import { describe, expect, it } from 'vitest';
import {
  tryAgainIn, answerIn, posedPhaseQuestion, askForHintIn, beginPhaseLesson, goOnIn, goToIn, hintsIn, mayShowIn,
  momentIn, recordIn, resumePhaseLesson, rightAnswer, presentPhasePosition, showIn, type PhaseRun,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { filledPhaseSentence } from '../../../../machines/lessons/warhammer-40k/sentences.ts';
import { wrongAnswers } from '../../../../machines/lessons/warhammer-40k/students.ts';
import { ruleAsked } from '../../../../machines/lessons/warhammer-40k/judge-task.ts';
import { summaryOf } from '../../../../machines/lessons/summary.ts';
import type { PhaseLesson } from '../../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { PHASE_COURSE, saidIn } from '../../../lessons/warhammer-40k/course-lessons.ts';

const RULE = /^(40k|R|7C|4C)[.-]/;

/** The run at each of its moments. */
const runsOf = (lesson: PhaseLesson): readonly PhaseRun[] => {
  const runs: PhaseRun[] = [];
  for (let run = beginPhaseLesson(lesson); momentIn(run) !== null; run = goOnIn(run)) runs.push(run);
  return runs;
};

const titled = PHASE_COURSE.map(lesson => [lesson.id, lesson] as const);

describe.each(titled)('%s', (_, lesson) => {
  it('comes to each of its moments, and whoever asks the rules gets through without a miss', () => {
    let run = beginPhaseLesson(lesson);
    for (const moment of lesson.moments) {
      expect(momentIn(run)).toBe(moment);
      expect(presentPhasePosition(run).take.id).toBe(moment.take);
      const right = rightAnswer(run);
      expect(right === null, moment.id).toBe(moment.kind === 'see');
      const answered = right === null ? null : answerIn(run, right);
      expect(answered?.verdict.isRight ?? true, moment.id).toBe(true);
      run = goOnIn(answered?.run ?? run);
    }
    expect(momentIn(run)).toBe(null);
    const { asked, right, moments } = summaryOf(run.lesson.moments, run.progress, ruleAsked);
    expect(asked).toBe(lesson.moments.filter(({ kind }) => kind !== 'see').length);
    expect(right).toBe(asked);
    expect(moments.some(({ isMissed }) => isMissed)).toBe(false);
  });

  it('tells whoever is wrong why, by a rule and in whole sentences, and shows no answer before', () => {
    for (const run of runsOf(lesson)) {
      const moment = momentIn(run)!;
      expect(mayShowIn(run), moment.id).toBe(false);
      if (moment.kind === 'see') continue;
      const wrong = wrongAnswers(run);
      expect(wrong.length, moment.id).toBeGreaterThan(0);
      for (const given of wrong) {
        const { verdict, run: after } = answerIn(run, given)!;
        expect(verdict.isRight).toBe(false);
        expect(verdict.says.some(({ rule }) => rule !== undefined && RULE.test(rule)), moment.id).toBe(true);
        for (const { say } of verdict.says) {
          expect(say, moment.id).not.toMatch(/undefined|NaN|\[object|[{}]/);
          expect(say, moment.id).toMatch(/^[“A-Z0-9].*[.?]$/);
        }
        expect(recordIn(after)).toMatchObject({ outcome: 'open', wrong: 1 });
        expect(mayShowIn(after)).toBe(true);
      }
    }
  });

  it('leaves no figure of its sentences unwritten, and names what may be chosen', () => {
    for (const run of runsOf(lesson)) {
      const moment = momentIn(run)!;
      for (const said of saidIn(moment)) {
        expect(filledPhaseSentence(presentPhasePosition(run), said).say, moment.id).not.toMatch(/[{}]/);
      }
      expect(posedPhaseQuestion(run)?.question.say ?? '', moment.id).not.toMatch(/[{}]|undefined/);
      if (posedPhaseQuestion(run)?.wantsOne) {
        expect(posedPhaseQuestion(run)!.choices.length, moment.id).toBeGreaterThan(1);
      }
    }
  });

  it('counts what was shown, left or helped with as missed, each with its rule', () => {
    let run = beginPhaseLesson(lesson);
    const asks = lesson.moments.filter(({ kind }) => kind !== 'see');
    for (const moment of lesson.moments) {
      const [wrong] = wrongAnswers(run);
      const tried = wrong === undefined ? run : answerIn(run, wrong)!.run;
      run = goOnIn((moment === asks[0] ? showIn(tried)?.run : null) ?? tried);
    }
    const { moments, right, rules } = summaryOf(run.lesson.moments, run.progress, ruleAsked);
    expect(moments.filter(({ isMissed }) => isMissed).map(({ id }) => id)).toEqual(asks.map(({ id }) => id));
    expect(right).toBe(0);
    expect(rules.length).toBeGreaterThan(0);
    expect(moments.find(({ id }) => id === asks[0]!.id)!.outcome).toBe('shown');
  });
});

describe('a lesson of Warhammer 40,000', () => {
  const [lesson] = PHASE_COURSE;
  const second = lesson!.moments[1]!.id;

  it('is taken up where it was left, from plain JSON, and not if it is another one', () => {
    const left = goOnIn(beginPhaseLesson(lesson!));
    const kept = JSON.parse(JSON.stringify(left.progress)) as typeof left.progress;
    expect(momentIn(resumePhaseLesson(lesson!, kept)!)!.id).toBe(second);
    expect(resumePhaseLesson(PHASE_COURSE[1]!, kept)).toBe(null);
    expect(resumePhaseLesson(lesson!, { ...kept, moment: 99 })).toBe(null);
  });

  it('goes to any moment by its id, open again, and stays where it is for none', () => {
    const run = goToIn(beginPhaseLesson(lesson!), second);
    expect(momentIn(run)!.id).toBe(second);
    expect(goToIn(run, 'no-such-moment')).toBe(run);
    const right = answerIn(run, rightAnswer(run)!)!.run;
    expect(recordIn(right)!.outcome).toBe('right');
    expect(recordIn(tryAgainIn(right))!.outcome).toBe('open');
  });

  it('gives its hints one after the other and no more than there are', () => {
    const run = goToIn(beginPhaseLesson(lesson!), second);
    const helped = askForHintIn(askForHintIn(askForHintIn(run)));
    expect(hintsIn(run)).toEqual([]);
    expect(hintsIn(askForHintIn(run))).toEqual(momentIn(run)!.hint.slice(0, 1));
    expect(hintsIn(helped)).toEqual(momentIn(run)!.hint);
  });
});
