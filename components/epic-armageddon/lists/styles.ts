/** How lists against lists look. */
import { css } from 'lit';

export const styles = css`
  :host {
    container: lists / inline-size;
  }
  .lists {
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: var(--assault-height, clamp(560px, 85vh, 900px));
    overflow: hidden;
    background: var(--_ground);
  }
  h2,
  h3,
  h4,
  p,
  dl,
  dd,
  ul {
    margin: 0;
    padding: 0;
  }
  ul {
    list-style: none;
  }
  .soft {
    color: var(--_ink-soft);
  }
  b.attacker,
  b.defender,
  dd {
    color: var(--_side);
    font-weight: 700;
    white-space: nowrap;
  }
  .choose {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    padding: 8px 16px;
    border-block-end: 1px solid var(--_line);
  }
  .choose label,
  .list,
  .state {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  .list {
    flex-wrap: nowrap;
    min-inline-size: 0;
  }
  .list select {
    field-sizing: content;
    max-inline-size: 20rem;
    font-weight: 600;
  }
  .state {
    gap: 4px 16px;
    margin-inline-start: auto;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .sign {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .own {
    display: grid;
    gap: 8px;
    padding: 12px 16px;
    border-block-end: 1px solid var(--_line);
    background: var(--_now-soft);
  }
  .own label {
    display: grid;
    gap: 4px;
    font-weight: 600;
  }
  .own .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  .own .file {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    font-weight: 400;
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
    overflow: auto;
    background: var(--_map);
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-content: start;
    align-items: center;
    padding: 16px;
  }
  .pair {
    padding: 16px;
    background: var(--_raised);
  }
  .pair h3 {
    font-size: var(--_size-xl);
    overflow-wrap: anywhere;
  }
  .pair h4 {
    padding-block: 16px 4px;
    font-size: var(--_size-m);
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: baseline;
    padding-block: 8px;
  }
  .figure b {
    font-size: calc(var(--_size) * 1.9);
    line-height: 1.2;
  }
  .lost {
    margin-inline-start: auto;
    font-size: var(--_size-s);
    text-align: end;
  }
  .tried li,
  .pair dl div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(48px, 30%) 4.2em;
    gap: 8px;
    align-items: center;
    padding: 8px;
    border-block-end: 1px solid var(--_line);
  }
  .tried .best {
    background: var(--_now-soft);
  }
  .tried b,
  .pair dd {
    text-align: end;
  }
  .pair dl div {
    grid-template-columns: minmax(0, 1fr) auto;
    font-weight: 600;
  }
  .pair > p.soft:has(+ dl) {
    padding-block: 12px;
  }
  odds-bar {
    --assault-bar: 12px;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--_line);
    background: var(--_raised);
  }
  .bar p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
    min-inline-size: 0;
  }
  .bar .acts {
    display: flex;
    flex: 1 1 auto;
    gap: 8px;
    justify-content: end;
  }
  .bar .acts .main {
    min-block-size: 48px;
    border-color: var(--_now);
    background: var(--_now);
    color: var(--_on-now);
  }
  .bar .acts .main[aria-disabled='true'] {
    border-color: transparent;
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .bar .acts button {
    min-block-size: 44px;
  }
  i.ring,
  i.disc,
  i.empty {
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid currentColor;
    border-radius: 50%;
    forced-color-adjust: none;
  }
  i.disc {
    background: currentColor;
  }
  i.empty {
    border: 1px solid var(--_line-strong);
    border-radius: 2px;
    background: var(--_sunken);
  }
  @container lists (min-width: 900px) {
    .body:not(.alone) {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 28%);
      overflow: hidden;
    }
    .field,
    .pair {
      overflow: auto;
    }
    .pair {
      padding: 24px;
      border-inline-start: 1px solid var(--_line);
    }
  }
  @container lists (max-width: 639px) {
    .choose {
      padding: 8px 12px;
    }
    .state {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: end;
      inline-size: 100%;
      margin-inline-start: 0;
    }
    .state label {
      display: grid;
    }
    .state select {
      inline-size: 100%;
    }
    .list {
      flex: 1 1 40%;
    }
    .list select {
      flex: 1;
      min-inline-size: 0;
    }
    .bar {
      padding-inline: 12px;
    }
    .bar .acts .main {
      flex: 1;
    }
  }
  @media (pointer: coarse) {
    select,
    button {
      min-block-size: 44px;
    }
    button.icon {
      min-inline-size: 44px;
    }
  }
  @media print {
    .lists {
      display: block;
      block-size: auto;
      overflow: visible;
    }
    .choose,
    .bar {
      display: none;
    }
  }
`;
