/** How the calculator is laid out: by its own width, not by the window's. */
import { css } from 'lit';

const frame = css`
  :host {
    container: calculator / inline-size;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
  }
  .calculator {
    display: grid;
    gap: calc(var(--_space) * 5);
    padding: 0 calc(var(--_space) * 4) calc(var(--_space) * 4);
  }
  .calculator > *,
  .result > *,
  .answers > *,
  .two > * {
    min-inline-size: 0;
  }
  h3,
  h4,
  p,
  ul {
    margin: 0;
  }
  h3 {
    font-size: var(--_size-l);
  }
  h4 {
    font-size: var(--_size-m);
  }
  .two {
    display: grid;
    gap: calc(var(--_space) * 5) calc(var(--_space) * 8);
  }
  .answers {
    display: grid;
    gap: calc(var(--_space) * 6);
    padding-block-start: calc(var(--_space) * 4);
    border-block-start: 1px solid var(--_line);
  }
  .note,
  small {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .says {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    list-style: none;
    overflow-wrap: anywhere;
  }
  .given {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
    justify-content: space-between;
  }
  code {
    font-family: var(--_mono);
    font-size: var(--_size-s);
  }
  .table {
    display: grid;
    gap: calc(var(--_space) * 3);
    justify-items: start;
  }
  odds-map {
    inline-size: 100%;
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
  }
`;

const result = css`
  .result {
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
    display: grid;
    gap: calc(var(--_space) * 2);
    margin-inline: calc(var(--_space) * -4);
    padding: calc(var(--_space) * 3) calc(var(--_space) * 4) var(--_space);
    border-block-end: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5) calc(var(--_radius) * 1.5) 0 0;
    background: var(--_ground);
  }
  .figures {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
    gap: var(--_space) calc(var(--_space) * 2);
    align-items: end;
  }
  .win {
    display: grid;
    color: var(--_side);
  }
  .win b {
    font-size: calc(var(--_size) * 1.75);
    line-height: 1.1;
  }
  .win.defender {
    justify-items: end;
    text-align: end;
  }
  .who,
  .third {
    font-size: var(--_size-s);
    line-height: 1.25;
  }
  .who {
    font-weight: 600;
  }
  .who .side-mark {
    margin-inline-end: 0.4em;
    vertical-align: -0.06em;
    --_mark-ground: var(--_ground);
  }
  .third {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 5);
    justify-content: center;
    color: var(--_ink-soft);
    text-align: center;
  }
  .third span {
    display: grid;
  }
  .third b {
    color: var(--_ink);
    font-size: var(--_size-l);
  }
  .deeds,
  .pinned {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--_space) * 2);
  }
  .deeds .state,
  .pinned p {
    flex: 1 1 4rem;
    min-inline-size: 0;
    font-size: var(--_size-s);
  }
  .deeds .state {
    color: var(--_ink-soft);
  }
  .pinned {
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_now);
  }
  .pinned p {
    overflow-wrap: anywhere;
  }
  .pinned .label {
    color: var(--_now-ink);
    font-weight: 700;
  }
  .pinned .sum {
    white-space: nowrap;
  }
  .failure {
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
  }
  /* Figures of an earlier question: after a moment they are paler, still 4.5:1. */
  .stale :is(b, dd, td, h3, .what, .who),
  .stale {
    transition: color var(--_moment) 200ms;
  }
  .stale,
  .stale :is(b, dd, td, .what) {
    color: var(--_ink-soft);
  }
  .stale :is(odds-bar, loss-chart, .matters svg) {
    opacity: 0.5;
    transition: opacity var(--_moment) 200ms;
  }
  /* Where the window is low the result scrolls away with the rest. */
  @media (max-height: 32rem) {
    .result {
      position: static;
    }
  }
`;

const answers = css`
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

const wide = css`
  @container calculator (min-width: 47em) {
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container calculator (max-width: 30em) {
    .third {
      flex-direction: column;
      gap: 2px;
      align-items: center;
    }
    .third span {
      line-height: 1.15;
    }
  }
  @container calculator (max-width: 26em) {
    .wins {
      display: none;
    }
    .deeds button {
      padding-inline: calc(var(--_space) * 2);
      font-size: var(--_size-s);
    }
    .matters li {
      grid-template-columns: 3.6em minmax(0, 1fr);
    }
    .matters svg {
      display: none;
    }
  }
  @container calculator (max-width: 16em) {
    .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .third {
      grid-row: 2;
      grid-column: span 2;
    }
    .win b {
      font-size: var(--_size-xl);
    }
    .result {
      position: static;
    }
  }
  @media print {
    .result {
      position: static;
    }
    .deeds,
    .table > button {
      display: none;
    }
  }
`;

export const styles = [frame, result, answers, wide];
