/** The two columns, or one at a time; and the tables and lists under them. */
import { css } from 'lit';

export const sidesStyles = css`
  .sides {
    display: grid;
    min-inline-size: 0;
  }
  .side {
    display: grid;
    gap: calc(var(--_space) * 3);
    align-content: start;
    min-inline-size: 0;
    padding: calc(var(--_space) * 4);
  }
  .side > h3 {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  .charts > .side {
    padding: 0;
  }
  .between {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 4) calc(var(--_space) * 4) 0;
  }
  /* Out of sight it keeps its width, so that what it draws is drawn as it will be seen. */
  .side:not(.shown) {
    position: relative;
    block-size: 0;
    padding-block: 0;
    overflow: hidden;
    visibility: hidden;
  }
  .sides > .side {
    grid-template-rows: repeat(6, auto);
  }
  .sides compare-side {
    grid-row: 2 / span 4;
  }
  .toggle {
    padding: calc(var(--_space) * 3) calc(var(--_space) * 4) 0;
  }
  .toggle button {
    flex: 1 1 50%;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .odds {
    margin: 0 calc(var(--_space) * 4);
  }
  .apart,
  .turns {
    border-block-start: 1px solid var(--_line);
    margin-block-start: calc(var(--_space) * 3);
  }
  table {
    table-layout: fixed;
  }
  th,
  td {
    padding-inline-end: calc(var(--_space) * 2);
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    font-weight: 600;
  }
  .turns ul {
    display: grid;
    gap: var(--_space);
    padding: 0;
    list-style: none;
  }
  .turns button {
    display: grid;
    gap: 2px;
    justify-content: start;
    justify-items: start;
    inline-size: 100%;
    min-block-size: 44px;
    padding-block: calc(var(--_space) * 2);
    text-align: start;
  }
  .turns button[aria-current] {
    border-color: var(--_now);
    background: var(--_now-soft);
  }
  .turns button[aria-current] .soft {
    color: var(--_ink);
  }
  .differences {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding: 0;
    list-style: none;
  }
  .differences li {
    display: grid;
    gap: var(--_space);
    overflow-wrap: anywhere;
  }
  @container compare (max-width: 26rem) {
    .bar,
    header,
    .apart,
    .turns,
    .side,
    .toggle {
      padding-inline: calc(var(--_space) * 3);
    }
    .bar button {
      padding-inline: calc(var(--_space) * 2.5);
    }
  }
  /* With very large text it would leave no room for anything else. */
  @container compare (max-width: 16rem) {
    .bar {
      position: static;
    }
  }
  @container compare (min-width: 42rem) {
    .toggle {
      display: none;
    }
    .sides,
    .charts {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .side:not(.shown) {
      block-size: auto;
      padding-block: calc(var(--_space) * 4);
      overflow: visible;
      visibility: visible;
    }
    .charts > .side:not(.shown) {
      padding-block: 0;
    }
    /* What belongs together stands at one height, however long its neighbour is. */
    .sides {
      grid-template-rows: repeat(6, auto);
    }
    .sides > .side {
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
    .charts {
      grid-template-rows: auto auto;
    }
    .charts > .side {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    .sides > .side + .side {
      border-inline-start: 1px solid var(--_line);
    }
  }
  @media print {
    .bar button,
    .chooser,
    .views,
    .toggle,
    .odds,
    .turns {
      display: none;
    }
    .side:not(.shown) {
      block-size: auto;
      visibility: visible;
    }
    .bar {
      position: static;
    }
  }
`;
