/** How a lesson is laid out: by its own width, not by the window's. */
import { css } from 'lit';
import { noteStyles, railStyles, summaryStyles } from './parts.styles.ts';

const frame = css`
  :host {
    display: block;
    container: lesson / inline-size;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
    justify-content: space-between;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4);
    border-block-end: 1px solid var(--_line);
  }
  .head h2 {
    margin: 0;
    font-size: var(--_size-l);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .words,
  .answer,
  .summary {
    display: grid;
    gap: calc(var(--_space) * 3);
    align-content: start;
    min-inline-size: 0;
    padding: calc(var(--_space) * 4);
  }
  h3 {
    margin: 0;
    font-size: var(--_size-xl);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h4 {
    margin: 0 0 calc(var(--_space) * 2);
    font-size: var(--_size-m);
  }
  .stands {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h3:focus {
    outline: none;
  }
  .where {
    margin: 0 0 calc(var(--_space) * -2);
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .question {
    padding-block-start: calc(var(--_space) * 3);
    border-block-start: 1px solid var(--_line);
    text-wrap: pretty;
    font-size: var(--_size-l);
    font-weight: 600;
    line-height: 1.35;
  }
  .map {
    min-inline-size: 0;
    border-block: 1px solid var(--_line);
  }
  assault-battlefield {
    block-size: clamp(16rem, 44vh, 24rem);
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
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
  .bar button {
    min-block-size: 44px;
  }
  .bar .main {
    flex: 1 1 7rem;
  }
  .again {
    margin: 0;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .table {
    padding: 0 calc(var(--_space) * 2) calc(var(--_space) * 2);
  }
  assault-resolver::part(menu),
  .unaided assault-resolver::part(odds) {
    display: none;
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
`;

/** The table beside the words; it stays in view while an answer is put together. */
const wide = css`
  @container lesson (min-width: 44rem) {
    .asks {
      grid-template-columns: minmax(0, 1fr) clamp(19rem, 36%, 27rem);
      grid-template-rows: auto 1fr;
    }
    .asks .map {
      grid-area: 1 / 1 / span 2;
      border-block: 0;
      border-inline-end: 1px solid var(--_line);
    }
    .asks assault-battlefield {
      position: sticky;
      inset-block-start: 0;
      block-size: 100%;
      min-block-size: var(--assault-height, clamp(24rem, 100vh - 16rem, 40rem));
      max-block-size: max(24rem, 100vh - 1rem);
    }
    .asks .words,
    .asks .answer {
      grid-column: 2;
    }
    .does .question {
      padding-block-start: 0;
      border-block-start: 0;
    }
    .asks .answer {
      padding-block-start: 0;
    }
    .does {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .does .table {
      grid-column: 1 / -1;
    }
  }
  @media print {
    .bar,
    .rail {
      display: none;
    }
  }
`;

/** What a page leaves out by `controls`. */
const left = css`
  :host([controls]:not([controls~='title'])) .head h2,
  :host([controls]:not([controls~='rail'])) .rail,
  :host([controls]:not([controls~='title'], [controls~='rail'])) .head {
    display: none;
  }
`;

export const styles = [frame, railStyles, noteStyles, summaryStyles, wide, left];
