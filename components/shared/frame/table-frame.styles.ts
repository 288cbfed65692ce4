/** How a frame is laid out: by its own box, never by the window. */
import { css } from 'lit';
import { spokenOnly } from '../theme/theme.ts';
import { bare, beside, stacked } from './table-frame-shapes.styles.ts';

const frame = css`
  :host {
    container: frame / size;
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100%;
    overflow: hidden;
    overscroll-behavior: contain;
  }
  .top {
    display: flex;
    align-items: center;
    gap: var(--_space);
    min-block-size: 48px;
    padding-inline: 2px;
    border-block-end: 1px solid var(--_line);
    background: var(--_ground);
  }
  ::slotted([slot='title']) {
    min-inline-size: 0;
  }
  slot[name='views']::slotted(*) {
    margin-inline: auto;
  }
  @container frame (max-width: 899px) {
    :host([views]) ::slotted([slot='title']) {
      ${spokenOnly}
    }
  }
  :host(:not([views])) ::slotted([slot='menu']) {
    margin-inline-start: auto;
  }
  .space {
    container: space / size;
    position: relative;
    grid-row: 2;
    min-block-size: 0;
    background: var(--_map);
  }
  ::slotted([slot='bar']) {
    grid-row: 3;
  }
  .rail {
    display: none;
    gap: calc(var(--_space) * 2);
    align-items: center;
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    block-size: 40px;
    padding-inline: calc(var(--_space) * 2);
    border-block-end: 1px solid var(--_line);
    background: var(--_ground);
  }
  .rail step-rail {
    flex: 1;
    block-size: 100%;
    min-inline-size: 0;
  }
  .map {
    position: absolute;
    inset: 0;
  }
  ::slotted([slot='map']) {
    position: relative;
    block-size: 100%;
  }
  .fold,
  .log {
    display: none;
  }
  .sheet {
    position: absolute;
    z-index: 2;
    inset: auto 0 0;
    display: flex;
    flex-direction: column;
    max-block-size: round(down, 40cqb, 1px);
    border-radius: 16px 16px 0 0;
    background: var(--_ground);
    box-shadow: 0 -4px 16px rgb(0 0 0 / 8%);
    border-block-start: 1px solid var(--_line);
  }
  .content {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: 0;
    mask: linear-gradient(to top, transparent, black 12px);
  }
`;

const head = css`
  .head {
    position: relative;
    flex: none;
    min-block-size: 16px;
    touch-action: none;
    cursor: grab;
  }
  .grabber {
    position: absolute;
    z-index: 1;
    inset: -14px auto auto 50%;
    inline-size: 72px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    translate: -50%;
    touch-action: none;
  }
  .grabber::before {
    content: '';
    display: block;
    inline-size: 36px;
    block-size: 4px;
    margin: auto;
    border-radius: 2px;
    background: var(--_line-strong);
    forced-color-adjust: none;
  }
  .tabs {
    display: none;
  }
  .tab {
    min-block-size: 36px;
    padding: 0 var(--_space);
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--_ink-soft);
    font: inherit;
    cursor: pointer;
  }
  .tab[aria-selected='true'] {
    border-color: var(--_now);
    color: var(--_ink);
    font-weight: 650;
  }
  .chips {
    position: absolute;
    z-index: 3;
    inset: 16px 12px auto auto;
    display: var(--_chips, flex);
    gap: calc(var(--_space) * 2);
  }
  .steps {
    position: relative;
  }
  .steps summary {
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 2);
    min-block-size: 28px;
    padding-inline: calc(var(--_space) * 2.5);
    border: 1px solid var(--_line);
    border-radius: 14px;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    list-style: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  .steps summary::-webkit-details-marker {
    display: none;
  }
  /* The drawn size is small, what is hit is not. */
  .steps summary::before {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
  .steps summary::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-block-end: 1.5px solid currentColor;
    border-inline-end: 1.5px solid currentColor;
    translate: 0 -2px;
    rotate: 45deg;
  }
`;

/** What a page leaves out by `controls`. */
const left = css`
  :host([controls]:not([controls~='title'], [controls~='menu'])) .top,
  :host([controls]:not([controls~='rail'])) :is(.rail, .chips),
  :host([controls]:not([controls~='panel'])) .sheet,
  :host([controls]:not([controls~='log'])) .log,
  :host([controls]:not([controls~='panel'], [controls~='odds'], [controls~='bar'])) ::slotted([slot='bar']) {
    display: none;
  }
  :host([controls]:not([controls~='rail'])) .map {
    inset-block-start: 0;
  }
  :host([controls]:not([controls~='log'])) .map {
    inset-block-end: 0;
  }
  :host([controls]:not([controls~='panel'])) :is(.map, .rail, .log) {
    inset-inline-end: 0;
  }
`;

const printed = css`
  @media print {
    :host,
    .space,
    .sheet,
    .content,
    :host([detent]) .sheet {
      container-type: normal;
      position: static;
      display: block;
      block-size: auto;
      max-block-size: none;
      overflow: visible;
    }
    .map {
      position: static;
      block-size: 24rem;
    }
    .head,
    .log,
    ::slotted(:not([slot='title'], [slot='map'], [slot='panel'])) {
      display: none !important;
    }
  }
`;

export const frameStyles = [frame, head, stacked, beside, bare, left, printed];
