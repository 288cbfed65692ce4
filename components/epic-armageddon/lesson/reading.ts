/** Whatever is named or given as a lesson, ready to be held; or what is wrong with it, in words. */
import { readyLesson, type ReadyResult } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { loadLesson } from '../../../src/lessons/epic-armageddon/course/course.ts';
import { LESSON_NAMES } from '../../../src/lessons/epic-armageddon/course/names.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { parseLesson } from '../../../src/lessons/parse-lesson.ts';
import type { ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import { spokenProblem } from '../../shared/languages/spoken.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';
import { noteBundled } from '../../shared/lesson/spoken-lesson.ts';

/** Reads a lesson: the id of a bundled one, or a lesson as an object or as JSON. The first bundled one if none. */
export type ReadLesson = (lesson: unknown, library: () => Promise<ProfileSource>) => Promise<ReadyResult>;

/** Whether a text is meant as the id of a bundled lesson and not as JSON. */
const isId = (lesson: unknown): lesson is string => typeof lesson === 'string' && /^[\w-]*$/.test(lesson.trim());

/** Any lesson: one of the course by its id, the first of them if none is named, or one from outside. */
export const readLesson: ReadLesson = async (wanted, library) => {
  const lesson = wanted ?? LESSON_NAMES[0].id;
  if (!isId(lesson)) return fromOutside(lesson, library);
  const bundled = await loadLesson(lesson.trim());
  return bundled === null ? nowhere(lesson) : withUnits(noteBundled(bundled), library);
};

const nowhere = (id: string): ReadyResult => ({
  problems: [
    spokenProblem('', 'unknown-word', () => askedWords.unknownLesson(id, LESSON_NAMES.map(one => one.id))),
  ],
});

const fromOutside = async (json: unknown, library: () => Promise<ProfileSource>): Promise<ReadyResult> => {
  const parsed = parseLesson(json);
  return 'problems' in parsed ? parsed : withUnits(parsed.lesson, library);
};

/** The unit library comes only if a profile is lacking. */
const withUnits = async (lesson: Lesson, library: () => Promise<ProfileSource>): Promise<ReadyResult> => {
  const alone = readyLesson(lesson);
  const lacks = 'problems' in alone
    && alone.problems.some(({ code }) => code === 'unknown-unit' || code === 'unusable-unit');
  return lacks ? readyLesson(lesson, await library()) : alone;
};
