/** How what stands beside the drawing of a chart is chosen. */
import { css } from 'lit';

export const besideStyles = css`
  .beside {
    display: grid;
    align-content: start;
    gap: calc(var(--_space) * 3);
    min-inline-size: 0;
  }
  .tabs {
    display: flex;
    flex-wrap: wrap;
    border-block-end: 1px solid var(--_line);
  }
  .tabs button {
    min-block-size: 44px;
    padding: 0 calc(var(--_space) * 2);
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--_ink-soft);
    font-weight: 400;
  }
  .tabs [aria-selected='true'] {
    border-color: var(--_now);
    color: var(--_ink);
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .tabs [aria-selected='true'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;
