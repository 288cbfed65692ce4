/** How lists against lists look. */
import { css, type CSSResult } from 'lit';
import { choosersStyles } from './choosers.styles.ts';
import { matrixStyles } from './matrix.styles.ts';
import { oneFormationStyles } from './one-formation.styles.ts';

const frame = css`
  :host {
    container: lists / inline-size;
  }
  .lists {
    position: relative;
    display: grid;
    grid-template: minmax(0, auto) minmax(0, 1fr) auto / minmax(0, 1fr);
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
  .head {
    overflow: auto;
    border-block-end: 1px solid var(--_line);
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
    align-items: end;
    padding-block: 4px 12px;
  }
  .figure b {
    font-size: calc(var(--_size) * 2.1);
    line-height: 1.2;
  }
  .figure .soft {
    font-size: var(--_size-s);
  }
  .lost {
    margin-inline-start: auto;
    text-align: end;
  }
  .tried li,
  .pair dl div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(48px, 96px) 4.2em;
    gap: 12px;
    align-items: center;
    padding: 6px 8px;
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
    gap: 2px 16px;
    align-items: center;
    min-inline-size: 0;
  }
  .bar p b {
    font-size: var(--_size-xl);
  }
  .bar odds-bar {
    display: none;
    inline-size: 200px;
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
  @container lists (min-width: 1000px) {
    .bar odds-bar {
      display: block;
    }
  }
  @container lists (min-width: 900px) {
    .body:not(.alone) {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 30%);
      overflow: hidden;
    }
    .field,
    .pair {
      overflow: auto;
    }
    .pair {
      padding: 16px 20px;
      border-inline-start: 1px solid var(--_line);
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
    .bar,
    .save {
      display: none;
    }
  }
`;

export const listsStyles: readonly CSSResult[] = [frame, choosersStyles, ...matrixStyles, oneFormationStyles];
