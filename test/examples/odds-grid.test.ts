/** The example of batch use, run as its reader runs it. It works with the built package. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Package from '../../machines/index.ts';

const main = fileURLToPath(new URL('odds-grid/main.mjs', import.meta.url));
const built = new URL('../../dist/lib/assault-resolver.js', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'odds-grid-'));
const GRID = {
  attackers: ['2 assault, 1 tactical', '1 "assault"', '1 qqqq'],
  defenders: ['2 boyz', '3 infantry'],
  defenderMarkers: [0, 1],
  tolerance: 1e-9,
};

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8', timeout: 300_000 });

/** Fields of comma-separated values, line by line, quotation marks undone. */
const parseCsv = (text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    if (lines.length === 0 || lines.at(-1)!.at(-1) === '\n') lines.push([]);
    const line = lines.at(-1)!;
    line.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === '\r\n') line.push('\n');
  }
  return lines.map(line => line.slice(0, -1));
};

/** Rows with their columns' names. */
const tableOf = (text: string) => {
  const [head, ...rows] = parseCsv(text);
  return rows.map(row => Object.fromEntries(head!.map((name, i) => [name, row[i]])));
};

describe('odds of a grid of match-ups', () => {
  let csv = '';

  beforeAll(() => {
    writeFileSync(join(folder, 'grid.json'), JSON.stringify(GRID));
    const { stdout, stderr } = run('--threads', '2', 'grid.json');
    expect(stderr).toBe('');
    csv = stdout;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a row for every match-up, in order, and every row is whole', () => {
    const asked = tableOf(csv).map(row => [row['attacker'], row['defender'], row['defender_markers']]);
    expect(asked).toEqual(GRID.attackers.flatMap(attacker => GRID.defenders.flatMap(defender =>
      GRID.defenderMarkers.map(markers => [attacker, defender, String(markers)]))));
    expect(new Set(parseCsv(csv).map(row => row.length)).size).toBe(1);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has the very figures that the package gives', async () => {
    const { matchUp, odds } = (await import(built)) as typeof Package;
    for (const row of tableOf(csv).filter(one => one['attacker'] === GRID.attackers[0])) {
      const made = matchUp(`${row['attacker']} v ${row['defender']}`, {
        defender: { blastMarkers: Number(row['defender_markers']) },
      });
      if (made.problems) throw new Error(made.problems.join(' '));
      const { winner, broken, unresolved, error } = odds(made.scenario, { tolerance: GRID.tolerance });
      const told = ['attacker_wins', 'defender_wins', 'attacker_broken', 'unresolved', 'error'].map(name => row[name]);
      expect(told.map(Number))
        .toEqual([winner.attacker, winner.defender, broken.attacker, unresolved, error]);
    }
  });

  it('says what cannot be lined up, and goes on', () => {
    const row = tableOf(csv).find(one => one['attacker'] === '1 qqqq')!;
    expect(row['notes']).toBe('Nothing is called "qqqq".');
    expect(row['attacker_wins']).toBe('');
  });

  it('is the same on one thread', () => {
    expect(run('--threads', '1', 'grid.json').stdout).toBe(csv);
  });

  it('refuses a number of threads that is none', () => {
    expect(run('--threads', 'many', 'grid.json').stderr).toContain('threads is a whole number from 1');
  });
});
