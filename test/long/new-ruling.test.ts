/** CONTRIBUTING's recipe for a ruling, followed with a made-up one in a copy of the tree: each file in it is needed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/markdown.ts';
import { recipeFiles } from '../support/ruling-recipe.ts';
import { copyTree } from '../support/tree-copy.mjs';

/** Text that goes in front of another that stands once in a file. */
type Insertion = readonly [before: string, text: string];

const QUESTION = 'Does a winner stay where it is?';
const wordsOf = (language: string): string => `winnerStays: {
    question: '${QUESTION} (${language})',
    answers: { moves: 'No, it may consolidate. (${language})', stays: 'Yes. (${language})' },
    source: 'Made up. (${language})',
  },
  `;

/** What a made-up question of the endings puts into each file of the recipe. */
const INSERTIONS: Readonly<Record<string, readonly Insertion[]>> = {
  'test/epic-armageddon/rulings/result-probes.ts': [['brokenWinner: {', `winnerStays: {
    see: answers => unlessRefused(() => thrown(won, answers, { decisions: [moved('a1', 31, 20)] }).report.winner),
    seen: { moves: 'attacker', stays: 'never asked' },
  },
  `]],
  'src/epic-armageddon/rulings/result.ts': [['brokenWinner: {', `winnerStays: {
    question: '${QUESTION}',
    answers: { moves: 'No, it may consolidate.', stays: 'Yes.' },
    rule: 'A8.3',
    source: 'Made up.',
  },
  `]],
  'src/epic-armageddon/steps/a7-consolidate.ts': [
    ['whoConsolidates, brokenWinner', 'winnerStays, '],
    ['if (winner === null) return [];', `if (rulings.winnerStays === 'stays') return [];\n  `],
  ],
  'src/epic-armageddon/README.md': [
    ['| `brokenWinner` ', `| \`winnerStays\` ${QUESTION} | A8.3 | \`moves\` | \`stays\` |\n`],
  ],
  'src/epic-armageddon/rulings/defaults.ts': [['brokenWinner:', `winnerStays: 'moves',\n  `]],
  'src/epic-armageddon/odds/changes/asked.ts': [['brokenWinner:', `winnerStays: never,\n  `]],
  ...Object.fromEntries(['de', 'es', 'fr', 'pl'].map(language =>
    [`components/translations/${language}/rulings.ts`, [['brokenWinner: {', wordsOf(language)]]])),
};
const FILES = Object.keys(INSERTIONS);

const TESTS = [
  'test/epic-armageddon/rulings', 'test/epic-armageddon/readme.test.ts', 'test/epic-armageddon/odds/changes',
  'test/epic-armageddon/scenario', 'test/components/shared/languages/translations.test.ts', 'test/share-links',
];

const copy = mkdtempSync(join(tmpdir(), 'assault-resolver-recipe-'));

const write = (path: string, isChanged: boolean): void => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const changed = INSERTIONS[path]!.reduce((before, [place, added]) => {
    expect(before.split(place), `${path}: ${place}`).toHaveLength(2);
    return before.replace(place, () => added + place);
  }, text);
  writeFileSync(join(copy, path), isChanged ? changed : text);
};

/** What the compiler and the tests say of the copy; empty if nothing is wrong. */
const faults = (): string => {
  const run = (args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy, encoding: 'utf8', env: { ...process.env, TEST_RESULTS: '', TESTS: '' },
    });
    return status === 0 ? '' : stdout + stderr;
  };
  return run(['node_modules/typescript/bin/tsc', '-p', '.'])
    || run(['node_modules/vitest/vitest.mjs', 'run', ...TESTS]);
};

beforeAll(() => {
  copyTree(copy);
  for (const path of FILES) write(path, true);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a made-up ruling', () => {
  it('goes into the files of the recipe, in the rooms of its step', () => {
    const rooms = (paths: readonly string[]): readonly string[] => paths.map(dirname).sort();
    expect(rooms(recipeFiles().map(path => path.replace('/attacks/', '/steps/')))).toEqual(rooms(FILES));
  });

  it('is whole with them', () => {
    expect(faults()).toBe('');
  });

  it.each(FILES)('lacks something without %s', path => {
    write(path, false);
    const lacking = faults();
    write(path, true);
    expect(lacking).not.toBe('');
  });
});
