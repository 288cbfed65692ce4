/** What a throw of hands tells the step it belongs to. */
import type { Faces } from './die-face.ts';
import type { Entry } from './entered-dice.ts';

/** Sent when the program is to throw: all dice, or those of a throw that have no face yet. */
export class ThrowWanted extends Event {
  /** What lies on the table, die by die over all hands; null and what is missing is to be thrown. */
  readonly entered: Faces;

  constructor(entered: Faces = []) {
    super('throw-wanted', { bubbles: true, composed: true });
    this.entered = entered;
  }
}

/** Sent when the dice on the table are to be used: a face for every die, hand by hand. */
export class DiceEntered extends Event {
  readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    super('dice-entered', { bubbles: true, composed: true });
    this.faces = faces;
  }
}

/** Sent when a die was entered, chosen or taken back. */
export class EntryChanged extends Event {
  readonly entry: Entry;

  constructor(entry: Entry) {
    super('entry-changed', { bubbles: true });
    this.entry = entry;
  }
}

/** Sent when the dice are no longer to be entered; what was entered is kept. */
export class EntryClosed extends Event {
  constructor() {
    super('entry-closed', { bubbles: true });
  }
}
