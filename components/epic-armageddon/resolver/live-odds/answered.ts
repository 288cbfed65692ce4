/** Odds that have been worked out on this page: whoever asks about the same moment again has them at once. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { EngineLoaders } from '../../odds/answerers.ts';
import type { Questions } from '../../odds/question.ts';

/** So many are kept; of too many the oldest are forgotten. */
const MOST = 200;

const known = new WeakMap<EngineLoaders, Map<string, Odds>>();

const keyOf = (moment: Questions['moment']): string => JSON.stringify(moment);

/** What one engine has answered; null: it has not been asked. */
export const answerBefore = (ways: EngineLoaders, moment: Questions['moment']): Odds | null =>
  known.get(ways)?.get(keyOf(moment)) ?? null;

export const keepAnswer = (ways: EngineLoaders, moment: Questions['moment'], odds: Odds): void => {
  const answers = known.get(ways) ?? new Map<string, Odds>();
  known.set(ways, answers);
  answers.set(keyOf(moment), odds);
  if (answers.size > MOST) answers.delete(answers.keys().next().value!);
};
