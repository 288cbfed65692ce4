/** The names of a map's counters beside them, as labels. */
import { css, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Crowd, Disc, Placed, Size } from './boxes.ts';
import { toPaper } from './camera.ts';
import { BELOW_NAME, printOn } from './counters.ts';
import { isRoomy } from './engines.ts';
import { RING_GAP, hasRing } from './rings.ts';
import { Occupied } from './occupied.ts';
import { USUAL_SIZE, type Inside, type NamedStand } from './lettering.ts';
import { placeNames } from './place-names.ts';
import { kindOf, shortNames } from './short-names.ts';
import type { Counter } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** Between a base and its name, in pixels. */
const GAP = 2.5;
/** How far a hit reaches out from a base. */
const HIT = 20;

/**
 * A name for every counter that has room for one; what is placed after them goes round them. They come in the order of
 * their keys, whoever was named first: from one moment to the next none moves about in the tree.
 */
export const nameLabels = (view: BattlefieldView, crowd: Crowd, scale: number, text: number): readonly Placed[] => {
  const counters = new Map(view.counters.map(counter => [counter.id, counter]));
  const stands = standsOf(view, scale, text);
  const taken = new Occupied([...crowd.discs, ...crowd.boxes, ...deadDiscs(view, scale)]);
  const size = USUAL_SIZE * text;
  const names = placeNames(stands, taken, { size, frame: crowd.frame });
  return names.map(({ id, text: words, isInside, leadsTo, ...spot }): Placed => {
    const { side, filling, alive } = counters.get(id)!;
    const look = `${side} ${alive ? filling : 'dead'}${isInside ? ' inside' : ''}`;
    const lead = leadsTo === null ? null : leadTemplate(spot, leadsTo);
    return { ...spot, key: `name ${id}`, kind: 'name', rows: [words], size, look, line: null, lead };
  }).sort((a, b) => (a.key < b.key ? -1 : 1));
};

/** From the edge of a name, whose middle is the origin, to its base. */
const leadTemplate = ({ at: [x, y], width, height }: Pick<Placed, 'at' | keyof Size>, to: Point): SVGTemplateResult => {
  const [toX, toY] = [to[0] - x, to[1] - y];
  const out = Math.min(width / 2 / Math.abs(toX), height / 2 / Math.abs(toY), 1);
  return svg`<line class="lead" x1=${toX * out} y1=${toY * out} x2=${toX} y2=${toY}></line>`;
};

/** The name of a counter that has none beside it: seen while it is pointed at or has the focus. */
export const passingNameTemplate = ({ label, name }: Counter, r: number, text: number): SVGTemplateResult => svg`
  <text class="passing-name" y=${-r - 10 * text} dy="0.36em" font-size=${USUAL_SIZE * text}>${label ?? name}</text>`;

/** Who is to be named, in paper coordinates. */
export const standsOf = (view: BattlefieldView, scale: number, text: number): readonly NamedStand[] => {
  const rankOf = ranksOf(view);
  const short = shortNames(view.roster ?? view.counters);
  const hit = new Set(view.tokens.map(({ unit }) => unit));
  return view.counters.filter(({ name }) => name !== '').map(counter => ({
    id: counter.id,
    at: toPaper(counter.at, scale),
    more: hit.has(counter.id) ? HIT * text : 0,
    reach: counter.radius * scale + GAP + (hasRing(counter, null) ? RING_GAP : 0),
    inside: insideOf(counter, scale, text),
    side: counter.side,
    kind: kindOf(counter),
    long: counter.name,
    full: isRoomy(counter, counter.radius * scale, text) ? null : counter.label ?? null,
    short: short.get(counter.id) ?? counter.name,
    rank: rankOf(counter),
  }));
};

/** Above the value; on a large war engine always, between its shields and its dice. */
const insideOf = (counter: Counter, scale: number, text: number): Inside | null => {
  const radius = counter.radius * scale;
  const size = printOn(counter, radius, text);
  if (!counter.alive || size === 0) return null;
  if (isRoomy(counter, radius, text)) {
    return { radius: radius * 0.8, top: -28 * text, bottom: -12 * text, isBest: true };
  }
  if (counter.shape === 'ring') return null;
  return { radius: radius - GAP, top: -radius, bottom: radius * BELOW_NAME - size * 0.38 - 1.5, isBest: false };
};

/** Other labels may cover the dead. */
const deadDiscs = ({ counters }: BattlefieldView, scale: number): readonly Disc[] =>
  counters.filter(one => !one.alive)
    .map(({ at, radius }) => ({ at: toPaper(at, scale), radius: radius * scale + GAP - 0.5 }));

/** Whom the step is about, who may act, who is in dispute, who is in contact; the rest, bystanders, the dead. */
const ranksOf = ({ lines, tokens }: BattlefieldView): ((counter: Counter) => number) => {
  const ends = (isMeant: (line: BattlefieldView['lines'][number]) => boolean): ReadonlySet<string> =>
    new Set(lines.filter(isMeant).flatMap(({ from, to }) => [from, to]));
  const disputed = ends(({ emphasis, kind }) => emphasis || kind === 'blocked' || kind === 'too-far');
  const touching = ends(({ kind }) => kind === 'contact');
  const hit = new Set(tokens.map(({ unit }) => unit));
  return ({ id, now, choosable, movable, alive, stance }) => [
    now, choosable || movable || (hit.has(id) && alive), disputed.has(id), touching.has(id) && alive,
    alive && stance !== 'bystander', alive, true,
  ].indexOf(true);
};

/** In the colour of the side; whoever takes no part is grey. */
export const nameStyles = css`
  .passing-name {
    display: none;
    fill: var(--_ink);
    stroke: var(--_ground);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    font-weight: 600;
  }
  .counter:is(:hover, :focus) .passing-name {
    display: inline;
  }
  .label.name text {
    fill: var(--_side);
    font-weight: 600;
  }
  .lead {
    stroke: var(--_side);
    stroke-width: 1;
  }
  .label.name.inside text {
    stroke: none;
  }
  .label.name.inside.solid text {
    fill: var(--_on-side);
  }
  .label.name:is(.dotted, .dead) text {
    fill: var(--_ink-soft);
  }
`;
