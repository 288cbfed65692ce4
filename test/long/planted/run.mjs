// Plants the faults of this folder one after another in a copy of the tree and tells whether the tests that are named
// in each patch see it: part of `npm run test:long`, or `node test/long/planted/run.mjs NAME…` for some of them.
// Ends with exit code 1 if a fault is seen by none of its tests, has no place any more, or a test fails without it.
//
// Where a patch has no place any more, the same fault is written into the file anew, and what `git diff` says of it
// takes the place of the diff in the patch.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../support/find-browser.mjs';
import { copyTree } from '../../support/tree-copy.mjs';
import { planted, readPatch } from './patch.mjs';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const LONGEST = 600_000;

/** Runs a command as the suite does: with a part of the cases, and without counting them. */
const runIn = (copy, command) => {
  const { TESTS: _, TEST_RESULTS: __, BROWSER_SHARE: ___, ...rest } = process.env;
  const env = { ...rest, PATH: `${join(copy, 'node_modules/.bin')}${delimiter}${rest.PATH}` };
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy, env, shell: true, encoding: 'utf8', timeout: LONGEST, maxBuffer: 2 ** 28,
  });
  return { passed: status === 0, said: `${stdout}${stderr}` };
};

/** Runs tests of one kind. */
const run = (copy, tests) => runIn(copy, commandOf(tests));

const kindOf = test => /\.browser\.ts$|\.test\.ts$|^check$/.exec(test)?.[0];

const commandOf = ([first, ...others]) => {
  switch (kindOf(first)) {
    case '.browser.ts':
      return ['wtr', ...[first, ...others].map(test => `--files ${test}`)].join(' ');
    case '.test.ts':
      return ['vitest run', first, ...others].join(' ');
    case 'check':
      return 'node .ci/check.mjs';
  }
  throw new Error(`nobody runs ${first}`);
};

/** Whether all tests pass as long as nothing is planted: otherwise a failure says nothing. */
const passWithout = (copy, tests) => {
  const kinds = [...new Set(tests.map(kindOf))];
  const runs = kinds.map(kind => run(copy, tests.filter(test => kindOf(test) === kind)));
  for (const { said } of runs.filter(({ passed }) => !passed)) console.log(said.slice(-5000));
  return runs.every(({ passed }) => passed);
};

/** What is said with faults planted, which are taken out again; undefined: one of them has no place. */
const withPlanted = (copy, patches, say) => {
  const before = new Map();
  try {
    for (const patch of patches) {
      const path = join(copy, patch.file);
      const text = readFileSync(path, 'utf8');
      if (!before.has(path)) before.set(path, text);
      const withFault = planted(patch, text);
      if (withFault === null) return undefined;
      writeFileSync(path, withFault);
    }
    return say();
  } finally {
    for (const [path, text] of before) writeFileSync(path, text);
  }
};

/** Whether faults do something else and are not just broken: a name that is gone would be seen by any test. */
const compile = (copy, patches) => withPlanted(copy, patches.filter(({ seenBy }) => !seenBy.includes('check')), () => {
  const { passed, said } = runIn(copy, 'tsc --singleThreaded --noUnusedLocals false --noUnusedParameters false -p .');
  if (!passed) console.log(said);
  return passed;
}) ?? true;

/** The first of the tests that sees a fault; null: none does; undefined: it has no place. */
const seerOf = (copy, patch) =>
  withPlanted(copy, [patch], () => patch.seenBy.find(test => !run(copy, [test]).passed) ?? null);

const toldOf = ({ claim }, seer) => {
  if (seer === undefined) return 'HAS NO PLACE any more';
  return seer === null ? `NOT SEEN: ${claim}` : `seen by ${seer}`;
};

const all = readdirSync(FOLDER).filter(name => name.endsWith('.patch')).map(name => basename(name, '.patch')).sort();
const asked = process.argv.slice(2).map(name => basename(name, '.patch'));
const names = asked.length === 0 ? all : asked;
const patches = names.map(name => ({ name, ...readPatch(readFileSync(join(FOLDER, `${name}.patch`), 'utf8')) }));

await findBrowser(); // unpacked, if it is not yet, for the copy to link to
const copy = mkdtempSync(join(tmpdir(), 'planted-faults-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
copyTree(copy);

if (!passWithout(copy, [...new Set(patches.flatMap(({ seenBy }) => seenBy))])) {
  console.log('Tests fail with no fault planted.');
  process.exit(1);
}
if (!compile(copy, patches)) {
  console.log('A fault is seen by the compiler, and meant to be seen by tests.');
  process.exit(1);
}
let seen = 0;
for (const patch of patches) {
  const start = performance.now();
  const seer = seerOf(copy, patch);
  if (seer) seen += 1;
  console.log(`${patch.name}: ${toldOf(patch, seer)}, ${Math.round((performance.now() - start) / 1000)} s`);
}
console.log(`${seen} of ${patches.length} planted faults seen`);
process.exitCode = seen === patches.length ? 0 : 1;
