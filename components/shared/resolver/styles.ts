/** How the resolver is laid out: by its own width, not by the window's. */
import { css } from 'lit';

const frame = css`
  :host {
    container: resolver / inline-size;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
  }
  .head {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 2);
  }
  .name {
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 2);
    min-inline-size: 0;
  }
  .title {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-inline-start: calc(var(--_space) * 2);
    font-size: var(--_size-l);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  step-rail {
    min-inline-size: 0;
  }
  .map {
    position: relative;
    border-block: 1px solid var(--_line);
  }
  assault-battlefield {
    block-size: clamp(17rem, 46vh, 26rem);
  }
  .panel {
    --_bleed: calc(var(--_space) * 4);
    padding: var(--_bleed);
  }
  assault-tally {
    display: block;
    margin-block-start: calc(var(--_space) * 5);
  }
  unit-reasons {
    margin-block-end: calc(var(--_space) * 4);
  }
  .why {
    position: absolute;
    inset: calc(var(--_space) * 2) calc(var(--_space) * 2) auto auto;
    min-block-size: 44px;
    max-inline-size: calc(100% - var(--_space) * 4);
    color: var(--_now-ink);
    overflow-wrap: anywhere;
  }
  report-log {
    padding: var(--_space) calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4);
    border-block-start: 3px solid var(--_bad);
  }
  .lack p {
    flex: 1 1 12rem;
    margin: 0;
  }
  .reading {
    margin: 0;
    padding: calc(var(--_space) * 4);
  }
  .waiting {
    margin: 0;
    font-size: var(--_size-xl);
    line-height: 1.25;
  }
  .lead {
    margin: var(--_space) 0 0;
    color: var(--_ink-soft);
  }
  .note {
    position: absolute;
    inset: calc(var(--_space) * 2) calc(var(--_space) * 2) auto;
    display: flex;
    gap: calc(var(--_space) * 2);
    inline-size: fit-content;
    max-inline-size: min(100% - 16px, 30rem);
    margin: 0;
    padding: var(--_space) calc(var(--_space) * 3);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  .note.refused {
    border-color: var(--_bad);
    border-inline-start-width: 4px;
  }
  .rule {
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-weight: 700;
  }
`;

const bar = css`
  .foot {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
    border-block-start: 1px solid var(--_line);
    background: var(--_ground);
  }
  .sign {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** Battlefield over log beside the panel, as high as the screen bears; a long panel scrolls by itself. */
const wide = css`
  @container resolver (min-width: 40rem) {
    .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) clamp(19rem, 33%, 27rem);
      grid-template-rows: var(--assault-height, clamp(24rem, 100vh - 21rem, 42rem)) 10rem;
      border-block-start: 1px solid var(--_line);
    }
    /* The buttons stay where they are while the log grows. */
    .body:has(report-log:not([open])) {
      grid-template-rows: var(--assault-height, clamp(24rem, 100vh - 21rem, 42rem)) auto;
    }
    .map {
      border-block: 0;
    }
    assault-battlefield {
      block-size: 100%;
    }
    .side {
      display: flex;
      flex-direction: column;
      grid-area: 1 / 2 / span 2;
      block-size: 0;
      min-block-size: 100%;
      border-inline-start: 1px solid var(--_line);
    }
    .panel {
      position: relative; /* the page grows no longer by what is only spoken in it */
      flex: 1;
      min-block-size: 0;
      padding-block-end: 0;
      overflow-y: auto;
      overscroll-behavior-y: contain;
    }
    .foot {
      position: static;
    }
    report-log {
      --assault-log-size: 6.5rem;
    }
  }
  @container resolver (min-width: 56rem) {
    .head {
      grid-template-columns: minmax(14rem, auto) minmax(0, 1fr);
      align-items: center;
    }
    step-rail::part(rail) {
      inline-size: fit-content;
      max-inline-size: 100%;
      margin-inline-start: auto;
    }
  }
  @media print {
    .body,
    .side,
    .panel {
      display: block;
      block-size: auto;
      overflow: visible;
    }
    .side {
      border: 0;
    }
    assault-battlefield {
      block-size: 24rem;
    }
    report-log {
      --assault-log-size: none;
    }
    .menu {
      display: none;
    }
  }
`;

/** What a page leaves out by `controls`, and what nobody needs who only watches. */
const left = css`
  :host([readonly]) .menu,
  :host([controls]:not([controls~='title'])) .title,
  :host([controls]:not([controls~='menu'])) .menu,
  :host([controls]:not([controls~='rail'])) step-rail,
  :host([controls]:not([controls~='title'], [controls~='menu'], [controls~='rail'])) .head,
  :host([controls]:not([controls~='panel'])) .panel,
  :host([controls]:not([controls~='odds'])) :is(odds-from-here, phase-odds),
  :host([controls]:not([controls~='bar'])) .acts,
  :host([controls]:not([controls~='panel'], [controls~='odds'], [controls~='bar'])) .side,
  :host([controls]:not([controls~='log'])) report-log {
    display: none;
  }
  :host([controls]:not([controls~='panel'], [controls~='odds'], [controls~='bar'])) .body {
    grid-template-columns: minmax(0, 1fr);
  }
  :host([controls]:not([controls~='log'])) .body {
    grid-template-rows: var(--assault-height, clamp(24rem, 100vh - 21rem, 42rem));
  }
`;

export const styles = [frame, bar, wide, left];
