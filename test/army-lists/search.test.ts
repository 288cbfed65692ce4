import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { searchAll } from '../../src/army-lists/choices/search.ts';
import { neteaLists } from '../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';

const { all, search } = neteaLibrary;
const ids = (text: string, limit?: number) => search(text, limit).map(({ unit }) => unit.id);

describe('searching for a unit', () => {
  it.each([
    ['capital letters', 'TERMINATOR', 'terminator'],
    ['a plural s', 'terminators', 'terminator'],
    ['a missing plural s', 'howling banshee', 'howling-banshees'],
    ['an accent', 'Götterdämmerung', 'gotterdammerung-howitzer'],
    ['a missing accent', 'gotterdammerung', 'gotterdammerung-howitzer'],
    ['accents everywhere', 'Tàctîcál', 'tactical'],
    ['an accent in pieces', 'Go\u0308tterda\u0308mmerung', 'gotterdammerung-howitzer'],
    ['the order of the words', 'banshees howling', 'howling-banshees'],
    ['a letter left out', 'howlng banshees', 'howling-banshees'],
    ['a letter too many', 'baneblaade', 'baneblade'],
    ['two letters swapped', 'assualt', 'assault'],
    ['words run together', 'landraider', 'land-raider'],
    ['hyphens and dots', '  leman-russ. ', 'leman-russ'],
    ['a word begun', 'oblit', 'obliterators'],
    ['a letter of dialect', 'super stompa', 'supa-stompa'],
  ])('forgives %s: %s', (_, text, id) => {
    expect(ids(text, 3)).toContain(id);
  });

  it.each([
    ['ork dreadnought', 'dreadnought-ork'],
    ['space marine tactical', 'tactical'],
    ['imperial guard infantry', 'infantry'],
    ['tau pathfinders', 'pathfinders-tau'],
  ])('takes the force into account: %s', (text, id) => {
    expect(ids(text, 1)).toEqual([id]);
  });

  it('puts every unit first when its id is given', () => {
    for (const { id } of all) expect(search(id, 1)).toEqual([{ unit: neteaLibrary.unit(id), exact: true }]);
  });

  it('puts the units of a name before all others when the name is given', () => {
    for (const { name } of all) {
      const found = search(name, all.length);
      const named = found.filter(({ unit }) => unit.name === name);
      expect(named.length, name).toBe(all.filter(unit => unit.name === name).length);
      expect(named.every(({ exact }) => exact), name).toBe(true);
      const others = found.slice(0, named.length).filter(({ unit, exact }) => unit.name !== name && !exact);
      expect(others, name).toEqual([]);
    }
  });

  it('puts the unit of an id before others of the same name', () => {
    expect(ids('Supreme Commanders', 1)).toEqual(['supreme-commander']);
  });

  it('tells a plural where it tells two units apart', () => {
    expect(ids('thunderers', 2)).toEqual(['thunderers', 'thunderer']);
    expect(ids('thunderer', 2)).toEqual(['thunderer', 'thunderers']);
  });

  const SPELLINGS = ['BERZERKERS', ' berzerker', 'Berzerker\'s', 'Berzerker’s', 'bérzérkers'];

  it.each(SPELLINGS)('takes "%s" for exactly the berzerkers', text => {
    expect(search(text, 1)).toEqual([{ unit: neteaLibrary.unit('berzerkers'), exact: true }]);
  });

  it('says that a unit is only like the text', () => {
    expect(search('howlng banshees', 1)).toEqual([{ unit: neteaLibrary.unit('howling-banshees'), exact: false }]);
  });

  it('says that a text is exact when it has all words of the id, though the name is spelt otherwise', () => {
    expect(search('Mortar Battlecars', 1)).toEqual([{ unit: neteaLibrary.unit('mortar-battlecar'), exact: true }]);
    expect(neteaLibrary.unit('mortar-battlecar')?.name).toBe('Motar Battlecar');
  });

  it('takes a unit with some of the words only where none has them all', () => {
    expect(ids('tactical squad', 1)).toEqual(['tactical']);
    expect(ids('land raider').filter(id => !id.includes('land-raider'))).toEqual([]);
  });

  it('puts a word torn apart together again', () => {
    expect(ids('thunder hawk')).toHaveLength(5);
    expect(ids('thunder hawk').filter(id => !id.includes('thunderhawk'))).toEqual([]);
  });

  it('takes a word for a name rather than for a force', () => {
    expect(ids('salamander', 6).filter(id => !id.includes('salamander'))).toEqual([]);
    expect(ids('necron', 2).filter(id => !id.includes('necron'))).toEqual([]);
  });

  it('finds units that cannot be used too, so that the reason can be told', () => {
    expect(search('thunderbolt fighter', 1)[0]?.unit.unusable).toBe('aircraft');
  });

  it.each(['', '   ', '-', 'xyzzy', '%%%', 'b', 'tat'])('finds nothing for "%s"', text => {
    expect(search(text)).toEqual([]);
  });

  it('gives 20 units unless asked for another number', () => {
    expect(ids('titan')).toHaveLength(20);
    expect(ids('titan', 3)).toEqual(ids('titan').slice(0, 3));
    expect(ids('titan', 0)).toEqual([]);
    expect(ids('titan', -1)).toEqual([]);
  });

  it('answers any text, each unit at most once, and the same text always alike', () => {
    const word = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...all.map(({ name }) => name)));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), words => {
        const text = words.join(' ');
        const found = ids(text, all.length);
        expect(new Set(found).size).toBe(found.length);
        expect(ids(text, all.length)).toEqual(found);
      }),
      { numRuns: 200 },
    );
  });

  it('finds a unit again whose name lost one letter', () => {
    const name = fc.constantFrom(...all.map(unit => unit.name).filter(text => /^\p{L}{6,}/u.test(text)));
    fc.assert(
      fc.property(name, fc.nat(5), (text, at) => {
        const names = search(text.slice(0, at) + text.slice(at + 1), 10).map(({ unit }) => unit.name);
        expect(names).toContain(text);
      }),
      { numRuns: 300 },
    );
  });

  it('looks only at the beginning of an endless text', () => {
    expect(ids(`terminator${' '.repeat(90)}${'x'.repeat(1_000_000)}`, 1)).toEqual(['terminator']);
  });
});

describe('a text longer than any name', () => {
  const long = Array.from({ length: 40 }, (_, i) => `zzq${i}`).join(' ');

  it('is looked for to its last word', () => {
    expect(ids(`${long} boyz`)).toContain('boyz');
    const found = searchAll(neteaLists(), neteaLibrary)(`${long} warband`);
    expect(found.map(one => (one.kind === 'formation' ? one.formation.name : one.unit.id))).toContain('Warband');
  });

  it('is looked for to the letter', () => {
    expect([ids(`${long} boyyz`), ids('boyyz').includes('boyz')]).toEqual([[], true]);
  });
});
