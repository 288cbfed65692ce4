/** The ruler in the corner: 0, 5 and 15 cm as large as they are on the map, or less, wherever words have room. */
import { css, svg, type SVGTemplateResult } from 'lit';
import type { Window } from './camera.ts';
import { WORDS } from './words.ts';

const LEFT = 16;
/** Kept free for the buttons. */
const BUTTONS = 212;
const MARKS = [[0, 5, 15], [0, 1, 5], [0, 1, 2], [0, 1]];

export const scaleBarTemplate = (scale: number, { width, height }: Window, text: number): SVGTemplateResult => {
  const room = Math.max(24, width - BUTTONS - LEFT - 32);
  const marks = MARKS.find(cms => cms.at(-1)! * scale <= room) ?? [0, 1];
  const length = marks.at(-1)! * scale;
  const size = 11 * text;
  const labelled = marks.filter(cm => cm * scale === length
    || (length - cm * scale > size * 2 && (cm === 0 || cm * scale > size * 2)));
  const path = `M0 0H${length.toFixed(1)}${marks.map(cm => `M${(cm * scale).toFixed(1)} -4V4`).join('')}`;
  return svg`
    <g class="scale-bar" aria-hidden="true" transform="translate(${LEFT} ${height - 15 - size})">
      <path class="halo" d=${path}></path>
      <path d=${path}></path>
      ${labelled.map(cm => {
        const words = cm === marks.at(-1) ? `${cm} ${WORDS.cm}` : String(cm);
        return svg`<text x=${cm * scale} y=${6 + size} font-size=${size}>${words}</text>`;
      })}
    </g>`;
};

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
