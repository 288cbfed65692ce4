/** How a throw of hands looks: the hands one under the other, the tray of faces, the buttons. */
import { css } from 'lit';

export const diceThrowStyles = css`
  :host {
    display: block;
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
  .tray {
    margin-block-start: calc(var(--_space) * 2);
  }
  .hint {
    margin: calc(var(--_space) * 2) 0 0;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    margin-block-start: calc(var(--_space) * 3);
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
