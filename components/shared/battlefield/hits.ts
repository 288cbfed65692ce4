/** Which stand is meant by a press on the map: the nearest, not the one that is drawn on top. Pixels. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { mayAct } from './aim.ts';
import { paperOrigin, toPaper, type Camera, type Window } from './camera.ts';
import type { Counter } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** So far from its centre a stand is meant; a larger base as far as it reaches. */
const WITHIN = 22;
/** Those who can act count as so much nearer. */
const ADVANCE = 6;
/** Two who can act are told apart by so much. */
const CLEAR = 8;
const MOST_NAMES = 4;

/** Whom a press means. */
export interface MeantStand {
  readonly counter: Counter;
  /** Those who are nearly as near and can act as well, with the one that is meant first; empty: there is no doubt. */
  readonly doubt: readonly Counter[];
}

interface Near {
  readonly counter: Counter;
  readonly away: number;
}

/**
 * The stand that is meant by a press at a pixel of the window; null for none. `isExact`: a mouse that points into one
 * base alone leaves no doubt.
 */
export const hitAt = (
  { counters }: BattlefieldView, camera: Camera, window: Window, at: Point, isExact = false,
): MeantStand | null => {
  const near = nearest(counters, camera, window, at);
  const [first] = near;
  if (first === undefined) return null;
  const rivals = near.filter(one => mayAct(one.counter) && one.away - first.away < CLEAR).map(({ counter }) => counter);
  const isClear = rivals.length < 2 || !mayAct(first.counter)
    || (isExact && isInOneBase(counters, camera, window, at));
  return { counter: first.counter, doubt: isClear ? [] : rivals.slice(0, MOST_NAMES) };
};

/** Those within reach of a press, the nearest first; the dead only where nobody else is. */
const nearest = (
  counters: readonly Counter[], camera: Camera, window: Window, at: Point,
): readonly Near[] => {
  const near = counters.flatMap((counter): readonly Near[] => {
    const away = awayFrom(counter, camera, window, at);
    return away > WITHIN ? [] : [{ counter, away: away - (mayAct(counter) ? ADVANCE : 0) }];
  });
  const living = near.filter(({ counter }) => counter.alive);
  return (living.length > 0 ? living : near).sort((a, b) => a.away - b.away || (a.counter.id < b.counter.id ? -1 : 1));
};

/** How far a press is from a centre; all of a large base counts as within reach. */
const awayFrom = ({ at: place, radius }: Counter, camera: Camera, window: Window, at: Point): number =>
  distance(seenAt(place, camera, window), at) * Math.min(1, WITHIN / (radius * camera.scale));

const isInOneBase = (counters: readonly Counter[], camera: Camera, window: Window, at: Point): boolean =>
  counters.filter(one => one.alive && distance(seenAt(one.at, camera, window), at) <= one.radius * camera.scale)
    .length === 1;

/** Where a place of the table is seen, in pixels of the window. */
export const seenAt = (place: Point, camera: Camera, window: Window): Point => {
  const [ox, oy] = paperOrigin(camera, window);
  const [x, y] = toPaper(place, camera.scale);
  return [ox + x, oy + y];
};
