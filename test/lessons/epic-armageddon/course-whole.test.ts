/** What the bundled lessons are together. */
import { describe, expect, it } from 'vitest';
import { loadLesson } from '../../../src/lessons/epic-armageddon/course/course.ts';
import { LESSON_NAMES } from '../../../src/lessons/epic-armageddon/course/names.ts';
import { COURSE, KNOWN_RULES } from './course-lessons.ts';

describe('the course', () => {
  it('has a lesson for each of its names, and nothing else', async () => {
    expect(COURSE.map(({ id, title, teaches }) => ({ id, title, teaches }))).toEqual(LESSON_NAMES);
    expect(await loadLesson('no-such-lesson')).toBeNull();
    expect(await loadLesson('constructor')).toBeNull();
  });

  it('leads to every section of the rules', () => {
    const sections = new Set(COURSE.flatMap(({ rules }) => rules).map(id => id.split('.')[0]!));
    for (let step = 0; step <= 8; step += 1) expect(sections, `A${step}`).toContain(`A${step}`);
    const letters = new Set([...sections].map(id => id[0]));
    expect([...letters].sort()).toEqual(['A', 'B', 'H', 'L', 'V', 'W']);
  });

  it('leads to at least half of the rules of each step and of each kind, and four fifths of all', () => {
    const all = new Set(COURSE.flatMap(({ rules }) => rules));
    const share = (start: string): number => {
      const ids = [...KNOWN_RULES].filter(id => id.startsWith(start));
      return ids.filter(id => all.has(id)).length / ids.length;
    };
    for (const start of ['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'V', 'H', 'W', 'B', 'L']) {
      expect(share(start), start).toBeGreaterThanOrEqual(1 / 2);
    }
    expect(share('')).toBeGreaterThanOrEqual(4 / 5);
  });
});
