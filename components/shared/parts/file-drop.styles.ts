/** How a panel looks onto which files can be dropped, and what was wrong with them. */
import { css } from 'lit';

export const fileDropStyles = css`
  :host {
    display: block;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_ground);
  }
  section {
    display: grid;
    gap: calc(var(--_space) * 4);
    padding: calc(var(--_space) * 4);
    border-radius: inherit;
  }
  section > * {
    min-inline-size: 0;
  }
  section.over {
    outline: 2px dashed var(--_now);
    outline-offset: -4px;
    background: var(--_now-soft);
  }
  h3,
  p,
  ul {
    margin: 0;
  }
  h3 {
    font-size: var(--_size-l);
  }
  .hint {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .problems {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    background: var(--_sunken);
    list-style: none;
    overflow-wrap: anywhere;
  }
  /* Takes no place of its own. */
  live-region {
    position: absolute;
  }
`;
