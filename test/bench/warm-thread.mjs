// A thread that answers questions about fights, warm as the worker of a page is that has been used for a while: for so
// many milliseconds it has answered the fights of WARMING, which are none of those that are timed. Milliseconds are the
// thread's processor time, so that a busy machine does not count.
import { Worker } from 'node:worker_threads';
import { builtModule } from './source-module.mjs';

const WARM_UP = 1800;

const module = await builtModule('odds-fights-entry.ts');
export const { BUNDLED, ENGINES, LARGE, MATCHES } = await import(module);

/** The answers of a new thread to a question about some fights, and how long each took. See `odds-thread.mjs`. */
export const answersIn = (question, ids, warmUp = WARM_UP) => new Promise((resolve, reject) => {
  const worker = new Worker(new URL('odds-thread.mjs', import.meta.url), {
    workerData: { module, question, warmUp, ids },
  });
  worker.once('message', resolve);
  worker.once('error', reject);
});
