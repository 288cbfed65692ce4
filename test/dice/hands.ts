/** Hands for the tests of the dice: any hand, and every way in which one can fall. */
import { fc } from '../support/laws.ts';
import { READS, type Hand } from '../../src/dice/hand.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export const successes = (dice: number, target: number): Hand => ({ name: 'attack', dice, read: 'successes', target });
export const highest = (dice: number): Hand => ({ name: 'result', dice, read: 'highest' });
export const sum = (dice: number): Hand => ({ name: 'damage', dice, read: 'sum' });
export const halves = (dice: number): Hand => ({ name: 'extra attacks', dice, read: 'halves' });

/** Any hand of up to so many dice; targets run past both ends of the die. */
export const anyHand = (most: number): fc.Arbitrary<Hand> =>
  fc
    .record({ dice: fc.nat(most), read: fc.constantFrom(...READS), target: fc.integer({ min: 0, max: 8 }) })
    .map(({ dice, read, target }): Hand =>
      read === 'successes' ? { name: 'any', dice, read, target } : { name: 'any', dice, read },
    );

export const anyFaces = (count: number): fc.Arbitrary<number[]> =>
  fc.array(fc.constantFrom(...FACES), { minLength: count, maxLength: count });

/** Every way in which so many dice can fall: 6 to the power of the dice. */
export const everyThrow = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : everyThrow(dice - 1).flatMap(faces => FACES.map(face => [...faces, face]));
