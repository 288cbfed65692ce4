/** How lists look in which something is entered for each unit: who, what is known of it, the number. */
import { css } from 'lit';

export const entryStyles = css`
  :host {
    display: grid;
    gap: calc(var(--_space) * 3);
    min-inline-size: 0;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li,
  .move {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 calc(var(--_space) * 2);
    align-items: center;
    padding-block: var(--_space);
    border-block-end: 1px solid var(--_line);
  }
  :is(li, .move) > :last-child:not(.how) {
    grid-area: 1 / 2 / span 2;
  }
  .who {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .who:not(:has(+ .how)) {
    grid-row: span 2;
  }
  .how {
    grid-column: 1;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: calc(var(--_space) * 2);
    align-items: center;
  }
`;
