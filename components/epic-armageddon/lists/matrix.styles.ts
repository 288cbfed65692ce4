/** How the table of all pairs looks. */
import { css, type CSSResult } from 'lit';

/** Tints grow with the distance from an even chance, as far as text keeps its contrast on them. */
const SHARE = 6;
const TINTS = [1, 2, 3, 4, 5, 6, 7, 8].map(tint => css`
  .a${tint} {
    background: color-mix(in srgb, var(--_attacker) ${tint * SHARE}%, var(--_map));
  }
  .d${tint} {
    background: color-mix(in srgb, var(--_defender) ${tint * SHARE}%, var(--_map));
  }
`);

const own = css`
  .field {
    padding: 0 16px;
  }
  table {
    inline-size: auto;
    margin-inline: auto;
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: end;
  }
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: var(--_map);
  }
  tbody td {
    inline-size: 44px;
  }
  td.corner {
    min-inline-size: 9rem;
    padding: 4px 8px 6px 0;
    font-size: calc(var(--_size) * 0.75);
    line-height: 1.3;
    text-align: start;
    vertical-align: bottom;
  }
  th button {
    min-block-size: 29px;
    padding: 0 8px;
    font-weight: 500;
    white-space: nowrap;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--_map);
  }
  th[scope='row'] button {
    justify-content: end;
    inline-size: 100%;
    border-radius: 0;
  }
  th[scope='col'] {
    position: relative;
    block-size: calc(var(--_size) * 8.75);
    vertical-align: bottom;
  }
  th[scope='col'] button {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 50%;
    display: block;
    min-block-size: 24px;
    max-inline-size: calc(var(--_size) * 9.8);
    padding-inline: 0 2px;
    overflow: hidden;
    font-size: calc(var(--_size) * 0.75);
    text-overflow: ellipsis;
    transform: rotate(-54deg);
    transform-origin: 0 50%;
  }
  th button[aria-pressed='true'] {
    background: var(--_now-soft);
  }
  th.selected button {
    color: var(--_now-ink);
    font-weight: 700;
  }
  .cell {
    position: relative;
    inline-size: 100%;
    min-inline-size: 40px;
    block-size: 29px;
    min-block-size: 29px;
    padding: 0;
    vertical-align: top;
    border: 1px solid var(--_map);
    border-radius: 0;
    background: var(--_map);
    font-weight: 500;
  }
  .cell.empty {
    background: var(--_sunken);
  }
  .cell.a-full {
    background: var(--_attacker);
    color: var(--_on-side);
  }
  .cell.d-full {
    background: var(--_defender);
    color: var(--_on-side);
  }
  .cell.cell:enabled:not([aria-disabled='true']):hover,
  .cell[aria-pressed='true'] {
    z-index: 1;
    outline: 3px solid var(--_now);
    outline-offset: -2px;
  }
  .cell.cell:not(.a-full, .d-full, .empty):enabled:hover {
    filter: none;
  }
  .cell .ring {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    inline-size: 7px;
    block-size: 7px;
    border-width: 1.5px;
  }
  @media (forced-colors: active) {
    .cell[aria-pressed='true'] {
      outline-color: Highlight;
    }
  }
`;

export const matrixStyles: readonly CSSResult[] = [own, ...TINTS];
