import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  enterFaces, eraseFace, facesOf, firstDieOf, handOfDie, isFull, nextDie, NOTHING_ENTERED, parseFaces, readingOf,
} from '../../../../components/shared/parts/entered-dice.ts';
import type { Entry } from '../../../../components/shared/parts/entered-dice.ts';
import type { Hand } from '../../../../src/dice/hand.ts';

const after = (dice: number, faces: readonly number[], chosen: number | null = null): Entry =>
  enterFaces({ entered: [], chosen }, dice, faces)!;
const chosen = (entry: Entry, die: number): Entry => ({ ...entry, chosen: die });

describe('entering the dice of a throw', () => {
  it('fills one die after the other', () => {
    expect(facesOf(after(4, [3, 5]), 4)).toEqual([3, 5, null, null]);
    expect(nextDie(after(4, [3, 5]), 4)).toBe(2);
  });

  it('goes from the end back to the first blank die, and nowhere when every die has a face', () => {
    expect(nextDie(after(3, [5, 2], 1), 3)).toBe(0);
    expect(nextDie(after(2, [5, 2]), 2)).toBeNull();
    expect(isFull(facesOf(after(2, [5, 2]), 2))).toBe(true);
  });

  it('goes on to the next blank die after an earlier one was corrected', () => {
    const corrected = enterFaces(chosen(after(5, [1, 2, 3]), 0), 5, [6])!;
    expect(facesOf(corrected, 5)).toEqual([6, 2, 3, null, null]);
    expect(nextDie(corrected, 5)).toBe(3);
  });

  it('enters nothing where there are more faces than dice', () => {
    expect(enterFaces(after(3, [1, 2]), 3, [3, 4])).toBeNull();
  });

  it('takes the last face back, and waits for another on the same die', () => {
    const erased = eraseFace(after(3, [1, 2]), 3);
    expect(facesOf(erased, 3)).toEqual([1, null, null]);
    expect(nextDie(erased, 3)).toBe(1);
    expect(nextDie(eraseFace(after(4, [5], 2), 4), 4)).toBe(2);
  });

  it('gives a corrected die its face back', () => {
    const corrected = enterFaces(chosen(after(3, [1, 2, 3]), 0), 3, [6])!;
    expect(facesOf(eraseFace(corrected, 3), 3)).toEqual([1, 2, 3]);
  });

  it('blanks the die that was chosen', () => {
    const erased = eraseFace(chosen(after(3, [1, 2, 3]), 1), 3);
    expect(facesOf(erased, 3)).toEqual([1, null, 3]);
    expect(nextDie(erased, 3)).toBe(1);
  });

  it('takes nothing back where nothing was entered', () => {
    expect(eraseFace(NOTHING_ENTERED, 3)).toEqual(NOTHING_ENTERED);
  });
});

describe('a text with faces', () => {
  it('may have spaces, commas and lines between them, or nothing', () => {
    expect(parseFaces('5 2 6 4')).toEqual({ faces: [5, 2, 6, 4] });
    expect(parseFaces('5264')).toEqual({ faces: [5, 2, 6, 4] });
    expect(parseFaces('[3, 5];2\n')).toEqual({ faces: [3, 5, 2] });
  });

  it('is named by the first sign that no die shows', () => {
    expect(parseFaces('5 2 7')).toEqual({ stray: '7' });
    expect(parseFaces('x5')).toEqual({ stray: 'x' });
    expect(parseFaces('0')).toEqual({ stray: '0' });
  });
});

describe('the hands of a throw', () => {
  const hands: readonly Hand[] = [
    { name: 'a', dice: 2, read: 'successes', target: 3 },
    { name: 'b', dice: 3, read: 'highest' },
  ];

  it('follow one another die by die', () => {
    expect([0, 1, 2, 4].map(die => handOfDie(hands, die))).toEqual([0, 0, 1, 1]);
    expect(firstDieOf(hands, 1)).toBe(2);
  });

  it('are read as far as they were entered', () => {
    expect(readingOf(hands[0]!, [5, null])).toBe(1);
    expect(readingOf(hands[1]!, [2, null, 4])).toBe(4);
    expect(readingOf(hands[1]!, [null, null, null])).toBe(0);
  });
});

describe('laws of entering dice', () => {
  const face = fc.integer({ min: 1, max: 6 });
  const faces = fc.array(face, { minLength: 1, maxLength: 12 });

  it('pasting faces is typing them one by one', () => {
    fc.assert(fc.property(faces, fc.nat(11), (all, start) => {
      const begun: Entry = { entered: [], chosen: start % all.length };
      const typed = all.reduce<Entry>((entry, one) => enterFaces(entry, all.length, [one])!, begun);
      expect(enterFaces(begun, all.length, all)).toEqual(typed);
    }));
  });

  it('a row of dice that is written over agrees with what was entered, whatever is chosen', () => {
    fc.assert(fc.property(fc.array(fc.record({ die: fc.nat(5), face }), { maxLength: 30 }), taps => {
      const row: (number | null)[] = new Array(6).fill(null);
      let entry = NOTHING_ENTERED;
      for (const { die, face: one } of taps) {
        row[die] = one;
        entry = enterFaces(chosen(entry, die), 6, [one])!;
      }
      expect(facesOf(entry, 6)).toEqual(row);
      expect(nextDie(entry, 6) === null).toBe(!row.includes(null));
    }));
  });

  it('taking back as often as was entered leaves nothing', () => {
    fc.assert(fc.property(faces, all => {
      const full = after(all.length, all);
      const left = all.reduce(entry => eraseFace(entry, all.length), full);
      expect(facesOf(left, all.length)).toEqual(all.map(() => null));
      expect(nextDie(left, all.length)).toBe(0);
    }));
  });
});
