/** What has been said before in a link, so that it need not be said again: writer and reader remember the same. */
import type { Point } from '../battlefield/base.ts';

/** A list that knows where in it everything is. */
export class Register {
  readonly #all: string[] = [];
  readonly #places = new Map<string, number>();

  add(word: string): void {
    if (this.#places.has(word)) return;
    this.#places.set(word, this.#all.length);
    this.#all.push(word);
  }

  /** Undefined where it is not in the list. */
  placeOf(word: string): number | undefined {
    return this.#places.get(word);
  }

  at(place: number): string | undefined {
    return this.#all[place];
  }
}

export class Memory {
  /** Texts as they came up. */
  readonly words = new Register();
  /** Ids of formations and units. */
  readonly names = new Register();
  /** The next number of ids that begin alike. */
  readonly numbers = new Map<string, number>();
  /** The name after the one that was last referred to. */
  nextName = 0;
  /** Where units have last been. */
  readonly #places = new Map<string, Point>();
  /** Where the last point was, from which the next is measured. */
  pen: Point = [0, 0];

  /** What follows is about this unit. */
  turnTo(unit: string): void {
    this.pen = this.#places.get(unit) ?? this.pen;
  }

  /** The unit stands there now. */
  place(unit: string, at: Point): void {
    this.#places.set(unit, at);
  }
}
