/** What the build makes of the table of scripts, and of the packages that are installed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDERS, NOTICES, noticesFor, shipped } from '../../../components/embed/build/notices.mjs';
import { madeEntry } from '../../../components/embed/build/scripts.mjs';
import { globalNameOf, SCRIPTS } from '../../../components/embed/scripts.mjs';
import { ROOT } from '../../support/markdown.ts';

const LEFT = readFileSync(join(ROOT, 'components/embed/left-on-page.ts'), 'utf8');
const made = SCRIPTS.filter(({ entry }) => !/^(?:words|opening):/.test(entry) && !existsSync(join(ROOT, entry)))
  .map(({ name }) => name);

describe('the table of scripts', () => {
  it('has an entry for each, a file of its own or lines of what it leaves on the page', () => {
    const told = [...LEFT.matchAll(/^ {2}'([\w-]+)': \{/gm)].map(([, name]) => name!);
    expect(told.sort()).toEqual([...made].sort());
  });

  it.each(made)('exports from files that there are what %s leaves', name => {
    const lines = madeEntry(name, LEFT).split('\n');
    expect(lines.filter(line => !/^export (?:\* as \w+|\{ \w+ as \w+ \}) from '[./\w-]+\.ts';$/.test(line)))
      .toEqual([]);
    const files = lines.map(line => join(ROOT, 'components/embed', /from '(.+)'/.exec(line)![1]!));
    expect(files.filter(file => !existsSync(file))).toEqual([]);
  });

  it('fetches every script under a name that the table has', () => {
    const fetched = SCRIPTS.filter(({ entry }) => existsSync(join(ROOT, entry)))
      .flatMap(({ entry }) => [...readFileSync(join(ROOT, entry), 'utf8').matchAll(/'(assault-[\w-]+)'/g)])
      .map(([, name]) => name!);
    const names = new Set(SCRIPTS.map(({ name }) => name));
    expect(fetched.length).toBeGreaterThan(10);
    expect(fetched.filter(name => !names.has(name))).toEqual([]);
  });

  it('names what a script leaves after it', () => {
    expect(globalNameOf('assault-40k-engine')).toBe('assault40kEngine');
    expect(() => madeEntry('assault-nothing', LEFT)).toThrow('assault-nothing');
  });
});

describe('the notices', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as
    { readonly dependencies: Readonly<Record<string, string>> };
  const packages = shipped([...Object.keys(dependencies), ...FOLDERS['dist/page']!]);

  it('are of what the package needs and of what that needs, with the text of each licence', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'lit-html', 'internmap']));
    expect(names.filter(name => name.startsWith('@types/'))).toEqual([]);
    const text = noticesFor(packages);
    for (const { name, version, license } of packages) expect(text).toContain(`${name} ${version} (${license})`);
    expect(text).toContain('BSD 3-Clause License');
    expect(text).toContain('github.com/BSData/wh40k-7th-edition at commit 6fd52df, which states no licence');
  });

  it('name what only elements have in them where elements are, and not beside what scripts import', () => {
    const textIn = (folder: string): string => readFileSync(join(ROOT, folder, NOTICES), 'utf8');
    expect(Object.keys(FOLDERS).filter(folder => textIn(folder).includes('lit-html'))).not.toContain('dist/lib');
    for (const folder of ['dist/embed', 'dist/page', 'dist/site']) expect(textIn(folder)).toContain('\nlit-html ');
  });

  it('are refused where a licence is not there', () => {
    expect(() => noticesFor([{ name: 'bare', version: '1.0.0', license: 'MIT', text: null }])).toThrow('bare');
    expect(() => shipped(['no-such-package-here'])).toThrow('no-such-package-here');
  });
});
