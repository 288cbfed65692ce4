/** How everything beside the map looks: what is selected, what is to be looked at, the lists. */
import { css } from 'lit';

export const panelStyles = css`
  .panel {
    display: grid;
    gap: calc(var(--_space) * 3);
    align-content: start;
    padding: 0 calc(var(--_space) * 3) calc(var(--_space) * 3);
  }
  .panel > *,
  .panel > ::slotted(*) {
    min-inline-size: 0;
  }
  /* What is selected is now. */
  .selected {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_now);
    border-radius: var(--_radius);
    background: var(--_now-soft);
  }
  .selected:not(:has(*)) {
    position: absolute;
    clip-path: inset(50%);
  }
  .panel > details {
    margin-block-start: calc(var(--_space) * -3);
    border-block-start: 1px solid var(--_line);
  }
  .panel > details > summary {
    min-block-size: 44px;
    padding-inline: 0;
  }
  .panel > details > summary small {
    margin-inline-start: auto;
  }
  .panel > details > div {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding-block-end: calc(var(--_space) * 3);
  }
  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
  .deeds button {
    padding-inline: calc(var(--_space) * 2);
    font-size: var(--_size-s);
  }
  .labelled {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 3);
    align-items: center;
    justify-content: space-between;
    font-size: var(--_size-s);
  }
  label > span {
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
    align-items: end;
  }
  .fields button {
    min-block-size: 44px;
  }
  .panel label:not(.tick) {
    display: grid;
    flex: 1 1 8em;
    gap: var(--_space);
  }
  select {
    inline-size: 100%;
  }
  .rows,
  .remarks {
    display: grid;
    gap: var(--_space);
    padding: 0;
    list-style: none;
  }
  .row {
    position: relative;
    border-block-start: 1px solid var(--_line);
  }
  .row:first-child {
    border-block-start: 0;
  }
  .row summary {
    min-block-size: 44px;
    padding-inline: 0 5.5em;
  }
  .row > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-block-size: 44px;
  }
  .row .who {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .row .name {
    color: var(--_side);
  }
  .inside {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding-block-end: calc(var(--_space) * 3);
  }
  .ticks {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 4);
  }
  .tick {
    font-size: var(--_size-s);
  }
  .remark,
  .piece {
    justify-content: start;
    inline-size: 100%;
    min-block-size: 32px;
    padding: var(--_space) calc(var(--_space) * 2);
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button.remark {
    border-inline-start: 3px solid var(--_bad);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    font-size: var(--_size-s);
  }
  @media (pointer: coarse) {
    .deeds button,
    .remark,
    .piece {
      min-block-size: 44px;
    }
  }
`;
