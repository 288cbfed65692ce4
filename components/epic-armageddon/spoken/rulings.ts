/** The questions that the rules leave open, in the language of the screen. */
import { RULINGS, type RulingId, type RulingWords } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const rulingWords = spoken<RulingWords>('epic-armageddon/rulings', RULINGS);

/** The answers to a question by their ids, the usual one first. */
export const answerWords = (ruling: RulingId): Readonly<Record<string, string>> => {
  const told: Readonly<Record<string, string>> = rulingWords[ruling].answers;
  return Object.fromEntries(Object.keys(RULINGS[ruling].answers).map(answer => [answer, told[answer]!]));
};
