/** What docs/embedding.md says that scripts weigh, against the scripts and their table. `npm run build` makes them. */
import { describe, expect, it } from 'vitest';
import { kilobytesOf } from '../../components/embed/build/sizes.mjs';
import { SCRIPTS } from '../../components/embed/scripts.mjs';
import { markdownAt } from '../support/markdown.ts';

const { text } = markdownAt('docs/embedding.md');

/** Rounded as it is told: a script may grow a little before its line is told anew. */
const isTrue = (said: number, kilobytes: number): boolean => Math.abs(said - kilobytes) < Math.max(1, said / 20);

const ROW = /^\| `([\w…-]+)\.js` \| ([\d.–]+) \| ([\d.]+) \| (.+) \|$/gm;

/** A language, and a lesson in it; or a bundled assault. */
const namedSo = (name: string): RegExp => new RegExp(
  `^${name.replace('…', name.includes('words') ? '[a-z]+' : '[\\w-]+').replace('…', '[\\w-]+')}$`);

/** A row tells of one script, or of those of all languages, or of all lessons in them. */
const rows = [...text.slice(text.indexOf('## Sizes')).matchAll(ROW)].map(([, name = '', size = '', limit, brings]) => ({
  name, size, limit: Number(limit), brings,
  scripts: SCRIPTS.filter(script => namedSo(name).test(script.name)),
}));

describe('the sizes of scripts', () => {
  it('are told of each once', () => {
    const told = rows.flatMap(({ scripts }) => scripts.map(({ name }) => name));
    expect(told.sort()).toEqual(SCRIPTS.map(({ name }) => name).sort());
  });

  it.each(rows)('are as the table and the build have them: $name', ({ size, limit, brings, scripts }) => {
    const [least = 0, most = least] = size.split('–').map(Number);
    for (const { name, atMost, brings: says } of scripts) {
      const kilobytes = kilobytesOf(name);
      const isBetween = kilobytes > least && kilobytes < most;
      expect([name, isBetween || isTrue(least, kilobytes) || isTrue(most, kilobytes)]).toEqual([name, true]);
      expect([name, limit, brings]).toEqual([name, atMost, says]);
    }
  });
});
