/** What the description of the odds says of files and rules is so. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../../src/epic-armageddon/odds/', import.meta.url);
const readme = readFileSync(new URL('README.md', folder), 'utf8');
const rules = readFileSync(new URL('../README.md', folder), 'utf8');

const section = (heading: string): string => readme.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
const quoted = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(match => match[1]!);

/** The first cells of the table of files. */
const listed = section('Files').split('\n').filter(line => line.startsWith('| `'))
  .flatMap(line => quoted(line.split('|')[1]!));

it('every file and folder of the odds stands in its table, and nothing else', () => {
  const there = readdirSync(folder, { withFileTypes: true })
    .map(entry => (entry.isDirectory() ? `${entry.name}/` : entry.name)).filter(name => name !== 'README.md');
  expect([...listed].sort()).toEqual(there.sort());
});

it('files that the text names exist', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(match => match[1]!);
  const named = quoted(readme).filter(name => /^[a-z/-]+\.ts$/.test(name) && !name.endsWith('.test.ts'));
  const within = (name: string): string => (listed.includes(name) || name.includes('/') ? name
    : [`round/${name}`, `later/${name}`].find(path => existsSync(new URL(path, folder))) ?? name);
  expect(links.length).toBeGreaterThan(4);
  for (const path of [...links, ...named.map(within)]) expect(existsSync(new URL(path, folder)), path).toBe(true);
});

it('rules that the text names stand in the table of rules', () => {
  const ids = [...readme.matchAll(/\b(?:A\d\.\d+|[VHWBL]\d+)\b/g)].map(match => match[0]);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter(id => !rules.includes(`\n| ${id} |`))).toEqual([]);
});

it('its options have the values that hold unless others are asked for', () => {
  const source = readFileSync(new URL('answer.ts', folder), 'utf8');
  expect(source).toContain('const TOLERANCE = 0.0005;');
  expect(source).toContain('const EFFORT = 250_000;');
  expect(section('What an answer says')).toMatch(/\| `tolerance` \|.*\| 0\.0005 \|\n\| `effort` \|.*\| 250,000 \|/);
});
