/** What a hand of dice tells the throw it belongs to. */
import type { Faces } from './die-face.ts';

/** Sent when a die was set or blanked by hand. */
export class HandChanged extends Event {
  readonly faces: Faces;

  constructor(faces: Faces) {
    super('hand-changed', { bubbles: true, composed: true });
    this.faces = faces;
  }
}

/** Sent when the keys lead out of the hand: over its end by an arrow or a digit, or back over its start. */
export class HandLeft extends Event {
  readonly direction: 'next' | 'previous';
  readonly because: 'moved' | 'entered' | 'erased';
  /** Pasted faces that found no die here. */
  readonly rest: readonly number[];

  constructor(direction: HandLeft['direction'], because: HandLeft['because'], rest: readonly number[] = []) {
    super('hand-left', { bubbles: true, composed: true });
    this.direction = direction;
    this.because = because;
    this.rest = rest;
  }
}
