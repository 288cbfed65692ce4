/**
 * The table of rows in the README, written from the record: `ROWS=write npx vitest run
 * test/warhammer-40k/rows-table.test.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  LEFT_OUT, needsNaming, ROW_IDS, rowsBeside, sureOf, type RowId,
} from '../../src/warhammer-40k/editions/rows.ts';
import { ROW_TEXTS } from '../../src/warhammer-40k/rulings/row-texts.ts';
import { sourceFiles } from '../support/source-files.ts';

const README = new URL('../../src/warhammer-40k/README.md', import.meta.url);
const readme = readFileSync(README, 'utf8');
const IS_WRITING = process.env['ROWS'] === 'write';

/** They test the record itself. */
const OF_THE_RECORD = ['test/warhammer-40k/editions/rows.test.ts', 'test/warhammer-40k/rows-table.test.ts'];
const STRINGS = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;

/** What tests are called, file by file: strings with a space in them, and rows that stand alone in a table of cases. */
const named = ['test/warhammer-40k', 'test/machines/warhammer-40k'].flatMap(folder => sourceFiles([folder]))
  .filter(({ path }) => path.endsWith('.test.ts') && !OF_THE_RECORD.includes(path))
  .map(({ path, text }) => ({
    file: path.replace('test/', '').replace(/^warhammer-40k\//, ''),
    names: [...text.matchAll(STRINGS)].map(match => match[2]!),
  }));

const testsOf = (row: RowId): readonly string[] => {
  const isOf = new RegExp(`${row}(?![\\da-z])`);
  return named.filter(({ names }) => names.some(name => isOf.test(name))).map(({ file }) => file);
};

const lineOf = (row: RowId): string => {
  const tests = testsOf(row).map(file => `\`${file}\``).join(', ') || '–';
  return `| ${row} | ${ROW_TEXTS[row]} | ${sureOf(row)}${needsNaming(row) ? ', named' : ''} | ${tests} |`;
};

const BEGIN = '| row | what it says | sure | test |\n|---|---|---|---|\n';
const played = [...rowsBeside('7th'), ...rowsBeside('4th')];
const wanted = `${BEGIN}${played.map(lineOf).join('\n')}\n`;
const tableIn = (text: string): string => {
  const from = text.indexOf(BEGIN);
  return from < 0 ? '' : /^(?:\|.*\n)+/.exec(text.slice(from))![0];
};

describe('the table of rows beside the texts', () => {
  it('has every row that players may turn on, as the record and the tests have it', () => {
    if (IS_WRITING) writeFileSync(README, readme.replace(tableIn(readme), () => wanted));
    else expect(tableIn(readme)).toBe(wanted);
  });

  it('says of every row that is left out why', () => {
    const [, section = ''] = readme.split('\n### Left out on purpose\n');
    for (const row of LEFT_OUT) expect(section.split('\n#')[0]).toContain(`\`${row}\``);
    expect([...played, ...LEFT_OUT].sort()).toEqual([...ROW_IDS].sort());
  });
});
