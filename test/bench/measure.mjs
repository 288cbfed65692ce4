// How often a second, and which of many: the arithmetic of the benchmarks.
import { performance } from 'node:perf_hooks';

/** The value below which the share `at` (0 to 1) of the samples lies, to the nearest sample. */
export const percentile = (samples, at) => {
  if (samples.length === 0) throw new Error('nothing was measured');
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(at * sorted.length) - 1))];
};

export const median = samples => percentile(samples, 0.5);

/** How often `run(i)` ends in a second, measured in several rounds after some that only warm up. */
export const ratePerSecond = async (run, { rounds = 7, warmUps = 6, milliseconds = 400 } = {}) => {
  const rates = [];
  let next = 0;
  for (let round = 1; round <= warmUps + rounds; round += 1) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < milliseconds) {
      await run(next);
      next += 1;
      done += 1;
    }
    if (round > warmUps) rates.push(done * 1000 / (performance.now() - start));
  }
  return rates;
};
