/** How the set-up looks: two columns where there is room for them, by its own width. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    overflow-wrap: anywhere;
    container: set-up / inline-size;
  }
  .whole {
    display: grid;
    gap: calc(var(--_space) * 5);
    padding: calc(var(--_space) * 4);
  }
  .whole > *,
  .columns > * {
    min-inline-size: 0;
  }
  h2,
  h3,
  h4,
  p {
    margin: 0;
  }
  h2 {
    font-size: var(--_size-xl);
    line-height: 1.25;
  }
  h3,
  h4 {
    font-size: var(--_size-l);
  }
  h4 {
    color: var(--_side);
  }
  h4 .side-mark {
    margin-inline-end: 0.4em;
    --_mark-ground: var(--_ground);
  }
  .behind {
    padding: var(--_space) calc(var(--_space) * 2);
    border-inline-start: 3px solid var(--_line-strong);
    font-size: var(--_size-s);
  }
  .soft,
  .where {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .columns {
    display: grid;
    gap: calc(var(--_space) * 5);
    align-items: start;
  }
  .stretch {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding-block-start: calc(var(--_space) * 4);
    border-block-start: 1px solid var(--_line);
  }
  .bring {
    display: grid;
    gap: calc(var(--_space) * 4);
    padding-block-start: calc(var(--_space) * 3);
  }
  .buttons,
  .state,
  .ticks {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
  }
  .labelled {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 2);
    align-items: center;
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .tick {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: center;
    min-block-size: 44px;
    font-size: var(--_size-s);
  }
  select {
    min-block-size: 44px;
    max-inline-size: 100%;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 4);
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    float: inline-start;
    padding: 0;
    margin-inline-end: calc(var(--_space) * 2);
    font-size: var(--_size-s);
    font-weight: 600;
    line-height: 44px;
  }
  .rows {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .row {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding-block: calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
    overflow-wrap: anywhere;
  }
  .count {
    font-variant-numeric: tabular-nums;
  }
  .name {
    font-weight: 600;
  }
  .places {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
  }
  .place {
    display: grid;
    gap: var(--_space);
    justify-items: start;
  }
  .side {
    display: grid;
    gap: calc(var(--_space) * 2);
  }
  .notes {
    display: grid;
    gap: var(--_space);
    margin: 0;
    padding-inline-start: 1.2em;
    font-size: var(--_size-s);
  }
  .buttons button {
    min-block-size: 44px;
  }
  @container set-up (max-width: 30rem) {
    .buttons {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: calc(var(--_space) * 2);
    }
    .buttons .start {
      grid-column: 1 / -1;
    }
    .buttons button {
      padding-inline: var(--_space);
    }
  }
  @container set-up (min-width: 52rem) {
    .columns {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
