/** How the questions about a unit and their answers look. */
import { css } from 'lit';

export const reasonsStyles = css`
  :host {
    display: block;
  }
  section {
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    padding-inline: calc(var(--_space) * 3) var(--_head-room, 0);
    border-block-end: 1px solid var(--_line);
  }
  .who {
    display: grid;
    padding-block: calc(var(--_space) * 2);
    overflow-wrap: anywhere;
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 1.5);
    margin: 0;
    font-size: var(--_size-l);
    line-height: 1.25;
  }
  .side-mark {
    color: var(--_side);
  }
  .whose {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .close {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
  .close svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  details + details {
    border-block-start: 1px solid var(--_line);
  }
  summary {
    min-block-size: 40px;
  }
  details.not-now > summary {
    color: var(--_ink-soft);
    font-weight: 400;
  }
  .question {
    flex: 1;
    min-inline-size: 0;
  }
  .answer {
    display: inline-flex;
    gap: calc(var(--_space) * 1.5);
    align-items: center;
    white-space: nowrap;
  }
  @media print {
    .close {
      display: none;
    }
  }
`;
