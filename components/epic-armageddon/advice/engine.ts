/** The engine behind advice. It runs in a worker or on the page and knows neither. */
import { advising, type Advice } from '../../../machines/epic-armageddon/advice/advise.ts';
import type { EngineOf } from '../../shared/worker/asking.ts';
import { withReturned } from '../../shared/worker/with-returned.ts';
import type { AdviceQuestion } from './question.ts';

export const adviceAnswers: EngineOf<AdviceQuestion, Advice> = ({ scenario, events, side }) =>
  withReturned(advising(scenario, events, { side }));
