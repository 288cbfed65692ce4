/** Bases and outlines for the tests of the battlefield: plain ones to write down, and any of them. */
import { fc } from '../support/laws.ts';
import type { Base, Point } from '../../src/battlefield/base.ts';
import type { Body, Feature } from '../../src/battlefield/line-of-fire.ts';
import type { Outline } from '../../src/battlefield/terrain.ts';

export const base = (x: number, y: number, radius = 1): Base => ({ at: [x, y], radius });

/** A rectangle from one corner to the opposite one. */
export const box = (left: number, low: number, right: number, high: number): Outline => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** A letter U, open at the top: two arms 10cm wide and high, 10cm apart, on a foot 5cm high. */
export const letterU: Outline = [
  [0, 0],
  [30, 0],
  [30, 15],
  [20, 15],
  [20, 5],
  [10, 5],
  [10, 15],
  [0, 15],
];

/** A coordinate in steps of a tenth of a millimetre, so that bases also meet exactly. */
const anyCoordinate = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * 100, max: most * 100 }).map(n => n / 100);

export const anyPoint: fc.Arbitrary<Point> = fc.tuple(anyCoordinate(0, 60), anyCoordinate(0, 60));

export const anyBase: fc.Arbitrary<Base> = fc.record({ at: anyPoint, radius: fc.constantFrom(1, 1.5, 2.5, 4) });

/** A star-shaped outline, convex or not, of 3 to 8 corners around a point. */
export const anyOutline: fc.Arbitrary<Outline> = fc
  .record({
    centre: anyPoint,
    turn: anyCoordinate(0, 1),
    arms: fc.array(anyCoordinate(4, 30), { minLength: 3, maxLength: 8 }),
  })
  .map(({ centre: [x, y], turn, arms }) =>
    arms.map((arm, i): Point => {
      const angle = (2 * Math.PI * (i + turn)) / arms.length;
      return [x + arm * Math.cos(angle), y + arm * Math.sin(angle)];
    }),
  );

export const anyFeatures: fc.Arbitrary<readonly Feature[]> = fc
  .array(fc.record({ outline: anyOutline, blocks: fc.boolean() }), { maxLength: 4 })
  .map(features => features.map((feature, i) => ({ id: `feature ${i}`, ...feature })));

export const anyBodies: fc.Arbitrary<readonly Body[]> = fc
  .array(anyBase, { maxLength: 3 })
  .map(bases => bases.map((base, i) => ({ id: `body ${i}`, base })));

/** A turn of the whole table about its corner, then a shift. */
export interface Motion {
  readonly angle: number;
  readonly shift: Point;
}

export const anyMotion: fc.Arbitrary<Motion> = fc.record({ angle: anyCoordinate(-3, 3), shift: anyPoint });

export const moved = ({ angle, shift }: Motion, [x, y]: Point): Point => [
  x * Math.cos(angle) - y * Math.sin(angle) + shift[0],
  x * Math.sin(angle) + y * Math.cos(angle) + shift[1],
];

export const movedBase = (motion: Motion, { at, radius }: Base): Base => ({ at: moved(motion, at), radius });

export const movedOutline = (motion: Motion, outline: Outline): Outline => outline.map(p => moved(motion, p));
