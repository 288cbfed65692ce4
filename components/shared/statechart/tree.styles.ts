/** How the tree of a chart looks. */
import { css } from 'lit';

export const treeStyles = css`
  :host {
    display: block;
    position: relative;
    min-inline-size: 0;
  }
  .tree {
    margin: 0;
    padding: var(--_space);
    list-style: none;
  }
  .row {
    --_indent: calc(var(--_space) * 4);
    display: flex;
    gap: calc(var(--_space) * 2);
    min-block-size: 32px;
    padding: calc(var(--_space) * 1.25) calc(var(--_space) * 2);
    border-inline-start: 3px solid transparent;
    border-radius: var(--_radius);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(var(--_space) * 2);
    min-inline-size: 0;
  }
  .row:hover {
    background: var(--_sunken);
  }
  .row:focus-visible {
    outline-offset: -2px;
  }
  .level-2 {
    margin-inline-start: var(--_indent);
  }
  .level-3 {
    margin-inline-start: calc(var(--_indent) * 2);
  }
  .level-4 {
    margin-inline-start: calc(var(--_indent) * 3);
  }
  .level-5 {
    margin-inline-start: calc(var(--_indent) * 4);
  }
  .level-6 {
    margin-inline-start: calc(var(--_indent) * 5);
  }
  .state .title {
    font-weight: 600;
  }
  .active {
    border-inline-start-color: var(--_now);
  }
  .active .title {
    color: var(--_now-ink);
  }
  .led {
    border-inline-start: 3px dashed var(--_now);
    background: var(--_now-soft);
  }
  .event {
    font-size: var(--_size-s);
  }
  .event:not(.open) {
    color: var(--_ink-soft);
  }
  .event.open .title {
    font-weight: 600;
  }
  .more,
  .verdict,
  .sign {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .state .more {
    color: var(--_now-ink);
    font-family: var(--_mono);
  }
  .verdict {
    flex-basis: 100%;
  }
  .verdict.open {
    color: var(--_now-ink);
    font-weight: 600;
  }
  .fold {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    align-self: start;
    inline-size: 32px;
    block-size: 32px;
    margin-block: -5px;
    margin-inline: calc(var(--_space) * -2) calc(var(--_space) * -1.5);
  }
  .twisty {
    inline-size: 0;
    block-size: 0;
    border: 0.35em solid transparent;
    border-block-start-color: currentColor;
    border-block-end-width: 0;
    forced-color-adjust: none;
    transition: rotate var(--_moment);
  }
  .twisty.folded {
    rotate: -90deg;
  }
  .twisty.folded:dir(rtl) {
    rotate: 90deg;
  }
  .twisty.none {
    visibility: hidden;
  }
  .event .fold {
    display: none;
  }
  .sign {
    font-weight: 700;
  }
  @media (pointer: coarse) {
    .row {
      min-block-size: 44px;
      align-items: center;
    }
    .fold {
      align-self: center;
      inline-size: 44px;
      block-size: 44px;
      margin-block: -10px;
    }
  }
  @media (forced-colors: active) {
    .row:not(.active, .led) {
      border-inline-start-color: Canvas;
    }
  }
`;
