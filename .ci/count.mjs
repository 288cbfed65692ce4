// Adds up the tests of both runners and says so in one line, after the name and the message of each that failed.
// Whatever cannot be counted counts as failed: a stage that broke without a failing test, a runner that left no result,
// a run without tests, a skipped test.
// Usage: node .ci/count.mjs FOLDER-OF-RESULTS NUMBER-OF-BROKEN-STAGES
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [folder, brokenStages] = process.argv.slice(2);

/** Vitest's report: a file that could not be loaded has no tests, and fails all the same. */
const unit = ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults.flatMap(failuresOf),
  skipped: numPendingTests + numTodoTests,
});

const failuresOf = ({ name, status, message, assertionResults }) => {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter(test => test.status === 'failed')
    .map(test => ({ file, name: test.fullName, message: test.failureMessages.join('\n') }));
  return status === 'failed' && failed.length === 0 ? [{ file, name: 'could not be run', message }] : failed;
};

const counted = (name, read) => {
  try {
    const { passed, failures, skipped } = read(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    const failed = failures.length;
    const all = passed + failed + skipped;
    if (!Number.isInteger(all)) throw new Error('its result makes no sense');
    if (all === 0) throw new Error('it ran no test');
    for (const failure of failures) console.log(told(failure));
    if (skipped) console.log(`${name} tests: ${skipped} skipped, counted as failed`);
    return { passed, failed: failed + skipped };
  } catch (error) {
    console.log(`${name} tests: no result (${error.message})`);
    return { passed: 0, failed: 1 };
  }
};

/** As much of a message as says what happened; a comparison of long texts goes on for pages. */
const MOST_LINES = 12;

const told = ({ file, name, message }) => {
  const lines = (message ?? '').trim().split('\n').slice(0, MOST_LINES).map(line => `    ${line}`);
  return [`failed: ${file}: ${name}`, ...lines].join('\n');
};

/** As many browsers as their results say there were: none of them may be lacking. */
const browsers = () => {
  const said = readdirSync(folder).map(name => /^browser-\d+-of-(\d+)\.json$/.exec(name)?.[1] ?? 0).map(Number);
  const shares = Math.max(1, ...said);
  return Array.from({ length: shares }, (_, i) => `browser-${i + 1}-of-${shares}`);
};

const counts = [counted('unit', unit), ...browsers().map(name => counted(name, counts => counts))];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failedTests = counts.reduce((sum, count) => sum + count.failed, 0);
const failed = Math.max(failedTests, Number(brokenStages));

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
