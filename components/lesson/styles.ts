/** How a lesson is laid out: by its own width, not by the window's. */
import { css } from 'lit';

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
  assault-resolver::part(menu) {
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

const rail = css`
  .rail ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rail button {
    position: relative;
    inline-size: 32px;
    min-block-size: 32px;
    padding: 0;
    border-color: var(--_line);
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .rail .done,
  .rail .missed {
    border-color: var(--_line-strong);
    color: var(--_ink);
  }
  .rail .sign {
    position: absolute;
    inset: auto -3px -3px auto;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--_ground);
    fill: none;
    stroke: var(--_good);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rail .missed .sign {
    stroke: var(--_bad);
  }
  .rail [aria-current] {
    border-color: var(--_now);
    background: var(--_now);
    color: var(--_on-now);
  }
  .rail button:disabled {
    border-style: solid;
  }
  @media (pointer: coarse) {
    .rail button {
      inline-size: 40px;
      min-block-size: 40px;
    }
  }
`;

const notes = css`
  .said {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-inline-start: 4px solid var(--_now);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .said > p {
    display: flex;
    gap: calc(var(--_space) * 1.5);
    align-items: center;
    margin: 0;
    font-weight: 700;
  }
  .said .sign {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .right {
    border-inline-start-color: var(--_good);
  }
  .right > p {
    color: var(--_good);
  }
  .wrong {
    position: relative;
    border: 1.5px solid var(--_line-strong);
    border-radius: calc(var(--_radius) * 2.5);
    border-end-start-radius: 0;
  }
  .wrong > p {
    color: var(--_bad);
  }
  .why {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .why button {
    min-block-size: 32px;
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .why [aria-expanded='true'] {
    border-color: var(--_now);
    background: var(--_now-soft);
  }
  @media (pointer: coarse) {
    .why button {
      min-block-size: 44px;
    }
  }
`;

const summary = css`
  .summary .lead {
    margin: 0;
  }
  .missed-list {
    display: grid;
    gap: calc(var(--_space) * 3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .missed-list li {
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    margin-block-end: calc(var(--_space) * 2);
  }
  .row span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .row small {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .row button {
    min-block-size: 44px;
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

export const styles = [frame, rail, notes, summary, wide];
