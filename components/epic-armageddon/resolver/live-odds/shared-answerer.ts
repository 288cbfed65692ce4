/** One worker for all elements of a page, and what it has answered: whoever asks the same again has it at once. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { answererFor, type EngineLoaders } from '../../odds/answerers.ts';
import type { Answerer, Questions } from '../../odds/question.ts';
import { onceLoaded } from '../../../shared/once-loaded.ts';

const known = new WeakMap<EngineLoaders['worker'], () => Promise<Answerer>>();

/** Somebody who answers, brought when first asked for. */
export const sharedAnswerer = (ways: EngineLoaders): (() => Promise<Answerer>) => {
  const bring = known.get(ways.worker) ?? onceLoaded(() => answererFor(ways));
  known.set(ways.worker, bring);
  return bring;
};

/** So many are kept; of too many the oldest are forgotten. */
const MOST = 200;

const answered = new WeakMap<EngineLoaders['worker'], Map<string, Odds>>();

const keyOf = (moment: Questions['moment']): string => JSON.stringify(moment);

/** What one engine has answered; null: it has not been asked. */
export const answerBefore = (ways: EngineLoaders, moment: Questions['moment']): Odds | null =>
  answered.get(ways.worker)?.get(keyOf(moment)) ?? null;

export const keepAnswer = (ways: EngineLoaders, moment: Questions['moment'], odds: Odds): void => {
  const answers = answered.get(ways.worker) ?? new Map<string, Odds>();
  answered.set(ways.worker, answers);
  answers.set(keyOf(moment), odds);
  if (answers.size > MOST) answers.delete(answers.keys().next().value!);
};
