// The tests of a bundle: loaded once, run as often as wanted.
import { pathToFileURL } from 'node:url';
import { collectTests, getCurrentSuite, getFn, getHooks } from '@vitest/runner';
import { getFullName, getTests } from '@vitest/runner/utils';

const CONFIG = {
  root: '/', setupFiles: [], passWithNoTests: false, maxConcurrency: 1, testTimeout: 600_000, hookTimeout: 600_000,
  retry: 0, includeTaskLocation: false, allowOnly: false, tags: [],
  sequence: { hooks: 'stack', setupFiles: 'list', shuffle: false, concurrent: false, seed: 1 },
};

let copies = 0;
let isLoading = false;

/** Loads a copy of its own of everything that is bundled: its `tests` by name, each to be run in a `turn`. */
export const loadSuite = async bundle => {
  copies += 1;
  isLoading = true;
  const forgetters = globalThis.forgetters = new Set();
  const address = `${pathToFileURL(bundle)}?copy=${copies}`;
  const [file] = await collectTests([{ filepath: bundle }], { config: CONFIG, importFile: () => import(address) });
  isLoading = false;
  if (file.result?.errors?.length > 0) throw new Error(file.result.errors[0].message);
  return { tests: named(getTests(file)), turn: () => turn(() => forgetters.forEach(forget => forget())) };
};

/** The name of the suite of tests that is being read; undefined: none, or the code beside it. */
export const suiteBeingRead = () => (isLoading ? nameOf(getCurrentSuite().suite) : undefined);

const nameOf = suite => (suite === undefined ? undefined : withoutFile(suite));

const withoutFile = task => getFullName(task, ' > ').replace(/^.*?\.mjs(?: > |$)/, '') || undefined;

/** Tests by a name of their own; of two with the same name the second gets a number. */
const named = tests => {
  const byName = new Map();
  for (const test of tests) {
    const name = withoutFile(test);
    let own = name;
    for (let number = 2; byName.has(own); number += 1) own = `${name} (${number})`;
    byName.set(own, test);
  }
  return byName;
};

const suitesOf = test => (test.suite === undefined ? [test.file] : [...suitesOf(test.suite), test.suite]);

/** Runs tests one after the other; what stands before all tests of a suite is run once in a turn. */
const turn = forget => {
  const begun = new Set();
  const hooks = async (suite, kind, ...given) => {
    for (const hook of getHooks(suite)[kind]) await hook(...given);
  };
  return async test => {
    forget();
    const suites = suitesOf(test);
    for (const suite of suites) {
      if (begun.has(suite)) continue;
      begun.add(suite);
      await hooks(suite, 'beforeAll', {}, suite);
    }
    for (const suite of suites) await hooks(suite, 'beforeEach', test.context, suite);
    await getFn(test)();
    for (const suite of suites.toReversed()) await hooks(suite, 'afterEach', test.context, suite);
  };
};
