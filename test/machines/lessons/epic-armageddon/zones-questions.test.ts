/** Zones of control, transports, overwatch and flight, as the lessons about them ask. */
import { describe, expect, it } from 'vitest';
import { judgeAnswer, predictOf } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { beginLesson, goTo } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';
import type { LessonId } from '../../../../src/lessons/epic-armageddon/course/names.ts';
import { COURSE } from '../../../lessons/epic-armageddon/course-lessons.ts';
import { readied } from './lessons.ts';

const runAt = (lesson: LessonId, moment: string) =>
  goTo(beginLesson(readied(COURSE.find(({ id }) => id === lesson)!)), moment);

const units = (...ids: readonly string[]): GivenAnswer => ({ kind: 'units', ids });
const number = (value: number): GivenAnswer => ({ kind: 'number', value });
const NO: GivenAnswer = { kind: 'yes-no', yes: false };

/** What a wrong answer gets told, by its rule. */
type Case = readonly [
  claim: string, lesson: LessonId, moment: string, right: GivenAnswer, wrong: GivenAnswer, rule: string,
];

const CASES: readonly Case[] = [
  ['no way leads through the zones of two in front', 'entering-zones', 'through', units('b1', 'b2'),
    units('b1', 'b2', 'b3'), 'A2.4'],
  ['a zone of another formation stays closed', 'entering-zones', 'through', units('b1', 'b2'),
    units('b1', 'b2', 'm1'), 'A2.3'],
  ['contact takes zones away, and the way behind is open', 'entering-zones', 'opened', units('b3'), units(), 'A2.1'],
  ['a broken formation keeps its zones', 'leaving-zones', 'whose', units('m1'), units(), 'A2.3'],
  ['whoever began in a zone may not just stay', 'leaving-zones', 'stay', NO, { kind: 'yes-no', yes: true }, 'A2.7'],
  ['not in a zone of the target either', 'pinned', 'fire', NO, { kind: 'yes-no', yes: true }, 'A2.7'],
  ['from inside one may go at another of the target', 'pinned', 'whom', units('b1', 'b2', 'b3'), units('b1'), 'A2.1'],
  ['two at the doors let nobody out', 'transports', 'out', units('g3', 'g4'), units('g1', 'g3', 'g4'), 'A3.4'],
  ['coming under fire is one marker, each loss another', 'overwatch', 'markers', number(2), number(0), 'A2.12'],
  ['every enemy within 15cm catches who withdraws', 'withdrawing-well', 'other', units('g3', 'g4'), units(), 'A7.3'],
];

describe('questions about the way in and out', () => {
  it.each(CASES)('%s', (_, lesson, moment, right, wrong, rule) => {
    const run = runAt(lesson, moment);
    expect(predictOf(run)).not.toBeNull();
    expect(oracleAnswer(run)).toEqual(right);
    const { verdict } = judgeAnswer(run, wrong);
    expect(verdict.is).toBe('wrong');
    expect(verdict.says.map(one => one.rule)).toContain(rule);
  });
});
