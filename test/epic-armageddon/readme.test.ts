import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULINGS, RULING_IDS, RULINGS } from '../../src/epic-armageddon/rulings.ts';
import { sourceFiles } from '../support/source-files.ts';

const readme = readFileSync(new URL('../../src/epic-armageddon/README.md', import.meta.url), 'utf8');
const rules = new Map(
  sourceFiles(['src/epic-armageddon']).map(({ path, text }) => [path.replace('src/epic-armageddon/', ''), text])
);
const tests = new Map(
  sourceFiles(['test/epic-armageddon']).map(({ path, text }) => [path.replace('test/epic-armageddon/', ''), text])
);

/** The rows of the table under a heading, cell by cell. */
const table = (heading: string): readonly (readonly string[])[] =>
  readme.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!.split('\n')
    .filter(line => line.startsWith('| ')).slice(1).map(line => line.split('|').slice(1, -1).map(cell => cell.trim()));

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1]!);

/** The ids behind a tag of a comment, such as `A4.1` behind @rule. */
const cited = (comment: string, tag: string): readonly string[] =>
  [...comment.matchAll(new RegExp(`@${tag} ([^*\\n@]*)`, 'g'))].flatMap(
    match => match[1]!.split(',').map(id => id.trim())
  );

/** The comment directly above a declaration, empty if there is none. */
const commentAbove = (text: string, name: string): string => {
  const at = text.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm'));
  const before = at < 0 ? '' : text.slice(0, at).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
};

/** What the names of a file's tests say before their colon: the rules, rulings and cases they claim. */
const claimed = (file: string): readonly string[] =>
  [...(tests.get(file) ?? '').matchAll(/['`]([A-Z][^'`:]*): /g)].flatMap(
    match => match[1]!.split(',').map(id => id.trim())
  );

/** The rules that this ruleset sets out to play. */
const PROMISED = [
  ['A1', [1]], ['A2', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], ['A3', [1, 2, 3, 7, 8, 10]], ['A4', [1, 2, 3, 4, 5, 6, 7]],
  ['A5', [1, 2, 3, 4, 5, 6]], ['A6', [1, 2, 3, 4, 5, 6, 8]], ['A7', [1, 2, 3, 6, 7]], ['A8', [1, 2, 3, 4]],
] as const;
const PROMISED_ALONE = [
  ['V', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], ['H', [1, 2, 3, 4, 5, 6, 7, 8, 11, 12]], ['B', [1, 2, 3, 4, 5, 7]],
  ['L', [1, 2, 3, 4, 5]],
] as const;

describe('the table of rules', () => {
  const rows = table('Rules');

  it('has every rule that is promised, once', () => {
    const promised = [
      ...PROMISED.flatMap(([step, parts]) => parts.map(part => `${step}.${part}`)),
      ...PROMISED_ALONE.flatMap(([letter, parts]) => parts.map(part => `${letter}${part}`)),
    ];
    const listed = rows.map(([id]) => id);
    expect(listed).toEqual(expect.arrayContaining(promised));
    expect(listed).toHaveLength(new Set(listed).size);
  });

  it('has every rule that the code cites', () => {
    const listed = rows.map(([id]) => id);
    const all = [...rules.values()].flatMap(text => cited(text, 'rule'));
    expect([...new Set(all)].filter(id => !listed.includes(id))).toEqual([]);
  });

  it.each(rows.map(row => [row[0]!, row[2]!]))('%s: the functions it names cite it', (id, functions) => {
    const named = [...functions.matchAll(/`(\w+)` in `([^`]+)`/g)].map(match => [match[1]!, match[2]!] as const);
    expect(named).not.toEqual([]);
    for (const [name, file] of named) {
      expect(cited(commentAbove(rules.get(file) ?? '', name), 'rule'), `${name} in ${file}`).toContain(id);
    }
  });

  it.each(rows.map(row => [row[0]!, row[3]!]))('%s: the tests it names claim it', (id, files) => {
    expect(quoted(files)).not.toEqual([]);
    for (const file of quoted(files)) expect(claimed(file), file).toContain(id);
  });
});

describe('the other tables', () => {
  const abilities = table('Special abilities').map(row => [row[0]!, row[1]!, row[2]!] as const);

  it.each(abilities)('%s: its files exist and its test names it', (ability, files, test) => {
    for (const file of quoted(files)) expect(rules.has(file), file).toBe(true);
    const names = [...(tests.get(quoted(test)[0]!) ?? '').matchAll(/(?:it|describe)\('([^']+)'|\['([^']+)'/g)].map(
      match => match[1] ?? match[2]!
    );
    expect(names.filter(name => name.toLowerCase().includes(ability.toLowerCase()))).not.toEqual([]);
  });

  it('the rulings are those of the program, with their defaults and all other answers', () => {
    const rows = table('Rulings').map(([question, ...answers]) => [quoted(question!)[0], ...answers.flatMap(quoted)]);
    expect(rows).toEqual(RULING_IDS.map(id => [
      id, DEFAULT_RULINGS[id], ...Object.keys(RULINGS[id].answers).filter(answer => answer !== DEFAULT_RULINGS[id]),
    ]));
  });

  it('every ruling is cited by the code that asks it', () => {
    const asked = [...rules.values()].flatMap(text => cited(text, 'ruling'));
    expect([...new Set(asked)].sort()).toEqual([...RULING_IDS].sort());
  });

  const worked = table('Worked cases').map(row => [row[0]!, row[2]!] as const);

  it.each(worked)('%s: the test named claims each of them', (cases, test) => {
    for (const file of quoted(test)) expect(claimed(file), file).toEqual(expect.arrayContaining(cases.split(', ')));
  });

  it('files that the text names exist', () => {
    const paths = [...readme.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(match => match[1]!);
    for (const path of paths) {
      const folder = path.replace('../../', '');
      expect(sourceFiles([folder]).length, path).toBeGreaterThan(0);
    }
  });
});
