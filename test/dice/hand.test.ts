import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { dealFaces, diceIn, isFace, read, readThrow } from '../../src/dice/hand.ts';
import { anyFaces, anyHand, halves, highest, successes, sum } from './hands.ts';

describe('a hand', () => {
  it.each([
    ['counts the faces that reach the target', successes(6, 4), [1, 2, 3, 4, 5, 6], 3],
    ['counts a face that is exactly the target', successes(1, 5), [5], 1],
    ['counts no face one short of the target', successes(1, 5), [4], 0],
    ['has no lucky six against a target past the die', successes(2, 7), [6, 6], 0],
    ['has no unlucky one against a target of 1', successes(2, 1), [1, 1], 2],
    ['keeps the highest face', highest(3), [2, 5, 4], 5],
    ['adds the faces', sum(3), [2, 5, 4], 11],
    ['halves each face, rounding up, before it adds', halves(6), [1, 2, 3, 4, 5, 6], 12],
    ['halves die by die and not their sum', halves(2), [1, 1], 2],
  ])('%s', (_, hand, faces, reading) => {
    expect(read(hand, faces)).toBe(reading);
  });

  it.each([successes(0, 4), highest(0), sum(0), halves(0)])('without dice reads 0: $read', hand => {
    expect(read(hand, [])).toBe(0);
  });

  it('is not read with a die missing, one too many, or a face that no die has', () => {
    expect(() => read(sum(2), [3])).toThrow('A throw of 2 dice cannot show 1 faces.');
    expect(() => read(sum(2), [3, 3, 3])).toThrow(RangeError);
    expect(() => read(sum(2), [3, 7])).toThrow('A die shows a whole number from 1 to 6, not 7.');
  });
});

describe('a throw', () => {
  const hands = [successes(2, 4), successes(0, 5), highest(2), sum(1)];

  it('takes the dice of all its hands', () => {
    expect(diceIn(hands)).toBe(5);
    expect(diceIn([])).toBe(0);
  });

  it('shares its faces out hand by hand', () => {
    expect(dealFaces(hands, [6, 1, 2, 3, 5])).toEqual([[6, 1], [], [2, 3], [5]]);
  });

  it('is read hand by hand', () => {
    expect(readThrow(hands, [6, 1, 2, 3, 5])).toEqual([1, 0, 3, 5]);
  });

  it.each([
    ['a die too few', [1, 2, 3, 4]],
    ['a die too many', [1, 2, 3, 4, 5, 6]],
    ['a seven', [1, 2, 3, 4, 7]],
    ['a zero', [0, 2, 3, 4, 5]],
    ['half a pip', [1.5, 2, 3, 4, 5]],
  ])('with %s is refused', (_, faces) => {
    expect(() => dealFaces(hands, faces)).toThrow(RangeError);
    expect(() => readThrow(hands, faces)).toThrow(RangeError);
  });

  it('reads every hand as if it had been thrown alone', () => {
    const throws = fc
      .array(anyHand(6), { maxLength: 6 })
      .chain(all => fc.tuple(fc.constant(all), anyFaces(diceIn(all))));
    fc.assert(
      fc.property(throws, ([all, faces]) => {
        const dealt = dealFaces(all, faces);
        expect(dealt.flat()).toEqual(faces);
        expect(readThrow(all, faces)).toEqual(all.map((hand, i) => read(hand, dealt[i] ?? [])));
      }),
    );
  });

  it('of the same dice reads the same in any order', () => {
    const falls = anyHand(8).chain(hand => fc.tuple(fc.constant(hand), anyFaces(hand.dice)));
    fc.assert(
      fc.property(falls, ([hand, faces]) => {
        expect(read(hand, [...faces].reverse())).toBe(read(hand, faces));
        expect(read(hand, [...faces].sort())).toBe(read(hand, faces));
      }),
    );
  });
});

describe('a face', () => {
  it.each([1, 2, 3, 4, 5, 6])('may be %d', face => expect(isFace(face)).toBe(true));
  it.each([0, 7, -1, 2.5, Number.NaN, Infinity, '3', null, undefined])('is not %s', value =>
    expect(isFace(value)).toBe(false),
  );
});
