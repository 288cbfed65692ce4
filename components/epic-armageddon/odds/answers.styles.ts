/** How changes, losses, endings and the forms of both sides lie in the panel. */
import { css } from 'lit';

export const answersStyles = css`
  .two {
    display: grid;
    gap: calc(var(--_space) * 5) calc(var(--_space) * 8);
  }
  .two > * {
    min-inline-size: 0;
  }
  .answers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 6);
  }
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
  .endings .of-it dt {
    padding-inline-start: calc(var(--_space) * 4);
    color: var(--_ink-soft);
  }
  .endings .of-it dd {
    font-weight: 400;
  }
  .endings ul {
    padding-inline-start: 1.2em;
    color: var(--_ink-soft);
  }
  .endings :is(ul, .sure) {
    margin-block-start: calc(var(--_space) * 2);
  }
  .sure summary,
  .other summary,
  .sides summary {
    padding-inline: 0;
  }
  .matters {
    display: grid;
    gap: calc(var(--_space) * 2);
  }
  .matters h3 + ul {
    border-block-start: 1px solid var(--_line);
  }
  .matters ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .matters ul + h3 {
    margin-block-start: calc(var(--_space) * 2);
  }
  .matters li {
    display: flex;
    align-items: center;
    border-block-end: 1px solid var(--_line);
  }
  .matters .shown {
    margin-inline: calc(var(--_bleed) * -1);
    padding-inline: var(--_bleed);
    background: var(--_now-soft);
  }
  .matters .row {
    flex: 1;
    display: grid;
    grid-template-columns: 3.4em minmax(0, 1fr) auto;
    align-items: center;
    gap: calc(var(--_space) * 3);
    min-inline-size: 0;
    min-block-size: 52px;
    padding: var(--_space) 0;
    border: 0;
    border-radius: 0;
    background: none;
    font-weight: 400;
    text-align: start;
  }
  .matters .row:enabled:hover {
    background: none;
  }
  .matters .row:enabled:hover .show {
    text-decoration: underline;
  }
  .matters .row b {
    color: var(--_side);
    font-size: var(--_size-l);
    font-weight: 650;
  }
  .matters .name {
    display: block;
    font-weight: 600;
  }
  .matters .more {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .matters .show {
    color: var(--_now-ink);
    font-weight: 600;
  }
  .matters .do {
    flex: none;
    margin-inline-start: calc(var(--_space) * 2);
    padding-inline: calc(var(--_space) * 3);
    border-color: var(--_now);
    background: var(--_now);
    color: var(--_on-now);
  }
  .matters .do:enabled:hover {
    background: var(--_now);
    color: var(--_on-now);
    box-shadow: 0 0 0 2px var(--_now);
  }
  .what {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .matters .shown {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @container calculator (min-width: 47em) {
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container calculator (max-width: 16em) {
    .matters .row {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .matters .what {
      grid-row: 2;
      grid-column: span 2;
    }
    .matters li {
      flex-wrap: wrap;
    }
  }
  /* Figures of an earlier question keep their room, and nobody sees or hears them. */
  .stale :is(small, dd, td, li, p, loss-chart) {
    visibility: hidden;
  }
`;
