/** A scenario's own answers: to the rulings, and to what its text does not tell. */
import * as v from 'valibot';
import { QUESTIONS, QUESTION_IDS, type Completion } from '../../warhammer-40k/policy.ts';
import { RULINGS, RULING_IDS, type Rulings } from '../../warhammer-40k/rulings.ts';
import { fieldsOf, isNoName, mustBe, text, type Shape } from '../shapes.ts';

const oneOf = (answers: readonly string[]) =>
  v.optional(v.pipe(text, v.picklist(answers, mustBe(`one of ${answers.join(', ')}`, 'unknown-answer', answers))));

/** Answers by their rulings. */
export const rulings = fieldsOf(
  'an object of answers by their rulings',
  Object.fromEntries(RULING_IDS.map(id => [id, oneOf(RULINGS[id].answers)])),
  isNoName('unknown-ruling', 'ruling', RULING_IDS),
) as Shape<Partial<Rulings>>;

/** Answers by the questions that the text does not answer. */
export const completion = fieldsOf(
  'an object of answers by their questions',
  Object.fromEntries(QUESTION_IDS.map(id => [id, oneOf(QUESTIONS[id])])),
  isNoName('unknown-question', 'question', QUESTION_IDS),
) as Shape<Completion>;
