/** Whom the camera has to show in a step, and how. Lengths as on the table. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { clamped } from '../parts/pan-and-zoom.ts';
import { boundsOf, isInside, sizeOf, type Box } from './boxes.ts';
import { fitBox, freePart, seenPart, type Camera, type Window } from './camera.ts';
import { CENTIMETRES } from './measure.ts';
import type { Counter } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** A camera, and the part of the table that it is to show. */
export interface Aim {
  readonly camera: Camera;
  readonly box: Box;
}

/** The largest radius of infantry in pixels; engines may be larger. */
const MOST = 28;
/** A radius at which a base has room for both its values: beyond it bystanders may cost some of the size. */
const ROOMY = 16;
/** Showing the bystanders too may cost so much of the size. */
const NEARLY = 0.85;
/** Before a fight is cut, it is drawn so much smaller than those who act should be, with less round it. */
const TIGHT = 0.75;
const TIGHT_SPARE = 0.5;
/** How much of the reach of those who may move is shown, the best first. */
const REACHES = [1, 0.75, 0.5, 0.25, 0];
/** So little of a base may be cut off. */
const HAIR = 1e-6;
/** A change of size that is worth a change of the picture. */
const MUCH = 1.4;

/** Part of the assault, or about to move. */
export const isOfInterest = ({ stance, now, movable, choosable }: Counter): boolean =>
  stance !== 'bystander' || now || movable || choosable;

/** A stand that the reader may decide about now. */
export const mayAct = ({ alive, movable, choosable }: Counter): boolean => alive && (movable || choosable);

/** The camera that shows who matters. */
export const fit = (view: BattlefieldView, window: Window, spare?: number): Camera => aimAt(view, window, spare).camera;

/** All on the table, however small. */
export const fitAll = (view: BattlefieldView, window: Window): Camera => {
  const { spare } = view.measure ?? CENTIMETRES;
  return fitBox(around(view.counters, view, 0, spare), window, scalesOf(view, view.counters).most);
};

/**
 * Everybody in the assault, and the bystanders where that costs little; those who may move with as much of their reach
 * as there is room for. Too many to be drawn large enough are not all shown where a sign at the edge tells of the rest:
 * then those nearest to the fight are, unless most of those whom the reader decides about would be out of sight: then
 * these are. An empty table is shown whole.
 */
export const aimAt = (
  view: BattlefieldView, window: Window, spare = (view.measure ?? CENTIMETRES).spare,
): Aim => {
  const living = view.counters.filter(one => one.alive);
  const acting = actingOf(view);
  const { least, roomy, most } = scalesOf(view, acting);
  const aim = (counters: readonly Counter[], part: number, round = spare): Aim => {
    const camera = fitBox(around(counters, view, part, round), window, most);
    return { camera, box: around(counters, view, 0, 0) };
  };
  for (const part of REACHES) {
    const fight = aim(acting, part);
    if (fight.camera.scale < least) continue;
    const all = aim(living, part);
    const isCheap = all.camera.scale >= Math.max(least, Math.min(roomy, fight.camera.scale * NEARLY));
    return isCheap ? all : fight;
  }
  if (view.mattering === undefined || least === 0) return aim(acting, 0);
  const tight = aim(acting, 0, Math.min(spare, TIGHT_SPARE));
  if (tight.camera.scale >= least * TIGHT) return tight;
  const near = nearFight(acting, view, window, least);
  const deciding = acting.filter(mayAct);
  if (!hidesMost(deciding, near.camera, window)) return near;
  return REACHES.map(part => aim(deciding, part)).find(({ camera }) => camera.scale >= least)
    ?? nearFight(deciding, view, window, least);
};

/** Whether more of them are out of sight than in it. */
const hidesMost = (counters: readonly Counter[], camera: Camera, window: Window): boolean => {
  const seen = seenPart(camera, window);
  return counters.filter(one => isSeen(one, seen)).length < counters.length / 2;
};

/** At a new step: whether some of those who matter are out of sight, or would be drawn much larger or smaller. */
export const isWorthMoving = (camera: Camera, window: Window, view: BattlefieldView): boolean => {
  const { camera: { scale }, box } = aimAt(view, window);
  const change = scale / camera.scale;
  const isTooSmall = camera.scale < Math.min(scale, scalesOf(view, actingOf(view)).least);
  return change > MUCH || change < 1 / MUCH || isTooSmall || !isInside(within(box), seenPart(camera, window));
};

/**
 * Whether somebody else's table is seen from here on. Ids alone do not tell: two scenarios may call others 'b1'. Names
 * alone do not either: in another language all of them are others. An empty table is another than any.
 */
export const isOtherTable = (before: readonly Counter[], now: readonly Counter[]): boolean => {
  const names = new Map(before.map(({ id, name }) => [id, name]));
  const kept = now.filter(({ id }) => names.has(id));
  const fewer = Math.min(before.length, now.length) || 1;
  return kept.length < fewer && kept.filter(({ id, name }) => names.get(id) === name).length * 2 < fewer;
};

const within = ({ left, right, top, bottom }: Box): Box =>
  ({ left: left + HAIR, right: right - HAIR, top: top + HAIR, bottom: bottom - HAIR });

/** The living in the assault; where nobody is in it, all of them. */
export const actingOf = ({ counters }: BattlefieldView): readonly Counter[] => {
  const living = counters.filter(one => one.alive);
  const interest = living.filter(isOfInterest);
  return interest.length > 0 ? interest : living;
};

/** Whether a stand that the reader may decide about is not seen whole. */
export const hidesActing = (camera: Camera, window: Window, view: BattlefieldView): boolean => {
  const seen = seenPart(camera, window);
  return view.counters.some(one => mayAct(one) && !isSeen(one, seen));
};

/** Whether most of those in the assault are out of sight, and need not be. */
export const losesMost = (camera: Camera, window: Window, view: BattlefieldView): boolean => {
  const acting = actingOf(view);
  return hidesMost(acting, camera, window) && !hidesMost(acting, fit(view, window), window);
};

/** Whether a base is seen whole. */
export const isSeen = (counter: Counter, seen: Box): boolean => isInside(boxOf(counter, -HAIR), seen);

/** The box of a base; `top` is the nearer edge. */
const boxOf = ({ at: [x, y], radius }: Counter, more = 0): Box => {
  const half = radius + more;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
};

/** Pixels for one unit of length: least and most for those who act, and where values have room. */
const scalesOf = (
  { measure = CENTIMETRES }: BattlefieldView, acting: readonly Counter[],
): { readonly least: number; readonly roomy: number; readonly most: number } => {
  if (acting.length === 0) return { least: 0, roomy: 0, most: measure.closest };
  const smallest = Math.min(...acting.map(({ radius }) => radius));
  const infantry = Math.min(...acting.filter(({ shape }) => shape === 'circle').map(({ radius }) => radius));
  const most = MOST / (Number.isFinite(infantry) ? infantry : smallest);
  return { least: Math.min(measure.least / smallest, most), roomy: ROOMY / smallest, most };
};

/** The box of some counters with a part of the reach of each; of none the table. */
const around = (
  counters: readonly Counter[], { width, depth, reaches }: BattlefieldView, part: number, spare: number,
): Box => {
  if (counters.length === 0) return { left: 0, top: 0, right: width, bottom: depth };
  return boundsOf(counters.flatMap(one => cornersOf(one, spare + part * (reaches?.[one.id] ?? 0))));
};

const cornersOf = (counter: Counter, more: number): readonly Point[] => {
  const { left, right, top, bottom } = boxOf(counter, more);
  return [[left, top], [right, bottom]];
};

/**
 * As many as can be drawn large enough, the nearest to the fight first, and beside them as much of it as there is;
 * drawn somewhat smaller where only that shows both sides.
 */
const nearFight = (acting: readonly Counter[], view: BattlefieldView, window: Window, least: number): Aim => {
  const kept = keptNearFight(acting, window, least);
  if (hasBothSides(kept) || !hasBothSides(acting)) return aimNear(kept, acting, view, window, least);
  const more = keptNearFight(acting, window, least * TIGHT);
  return hasBothSides(more)
    ? aimNear(more, acting, view, window, least * TIGHT)
    : aimNear(kept, acting, view, window, least);
};

const hasBothSides = (counters: readonly Counter[]): boolean => new Set(counters.map(one => one.side)).size === 2;

const keptNearFight = (acting: readonly Counter[], window: Window, scale: number): readonly Counter[] => {
  const middle = middleOfFight(acting);
  const { width, height } = sizeOf(freePart(window));
  const kept: Counter[] = [];
  for (const counter of [...acting].sort((a, b) => distance(a.at, middle) - distance(b.at, middle))) {
    const box = boundsOf([...kept, counter].flatMap(one => cornersOf(one, 0)));
    const fits = (box.right - box.left) * scale <= width && (box.bottom - box.top) * scale <= height;
    if (kept.length === 0 || fits) kept.push(counter);
  }
  return kept;
};

const aimNear = (
  kept: readonly Counter[], acting: readonly Counter[], view: BattlefieldView, window: Window, scale: number,
): Aim => {
  const [x, y] = middleOfFight(acting);
  const { left, right, top, bottom } = seenPart({ centre: [x, y], scale }, window);
  const [across, up] = [(right - left) / 2, (bottom - top) / 2];
  const box = around(kept, view, 0, 0);
  const centre: Point = [
    clamped(x, box.right - across, box.left + across), clamped(y, box.bottom - up, box.top + up),
  ];
  return { camera: { centre, scale }, box };
};

/** Between the two enemies that stand nearest to one another; of one side its middle. */
const middleOfFight = (counters: readonly Counter[]): Point => {
  const [ours, theirs] = (['attacker', 'defender'] as const).map(side => counters.filter(one => one.side === side));
  let least = Infinity;
  let middle: Point | null = null;
  for (const one of ours!) {
    for (const other of theirs!) {
      const away = distance(one.at, other.at);
      if (away >= least) continue;
      least = away;
      middle = [(one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2];
    }
  }
  const { left, right, top, bottom } = boundsOf(counters.map(({ at }) => at));
  return middle ?? [(left + right) / 2, (top + bottom) / 2];
};
