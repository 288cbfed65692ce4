/** How a field looks in which something is chosen or typed. */
import { css } from 'lit';

/** Beside other things: as high as a button. */
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

/** In a form: large enough for fingers, and for a phone not to zoom in; what is typed has the whole width. */
export const formFieldStyles = css`
  select,
  textarea,
  [type='text'],
  [type='search'],
  [type='number'] {
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 44px;
    padding-inline: calc(var(--_space) * 2);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
    font-size: max(16px, var(--_size-m));
    font-weight: 400;
  }
  textarea,
  [type='text'],
  [type='search'],
  [type='number'] {
    inline-size: 100%;
    padding-inline: calc(var(--_space) * 3);
  }
  textarea {
    padding-block: calc(var(--_space) * 2);
    resize: vertical;
  }
  ::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }
`;
