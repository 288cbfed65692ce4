/** How a heading, the sides and figures look that tell of throws. */
import { css } from 'lit';

export const throwsStyles = css`
  :host {
    display: block;
  }
  h3,
  p {
    margin: 0;
  }
  section {
    margin-block-start: calc(var(--_space) * 5);
  }
  .side-mark {
    --_mark-ground: var(--_ground);
    margin-inline-end: 0.35em;
    vertical-align: -0.06em;
  }
  table {
    font-size: var(--_size-s);
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  thead th {
    font-weight: 600;
    vertical-align: bottom;
  }
  td,
  thead th:not(:first-child) {
    padding-inline-start: calc(var(--_space) * 3);
    text-align: end;
  }
  tr:is(.most, .likeliest) :is(th, td) {
    font-weight: 700;
  }
`;
