// What is not run at every change: `npm run test:long`. Tests that take a fixed part of their cases in the suite go
// through all of them, those that take longer than ten seconds stand in this folder, every planted fault is to be seen,
// readers of texts from outside are fuzzed (`test/fuzz`), and rosters are made from the public catalogues
// (`test/long/catalogues`). Builds come first. `npm run test:long -- cases` (or `browser`, `catalogues`, `planted`,
// `fuzz`) for a part of it. What cannot run here is named at the end.
import { execFileSync, spawn } from 'node:child_process';
import { findBrowser } from '../support/find-browser.mjs';
import { runCatalogues } from './catalogues/run.mjs';

const run = (command, args, more = {}) => new Promise(resolve => {
  const env = { ...process.env, TESTS: 'whole', ...more };
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env });
  child.on('error', () => resolve(1));
  child.on('close', code => resolve(code ?? 1));
});

const listed = (command, ...args) => execFileSync('git', [command, ...args], { encoding: 'utf8' }).trim().split('\n');

/** What a test uses that has more cases than the suite takes; axe looks more often, and in the dark too. */
const USES = { test: 'support/share.ts', browser: 'support/(share|accessibility).ts|faultsOf' };

/** Files that have more cases than the suite takes, and those that only these tests run. */
const every = kind => [...new Set([
  ...listed('grep', '-lE', USES[kind], '--', `test/*.${kind}.ts`),
  ...listed('ls-files', `test/long/*.${kind}.ts`).filter(file => !file.startsWith('test/long/catalogues/')),
])].filter(Boolean).sort();

const notRun = [];

const PARTS = {
  cases: () => run('vitest', ['run', ...every('test')]),
  browser: async () => {
    await findBrowser();
    return run('wtr', every('browser').flatMap(file => ['--files', file]));
  },
  catalogues: async () => {
    const { code = 0, reason } = await runCatalogues(run);
    if (reason !== undefined) notRun.push(`catalogues: ${reason}`);
    return code;
  },
  fuzz: () => run('node', ['test/fuzz/run.mjs', '--iterations', '50000']),
  planted: () => run('node', ['test/long/planted/run.mjs']),
};

const wanted = process.argv.slice(2);
const codes = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) codes.push(await part());
}
for (const part of notRun) console.log(`not run: ${part}`);
process.exitCode = codes.every(code => code === 0) ? 0 : 1;
