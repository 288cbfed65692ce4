/** How the map is printed. Position and size are SVG attributes; everything else is a class. */
import { css } from 'lit';
import { counterStyles } from './counters.styles.ts';
import { labelStyles } from './labels.ts';
import { lineStyles } from './lines.ts';
import { ringStyles } from './rings.ts';
import { scaleBarStyles } from './scale-bar.ts';
import { terrainStyles } from './terrain.ts';

const frame = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    block-size: clamp(280px, 56vh, 600px);
    background: var(--_map);
  }
  svg.map {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    cursor: grab;
    forced-color-adjust: none;
  }
  :host([takes-all-gestures]) svg.map,
  .movable {
    touch-action: none;
  }
  svg.map:active {
    cursor: grabbing;
  }
  text {
    fill: var(--_ink);
    text-anchor: middle;
    pointer-events: none;
  }
  .halo,
  :is(.label:not(.pill), .scale-bar) text {
    paint-order: stroke;
    stroke: var(--_ground);
    stroke-width: 3.5px;
    stroke-linejoin: round;
    pointer-events: none;
  }
  /* As high as a letter: its size is watched, for whoever enlarges the text alone. */
  .letter {
    position: absolute;
    inline-size: 1em;
    block-size: 1em;
    visibility: hidden;
  }
  .touch {
    fill: transparent;
    pointer-events: all;
  }
  .tools {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-end: 8px;
    display: flex;
    gap: 4px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .tools button {
    border-color: transparent;
    background: transparent;
  }
  @media (pointer: coarse) {
    .tools button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  .tools button:enabled:hover {
    background: var(--_sunken);
  }
  .tools [aria-pressed='true'] {
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .tools svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media print {
    .tools {
      display: none;
    }
  }
`;

export const styles = [frame, terrainStyles, counterStyles, ringStyles, lineStyles, labelStyles, scaleBarStyles];
