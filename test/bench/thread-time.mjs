// The processor time of the thread that asks: what others do on the machine, or in other threads, is no part of it.
import { existsSync, readFileSync } from 'node:fs';

/** Where Linux says how long a thread has run, in nanoseconds. */
const RUN = '/proc/thread-self/schedstat';
const cell = new Int32Array(new SharedArrayBuffer(4));

const told = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What is written there is brought up to date when a thread lets go of the processor: it sleeps for a moment. */
const read = () => {
  Atomics.wait(cell, 0, 0, 0.05);
  return Number(readFileSync(RUN, 'utf8').split(' ')[0]) / 1e6;
};

const timer = () => {
  if (process.threadCpuUsage !== undefined) return told;
  return existsSync(RUN) ? read : () => performance.now();
};

/** Milliseconds that this thread has run; of the clock where a system does not say. */
export const threadTime = timer();
