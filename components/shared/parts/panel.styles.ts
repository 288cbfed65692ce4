/** How every step's panel looks: heading, what happens now, facts, things to do, the rules behind them. */
import { css } from 'lit';
import { headingStyles } from './heading.styles.ts';

const panel = css`
  :host {
    display: block;
  }
  section {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  /* Beside what stands in the corner; a word too long for that is whole under it. */
  h2::before {
    content: '';
    float: right;
    padding: 0 0 28px var(--_head-room);
  }
  h2 span {
    display: inline-block;
  }
  :is(h2 :first-child, .lead)::first-letter {
    text-transform: uppercase;
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 1.5);
    font-size: var(--_size-m);
    overflow-wrap: anywhere;
  }
  h3 .side-mark {
    --_mark-ground: var(--_ground);
    color: var(--_side);
  }
  h3 .count {
    margin-inline-start: auto;
    color: var(--_ink-soft);
    font-weight: 400;
    font-size: var(--_size-s);
    white-space: nowrap;
  }
  .lead {
    margin-block-start: calc(var(--_space) * -1.5);
    color: var(--_ink-soft);
    overflow-wrap: anywhere;
  }
  .group,
  .notes {
    display: grid;
    gap: var(--_space);
  }
  .fact {
    overflow-wrap: anywhere;
  }
  .warning,
  .refusal {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-inline-start: 3px solid var(--_bad);
    background: var(--_raised);
    overflow-wrap: anywhere;
  }
  .rule {
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    font-weight: 700;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
  .actions button {
    flex: auto;
  }
  .actions button,
  .rows button {
    min-block-size: 44px;
    overflow-wrap: anywhere;
  }
  /* What is not done by the next action, such as nothing. */
  .rows {
    display: grid;
    border-block-start: 1px solid var(--_line);
  }
  .rows button {
    justify-content: start;
    padding-inline: 0;
    border: 0;
    border-block-end: 1px solid var(--_line);
    border-radius: 0;
    background: none;
    font-weight: 400;
    text-align: start;
  }
  .lead:empty,
  .notes:not(:has(*)),
  :host([shows='step']) .notes,
  :host([shows='rules']) section > :not(h2, .notes) {
    display: none;
  }
  @media print {
    .actions,
    .rows,
    .notes {
      display: none;
    }
  }
`;

export const panelStyles = [headingStyles, panel];
