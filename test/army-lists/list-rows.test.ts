import { describe, expect, it } from 'vitest';
import type { ListRow } from '../../src/army-lists/list-rows.ts';
import { readLists } from '../../src/army-lists/lists.ts';

describe('rows of an army list', () => {
  const ROW: ListRow = {
    id: 'farm',
    name: 'Farm',
    forces: 'goats sheep',
    rules: '',
    upgrades: { Bell: ['character 1 bell on @herd'] },
    sections: { Meadow: [['Herd', '2-4 @herd/ewe', { upgrades: '*', extras: ['add * kid'] }]] },
  };
  const read = (row: Partial<ListRow>) =>
    readLists({
      source: 'here',
      licence: 'none',
      notice: [],
      groups: { herd: 'ram/goat' },
      forceRules: { goats: 'stubborn' },
      lists: [{ ...ROW, ...row }],
    })[0]!;

  it('say what a formation is', () => {
    expect(read({}).formations).toEqual([
      {
        section: 'Meadow',
        name: 'Herd',
        force: 'goats',
        rules: ['stubborn'],
        compositions: [[{ least: 2, most: 4, dice: null, choices: ['ram', 'goat', 'ewe'] }]],
        sizes: 1,
        transport: [],
        abilities: [],
        upgrades: [
          {
            name: 'Bell',
            changes: [
              {
                kind: 'character',
                part: { least: 1, most: 1, dice: null, choices: ['bell'] },
                on: ['ram', 'goat'],
              },
            ],
          },
          {
            name: null,
            changes: [
              { kind: 'add', times: 1, ways: [[{ least: 1, most: null, dice: null, choices: ['kid'] }]] },
            ],
          },
        ],
      },
    ]);
  });

  type Wrong = readonly (readonly [message: string, row: Partial<ListRow>])[];
  const herd = (units: string, extra?: string): Partial<ListRow> => ({
    sections: { Meadow: [['Herd', units, { extras: extra ? [extra] : [] }]] },
  });

  it.each([
    ['no upgrade "Crook"', { sections: { Meadow: [['Herd', '2 ram', { upgrades: 'Bell, Crook' }]] } }],
    ['called "paint"', herd('2 ram', 'paint 1 ram')],
    ['"many" is no number', herd('many ram')],
    ['group "flock"', herd('2 @flock')],
  ] satisfies Wrong)('that contradict themselves are an error: %s', (text, row) => {
    expect(() => read(row)).toThrow(text);
  });
});
