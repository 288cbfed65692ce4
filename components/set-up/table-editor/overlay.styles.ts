/** How tools draw over the map. */
import { css } from 'lit';

export const overlayStyles = css`
  svg.overlay {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  :host([takes-all-gestures]) svg.map {
    touch-action: none;
    cursor: crosshair;
  }
  .overlay .sketch {
    fill: var(--_now);
    fill-opacity: 0.12;
    stroke: var(--_now);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .overlay .sketch.lasso {
    stroke-dasharray: 6 4;
  }
  .overlay .sketch.open {
    fill: none;
  }
  .overlay .stroke {
    fill: none;
    stroke: var(--_now);
    stroke-opacity: 0.3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .overlay .chosen {
    fill: none;
    stroke: var(--_now);
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  .overlay .first {
    fill: var(--_ground);
    stroke: var(--_now);
    stroke-width: 2;
  }
  .handle {
    pointer-events: all;
    cursor: move;
  }
  .handle .grip {
    fill: var(--_ground);
    stroke: var(--_now);
    stroke-width: 2.4;
  }
  .handle.body .grip {
    fill: var(--_now);
    stroke: var(--_ground);
  }
  .handle .cross {
    fill: none;
    stroke: var(--_on-now);
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  .handle:focus {
    outline: none;
  }
  .handle .focus {
    display: none;
  }
  .handle:focus-visible .focus {
    display: inline;
  }
  .pen {
    fill: none;
    stroke: var(--_now);
    stroke-width: 2.4;
    stroke-linecap: round;
    opacity: 0;
  }
  .pen:focus {
    outline: none;
    opacity: 1;
  }
  .pen .under {
    stroke: var(--_ground);
    stroke-width: 6;
  }
  .tape .under {
    stroke: var(--_ground);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .tape .over {
    stroke: var(--_ink);
    stroke-width: 2;
    stroke-dasharray: 1 0;
  }
  .tape .end {
    fill: var(--_ground);
    stroke: var(--_ink);
    stroke-width: 2;
  }
  .tape rect {
    fill: var(--_ink);
  }
  .tape text {
    fill: var(--_ground);
    font-weight: 700;
  }
  .beside {
    position: absolute;
    inset-inline-start: 8px;
    display: flex;
    max-inline-size: calc(100% - 8px - var(--_tools-room, 128px));
  }
  .beside[style*='top'] {
    inset-inline-start: auto;
    max-inline-size: calc(100% - 16px);
  }
  @media print {
    .beside {
      display: none;
    }
  }
`;
