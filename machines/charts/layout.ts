/** Where everything of a statechart is drawn: coordinates in CSS pixels at full size, from the top left corner. */
import type { Chart } from './chart.ts';

/** `tall` for a phone's column, `wide` for a projector's row. */
export const VARIANTS = ['tall', 'wide'] as const;
export type Variant = (typeof VARIANTS)[number];

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state: its box, and in it the lines of those transitions that leave everything as it is. */
export interface StatePlace extends Box {
  readonly id: string;
  /** The lines in its box, by the id of their transition. */
  readonly rows: readonly RowPlace[];
}

export interface RowPlace extends Box {
  readonly id: string;
}

/** A transition to somewhere: its bends from source to target, once for each target, and its label. */
export interface ArrowPlace {
  readonly id: string;
  readonly lines: readonly (readonly Point[])[];
  /** Null where it has nothing to say: it follows by itself and unconditionally. */
  readonly label: Box | null;
}

/** Where a state begins: a dot, and an arrow from it to the state inside that is entered first. */
export interface StartPlace {
  /** The state that is begun. */
  readonly id: string;
  /** From the middle of the dot to the border of the state that is entered first. */
  readonly line: readonly Point[];
}

/** One machine laid out one way. */
export interface Layout {
  readonly chart: Chart;
  readonly variant: Variant;
  readonly width: number;
  readonly height: number;
  readonly states: readonly StatePlace[];
  readonly arrows: readonly ArrowPlace[];
  readonly starts: readonly StartPlace[];
}
