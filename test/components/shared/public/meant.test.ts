/** What a property holds of what a page puts into it. */
import { describe, expect, it } from 'vitest';
import {
  asEvents, asEventsOrNull, asFaces, asHaving, asText, asTextOrFields, asTexts, asWhole, isCallable,
} from '../../../../components/shared/public/meant.ts';

const EVENT = { type: 'target.chosen' };

describe('what is given', () => {
  it.each([
    [undefined, null], [null, null], ['de', 'de'], ['', ''], [5, '5'], [12n, '12'], [true, null], [{}, null],
    [[], null], [() => 1, null],
  ])('%o is the text %j', (given, text) => {
    expect(asText(given)).toBe(text);
  });

  it.each([
    [undefined, null], ['7', 7], [' -7 ', -7], ['', null], ['x', null], [1.5, null], [NaN, null], [2 ** 60, null],
    [[7], null],
  ])('%o is the whole number %j', (given, number) => {
    expect(asWhole(given)).toBe(number);
  });

  it('may be a text or an object where either is read, and nothing else', () => {
    const given = { format: 1 };
    expect([given, 'id', 5, undefined, false, () => 1].map(asTextOrFields))
      .toEqual([given, 'id', '5', null, null, null]);
  });

  it('is the very list that was given, or its first items up to one that is none', () => {
    const events = [EVENT, EVENT];
    expect(asEvents(events)).toBe(events);
    expect(asEvents([EVENT, null, EVENT])).toEqual([EVENT]);
    expect([asEvents('x'), asEvents(undefined), asFaces([7]), asTexts([1])]).toEqual([[], [], [], []]);
    expect(asFaces([1, 6, 0, 5])).toEqual([1, 6]);
    expect([asEventsOrNull(undefined), asEventsOrNull([])]).toEqual([null, []]);
  });

  it('is an object only where all its fields are what they must be', () => {
    const asMachine = asHaving({ start: isCallable });
    const machine = { start: () => 1 };
    expect([machine, { start: 1 }, null, 'x'].map(asMachine)).toEqual([machine, null, null, null]);
  });
});
