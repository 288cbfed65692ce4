/** Whatever is named or given as a lesson, ready to be held; or what is wrong with it, in words. */
import { readyLesson, type Readied } from '../../machines/lessons/ready.ts';
import type { Lesson } from '../../src/scenario/lessons/lesson.ts';
import { parseLesson } from '../../src/scenario/lessons/parse-lesson.ts';
import type { ProfileSource } from '../../src/scenario/profile-source.ts';
import { words } from './shell-words.ts';

/** Reads a lesson: the id of a bundled one, or a lesson as an object or as JSON. The first bundled one if none. */
export type ReadLesson = (lesson: unknown, library: () => Promise<ProfileSource>) => Promise<Readied>;

/** Whether a text is meant as the id of a bundled lesson and not as JSON. */
const isId = (lesson: unknown): lesson is string => typeof lesson === 'string' && /^[\w-]*$/.test(lesson.trim());

/** Reads lessons of which those of the course can be named. */
export const readerOf = (course: readonly Lesson[]): ReadLesson => (wanted, library) => {
  const lesson = wanted ?? course[0]?.id;
  if (!isId(lesson)) return fromOutside(lesson, library);
  const named = course.find(({ id }) => id === lesson.trim());
  return Promise.resolve(named === undefined ? nowhere(lesson, course) : readyLesson(named));
};

const nowhere = (id: string, course: readonly Lesson[]): Readied => ({
  problems: [{ path: '', code: 'unknown-word', say: words.unknownLesson(id, course.map(one => one.id)) }],
});

/** The unit library comes only if a profile is lacking. */
const fromOutside = async (json: unknown, library: () => Promise<ProfileSource>): Promise<Readied> => {
  const parsed = parseLesson(json);
  if ('problems' in parsed) return parsed;
  const alone = readyLesson(parsed.lesson);
  const lacks = 'problems' in alone
    && alone.problems.some(({ code }) => code === 'unknown-unit' || code === 'unusable-unit');
  return lacks ? readyLesson(parsed.lesson, await library()) : alone;
};
