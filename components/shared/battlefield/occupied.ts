/** What of the paper is taken, kept by squares, so that a question is asked only of what lies near. */
import { boxesOverlap, discOverlaps, type Box, type Disc } from './boxes.ts';

/** Side of a square, in pixels. */
const SQUARE = 48;

export class Occupied {
  /** How many things have been looked at so far. */
  compared = 0;
  readonly #squares = new Map<number, (Box | Disc)[]>();

  constructor(things: readonly (Box | Disc)[]) {
    for (const thing of things) this.add(thing);
  }

  add(thing: Box | Disc): void {
    someSquare(thing, square => {
      const there = this.#squares.get(square);
      if (there === undefined) this.#squares.set(square, [thing]);
      else there.push(thing);
      return false;
    });
  }

  remove(thing: Box | Disc): void {
    someSquare(thing, square => {
      const there = this.#squares.get(square) ?? [];
      const at = there.indexOf(thing);
      if (at >= 0) there.splice(at, 1);
      return false;
    });
  }

  /**
   * Whether nothing lies in the box, but for one that does not count; discs may lie in it outside its core, anywhere if
   * it has none.
   */
  isFree(box: Box, core: Box | null = box, uncounted?: Box): boolean {
    return !someSquare(box, square => {
      const there = this.#squares.get(square);
      if (there === undefined) return false;
      for (let i = 0; i < there.length; i += 1) {
        this.compared += 1;
        if (there[i] !== uncounted && overlaps(there[i]!, box, core)) return true;
      }
      return false;
    });
  }
}

const overlaps = (thing: Box | Disc, box: Box, core: Box | null): boolean =>
  ('radius' in thing ? core !== null && discOverlaps(thing, core) : boxesOverlap(thing, box));

/** Whether it is so of a square in which something lies; each has a number. */
const someSquare = (thing: Box | Disc, isSo: (square: number) => boolean): boolean => {
  const { left, top, right, bottom } = 'radius' in thing ? roundOf(thing) : thing;
  for (let x = Math.floor(left / SQUARE); x <= right / SQUARE; x += 1) {
    for (let y = Math.floor(top / SQUARE); y <= bottom / SQUARE; y += 1) if (isSo(x * 65_536 + y)) return true;
  }
  return false;
};

const roundOf = ({ at: [x, y], radius }: Disc): Box =>
  ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
