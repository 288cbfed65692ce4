/** The engine behind the review. It runs in a worker or on the page and knows neither. */
import { advising } from '../../../machines/epic-armageddon/advice/advise.ts';
import { reviewing } from '../../../machines/epic-armageddon/review/review.ts';
import { answersBy } from './question.ts';

export const reviewAnswers = answersBy((scenario, events, options) => reviewing(scenario, events, advising, options));
