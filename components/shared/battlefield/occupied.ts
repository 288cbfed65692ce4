/** What of the paper is taken, kept by squares, so that a question is asked only of what lies near. */
import { boxesOverlap, discOverlaps, type Box, type Disc } from './boxes.ts';

/** Side of a square, in pixels. */
const SQUARE = 48;

export class Occupied {
  /** How many things have been looked at so far. */
  compared = 0;
  readonly #squares = new Map<number, Set<Box | Disc>>();

  constructor(things: readonly (Box | Disc)[]) {
    for (const thing of things) this.add(thing);
  }

  add(thing: Box | Disc): void {
    for (const square of squaresOf(thing)) {
      if (!this.#squares.has(square)) this.#squares.set(square, new Set());
      this.#squares.get(square)!.add(thing);
    }
  }

  remove(thing: Box | Disc): void {
    for (const square of squaresOf(thing)) this.#squares.get(square)?.delete(thing);
  }

  /**
   * Whether nothing lies in the box, but for one that does not count; discs may lie in it outside its core, anywhere if
   * it has none.
   */
  isFree(box: Box, core: Box | null = box, uncounted?: Box): boolean {
    for (const square of squaresOf(box)) {
      const things = this.#squares.get(square);
      if (things === undefined) continue;
      for (const thing of things) {
        this.compared += 1;
        if (thing !== uncounted && overlaps(thing, box, core)) return false;
      }
    }
    return true;
  }
}

const overlaps = (thing: Box | Disc, box: Box, core: Box | null): boolean =>
  ('radius' in thing ? core !== null && discOverlaps(thing, core) : boxesOverlap(thing, box));

/** A number for each square that something lies in. */
const squaresOf = (thing: Box | Disc): readonly number[] => {
  const { left, top, right, bottom } = 'radius' in thing ? roundOf(thing) : thing;
  const squares: number[] = [];
  for (let x = Math.floor(left / SQUARE); x <= right / SQUARE; x += 1) {
    for (let y = Math.floor(top / SQUARE); y <= bottom / SQUARE; y += 1) squares.push(x * 65_536 + y);
  }
  return squares;
};

const roundOf = ({ at: [x, y], radius }: Disc): Box =>
  ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
