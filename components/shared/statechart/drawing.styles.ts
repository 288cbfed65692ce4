/** How a chart looks: faint as it is drawn, strong where something is lit. */
import { css } from 'lit';

/** The chart itself. It stands alone, so that it can be taken out of the page together with the drawing. */
export const figureStyles = css`
  text {
    fill: var(--_ink);
    font-family: var(--_font);
    text-rendering: geometricPrecision;
  }
  :is(.states, .arrows) text {
    font-size: 12px;
  }
  .states .title {
    font-size: 14px;
    font-weight: 600;
  }
  .states .rule {
    fill: var(--_ink-soft);
    font-family: var(--_mono);
    font-size: 12px;
    text-anchor: end;
  }
  .event,
  .guard {
    fill: var(--_ink-soft);
  }
  .far text {
    font-weight: 600;
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--_ground);
    stroke-width: 0.25em;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .far .now {
    fill: var(--_now-ink);
  }
  .box,
  .end {
    fill: var(--_raised);
    stroke: var(--_line-strong);
    stroke-width: 1;
  }
  .even .box {
    fill: var(--_ground);
  }
  .end {
    fill: none;
  }
  .procedure > .box {
    stroke: var(--_now);
    stroke-width: 1.5;
    stroke-dasharray: 7 4;
  }
  .fold {
    fill: transparent;
  }
  .fold-sign {
    fill: var(--_ink-soft);
  }
  .shared path {
    fill: var(--_now);
  }
  .states .shared text {
    fill: var(--_ground);
    font-weight: 700;
    text-anchor: middle;
  }
  .history .box {
    stroke-dasharray: 3 3;
  }
  .row .ground {
    fill: transparent;
  }
  .arrow .ground {
    fill: var(--_ground);
    fill-opacity: 0.85;
  }
  .line {
    fill: none;
    stroke: var(--_line-strong);
    stroke-width: 1.25;
  }
  .always .line,
  .done .line {
    stroke-dasharray: 5 3;
  }
  .head,
  .dot {
    fill: var(--_line-strong);
  }
  .touch {
    fill: none;
    stroke: transparent;
    stroke-width: 14;
  }
  .marked .box,
  .marked .line {
    stroke: var(--_defender);
    stroke-width: 2.5;
    stroke-dasharray: 8 4;
  }
  .marked .head {
    fill: var(--_defender);
  }
  .active > .box {
    stroke: var(--_now);
    stroke-width: 2;
  }
  .here > .box {
    fill: var(--_now-soft);
    stroke-width: 4;
  }
  .led > .box {
    fill: var(--_now-soft);
    stroke: var(--_now);
    stroke-width: 3;
    stroke-dasharray: 7 4;
  }
  .taken .line {
    stroke: var(--_now);
    stroke-width: 2;
  }
  .taken .head {
    fill: var(--_now);
  }
  .open .line {
    stroke: var(--_now);
    stroke-width: 2.75;
  }
  .open .head {
    fill: var(--_now);
  }
  .open .event {
    fill: var(--_now-ink);
  }
  .open .guard {
    fill: var(--_ink);
  }
  .open .ground {
    fill: var(--_raised);
    fill-opacity: 1;
    stroke: var(--_now);
    stroke-width: 1.25;
  }
  .refused .line,
  .elsewhere .line {
    stroke-dasharray: 2 4;
  }
  .refused .event,
  .refused .guard {
    fill: var(--_ink);
  }
  .pointed > .box,
  .pointed > .ground {
    stroke: var(--_now);
    stroke-width: 3;
    fill-opacity: 1;
  }
  .pointed .line {
    stroke-width: 4;
  }
  .flag {
    fill: var(--_now);
    stroke: var(--_ground);
    stroke-width: 1.5;
  }
  .tick circle,
  .bar circle,
  .unlike circle {
    fill: var(--_raised);
    stroke: var(--_line-strong);
  }
  .tick path {
    fill: none;
    stroke: var(--_good);
    stroke-width: 2;
  }
  .bar circle {
    stroke: var(--_bad);
    stroke-width: 1.5;
  }
  .bar path {
    stroke: var(--_bad);
    stroke-width: 1.5;
  }
  .unlike circle {
    fill: var(--_defender-soft);
    stroke: var(--_defender);
  }
  .unlike path {
    fill: none;
    stroke: var(--_defender);
    stroke-width: 1.75;
  }
`;

/** The window in which it lies. */
export const windowStyles = css`
  :host {
    display: block;
    position: relative;
    min-inline-size: 0;
  }
  .window {
    block-size: var(--_height, 30rem);
    overflow: hidden;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_ground);
    direction: ltr;
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  .window.rest {
    touch-action: pan-x pan-y;
  }
  .window.folded {
    block-size: min(var(--_most), var(--_whole));
    touch-action: pan-y;
  }
  .window.held {
    cursor: grabbing;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .paper {
    transform-origin: 0 0;
  }
  .whole {
    display: none;
  }
  .gliding .paper {
    transition: transform calc(var(--_moment) * 1.5) ease-out;
  }
  [data-state] > :is(.box, .title, .rule, .fold),
  [data-transition] {
    cursor: pointer;
  }
  @media (forced-colors: active) {
    .window,
    svg {
      forced-color-adjust: none;
    }
    .here > .box {
      stroke-width: 6;
    }
  }
  @media print {
    .window {
      block-size: auto;
      border: 0;
    }
    svg {
      block-size: auto;
      max-block-size: 96vh;
    }
    .paper {
      transform: none !important;
    }
    .far:not(.whole) {
      display: none;
    }
    .whole {
      display: inline;
    }
  }
`;
