/** What is drawn round counters: rings for the moment, signs for what a unit is. */
import { css, svg, type SVGTemplateResult } from 'lit';
import { toPaper } from './camera.ts';
import { CHEVRON, FLAG, STAR } from './outlines.ts';
import { markSize, type Mark } from './rim.ts';
import type { Counter } from './view.ts';

const RING_GAP = 4.5;

/** Whether a ring lies round a counter: it is its turn, it can be chosen, or a hit is held over it. */
export const hasRing = (counter: Counter, aimedAt: string | null): boolean =>
  counter.alive && (counter.now || counter.choosable || aimedAt === counter.id);

/** Rings lie under all counters, so that those in contact stay whole. */
export const ringTemplate = (counter: Counter, scale: number, aimedAt: string | null): SVGTemplateResult => {
  const [x, y] = toPaper(counter.at, scale);
  const look = counter.now || aimedAt === counter.id ? 'now' : 'choosable';
  return svg`<circle class="ring ${look}" cx=${x} cy=${y} r=${counter.radius * scale + RING_GAP}></circle>`;
};

/** A star for a character, a chevron for Inspiring, a flag for a broken formation. */
export const markTemplate = (
  { counter, kind, at: [x, y] }: Mark, scale: number, lifted: string | null,
): SVGTemplateResult => svg`
  <g
    class="mark ${kind} ${counter.side}${lifted === counter.id ? ' lifted' : ''}"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${markSize(counter.radius * scale).toFixed(2)})"
  >
    <path class="halo" d=${MARK_PATHS[kind]}></path><path class="sign" d=${MARK_PATHS[kind]}></path>
  </g>`;

const MARK_PATHS: Readonly<Record<Mark['kind'], string>> = { inspiring: CHEVRON, character: STAR, broken: FLAG };

/** Turn and choice differ in their line; signs are ink on air. */
export const markStyles = css`
  .ring {
    fill: none;
    stroke: var(--_now);
    stroke-width: 1.6;
    stroke-dasharray: 2.5 3;
    pointer-events: none;
  }
  .ring.now {
    stroke-width: 2.6;
    stroke-dasharray: none;
  }
  .mark {
    pointer-events: none;
  }
  .mark path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark .halo {
    stroke-width: 5.5;
  }
  .mark .sign {
    stroke: var(--_ink);
    stroke-width: 2.4;
  }
  .mark.character .halo {
    stroke-width: 4;
  }
  .mark.character .sign {
    fill: var(--_ink);
    stroke: none;
  }
  .mark.broken .sign {
    fill: var(--_ground);
    stroke-width: 1.8;
  }
  .mark.lifted {
    opacity: 0.4;
  }
`;
