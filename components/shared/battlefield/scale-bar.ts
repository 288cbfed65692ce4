/** The ruler in the corner: its marks as far apart as they are on the map, the longest one that words have room for. */
import { css, svg, type SVGTemplateResult } from 'lit';
import type { Size } from './boxes.ts';
import type { Window } from './camera.ts';
import type { Measure } from './measure.ts';

const LEFT = 16;
/** Of the width of the map. */
const MOST = 0.25;

export const scaleBarTemplate = (
  scale: number, { width, covered }: Window, text: number, { marks: rulers, sign }: Measure,
): SVGTemplateResult => {
  const marks = marksFor(scale, width, rulers);
  const length = marks.at(-1)! * scale;
  const size = 11 * text;
  const labelled = marks.filter(mark => mark * scale === length
    || (length - mark * scale > size * 2 && (mark === 0 || mark * scale > size * 2)));
  const path = `M0 0H${length.toFixed(1)}${marks.map(mark => `M${(mark * scale).toFixed(1)} -4V4`).join('')}`;
  return svg`
    <g class="scale-bar" aria-hidden="true" transform="translate(${LEFT} ${12 + size + (covered?.top ?? 0)})">
      <path class="halo" d=${path}></path>
      <path d=${path}></path>
      ${labelled.map(mark => {
        const words = mark === marks.at(-1) ? `${mark}${sign}` : String(mark);
        return svg`<text x=${mark * scale} y=${-7} font-size=${size}>${words}</text>`;
      })}
    </g>`;
};

const marksFor = (scale: number, width: number, rulers: Measure['marks']): readonly number[] => {
  const room = Math.max(24, width * MOST - LEFT);
  return rulers.find(lengths => lengths.at(-1)! * scale <= room) ?? [0, 1];
};

/** What it takes of the window, with its words. */
export const scaleBarSize = (scale: number, { width, covered }: Window, text: number, { marks }: Measure): Size =>
  ({
    width: LEFT + marksFor(scale, width, marks).at(-1)! * scale + 28 * text,
    height: (covered?.top ?? 0) + 20 + 11 * text,
  });

/** Over everything, with air round it. */
export const scaleBarStyles = css`
  .scale-bar {
    pointer-events: none;
  }
  .scale-bar path {
    fill: none;
    stroke: var(--_ink);
  }
  .scale-bar .halo {
    stroke: var(--_ground);
    stroke-width: 4px;
  }
`;
