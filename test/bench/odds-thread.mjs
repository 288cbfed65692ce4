// Answers fights in a thread of its own, as the worker of a page does, and says when in its processor time each answer
// was there. Given: `module`, the address of the engine; `warmUp`, for how long it is warmed; `ids`, whom to answer.
import { parentPort, workerData } from 'node:worker_threads';
import { threadTime } from './thread-time.mjs';

const { module, warmUp, ids } = workerData;
const { BUNDLED, ENGINES, MATCHES, WARMING, refining } = await import(module);

/** How long each fight is followed, ms: a little longer than its last answer is looked at. */
const LONG = 260;

/** Every answer on the way with when it was there, ms. The time is read with each, and not more often than needed. */
const answersTo = ({ make }, milliseconds) => {
  const { at, assault } = make();
  const answers = refining(assault, at, { tolerance: 0, effort: 1e9 });
  const found = [];
  const start = threadTime();
  let [now, read, last] = [0, performance.now(), null];
  for (let step = { done: false }; !step.done && now < milliseconds;) {
    step = answers.next();
    const isNew = step.value !== last;
    if (!isNew && performance.now() - read < 1) continue;
    now = threadTime() - start;
    read = performance.now();
    if (isNew) found.push({ at: now, odds: step.value });
    last = step.value;
  }
  return found;
};

for (const fight of WARMING) answersTo(fight, warmUp / WARMING.length);
const fights = [...MATCHES, ...ENGINES, ...BUNDLED];
parentPort.postMessage(ids.map(id => answersTo(fights.find(one => one.id === id), LONG)));
