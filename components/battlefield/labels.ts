/**
 * Where words stand on the map. What matters most is placed first; a word that would cover a counter, a hit or another
 * word tries its other places and is left out if none is free: the tooltip and the table still have it.
 */
import { css, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../../src/battlefield/base.ts';
import { toPaper, type Box } from './camera.ts';
import { valueFits, valueSize } from './counters.ts';
import { step, stretchOf, type Roll } from './lines.ts';
import type { Disc } from './rim.ts';
import { wrap } from './wrap.ts';
import type { BattlefieldView, Counter, Line } from './view.ts';

/** Small print in pixels, and how wide and high a word of it is. */
export const PRINT = 12;
const CHARACTER = 0.58;
const LEADING = 14;
const PADDING = 7;
/** Fingers need this much. */
const TOUCH = 24;
/** A longer label of a line is broken. */
const ROW = 18;

/** A word that found its place: its middle on paper. */
export interface Placed {
  readonly key: string;
  readonly kind: 'pill' | 'note' | 'values';
  readonly rows: readonly string[];
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** More classes: side, kind of line, emphasis. */
  readonly look: string;
  /** The line it belongs to. */
  readonly line: string | null;
}

interface Wish {
  readonly label: Omit<Placed, 'at'>;
  /** Best first. */
  readonly places: readonly Point[];
  /** It may cover something rather than be left out. */
  readonly insists: boolean;
}

/** What is in the way of words: discs, the words placed before, and the frame that they must not leave. */
export interface Crowd {
  readonly discs: readonly Disc[];
  readonly boxes: Box[];
  readonly frame: Box | null;
}

/** Finds a place for every word that has one. */
export const placeLabels = (
  view: BattlefieldView, roll: Roll, crowd: Crowd, scale: number, text: number,
): readonly Placed[] => {
  const placed: Placed[] = [];
  for (const { label, places, insists } of wishes(view, roll, scale, text)) {
    const at = places.find(place => isFree(crowd, boxAt(place, label))) ?? (insists ? leastEvil(crowd, places, label) : null);
    if (at === null) continue;
    crowd.boxes.push(boxAt(at, label));
    placed.push({ ...label, at });
  }
  return placed;
};

/** Whether nothing stands in the box yet, and it is in the frame. */
export const isFree = (crowd: Crowd, box: Box): boolean => covered(crowd, box) === 0;

/** How many things a word in this box would cover; leaving the frame is as bad as covering several. */
export const covered = ({ discs, boxes, frame }: Crowd, box: Box): number =>
  boxes.filter(other => box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top).length +
  discs.filter(({ at: [x, y], radius }) =>
    Math.hypot(x - Math.min(box.right, Math.max(box.left, x)), y - Math.min(box.bottom, Math.max(box.top, y))) < radius).length +
  (frame === null || isInside(box, frame) ? 0 : 4);

const leastEvil = (crowd: Crowd, places: readonly Point[], label: Omit<Placed, 'at'>): Point | null => {
  const costs = places.map(place => covered(crowd, boxAt(place, label)));
  return places[costs.indexOf(Math.min(...costs))] ?? null;
};

const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/** The box of a word round its middle. */
export const boxAt = ([x, y]: Point, { width, height }: { readonly width: number; readonly height: number }): Box => ({
  left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2,
});

/** How wide a text is at most, in pixels. */
export const widthOf = (words: string, size: number): number => words.length * size * CHARACTER;

const wishes = (view: BattlefieldView, roll: Roll, scale: number, text: number): readonly Wish[] => {
  const lines = linesToLabel(view.lines);
  return [
    ...lines.filter(line => line.emphasis).flatMap(line => lineWish(line, roll, scale, text)),
    ...view.counters.flatMap(counter => valuesWish(counter, scale, text)),
    ...view.counters.flatMap(counter => noteWish(counter, scale, text)),
    ...lines.filter(line => !line.emphasis).flatMap(line => lineWish(line, roll, scale, text)),
  ];
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
  const width = widestOf(rows, size) + 2 * PADDING;
  const height = (rows.length * LEADING + 4) * text;
  const middle = (part: number): Point => step(stretch.from, stretch.along, stretch.length * part);
  const places = line.kind === 'blocked' && line.cutAt !== null
    ? around(toPaper(line.cutAt, scale), 6, width, height)
    : [...[0.5, 0.4, 0.6, 0.3, 0.7].map(middle), ...around(middle(0.5), 0, width, height)];
  const look = `${line.kind} ${roll.get(line.from)?.side ?? ''}${line.emphasis ? ' emphasis' : ''}`;
  return [{
    label: { key: `line ${line.id}`, kind: 'pill', rows, width, height, size, look, line: line.id },
    places,
    insists: line.emphasis,
  }];
};

/** A value that does not fit on its base stands beside it. */
const valuesWish = (counter: Counter, scale: number, text: number): readonly Wish[] => {
  if (!counter.alive || valueFits(counter, scale, text)) return [];
  const size = valueSize(counter, scale, text);
  const width = widthOf(counter.values, size);
  return [{
    label: { key: `values ${counter.id}`, kind: 'values', rows: [counter.values], width, height: size, size, look: counter.side, line: null },
    places: around(toPaper(counter.at, scale), counter.radius * scale + 2, width, size),
    insists: counter.now,
  }];
};

const noteWish = (counter: Counter, scale: number, text: number): readonly Wish[] => {
  if (counter.note === null) return [];
  const size = PRINT * text;
  const width = widthOf(counter.note, size);
  const height = 15 * text;
  return [{
    label: { key: `note ${counter.id}`, kind: 'note', rows: [counter.note], width, height, size, look: counter.now ? 'now' : '', line: null },
    places: around(toPaper(counter.at, scale), counter.radius * scale + (counter.now || counter.choosable ? 8 : 3), width, height),
    insists: counter.now,
  }];
};

/** How wide several rows are. */
export const widestOf = (rows: readonly string[], size: number): number => Math.max(...rows.map(row => widthOf(row, size)));

/** Round something that is so wide: below, above, right, left and the corners. */
export const around = ([x, y]: Point, radius: number, width: number, height: number): readonly Point[] => {
  const down = radius + height / 2 + 1;
  const side = radius + width / 2 + 3;
  const [dx, dy] = [side * 0.8, radius * 0.7 + height / 2];
  return [
    [x, y + down], [x, y - down], [x + side, y], [x - side, y],
    [x - dx, y - dy], [x + dx, y + dy], [x - dx, y + dy], [x + dx, y - dy],
  ];
};

/** One placed word; the pill of a line can be tapped like the line. */
export const labelTemplate = (label: Placed): SVGTemplateResult => svg`
  <g
    class="label ${label.kind} ${label.look}"
    data-line=${label.line ?? ''}
    transform="translate(${label.at[0].toFixed(1)} ${label.at[1].toFixed(1)})"
  >
    ${label.kind === 'pill' ? pillTemplate(label) : haloTemplate(label)}
    ${rowsTemplate(label, '')}
  </g>`;

const pillTemplate = ({ width, height }: Placed): SVGTemplateResult => svg`
  <rect class="touch" x=${-width / 2} y=${-Math.max(height, TOUCH) / 2} width=${width} height=${Math.max(height, TOUCH)}></rect>
  <rect class="pill-ground" x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="9"></rect>`;

const haloTemplate = (label: Placed): readonly SVGTemplateResult[] => rowsTemplate(label, 'halo');

const rowsTemplate = ({ rows, size }: Placed, look: string): readonly SVGTemplateResult[] => rows.map((row, i) => svg`
  <text class=${look} y=${(i - (rows.length - 1) / 2) * size * (LEADING / PRINT)} dy="0.36em" font-size=${size}>${row}</text>`);

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
  .label.values text {
    fill: var(--_side);
    font-weight: 700;
  }
  .label .halo,
  .label.values .halo {
    fill: none;
  }
  .label.note text {
    fill: var(--_ink);
  }
`;
