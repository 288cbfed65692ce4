/** Places for bases: never over one another, always on the table. */
import { apart, edges, fromEdge, gap, isIn, isTouching, type Base } from '../oracle/geometry.ts';
import type { Side, Spot } from '../oracle/scenario-json.ts';
import type { Ground } from './ground.ts';
import type { Source, Span } from './source.ts';

/** What a formation has to do with the assault: it engages, is engaged, or is merely near. */
export type Role = 'engaging' | 'target' | 'near';

/** A base that has no place yet. */
export interface Unplaced {
  readonly side: Side;
  readonly role: Role;
  readonly formation: string;
  readonly radius: number;
  /** The kinds of terrain that it may not stand in. */
  readonly closed: readonly string[];
  /** How many enemies may touch it. */
  readonly contacts: number;
  /** Whether it may stand in contact with an enemy. */
  readonly mayTouch: boolean;
}

/** A base in its place. */
export interface Placed extends Unplaced {
  readonly at: Spot;
}

const TRIES = 30;

/** In contact with the other base, if there is room. */
export const besideOf = (source: Source, ground: Ground, placed: readonly Placed[], base: Unplaced, other: Base) =>
  attempt(ground, placed, base, () => {
    const reach = base.radius + other.radius;
    if (ground.grain >= 0.5) return shifted(other.at, source.pick(QUARTERS), reach);
    const angle = source.whole([0, 359]) * Math.PI / 180;
    return grained(shifted(other.at, [Math.cos(angle), Math.sin(angle)], reach + 0.02), ground.grain);
  }, at => isTouching({ at, radius: base.radius }, other));

/** At a gap of about so many cm from the other base, if there is room; often exactly so many on a coarse grid. */
export const nearTo = (
  source: Source, ground: Ground, placed: readonly Placed[], base: Unplaced, other: Base, span: Span,
) => attempt(ground, placed, base, () => {
  const reach = base.radius + other.radius + source.whole(span);
  if (ground.grain >= 0.5 && source.once(30)) return shifted(other.at, source.pick(QUARTERS), reach);
  const angle = source.whole([0, 359]) * Math.PI / 180;
  return grained(shifted(other.at, [Math.cos(angle), Math.sin(angle)], reach), ground.grain);
}, at => gap({ at, radius: base.radius }, other) <= span[1] + 1e-9);

/** The first free place in rows from the middle of the table, or null on a table that is full. */
export const anywhere = (ground: Ground, placed: readonly Placed[], base: Unplaced): Spot | null => {
  const spots: Spot[] = [];
  for (let x = base.radius; x <= ground.table.width - base.radius; x += 2.5) {
    for (let y = base.radius; y <= ground.table.depth - base.radius; y += 2.5) spots.push([x, y]);
  }
  spots.sort((p, q) => apart(p, ground.middle) - apart(q, ground.middle));
  return spots.find(spot => isFree(ground, placed, base, spot)) ?? null;
};

const QUARTERS: readonly Spot[] = [[1, 0], [-1, 0], [0, 1], [0, -1]];

const attempt = (
  ground: Ground, placed: readonly Placed[], base: Unplaced, suggest: () => Spot, suits: (at: Spot) => boolean,
): Spot | null => {
  for (let tried = 0; tried < TRIES; tried++) {
    const at = suggest();
    if (suits(at) && isFree(ground, placed, base, at)) return at;
  }
  return null;
};

const shifted = ([x, y]: Spot, [dx, dy]: Spot, length: number): Spot => [x + dx * length, y + dy * length];

const grained = ([x, y]: Spot, grain: number): Spot => {
  const parts = Math.round(1 / grain);
  return [Math.round(x * parts) / parts, Math.round(y * parts) / parts];
};

/** On the table, over nobody, clear of ground it may not enter, and no more enemies on anyone than may be. */
const isFree = (ground: Ground, placed: readonly Placed[], base: Unplaced, at: Spot): boolean => {
  const here = { at, radius: base.radius };
  const [x, y] = at;
  const { width, depth, terrain } = ground.table;
  const isOnTable = Math.min(x, width - x, y, depth - y) >= base.radius;
  if (!isOnTable || placed.some(other => apart(at, other.at) < base.radius + other.radius - 1e-9)) return false;
  if (terrain.some(({ kind, outline }) => base.closed.includes(kind) && isOver(outline, here))) return false;
  const touched = placed.filter(other => other.side !== base.side && isTouching(here, other));
  if (!base.mayTouch) return touched.length === 0;
  return touched.length <= base.contacts && touched.every(other =>
    placed.filter(third => third.side === base.side && isTouching(other, third)).length < other.contacts);
};

/** Whether a base stands on any part of an outline, or closer to it than a hair. */
const isOver = (outline: readonly Spot[], { at, radius }: Base): boolean =>
  isIn(outline, at) || edges(outline).some(edge => fromEdge(at, edge) < radius + 0.01);
