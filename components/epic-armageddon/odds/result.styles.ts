/** How the result above everything else looks. */
import { css } from 'lit';

export const resultStyles = css`
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
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 2);
    align-items: end;
    justify-content: space-between;
  }
  .win {
    display: grid;
    flex: 1 0 auto;
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
  /* Its words break before it leaves the line of the two chances. */
  .third {
    flex: 4 1 calc(var(--_size) * 5);
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
  .pinned p {
    flex-basis: 15rem;
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
  .pinned .pair {
    margin-inline-start: calc(var(--_space) * -3);
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
  /* Figures of an earlier question keep their room, and nobody sees or hears them. */
  .stale :is(b, dd, td, .what, .average, loss-chart) {
    visibility: hidden;
  }
  /* Where the window is low the result scrolls away with the rest. */
  @media (max-height: 32rem) {
    .result {
      position: static;
    }
  }
`;
