/** How what is said to an answer, and the end of a lesson look. */
import { css } from 'lit';

export const noteStyles = css`
  .said {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-inline-start: 4px solid var(--_now);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .said > p {
    display: flex;
    gap: calc(var(--_space) * 1.5);
    align-items: center;
    margin: 0;
    font-weight: 700;
  }
  .said .sign {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .right {
    border-inline-start-color: var(--_good);
  }
  .right > p {
    color: var(--_good);
  }
  .wrong {
    position: relative;
    border: 1.5px solid var(--_line-strong);
    border-radius: calc(var(--_radius) * 2.5);
    border-end-start-radius: 0;
  }
  .wrong > p {
    color: var(--_bad);
  }
  .tried {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border: 0;
    border-inline-start: 4px solid var(--_bad);
    border-radius: 0 var(--_radius) var(--_radius) 0;
    background: var(--_sunken);
  }
  .why {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .why button {
    min-block-size: 32px;
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .why [aria-expanded='true'] {
    border-color: var(--_now);
    background: var(--_now-soft);
  }
  @media (pointer: coarse) {
    .why button {
      min-block-size: 44px;
    }
  }
`;

export const summaryStyles = css`
  .summary > * {
    max-inline-size: 46rem;
  }
  .summary .lead {
    margin: 0;
  }
  .missed-list {
    display: grid;
    gap: calc(var(--_space) * 3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .missed-list li {
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    margin-block-end: calc(var(--_space) * 2);
  }
  .row span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .row small {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .row button,
  .ways button {
    min-block-size: 44px;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
  /* However much was missed, what comes next is in sight. */
  .summary > .ways {
    position: sticky;
    inset-block-end: calc(var(--_space) * -4);
    max-inline-size: none;
    margin-block-end: calc(var(--_space) * -4);
    padding-block: calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
    background: var(--_ground);
  }
  .ways .main {
    flex: 1 1 7rem;
  }
  @container resolver (min-width: 900px) {
    .summary > .ways .main {
      flex: none;
    }
  }
`;
