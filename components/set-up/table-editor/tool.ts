/** A tool of the table editor, and the gestures that it gets. */
import type { Point } from '../../../src/battlefield/base.ts';

/** Where a gesture began. */
export interface GestureStart {
  /** On the table, in cm. */
  readonly at: Point;
  /** Id of the counter under it. */
  readonly counter: string | null;
  /** The handle under it, as the overlay names it. */
  readonly handle: string | null;
  /** Shift or Ctrl is held, or several are to be selected. */
  readonly adds: boolean;
  /** A finger, which scrolls the page where it takes nothing. */
  readonly isFinger: boolean;
  /** The second of two quick taps. */
  readonly isDouble: boolean;
}

/** Gets one gesture at a time from beginning to end, in places on the table. */
export interface Tool {
  /** Whether a gesture that begins so is its own; else the map handles it. */
  takes(gesture: GestureStart): boolean;
  /** The pointer was lifted where it was put down. */
  tap(gesture: GestureStart): void;
  /** The pointer is here now. */
  drag(to: Point, gesture: GestureStart): void;
  drop(): void;
  /** The gesture was broken off: nothing has happened. */
  cancel(): void;
}
