// Breaks rules and machines in thousands of small ways and tells which of them no test sees: `npm run mutation` for
// Epic Armageddon, or `npm run mutation -- src/epic-armageddon/explain` for some folders or files.
// `--every 4` runs every fourth of the ways alone, `--every 4 --offset 2` the fourths between those.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { HOME } from './places.mjs';
import { isInPart, linesOf, tableOf } from './report.mjs';

/** Of a hundred ways to break the rules, so many are to be seen. */
const WANTED = 85;

const WRITTEN_BY_MACHINE = '!machines/charts/layouts/**';

const areOdds = path => path.includes('epic-armageddon/odds');
/** Of Epic Armageddon only the rules, only the odds, or both; or the other game and the machines. */
const mutatedIn = paths => {
  if (!paths.some(path => path.startsWith('src/epic-armageddon'))) return 'machines';
  if (paths.every(areOdds)) return 'odds';
  return paths.some(path => areOdds(path) || path.endsWith('epic-armageddon')) ? 'all' : 'rules';
};

const { positionals, values: { every, offset } } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, offset: { type: 'string', default: '0' } },
});
/** The runner of the mutants reads them. */
process.env.MUTATED_EVERY = every;
process.env.MUTATED_OFFSET = offset;
process.env.MUTATED_VERDICTS = resolve(`${HOME}/verdicts.jsonl`);
const asked = positionals.map(path => path.replace(/\/$/, ''));
const paths = asked.length === 0 ? ['src/epic-armageddon'] : asked;
/** The build command below finds it there. */
process.env.MUTATED = mutatedIn(paths);
const start = performance.now();

const results = (await new Stryker({
  testRunner: 'kept-modules',
  plugins: ['./test/mutation/runner.mjs'],
  buildCommand: 'node test/mutation/bundle.mjs',
  mutate: [...paths.map(path => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path)), WRITTEN_BY_MACHINE],
  ignorePatterns: [HOME, 'dist', 'docs', 'components'],
  tempDirName: `${HOME}/sandboxes`,
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only'],
  concurrency: 1,
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  timeoutFactor: 0,
  maxTestRunnerReuse: 400 * Number(every),
  logLevel: 'warn',
}).runMutationTest()).filter(isInPart);

const minutes = (performance.now() - start) / 60_000;
const name = paths.join(' ').replaceAll('src/epic-armageddon', '').replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'all';
mkdirSync(`${HOME}/results`, { recursive: true });
writeFileSync(`${HOME}/results/${name.slice(0, 60)}.json`, JSON.stringify(results, null, 1));

const { rows, score } = tableOf(results);
console.log(linesOf(results).join('\n'));
console.log(rows.join('\n'));
console.log(`${score.toFixed(1)} % of ${results.length} mutants seen, ${WANTED} % wanted, ${minutes.toFixed(0)} min`);
if (score < WANTED) process.exitCode = 1;
