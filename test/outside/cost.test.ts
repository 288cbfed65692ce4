/** What is read from outside costs no more than in proportion, and nothing beyond its limits: counted, never timed. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_WHOLE } from '../support/share.ts';
import { countWork, type WorkCounter } from '../support/work.ts';
import type { Entry } from './entry.ts';
import { FILE_ENTRIES } from './file-entries.ts';
import { LINE_ENTRIES } from './line-entries.ts';
import { LINK_ENTRIES } from './link-entries.ts';
import { ODDS_ENTRIES } from './odds-entries.ts';
import { PHASE_ENTRIES } from './phase-entries.ts';
import { SCENARIO_ENTRIES } from './scenario-entries.ts';

/** So much is done however little there is to read, in calls of functions. */
const FREE = 20_000;
/** And so much for each letter that is read once. */
const A_LETTER = 5;

const ENTRIES: readonly Entry[] = [
  ...LINE_ENTRIES, ...LINK_ENTRIES, ...SCENARIO_ENTRIES, ...FILE_ENTRIES, ...ODDS_ENTRIES, ...PHASE_ENTRIES,
];

const lettersIn = (input: unknown): number => (typeof input === 'string' ? input.length
  : input instanceof Uint8Array ? input.length : JSON.stringify(input).length);

/** In the suite every third shape of an entry, the first of each among them. */
const shapesOf = <T>(shapes: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(shapes).filter((_, i) => IS_WHOLE || i % 3 === 0);

let counter: WorkCounter;
beforeAll(async () => {
  counter = await countWork();
});
afterAll(() => counter.stop());

/** The table of docs/developers.md: what is read, how much of it, and how steeply its cost may rise. */
const row = ({ name, file, sizes: [, limit], of, c, beyond }: Entry): string =>
  `| [\`${name}\`](../${file}) | ${limit} ${of} | ${c} | ${Object.keys(beyond).join(', ')} |`;

it('stands in the table of the documentation, entry by entry', () => {
  const developers = readFileSync('docs/developers.md', 'utf8');
  const [, table = ''] = /\n\| read by .*\n\|.*\n((?:\|.*\n)+)/.exec(developers) ?? [];
  expect(table.trim().split('\n')).toEqual(ENTRIES.map(row));
});

describe.each(ENTRIES)('$name ($of)', ({ sizes, inTheSuite = sizes, c, ready, shapes, beyond }) => {
  const [small, large] = IS_WHOLE ? sizes : inTheSuite;
  const isRefused = (answer: unknown): boolean =>
    Object.values(beyond).some(({ says }) => says.test(JSON.stringify(answer)));

  it.each(shapesOf(shapes))('costs in proportion: %s', async (_, shape) => {
    const [few, many] = [shape(small), shape(large)];
    const [readFew, readMany] = [ready(), ready()];
    const [{ work: least }, { work, answer }] =
      await counter.countInBoth(() => readFew(few as never), () => readMany(many as never));
    expect(isRefused(answer)).toBe(false);
    expect(work / least / (large / small)).toBeLessThanOrEqual(c);
  });

  it.each(Object.entries(beyond))('is a sentence before any work: %s', async (_, { input, says }) => {
    const much = input();
    const read = ready();
    const { work, answer } = await counter.countIn(() => read(much as never));
    expect(JSON.stringify(answer)).toMatch(says);
    expect(work).toBeLessThanOrEqual(FREE + A_LETTER * lettersIn(much));
  });
});
