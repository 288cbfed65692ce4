/** How losses, changes and endings look. */
import { css } from 'lit';

export const answersStyles = css`
  .heading {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
    justify-content: space-between;
    margin-block-end: calc(var(--_space) * 3);
  }
  .switch {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
  }
  .switch label {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: calc(var(--_space) * 3);
    border-radius: calc(var(--_radius) - 1px);
    font-size: var(--_size-s);
    font-weight: 600;
    cursor: pointer;
  }
  .switch label:has(:checked) {
    background: var(--_ink);
    color: var(--_ground);
  }
  .switch label:has(:focus-visible) {
    outline: 2px solid var(--_now);
    outline-offset: 2px;
  }
  .switch input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .loss h4 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 2);
    align-items: baseline;
    margin-block-end: calc(var(--_space) * 2);
    color: var(--_side);
  }
  .loss .side-mark {
    align-self: center;
    --_mark-ground: var(--_ground);
  }
  .loss summary {
    inline-size: fit-content;
    font-size: var(--_size-s);
  }
  .loss table {
    font-size: var(--_size-s);
  }
  .loss th {
    overflow-wrap: anywhere;
  }
  .loss :is(th, td) + :is(th, td) {
    padding-inline-start: calc(var(--_space) * 2);
  }
  .loss th,
  .loss td,
  dd {
    text-align: end;
  }
  .loss :is(th, td):first-child {
    text-align: start;
  }
  .endings dl {
    margin: calc(var(--_space) * 2) 0 calc(var(--_space) * 4);
  }
  .endings dl div {
    display: flex;
    gap: calc(var(--_space) * 4);
    justify-content: space-between;
    padding-block: var(--_space);
    border-block-end: 1px solid var(--_line);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  .endings ul {
    padding-inline-start: 1.2em;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .matters h4 {
    margin-block: calc(var(--_space) * 4) 0;
    font-size: var(--_size-s);
  }
  .matters ul {
    display: grid;
    margin-block: calc(var(--_space) * 2);
    padding: 0;
    list-style: none;
  }
  .matters li {
    display: grid;
    grid-template-columns: 3.6em 4.5rem minmax(0, 1fr);
    gap: calc(var(--_space) * 3);
    align-items: center;
    padding-block: calc(var(--_space) * 1.5);
    border-block-end: 1px solid var(--_line);
  }
  .matters b {
    text-align: end;
  }
  .matters svg {
    inline-size: 100%;
    block-size: 12px;
    overflow: visible;
    forced-color-adjust: none;
  }
  .matters rect {
    fill: var(--_side);
  }
  .matters line {
    stroke: var(--_line-strong);
    vector-effect: non-scaling-stroke;
  }
  .what {
    overflow-wrap: anywhere;
  }
  .rule {
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    font-weight: 700;
  }
  .open {
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
  }
`;
