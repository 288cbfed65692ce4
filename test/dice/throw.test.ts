import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { diceIn, isFace } from '../../src/dice/hand.ts';
import { DiceError } from '../../src/dice/dice-error.ts';
import { scriptedThrower, seededThrower } from '../../src/dice/throw.ts';
import { anyFaces, anyHand, highest, successes, sum } from './hands.ts';

/** The error that the call throws, which must be about dice. */
const diceErrorOf = (call: () => unknown): DiceError => {
  try {
    call();
  } catch (error) {
    if (error instanceof DiceError) return error;
    throw error;
  }
  throw new Error('No error was thrown.');
};

/** How far counts stray from all being equal, in the measure whose mean is one less than the number of counts. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((strayed, count) => strayed + (count - expected) ** 2 / expected, 0);
};

/** Five standard deviations above the mean of chi-square. */
const limit = (cells: number): number => cells - 1 + 5 * Math.sqrt(2 * (cells - 1));

const countBy = (cells: number, cellsOf: Iterable<number>): readonly number[] => {
  const counts = new Array<number>(cells).fill(0);
  for (const cell of cellsOf) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts;
};

describe('a seeded thrower', () => {
  // Kept answers: stored games and links carry seeds, so these streams may never change.
  it.each([
    [0, '43113232416252322224'],
    [1, '34615315166132431463'],
    [2, '44513364532251124355'],
    [42, '13214414161144126321'],
    [2026, '56162424231261522362'],
    [-1, '14612662536643422316'],
    [2 ** 32, '45465425612326115655'],
    [Number.MAX_SAFE_INTEGER, '65312532434532561433'],
  ])('throws the same faces for seed %d for ever', (seed, faces) => {
    expect(seededThrower(seed)([sum(20)]).join('')).toBe(faces);
  });

  it('throws one face for every die, however the dice are grouped', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.array(fc.array(anyHand(6), { maxLength: 4 })), (seed, throws) => {
        const thrower = seededThrower(seed);
        const faces = throws.map(hands => thrower(hands));
        expect(faces.map(thrown => thrown.length)).toEqual(throws.map(diceIn));
        expect(faces.flat().every(isFace)).toBe(true);
        expect(faces.flat()).toEqual(seededThrower(seed)([sum(diceIn(throws.flat()))]));
      }),
    );
  });

  it('throws every face equally often, and every pair in a row', () => {
    const faces = seededThrower(7)([sum(120_000)]);
    const pairs = faces.slice(1).map((face, i) => 6 * ((faces[i] ?? 0) - 1) + face - 1);
    expect(chiSquare(countBy(6, faces.map(face => face - 1)))).toBeLessThan(limit(6));
    expect(chiSquare(countBy(36, pairs))).toBeLessThan(limit(36));
  });

  it('begins anew with every seed: the first three faces of neighbouring seeds are as good as thrown', () => {
    const openings = Array.from({ length: 50_000 }, (_, seed) => {
      const [a = 0, b = 0, c = 0] = seededThrower(seed)([sum(3)]);
      return 36 * (a - 1) + 6 * (b - 1) + c - 1;
    });
    const neighbours = openings.slice(1).map((opening, i) => {
      const before = openings[i] ?? 0;
      return 6 * Math.floor(before / 36) + Math.floor(opening / 36);
    });
    expect(chiSquare(countBy(216, openings))).toBeLessThan(limit(216));
    expect(chiSquare(countBy(36, neighbours))).toBeLessThan(limit(36));
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %d as a seed', seed => {
    expect(() => seededThrower(seed)).toThrow(`A seed is a whole number, not ${seed}.`);
  });
});

describe('a scripted thrower', () => {
  it('throws its faces in order and is content when all are used', () => {
    const { throwHands, finish } = scriptedThrower([1, 2, 3, 4, 5]);
    expect(throwHands([successes(2, 4), highest(1)])).toEqual([1, 2, 3]);
    expect(throwHands([])).toEqual([]);
    expect(throwHands([sum(2)])).toEqual([4, 5]);
    expect(finish).not.toThrow();
  });

  it('says how many dice were needed at least when they run out', () => {
    const { throwHands } = scriptedThrower([1, 2, 3]);
    throwHands([sum(2)]);
    const error = diceErrorOf(() => throwHands([{ ...successes(4, 4), name: 'attacker close combat' }]));
    expect(error).toMatchObject({ name: 'DiceError', needed: 6, given: 3 });
    expect(error.message).toBe('The dice ran out at “attacker close combat”: at least 6 needed, 3 given.');
  });

  it('is exact: one die short is too few, one left over is too many', () => {
    expect(() => scriptedThrower([1, 2]).throwHands([sum(3)])).toThrow(DiceError);
    const { throwHands, finish } = scriptedThrower([1, 2]);
    throwHands([sum(1)]);
    expect(finish).toThrow(DiceError);
  });

  it('says how many dice were needed when some are left over', () => {
    const { throwHands, finish } = scriptedThrower([1, 2, 3]);
    throwHands([sum(1)]);
    const error = diceErrorOf(finish);
    expect(error).toMatchObject({ needed: 1, given: 3 });
    expect(error.message).toBe('2 dice are left over: 1 needed, 3 given.');
  });

  it.each([0, 7, 3.5, Number.NaN, '4', null, undefined])('refuses %s as a face at once and names its index', face => {
    const script = [1, 2, face] as readonly number[];
    const error = diceErrorOf(() => scriptedThrower(script));
    expect(error).toMatchObject({ needed: 0, given: 3 });
    expect(error.message).toContain('index 2');
  });

  it('shares its faces out whatever the throws are', () => {
    fc.assert(
      fc.property(fc.array(anyHand(5)), anyFaces(80), (hands, faces) => {
        const dice = diceIn(hands);
        fc.pre(dice <= faces.length);
        const { throwHands, finish } = scriptedThrower(faces.slice(0, dice));
        expect(hands.flatMap(hand => throwHands([hand]))).toEqual(faces.slice(0, dice));
        expect(finish).not.toThrow();
      }),
    );
  });
});
