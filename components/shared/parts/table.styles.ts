/** How a table of figures looks. */
import { css } from 'lit';

export const tableStyles = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-block-end: var(--_space);
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: calc(var(--_space) * 1.25) 0;
    border-block-end: 1px solid var(--_line);
    vertical-align: baseline;
  }
`;
