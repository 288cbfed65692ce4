/** Places on paper as SVG writes them. */
import type { Point } from '../../../src/battlefield/base.ts';

export const place = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A transform to a place. */
export const move = (point: Point): string => `translate(${place(point)})`;

/** Straight from place to place. */
export const way = (points: readonly Point[]): string => `M${points.map(place).join('L')}`;

/** A whole circle round a place, clockwise. */
export const circleRound = ([x, y]: Point, r: number): string =>
  `M${place([x - r, y])}A${r} ${r} 0 0 1 ${place([x + r, y])}A${r} ${r} 0 0 1 ${place([x - r, y])}Z`;

/** A place on a circle round 0, 0; the angle goes clockwise from the right. */
export const onCircle = (r: number, angle: number): Point => [r * Math.cos(angle), r * Math.sin(angle)];
