/** What `.ci/run` says at its end: which tests failed and why, and how many. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countReporter } from './support/count-reporter.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const test = (name: string, message?: string): object => ({
  name, skipped: false, passed: message === undefined, error: message === undefined ? undefined : { message },
});

/** A file as Web Test Runner tells of it. */
const session = (file: string, tests: readonly object[], errors: readonly object[] = []): object => ({
  testFile: resolve(file), errors, passed: errors.length === 0 && !JSON.stringify(tests).includes('"passed":false'),
  testResults: { suites: [{ name: 'a table', suites: [], tests }], tests: [] },
});

const inBrowser = (...sessions: readonly object[]): void =>
  countReporter(join(folder, 'browser-1-of-1.json')).onTestRunFinished({ sessions });

const unitCase = (fullName: string, ...failureMessages: readonly string[]): object =>
  ({ fullName, status: failureMessages.length === 0 ? 'passed' : 'failed', failureMessages });

/** A file as Vitest tells of it. */
const unitFile = (name: string, assertionResults: readonly object[], message = ''): object => ({
  name: resolve(name), message, assertionResults,
  status: message !== '' || JSON.stringify(assertionResults).includes('"failed"') ? 'failed' : 'passed',
});

const inNode = (numPassedTests: number, ...testResults: readonly object[]): void => writeFileSync(
  join(folder, 'unit.json'),
  JSON.stringify({ numPassedTests, numPendingTests: 0, numTodoTests: 0, testResults }),
);

const lastLines = (brokenStages = 0): readonly string[] =>
  spawnSync(process.execPath, ['.ci/count.mjs', folder, String(brokenStages)], { encoding: 'utf8' })
    .stdout.trim().split('\n');

describe('the end of a run', () => {
  it('is one line where nothing fails', () => {
    inNode(1, unitFile('test/a.test.ts', [unitCase('a rule holds')]));
    inBrowser(session('test/b.browser.ts', [test('is drawn')]));
    expect(lastLines()).toEqual(['2 passed, 0 failed']);
  });

  it('names each test that failed, with its message, before the last line', () => {
    inNode(1, unitFile('test/a.test.ts', [unitCase('a rule holds'), unitCase('a rule breaks', 'expected 1 to be 2')]));
    inBrowser(session('test/b.browser.ts', [test('is drawn'), test('is read', 'It never came to this: a word.')]));
    expect(lastLines(1)).toEqual([
      'failed: test/a.test.ts: a rule breaks', '    expected 1 to be 2',
      'failed: test/b.browser.ts: a table is read', '    It never came to this: a word.',
      '2 passed, 2 failed',
    ]);
  });

  it('names files that could not be run', () => {
    inNode(0, unitFile('test/a.test.ts', [], 'no such module'));
    inBrowser(session('test/b.browser.ts', [test('is drawn')], [{ message: 'The page was closed.' }]));
    expect(lastLines(1)).toEqual([
      'failed: test/a.test.ts: could not be run', '    no such module',
      'failed: test/b.browser.ts: could not be run', '    The page was closed.',
      '1 passed, 2 failed',
    ]);
  });

  it('counts a runner without result, and a stage that broke, as failed', () => {
    inBrowser(session('test/b.browser.ts', [test('is drawn')]));
    expect(lastLines(2).at(-1)).toBe('1 passed, 2 failed');
    expect(JSON.parse(readFileSync(join(folder, 'browser-1-of-1.json'), 'utf8')))
      .toEqual({ passed: 1, failures: [], skipped: 0 });
  });
});
