/** A scenario's own answers: to the rulings, and to what its text does not tell. */
import * as v from 'valibot';
import { QUESTIONS, QUESTION_IDS, type Completion } from '../editions/policy.ts';
import { RULINGS, RULING_IDS, type Rulings } from '../rulings/rulings.ts';
import { want, WANTS } from '../../parsing/problem-words.ts';
import { fieldsOf, isNoName, mustBe, text, type Shape } from '../../parsing/shapes.ts';
import { PHASE_PROBLEM_WORDS } from './problem-words.ts';

const oneOf = (answers: readonly string[]) =>
  v.optional(v.pipe(text, v.picklist(answers, mustBe(want('oneOf', answers), 'unknown-answer', answers))));

/** Answers by their rulings. */
export const rulings = fieldsOf(
  PHASE_PROBLEM_WORDS.rulings,
  Object.fromEntries(RULING_IDS.map(id => [id, oneOf(RULINGS[id].answers)])),
  isNoName('unknown-ruling', 'ruling', RULING_IDS),
) as Shape<Partial<Rulings>>;

/** Answers by the questions that the text does not answer. */
export const completion = fieldsOf(
  WANTS.answers,
  Object.fromEntries(QUESTION_IDS.map(id => [id, oneOf(QUESTIONS[id])])),
  isNoName('unknown-question', 'question', QUESTION_IDS),
) as Shape<Completion>;
