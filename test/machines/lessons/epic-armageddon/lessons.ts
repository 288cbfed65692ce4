/** Lessons for tests: each states only what matters to it. */
import { posedQuestion, predictOf } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { readyLesson, type ReadyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { beginLesson, type LessonRun } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonGoal } from '../../../../src/lessons/goals.ts';
import type {
  MomentAt, DoMoment, Lesson, LessonMoment, PredictMoment, SeeMoment,
} from '../../../../src/lessons/lesson.ts';
import {
  LESSON_QUESTIONS, type LessonQuestion, type Parameters, type QuestionId,
} from '../../../../src/lessons/questions.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';

const COMMON = { title: 'A moment', text: [], hint: [] } as const;

const atOf = (at: MomentAt | string): MomentAt => (typeof at === 'string' ? { state: at } : at);

/** A question; at the state at which it is at home if nothing else is said. */
export const predict = (
  ask: LessonQuestion, at: MomentAt | string = LESSON_QUESTIONS[ask.asks].states[0]!, more: Partial<PredictMoment> = {},
): PredictMoment => ({ ...COMMON, id: ask.asks, kind: 'predict', at: atOf(at), ask, after: [], ...more });

export const task = (goal: LessonGoal, at: MomentAt | string, more: Partial<DoMoment> = {}): DoMoment =>
  ({ ...COMMON, id: goal.goal, kind: 'do', at: atOf(at), goal, after: [], ...more });

export const see = (id: string, at: MomentAt | string): SeeMoment => ({ ...COMMON, id, kind: 'see', at: atOf(at) });

const { id, decisions, seed } = MARINES_IN_CONTACT;

/** Of the bundled marines all are in contact, unless it says who goes where. */
export const lessonOf = (
  scenario: Lesson['scenario'], moments: readonly LessonMoment[], more: Partial<Lesson> = {},
): Lesson => ({
  version: 1, id: 'a-lesson', title: 'A lesson', teaches: 'Something.', rules: [], scenario, moments,
  ...scenario === id && { decisions, seed }, ...more,
});

export const readied = (lesson: Lesson): ReadyLesson => {
  const result = readyLesson(lesson);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.ready;
};

/** A lesson that has begun. */
export const begun = (
  scenario: Lesson['scenario'], moments: readonly LessonMoment[], more: Partial<Lesson> = {},
): LessonRun => beginLesson(readied(lessonOf(scenario, moments, more)));

/** A lesson at a single question. */
export const asked = (
  scenario: Lesson['scenario'], ask: LessonQuestion, at?: MomentAt | string, more: Partial<Lesson> = {},
): LessonRun => begun(scenario, [predict(ask, at)], more);

/** A question of a kind about a scenario, its parameters taken from a side of it. */
export const questionAbout = (scenario: Scenario, asks: QuestionId, side: Side, hits = 5): LessonQuestion => {
  const formation = scenario.formations.find(one => one.side === side)!;
  const all: Partial<Parameters> = {
    side, unit: formation.units[0]!.id, formation: formation.id, hits, effect: 'normal', within: 5,
  };
  return Object.fromEntries([
    ['asks', asks], ...LESSON_QUESTIONS[asks].params.map(name => [name, all[name]]),
  ]) as LessonQuestion;
};

/** Ids that may be chosen for the question in hand. */
export const choicesOf = (run: LessonRun): readonly string[] => posedQuestion(run)!.choices.map(({ id }) => id);

/** The question in hand. */
export const questionOf = (run: LessonRun): LessonQuestion => predictOf(run)!.ask;
