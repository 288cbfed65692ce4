/** How a phase stands in its frame, before the game has come and after. */
import { css } from 'lit';

export const frameStyles = css`
  :host {
    flex: 1;
    min-block-size: 0;
    border: 0;
    border-radius: 0;
  }
  .refused {
    margin: 0 0 calc(var(--_space) * 2);
  }
  /* A list of names as long as they are, under a chip that has the short one. */
  .edition {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: calc(var(--_space) * 2);
    min-block-size: 28px;
    padding-inline: calc(var(--_space) * 2.5);
    border: 1px solid var(--_line);
    border-radius: 14px;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    white-space: nowrap;
  }
  .edition::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-block-end: 1.5px solid currentColor;
    border-inline-end: 1.5px solid currentColor;
    translate: 0 -2px;
    rotate: 45deg;
  }
  .edition:focus-within {
    outline: 2px solid var(--_now);
    outline-offset: 2px;
  }
  .edition select {
    position: absolute;
    inset: -9px 0;
    inline-size: 100%;
    block-size: 44px;
    opacity: 0;
    font: inherit;
    cursor: pointer;
  }
`;
