/** The signs on the editor's buttons: strokes in a square of 20. */
import { html, type TemplateResult } from 'lit';

const TAPE = 'M3 13L13 3L17 7L7 17ZM6 10L8 12M9 7L11 9M12 4L14 6';

const PATHS = {
  move: 'M10 3V17M3 10H17M10 3L8 5M10 3L12 5M10 17L8 15M10 17L12 15M3 10L5 8M3 10L5 12M17 10L15 8M17 10L15 12',
  stand: 'M10 4V16M4 10H16',
  terrain: 'M10 2.5L5 9H7.5L4.5 13.5H15.5L12.5 9H15ZM10 13.5V17.5',
  measure: TAPE,
  tape: TAPE,
  select: 'M5 3L15 10L10.5 11L13 16L11 17L8.5 12L5 15Z',
  lasso: 'M10 4C14 4 17 6 17 9S14 14 10 14S3 12 3 9S6 4 10 4M6 13.5C5 15 6.5 16 6 17.5',
  look: 'M6 11V5A1.5 1.5 0 0 1 9 5V9V4A1.5 1.5 0 0 1 12 4V9V5A1.5 1.5 0 0 1 15 5V12C15 15 13 17 10 17C8 17 6 15 4 12',
  rectangle: 'M3.5 5.5H16.5V14.5H3.5Z',
  polygon: 'M10 3L17 8.5L14 16.5H6L3 8.5Z',
  brush: 'M16.5 3.5L9.5 10.5M9 10C6 10 6.5 13.5 3.5 15.5C8 17.5 11 15 10.5 11.5Z',
  turnLeft: 'M5 8A6 6 0 1 1 4.5 12M5 3.5V8H9.5',
  turnRight: 'M15 8A6 6 0 1 0 15.5 12M15 3.5V8H10.5',
  wider: 'M8 10H2.5M12 10H17.5M2.5 10L5 7.5M2.5 10L5 12.5M17.5 10L15 7.5M17.5 10L15 12.5',
  tighter: 'M2.5 10H8M17.5 10H12M8 10L5.5 7.5M8 10L5.5 12.5M12 10L14.5 7.5M12 10L14.5 12.5',
} as const;
export type Icon = keyof typeof PATHS;

export const icon = (name: Icon): TemplateResult => html`
  <svg class="sign" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;

/** Small discs where a block has its stands. */
const DISCS = {
  line: [[3, 10], [7.7, 10], [12.3, 10], [17, 10]],
  'two-ranks': [[5, 7], [10, 7], [15, 7], [5, 13], [10, 13], [15, 13]],
  wedge: [[10, 4.5], [7, 10], [13, 10], [4, 15.5], [10, 15.5], [16, 15.5]],
  ring: [[10, 4], [15.2, 7], [15.2, 13], [10, 16], [4.8, 13], [4.8, 7]],
  'as-they-are': [[6, 7], [10.5, 5.5], [14, 9], [8, 11.5], [12.5, 14]],
} as const;

export const blockIcon = (block: keyof typeof DISCS): TemplateResult => html`
  <svg class="discs" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${DISCS[block].map(([x, y]) => `M${x} ${y}h0`).join('')}></path>
  </svg>`;
