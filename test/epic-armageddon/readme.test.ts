import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UNIT_ABILITIES, WEAPON_ABILITIES } from '../../src/epic-armageddon/model/abilities.ts';
import { DEFAULT_RULINGS } from '../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, RULINGS } from '../../src/epic-armageddon/rulings/rulings.ts';
import { ARMY_RULES } from '../../src/epic-armageddon/model/army-rules.ts';
import { sourceFiles } from '../support/source-files.ts';

const readme = readFileSync(new URL('../../src/epic-armageddon/README.md', import.meta.url), 'utf8');
const rules = new Map(
  sourceFiles(['src/epic-armageddon']).map(({ path, text }) => [path.replace('src/epic-armageddon/', ''), text]),
);
const tests = new Map(
  sourceFiles(['test/epic-armageddon']).map(({ path, text }) => [path.replace('test/epic-armageddon/', ''), text]),
);

/** What stands under a heading. */
const section = (heading: string): string => readme.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;

/** The rows of the table under a heading, cell by cell. */
const table = (heading: string): readonly (readonly string[])[] =>
  section(heading).split('\n').filter(line => line.startsWith('| ')).slice(1)
    .map(line => line.split('|').slice(1, -1).map(cell => cell.trim()));

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1]!);

/** The ids behind a tag of a comment, such as `A4.1` behind @rule. */
const cited = (comment: string, tag: string): readonly string[] =>
  [...comment.matchAll(new RegExp(`@${tag} ([^*\\n@]*)`, 'g'))].flatMap(
    match => match[1]!.split(',').map(id => id.trim()),
  );

/** The comment directly above a declaration, empty if there is none. */
const commentAbove = (text: string, name: string): string => {
  const at = text.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm'));
  const before = at < 0 ? '' : text.slice(0, at).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
};

/** What the names of a file's tests say before their colon: the rules, rulings and cases they claim. */
const claimed = (file: string): readonly string[] =>
  [...(tests.get(file) ?? '').matchAll(/['`]([A-Zr][^'`:]*): /g)].flatMap(
    match => match[1]!.split(',').map(id => id.trim()),
  );

const numbered = (prefix: string, count: number, separator = ''): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${separator}${i + 1}`);

/** Every rule of an assault: how many parts each step has, and how many rules each letter. */
const STEPS = { A0: 3, A1: 7, A2: 13, A3: 10, A4: 7, A5: 6, A6: 8, A7: 7, A8: 4 };
const LETTERS = { V: 13, H: 12, W: 11, B: 7, L: 5 };
const EVERY_RULE = [
  ...Object.entries(STEPS).flatMap(([step, count]) => numbered(step, count, '.')),
  ...Object.entries(LETTERS).flatMap(([letter, count]) => numbered(letter, count)),
];

/** Every worked case: with a source, ruled by the FAQ, constructed. */
const WORKED = { S: [1, 2, 5, 6, 7, 8, 9, 12, 13, 14, 15], R: [2, 3, 5, 7, 8, 9, 10], C: [
  1, 2, 3, 6, 7, 8, 10, 11, 12, 13, 15, 17, 21, 23, 24, 25, 27, 28, 29, 30, 32, 34,
] };
const EVERY_CASE = Object.entries(WORKED).flatMap(([letter, numbers]) => numbers.map(number => `${letter}${number}`));

/** What is left out, each with its reason. */
const leftOut = (ids: readonly string[]): readonly string[] =>
  ids.filter(id => new RegExp(`\\b${id.replace('.', '\\.')}\\b`).test(section('Not here')));

describe('the table of rules', () => {
  const rows = table('Rules');

  it('has every rule there is, once, but for those that are left out with a reason', () => {
    const listed = rows.map(([id]) => id!);
    expect(leftOut(EVERY_RULE)).toEqual(['B6']);
    expect([...listed, 'B6'].sort()).toEqual([...EVERY_RULE].sort());
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

/** What version 0.2.0 has to have by its sources: rules, and rulings with their numbers there. */
const CHANGED_RULES = [
  'A5.4', 'A7.6', 'A2.7', 'A7.3', 'A8.3', 'A2.11', 'A2.12', 'H5', 'A3.3', 'H7', 'A6.5', 'A3.9', 'V13',
];
const CHANGED_QUESTIONS = [
  'supportReach', 'losersSupporters', 'shieldedEngineHits', 'brokenFollower', 'settledTies', 'ownTargetZone',
];

describe('the table of what version 0.2.0 reads otherwise', () => {
  const rows = table('What version 0.2.0 reads otherwise');

  it('has every rule and every ruling that changed', () => {
    expect(new Set(rows.map(row => row[1]))).toEqual(new Set(CHANGED_RULES));
    expect(rows.flatMap(row => quoted(row[0]!)).sort()).toEqual([...CHANGED_QUESTIONS].sort());
  });

  it.each(rows)('%s (%s): the function cites it, and the test claims it by name', (_, id, functions, claim) => {
    const [, name, file] = /^`(\w+)` in `([^`]+)`$/.exec(functions!)!;
    expect(cited(commentAbove(rules.get(file!) ?? '', name!), 'rule')).toContain(id);
    const [, test, words] = /^`([^`]+)`: (.+)$/.exec(claim!)!;
    const text = tests.get(test!) ?? '';
    const claims = text.split('\n').filter(line => line.includes(`: ${words}`) && line.includes(`${id}`));
    expect(claims, words).not.toEqual([]);
  });
});

/** What tests and tables of tests are called. */
const NAMES = /(?:it|describe)\('([^']+)'|\['([^']+)'/g;

describe('the other tables', () => {
  const abilities = table('Special abilities').map(row => [row[0]!, row[2]!, row[3]!] as const);

  it.each(abilities)('%s: its files exist and its tests name it', (ability, files, test) => {
    for (const file of quoted(files)) expect(rules.has(file), file).toBe(true);
    for (const file of quoted(test)) {
      const names = [...(tests.get(file) ?? '').matchAll(NAMES)].map(match => match[1] ?? match[2]!);
      expect(names.filter(name => name.toLowerCase().includes(ability.toLowerCase())), file).not.toEqual([]);
    }
  });

  it('every word that is played has its ability, and every army rule', () => {
    const words = table('Special abilities').flatMap(row => quoted(row[1]!));
    const played = [UNIT_ABILITIES, WEAPON_ABILITIES].flatMap(all =>
      Object.entries(all).filter(([, { standing }]) => standing === 'played').map(([word]) => word));
    expect([...words].sort()).toEqual([...new Set([...played, ...ARMY_RULES])].sort());
  });

  it('the rulings are those of the program, with their defaults and all other answers', () => {
    const rows = table('Rulings').map(([question, rule, ...answers]) =>
      [quoted(question!)[0], rule, ...answers.flatMap(quoted)]);
    expect(rows).toEqual(RULING_IDS.map(id => [
      id, RULINGS[id].rule, DEFAULT_RULINGS[id],
      ...Object.keys(RULINGS[id].answers).filter(answer => answer !== DEFAULT_RULINGS[id]),
    ]));
  });

  it('every ruling is cited by the code that asks it', () => {
    const asked = [...rules.values()].flatMap(text => cited(text, 'ruling'));
    expect([...new Set(asked)].sort()).toEqual([...RULING_IDS].sort());
  });

  const answers = table('Answers of the FAQ').map(row => [row[0]!, row[1]!, row[2]!, row[3]!] as const);

  it('has all sixty answers of the FAQ, each under a rule that there is', () => {
    expect(answers.map(([number]) => Number(number))).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    expect(answers.filter(([, , rule]) => !EVERY_RULE.includes(rule))).toEqual([]);
  });

  it.each(answers)('answer %s: its tests claim it, and a ruling it names is one', (number, about, _, files) => {
    expect(quoted(files)).not.toEqual([]);
    for (const file of quoted(files)) expect(claimed(file), file).toContain(`ruling ${number}`);
    expect(quoted(about).filter(id => !RULING_IDS.some(ruling => ruling === id))).toEqual([]);
  });

  it('has every worked case, but for those that are left out with a reason', () => {
    const listed = new Set(table('Worked cases').flatMap(([cases]) => cases!.split(', ')));
    expect(leftOut(EVERY_CASE)).toEqual(['S8']);
    expect([...listed, 'S8'].sort()).toEqual([...EVERY_CASE].sort());
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
