/** How one formation and its opponents look, where there is little width. */
import { css } from 'lit';

export const oneFormationStyles = css`
  .narrow .body {
    background: var(--_ground);
  }
  .narrow .field {
    padding: 0;
  }
  .narrow .field > p {
    padding: 8px 12px;
  }
  .who,
  .whom {
    display: flex;
    gap: 4px;
    align-items: center;
    padding-inline: 4px;
  }
  .who {
    min-block-size: 48px;
    text-align: center;
  }
  .who div {
    flex: 1;
    min-inline-size: 0;
  }
  .who h3 {
    font-size: var(--_size-l);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .who p {
    font-size: calc(var(--_size) * 0.75);
    line-height: 1.35;
  }
  .who .icon {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
  .who .icon:disabled {
    border-color: transparent;
    opacity: 0.4;
  }
  .whom {
    flex-wrap: wrap;
    min-block-size: 48px;
    padding-inline: 4px 12px;
  }
  .facing {
    flex: 1 1 4.5rem;
    justify-content: start;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: 8px;
    font-size: var(--_size-s);
    font-weight: 500;
  }
  .facing span,
  span.facing {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facing .sign {
    flex: none;
  }
  .facing[aria-expanded='true'] .sign {
    rotate: 180deg;
  }
  .filters {
    display: flex;
    flex: none;
    max-inline-size: 100%;
    margin-inline-start: auto;
    padding: 2px;
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .filters button {
    position: relative;
    flex: auto;
    min-block-size: 32px;
    padding: 2px 4px;
    border-color: transparent;
    background: transparent;
    font-size: var(--_size-s);
    font-weight: 500;
  }
  /* What is hit is higher than what is drawn. */
  .filters button::after {
    content: '';
    position: absolute;
    inset: -7px 0;
  }
  .filters button[aria-pressed='true'] {
    border-color: var(--_line-strong);
    background: var(--_raised);
    font-weight: 700;
  }
  .opponent {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(5.2em, auto) 56px 3.2em;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 50px;
    padding: 2px 12px;
    border: 0;
    border-block-end: 1px solid var(--_line);
    border-radius: 0;
    background: transparent;
    font-weight: 500;
    text-align: start;
    justify-items: stretch;
  }
  .opponent[aria-pressed='true'] {
    background: var(--_now-soft);
    font-weight: 700;
  }
  .opponent .name {
    overflow-wrap: break-word;
  }
  .opponent .soft {
    font-weight: 400;
  }
  .opponent .how {
    font-size: var(--_size-s);
  }
  .opponent b {
    text-align: end;
  }
  .narrow .bar {
    display: grid;
    gap: 4px;
    padding: 4px 12px calc(8px + env(safe-area-inset-bottom));
  }
  .narrow .bar p {
    gap: 0 12px;
    font-size: var(--_size-s);
  }
  .narrow .bar p b {
    font-size: var(--_size-m);
  }
  .narrow .bar :is(.main, select) {
    min-block-size: 48px;
  }
  .narrow .bar .main {
    flex: 1;
    min-inline-size: 0;
    padding-inline: 8px;
  }
  .narrow .bar select {
    flex: none;
    max-inline-size: 46%;
    font-size: var(--_size-s);
    font-weight: 600;
    text-overflow: ellipsis;
  }
  .save {
    padding: 0 16px 16px;
    background: var(--_raised);
  }
  .save button {
    min-block-size: 44px;
  }
`;
