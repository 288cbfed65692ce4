/** What a list says and is not read is said, in notes: nothing is dropped without a word. */
import { describe, expect, it } from 'vitest';
import { SCENARIO_LIMITS } from '../../../src/epic-armageddon/model/limits.ts';
import { IMPORT_LIMITS } from '../../../src/army-lists/import/limits.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { problemsOf, understood } from './forces.ts';
import { jsonRoster } from './roster-files.ts';

const NONSENSE = Array.from({ length: 200 }, (_, i) => `nonsense${i}`);
const CUT = `A formation was cut after ${SCENARIO_LIMITS.unitsInFormation} units.`;

const mob = (name: string, number: number): string => jsonRoster('Ork', [
  { name: 'Warband', type: 'unit', inside: [{ name, type: 'model', number }] },
]);

describe('more of a roster than fits a table', () => {
  it.each([60, 61, 200])('is said: a selection of %i', async number => {
    const { formations, notes } = await understood(mob('Boyz', number));
    expect([formations[0]!.units.length, notes.includes(CUT)]).toEqual([60, number > 60]);
  });

  it('is said: transports beyond the last place', async () => {
    const { formations, notes } = await understood('Mob\n  50 tactical\n  Rhinos');
    expect([formations[0]!.units.length, notes]).toEqual([60, expect.arrayContaining([CUT])]);
  });
});

describe('more than an army has is refused', () => {
  it.each([201, 9999, 100_000])('a formation of %i stands', async number => {
    expect(await problemsOf(mob('Boyz', number))).toEqual(['"Warband" has more than 200 stands, so nothing was read.']);
  });

  it('61 formations', async () => {
    const [{ formations }, problems] = await Promise.all([60, 61].map(async count => {
      const text = Array.from({ length: count }, (_, i) => `Mob ${i}:\n6 boyz`).join('\n\n');
      return count === 60 ? understood(text) : { formations: await problemsOf(text) };
    })) as [Awaited<ReturnType<typeof understood>>, { formations: readonly string[] }];
    expect([formations.length, problems.formations])
      .toEqual([60, ['This has more than 60 formations, so it was not read.']]);
  });
});

describe('what is long', () => {
  it('keeps its name: a formation', async () => {
    const name = `Warband of ${'the very '.repeat(20)}great`;
    expect((await understood(`${name}:\n  6 boyz`)).formations[0]!.name).toBe(name);
  });

  it('ends in a sign that there is more: words that were not understood', async () => {
    const { unmatched } = await understood(`Mob:\n6 boyz\n6 ${'strange '.repeat(30)}`);
    expect(unmatched.map(({ words }) => words)).toEqual([expect.stringMatching(/^strange strange .*…$/)]);
  });
});

it('what stands behind as many lines as are read is there or told, below a datasheet too', async () => {
  const sheet = ['Zogg Riders', 'Type Speed Armour CC FF', 'INF 15cm 5+ 4+ 5+'];
  const below = async (lines: number): Promise<readonly [units: readonly number[], isTold: boolean]> => {
    const text = [...sheet, ...Array<string>(lines - sheet.length).fill(''), 'Mob:', '6 boyz'].join('\n');
    const { formations, notes } = await understood(text);
    return [formations.map(({ units }) => units.length), notes.some(note => note.includes('Only the first'))];
  };
  expect(await below(IMPORT_LIMITS.lines)).toEqual([[6], false]);
  expect((await below(IMPORT_LIMITS.lines + 9))[1]).toBe(true);
});

it('every note is told, however many there are', async () => {
  const names = neteaLibrary.all.flatMap(({ name }) => (/^[A-Za-z]{7,}$/.test(name) ? [name.slice(0, -1)] : []));
  const lines = [...new Set([...names, ...NONSENSE])].map((one, i) => `${i % 150 === 0 ? 'Mob:\n' : ''}  1 ${one}`);
  const { notes } = await understood(lines.join('\n'));
  expect(notes.length).toBeGreaterThan(90);
  expect(notes.join(' ')).toContain('first 250 different names');
});
