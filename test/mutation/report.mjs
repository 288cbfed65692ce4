// What has come out, as a table by folder, and the mutants that no test has seen, one line each.
import { relative, sep } from 'node:path';

const SEEN = ['Killed', 'Timeout'];
/** A mutant that does not run at all proves nothing. */
const COUNTED = [...SEEN, 'Survived', 'NoCoverage'];

/** Whether a mutant is one of those that are run, where only every so many are. */
export const isInPart = ({ id }) =>
  Number(id) % Number(process.env.MUTATED_EVERY ?? 1) === Number(process.env.MUTATED_OFFSET ?? 0);

const pathOf = ({ fileName }) => relative(process.cwd(), fileName).split(sep).join('/');
const folderOf = result => pathOf(result).replace(/\/[^/]*$/, '');

export const scoreOf = results => {
  const counted = results.filter(({ status }) => COUNTED.includes(status)).length;
  return (100 * results.filter(({ status }) => SEEN.includes(status)).length) / counted;
};

export const tableOf = results => {
  const folders = [...new Set(results.map(folderOf))].sort();
  const row = (name, some) => {
    const count = status => some.filter(one => one.status === status).length;
    const rest = some.filter(({ status }) => !COUNTED.includes(status)).length;
    const cells = [name, some.length - rest, ...COUNTED.map(count), `${scoreOf(some).toFixed(1)} %`];
    return `| ${cells.join(' | ')} |${rest === 0 ? '' : ` ${rest} without a verdict`}`;
  };
  return {
    score: scoreOf(results),
    rows: [
      '| folder | mutants | killed | timeout | survived | no coverage | score |',
      '|---|---|---|---|---|---|---|',
      ...folders.map(folder => row(folder, results.filter(one => folderOf(one) === folder))),
    ],
  };
};

/** Mutants that no test has failed on: unseen ones, and those that were given up. */
export const linesOf = results => results
  .filter(({ status }) => status !== 'Killed')
  .map(one => `${pathOf(one)}:${one.location.start.line}:${one.location.start.column} ${one.status} `
    + `${one.mutatorName} → ${one.replacement.replace(/\s+/g, ' ').slice(0, 120)}`)
  .sort();
