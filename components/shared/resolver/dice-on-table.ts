/** The dice of a throw that lie on the players' table, as far as they have been entered. */
import type { Faces } from '../parts/die-face.ts';
import { facesOf, isFull, NOTHING_ENTERED, type Entry } from '../parts/entered-dice.ts';

/** What was entered is kept while the entry is closed, and belongs to one throw. */
export class DiceOnTable {
  #entry: Entry = NOTHING_ENTERED;
  #isOpen = false;

  get entry(): Entry {
    return this.#entry;
  }

  /** The panel is the entry. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
  }

  change(entry: Entry): void {
    this.#entry = entry;
  }

  forget(): void {
    this.#entry = NOTHING_ENTERED;
    this.#isOpen = false;
  }

  /** The face of each of so many dice; null: it has none yet. */
  faces(dice: number): Faces {
    return facesOf(this.#entry, dice);
  }

  /** The same once every die has a face; null: one has not. */
  full(dice: number): readonly number[] | null {
    const faces = this.faces(dice);
    return isFull(faces) ? faces : null;
  }
}
