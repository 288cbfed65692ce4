import { describe, expect, it } from 'vitest';
import { nearestWord } from '../../src/parsing/spelling.ts';
import { fc } from '../support/laws.ts';

/** Slips between two words, counted letter by letter in every way. */
const slips = (a: string, b: string): number => {
  const before = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const ways = [from(i - 1, j) + 1, from(i, j - 1) + 1, from(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(...ways, ...(isSwapped ? [from(i - 2, j - 2) + 1] : []));
  };
  const known = new Map<string, number>();
  const from = (i: number, j: number): number => {
    const key = `${i} ${j}`;
    if (!known.has(key)) known.set(key, before(i, j));
    return known.get(key)!;
  };
  return from(a.length, b.length);
};

/** The first of those that are nearest, of a list that nobody has asked before. */
const slowly = (word: string, words: readonly string[]): string | null => {
  const least = Math.min(...words.map(one => slips(word, one)));
  return least > Math.floor(word.length / 3) ? null : words.find(one => slips(word, one) === least) ?? null;
};

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'z', '9'), minLength: 1, maxLength: 9 });

describe('the nearest word', () => {
  it('is the one that takes fewest slips, of however many there are', () => {
    fc.assert(fc.property(word, fc.array(word, { minLength: 1, maxLength: 12 }), (said, words) => {
      expect(nearestWord(said, words)).toBe(slowly(said, words));
    }));
  });

  it('is not looked for among more than anybody could look through', () => {
    const words = Array.from({ length: 1001 }, (_, i) => `own-${i}`);
    expect([nearestWord('onw-7', words.slice(0, 1000)), nearestWord('onw-7', words)]).toEqual(['own-7', null]);
  });
});
