/** How the report looks on the screen: one column, two where there is room. */
import { css } from 'lit';
import { paper } from './paper.styles.ts';

const page = css`
  :host {
    container: report / inline-size;
  }
  article {
    max-inline-size: 56rem;
    margin-inline: auto;
    padding: calc(var(--_space) * 4) calc(var(--_space) * 4) calc(var(--_space) * 6);
    overflow-wrap: anywhere;
  }
  .body {
    display: flow-root;
  }
  .body > * + *,
  .two > * + * {
    margin-block-start: calc(var(--_space) * 5);
  }
  h2,
  h3,
  h4,
  p,
  ul,
  figure {
    margin: 0;
  }
  h2 {
    font-size: calc(var(--_size) * 1.5);
    line-height: 1.25;
    text-wrap: balance;
  }
  h2:focus {
    outline: 0;
  }
  h3:not(.spoken) {
    padding-block-end: var(--_space);
    border-block-end: 1px solid var(--_line-strong);
    font-size: var(--_size-l);
  }
  h4 {
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 1.5);
    font-size: var(--_size-m);
  }
  ul {
    padding: 0;
    list-style: none;
  }
  .soft,
  .more {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .notes,
  .more {
    display: block;
    font-weight: 400;
  }
  .stand {
    font-weight: 600;
  }
  .force li {
    padding-block: calc(var(--_space) * 1.5);
    border-block-end: 1px solid var(--_line);
  }
  .side-mark {
    --_mark-ground: var(--_ground);
    align-self: center;
    color: var(--_side);
  }
  :is(th, td) .side-mark {
    margin-inline-end: 0.45em;
    vertical-align: -0.06em;
  }
  figcaption {
    padding-block-end: var(--_space);
    font-weight: 600;
  }
  a {
    color: var(--_now-ink);
  }
  footer {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .printed {
    display: none;
  }
`;

const head = css`
  .qr {
    max-inline-size: 12rem;
    margin-block-start: calc(var(--_space) * 3);
  }
  .qr svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--_radius);
    forced-color-adjust: none;
  }
  .result {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--_space) calc(var(--_space) * 4);
    margin-block-start: calc(var(--_space) * 3);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4);
    border: 1px solid var(--_line-strong);
    border-radius: 10px;
  }
  .verdict {
    display: flex;
    gap: 0.4em;
    align-items: baseline;
    font-size: var(--_size-l);
    font-weight: 600;
  }
  @container report (min-width: 44rem) {
    article {
      position: relative;
    }
    .qr {
      float: right;
      inline-size: 8rem;
      margin: 0 0 calc(var(--_space) * 3) calc(var(--_space) * 4);
    }
    .result {
      display: flow-root;
    }
    .maps {
      clear: both;
    }
  }
`;

const tables = css`
  th {
    font-weight: 400;
    text-align: start;
  }
  thead th {
    padding: 0;
    border: 0;
    font-size: 0;
  }
  td {
    text-align: start;
  }
  td + td {
    padding-inline-start: calc(var(--_space) * 2);
  }
  tbody th[rowspan] {
    inline-size: 17%;
    min-inline-size: 4.5rem;
    padding-inline-end: calc(var(--_space) * 2);
    color: var(--_ink-soft);
    hyphens: auto;
  }
  .stepped :is(th, td) {
    vertical-align: top;
  }
  .who {
    padding-inline-start: 0;
  }
  .log tr:not(:last-child) td {
    border-block-end-color: transparent;
  }
  .needs {
    inline-size: 22%;
  }
  .came {
    inline-size: 16%;
    text-align: end;
  }
  td.rule {
    inline-size: 1%;
    color: var(--_ink-soft);
    white-space: nowrap;
    text-align: end;
  }
  .fallen {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .die {
    inline-size: 1.25em;
    block-size: 1.25em;
    forced-color-adjust: none;
  }
  .die .body {
    fill: var(--_raised);
    stroke: var(--_line-strong);
    stroke-width: 2;
  }
  .die .pip {
    stroke: var(--_ink);
  }
  .die.counts .body {
    fill: var(--_side);
    stroke: var(--_side);
  }
  .die.counts .pip {
    stroke: var(--_ground);
  }
  @container report (max-width: 36rem) {
    .body {
      display: flex;
      flex-direction: column;
    }
    .qr {
      order: 1;
      inline-size: 12rem;
    }
    .stepped thead {
      display: none;
    }
    .stepped :is(table, tbody) {
      display: block;
    }
    .stepped tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(60%);
      column-gap: calc(var(--_space) * 3);
      padding-block: var(--_space);
      border-block-end: 1px solid var(--_line);
    }
    .stepped tbody :is(th, td) {
      inline-size: auto;
      padding: 0;
      border: 0;
    }
    .stepped tbody th {
      grid-column: 1 / -1;
      font-weight: 600;
    }
    .fallen {
      justify-content: end;
    }
    .dice .came {
      grid-row: 1;
      grid-column: 2;
    }
    .dice th ~ .came {
      grid-row: 2;
    }
  }
  .fates thead th {
    padding-block: calc(var(--_space) * 1.25);
    border-block-end: 1px solid var(--_line);
    font-size: var(--_size-s);
  }
  .fates th:first-child {
    inline-size: 100%;
  }
  :is(.fates, .luck) td,
  .fates th:not(:first-child) {
    padding-inline-start: calc(var(--_space) * 3);
    overflow-wrap: normal;
    text-align: end;
  }
  .fate {
    color: var(--_bad);
  }
  .odds {
    padding-block-start: var(--_space);
  }
  .lines li {
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 2);
    padding-block: 2px;
  }
  .lines .rule {
    min-inline-size: 3.2rem;
  }
  @container report (min-width: 44rem) {
    .two {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: calc(var(--_space) * 4) calc(var(--_space) * 6);
    }
    .two > * + * {
      margin-block-start: 0;
    }
  }
`;

const tools = css`
  .tools {
    display: grid;
    gap: calc(var(--_space) * 3);
    max-inline-size: 56rem;
    margin-inline: auto;
    padding: calc(var(--_space) * 4) calc(var(--_space) * 4) 0;
  }
  .tools > button {
    justify-self: start;
  }
  details {
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  summary {
    min-block-size: 44px;
  }
  .folded {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding: calc(var(--_space) * 1) calc(var(--_space) * 3) calc(var(--_space) * 3);
  }
  label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 2);
  }
  select {
    min-block-size: 44px;
  }
`;

export const articleStyles = [page, head, tables, tools, paper];
