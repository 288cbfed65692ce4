/** How the bar of a view of the table looks. */
import { css } from 'lit';

/** Laid out by the width of the container `resolver`: the odds over the buttons, then in one row with them. */
export const barStyles = css`
  .sign {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .bar {
    position: relative;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--_line);
    background: var(--_raised);
  }
  /* It has its room, two lines high, before it comes. */
  .bar odds-from-here {
    display: block;
    min-inline-size: 0;
    min-block-size: 32px;
  }
  .acts {
    display: flex;
    gap: 4px;
    align-items: center;
    min-block-size: 60px;
    padding: 4px 12px 8px;
  }
  .acts button {
    min-block-size: 44px;
    line-height: 18px;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .acts .icon {
    flex: none;
    inline-size: 44px;
  }
  /* Its words stand beside its sign, or on a line that is cut off where there is no room for them in one. */
  .acts .run {
    display: none;
    flex: 0 auto;
    flex-wrap: wrap;
    justify-content: center;
    align-content: flex-start;
    min-inline-size: 44px;
    gap: 4px;
    block-size: 44px;
    padding: 0 4px;
    overflow: hidden;
  }
  .acts .run > :is(.sign, span) {
    block-size: 42px;
    line-height: 42px;
    white-space: nowrap;
  }
  .acts .quiet {
    border-color: transparent;
    color: var(--_ink-soft);
  }
  .acts .quiet[aria-disabled='true'] {
    opacity: 0.5;
  }
  .acts .dice,
  .acts .main {
    min-block-size: 48px;
    padding-inline: 12px;
  }
  .acts .dice {
    flex-shrink: 1e5;
    padding-inline: 8px;
    overflow-wrap: break-word;
  }
  .acts .main {
    flex: 1 150px;
    border-color: var(--_now);
    background: var(--_now);
    color: var(--_on-now);
    font-size: var(--_size-l);
  }
  .acts button.main:enabled:not([aria-disabled='true']):hover {
    background: var(--_now);
    color: var(--_on-now);
    box-shadow: 0 0 0 2px var(--_now);
  }
  .acts .main[aria-disabled='true'] {
    border: 0;
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  [aria-busy='true'] .main {
    cursor: progress;
  }
  .bar .sign {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75;
  }
  @container resolver (max-width: 399px) {
    .acts .long {
      padding-inline: 8px;
      font-size: var(--_size-m);
    }
  }
  @container resolver (min-width: 400px) {
    .acts .run {
      display: inline-flex;
    }
  }
  @container resolver (min-width: 720px) {
    .bar {
      display: flex;
      align-items: center;
    }
    /* Room for a name, its figure and how sure that is: the words of the buttons wrap before that goes. */
    .bar odds-from-here {
      flex: 1 0 16.5rem;
      min-inline-size: min-content;
    }
    .acts {
      min-inline-size: 0;
      margin-inline-start: auto;
      min-block-size: 63px;
      padding: 7px 8px 8px 12px;
    }
    /* The words of the next action wrap first, then those of the dice: only then those beside the sign go. */
    .acts .main {
      flex: 0 1e9 auto;
      min-inline-size: 150px;
      max-inline-size: 300px;
    }
  }
  @container resolver (min-width: 900px) {
    .acts {
      gap: 8px;
      padding-inline: 16px;
    }
    .acts .run {
      gap: 8px;
      padding-inline: 12px;
    }
  }
  @container resolver (max-width: 339px) {
    .acts .main {
      flex-basis: 140px;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
