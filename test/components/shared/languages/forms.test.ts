/** Numbers in English, which is written without asking the browser how: held to what the browser would say. */
import { describe, expect, it } from 'vitest';
import { figure, form, listed } from '../../../../components/shared/languages/forms.ts';
import { fc } from '../../../support/laws.ts';

const rules = new Intl.PluralRules('en');
const browsers = (value: number, places: number | ''): string => new Intl.NumberFormat('en', places === '' ? {} : {
  minimumFractionDigits: places, maximumFractionDigits: places,
}).format(value);

/** Those where a comma begins, and those that lie between two figures. */
const values = fc.oneof(
  fc.integer({ min: -1100, max: 1100 }),
  fc.double({ min: -1100, max: 1100, noNaN: true }),
  fc.integer({ min: -22_000, max: 22_000 }).map(twentieths => twentieths / 20),
).filter(value => !Object.is(value, -0));

describe('in English', () => {
  it('a number is written as the browser writes it', () => {
    fc.assert(fc.property(values, fc.constantFrom<(number | '')[]>('', 0, 1, 2), (value, places) => {
      expect(figure(value, places)).toBe(browsers(value, places));
    }));
  });

  it('a list is written as the browser writes it for the British', () => {
    const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    fc.assert(fc.property(fc.array(fc.string(), { maxLength: 5 }), items => {
      expect(listed(items)).toBe(lists.format(items));
    }));
  });

  it('a number has the form that the browser says', () => {
    fc.assert(fc.property(values, value => {
      expect(form(value, { one: 'one', other: 'other' })).toBe(rules.select(value));
    }));
  });

  it.each([
    [1, 'one'], [-1, 'one'], [0, 'other'], [-2, 'other'],
  ])('%i has the form %s, above and below nothing', (value, said) => {
    expect(form(value, { one: 'one', other: 'other' })).toBe(said);
  });

  it.each([
    [-1234, '-1,234'], [-999, '-999'], [1234, '1,234'],
  ])('%i has its comma below nothing too: %s', (value, said) => {
    expect(figure(value)).toBe(said);
  });
});
