/** A page of A4 upright, 15 mm of it left free all round, in CSS pixels. */
import { fitAll } from '../battlefield/aim.ts';
import type { Window } from '../battlefield/camera.ts';
import type { BattlefieldView } from '../battlefield/view.ts';

/** Height of a map to its width. */
export const MAP_SHAPE = 0.65;

const WIDTH = 680;
const BETWEEN = 22;

/** Height of one that is as wide as the page: both stand on the first. */
const LARGE_SHAPE = 0.5;

const mapOf = (width: number, shape: number): Window => ({ width, height: Math.round(width * shape) });

/** Maps as they are printed: two side by side, or each as wide as the page. */
export const PAPER = { small: mapOf((WIDTH - BETWEEN) / 2, MAP_SHAPE), large: mapOf(WIDTH, LARGE_SHAPE) } as const;

/** A base that is drawn smaller, in pixels of radius, has no room for anything in it. */
const LEAST = 3.5;

/** Whether a battle is too large for two maps side by side. */
export const isCrowded = (view: BattlefieldView): boolean => {
  const { scale } = fitAll(view, PAPER.small);
  return view.counters.some(({ radius }) => radius * scale < LEAST);
};
