/** Lines between counters: who fights whom, how far away, and what is in the way. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { toPaper } from './camera.ts';
import { cross } from './outlines.ts';
import { move, way } from './paths.ts';
import type { Counter, Line, LineKind, Push } from './pieces.ts';

/** A line leaves this much air at the bases, and its head is this long. */
const AIR = 2.5;
const HEAD = 6;

/** The visible part of a line on paper, from base to base. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
  /** Unit vector from → to. */
  readonly along: Point;
  readonly length: number;
}

/** A line without its words; or a shove. */
type Drawn = Pick<Line, 'id' | 'from' | 'to' | 'cutAt' | 'say'> & Partial<Pick<Line, 'emphasis'>>
  & { readonly kind: LineKind | 'push' };

/** Counters by their id. */
export type Roll = ReadonlyMap<string, Counter>;

/** From the edge of one base to the edge of the other; null where a counter is missing or they stand on one spot. */
export const stretchOf = (line: Pick<Line, 'from' | 'to'>, roll: Roll, scale: number): Stretch | null => {
  const a = roll.get(line.from);
  const b = roll.get(line.to);
  if (a === undefined || b === undefined) return null;
  const p = toPaper(a.at, scale);
  const q = toPaper(b.at, scale);
  const whole = distance(p, q);
  if (whole === 0) return null;
  const along: Point = [(q[0] - p[0]) / whole, (q[1] - p[1]) / whole];
  const from = a.radius * scale;
  const to = whole - b.radius * scale;
  return { from: step(p, along, from), to: step(p, along, to), along, length: to - from };
};

/** So many pixels on from a point. */
export const step = ([x, y]: Point, [dx, dy]: Point, pixels: number): Point => [x + dx * pixels, y + dy * pixels];

/** One line of firefight, support or failure; contact is drawn by `contactTemplate`, above the counters. */
export const lineTemplate = (line: Drawn, roll: Roll, scale: number): SVGTemplateResult | typeof nothing => {
  const stretch = stretchOf(line, roll, scale);
  if (stretch === null) return nothing;
  const end = line.kind === 'blocked' && line.cutAt !== null ? toPaper(line.cutAt, scale) : stretch.to;
  const path = linePath(line, stretch, end);
  return svg`
    <g class="line ${classesOf(line, roll)}" data-line=${line.id}>
      <title>${line.say}</title>
      <path class="touch" d=${path}></path>
      <path class="stroke" d=${path}></path>
      ${hasHead(line) ? svg`<path class="head" d=${headPath(stretch)}></path>` : nothing}
      ${line.kind === 'blocked' ? svg`
        <path class="rest" d=${way([end, stretch.to])}></path>
        <path class="cross-ground" d=${cross(5)} transform=${move(end)}></path>
        <path class="cross" d=${cross(5)} transform=${move(end)}></path>` : nothing}
    </g>`;
};

/** The bar across the place where two bases touch. */
export const contactTemplate = (line: Line, roll: Roll, scale: number): SVGTemplateResult | typeof nothing => {
  const stretch = stretchOf(line, roll, scale);
  if (stretch === null) return nothing;
  const radius = Math.min(roll.get(line.from)?.radius ?? 1, roll.get(line.to)?.radius ?? 1) * scale;
  const middle = step(stretch.from, stretch.along, stretch.length / 2);
  const across: Point = [-stretch.along[1], stretch.along[0]];
  const half = Math.min(16, Math.max(4, radius * 0.55));
  const thick = Math.min(4, Math.max(2.6, radius * 0.22));
  const path = way([-half, half].map(away => step(middle, across, away)));
  return svg`
    <g class="line ${classesOf(line, roll)}" data-line=${line.id}>
      <title>${line.say}</title>
      <path class="bar-ground" d=${path} stroke-width=${thick + 2.4}></path>
      <path class="bar" d=${path} stroke-width=${thick}></path>
    </g>`;
};

/** A shove, from the edge of the base at one end to the same edge at the other, so that it covers no value. */
export const pushTemplate = (
  { unit, from, to }: Push, roll: Roll, scale: number,
): SVGTemplateResult | typeof nothing => {
  const counter = roll.get(unit);
  if (counter === undefined) return nothing;
  const edge = distance(counter.at, to) < distance(counter.at, from) ? -counter.radius : counter.radius;
  const ends = new Map([['a', { ...counter, at: from, radius: edge }], ['b', { ...counter, at: to, radius: -edge }]]);
  return lineTemplate({ id: '', kind: 'push', from: 'a', to: 'b', cutAt: null, say: '' }, ends, scale);
};

/** The classes of a line and of its words. */
export const classesOf = (line: Drawn, roll: Roll): string =>
  `${line.kind} ${roll.get(line.from)?.side ?? ''}${line.emphasis ? ' emphasis' : ''}`;

const HEADLESS: readonly Drawn['kind'][] = ['too-far', 'blocked', 'distance'];
const hasHead = ({ kind }: Drawn): boolean => !HEADLESS.includes(kind);

const linePath = (line: Drawn, { from, along, to }: Stretch, end: Point): string => {
  const start = step(from, along, AIR);
  if (line.kind === 'blocked') return way([start, end]);
  return way([start, step(to, along, hasHead(line) ? -AIR - HEAD + 1 : -AIR)]);
};

const headPath = ({ to, along }: Stretch): string => {
  const tip = step(to, along, -AIR);
  const foot = step(tip, along, -HEAD);
  const across: Point = [-along[1], along[0]];
  return `${way([tip, step(foot, across, HEAD / 2), step(foot, across, -HEAD / 2)])}Z`;
};

/** What counts is solid, what does not is broken; support has a hollow head. */
export const lineStyles = css`
  .line path {
    fill: none;
    stroke-linecap: round;
  }
  .line .touch {
    stroke: transparent;
    stroke-width: 12;
    pointer-events: stroke;
  }
  .line .stroke {
    stroke: var(--_side);
    stroke-width: 1.4;
  }
  .line .head {
    fill: var(--_side);
  }
  .line.support .head {
    fill: var(--_ground);
    stroke: var(--_side);
    stroke-width: 1.2;
  }
  .line.too-far .stroke {
    stroke-dasharray: 0.1 4.5;
    stroke-width: 1.8;
  }
  .line:is(.blocked, .distance) .stroke {
    stroke-dasharray: 5 4;
  }
  .line.blocked .rest {
    stroke: var(--_side);
    stroke-opacity: 0.4;
    stroke-dasharray: 1 5;
  }
  .line .cross {
    stroke: var(--_ink);
    stroke-width: 2;
  }
  .line .cross-ground,
  .line .bar-ground {
    stroke: var(--_ground);
  }
  .line .cross-ground {
    stroke-width: 5;
  }
  .line .bar {
    stroke: var(--_ink);
  }
  .line.push {
    --_side: var(--_ink);
  }
  .line.push .touch {
    stroke: var(--_ground);
    stroke-width: 5;
    pointer-events: none;
  }
  .line.push .stroke {
    stroke-width: 2;
    stroke-dasharray: 4 4;
  }
  .line.emphasis .stroke {
    stroke-width: 2;
  }
  .line.emphasis .bar {
    stroke: var(--_now);
  }
`;
