/** A lesson from outside: either whole, or everything that is wrong with it. */
import { plainJson, UNREADABLE } from '../parsing/plain-json.ts';
import { PROBLEM_WORDS } from '../parsing/problem-words.ts';
import { problemList, quote, type Problem, type ProblemList } from '../parsing/problems.ts';
import { isObject, readShape } from '../parsing/shapes.ts';
import type { Lesson } from './lesson.ts';
import { lessonShape } from './lesson-shapes.ts';
import { LESSON_PROBLEM_WORDS, sayLessonProblem } from './lesson-problem-words.ts';

export type ParsedLesson = { readonly lesson: Lesson } | { readonly problems: readonly Problem[] };

/** Every moment has an id of its own. */
const checkIds = ({ moments }: Lesson, problems: ProblemList): void => moments.forEach(({ id }, i) => {
  const first = moments.findIndex(one => one.id === id);
  if (first < i) {
    problems.report(
      `moments[${i}].id`, 'duplicate-id', () => sayLessonProblem('momentAlready', quote(id), `moments[${first}]`),
    );
  }
});

/** Dice are the lesson’s own; among the decisions there are none. */
const checkDecisions = ({ decisions = [] }: Lesson, problems: ProblemList): void => decisions.forEach(({ type }, i) => {
  if ((type as string) === 'dice.thrown') {
    problems.report(`decisions[${i}]`, 'contradiction', () => LESSON_PROBLEM_WORDS.dice);
  }
});

/** What is told of the whole calls it what it is. */
const ofLesson = (problem: Problem): Problem =>
  (problem.say === PROBLEM_WORDS.tooLarge ? { ...problem, say: LESSON_PROBLEM_WORDS.tooLarge } : problem);

/**
 * A lesson read from outside. `json` may be anything; a string is taken as JSON text. Nothing is half-read, thrown or
 * run. Its scenario is left as it is written, and is read when the lesson is made ready.
 */
export const parseLesson = (json: unknown): ParsedLesson => {
  const problems = problemList();
  const plain = plainJson(json, problems);
  if (plain === UNREADABLE) return { problems: problems.all().map(ofLesson) };
  if (!isObject(plain)) {
    problems.report('', 'wrong-type', () => LESSON_PROBLEM_WORDS.noLesson);
    return { problems: problems.all() };
  }
  const read = readShape(lessonShape, plain, problems) as Lesson | undefined;
  if (read === undefined || problems.count() > 0) return { problems: problems.all() };
  checkIds(read, problems);
  checkDecisions(read, problems);
  return problems.count() > 0 ? { problems: problems.all() } : { lesson: read };
};

/** The order in which the fields of a lesson are written. */
const FIELDS = [
  'version', 'id', 'title', 'teaches', 'rules', 'scenario', 'decisions', 'dice', 'seed', 'moments',
] as const satisfies readonly (keyof Lesson)[];

/** A lesson as JSON text that is fit to be read by people; it parses to the same lesson. */
export const writeLesson = (lesson: Lesson): string =>
  `${JSON.stringify(Object.fromEntries(FIELDS.map(field => [field, lesson[field]])), null, 2)}\n`;
