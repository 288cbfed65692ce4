/** The scripts for other pages: their sizes, and that each is listed with its hash. `npm run build` makes them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sizes } from '../../../../components/embed/build/sizes.mjs';
import { groupsIn } from '../../../../components/translations/write-books.mjs';
import { TRANSLATED } from '../../../support/translations.ts';
import { globalNameOf, SCRIPTS } from '../../../../components/embed/scripts.mjs';

const embed = join(fileURLToPath(new URL('../../../../', import.meta.url)), 'dist/embed');

describe('the built scripts', () => {
  it('are no larger than was promised', () => {
    expect(sizes().filter(({ isMet }) => !isMet)).toEqual([]);
    expect(sizes().filter(({ name, kilobytes }) => !name.startsWith('assault-words-') && kilobytes < 0.5)).toEqual([]);
  });

  it.each(TRANSLATED)('have every word in %s that their groups have', async language => {
    const scripts = SCRIPTS.map(({ name }) => name);
    const groups = groupsIn(language).filter(({ group }) => scripts.includes(`assault-words-${language}-${group}`));
    expect(groups.length).toBeGreaterThan(40);
    for (const { group, name, path } of groups) {
      const { [name]: books } = (await import(path)) as Readonly<Record<string, Readonly<Record<string, object>>>>;
      const code = readFileSync(join(embed, `assault-words-${language}-${group}.js`), 'utf8');
      const lacking = Object.entries(books!).flatMap(([part, words]) => [part, ...Object.keys(words)])
        .filter(key => !code.includes(key));
      expect(lacking, group).toEqual([]);
    }
  });

  it('are those of the table, each leaving what its name says', () => {
    const built = readdirSync(embed).filter(name => name.endsWith('.js')).sort();
    expect(SCRIPTS.map(({ name }) => `${name}.js`).sort()).toEqual(built);
    const lacking = SCRIPTS.filter(({ name }) =>
      !readFileSync(join(embed, `${name}.js`), 'utf8').startsWith(`var ${globalNameOf(name)}=`));
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('are all listed with the hash that belongs to them', () => {
    const { integrity } = JSON.parse(readFileSync(join(embed, 'integrity.json'), 'utf8')) as
      { readonly integrity: Readonly<Record<string, string>> };
    const scripts = readdirSync(embed).filter(name => name.endsWith('.js')).sort();
    const hashOf = (name: string): string =>
      `sha384-${createHash('sha384').update(readFileSync(join(embed, name))).digest('base64')}`;
    expect(integrity).toEqual(Object.fromEntries(scripts.map(name => [name, hashOf(name)])));
  });
});
