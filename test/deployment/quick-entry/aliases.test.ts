/** The table of names that people use besides the printed ones. */
import { describe, expect, it } from 'vitest';
import { unitsCalled } from '../../../src/deployment/quick-entry/aliases.ts';
import { ASKED_ALIASES, NAME_ALIASES } from '../../../src/army-lists/name-aliases.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { searchTermsOf } from '../../../src/army-lists/search-terms.ts';
import { plainTermsOf } from '../../../src/deployment/quick-entry/written-words.ts';

const named = (words: string): readonly string[] => unitsCalled(words, neteaLibrary).units.map(({ id }) => id);
const ROWS = [...NAME_ALIASES, ...ASKED_ALIASES];

describe('every name that people use', () => {
  it('is of units that there are', () => {
    const ids = ROWS.flatMap(([, all]) => all.split(' '));
    expect(ids.filter(id => neteaLibrary.unit(id) === undefined)).toEqual([]);
  });

  it('is that of no force', () => {
    const forces = new Set(Object.values(neteaLibrary.forces).map(name => searchTermsOf(name).join(' ')));
    expect(ROWS.flatMap(([names]) => names.split(', ')).filter(name => forces.has(searchTermsOf(name).join(' '))))
      .toEqual([]);
  });

  it('is found in capital letters and without accents', () => {
    for (const [names, ids] of ROWS) {
      for (const name of names.split(', ')) {
        expect([name, named(name.toUpperCase())]).toEqual([name, ids.split(' ')]);
        expect([name, named(name.normalize('NFD').replace(/\p{M}/gu, ''))]).toEqual([name, ids.split(' ')]);
      }
    }
  });

  it('stands once, whatever its accents and its plural', () => {
    const seen = new Map<string, string>();
    const twice = ROWS.flatMap(([names, ids]) => names.split(', ').filter(name => {
      const key = plainTermsOf(name).join(' ');
      const before = seen.get(key);
      seen.set(key, ids);
      return before !== undefined;
    }));
    expect(twice).toEqual([]);
  });
});

it('nobody is called by words of no row', () => {
  expect(named('zorgblatz')).toEqual([]);
  expect(named('')).toEqual([]);
});
