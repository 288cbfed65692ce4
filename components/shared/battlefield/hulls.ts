/** Formations: a hull along the chain of coherency of each, and a label outside it, away from the enemy. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { distance, type Base, type Point } from '../../../src/battlefield/base.ts';
import { contains } from '../../../src/battlefield/terrain.ts';
import {
  boundsOf, boxAt, cornersOf, hasInside, isInside, type Box, type Crowd, type Disc, type Placed, type Size,
} from './boxes.ts';
import { toPaper } from './camera.ts';
import { chainOf } from './chain.ts';
import { circleRound, way } from './paths.ts';
import { nameWidth } from './lettering.ts';
import { Occupied } from './occupied.ts';
import type { Hull, HullPiece } from './map-details.ts';
import type { Counter, MapFormation } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** A hull is wider than the bases by so many pixels. */
const AIR = 7;
const LABEL = 11;
/** What a pixel nearer to the enemy counts, and one further from them, against one away from the middle. */
const NEARER = 6;
const FURTHER = 0.9;

/** `before`: those of an earlier drawing, of which the ground of a formation is kept that stands as it did. */
export const hullsOf = (
  { formations = [], counters }: BattlefieldView, scale: number, before: readonly Hull[] = [],
): readonly Hull[] => {
  const known = new Map(counters.map(counter => [counter.id, counter]));
  const hulls = formations.flatMap(formation => {
    const members = formation.members.flatMap(id => known.get(id) ?? []);
    if (members.length === 0) return [];
    const last = before.find(one => one.formation.id === formation.id && isSameChain(one, formation, members));
    return [hullOf(formation, members, scale, last)];
  });
  const isSame = hulls.length === before.length && hulls.every((hull, i) => hull === before[i]);
  return isSame ? before : hulls;
};

const isSameChain = ({ formation, members }: Hull, now: MapFormation, bases: readonly Base[]): boolean =>
  formation.joins === now.joins && formation.fills === now.fills && members.length === bases.length
    && members.every(({ at: [x, y], radius }, i) => {
      const { at: [nowX, nowY], radius: nowRadius } = bases[i]!;
      return x === nowX && y === nowY && radius === nowRadius;
    });

const isSaidAlike = (a: MapFormation, b: MapFormation): boolean =>
  a.side === b.side && a.nth === b.nth && a.label === b.label && a.state === b.state;

/** `last`: the hull of the same chain, perhaps on another scale. */
const hullOf = (
  formation: MapFormation, members: readonly Counter[], scale: number, last: Hull | undefined,
): Hull => {
  if (last?.scale === scale) return isSaidAlike(last.formation, formation) ? last : { ...last, formation };
  const chain = last?.chain ?? chainOf(members, formation.joins, formation.fills);
  const discs = members.map(({ at, radius }) => ({ at: toPaper(at, scale), radius: radius * scale + AIR }));
  const pieces = [
    ...chain.pairs.map(([a, b]) => between(discs[a]!, discs[b]!)),
    ...chain.triples.map(corners => turnedRight(corners.map(i => discs[i]!.at))),
  ].filter(corners => corners.length > 0).map(corners => ({ corners, bounds: boundsOf(corners) }));
  return { formation, members, scale, chain, discs, pieces, path: pathOf(discs, pieces) };
};

/** The four corners where the outer tangents of two discs touch them. */
const between = (a: Base, b: Base): readonly Point[] => {
  const apart = distance(a.at, b.at);
  if (apart <= Math.abs(a.radius - b.radius)) return [];
  const towards = Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]);
  const open = Math.acos((a.radius - b.radius) / apart);
  const on = ({ at: [x, y], radius }: Base, angle: number): Point =>
    [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  return turnedRight([on(a, towards - open), on(b, towards - open), on(b, towards + open), on(a, towards + open)]);
};

/** Pieces that lie over each other add up only if all go the same way round. */
const turnedRight = (corners: readonly Point[]): readonly Point[] => {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return sum + x * nextY - y * nextX;
  }, 0);
  return area < 0 ? [...corners].reverse() : corners;
};

/** The edges of all lie under the ground of all, so that none is seen inside. */
export const hullsTemplate = (hulls: readonly Hull[]): readonly SVGTemplateResult[] => hulls.map(hull => {
  const { path, formation: { side, nth } } = hull;
  return svg`
    <g class="hull ${side}">
      <path class="edge" d=${path}></path><path class="ground" d=${path}></path>
      ${nth === 0 ? nothing : svg`
        <path class="pattern" d=${path} fill="url(#hull-${Math.min(nth, 2)}-${side})"></path>`}
    </g>`;
});

const pathOf = (discs: readonly Disc[], pieces: readonly HullPiece[]): string => [
  ...discs.map(({ at, radius }) => circleRound(at, radius)),
  ...pieces.map(({ corners }) => `${way(corners)}Z`),
].join('');

/** What further formations of a side are told apart by. */
export const hullPatternsTemplate = (): readonly SVGTemplateResult[] => (['attacker', 'defender'] as const).flatMap(
  side => PATTERNS.map((path, i) => svg`
    <pattern id="hull-${i + 1}-${side}" width="8" height="8" patternUnits="userSpaceOnUse">
      <path class="hull-pattern ${side}" d=${path}></path>
    </pattern>`));

const PATTERNS = ['M-2 2L2 -2M-2 10L10 -2M6 10L10 6', 'M2 2h0.01M6 6h0.01'];

/** A label for each hull that has the room: outside it, away from the enemy, over no disc and no other word. */
export const hullLabels = (
  view: BattlefieldView, hulls: readonly Hull[], crowd: Crowd, scale: number, text: number,
): readonly Placed[] => {
  const size = LABEL * text;
  const taken = new Occupied([...crowd.discs, ...crowd.boxes, ...hulls.flatMap(({ discs }) => discs)]);
  return hulls.flatMap(hull => {
    const { id, side, label, state } = hull.formation;
    const room = { width: nameWidth(`${label}${state ?? ''}`, size) + 16, height: 20 * text };
    const away = awayFrom(view.counters.filter(one => one.side !== side && one.filling !== 'dotted'), hull, scale);
    const spot = bestSpotRound(hull, away, room, box =>
      (crowd.frame === null || isInside(box, crowd.frame)) && taken.isFree(box)
        && !hull.pieces.some(({ corners, bounds }) => isNear(bounds, box) && isOver(corners, box)));
    if (spot === null) return [];
    taken.add(boxAt(spot, room));
    crowd.boxes.push(boxAt(spot, room));
    return [{
      key: `formation ${id}`, kind: 'formation', rows: [label], after: state, at: spot, ...room, size, look: side,
      line: null,
    }];
  });
};

/** With a pixel to spare. */
const isNear = (a: Box, b: Box): boolean =>
  a.left < b.right + 1 && a.right > b.left - 1 && a.top < b.bottom + 1 && a.bottom > b.top - 1;

const isOver = (piece: readonly Point[], box: Box): boolean =>
  piece.some(corner => hasInside(box, corner))
  || [...cornersOf(box), [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const]
    .some(point => contains(piece, point));

/** From the enemy's middle to that of a hull, on paper: a unit vector. */
const awayFrom = (enemies: readonly Counter[], hull: Hull, scale: number): Point => {
  const [x, y] = middleOf(hull.discs.map(({ at }) => at));
  const [ex, ey] = enemies.length === 0 ? [x, y - 1] : middleOf(enemies.map(({ at }) => toPaper(at, scale)));
  const apart = Math.hypot(x - ex, y - ey) || 1;
  return [(x - ex) / apart, (y - ey) / apart];
};

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const DIRECTIONS = Array.from({ length: 16 }, (_, i): Point =>
  [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]);

/** Between a hull and its label, in pixels. */
const AIRS = [2, 18, 40];

/** From a stand of that radius to the middles of labels round it: x and y in turns. */
const waysToLabels = (radius: number, { width, height }: Size): Float64Array =>
  Float64Array.from(AIRS.flatMap(air => DIRECTIONS.flatMap(([dx, dy]) => [
    dx * (radius + air + width / 2 * Math.abs(dx) ** 0.5), dy * (radius + air + height / 2 * Math.abs(dy) ** 0.5),
  ])));

/**
 * A free place beside a stand of a hull, far from the enemy and near the middle of the others; null: there is none.
 * There are more than a thousand, so that nothing is made of one that is not the best so far.
 */
const bestSpotRound = (
  { discs }: Hull, [awayX, awayY]: Point, room: Size, isFree: (box: Box) => boolean,
): Point | null => {
  const [middleX, middleY] = middleOf(discs.map(({ at }) => at));
  const known = new Map<number, Float64Array>();
  let best: Point | null = null;
  let least = Infinity;
  for (const { at: [x, y], radius } of discs) {
    const ways = known.get(radius) ?? waysToLabels(radius, room);
    known.set(radius, ways);
    for (let i = 0; i < ways.length; i += 2) {
      const farX = x + ways[i]! - middleX;
      const farY = y + ways[i + 1]! - middleY;
      const further = farX * awayX + farY * awayY;
      const cost = Math.sqrt(farX * farX + farY * farY) - further * (further > 0 ? FURTHER : NEARER);
      if (cost >= least) continue;
      const spot: Point = [farX + middleX, farY + middleY];
      if (isFree(boxAt(spot, room))) [best, least] = [spot, cost];
    }
  }
  return best;
};

/** A tint and a fine edge; the label on the same tint. */
export const hullStyles = css`
  .hull {
    pointer-events: none;
    opacity: 0.75;
  }
  .hull :is(.edge, .ground) {
    fill: var(--_side-soft);
  }
  .hull .edge {
    stroke: color-mix(in srgb, var(--_side) 45%, var(--_side-soft));
    stroke-width: 2;
  }
  .hull-pattern {
    fill: none;
    stroke: var(--_side);
    stroke-opacity: 0.25;
    stroke-width: 1;
    stroke-linecap: round;
  }
  .label.formation rect {
    fill: var(--_side-soft);
  }
  .label.formation text {
    fill: var(--_side);
    font-weight: 650;
    stroke: none;
  }
  .label.formation .state {
    font-style: italic;
  }
`;
