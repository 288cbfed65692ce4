/** A move being made: the way, the place, and what is left of the move or why it is refused. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { along } from '../../../src/battlefield/segment.ts';
import { boxAt, discOverlaps, placesAround, type Box } from './boxes.ts';
import { toPaper } from './camera.ts';
import { coreOf, faceTemplate, valueTemplate } from './counters.ts';
import { PRINT, widestOf } from './labels.ts';
import { cross } from './outlines.ts';
import { move, way } from './paths.ts';
import type { Carried, Counter, Ghost, RefusedMove } from './pieces.ts';
import { wrap } from './wrap.ts';

const LINE_LENGTH = 30;
const LEADING = 17;

/** Beside whom it is drawn, and how. */
export interface Around {
  readonly counters: readonly Counter[];
  readonly frame: Box;
  readonly scale: number;
  /** 1 for text of the usual size. */
  readonly text: number;
}

/** A counter in a hand, or where it was refused to go. */
export const carriedTemplate = (
  carried: Carried | null, refused: RefusedMove | null, around: Around,
): SVGTemplateResult | typeof nothing => {
  if (carried !== null) return ghostTemplate(carried, around);
  const counter = around.counters.find(one => one.id === refused?.unit);
  if (counter === undefined || refused === null) return nothing;
  const { unit, to, figure, say } = refused;
  const ghost: Ghost = { unit, path: [counter.at], to, refusal: say, remaining: '', figure };
  return svg`${ghostTemplate({ counter, at: to, ghost }, around)}
    <g class="ghost back ${counter.side}" transform=${move(toPaper(counter.at, around.scale))}>
      ${faceTemplate(counter, counter.radius * around.scale)}
    </g>`;
};

const ghostTemplate = (carried: Carried, around: Around): SVGTemplateResult => {
  const { counter, at, ghost } = carried;
  const { scale, text } = around;
  const refusal = ghost?.refusal ?? null;
  const r = counter.radius * scale;
  const words = ghost?.figure ?? refusal ?? ghost?.remaining ?? '';
  return svg`
    <g class="ghost ${counter.side}${refusal === null ? '' : ' refused'}">
      ${ghost === null ? nothing : svg`<path class="path" d=${pathOf(ghost, scale)}></path>`}
      <g transform=${move(toPaper(at, scale))}>
        ${faceTemplate(counter, r)}
        ${refusal === null
          ? valueTemplate(counter, coreOf(counter.shape, r), text)
          : svg`<path class="no-cross" d=${cross(r * 0.45)}></path>`}
      </g>
      ${words === '' ? nothing : pillTemplate(words, carried, around)}
    </g>`;
};

const pathOf = (ghost: Ghost, scale: number): string =>
  way([...ghost.path, ghost.to].map(point => toPaper(point, scale)));

/** Points close together along the way. */
const wayPoints = (ghost: Ghost, scale: number): readonly Point[] => {
  const corners = [...ghost.path, ghost.to];
  return corners.slice(1).flatMap((corner, i) =>
    Array.from({ length: 8 }, (_, part) => toPaper(along(corners[i] ?? corner, corner, part / 8), scale)));
};

/** The words in a pill beside the ghost: inside the window, over as few counters as possible. */
const pillTemplate = (
  words: string, { counter, at, ghost }: Carried, { counters, frame, scale, text }: Around,
): SVGTemplateResult => {
  const size = PRINT * text;
  const rows = wrap(words, LINE_LENGTH);
  const box = {
    width: Math.min(widestOf(rows, size) + 18, frame.right - frame.left),
    height: rows.length * LEADING * text + 8,
  };
  const own = { at: toPaper(at, scale), radius: counter.radius * scale };
  const others = counters.map(one => ({ at: toPaper(one.at, scale), radius: one.radius * scale }));
  const way = ghost === null ? [] : wayPoints(ghost, scale).map(point => ({ at: point, radius: 1 }));
  const cost = (place: Box): number =>
    others.filter(disc => discOverlaps(disc, place)).length * 4
    + way.filter(disc => discOverlaps(disc, place)).length
    + (discOverlaps(own, place) ? 8 : 0);
  const places = placesAround(own.at, own.radius + 12, box).map(place => inside(boxAt(place, box), frame));
  const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
  return svg`
    <g class="reason" transform=${move([(best.left + best.right) / 2, best.top])}>
      <rect x=${-box.width / 2} y="0" width=${box.width} height=${box.height} rx=${Math.min(14, box.height / 2)}></rect>
      ${rows.map((row, i) => svg`
        <text y=${4 + (i + 0.5) * LEADING * text} dy="0.36em" font-size=${size}>${row}</text>`)}
    </g>`;
};

/** The box, shifted so that it is seen whole. */
const inside = (box: Box, frame: Box): Box => {
  const dx = Math.max(frame.left - box.left, 0) + Math.min(frame.right - box.right, 0);
  const dy = Math.max(frame.top - box.top, 0) + Math.min(frame.bottom - box.bottom, 0);
  return { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
};

/** A good place is dashed; a refused one dotted, with a cross. */
export const ghostStyles = css`
  .ghost {
    pointer-events: none;
  }
  .ghost .path {
    fill: none;
    stroke: var(--_now);
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  .ghost :is(.base, .rim) {
    fill: var(--_now-soft);
    stroke: var(--_now);
    stroke-width: 2;
    stroke-dasharray: 4 3;
  }
  .ghost :is(.counts, .other) {
    fill: var(--_now-ink);
  }
  .ghost.refused :is(.base, .rim) {
    fill: var(--_ground);
    stroke: var(--_ink-soft);
    stroke-dasharray: 1.5 3;
    stroke-linecap: round;
  }
  .ghost.refused .path {
    stroke: var(--_ink-soft);
    stroke-width: 1.6;
    stroke-dasharray: 6 4;
  }
  .ghost .no-cross {
    fill: none;
    stroke: var(--_bad);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .ghost.back {
    visibility: hidden;
  }
  .reason rect {
    fill: var(--_raised);
    stroke: var(--_now);
    stroke-width: 1.2;
  }
  .refused .reason rect {
    stroke: var(--_ink-soft);
  }
  .reason text {
    fill: var(--_ink);
    font-weight: 600;
  }
`;
