/** How a column of the calculator looks: by its own width. */
import { css } from 'lit';

export const sideStyles = css`
  :host {
    display: block;
    container: side / inline-size;
    min-inline-size: 0;
  }
  section {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 2);
    align-items: baseline;
    margin: 0;
    font-size: var(--_size-l);
  }
  h3 > span {
    color: var(--_side);
  }
  h3 .side-mark {
    margin-inline-end: 0.4em;
    --_mark-ground: var(--_ground);
  }
  small,
  .values,
  .note,
  .where,
  .heads {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  p {
    margin: 0;
  }
  .field {
    display: grid;
    gap: var(--_space);
  }
  .field label,
  .labelled > span,
  .tick {
    font-size: var(--_size-s);
  }
  .field label,
  .labelled > span {
    font-weight: 600;
  }
  .remark {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 2);
    align-items: center;
    padding: var(--_space) calc(var(--_space) * 2);
    border-inline-start: 3px solid var(--_line-strong);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .remark.lost {
    border-color: var(--_bad);
  }
  .remark button {
    min-block-size: 28px;
    padding-block: 0;
    padding-inline: calc(var(--_space) * 2);
  }
  .rows {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .heads {
    display: none;
  }
  .row {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding-block: calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
  }
  .unit {
    display: flex;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
    align-items: center;
    min-inline-size: 0;
  }
  .unit p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .name {
    display: block;
    font-weight: 600;
    line-height: 1.25;
  }
  .places {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
  .place {
    display: grid;
    gap: 2px;
    flex: 1 0 auto;
  }
  count-stepper {
    gap: 2px;
  }
  count-stepper::part(less),
  count-stepper::part(more) {
    inline-size: 32px;
    min-inline-size: 32px;
  }
  count-stepper::part(count) {
    min-inline-size: 1.9em;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 5);
    align-items: end;
    padding-block-start: calc(var(--_space) * 3);
    border-block-start: 1px solid var(--_line);
  }
  .labelled {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
  }
  .ticks {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 4);
  }
  summary {
    padding-inline: 0;
    font-size: var(--_size-s);
  }
  summary .count {
    color: var(--_ink-soft);
    font-weight: 400;
  }
  check-list {
    padding-block: calc(var(--_space) * 2);
  }
  @container side (min-width: 37em) {
    .heads,
    .row {
      display: grid;
      grid-template-columns: minmax(0, 1fr) repeat(3, calc(var(--_size-m) * 7));
      align-items: center;
    }
    .heads {
      margin-block-end: calc(var(--_space) * -2);
    }
    .places {
      display: grid;
      grid-column: 2 / -1;
      grid-template-columns: subgrid;
      gap: inherit;
    }
    .heads {
      gap: calc(var(--_space) * 2);
    }
    .where {
      display: none;
    }
  }
`;
