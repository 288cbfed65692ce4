/** Rectangles, in whatever their numbers are; on paper `top` is the smaller y. */
import type { Point } from '../../../src/battlefield/base.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A round patch of paper. */
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

export const sizeOf = ({ left, top, right, bottom }: Box): Size => ({ width: right - left, height: bottom - top });

/** The box of a thing round its middle. */
export const boxAt = ([x, y]: Point, { width, height }: Size): Box => ({
  left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2,
});

export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

export const discOverlaps = ({ at: [x, y], radius }: Disc, { left, top, right, bottom }: Box): boolean =>
  Math.hypot(x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y))) < radius;

/** Whether a point lies in the box. */
export const hasInside = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Whether the first lies in the second. */
export const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/** What two boxes have in common, null for nothing. */
export const overlapOf = (a: Box, b: Box): Box | null => {
  const box = {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
};

/** The smallest box round some points. */
export const boundsOf = (points: readonly Point[]): Box => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
};

export const cornersOf = ({ left, top, right, bottom }: Box): readonly Point[] =>
  [[left, top], [right, top], [right, bottom], [left, bottom]];

/** Round something that reaches so far: below, above, right, left and the corners. */
export const placesAround = ([x, y]: Point, radius: number, { width, height }: Size): readonly Point[] => {
  const down = radius + height / 2 + 1;
  const side = radius + width / 2 + 3;
  const [dx, dy] = [side * 0.8, radius * 0.7 + height / 2];
  return [
    [x, y + down], [x, y - down], [x + side, y], [x - side, y],
    [x - dx, y - dy], [x + dx, y + dy], [x - dx, y + dy], [x + dx, y - dy],
  ];
};

/** A word that found its place: its middle on paper. */
export interface Placed {
  readonly key: string;
  readonly kind: 'pill' | 'name' | 'formation' | 'area-name' | 'terrain-name';
  readonly rows: readonly string[];
  /** Behind the last row, in other letters. */
  readonly after?: string | null;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** More classes: side, kind of line, emphasis. */
  readonly look: string;
  /** The line it belongs to. */
  readonly line: string | null;
  /** What leads from it to whom it names. */
  readonly lead?: unknown;
}

/** A word that looks for a place. */
export interface Wish {
  readonly label: Omit<Placed, 'at'>;
  /** Best first. */
  readonly places: readonly Point[];
  /** It may cover a counter rather than be left out. */
  readonly insists: boolean;
}

/** Where a hit lies. */
export interface Spot {
  readonly at: Point;
  /** Half its diagonal. */
  readonly half: number;
  /** From what found no place at its counter's rim: the way back there. */
  readonly tether: Point | null;
}

/** What is in the way of words: discs, the words placed before, and the frame that they must not leave. */
export interface Crowd {
  readonly discs: readonly Disc[];
  readonly boxes: Box[];
  readonly frame: Box | null;
}
