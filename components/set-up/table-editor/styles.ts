/** How the editor is laid out: by its own width, not by the window's. */
import { css } from 'lit';
import { panelStyles } from './panel.styles.ts';

const frame = css`
  :host {
    display: block;
    container: editor / inline-size;
    min-inline-size: 0;
  }
  .editor {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .editor > *,
  .panel > *,
  .board > * {
    min-inline-size: 0;
  }
  .board {
    display: grid;
    gap: calc(var(--_space) * 2);
    align-content: start;
  }
  table-map {
    block-size: clamp(20rem, 62vh, 40rem);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
    align-items: center;
  }
  .group {
    display: flex;
    flex-wrap: wrap;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    overflow: hidden;
  }
  .group .tool {
    min-inline-size: 42px;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 0;
  }
  .group .tool:focus-visible {
    outline-offset: -3px;
  }
  button[aria-pressed='true'] {
    background: var(--_now-soft);
    box-shadow: inset 0 0 0 2px var(--_now);
  }
  /* For those who come to it by keyboard. */
  .by-keys:not(:focus) {
    position: absolute;
    inline-size: 1px;
    min-block-size: 0;
    block-size: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .bar > button {
    min-block-size: 44px;
  }
  .bar .ground {
    flex: none;
  }
  .ground span {
    overflow-wrap: normal;
  }
  .sign {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .discs {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
    stroke-linecap: round;
  }
  h2,
  h3,
  p,
  ul {
    margin: 0;
  }
  h2,
  h3 {
    font-size: var(--_size-m);
    overflow-wrap: anywhere;
  }
  .hint,
  .note,
  small {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

const wide = css`
  @container editor (min-width: 52em) {
    .editor {
      grid-template-columns: minmax(0, 1fr) minmax(18em, 22em);
      align-items: start;
    }
    .board {
      position: sticky;
      inset-block-start: calc(var(--_space) * 2);
    }
  }
  @container editor (max-width: 24em) {
    .group .tool {
      min-inline-size: 38px;
    }
  }
  @media print {
    .bar,
    .hint,
    .panel {
      display: none;
    }
  }
`;

export const styles = [frame, panelStyles, wide];
