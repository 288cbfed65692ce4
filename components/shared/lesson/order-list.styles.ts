/** How a list to be put into an order looks. */
import { css } from 'lit';

export const listStyles = css`
  :host {
    display: block;
  }
  .legend {
    margin: 0 0 calc(var(--_space) * 2);
    font-weight: 600;
  }
  .none {
    margin: 0 0 calc(var(--_space) * 3);
    padding: calc(var(--_space) * 3);
    border: 1px dashed var(--_line-strong);
    border-radius: var(--_radius);
    color: var(--_ink-soft);
  }
  ol,
  ul {
    display: grid;
    gap: var(--_space);
    margin: 0 0 calc(var(--_space) * 4);
    padding: 0;
    list-style: none;
  }
  ul {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    margin-block-end: 0;
  }
  .row {
    display: flex;
    align-items: stretch;
    border: 1px solid var(--_now);
    border-radius: var(--_radius);
    background: var(--_now-soft);
  }
  .row.dragged {
    outline: 2px solid var(--_now);
    outline-offset: -1px;
  }
  .grip {
    flex: 1;
    justify-content: flex-start;
    min-inline-size: 0;
    min-block-size: 44px;
    border: 0;
    background: none;
    text-align: start;
    cursor: grab;
    touch-action: none;
  }
  .dragged .grip {
    cursor: grabbing;
  }
  .number {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.7em;
    block-size: 1.7em;
    border-radius: 50%;
    background: var(--_now);
    color: var(--_on-now);
    font-size: var(--_size-s);
    font-weight: 700;
  }
  .name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .rest button {
    justify-content: flex-start;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 44px;
    text-align: start;
  }
  .icon {
    flex: none;
    align-self: center;
    min-block-size: 44px;
  }
  .icon[aria-disabled='true'] {
    border-color: transparent;
    opacity: 0.45;
  }
  .sign {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    .row {
      border-width: 2px;
    }
  }
`;
