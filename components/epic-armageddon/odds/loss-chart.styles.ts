/** How the bars of losses look. */
import { css } from 'lit';

export const chartStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    font-size: var(--_size-s);
    contain: inline-size;
  }
  .ruler {
    block-size: 1.3em;
    margin-block-end: -1.3em;
  }
  svg {
    display: block;
    overflow: visible;
    forced-color-adjust: none;
  }
  .attacker {
    --_side: var(--_attacker);
  }
  .defender {
    --_side: var(--_defender);
  }
  .bar {
    fill: var(--_side);
  }
  text {
    fill: var(--_ink-soft);
    font: inherit;
    text-anchor: middle;
  }
  .value {
    fill: var(--_ink);
    font-weight: 600;
  }
  .count {
    fill: var(--_ink);
  }
  .share {
    text-anchor: end;
  }
  .grid line {
    stroke: var(--_line);
  }
  .base line {
    stroke: var(--_line-strong);
  }
  .pinned {
    fill: none;
    stroke: var(--_now);
    stroke-width: 3;
  }
`;
