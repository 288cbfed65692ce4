/** How a list of units looks: one line each, what matters at its end, what there is to do under the chosen one. */
import { css } from 'lit';

export const unitListStyles = css`
  :host {
    display: block;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    border-block-start: 1px solid var(--_line);
  }
  button {
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 2);
    inline-size: 100%;
    min-block-size: 34px;
    padding: calc(var(--_space) * 1.25) var(--_space);
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover {
    background: var(--_sunken);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  [aria-current] {
    background: var(--_now-soft);
  }
  .number {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.5em;
    block-size: 1.5em;
  }
  .number svg {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    fill: var(--_now);
  }
  .number span {
    grid-area: 1 / 1;
    color: var(--_on-now);
    font-size: 0.75em;
    font-weight: 700;
    letter-spacing: -0.04em;
  }
  .killed .number svg {
    fill: var(--_ink);
  }
  .killed .number span {
    color: var(--_ground);
  }
  .saved .number svg {
    fill: var(--_ground);
    stroke: var(--_line-strong);
    stroke-width: 1.5;
  }
  .saved .number span {
    color: var(--_ink);
  }
  .words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: calc(var(--_space) * 3);
    min-inline-size: 0;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .state {
    margin-inline-start: auto;
    overflow-wrap: anywhere;
    text-align: end;
  }
  .bad {
    color: var(--_bad);
    font-weight: 600;
  }
  .good {
    color: var(--_good);
    font-weight: 600;
  }
  .soft {
    color: var(--_ink-soft);
  }
  .detail {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px calc(var(--_space) * 1.5);
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .die {
    inline-size: 20px;
    block-size: 20px;
    overflow: visible;
  }
  .counts .body {
    fill: var(--_ink);
    stroke: var(--_ink);
  }
  .counts .pip {
    stroke: var(--_ground);
  }
  .counts .mark {
    display: none;
  }
  .opening [part='row']::after {
    content: '';
    flex: none;
    border: 0.3em solid transparent;
    border-block-end-width: 0;
  }
  button.opens::after {
    border-block-start-color: currentColor;
  }
  [aria-expanded='false']::after {
    rotate: -90deg;
  }
  .more {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 2) var(--_space) calc(var(--_space) * 3);
  }
  .asked {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  .asked [part='row'] {
    flex: 1 0 12rem;
    inline-size: auto;
    min-inline-size: 0;
  }
  .asked .more {
    flex: 1 0 100%;
  }
  .why {
    flex: none;
    inline-size: auto;
    min-block-size: 44px;
    padding-inline: calc(var(--_space) * 2);
    color: var(--_now-ink);
    font-size: var(--_size-s);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .number svg {
      forced-color-adjust: none;
    }
  }
`;
