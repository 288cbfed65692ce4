/** How a throw of hands looks: the hands one under the other. */
import { css } from 'lit';

export const diceThrowStyles = css`
  :host {
    display: contents;
  }
  /* Thrown, they stand below what has come of them. */
  :host([last]) .hands {
    order: 1;
  }
  .hands {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    gap: calc(var(--_space) * 2);
  }
  .roomy {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  }
  dice-hand:not([compact]) {
    grid-column: 1 / -1;
  }
`;
