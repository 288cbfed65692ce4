/** How the lesson editor is laid out: by its own width. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    container: editor / inline-size;
    border-radius: calc(var(--_radius) * 1.5);
  }
  .whole {
    display: grid;
    gap: calc(var(--_space) * 5);
    min-inline-size: 0;
    padding: calc(var(--_space) * 3);
  }
  .whole > * {
    min-inline-size: 0;
  }
  header {
    display: grid;
    gap: calc(var(--_space) * 2);
  }
  h2,
  h3,
  p {
    margin: 0;
  }
  h2 {
    font-size: var(--_size-xl);
  }
  h3 {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: baseline;
    font-size: var(--_size-l);
  }
  h3:focus {
    outline: none;
  }
  h3 .number {
    min-inline-size: 1.1em;
    color: var(--_ink-soft);
    font-weight: 300;
    font-size: var(--_size-xl);
  }
  .soft {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .intro {
    max-inline-size: 44rem;
    color: var(--_ink-soft);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
  }
  .stretch {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding-block-start: calc(var(--_space) * 4);
    border-block-start: 1px solid var(--_line);
  }
  .stretch > * {
    min-inline-size: 0;
  }
  .fields {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .field {
    display: grid;
    gap: var(--_space);
    font-weight: 600;
  }
  .fault,
  .wrong {
    color: var(--_bad);
    font-size: var(--_size-s);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  .well {
    color: var(--_good);
    font-weight: 600;
  }
  p.wrong {
    font-size: inherit;
    font-weight: 600;
  }
  .stop {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
    padding: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_now);
    background: var(--_now-soft);
  }
  .stop p {
    flex: 1 1 16rem;
  }
  .moments {
    display: grid;
    gap: calc(var(--_space) * 2);
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: moment;
  }
  .moments li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: calc(var(--_space) * 2);
    align-items: center;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .moments .now {
    border-color: var(--_now);
    background: var(--_now-soft);
  }
  .what {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .name {
    font-weight: 600;
  }
  th {
    padding-inline-end: calc(var(--_space) * 3);
    text-align: start;
  }
  thead th {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  tbody th .soft {
    display: block;
    font-weight: 400;
  }
  td {
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    .bar button {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }
  @container editor (min-width: 48rem) {
    .whole {
      padding: calc(var(--_space) * 5);
    }
    .fields {
      grid-template-columns: 1fr 2fr;
      align-items: start;
    }
  }
`;
