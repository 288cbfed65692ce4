// Runs the benchmarks of this folder against the built program: `npm run bench`, or `npm run bench -- play` for one.
// Each first proves its answer; only then does its time count. A wrong answer or a missed limit ends with exit code 1.
import { readdirSync } from 'node:fs';
import { median, percentile, ratePerSecond } from './measure.mjs';

/**
 * A benchmark file exports `benches`, a list of
 * - `{ name, answer, run, atLeast }`: `run` as often a second as possible,
 * - `{ name, answer, samples, at, atLeast, atMost, unit }`: `samples()` gives numbers, of which the percentile `at`
 *   (0.5) counts.
 * `answer()` throws when the program gives a wrong one. Any of them may be asynchronous.
 */
const report = async bench => {
  await bench.answer();
  const [value, unit] = bench.run
    ? [median(await ratePerSecond(bench.run)), 'a second']
    : [percentile(await bench.samples(), bench.at ?? 0.5), bench.unit];
  const isMet = value >= (bench.atLeast ?? -Infinity) && value <= (bench.atMost ?? Infinity);
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${bench.name}: ${rounded(value)} ${unit} (${limit(bench)})`);
  return isMet;
};

const rounded = value => value.toLocaleString('en', { maximumSignificantDigits: 4 });

const limit = ({ atLeast, atMost }) => {
  if (atLeast !== undefined) return `at least ${rounded(atLeast)}`;
  return atMost === undefined ? 'no limit' : `at most ${rounded(atMost)}`;
};

const wanted = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter(name => name.endsWith('.bench.mjs'))
  .filter(name => wanted.length === 0 || wanted.some(word => name.startsWith(word)));
if (files.length === 0) throw new Error(`no benchmark is called ${wanted.join(', ')}`);

for (const file of files) {
  const { benches } = await import(`./${file}`);
  for (const bench of benches) {
    try {
      if (!await report(bench)) process.exitCode = 1;
    } catch (error) {
      process.exitCode = 1;
      console.log(`FAIL ${bench.name}: ${error.message}`);
    }
  }
}
