/** The shortest move that turns an answer about a place into its opposite. All lengths in the unit of the table. */
import { distance, type Base, type Point } from './base.ts';

/** A move across the table: to the right, and away from the reader. */
export type Move = readonly [right: number, away: number];

export interface Search {
  /** Who would stand elsewhere. */
  readonly from: Base;
  /** Whose places matter: towards them, away from them and up to their edges is looked more closely. */
  readonly around: readonly Base[];
  /** Whether the answer is another one there. */
  readonly isOther: (at: Point) => boolean;
  /** So far is looked. */
  readonly limit: number;
}

/** Moves are told in tenths, and only such moves are looked at. */
const PARTS = 10;
/** Every ray is looked at from one such circle to the next. */
const RINGS = 40;
const RAYS = 96;
const TURN = 2 * Math.PI;

/** So far to both sides of a ray that has found something, and so far inwards and outwards, lies the shortest move. */
const BESIDE = TURN / RAYS * 2;
const OUTWARDS = 0.2;

const along = ([x, y]: Point, angle: number, length: number): Point =>
  [x + length * Math.cos(angle), y + length * Math.sin(angle)];

const angleTo = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

const raysOf = ({ from, around }: Search): readonly number[] => [
  ...Array.from({ length: RAYS }, (_, i) => TURN * i / RAYS),
  ...around.map(({ at }) => angleTo(from.at, at)).flatMap(angle => [angle, angle + Math.PI]),
];

interface Found {
  readonly angle: number;
  readonly length: number;
}

/** Where its edge would meet that of another, which is too narrow a place for circles. */
const edgesOf = ({ from, around, isOther, limit }: Search): readonly Found[] => around
  .map(({ at, radius }) => ({ angle: angleTo(from.at, at), length: distance(from.at, at) - from.radius - radius }))
  .filter(({ angle, length }) => length > 0 && length <= limit && isOther(along(from.at, angle, length)));

/** What lies on the first circle that holds the other answer anywhere, and on the next but one. */
const foundBy = (search: Search): readonly Found[] => {
  const { from, isOther, limit } = search;
  const rays = raysOf(search);
  const edges = edgesOf(search);
  const nearest = Math.min(limit, ...edges.map(({ length }) => length));
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const length = limit * ring / RINGS;
    if (length > nearest) break;
    const found = rays.filter(angle => isOther(along(from.at, angle, length))).map(angle => ({ angle, length }));
    if (found.length > 0) return [...found, ...edges];
  }
  return edges;
};

const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** Moves in whole tenths up to a length, the shortest first. */
const movesUpTo = (length: number): readonly Move[] => {
  const most = Math.ceil(length * PARTS);
  const moves: Move[] = [];
  for (let right = -most; right <= most; right += 1) {
    for (let away = -most; away <= most; away += 1) moves.push([right / PARTS, away / PARTS]);
  }
  return moves;
};

const lengthOf = ([right, away]: Move): number => Math.hypot(right, away);

/** A move in one direction is told in fewer words: it goes before one in two that is hardly shorter. */
const costOf = (move: Move): number => lengthOf(move) + (move[0] !== 0 && move[1] !== 0 ? 1 / PARTS : 0);

/** Where a move leads. */
export const afterMove = ([x, y]: Point, [right, away]: Move): Point => [x + right, y + away];

/**
 * The shortest move in whole tenths that leads to the other answer; null where none is found within the limit. Looks
 * along rays first, then at every tenth about what these have found.
 */
export const nearestChange = (search: Search): Move | null => {
  const { from, isOther, limit } = search;
  const found = foundBy(search);
  if (found.length === 0) return null;
  const most = Math.min(limit, Math.min(...found.map(({ length }) => length)) + OUTWARDS);
  const inwards = limit / RINGS + OUTWARDS;
  const isNearby = (move: Move): boolean => {
    const length = lengthOf(move);
    const angle = Math.atan2(move[1], move[0]);
    return length > 0 && length <= most && found.some(one => length >= one.length - inwards
      && (length < inwards * 2 || apart(one.angle, angle) <= BESIDE));
  };
  return movesUpTo(most).filter(isNearby).sort((a, b) => costOf(a) - costOf(b))
    .find(move => isOther(afterMove(from.at, move))) ?? null;
};
