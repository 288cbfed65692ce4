/** How the formation builder looks. */
import { css } from 'lit';

export const builderStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 3);
    min-inline-size: 0;
  }
  section > * {
    min-inline-size: 0;
  }
  h3,
  h4,
  p {
    margin: 0;
  }
  h3 {
    color: var(--_side);
    font-size: var(--_size-l);
  }
  h3 .side-mark {
    margin-inline-end: 0.4em;
    --_mark-ground: var(--_ground);
  }
  h4 {
    font-size: var(--_size-l);
    overflow-wrap: anywhere;
  }
  small,
  .soft {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .remark {
    padding: var(--_space) calc(var(--_space) * 2);
    border-inline-start: 3px solid var(--_line-strong);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .lists {
    border-block: 1px solid var(--_line);
  }
  .lists[open] {
    padding-block-end: calc(var(--_space) * 3);
  }
  summary {
    min-block-size: 44px;
    padding-inline: 0;
  }
  .selects,
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
    gap: calc(var(--_space) * 3);
    align-items: end;
    margin-block-end: calc(var(--_space) * 3);
  }
  .field {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .field select {
    inline-size: 100%;
  }
  .own {
    justify-self: start;
    min-block-size: 44px;
  }
  .formation,
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 3);
  }
  .body[hidden] {
    display: none;
  }
  .formation {
    padding-block-start: calc(var(--_space) * 3);
    border-block-start: 2px solid var(--_side);
  }
  .facts {
    margin: 0;
  }
  .facts p {
    align-self: end;
    padding-block-end: calc(var(--_space) * 3);
  }
  .head button {
    min-block-size: 44px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 6);
    align-items: center;
    justify-content: space-between;
  }
`;
