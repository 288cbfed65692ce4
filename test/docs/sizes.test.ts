/** What the documentation says that scripts weigh, against the scripts. `npm run build` makes them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { markdownAt, ROOT } from '../support/markdown.ts';

const EMBED = join(ROOT, 'dist/embed');
const SCRIPTS = readdirSync(EMBED).filter(name => name.endsWith('.js'));
const README = markdownAt('README.md').text;

interface Limit {
  readonly path: string;
  readonly limit: string;
}
const LIMITS = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { 'size-limit': readonly Limit[] })[
  'size-limit'];

const kilobytes = (path: string): number => gzipSync(readFileSync(path)).length / 1000;

/** Rounded as it is told: a script may grow a little before its line is told anew. */
const isTrue = (said: number, path: string): boolean => Math.abs(said - kilobytes(path)) < Math.max(1, said / 20);

const rows = (text: string, pattern: RegExp): readonly (readonly string[])[] =>
  [...text.matchAll(pattern)].map(match => match.slice(1));

describe.each(['README.md', 'docs/embedding.md'])('%s', path => {
  const said = rows(markdownAt(path).text, /^\|[^|]+\| ([\d.]+) kB \| (\d+) kB \|$/gm);

  it.each(LIMITS)('tells size and limit of $path', ({ path: script, limit }) => {
    const [size, most] = said[LIMITS.findIndex(one => one.path === script)]!;
    expect(`${most} kB`).toBe(limit);
    expect([size, isTrue(Number(size), join(ROOT, script))]).toEqual([size, true]);
  });
});

describe('what comes from beside the scripts', () => {
  const listed = rows(README, /^\| (`assault-[^|]+) \| ([\d–]+) \|/gm).map(([names = '', size = '']) => ({
    scripts: [...names.matchAll(/`([\w.…-]+)`/g)]
      .flatMap(([, name = '']) => SCRIPTS.filter(script => RegExp(`^${name.replace('…', '.+')}$`).test(script))),
    size, names,
  }));

  it('is listed, each script once', () => {
    const first = LIMITS.map(({ path }) => path.replace('dist/embed/', ''));
    expect([...first, ...listed.flatMap(({ scripts }) => scripts)].sort()).toEqual(SCRIPTS);
  });

  it.each(listed)('is as large as is told: $names', ({ scripts, size }) => {
    const [least = 0, most = least] = size.split('–').map(Number);
    const isBetween = (path: string): boolean =>
      isTrue(least, path) || isTrue(most, path) || (kilobytes(path) > least && kilobytes(path) < most);
    expect(scripts.filter(script => !isBetween(join(EMBED, script)))).toEqual([]);
  });
});
