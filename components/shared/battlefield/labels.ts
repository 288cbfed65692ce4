/**
 * Where words stand on the map. What matters most is placed first; a word that would cover a counter, a hit or another
 * word tries its other places and is left out if none is free: the tooltip and the table still have it.
 */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import {
  boxAt, boxesOverlap, discOverlaps, isInside, placesAround, type Box, type Crowd, type Placed, type Size, type Wish,
} from './boxes.ts';
import { toPaper } from './camera.ts';
import { nameWidth } from './lettering.ts';
import type { Hull } from './map-details.ts';
import { classesOf, step, stretchOf, type Roll, type Stretch } from './lines.ts';
import { move } from './paths.ts';
import { wrap } from './wrap.ts';
import type { Line } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** Small print in pixels, and from row to row of it. */
export const PRINT = 12;
export const LEADING = 14;
export const PADDING = 7;
/** Fingers need this much. */
const TOUCH = 24;
/** A longer label of a line is broken. */
const ROW = 18;

/** Finds a place for every word that has one. */
export const placeLabels = (
  view: BattlefieldView, roll: Roll, crowd: Crowd, scale: number, text: number, hulls: readonly Hull[],
): readonly Placed[] => {
  const pills = place([
    ...(view.plans ?? []).flatMap(plan => (plan.selected ? view.details?.planWish(plan, scale, text) ?? [] : [])),
    ...linesToLabel(view.lines).flatMap(line => lineWish(line, roll, scale, text)),
  ], crowd);
  const names = view.details?.nameLabels(view, crowd, scale, text) ?? [];
  crowd.boxes.push(...names.map(name => boxAt(name.at, name)));
  const formations = view.details?.hullLabels(view, hulls, crowd, scale, text) ?? [];
  return [...pills, ...names, ...formations];
};

const place = (wishes: readonly Wish[], crowd: Crowd): readonly Placed[] => {
  const placed: Placed[] = [];
  for (const { label, places, insists } of wishes) {
    const free = places.find(place => isFree(crowd, boxAt(place, label)));
    const at = free ?? (insists ? leastEvil(crowd, places, label) : undefined);
    if (at === undefined) continue;
    crowd.boxes.push(boxAt(at, label));
    placed.push({ ...label, at });
  }
  return placed;
};

/** Whether nothing stands in the box yet, and it is in the frame. */
export const isFree = (crowd: Crowd, box: Box): boolean => covered(crowd, box) === 0;

/** How many things a word in this box would cover; leaving the frame is as bad as covering several. */
export const covered = ({ discs, boxes, frame }: Crowd, box: Box): number =>
  boxes.filter(other => boxesOverlap(box, other)).length
  + discs.filter(disc => discOverlaps(disc, box)).length
  + (frame === null || isInside(box, frame) ? 0 : 4);

/** The place that covers the fewest counters, but never another word. */
const leastEvil = (crowd: Crowd, places: readonly Point[], size: Size): Point | undefined => {
  const clear = places.filter(place => !crowd.boxes.some(box => boxesOverlap(boxAt(place, size), box)));
  const costs = clear.map(place => covered(crowd, boxAt(place, size)));
  return clear[costs.indexOf(Math.min(...costs))];
};

/** Two counters that shoot at each other share one label. */
const linesToLabel = (lines: readonly Line[]): readonly Line[] => {
  const seen = new Set<string>();
  return lines.filter(({ from, to, label, kind }) => {
    if (label === null || kind === 'contact') return false;
    const pair = [...[from, to].sort(), label].join('\n');
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
};

const lineWish = (line: Line, roll: Roll, scale: number, text: number): readonly Wish[] => {
  const stretch = stretchOf(line, roll, scale);
  if (stretch === null || line.label === null) return [];
  const size = PRINT * text;
  const rows = wrap(line.label, ROW);
  const room = { width: widestOf(rows, size) + 2 * PADDING, height: (rows.length * LEADING + 4) * text };
  return [{
    label: { key: `line ${line.id}`, kind: 'pill', rows, ...room, size, look: classesOf(line, roll), line: line.id },
    places: linePlaces(line, stretch, room, scale),
    insists: line.emphasis,
  }];
};

/** At the cross of a blocked line; else on the line, then beside it. */
const linePlaces = (line: Line, stretch: Stretch, room: Size, scale: number): readonly Point[] => {
  if (line.kind === 'blocked' && line.cutAt !== null) return placesAround(toPaper(line.cutAt, scale), 6, room);
  const at = (part: number): Point => step(stretch.from, stretch.along, stretch.length * part);
  return [...[0.5, 0.4, 0.6, 0.3, 0.7].map(at), ...placesAround(at(0.5), 0, room)];
};

/** How wide several rows are. */
export const widestOf = (rows: readonly string[], size: number): number =>
  Math.max(...rows.map(row => nameWidth(row, size)));

/** One placed word; the pill of a line can be tapped like the line. */
export const labelTemplate = (label: Placed): SVGTemplateResult => svg`
  <g
    class="label ${label.kind} ${label.look}"
    data-line=${label.line ?? nothing}
    transform=${move(label.at)}
  >
    ${label.kind === 'pill' || label.kind === 'formation' ? pillTemplate(label) : label.lead}
    ${label.rows.map((row, i) => {
      const y = ((i - (label.rows.length - 1) / 2) * label.size * LEADING) / PRINT;
      return svg`<text y=${y} dy="0.36em" font-size=${label.size}>${row}${label.after
        ? svg`<tspan class="state">${label.after}</tspan>` : nothing}</text>`;
    })}
  </g>`;

const pillTemplate = ({ kind, width, height }: Placed): SVGTemplateResult => {
  const touch = Math.max(height, TOUCH);
  const isPill = kind === 'pill';
  return svg`
    ${isPill ? svg`
      <rect class="touch" x=${-width / 2} y=${-touch / 2} width=${width} height=${touch}></rect>` : nothing}
    <rect
      class="${kind}-ground" x=${-width / 2} y=${-height / 2} width=${width} height=${height}
      rx=${isPill ? height / 2 : 4}
    ></rect>`;
};

/** Pills on lines, plain words elsewhere. */
export const labelStyles = css`
  .pill-ground {
    fill: var(--_raised);
    stroke: var(--_line-strong);
    stroke-width: 1;
  }
  .label.emphasis .pill-ground {
    stroke: var(--_now);
    stroke-width: 1.8;
  }
  .label.emphasis text {
    font-weight: 700;
  }
`;
