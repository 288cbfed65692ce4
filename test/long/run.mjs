// What is not run at every change: `npm run test:long`. Tests that take a fixed part of their cases in the suite go
// through all of them, those that take longer than ten seconds stand in this folder, and every planted fault has to be
// seen. Builds come first. `npm run test:long -- cases` (or `browser`, `planted`) for a part of it.
import { execFileSync, spawn } from 'node:child_process';
import { findBrowser } from '../support/find-browser.mjs';

const run = (command, args) => new Promise(resolve => {
  const env = { ...process.env, TESTS: 'whole' };
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env });
  child.on('error', () => resolve(1));
  child.on('close', code => resolve(code ?? 1));
});

/** Files that have more cases than the suite takes, and those that only these tests run. */
const files = kind => execFileSync('git', [
  'grep', '-lE', '(shareOf|firstOf|faultsOf)\\(|IS_WHOLE', '--', `test/*.${kind}.ts`, `:!test/support/accessibility.ts`,
], { encoding: 'utf8' }).trim().split('\n');
const inThisFolder = kind => execFileSync('git', ['ls-files', `test/long/*.${kind}.ts`], { encoding: 'utf8' })
  .trim().split('\n').filter(Boolean);
const every = kind => [...new Set([...files(kind), ...inThisFolder(kind)])].sort();

const PARTS = {
  cases: () => run('vitest', ['run', ...every('test')]),
  browser: async () => {
    await findBrowser();
    return run('wtr', every('browser').flatMap(file => ['--files', file]));
  },
  planted: () => run('node', ['test/long/planted/run.mjs']),
};

const wanted = process.argv.slice(2);
const codes = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) codes.push(await part());
}
process.exitCode = codes.every(code => code === 0) ? 0 : 1;
