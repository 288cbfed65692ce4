/** The beginning: doors as cards, on a sunken ground. */
import { css } from 'lit';

export const siteHomeStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .all {
    display: grid;
    gap: calc(var(--_space) * 4);
  }
  h2 {
    margin: 0;
    font-size: clamp(1.375rem, 4cqi, 2.125rem);
    line-height: 1.25;
    text-wrap: balance;
  }
  .lead {
    margin: 0;
    color: var(--_ink-soft);
  }
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
  }
  .games {
    display: flex;
    flex: 0 1 auto;
    min-inline-size: 0;
    padding: 2px;
    border: 1px solid var(--_line-strong);
    border-radius: 8px;
  }
  .games button {
    min-block-size: 40px;
    padding: 4px 14px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--_ink-soft);
    font: inherit;
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
  }
  .games button[aria-pressed='true'] {
    background: var(--_raised);
    color: var(--_ink);
  }
  .edition {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    font-size: var(--_size-m);
  }
  select,
  input {
    min-block-size: 44px;
    box-sizing: border-box;
    min-inline-size: 0;
    padding: 4px 12px;
    border: 1px solid var(--_line-strong);
    border-radius: 8px;
    background: var(--_raised);
    color: inherit;
    font: inherit;
    font-size: max(16px, var(--_size-m));
  }
  .doors {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .door {
    position: relative;
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: calc(var(--_space) * 1) calc(var(--_space) * 3);
    align-content: start;
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: 16px;
    background: var(--_raised);
  }
  .door h3 {
    align-self: end;
    margin: 0;
    font-size: var(--_size-l);
    line-height: 1.25;
  }
  .door h3 a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is the way. */
  .door h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .door:has(h3 a):hover {
    border-color: var(--_line-strong);
  }
  .door p {
    margin: 0;
    color: var(--_ink-soft);
    line-height: 1.35;
  }
  .picture {
    grid-row: span 2;
    align-self: center;
    inline-size: 100%;
    max-block-size: 96px;
    border-radius: 8px;
    background: var(--_map);
  }
  .door form {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: calc(var(--_space) * 2);
    margin-block-start: calc(var(--_space) * 2);
  }
  .door form button {
    min-block-size: 44px;
    padding: 4px 16px;
    border: 0;
    border-radius: 8px;
    background: var(--_now);
    color: var(--_on-now);
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
  .door form svg {
    display: block;
    inline-size: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .door form span {
    display: none;
  }
  .grid {
    fill: none;
    stroke: var(--_line);
  }
  .attacker {
    fill: var(--_attacker);
  }
  .defender {
    fill: var(--_defender);
  }
  .contact {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .hit {
    fill: var(--_now);
    stroke: var(--_raised);
  }
  .picture text {
    fill: var(--_on-now);
    font: 700 9px var(--_font);
    text-anchor: middle;
  }
  .picture .chance {
    fill: var(--_attacker);
    font-size: 21px;
  }
  .picture .question {
    fill: var(--_now-ink);
    font-size: 12px;
  }
  .bar {
    stroke-width: 6;
    stroke-linecap: round;
  }
  .bar.attacker {
    stroke: var(--_attacker);
  }
  .bar.defender {
    stroke: var(--_defender);
  }
  .wood,
  .fire,
  .asked {
    fill: none;
    stroke: var(--_ink-soft);
  }
  .fire {
    stroke-width: 2;
    stroke-dasharray: 4 3;
  }
  .asked {
    fill: var(--_raised);
    stroke-dasharray: 2 2;
  }
  @container (min-width: 26rem) {
    .door form span {
      display: inline;
    }
    .door form svg {
      display: none;
    }
  }
  @container (min-width: 56rem) {
    .doors {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .doors:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .door {
      grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
      padding: calc(var(--_space) * 5);
    }
    .picture {
      grid-row: auto;
      block-size: 112px;
    }
    .door form {
      grid-template-columns: minmax(0, 1fr);
      align-self: end;
    }
  }
  @media (forced-colors: active) {
    .games button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .bar {
      forced-color-adjust: none;
    }
  }
`;
