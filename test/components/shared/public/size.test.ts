/** How much a page has to fetch for each tag, held to the limits in package.json, and the hashes of what it fetches. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const embed = join(root, 'dist/embed');

interface Measured {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
}

describe('the built scripts', () => {
  it('are no larger than was promised', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/size-limit/bin.js'), '--json'], {
      cwd: root, encoding: 'utf8', timeout: 60_000,
    });
    expect(stderr).toBe('');
    const measured = JSON.parse(stdout) as readonly Measured[];
    expect(measured.filter(({ size }) => size < 5000).map(({ name }) => name)).toEqual([]);
    expect(measured.filter(({ passed }) => !passed).map(({ name, size }) => `${name}: ${size}`)).toEqual([]);
    expect(measured).toHaveLength(5);
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
