/** What those hear who wait for an answer. */
import { spoken } from '../languages/spoken.ts';

export const workerWords = spoken('answering', {
  broken: 'The calculation broke off.',
});
