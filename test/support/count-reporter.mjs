// Counts the tests of a Web Test Runner run and writes `{ passed, failed, skipped }` to a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A reporter beside the usual one. A file that could not be run at all counts as one failed test. */
export const countReporter = path => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const session of sessions) {
      const before = counts.failed;
      countSuite(session.testResults, counts);
      if (!session.passed && counts.failed === before) counts.failed += 1;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(counts));
  },
});

const countSuite = (suite, counts) => {
  for (const test of suite?.tests ?? []) counts[outcome(test)] += 1;
  for (const inner of suite?.suites ?? []) countSuite(inner, counts);
};

const outcome = test => {
  if (test.skipped) return 'skipped';
  return test.passed ? 'passed' : 'failed';
};
