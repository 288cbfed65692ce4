import { describe, expect, it } from 'vitest';
import { buildLibrary } from '../../src/army-lists/library.ts';
import type { StoredLibrary, UnitRow } from '../../src/army-lists/rows.ts';

const ROW: UnitRow = ['ram', 'Ram', 'AV', 20, 4, 5, null, 'walker', [], 'goats'];

const libraryOf = (...units: readonly UnitRow[]) => libraryWith({}, ...units);

const libraryWith = (options: StoredLibrary['options'], ...units: readonly UnitRow[]) =>
  buildLibrary({ source: 'here', licence: 'none', notice: [], forces: { goats: 'Goats' }, units, options });

describe('a library built from rows', () => {
  it('holds the units of its rows in their order', () => {
    const library = libraryOf(ROW, ['ewe', 'Ewe', 'INF', 15, null, 6, 6, '', [], 'goats']);
    expect(library.all.map(({ id }) => id)).toEqual(['ram', 'ewe']);
    expect(library.profile('ewe')?.name).toBe('Ewe');
  });

  it.each(['goat', 'ram'])('finds a unit by its name and by its id: %s', text => {
    const library = libraryOf(['second-ram', 'Black Goat', 'INF', 15, null, 6, 6, '', [], '']);
    expect(library.search(text).map(({ unit }) => unit.id)).toEqual(['second-ram']);
  });

  it('gives a war engine without a damage capacity the capacity 1', () => {
    expect(libraryOf(['ram', 'Ram', 'WE', 20, 4, 5, 5, '', [], '']).profile('ram')?.damageCapacity).toBe(1);
  });

  it('keeps the damage capacity that a character brings to its carrier as a word', () => {
    const car = libraryOf(['car', 'Car', 'CH', null, null, null, null, 'damage-capacity-2', [], '']).profile('car');
    expect(car).toMatchObject({ damageCapacity: 1, abilities: ['damage-capacity-2'] });
  });

  it('does not read one weapon differently because an option brings it', () => {
    const horns = (count: number | string): UnitRow =>
      ['ram', 'Ram', 'AV', 20, 4, 5, 5, '', [['Horns', 'assault', count, 'extra-attacks-d6 lance']], ''];
    const [carried] = libraryOf(horns(1)).profile('ram')?.weapons ?? [];
    const butting = { room: 1, options: [{ name: 'Horns', weapons: ['Horns'] }] };
    const [option] = libraryWith({ ram: [butting] }, horns('0-1')).options('ram');
    expect(carried).toEqual({ name: 'Horns', kind: 'assault', extraAttacks: 'D6', rules: ['lance'] });
    expect(option?.weapons).toEqual([carried]);
  });

  it('refuses an option that brings a weapon which its datasheet lacks', () => {
    const butting = { room: 1, options: [{ name: 'Horns', weapons: ['Horns'] }] };
    expect(() => libraryWith({ ram: [butting] }, ROW)).toThrow(/No weapon .* Horns/);
  });

  it.each<[string, UnitRow, string | null]>([
    ['fights as a vehicle if it can fight close by', ['jet', 'Jet', 'AC', 'fighter', 5, 6, null, '', [], ''], null],
    ['fights as a vehicle if it can fight from afar', ['jet', 'Jet', 'AC', 'bomber', 5, null, 5, '', [], ''], null],
    ['stays out if it can do neither', ['jet', 'Jet', 'AC', 'bomber', 5, null, null, '', [], ''], 'aircraft'],
  ])('an aircraft on the ground %s', (_, row, unusable) => {
    const jet = libraryOf(row).unit('jet');
    expect(jet?.unusable).toBe(unusable);
    const landed = { type: 'armoured-vehicle', speed: 0, abilities: ['aircraft'] };
    expect(jet?.profile ?? null).toEqual(unusable === null ? expect.objectContaining(landed) : null);
  });

  it.each<[string, UnitRow[], RegExp]>([
    ['a tank that moves like an aircraft', [['ram', 'Ram', 'AV', 'bomber', 4, 5, 5, '', [], '']], /ram flies/],
    ['two units of one id', [ROW, ROW], /share an id/],
    [
      'two weapons that each throw for their extra attacks',
      [['ram', 'Ram', 'AV', 20, 4, 5, 5, '', [['Horns', 'assault', 2, 'extra-attacks-d3']], '']],
      /Several Horns/,
    ],
  ])('refuses %s', (_, rows, reason) => {
    expect(() => libraryOf(...rows)).toThrow(reason);
  });
});
