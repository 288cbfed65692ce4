/** The engine behind the review. It runs in a worker or on the page and knows neither. */
import { reviewing, type Advise } from '../../../machines/epic-armageddon/review/review.ts';
import { answersBy } from './question.ts';

/** Looks for nothing better: every moment has its value, and no decision a cost. */
const advise: Advise = () => {
  throw new RangeError('Nothing better is looked for.');
};

export const reviewAnswers = answersBy((scenario, events) => reviewing(scenario, events, advise));
