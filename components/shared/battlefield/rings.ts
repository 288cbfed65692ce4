/** Rings round counters, for the moment. */
import { css, svg, type SVGTemplateResult } from 'lit';
import { toPaper } from './camera.ts';
import type { Counter } from './pieces.ts';

/** Between a base and its ring, in pixels. */
export const RING_GAP = 4.5;

/** Whether a ring lies round a counter: it is its turn, it can be chosen, or a hit is held over it. */
export const hasRing = (counter: Counter, aimedAt: string | null): boolean =>
  counter.alive && (counter.now || (counter.choosable && !counter.movable) || aimedAt === counter.id);

/** Rings lie under all counters, so that those in contact stay whole: one round each that can be chosen. */
export const ringTemplate = (counter: Counter, scale: number): SVGTemplateResult => {
  const [x, y] = toPaper(counter.at, scale);
  return svg`<circle class="choice" cx=${x} cy=${y} r=${counter.radius * scale + RING_GAP}></circle>`;
};

export const ringStyles = css`
  .choice {
    fill: none;
    stroke: var(--_now);
    stroke-width: 1.6;
    stroke-dasharray: 2.5 3;
    pointer-events: none;
  }
`;
