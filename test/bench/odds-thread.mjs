// Answers questions about fights in a thread of its own, as the worker of a page does, and says when in its processor
// time each answer was there. Given: `module`, the address of the engine; `question`, one of ASK; `ids`, the fights
// that it is asked about, one after the other; `warmUp`, for how long it answers the fights of WARMING before.
import { parentPort, workerData } from 'node:worker_threads';
import { threadTime } from './thread-time.mjs';

const { module, question, warmUp, ids } = workerData;
const { BUNDLED, ENGINES, LARGE, MATCHES, WARMING, mattersTo, refining } = await import(module);

const oddsWith = options => ({ make }) => {
  const { at, assault } = make();
  return refining(assault, at, options);
};

/** The answers to a question as they come; null or undefined: nothing new. */
const ASK = {
  odds: oddsWith({ tolerance: 0, effort: 1e9 }),
  'first sweep': oddsWith({ effort: 3000 }),
  matters: mattersTo,
};

/** How long an answer is followed, ms: a little longer than the odds are looked at; the others to their ends. */
const LONG = { odds: 260, 'first sweep': Infinity, matters: Infinity };

/** Every answer on the way with when it was there, ms. The time is read with each, and not more often than needed. */
const answersTo = (fight, milliseconds) => {
  const answers = ASK[question](fight);
  const found = [];
  const start = threadTime();
  let [now, read, last] = [0, performance.now(), null];
  for (let step = { done: false }; !step.done && now < milliseconds;) {
    step = answers.next();
    const isNew = (step.value ?? null) !== null && step.value !== last;
    if (!isNew && !step.done && performance.now() - read < 1) continue;
    now = threadTime() - start;
    read = performance.now();
    if (isNew) found.push({ at: now, answer: last = step.value });
  }
  return { found, took: now };
};

for (const fight of WARMING) answersTo(fight, warmUp / WARMING.length);
const fights = [...MATCHES, ...ENGINES, ...BUNDLED, ...LARGE];
parentPort.postMessage(ids.map(id => answersTo(fights.find(one => one.id === id), LONG[question])));
