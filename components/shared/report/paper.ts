/** A page of A4 upright, 15 mm of it left free all round, in CSS pixels. */
import type { Window } from '../battlefield/camera.ts';

/** Height of a map to its width. */
export const MAP_SHAPE = 0.65;

const WIDTH = 680;
const BETWEEN = 22;

/** Height of one that is as wide as the page: both stand on the first. */
const LARGE_SHAPE = 0.5;

const mapOf = (width: number, shape: number): Window => ({ width, height: Math.round(width * shape) });

/** Maps as they are printed: two side by side, or each as wide as the page. */
export const PAPER = { small: mapOf((WIDTH - BETWEEN) / 2, MAP_SHAPE), large: mapOf(WIDTH, LARGE_SHAPE) } as const;
