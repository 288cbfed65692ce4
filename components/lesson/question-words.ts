/** The questions and tasks of lessons, as they are put where a lesson puts them in no other words. */
import { GOALS, type GoalId } from '../../src/scenario/lessons/goals.ts';
import { QUESTIONS, type QuestionId } from '../../src/scenario/lessons/questions.ts';
import { spoken } from '../languages/spoken.ts';

const saysOf = <I extends string>(kinds: Readonly<Record<I, { readonly say: string }>>): Readonly<Record<I, string>> =>
  Object.fromEntries((Object.keys(kinds) as I[]).map(id => [id, kinds[id].say])) as Record<I, string>;

export const questionWords = spoken('lesson/questions', saysOf<QuestionId>(QUESTIONS));
export const taskWords = spoken('lesson/tasks', saysOf<GoalId>(GOALS));
