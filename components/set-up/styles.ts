/** How the set-up looks: its panel, and one side at a time where that lies over the map. */
import { css } from 'lit';
import { viewFrameStyles } from '../shared/frame/view-frame.styles.ts';

const frame = css`
  .bar .lack {
    flex: 1 1 12rem;
    margin: 0;
    color: var(--_bad);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .bar ::slotted([slot='odds']) {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 32px;
  }
  .sign {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .start:disabled {
    border: 0;
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
`;

const panel = css`
  .sides {
    display: grid;
    gap: calc(var(--_space) * 3);
    overflow-wrap: anywhere;
  }
  .sides > * {
    min-inline-size: 0;
  }
  p {
    margin: 0;
  }
  .news {
    padding: var(--_space) calc(var(--_space) * 2);
    border-inline-start: 3px solid var(--_line-strong);
    font-size: var(--_size-s);
  }
  .soft,
  small {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .notes {
    display: grid;
    gap: var(--_space);
    margin: 0;
    padding-inline-start: 1.2em;
    font-size: var(--_size-s);
  }
  #defender {
    padding-block-start: calc(var(--_space) * 3);
    border-block-start: 8px solid var(--_sunken);
    margin-inline: calc(var(--_space) * -3);
    padding-inline: calc(var(--_space) * 3);
  }
  .tabs {
    display: none;
  }
  .fold {
    border-block-start: 1px solid var(--_line);
  }
  .fold > :not(summary) {
    margin-block-end: calc(var(--_space) * 3);
  }
  .fold summary {
    padding-inline: 0;
    min-block-size: 44px;
  }
  .fold small {
    margin-inline-start: auto;
  }
  .begin,
  .keeps,
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
    align-items: center;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    float: inline-start;
    margin-inline-end: calc(var(--_space) * 2);
    padding: 0;
    font-size: var(--_size-s);
    font-weight: 600;
    line-height: 44px;
  }
  :is(.begin, .keeps) button {
    font-size: var(--_size-s);
  }
  @media (pointer: coarse) {
    :is(.begin, .keeps) button {
      min-block-size: 44px;
    }
  }
`;

/** A row a kind, with its numbers. */
export const rowStyles = css`
  .rows {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .row,
  .heads {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .heads {
    justify-content: end;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .heads span {
    inline-size: 96px;
    text-align: center;
  }
  .row {
    padding-block: 4px;
  }
  .row + .row {
    border-block-start: 1px solid var(--_line);
  }
  .row p {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.25;
  }
  .row b {
    display: block;
    font-weight: 650;
  }
  .row count-stepper {
    flex: none;
  }
  .values {
    color: var(--_ink-soft);
    font-size: calc(var(--_size) * 0.75);
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding-block-start: 4px;
    border-block-start: 1px solid var(--_line);
    font-size: var(--_size-s);
  }
  .labelled {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .state select {
    inline-size: auto;
    max-inline-size: 10rem;
    min-block-size: 36px;
    padding-block: 0;
  }
  .state .tick {
    font-size: var(--_size-s);
  }
  .add {
    padding-inline: 4px;
    color: var(--_now-ink);
    font-size: var(--_size-s);
  }
  .supporters {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .support {
    display: grid;
    grid-template-columns: 1fr auto 44px;
    gap: 2px 4px;
    align-items: center;
    font-size: var(--_size-s);
  }
  .support :is(label, p) {
    grid-column: 1 / -1;
  }
  .support label {
    font-weight: 600;
  }
  .support input {
    min-inline-size: 0;
    min-block-size: 44px;
  }
  .support button {
    min-block-size: 44px;
    padding-inline: 8px;
    font-size: var(--_size-s);
  }
  @media (pointer: coarse) {
    .add,
    .state select {
      min-block-size: 44px;
    }
  }
  /* Three of them have no room beside the name. */
  .row:has(count-stepper:nth-of-type(3)) {
    flex-wrap: wrap;
    justify-content: end;
  }
  .row:has(count-stepper:nth-of-type(3)) p {
    flex-basis: 100%;
  }
  .row:has(count-stepper:nth-of-type(3)) b {
    display: inline;
  }
`;

/** Where the panel lies over the map, one side at a time is shown. */
const stacked = css`
  @container resolver (width < 600px) or ((width < 900px) and (max-aspect-ratio: 1199/1000)) {
    .tabs {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding: 2px;
      border-radius: var(--_radius);
      background: var(--_sunken);
    }
    .tabs button {
      gap: 8px;
      min-block-size: 36px;
      border-color: transparent;
      background: none;
      color: var(--_ink-soft);
      font-weight: 400;
    }
    .tabs [aria-selected='true'] {
      border-color: var(--_line);
      background: var(--_raised);
      color: var(--_ink);
      font-weight: 650;
    }
    .sides[data-side='attacker'] > #defender,
    .sides[data-side='defender'] > #attacker {
      display: none;
    }
    #defender {
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
  @media (pointer: coarse) {
    .tabs button {
      min-block-size: 44px;
    }
  }
`;

export const styles = [viewFrameStyles, frame, panel, rowStyles, stacked];
