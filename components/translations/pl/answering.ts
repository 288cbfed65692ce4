/** In Polish: what those hear who wait for an answer. */
import type { workerWords as english } from '../../shared/worker/worker-answerer.ts';

export const words: typeof english = {
  broken: 'Obliczenia przerwano.',
};
