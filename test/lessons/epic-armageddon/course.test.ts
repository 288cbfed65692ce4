/** What every bundled lesson has to be as a text: short, in its rules, and without a single answer. */
import { describe, expect, it } from 'vitest';
import { LESSON_GOALS } from '../../../src/lessons/goals.ts';
import type { LessonMoment } from '../../../src/lessons/lesson.ts';
import { parseLesson, writeLesson } from '../../../src/lessons/parse-lesson.ts';
import { LESSON_QUESTIONS } from '../../../src/lessons/questions.ts';
import { COURSE, KNOWN_RULES, cited, citedAt, saidAt, saidBefore } from './course-lessons.ts';

const LONGEST = 200;
const MOST_BEFORE = 6;
/** So many rules a lesson says, and so many one screen of it before it is answered. */
const MOST_RULES = 8;
const MOST_ON_SCREEN = 2;

const titled = COURSE.map(lesson => [lesson.id, lesson] as const);

/** The rule that a question or a task is about. */
const askedOf = (moment: LessonMoment): readonly string[] => {
  switch (moment.kind) {
    case 'predict': return [LESSON_QUESTIONS[moment.ask.asks].rule];
    case 'do': return [LESSON_GOALS[moment.goal.goal].rule];
    case 'see': return [];
  }
};

/** Words in which rules are said; what somebody at the table says stands in quotation marks. */
const RULING_WORDS = /\b(must|may|cannot|never|has to|have to|at most|at least|no more than)\b/i;

const withoutQuotes = (say: string): string => say.replace(/“[^”]*”/g, '');

describe.each(titled)('%s', (_, lesson) => {
  it('is plain JSON that is read as the same lesson', () => {
    expect(parseLesson(writeLesson(lesson))).toEqual({ lesson });
  });

  it('has four to eight moments, of which some ask and at least one has something done', () => {
    expect(lesson.moments.length).toBeGreaterThanOrEqual(4);
    expect(lesson.moments.length).toBeLessThanOrEqual(8);
    const kinds = lesson.moments.map(({ kind }) => kind);
    expect(kinds).toContain('do');
    expect(kinds.filter(kind => kind !== 'see').length).toBeGreaterThanOrEqual(3);
  });

  it('says few rules; others stand at its end for whoever reads on', () => {
    expect([...cited(lesson)].length).toBeLessThanOrEqual(MOST_RULES);
  });

  it('is about one rule a screen, or two where one gives way to the other', () => {
    for (const moment of lesson.moments.filter(({ kind }) => kind !== 'see')) {
      const shown = saidBefore(moment).flatMap(({ rule }) => rule ?? []);
      expect(new Set(shown).size, moment.id).toBeLessThanOrEqual(MOST_ON_SCREEN);
    }
  });

  it('cites known rules alone, and names them all', () => {
    expect([...cited(lesson), ...lesson.rules].filter(id => !KNOWN_RULES.has(id))).toEqual([]);
    expect([...cited(lesson)].filter(id => !lesson.rules.includes(id))).toEqual([]);
    expect(lesson.moments.flatMap(askedOf).filter(id => !KNOWN_RULES.has(id))).toEqual([]);
    expect(new Set(lesson.rules).size).toBe(lesson.rules.length);
  });

  const moments = lesson.moments.map(moment => [moment.id, moment] as const);
  it.each(moments)('%s: is short and says its rules', (__, moment) => {
    expect(saidBefore(moment).length, 'before the question').toBeLessThanOrEqual(MOST_BEFORE);
    expect(moment.title).not.toMatch(/[{}]/);
    for (const { say, rule } of saidAt(moment)) {
      expect(say.length, say).toBeLessThanOrEqual(LONGEST);
      expect(say, 'a whole sentence').toMatch(/^[“{A-Z].*[.?:”]$/);
      expect(say).not.toMatch(/[!–—]|\bTODO\b/);
      if (rule === undefined) expect(withoutQuotes(say), 'a rule without its id').not.toMatch(RULING_WORDS);
    }
  });

  it.each(moments.filter(([, { kind }]) => kind !== 'see'))(
    '%s: has a hint, something to say afterwards, and a rule', (__, moment) => {
      if (moment.kind === 'see') return;
      expect(moment.text.length).toBeGreaterThan(0);
      expect(moment.hint.length).toBeGreaterThan(0);
      expect(moment.after.length).toBeGreaterThan(0);
      expect(citedAt(moment).length).toBeGreaterThan(0);
    },
  );
});
