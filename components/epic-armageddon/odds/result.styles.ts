/** How the number above everything else looks. */
import { css } from 'lit';

export const resultStyles = css`
  .result {
    outline: 0;
    display: grid;
    gap: calc(var(--_space) * 2);
  }
  .who {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: center;
    color: var(--_ink-soft);
    overflow-wrap: anywhere;
  }
  :is(.who, .toll) span {
    display: block;
  }
  :is(.who, .toll) span::first-letter {
    text-transform: uppercase;
  }
  .who .side-mark {
    color: var(--_side);
    --_mark-ground: var(--_ground);
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 4);
    align-items: end;
    justify-content: space-between;
  }
  .win b {
    color: var(--_side);
    font-size: calc(var(--_size) * 2.25);
    font-weight: 650;
    line-height: 1.1;
    white-space: nowrap;
  }
  .state {
    color: var(--_ink-soft);
  }
  .toll {
    flex: 0 1 auto;
    margin-inline-start: auto;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    text-align: end;
    overflow-wrap: anywhere;
  }
  .toll b {
    color: var(--_ink);
  }
  .pinned {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--_space) * 2);
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_now);
  }
  .pinned p {
    flex: 1 1 12rem;
    min-inline-size: 0;
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .pinned .pair {
    margin-inline-start: calc(var(--_space) * -3);
  }
  /* Who fights, and what can be kept of it: as much in a line as there is room for. */
  .about {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--_space) * 4);
    font-size: var(--_size-s);
  }
  .about > :is(.note, .says, .sides, .given) {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  .pin {
    margin-inline: auto calc(var(--_space) * -3);
    color: var(--_now-ink);
  }
  .pin[aria-disabled='true'] {
    border-color: transparent;
    color: var(--_ink-soft);
  }
  .pinned .label {
    color: var(--_now-ink);
    font-weight: 700;
  }
  .pinned .sum {
    white-space: nowrap;
  }
  .failure {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
  }
`;
