/** A picture that is larger than its window, dragged and zoomed: what every one of them has in common. Pure. */
import type { Point } from '../../../src/battlefield/base.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So many pixels of a drag are still a tap. */
export const STILL = 4;

/** Below this width less is left free round what is shown. */
const NARROW = 480;
/** One turn of the wheel counts as no more than this. */
const TURN = 50;

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

export const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** By how much the wheel zooms, or a trackpad's pinch, which says the same. */
export const wheelFactor = (deltaY: number): number => Math.exp(-clamped(deltaY, -TURN, TURN) * 0.01);

/** The place between two fingers. */
export const halfway = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];

/** The least shift that brings a stretch between two limits; of one that is too long its beginning. */
export const shiftInto = (from: number, length: number, least: number, most: number): number => {
  if (from < least) return least - from;
  return from + length > most ? Math.max(least - from, most - from - length) : 0;
};
