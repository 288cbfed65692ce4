/** What a throw of hands tells the step it belongs to. */

/** Sent when the program is to throw. */
export class ThrowWanted extends Event {
  constructor() {
    super('throw-wanted', { bubbles: true, composed: true });
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
