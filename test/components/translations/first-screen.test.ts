/** What the words of another language cost a first screen. `npm run build` makes what is measured. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { kilobytesOf } from '../../../components/embed/build/sizes.mjs';
import { MODULE_ELEMENTS } from '../../../components/embed/scripts.mjs';
import { ROOT } from '../../support/markdown.ts';
import { TRANSLATED } from '../../support/translations.ts';

/** In kB, gzipped. */
const AT_MOST = 15;

/** The groups that a source adds as soon as it is there. */
const addedBy = (path: string): readonly string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^void addWords\(([^)]*)\)/gm)].flatMap(([, groups]) =>
    groups!.replaceAll("'", '').split(', '));

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

const SITE = join(ROOT, 'dist/site');
const sizeOnSite = (path: string): number => gzipSync(readFileSync(join(SITE, path)), { level: 9 }).length / 1000;

/** Files of the site with those among some others that they import. */
const withImports = (paths: readonly string[], others: readonly string[]): readonly string[] => {
  const found = new Set(paths);
  for (const path of found) {
    const named = [...readFileSync(join(SITE, path), 'utf8').matchAll(/from\s*["'`](\.\/[^"'`]+)["'`]/g)];
    for (const [, to] of named) {
      const target = posix.join(posix.dirname(path), to!);
      if (others.includes(target)) found.add(target);
    }
  }
  return [...found];
};

describe.each(TRANSLATED)('the words of %s', language => {
  /** A lesson fetches with its player what it says; these are the words of all that stands before. */
  it.each(MODULE_ELEMENTS)(`that come with the script of %s weigh at most ${AT_MOST} kB`, element => {
    const groups = addedBy(`components/embed/${element}.ts`);
    expect(groups).toContain('screen');
    expect(addedBy(`components/embed/lazy/${element}.ts`)).toEqual(groups);
    expect(sum(groups.map(group => kilobytesOf(`assault-words-${language}-${group}`)))).toBeLessThan(AT_MOST);
  });

  it(`cost the first screen of the site at most ${AT_MOST} kB`, () => {
    expect(existsSync(join(SITE, 'later.json')), 'run npm run build first').toBe(true);
    const { words } = JSON.parse(readFileSync(join(SITE, 'later.json'), 'utf8')) as
      { readonly words: Readonly<Record<string, readonly string[]>> };
    const all = words[language]!;
    const groups = [...addedBy('components/site/site.ts'), ...addedBy('components/embed/lazy/assault-resolver.ts')];
    const first = groups.map(group => all.find(path => path.startsWith(`assets/${group}-`))!);
    expect(first).toHaveLength(2);
    expect(first).not.toContain(undefined);
    expect(sum(withImports(first, all).map(sizeOnSite))).toBeLessThan(AT_MOST);
  });
});
