/** How a field looks in which something is chosen or typed. */
import { css } from 'lit';

export const fieldStyles = css`
  select,
  [type='search'] {
    min-block-size: 36px;
    max-inline-size: 100%;
    padding-inline: calc(var(--_space) * 2);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
  }
  @media (pointer: coarse) {
    select,
    [type='search'] {
      min-block-size: 44px;
    }
  }
`;
