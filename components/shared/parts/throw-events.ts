/** What a throw of hands tells the step it belongs to. */
import type { Entry } from './entered-dice.ts';

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
    super('entry-changed', { bubbles: true, composed: true });
    this.entry = entry;
  }
}

/** Sent when the dice are no longer to be entered; what was entered is kept. */
export class EntryClosed extends Event {
  constructor() {
    super('entry-closed', { bubbles: true, composed: true });
  }
}
