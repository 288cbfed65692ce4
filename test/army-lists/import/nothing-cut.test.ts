/** What a list says and is not read is said, in notes: nothing is dropped without a word. */
import { describe, expect, it } from 'vitest';
import { IMPORT_LIMITS } from '../../../src/army-lists/import/limits.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { understood } from './forces.ts';
import { jsonRoster } from './roster-files.ts';

const NONSENSE = Array.from({ length: 250 }, (_, i) => `nonsense${i}`);
const CUT = `A formation was cut after ${IMPORT_LIMITS.unitsInFormation} units.`;

const mob = (name: string, number: number): string => jsonRoster('Ork', [
  { name: 'Warband', type: 'unit', inside: [{ name, type: 'model', number }] },
]);

describe('more of a roster than there may be', () => {
  it.each([60, 61, 100, 100_000])('is said: a selection of %i', async number => {
    const { formations, notes } = await understood(mob('Boyz', number));
    expect([formations[0]!.units.length, notes.includes(CUT)]).toEqual([60, number > 60]);
  });

  it('is said: transports beyond the last place', async () => {
    const { formations, notes } = await understood('Mob\n  50 tactical\n  Rhinos');
    expect([formations[0]!.units.length, notes]).toEqual([60, expect.arrayContaining([CUT])]);
  });

  it('is said: characters beyond the last', async () => {
    const { formations, notes } = await understood('Mob\n  2 boyz + 99 warlord');
    expect(formations[0]!.units.flatMap(({ characters }) => characters)).toHaveLength(60);
    expect(notes).toContain(CUT);
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

it('every note is told, however many there are', async () => {
  const names = neteaLibrary.all.flatMap(({ name }) => (/^[A-Za-z]{7,}$/.test(name) ? [name.slice(0, -1)] : []));
  const lines = [...new Set([...names, ...NONSENSE])].map(one => `  1 ${one}`);
  const { notes } = await understood(['Mob:', ...lines].join('\n'));
  expect(notes.length).toBeGreaterThan(90);
  expect(notes.join(' ')).toContain('first 250 different names');
});
