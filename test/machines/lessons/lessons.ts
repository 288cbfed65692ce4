/** Lessons for tests: each states only what matters to it. */
import { askedNow, predictOf } from '../../../machines/lessons/answering.ts';
import { readyLesson, type ReadyLesson } from '../../../machines/lessons/ready.ts';
import { beginLesson, type LessonRun } from '../../../machines/lessons/run.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Goal } from '../../../src/lessons/goals.ts';
import type { At, Do, Lesson, Moment, Predict, See } from '../../../src/lessons/lesson.ts';
import type { Parameters } from '../../../src/lessons/parameters.ts';
import { QUESTIONS, type Question, type QuestionId } from '../../../src/lessons/questions.ts';

const COMMON = { title: 'A moment', text: [], hint: [] } as const;

const atOf = (at: At | string): At => (typeof at === 'string' ? { state: at } : at);

/** A question; at the state at which it is at home if nothing else is said. */
export const predict = (
  ask: Question, at: At | string = QUESTIONS[ask.asks].states[0]!, more: Partial<Predict> = {},
): Predict => ({ ...COMMON, id: ask.asks, kind: 'predict', at: atOf(at), ask, after: [], ...more });

export const task = (goal: Goal, at: At | string, more: Partial<Do> = {}): Do =>
  ({ ...COMMON, id: goal.goal, kind: 'do', at: atOf(at), goal, after: [], ...more });

export const see = (id: string, at: At | string): See => ({ ...COMMON, id, kind: 'see', at: atOf(at) });

export const lessonOf = (
  scenario: Lesson['scenario'], moments: readonly Moment[], more: Partial<Lesson> = {},
): Lesson => ({
  version: 1, id: 'a-lesson', title: 'A lesson', teaches: 'Something.', rules: [], scenario, moments, ...more,
});

export const readied = (lesson: Lesson): ReadyLesson => {
  const result = readyLesson(lesson);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.ready;
};

/** A lesson that has begun. */
export const begun = (
  scenario: Lesson['scenario'], moments: readonly Moment[], more: Partial<Lesson> = {},
): LessonRun => beginLesson(readied(lessonOf(scenario, moments, more)));

/** A lesson at a single question. */
export const asked = (
  scenario: Lesson['scenario'], ask: Question, at?: At | string, more: Partial<Lesson> = {},
): LessonRun => begun(scenario, [predict(ask, at)], more);

/** A question of a kind about a scenario, its parameters taken from a side of it. */
export const questionAbout = (scenario: Scenario, asks: QuestionId, side: Side, hits = 5): Question => {
  const formation = scenario.formations.find(one => one.side === side)!;
  const all: Partial<Parameters> = {
    side, unit: formation.units[0]!.id, formation: formation.id, hits, effect: 'normal', within: 5,
  };
  return Object.fromEntries([['asks', asks], ...QUESTIONS[asks].params.map(name => [name, all[name]])]) as Question;
};

/** Ids that may be chosen for the question in hand. */
export const choicesOf = (run: LessonRun): readonly string[] => askedNow(run)!.choices.map(({ id }) => id);

/** The question in hand. */
export const questionOf = (run: LessonRun): Question => predictOf(run)!.ask;
