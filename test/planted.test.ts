/** The faults of test/long/planted: each has its place in the tree, and tests of the suite that see it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { planted, readPatch } from './long/planted/patch.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = `${ROOT}test/long/planted/`;
const NAMES = readdirSync(FOLDER).filter(name => name.endsWith('.patch'));

/** Whether `.ci/run` runs it at every change. */
const isOfSuite = (test: string): boolean => test === 'check'
  || (/^test\/(?!long\/).*\.(test|browser)\.ts$/.test(test) && existsSync(`${ROOT}${test}`));

describe('planted faults', () => {
  it('are a hundred at least', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(100);
  });

  it.each(NAMES)('%s has its place and is seen', name => {
    const patch = readPatch(readFileSync(`${FOLDER}${name}`, 'utf8'));
    expect(patch.claim).toMatch(/^\S.*\.$/);
    expect(patch.hunks).toHaveLength(1);
    const text = existsSync(`${ROOT}${patch.file}`) ? readFileSync(`${ROOT}${patch.file}`, 'utf8') : '';
    const withFault = planted(patch, text);
    expect(withFault, `${patch.file} has changed there: see test/long/planted/run.mjs`).not.toBe(null);
    expect(withFault).not.toBe(text);
    expect(patch.seenBy).not.toEqual([]);
    expect(patch.seenBy.filter(test => !isOfSuite(test))).toEqual([]);
  });
});

describe('a patch', () => {
  const patch = readPatch([
    'Two are told', 'as three.', '', 'Seen-by: test/a.test.ts', 'Seen-by: check', '', 'diff --git a/b.ts b/b.ts',
    '--- a/b.ts', '+++ b/b.ts', '@@ -1,4 +1,3 @@', ' one', '', '-two', '+three', '-four', '',
  ].join('\n'));

  it('is read', () => {
    expect(patch).toEqual({
      claim: 'Two are told as three.', seenBy: ['test/a.test.ts', 'check'], file: 'b.ts',
      hunks: [{ before: ['one', '', 'two', 'four'], after: ['one', '', 'three'] }],
    });
  });

  it('is planted wherever its lines stand', () => {
    expect(planted(patch, 'zero\none\n\ntwo\nfour\nfive\n')).toBe('zero\none\n\nthree\nfive\n');
  });

  it.each([
    ['changed', 'one\n\ntwo\nfive\n'],
    ['there twice', 'one\n\ntwo\nfour\none\n\ntwo\nfour\n'],
    ['cut short', 'one\n\ntwo'],
  ])('has no place where its lines are %s', (_, text) => {
    expect(planted(patch, text)).toBe(null);
  });
});
