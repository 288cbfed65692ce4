import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    ['an accent in pieces', 'Go\u0308tterda\u0308mmerung', 'gotterdammerung-howitzer'],
    ['the order of the words', 'banshees howling', 'howling-banshees'],
    ['a letter left out', 'howlng banshees', 'howling-banshees'],
    ['a letter too many', 'baneblaade', 'baneblade'],
    ['two letters swapped', 'assualt', 'assault'],
    ['words run together', 'landraider', 'land-raider'],
    ['a word torn apart', 'thunder hawk gunship', 'thunderhawk-gunship'],
    ['hyphens and dots', '  leman-russ. ', 'leman-russ'],
    ['a word begun', 'warhou', 'warhound-class-titan'],
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

  it('tells the id of one unit from the name of others: thunderers are not the thunderer', () => {
    expect(ids('thunderers', 2)).toEqual(['thunderers', 'thunderer']);
    expect(ids('thunderer', 2)).toEqual(['thunderer', 'thunderers']);
  });

  it('says that a unit is only like the text', () => {
    expect(search('howlng banshees', 1)).toEqual([{ unit: neteaLibrary.unit('howling-banshees'), exact: false }]);
  });

  it('takes a unit with some of the words only where none has them all', () => {
    expect(ids('tactical squad', 1)).toEqual(['tactical']);
    expect(ids('howling banshees', 10)).toEqual(['howling-banshees']);
  });

  it('finds units that cannot be used too, so that the reason can be told', () => {
    expect(search('thunderhawk gunship', 1)[0]?.unit.unusable).toBe('aircraft');
  });

  it.each(['', '   ', '-', 'xyzzy', '%%%'])('finds nothing for "%s"', text => {
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
