/** How dice entry looks: as low as a panel on a phone, its keys docked at the end of it. */
import { css } from 'lit';

export const diceEntryStyles = css`
  :host {
    display: block;
    --_on-die: var(--_on-now);
  }
  .attacker,
  .defender {
    --_on-die: var(--_on-side);
  }
  .entry {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  p,
  h2 {
    margin: 0;
  }
  .head {
    display: flex;
    align-items: center;
    gap: var(--_space);
  }
  h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: calc(var(--_size) * 1.125);
    line-height: 1.3;
  }
  .count {
    color: var(--_ink-soft);
  }
  button.icon {
    z-index: 1;
    min-inline-size: 40px;
    min-block-size: 36px;
    border: 0;
  }
  /* What is drawn lower than a finger is wide can be pressed above and below it. */
  button.icon,
  .chip,
  .slot {
    position: relative;
  }
  button.icon::after,
  .chip::after,
  .slot::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  .sign {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* It shows what is current by itself; nobody has to scroll it. */
  .row {
    position: relative;
    display: flex;
    min-inline-size: 0;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  .row button {
    flex: none;
    border: 0;
    background: none !important;
  }
  .row :focus-visible {
    outline-offset: -2px;
  }
  .chip {
    min-block-size: 36px;
    padding: 0 var(--_space) 0 0;
    font-weight: 400;
    white-space: nowrap;
  }
  .chip span {
    display: flex;
    gap: 0.35em;
    align-items: center;
    min-block-size: 32px;
    padding: 2px calc(var(--_space) * 2.25);
    border: 1px solid var(--_line-strong);
    border-radius: 8px;
  }
  .chip b {
    color: var(--_side, var(--_ink));
    font-weight: 650;
  }
  .chip[aria-current] span {
    border-color: var(--_now);
    outline: 1px solid var(--_now);
    background: var(--_now-soft);
    font-weight: 650;
  }
  .who,
  .hands {
    display: grid;
  }
  .who {
    margin-block: var(--_space);
    min-block-size: 1.35em;
    max-block-size: calc(3 * 1.35em);
    overflow-y: auto;
    font-size: var(--_size-s);
    line-height: 1.35;
  }
  /* Each hand keeps the room of the longest, and its hits theirs, so that the keys stay where they are. */
  .who > *,
  .hands > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .who p {
    display: flex;
    gap: calc(var(--_space) * 2);
    justify-content: space-between;
  }
  .refusal:not(:empty) {
    align-self: start;
    padding-inline-start: calc(var(--_space) * 2);
    border-inline-start: 4px solid var(--_bad);
  }
  .other-hand {
    visibility: hidden;
  }
  .tally {
    flex: none;
    max-inline-size: 50%;
    color: var(--_side, var(--_ink));
    font-weight: 650;
    text-align: end;
  }
  .line {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
  }
  .slots {
    flex: 0 1 auto;
  }
  .slot {
    inline-size: 42px;
    min-block-size: 40px;
    padding: 0;
  }
  .slot svg {
    inline-size: 40px;
    block-size: 40px;
  }
  .blank .body {
    fill: none;
    stroke-dasharray: 3 3;
  }
  .counts .body {
    fill: var(--_side, var(--_now));
    stroke: var(--_side, var(--_now));
  }
  .counts .pip {
    stroke: var(--_on-die);
  }
  .slot[aria-current] .body {
    stroke: var(--_now);
    stroke-width: 2.5;
    stroke-dasharray: none;
  }
  .slot[aria-current].blank .body {
    fill: var(--_now-soft);
  }
  .total {
    flex: none;
    max-inline-size: 50%;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    line-height: 1.25;
    text-align: end;
  }
  .total b {
    display: block;
    color: var(--_side);
    font-size: var(--_size-l);
    font-weight: 650;
  }
  .total .side-mark {
    margin-inline-end: 0.35em;
    vertical-align: -0.06em;
  }
  .tray {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--_space);
    position: sticky;
    inset-block-end: 0;
    margin-block-start: calc(var(--_space) * 1.5);
    padding-block-end: var(--_space);
    background: var(--_ground);
  }
  .key {
    min-block-size: 56px;
    padding: 0;
    border-color: var(--_line);
    border-radius: 10px;
    box-shadow: 0 1px 0 var(--_line);
    -webkit-tap-highlight-color: transparent;
  }
  .key svg {
    inline-size: 38px;
    block-size: 38px;
  }
  .key .body {
    stroke: var(--_ink);
  }
  .tray .key.hits:enabled:not(:active) {
    border: 2px solid var(--_side, var(--_now));
    background: var(--_now-soft);
  }
  .tray .key.hits.attacker:enabled:not(:active) {
    background: var(--_attacker-soft);
  }
  .tray .key.hits.defender:enabled:not(:active) {
    background: var(--_defender-soft);
  }
  button.key:active {
    border-color: var(--_now);
    background: var(--_now-soft);
  }
`;
