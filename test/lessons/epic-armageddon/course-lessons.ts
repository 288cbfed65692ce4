/** The bundled lessons for tests, in the order of the course. */
import { readFileSync } from 'node:fs';
import { loadLesson } from '../../../src/lessons/epic-armageddon/course/course.ts';
import { LESSON_NAMES } from '../../../src/lessons/epic-armageddon/course/names.ts';
import type { Lesson, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';

const loaded = await Promise.all(LESSON_NAMES.map(({ id }) => loadLesson(id)));

export const COURSE: readonly Lesson[] = loaded.filter(lesson => lesson !== null);

/** What is said before a moment asks for anything, its question or task included. */
export const saidBefore = (moment: LessonMoment): readonly LessonSentence[] => {
  switch (moment.kind) {
    case 'predict': return [...moment.text, moment.question ?? []].flat();
    case 'do': return [...moment.text, moment.task ?? []].flat();
    case 'see': return moment.text;
  }
};

/** Everything that is said at a moment. */
export const saidAt = (moment: LessonMoment): readonly LessonSentence[] => [
  ...saidBefore(moment), ...moment.hint,
  ...(moment.kind === 'see' ? [] : [...moment.after, moment.objection ?? []].flat()),
];

/** Ids of the rules that a moment cites. */
export const citedAt = (moment: LessonMoment): readonly string[] => saidAt(moment).flatMap(({ rule }) => rule ?? []);

/** Ids of the rules that a lesson cites. */
export const cited = ({ moments }: Lesson): ReadonlySet<string> => new Set(moments.flatMap(citedAt));

const readme = readFileSync(new URL('../../../src/epic-armageddon/README.md', import.meta.url), 'utf8');

/** Ids of the rules that there are: those of the table of rules. */
export const KNOWN_RULES: ReadonlySet<string> =
  new Set([...readme.matchAll(/^\| ([AVHWBL]\d+(?:\.\d+)?) \|/gm)].map(([, id]) => id!));
