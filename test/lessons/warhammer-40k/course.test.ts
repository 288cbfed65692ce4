/** What every bundled lesson of Warhammer 40,000 has to be as a text: short, in its rules, and without an answer. */
import { describe, expect, it } from 'vitest';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { loadPhaseLesson } from '../../../src/lessons/warhammer-40k/course.ts';
import { PHASE_LESSON_NAMES } from '../../../src/lessons/warhammer-40k/names.ts';
import { LESSON_NAMES } from '../../../src/lessons/epic-armageddon/course/names.ts';
import { PHASE_QUESTIONS } from '../../../src/lessons/warhammer-40k/questions.ts';
import { PHASE_COURSE, saidIn } from './course-lessons.ts';

const LONGEST = 200;
const MOST_BEFORE = 6;
const MOST_ROWS = 79;

const titled = PHASE_COURSE.map(lesson => [lesson.id, lesson] as const);

/** Words in which rules are said; what somebody at the table says stands in quotation marks. */
const RULING_WORDS = /\b(must|may|cannot|never|has to|have to|at most|at least|no more than)\b/i;

const withoutQuotes = (say: string): string => say.replace(/“[^”]*”/g, '');

/** A row of the comparison of the four texts. */
const isRow = (rule: string): boolean =>
  /^40k\.\d+$/.test(rule) && Number(rule.slice('40k.'.length)) >= 1 && Number(rule.slice('40k.'.length)) <= MOST_ROWS;

it('five lessons go beside those of Epic, each under a name of its own', async () => {
  expect(PHASE_LESSON_NAMES.length).toBeGreaterThanOrEqual(5);
  const ids = [...PHASE_LESSON_NAMES, ...LESSON_NAMES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await loadPhaseLesson('no-such-lesson')).toBe(null);
  expect(await loadPhaseLesson('toString')).toBe(null);
});

it('look at every bundled table at least once, and at each of the four editions', () => {
  const takes = PHASE_COURSE.flatMap(lesson => lesson.takes);
  expect(new Set(takes.map(({ sample }) => sample)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(takes.map(({ edition }) => edition)).size).toBe(4);
});

describe.each(titled)('%s', (_, lesson) => {
  it('is plain JSON with takes that there are', () => {
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
    for (const { sample } of lesson.takes) expect(phaseSampleOf(sample), sample).not.toBe(null);
    const ids = lesson.takes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lesson.moments.filter(({ take }) => !ids.includes(take))).toEqual([]);
    expect(ids.filter(id => lesson.moments.every(({ take }) => take !== id))).toEqual([]);
  });

  it('has five to eight moments, of which some ask and one is decided', () => {
    expect(lesson.moments.length).toBeGreaterThanOrEqual(5);
    expect(lesson.moments.length).toBeLessThanOrEqual(8);
    const kinds = lesson.moments.map(({ kind }) => kind);
    expect(kinds).toContain('do');
    expect(kinds.filter(kind => kind === 'predict').length).toBeGreaterThanOrEqual(3);
    expect(new Set(lesson.moments.map(({ id }) => id)).size).toBe(lesson.moments.length);
  });

  it('cites rows of the comparison alone, and names them all', () => {
    const cited = new Set(lesson.moments.flatMap(saidIn).flatMap(({ rule }) => rule ?? []));
    expect([...cited, ...lesson.rules].filter(id => !isRow(id))).toEqual([]);
    expect([...cited].filter(id => !lesson.rules.includes(id))).toEqual([]);
    const asked = lesson.moments.flatMap(one => (one.kind === 'predict' ? PHASE_QUESTIONS[one.ask.asks].rule : []));
    expect(lesson.rules.filter(id => !cited.has(id) && !asked.includes(id as typeof asked[number]))).toEqual([]);
  });

  const moments = lesson.moments.map(moment => [moment.id, moment] as const);
  it.each(moments)('%s: is short, says its rules, and has a hint and something to say afterwards', (__, moment) => {
    expect(moment.text.length).toBeLessThanOrEqual(MOST_BEFORE);
    expect(moment.text.length).toBeGreaterThan(0);
    for (const { say, rule } of saidIn(moment)) {
      expect(say.length, say).toBeLessThanOrEqual(LONGEST);
      expect(say, 'a whole sentence').toMatch(/^[“{A-Z].*[.?:”]$/);
      expect(say).not.toMatch(/[!–—]|\bTODO\b/);
      if (rule === undefined) expect(withoutQuotes(say), 'a rule without its id').not.toMatch(RULING_WORDS);
    }
    if (moment.kind === 'see') return;
    expect(moment.hint.length).toBeGreaterThan(0);
    expect(moment.after.length).toBeGreaterThan(0);
  });
});
