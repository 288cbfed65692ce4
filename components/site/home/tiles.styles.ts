/** Ways to a table, beside and below each other. */
import { css } from 'lit';

export const tileStyles = css`
  h3 {
    margin: 0 0 calc(var(--_space) * 2);
    font-size: var(--_size-m);
    font-weight: 650;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
    gap: calc(var(--_space) * 2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    min-inline-size: 0;
    border: 1px solid var(--_line);
    border-radius: 10px;
    background: var(--_raised);
  }
  li a {
    display: block;
    box-sizing: border-box;
    min-block-size: 48px;
    padding: calc(var(--_space) * 3);
    border-radius: inherit;
    color: var(--_ink);
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  li a:hover {
    background: var(--_sunken);
  }
  li a[aria-current] {
    box-shadow: inset 0 0 0 2px var(--_now);
  }
  small {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
`;
