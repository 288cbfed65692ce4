import { describe, expect, it } from 'vitest';
import { judgeAnswer, posedQuestion } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import {
  askForHint, beginLesson, goOn, goTo, hintsOf, isLessonOver, presentMoment, presentRecord, resumeLesson,
  presentPosition, tryAgain, type LessonRun,
} from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { judgeTask, ruleAsked, runWithEvents } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { nextLessonEvent } from '../../../../machines/lessons/epic-armageddon/position.ts';
import { oracleAnswer, wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { summaryOf } from '../../../../machines/lessons/summary.ts';
import type { Lesson, LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { Progress } from '../../../../machines/lessons/progress.ts';
import { begun, lessonOf, predict, readied, see, task } from './lessons.ts';

const HINT: readonly LessonSentence[] = [
  { say: 'Measure from base to base.', rule: 'L1' }, { say: 'Contact counts as none.' },
];

const MOMENTS = [
  see('begin', 'a1ChooseTarget'),
  task({ goal: 'in-contact', side: 'attacker', count: 2 }, 'a2Charge'),
  predict({ asks: 'who-may-attack', side: 'defender' }, 'a4Attacks', { hint: HINT }),
  predict({ asks: 'order-of-hits', side: 'defender' }, 'a4Attacks'),
  see('never', { state: 'a4Attacks', round: 7 }),
  predict({ asks: 'who-breaks' }, 'a6Result.rolling'),
  see('over', 'assaultOver'),
];

const start = (): LessonRun => begun('marines-charge-warband', MOMENTS);

const at = (run: LessonRun): string => `${presentMoment(run)?.id}: ${presentPosition(run).path}`;

const right = (run: LessonRun): LessonRun => judgeAnswer(run, oracleAnswer(run)!).run;
const wrong = (run: LessonRun, nth = 0): LessonRun => judgeAnswer(run, wrongAnswer(run, nth)!).run;

/** One event more, as the lesson has it prepared. */
const step = (run: LessonRun): LessonRun =>
  runWithEvents(run, [...run.timeline.events, nextLessonEvent(run.ready, run.timeline)!]);

const copied = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress)) as Progress;

describe('a lesson', () => {
  it('plays its assault on to each moment in turn, and passes over one that never comes', () => {
    const places: string[] = [];
    let run = start();
    for (; !isLessonOver(run); run = goOn(run)) places.push(at(run));
    expect(places).toEqual([
      'begin: a1ChooseTarget', 'in-contact: a2Charge.moving.choosing', 'who-may-attack: a4Attacks.attacks.rolling',
      'order-of-hits: a4Attacks.attacks.rolling', 'who-breaks: a6Result.rolling', 'over: assaultOver',
    ]);
    expect(run.progress.records.map(({ outcome }) => outcome))
      .toEqual(['seen', 'passed', 'passed', 'passed', 'missing', 'passed', 'seen']);
  });

  it('waits for a unit that has to have moved, a round, and the time that a state comes', () => {
    const moved = begun('marines-charge-warband', [see('moved', { state: 'a2Charge', moved: 'a2' })]);
    expect(moved.timeline.events.at(-1)).toMatchObject({ type: 'unit.moved', unit: 'a2' });
    const second = begun('firefight-to-a-tie', [see('second', { state: 'a4Attacks', round: 2 })]);
    expect(presentPosition(second).assault.round).toBe(2);
    const fought = begun('firefight-to-a-tie', [see('fought', { state: 'a4Attacks', time: 2 })]);
    expect(presentPosition(fought).assault.round).toBe(2);
    const again = begun('firefight-to-a-tie', [see('again', { state: 'a3CounterCharge', time: 2 })]);
    expect([presentPosition(again).assault.round, at(again)]).toEqual([
      2, 'again: a3CounterCharge.attackerMoves.choosing',
    ]);
  });

  it('shows no answer in anything that it asks, keeps or tells before one has been tried', () => {
    const run = goTo(start(), 'order-of-hits');
    expect(posedQuestion(run)).not.toHaveProperty('answer');
    expect(JSON.stringify(run.progress.records)).not.toContain('b1');
  });

  it('tells hints one sentence after the other', () => {
    const run = askForHint(goTo(start(), 'who-may-attack'));
    expect(hintsOf(run)).toEqual(HINT.slice(0, 1));
    expect(hintsOf(askForHint(askForHint(run)))).toEqual(HINT);
    expect(presentRecord(askForHint(askForHint(askForHint(run))))!.hints).toBe(2);
  });

  it('goes back to a moment with the assault as it was then, and everything later is open again', () => {
    const far = goOn(right(goOn(right(goTo(start(), 'who-may-attack')))));
    const back = goTo(far, 'who-may-attack');
    expect(at(back)).toBe('who-may-attack: a4Attacks.attacks.rolling');
    expect(back.progress.events).toEqual(goTo(start(), 'who-may-attack').progress.events);
    expect(back.progress.records.slice(2).map(({ outcome }) => outcome)).toEqual(Array(5).fill('open'));
  });

  it('goes to no moment that there is not, or that never comes', () => {
    const run = start();
    expect(goTo(run, 'nowhere')).toBe(run);
    expect(goTo(run, 'never')).toBe(run);
  });

  it('is taken up where it was left from what was kept as JSON, whatever was done in between', () => {
    const left = wrong(goTo(step(step(goOn(start()))), 'who-may-attack'));
    const again = resumeLesson(left.ready, copied(left.progress))!;
    expect(at(again)).toBe(at(left));
    expect(again.progress).toEqual(left.progress);
    expect(presentPosition(again).assault).toEqual(presentPosition(left).assault);
    expect(goOn(right(again)).progress).toEqual(goOn(right(left)).progress);
  });

  it('is not taken up with what was kept of another lesson, of other moments, or of events that are refused', () => {
    const { ready, progress } = goTo(start(), 'who-may-attack');
    const other: Lesson = { ...ready.lesson, moments: MOMENTS.slice(1) };
    expect(resumeLesson(ready, { ...progress, lesson: 'another' })).toBeNull();
    expect(resumeLesson({ ...ready, lesson: other }, progress)).toBeNull();
    expect(resumeLesson(ready, { ...progress, events: [{ type: 'hits.allocated' }] })).toBeNull();
    expect(resumeLesson(ready, { ...progress, moment: -1 })).toBeNull();
    expect(resumeLesson(ready, { ...progress, moment: 99 })).toBeNull();
    const moved = [...progress.events.slice(0, 1), { type: 'unit.moved', unit: 'a1' }] as Progress['events'];
    expect(resumeLesson(ready, { ...progress, events: moved })).toBeNull();
    const later = progress.records.map(one => ({ ...one, from: 5000 }));
    expect(resumeLesson(ready, { ...progress, records: later })).toBeNull();
  });

  it('goes on from where somebody has played, not from what was prepared', () => {
    const run = goOn(start());
    const [first] = run.timeline.events;
    const done = runWithEvents(run, [first!, { type: 'unit.moved', unit: 'a1', to: [48, 38] },
      { type: 'unit.moved', unit: 'a2', to: [53, 30] }]);
    const later = goOn(done);
    const places = new Map(presentPosition(later).assault.units.map(({ id, at: place }) => [id, place]));
    expect([places.get('a2'), places.get('a3')]).toEqual([[53, 30], [58, 38]]);
  });
});

describe('the closing summary', () => {
  it('names what was missed, with its rules: wrong tries, hints, answers shown or left out', () => {
    let run = goOn(goOn(goOn(start())));
    expect(presentMoment(run)!.id).toBe('order-of-hits');
    run = goOn(right(wrong(wrong(run), 1)));
    run = goOn(right(run));
    run = goOn(run);
    const { moments, asked, right: good, rules } = summaryOf(run.ready.lesson.moments, run.progress, ruleAsked);
    expect(moments.filter(({ isMissed }) => isMissed).map(({ id, wrong: tries }) => [id, tries]))
      .toEqual([['in-contact', 0], ['who-may-attack', 0], ['order-of-hits', 2]]);
    expect([asked, good, rules]).toEqual([4, 1, ['A2.6', 'A4.1', 'H1']]);
  });

  it('has nothing to name after a lesson without a fault', () => {
    let run = goOn(start());
    run = judgeTask(step(step(step(run)))).run;
    for (run = goOn(run); !isLessonOver(run); run = goOn(run)) if (oracleAnswer(run) !== null) run = right(run);
    const summary = summaryOf(run.ready.lesson.moments, run.progress, ruleAsked);
    expect(summary).toMatchObject({ asked: 4, right: 4, rules: [] });
  });
});

describe('another go', () => {
  it('puts the assault back to where the task was given, and the moment is open', () => {
    const run = goOn(start());
    const done = judgeTask(step(step(step(run)))).run;
    expect(presentRecord(done)!.outcome).toBe('done');
    expect(tryAgain(done).progress.events).toEqual(run.progress.events);
    expect(presentRecord(tryAgain(done))!.outcome).toBe('open');
  });

  it('a lesson begun twice is the same', () => {
    expect(beginLesson(readied(lessonOf('marines-charge-warband', MOMENTS))).progress).toEqual(start().progress);
  });
});
