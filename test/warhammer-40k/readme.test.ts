import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRow } from '../../src/warhammer-40k/editions/rows.ts';
import { EDITIONS, POLICIES, type Edition } from '../../src/warhammer-40k/editions/index.ts';
import { QUESTION_IDS, type PolicyQuestion } from '../../src/warhammer-40k/editions/policy.ts';
import {
  DEFAULT_RULINGS, RULING_IDS, RULINGS, usualRulings, type RulingId,
} from '../../src/warhammer-40k/rulings/rulings.ts';
import { sourceFiles } from '../support/source-files.ts';
import { claimsIn } from './claims.ts';

const readme = readFileSync(new URL('../../src/warhammer-40k/README.md', import.meta.url), 'utf8');
const program = new Map(
  sourceFiles(['src/warhammer-40k']).map(({ path, text }) => [path.replace('src/warhammer-40k/', ''), text]),
);
const claims = new Map(claimsIn().map(one => [one.file, one]));

/** What stands under a heading. */
const section = (heading: string): string => readme.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;

/** The rows of the table under a heading, cell by cell. */
const table = (heading: string): readonly (readonly string[])[] =>
  section(heading).split('\n').filter(line => line.startsWith('| ')).slice(1)
    .map(line => line.split('|').slice(1, -1).map(cell => cell.trim()));

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1]!);

/** The rules behind the tags of a comment or a file. */
const cited = (text: string): readonly string[] =>
  [...text.matchAll(/@rule ([^*\n@]*)/g)].flatMap(match => match[1]!.split(',').map(id => id.trim()));

/** The comment directly above a declaration, empty if there is none. */
const commentAbove = (text: string, name: string): string => {
  const at = text.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm'));
  const before = at < 0 ? '' : text.slice(0, at).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
};

const EVERY_RULE = Array.from({ length: 79 }, (_, i) => `40k.${i + 1}`);
/** Left out, each with its reason. */
const LEFT_OUT = EVERY_RULE.filter(id => section('Not here').includes(`**${id}**`));

describe('the table of rules', () => {
  const rows = table('Rules');

  it('has every rule there is, once and in order, but for those that are left out with a reason', () => {
    expect(LEFT_OUT).toEqual(['40k.1', '40k.77']);
    expect(rows.map(([id]) => id)).toEqual(EVERY_RULE.filter(id => !LEFT_OUT.includes(id)));
  });

  it('has every rule that the code cites', () => {
    const listed = rows.map(([id]) => id);
    expect([...new Set([...program.values()].flatMap(cited))].filter(id => !listed.includes(id))).toEqual([]);
  });

  it.each(rows.map(row => [row[0]!, row[2]!]))('%s: the functions it names cite it', (id, functions) => {
    const named = [...functions.matchAll(/`(\w+)` in `([^`]+)`/g)].map(match => [match[1]!, match[2]!] as const);
    expect(named).not.toEqual([]);
    for (const [name, file] of named) {
      expect(cited(commentAbove(program.get(file) ?? '', name)), `${name} in ${file}`).toContain(id);
    }
  });

  it.each(rows.map(row => [row[0]!, row[3]!]))('%s: the tests it names claim it', (id, files) => {
    expect(quoted(files)).not.toEqual([]);
    for (const file of quoted(files)) expect(claims.get(file)?.rules ?? [], file).toContain(id);
  });
});

describe('the table of answers', () => {
  const rows = table('Answers');
  const COLUMNS = ['trial-seven-steps', 'trial-eight-steps', '7th', '4th'] as const satisfies readonly Edition[];

  it('has every question with what each text answers', () => {
    expect(rows.map(([question, , ...answers]) => [quoted(question!)[0], ...answers])).toEqual(
      QUESTION_IDS.map(question => [question, ...COLUMNS.map(edition => POLICIES[edition][question] ?? '–')]),
    );
  });

  it('names rules that there are', () => {
    const named = rows.flatMap(([, rules]) => rules!.split(', '));
    expect(named.filter(id => !EVERY_RULE.includes(id))).toEqual([]);
  });

  it('what the texts are silent on stands beside what happens then', () => {
    const told = table('Silent questions').flatMap(([edition, questions]) =>
      quoted(questions!).map(question => `${quoted(edition!)[0]}: ${question}`));
    const silent = (edition: Edition, question: PolicyQuestion): boolean => POLICIES[edition][question] === null;
    expect([...told].sort()).toEqual(EDITIONS.flatMap(edition => QUESTION_IDS
      .filter(question => silent(edition, question)).map(question => `${edition}: ${question}`)).sort());
  });
});

describe('the other tables', () => {
  /** The usual answer, and where another one is usual. */
  const usual = (id: RulingId): string => {
    const own = EDITIONS.filter(edition => usualRulings(edition)[id] !== DEFAULT_RULINGS[id]);
    const here = own.map(edition => `\`${edition}\``).join(', ');
    return own.length === 0 ? DEFAULT_RULINGS[id] : `${DEFAULT_RULINGS[id]}; ${here}: ${usualRulings(own[0]!)[id]}`;
  };

  it('the rulings are those of the program, with their numbers, what is usual and other answers', () => {
    expect(table('Rulings').map(([ruling, id, first, others]) => [quoted(ruling!)[0], id, first, others])).toEqual(
      RULING_IDS.map(id => {
        const others = RULINGS[id].answers.filter(answer => EDITIONS.every(one => usualRulings(one)[id] !== answer));
        return [id, RULINGS[id].id, usual(id), others.join(', ') || '–'];
      }),
    );
  });

  it('the pages beside a text that are always played are named by the program, and each is a row', () => {
    const rows = (text: string): readonly string[] => text.match(/[47]C-[A-Z]\d+a?/g) ?? [];
    const named = new Set([...program.values()].flatMap(rows));
    expect(rows(section('Weapons')).filter(id => !named.has(id))).toEqual([]);
    expect([...named].filter(id => !isRow(id))).toEqual([]);
  });

  it('the worked cases are all that tests claim, each once', () => {
    const listed = table('Worked cases').flatMap(([cases]) => cases!.split(', '));
    const claimed = new Set([...claims.values()].flatMap(({ cases }) => cases));
    expect([...listed].sort()).toEqual([...claimed].sort());
  });

  const worked = table('Worked cases').map(row => [row[0]!, row[1]!] as const);

  it.each(worked)('%s: the test named claims each of them', (cases, test) => {
    for (const file of quoted(test)) {
      expect(claims.get(file)?.cases ?? [], file).toEqual(expect.arrayContaining(cases.split(', ')));
    }
  });

  it('the editions are those that there are', () => {
    expect(table('Source').map(([, edition]) => quoted(edition!)[0]).sort()).toEqual([...EDITIONS].sort());
  });

  it('files and folders that the text names exist', () => {
    const everything = sourceFiles(['src', 'machines', 'test']).map(({ path }) => path);
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(match => match[1]!);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const path = new URL(link, 'file:///src/warhammer-40k/').pathname.slice(1);
      expect(everything.some(file => file === path || file.startsWith(`${path}/`)), link).toBe(true);
    }
  });
});
