/** Lessons. */
import { parseLesson, writeLesson, type ParsedLesson } from '../../../src/lessons/parse-lesson.ts';
import { kept, type Written } from '../../golden/kept.ts';
import { badProblems, notPlain, notSame, type Complaints } from '../oracle.ts';
import type { Target } from '../target.ts';
import { mutateAsJson } from './json-changes.ts';

export const lessonTarget: Target = {
  name: 'lesson',
  seeds: kept<{ readonly written: Written }>('lessons.json').map(({ written }) => JSON.stringify(written)),
  mutate: mutateAsJson,
  read: text => parseLesson(text),
  check: (text, found: ParsedLesson): Complaints => {
    if ('problems' in found) return badProblems(found.problems);
    return [
      ...notPlain(found.lesson),
      ...notSame('What is written and read', parseLesson(writeLesson(found.lesson)), found),
      ...notSame('What was read, read again', parseLesson(found.lesson), found),
      ...notSame('The value of the text', parseLesson(JSON.parse(text)), found),
    ];
  },
  work: { least: 20_000, perLetter: 100 },
  longest: 30_000,
};
