/** How a box to tick looks, with its words beside it. */
import { css } from 'lit';

export const tickStyles = css`
  .tick {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: center;
    min-block-size: 36px;
    cursor: pointer;
  }
  .tick input {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    margin: 0;
    accent-color: var(--_now);
  }
  @media (pointer: coarse) {
    .tick {
      min-block-size: 44px;
    }
  }
`;
