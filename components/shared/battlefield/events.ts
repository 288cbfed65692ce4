/** What the battlefield tells the element around it. */
import type { Point } from '../../../src/battlefield/base.ts';

const OUTWARDS = { bubbles: true, composed: true } as const;

/** A counter was tapped, or chosen with the keyboard. */
export class CounterChosen extends Event {
  readonly id: string;

  constructor(id: string) {
    super('counter-chosen', OUTWARDS);
    this.id = id;
  }
}

/** It is asked of a counter why its unit may do something, or may not. */
export class CounterAsked extends Event {
  readonly id: string;

  constructor(id: string) {
    super('counter-asked', OUTWARDS);
    this.id = id;
  }
}

/** A counter is being moved and is now here: answer with a ghost. */
export class CounterDragged extends Event {
  readonly id: string;
  readonly to: Point;

  constructor(id: string, to: Point) {
    super('counter-dragged', OUTWARDS);
    this.id = id;
    this.to = to;
  }
}

/** A counter was let go here. */
export class CounterDropped extends Event {
  readonly id: string;
  readonly to: Point;

  constructor(id: string, to: Point) {
    super('counter-dropped', OUTWARDS);
    this.id = id;
    this.to = to;
  }
}

/** The move under way was given up. */
export class MoveCancelled extends Event {
  constructor() {
    super('move-cancelled', OUTWARDS);
  }
}

/** A hit was carried to another counter. */
export class TokenMoved extends Event {
  readonly id: string;
  readonly to: string;

  constructor(id: string, to: string) {
    super('token-moved', OUTWARDS);
    this.id = id;
    this.to = to;
  }
}

/** A hit was tapped: why is it there, and where may it go? */
export class TokenChosen extends Event {
  readonly id: string;

  constructor(id: string) {
    super('token-chosen', OUTWARDS);
    this.id = id;
  }
}

/** A line was tapped: why? */
export class LineChosen extends Event {
  readonly id: string;

  constructor(id: string) {
    super('line-chosen', OUTWARDS);
    this.id = id;
  }
}

declare global {
  interface HTMLElementEventMap {
    'counter-chosen': CounterChosen;
    'counter-asked': CounterAsked;
    'counter-dragged': CounterDragged;
    'counter-dropped': CounterDropped;
    'move-cancelled': MoveCancelled;
    'token-moved': TokenMoved;
    'token-chosen': TokenChosen;
    'line-chosen': LineChosen;
  }
}
