/** How a column of the comparison looks. */
import { css } from 'lit';

export const columnStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    min-inline-size: 0;
  }
  section {
    display: grid;
    grid-row: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    gap: calc(var(--_space) * 3);
    min-inline-size: 0;
  }
  .stands {
    display: grid;
    gap: var(--_space);
    align-content: start;
  }
  h4,
  p,
  ul,
  ol {
    margin: 0;
  }
  h4 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(var(--_space) * 2);
    font-size: var(--_size-l);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .round {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .rule {
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    font-weight: 700;
  }
  .mark {
    padding-inline: 5px;
    border-radius: 4px;
    background: var(--_now-soft);
    color: var(--_now-ink);
    font-size: var(--_size-s);
    font-weight: 600;
    white-space: nowrap;
  }
  .lead {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .happened {
    display: grid;
    gap: calc(var(--_space) * 2);
    align-content: start;
  }
  .event {
    color: var(--_ink-soft);
    font-family: var(--_mono);
    font-size: var(--_size-s);
  }
  .waits {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border: 1px dashed var(--_line-strong);
    border-radius: var(--_radius);
    color: var(--_ink-soft);
  }
  .refusal {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    background: var(--_raised);
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  .happened > ul > li,
  .log > li {
    display: grid;
    grid-template-columns: 3.2rem minmax(0, 1fr);
    gap: calc(var(--_space) * 2);
    align-items: baseline;
    padding: 2px calc(var(--_space) * 2);
    border-inline-start: 3px solid transparent;
    overflow-wrap: anywhere;
  }
  li.differs {
    border-inline-start-color: var(--_now);
  }
  .dice p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(var(--_space) * 1.5);
    font-size: var(--_size-s);
  }
  .dice .side-mark {
    --_mark-ground: var(--_ground);
    align-self: center;
  }
  .dice b {
    color: var(--_side, inherit);
  }
  .owners {
    color: var(--_ink-soft);
    overflow-wrap: anywhere;
  }
  .faces {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    padding-block: 3px;
  }
  .faces svg {
    display: block;
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
  .faces li {
    border-radius: 6px;
  }
  .body {
    fill: var(--_raised);
    stroke: var(--_line-strong);
    stroke-width: 1.5;
  }
  .pip {
    stroke: var(--_ink);
  }
  .counts .body {
    fill: var(--_side, var(--_now));
    stroke: none;
  }
  .counts .pip {
    stroke: var(--_on-side);
  }
  .only {
    outline: 2px dotted var(--_now);
    outline-offset: 0;
  }
  assault-battlefield {
    block-size: clamp(14rem, 40vh, 24rem);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  summary {
    padding-inline: var(--_space);
    min-block-size: 44px;
    border-radius: var(--_radius);
  }
  .log {
    max-block-size: 18rem;
    overflow-y: auto;
    overscroll-behavior-y: contain;
  }
  @media (forced-colors: active) {
    .counts svg {
      forced-color-adjust: none;
    }
    li.differs {
      border-inline-start-color: Highlight;
    }
  }
  @media print {
    .log {
      max-block-size: none;
    }
  }
`;
