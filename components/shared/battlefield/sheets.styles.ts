/** How the key of the map looks, and the table instead of it. */
import { css } from 'lit';
import type { Covered } from './camera.ts';

/** The sheets of the map stay clear of what lies over its edges. */
export const clearOf = (covered: Covered | null): string =>
  (covered === null ? '' : `--_beside:${covered.right}px;--_under:${covered.bottom}px`);

/** A sheet over the corner of the map that scrolls by itself. */
export const keyStyles = css`
  .key-sheet {
    position: absolute;
    inset-block-end: calc(var(--_under, 0px) + 56px);
    inset-inline-end: calc(var(--_beside, 0px) + 8px);
    max-block-size: calc(100% - var(--_under, 0px) - 64px);
    overflow: auto;
    padding: 8px 12px 8px 4px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-size: var(--_size-s);
  }
  .key-sheet ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .key-sheet li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .key-sheet svg {
    flex: none;
    overflow: visible;
  }
`;

/** A plain table that scrolls by itself. */
export const tableStyles = css`
  .table-view {
    position: absolute;
    inset: 0;
    overflow: auto;
    padding: 0 var(--_beside, 0) calc(var(--_under, 0px) + 56px) 0;
    background: var(--_raised);
  }
  .table-view:focus-visible {
    outline-offset: -2px;
  }
  table {
    inline-size: 100%;
    min-inline-size: 48em;
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--_size-s);
  }
  th,
  td {
    padding: 6px 10px;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--_raised);
    color: var(--_ink-soft);
    white-space: nowrap;
    border-block-end-color: var(--_line-strong);
  }
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--_raised);
    white-space: nowrap;
  }
  td:nth-child(4) {
    min-inline-size: 14em;
  }
  td.attacker {
    color: var(--_attacker);
    font-weight: 600;
  }
  td.defender {
    color: var(--_defender);
    font-weight: 600;
  }
  tr.now > * {
    background: var(--_now-soft);
  }
  tr.dead > * {
    color: var(--_ink-soft);
  }
  tr.dead th {
    text-decoration: line-through;
  }
  td p {
    margin: 0;
  }
  .table-view button {
    min-block-size: 24px;
    padding: 2px 6px;
    font-weight: 400;
    text-align: start;
  }
  .table-view button.quiet {
    margin-inline-start: -7px;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
