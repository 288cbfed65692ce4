/** What is told of a lesson that is not right, in English. Another language is another record of these. */
import { sayings } from '../shared/sayings.ts';
import type { Figured } from './figures.ts';

/** What a moment asks for by a word. */
export type LessonKindName = 'kind of moment' | 'question' | 'task';

const OF: Readonly<Record<Figured, string>> = {
  nothing: 'nothing more', side: 'a side', unit: 'a unit', formation: 'a formation',
};

/** Names stand in quotation marks. */
export const LESSON_PROBLEM_WORDS = {
  tooLarge: 'The lesson is larger than 1 MB of JSON.',
  noLesson: 'A lesson must be an object with version, id, title and moments.',
  momentAlready: (name: string, path: string): string => `The moment ${name} is ${path} already.`,
  dice: 'Dice are no decision; they belong in dice.',
  figureOf: (name: string, of: Figured, found: string | null): string =>
    `The figure ${name} is of ${OF[of]}${found === null ? '' : `, not of ${found}`}.`,
  noFigure: (name: string): string => `There is no figure ${name}.`,
  noKind: (what: LessonKindName, name: string): string => `There is no ${what} ${name}.`,
  kindWith: (what: LessonKindName, field: string): string => `A ${what} must be an object with ${field}.`,
  noName: (what: 'formation' | 'state' | 'unit', name: string): string => `There is no ${what} ${name}.`,
  noBundled: (name: string): string => `There is no bundled assault ${name}.`,

  // what values must be, after "must be"
  characters: (most: number): string => `a text of 1 to ${most} characters`,
  name: 'a word of small letters, digits and hyphens, at most 64',
  rule: 'the id of a rule such as A4.2',
  state: 'a state of the chart such as a4Attacks.attacks',
  sentence: 'a sentence with say and perhaps rule',
  kind: (what: LessonKindName): string => `a ${what}`,
  moment: 'a moment of the assault with its state',
  scenario: 'the id of a bundled assault, or a scenario',
  seed: 'a whole number',
  lesson: 'a lesson',
};

export const { say: sayLessonProblem, sayForGood: sayLessonProblemForGood } =
  sayings('lesson/problems', LESSON_PROBLEM_WORDS);
