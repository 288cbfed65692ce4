/** How the buttons stand under what can be taken away. */
import { css } from 'lit';

export const copyAndSaveStyles = css`
  .deeds {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 2);
  }
  .deeds button {
    min-block-size: 44px;
  }
`;
