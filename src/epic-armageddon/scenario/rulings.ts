/** A scenario's own answers to the questions that the rules leave open. */
import * as v from 'valibot';
import { RULINGS, RULING_IDS, type RulingId, type Rulings } from '../rulings/rulings.ts';
import { want, WANTS } from '../../parsing/problem-words.ts';
import { fieldsOf, isNoName, mustBe, text, type Shape } from '../../parsing/shapes.ts';

const answerTo = (id: RulingId) => {
  const answers = Object.keys(RULINGS[id].answers);
  const wants = want('oneOf', answers);
  const oneOf = v.picklist(answers, mustBe(wants, 'unknown-answer', answers));
  return v.optional(v.pipe(text, oneOf, v.description(RULINGS[id].question)));
};

/** Answers by their questions; only those that the program can play. */
export const rulings = fieldsOf(
  WANTS.answers,
  Object.fromEntries(RULING_IDS.map(id => [id, answerTo(id)])),
  isNoName('unknown-ruling', 'ruling', RULING_IDS),
) as Shape<Partial<Rulings>>;
