/** What is said of languages, and every list of them, agrees with what is spoken. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCRIPTS } from '../../components/embed/scripts.mjs';
import { LANGUAGES } from '../../components/shared/languages/speech.ts';
import { groupsIn } from '../../components/translations/write-books.mjs';
import { linksIn, markdownAt, ROOT } from '../support/markdown.ts';
import { GROUPS, TRANSLATED } from '../support/translations.ts';

const page = markdownAt('docs/languages.md');
const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, one]) => one!);
const sorted = (names: Iterable<string>): readonly string[] => [...names].sort();

const foldersIn = (path: string): readonly string[] => readdirSync(join(ROOT, path), { withFileTypes: true })
  .filter(one => one.isDirectory()).map(({ name }) => name);

describe('the languages', () => {
  it('are named in the first sentence of the page', () => {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const list = new Intl.ListFormat('en-GB').format(LANGUAGES.map(one => names.of(one)!));
    expect(page.text.replaceAll('\n', ' ')).toContain(`can be said in ${list}.`);
  });

  it('have a table of the game’s words each, to which the page leads', () => {
    const tables = TRANSLATED.map(one => `languages/${one}.md`);
    expect(linksIn(page).filter(link => link.startsWith('languages/'))).toEqual(expect.arrayContaining(tables));
    expect(sorted(readdirSync(join(ROOT, 'docs/languages')))).toEqual(sorted(TRANSLATED.map(one => `${one}.md`)));
  });

  it('have a folder of translations each, and no other has', () => {
    expect(sorted(foldersIn('components/translations'))).toEqual(sorted(TRANSLATED));
  });

  it('can be chosen on the site, each under its own name', () => {
    const html = readFileSync(join(ROOT, 'index.html'), 'utf8');
    const options = [...html.matchAll(/<option value="(\w+)" lang="(\w+)">([^<]+)</g)].map(([, ...one]) => one);
    expect(options).toEqual(LANGUAGES.map(one => {
      const own = new Intl.DisplayNames(one, { type: 'language' }).of(one)!;
      return [one, one, own[0]!.toLocaleUpperCase(one) + own.slice(1)];
    }));
  });

  it('have scripts of words for the elements of other pages, the same of each', () => {
    const scripts = SCRIPTS.filter(({ entry }) => entry.startsWith('words:')).map(({ name }) => name);
    const groups = sorted(new Set(scripts.map(name => name.replace(/^assault-words-\w+?-/, ''))));
    expect(groups.filter(one => !(one in GROUPS))).toEqual([]);
    expect(sorted(scripts))
      .toEqual(sorted(TRANSLATED.flatMap(one => groups.map(group => `assault-words-${one}-${group}`))));
  });
});

describe('the page', () => {
  const steps = page.text.slice(page.text.indexOf('## Where the words stand'));

  it('tells every group of words with its file, the lessons in one line', () => {
    const told = [...steps.matchAll(/^\| `([\w…-]+)` \| .* \| (`[^|]+`) \| [^|]+ \|$/gm)]
      .map(([, group, files]) => `${group}: ${files!.replaceAll('`', '')}`);
    const files = new Map<string, Set<string>>();
    for (const { group, path } of groupsIn('de')) {
      const name = group.replace(/^course-.*/, 'course-…');
      files.set(name, (files.get(name) ?? new Set()).add(basename(path, '.ts')));
    }
    expect(sorted(told)).toEqual(sorted([...files].map(([group, names]) => `${group}: ${sorted(names).join(', ')}`)));
    expect(sorted(groupsIn('de').map(({ group }) => group))).toEqual(sorted(Object.keys(GROUPS)));
  });

  it('names only files and folders that there are, whichever language is meant', () => {
    const paths = found(steps, /`((?:components|src|machines|test|docs)\/[^`\s]*)`/g);
    expect(paths.length).toBeGreaterThan(8);
    const meant = paths.map(path => path.replace(/<language>|\bit(?=[/.])/, 'pl'));
    expect(meant.filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names only words of the program that its files have', () => {
    const forms = readFileSync(join(ROOT, 'components/shared/languages/forms.ts'), 'utf8');
    const exported = found(forms, /^export const (\w+)/gm);
    expect(sorted(exported)).toEqual(['capital', 'counted', 'figure', 'form', 'listed']);
    expect(exported.filter(one => !steps.includes(`\`${one}\``))).toEqual([]);
  });
});
