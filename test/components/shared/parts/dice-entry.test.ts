import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  enterFaces, eraseFace, facesIn, isFull, rowOf, turnFace,
} from '../../../../components/shared/parts/dice-entry.ts';
import type { Entry } from '../../../../components/shared/parts/dice-entry.ts';

const blank = (dice: number): Entry => ({ faces: rowOf(dice, []), at: 0 });

describe('filling in a row of dice', () => {
  it('sets one die after the other', () => {
    expect(enterFaces(enterFaces(blank(4), [3]), [5])).toMatchObject({ faces: [3, 5, null, null], at: 2 });
  });

  it('stays on the last die when the row is full, and says that the next face belongs elsewhere', () => {
    expect(enterFaces({ faces: [3, null], at: 1 }, [5])).toEqual({ faces: [3, 5], at: 1, rest: [], leaves: true });
  });

  it('goes from the end back to the first blank die', () => {
    const entered = enterFaces({ faces: [null, 2, null], at: 2 }, [5]);
    expect(entered).toMatchObject({ faces: [null, 2, 5], at: 0, leaves: false });
  });

  it('leaves over what finds no die', () => {
    const entered = enterFaces({ faces: [1, null], at: 1 }, [2, 3, 4]);
    expect(entered).toMatchObject({ faces: [1, 2], rest: [3, 4], leaves: true });
  });

  it('erases the die it is on, and from a blank one the die before', () => {
    expect(eraseFace({ faces: [3, 5, null], at: 1 })).toEqual({ faces: [3, null, null], at: 1 });
    expect(eraseFace({ faces: [3, 5, null], at: 2 })).toEqual({ faces: [3, null, null], at: 1 });
    expect(eraseFace(blank(2))).toEqual(blank(2));
  });

  it('turns a die by one, from either end when it is blank, and never off the die', () => {
    expect(turnFace({ faces: [3], at: 0 }, 1).faces).toEqual([4]);
    expect(turnFace({ faces: [6], at: 0 }, 1).faces).toEqual([6]);
    expect(turnFace({ faces: [1], at: 0 }, -1).faces).toEqual([1]);
    expect(turnFace(blank(1), 1).faces).toEqual([1]);
    expect(turnFace(blank(1), -1).faces).toEqual([6]);
  });

  it('takes the faces out of a text and nothing else', () => {
    expect(facesIn('3, 5 2;6\n')).toEqual([3, 5, 2, 6]);
    expect(facesIn('0 7 x -')).toEqual([]);
  });

  it('has as many dice as the hand, whatever faces it is given', () => {
    expect(rowOf(3, [4])).toEqual([4, null, null]);
    expect(rowOf(1, [4, 5])).toEqual([4]);
    expect(rowOf(2, [7, 2.5])).toEqual([null, null]);
  });
});

describe('laws of the row', () => {
  const face = fc.integer({ min: 1, max: 6 });

  it('pasting faces is typing them one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(face, { minLength: 1, maxLength: 12 }), (dice, faces) => {
        const fitting = faces.slice(0, dice);
        const typed = fitting.reduce((entry: Entry, one) => enterFaces(entry, [one]), blank(dice));
        const pasted = enterFaces(blank(dice), faces);
        expect({ faces: pasted.faces, at: pasted.at }).toEqual({ faces: typed.faces, at: typed.at });
        expect(pasted.rest).toEqual(faces.slice(dice));
      }),
    );
  });

  it('erasing as often as was typed leaves nothing', () => {
    fc.assert(
      fc.property(fc.array(face, { minLength: 1, maxLength: 12 }), faces => {
        const full = enterFaces(blank(faces.length), faces);
        expect(isFull(full.faces)).toBe(true);
        expect(faces.reduce((entry: Entry) => eraseFace(entry), full)).toEqual(blank(faces.length));
      }),
    );
  });
});
