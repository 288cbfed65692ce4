/** How the table of all pairs looks, and the rows of one formation where there is little width. */
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
    padding: 0 16px 12px;
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
  td.corner {
    min-inline-size: 8rem;
    padding: 4px 8px;
    font-size: var(--_size-s);
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
    block-size: 176px;
    vertical-align: bottom;
  }
  th[scope='col'] button {
    position: absolute;
    inset-block-end: 6px;
    inset-inline-start: 50%;
    display: block;
    max-inline-size: 180px;
    overflow: hidden;
    font-size: var(--_size-s);
    text-overflow: ellipsis;
    transform: rotate(-62deg);
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
    inline-size: 40px;
    min-inline-size: 40px;
    block-size: 29px;
    min-block-size: 29px;
    padding: 0;
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
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    padding: 8px 8px 0;
    font-size: var(--_size-s);
  }
  .who {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 8px 0;
    text-align: center;
  }
  .who div {
    flex: 1;
    min-inline-size: 0;
  }
  .who h3 {
    font-size: var(--_size-xl);
    overflow-wrap: anywhere;
  }
  .who .icon {
    min-inline-size: 44px;
    min-block-size: 44px;
    font-size: 1.6em;
  }
  .who .icon:disabled {
    border-color: transparent;
    opacity: 0.4;
  }
  .filters {
    display: flex;
    gap: 4px;
    padding: 4px;
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .filters button {
    flex: 1;
    min-block-size: 36px;
    border-color: transparent;
    background: transparent;
    overflow-wrap: anywhere;
  }
  .filters button[aria-pressed='true'] {
    border-color: var(--_line-strong);
    background: var(--_raised);
  }
  .opponent {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 56px 3em;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 50px;
    padding: 4px;
    border: 0;
    border-block-end: 1px solid var(--_line);
    border-radius: 0;
    background: transparent;
    font-weight: 600;
    text-align: start;
    justify-items: stretch;
  }
  .opponent[aria-pressed='true'] {
    background: var(--_now-soft);
  }
  .opponent .name {
    overflow-wrap: break-word;
  }
  .opponent .how {
    font-weight: 400;
  }
  .opponent b {
    text-align: end;
  }
  @media (forced-colors: active) {
    .cell[aria-pressed='true'] {
      outline-color: Highlight;
    }
  }
`;

export const matrixStyles: readonly CSSResult[] = [own, ...TINTS];
