/** How a throw of hands looks: the hands one under the other and the buttons, or the entry in their place. */
import { css } from 'lit';

export const diceThrowStyles = css`
  :host {
    display: contents;
  }
  /* What there is to do stays at the end of what is visible, as far as the panel around it goes. */
  dice-entry,
  .ways {
    position: sticky;
    z-index: 1;
    inset-block-end: var(--_foot, 0px);
    margin-inline: calc(-1 * var(--_bleed, 0px));
    scroll-margin-block-end: var(--_foot, 0px);
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
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 2) var(--_bleed, 0px);
    background: var(--_ground);
  }
  .ways button {
    min-block-size: 44px;
  }
  .ways .main {
    flex: 1 1 10rem;
  }
  .ways .other {
    flex: 0 1 auto;
  }
`;
