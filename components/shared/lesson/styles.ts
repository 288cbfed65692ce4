/** How a lesson is laid out in its own box: its progress, and below it the board with panel or sheet and bar. */
import { css } from 'lit';
import { noteStyles, summaryStyles } from './parts.styles.ts';

const frame = css`
  :host {
    --_height: var(--assault-height, clamp(560px, 85dvh, 760px));
    container: resolver / inline-size;
    contain-intrinsic-inline-size: 48rem;
    position: relative; /* what is only spoken makes no page longer */
    display: flex;
    flex-direction: column;
    block-size: var(--_height);
    overflow: hidden;
    border: var(--_edge, 1px) solid var(--_line);
    border-radius: var(--_corner, calc(var(--_radius) * 1.5));
  }
  /* A page that lays every element out anew leaves it its height. */
  section {
    display: flex;
    flex: 1;
    flex-direction: column;
    block-size: var(--_height);
    min-block-size: 0;
  }
  .top {
    display: flex;
    flex: none;
    gap: calc(var(--_space) * 2);
    align-items: center;
    min-block-size: 48px;
    padding-inline: calc(var(--_space) * 2);
    border-block-end: 1px solid var(--_line);
    background: var(--_ground);
  }
  .top h2 {
    flex: 0 1 auto;
    max-inline-size: 40%;
    margin: 0;
    padding-inline: calc(var(--_space) * 2);
    font-size: var(--_size-m);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .held,
  .does {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
  }
  table-frame {
    flex: 1;
    block-size: auto;
    min-block-size: 0;
  }
  assault-battlefield {
    block-size: 100%;
  }
  .panel {
    --_bleed: calc(var(--_space) * 4);
    display: grid;
    gap: calc(var(--_space) * 3);
    padding: 0 var(--_bleed) var(--_bleed);
  }
  .words,
  .answer,
  .summary,
  .again-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 2.5);
    align-content: start;
    min-inline-size: 0;
  }
  .answer:empty {
    display: none;
  }
  h3 {
    margin: 0;
    font-size: var(--_size-l);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h4 {
    margin: 0 0 calc(var(--_space) * 2);
    font-size: var(--_size-m);
  }
  h3:focus {
    outline: none;
  }
  .stands {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .where {
    margin: 0 0 calc(var(--_space) * -2);
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .question {
    text-wrap: pretty;
    font-weight: 600;
    line-height: 1.35;
  }
  .log summary {
    padding-inline: 0;
  }
  .lines {
    max-block-size: 14rem;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    overflow-y: auto;
    overscroll-behavior-y: contain;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    font-size: var(--_size-s);
  }
  .lines said-lines {
    gap: var(--_space);
    font-size: inherit;
  }
  .again {
    margin: 0;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .summary {
    flex: 1;
    padding: calc(var(--_space) * 4);
    overflow-y: auto;
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    margin: 0;
    padding: calc(var(--_space) * 4);
  }
  .lack p,
  .reading {
    margin: 0;
  }
  .reading {
    padding: calc(var(--_space) * 4);
  }
  @container resolver (max-width: 599px) {
    .acts button:not(.icon, .main) {
      padding-inline: 8px;
      font-size: var(--_size-s);
      overflow-wrap: break-word;
    }
    .top h2 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** What is to be done stands above the table on which it is done. */
const tasks = css`
  .task {
    position: relative;
    display: flex;
    flex: none;
    flex-direction: column;
    max-block-size: max(180px, min(50%, 100% - 428px)); /* the table below it shows its map */
    border-block-end: 1px solid var(--_line);
    background: var(--_ground);
  }
  .told {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 2);
    min-block-size: 0;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4);
    padding-inline-end: 52px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .unfold {
    position: absolute;
    inset: 0 4px auto auto;
    inline-size: 44px;
    block-size: 44px;
  }
  .unfold::before {
    content: '';
    display: block;
    inline-size: 8px;
    block-size: 8px;
    margin: auto;
    border-block-end: 2px solid currentColor;
    border-inline-end: 2px solid currentColor;
    translate: 0 -2px;
    rotate: 45deg;
  }
  .unfold[aria-expanded='true']::before {
    translate: 0 2px;
    rotate: 225deg;
  }
  .task .bar {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
  }
  .task .acts {
    flex-wrap: wrap;
    min-block-size: 0;
    padding: 0 12px 8px;
  }
  .table {
    --assault-height: 100%;

    display: grid;
    flex: 1;
    min-block-size: 0;
  }
  .table assault-resolver {
    min-block-size: 0;
    block-size: 100%;
    border: 0;
    border-radius: 0;
  }
  .unaided assault-resolver::part(odds) {
    display: none;
  }
  @container resolver (min-width: 900px) {
    .task {
      flex-direction: row;
    }
    .task .bar {
      align-self: end;
    }
    .told {
      flex: 1;
      padding-inline-end: calc(var(--_space) * 4);
    }
    .task .acts {
      padding-block-end: 8px;
      padding-inline-end: 52px;
    }
  }
`;

/** What a page leaves out by `controls`. */
const left = css`
  :host([controls]:not([controls~='title'])) .top h2,
  :host([controls]:not([controls~='rail'])) :is(.rail, .of),
  :host([controls]:not([controls~='title'], [controls~='rail'])) .top {
    display: none;
  }
  @media print {
    :host,
    section,
    .held {
      display: block;
      block-size: auto;
      overflow: visible;
    }
    .bar,
    .rail {
      display: none;
    }
  }
`;

export const styles = [frame, noteStyles, summaryStyles, tasks, left];
