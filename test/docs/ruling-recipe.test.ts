/** CONTRIBUTING's recipe for a ruling against the rulings that there are. `test/long/new-ruling.test.ts` follows it. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULING_IDS } from '../../src/epic-armageddon/rulings/rulings.ts';
import { QUESTION_IDS } from '../../src/warhammer-40k/editions/policy.ts';
import { RULING_IDS as PHASE_RULING_IDS } from '../../src/warhammer-40k/rulings/rulings.ts';
import { ROOT } from '../support/markdown.ts';
import { recipeFiles } from '../support/ruling-recipe.ts';

const FILES = recipeFiles();
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the recipe for a ruling', () => {
  it('names ten files at most, and the question of its example stands in each of them', () => {
    expect(FILES.length).toBeLessThanOrEqual(10);
    expect(FILES.filter(path => !/\bequalDistances\b/.test(textOf(path)))).toEqual([]);
  });

  const told = FILES.filter(path => /rulings\/defaults|asked|README|translations/.test(path));
  it.each(told)('%s has every ruling', path => {
    const text = textOf(path);
    expect(RULING_IDS.filter(id => !RegExp(`\\b${id}\\b`).test(text)), basename(path)).toEqual([]);
  });

  it('a name means one question, whatever the game', () => {
    const others: ReadonlySet<string> = new Set([...QUESTION_IDS, ...PHASE_RULING_IDS]);
    expect(RULING_IDS.filter(id => others.has(id))).toEqual([]);
  });
});
