// Counts the tests of a Web Test Runner run and writes `{ passed, failures, skipped }` to a file; of each failure the
// file, the name and the message.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** A reporter beside the usual one. A file that could not be run at all counts as one failed test. */
export const countReporter = path => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failures: [], skipped: 0 };
    for (const session of sessions) {
      const tests = testsOf(session.testResults);
      const file = relative(process.cwd(), session.testFile);
      const failures = tests.filter(test => !test.skipped && !test.passed)
        .map(({ name, error }) => ({ file, name, message: messageOf(error) }));
      counts.passed += tests.filter(test => !test.skipped && test.passed).length;
      counts.skipped += tests.filter(test => test.skipped).length;
      counts.failures.push(...failures);
      if (!session.passed && failures.length === 0) {
        counts.failures.push({ file, name: 'could not be run', message: session.errors.map(messageOf).join('\n') });
      }
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(counts));
  },
});

/** All tests of a suite and of those in it, with their whole names. */
const testsOf = (suite, above = []) => [
  ...(suite?.tests ?? []).map(test => ({ ...test, name: [...above, test.name].join(' ') })),
  ...(suite?.suites ?? []).flatMap(inner => testsOf(inner, [...above, inner.name])),
];

const messageOf = error => error?.message ?? error?.stack ?? '';
