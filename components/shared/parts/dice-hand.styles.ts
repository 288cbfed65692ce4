/** How a hand of dice looks: a card with its words and its row of dice, or one line for a single die. */
import { css } from 'lit';

export const diceHandStyles = css`
  :host {
    display: block;
    --_side: var(--_now);
    --_on-die: var(--_on-now);
  }
  :host([side='attacker']) {
    --_side: var(--_attacker);
    --_on-die: var(--_on-side);
  }
  :host([side='defender']) {
    --_side: var(--_defender);
    --_on-die: var(--_on-side);
  }
  .hand {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(var(--_space) * 2);
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .words {
    display: grid;
    flex: 1 1 13.5rem;
    grid-template: 'label outcome' 'detail detail' / 1fr auto;
    column-gap: calc(var(--_space) * 2);
    align-items: baseline;
    min-inline-size: 0;
    padding-inline: var(--_space);
    overflow-wrap: anywhere;
  }
  .label {
    grid-area: label;
    font-weight: 600;
  }
  .side-mark {
    margin-inline-end: 0.4em;
    vertical-align: -0.04em;
  }
  .detail {
    grid-area: detail;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .outcome {
    grid-area: outcome;
    font-weight: 600;
    white-space: nowrap;
  }
  .dice {
    display: flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
  }
  .die {
    display: grid;
    place-items: center;
    inline-size: var(--_target);
    block-size: var(--_target);
    border-radius: var(--_radius);
  }
  .die svg {
    inline-size: 84%;
    block-size: 84%;
    overflow: visible;
  }
  .blank .body {
    fill: var(--_sunken);
    stroke-dasharray: 3 3;
  }
  /* A die that counts is filled and ticked; one that does not is only an outline. */
  .counts .body {
    fill: var(--_side);
    stroke: var(--_side);
  }
  .counts .pip {
    stroke: var(--_on-die);
  }
  .counts-not .body {
    fill: none;
    stroke: var(--_line-strong);
    stroke-width: 1;
  }
  .counts-not .pip {
    stroke: var(--_ink-soft);
  }
  .mark circle {
    fill: var(--_raised);
    stroke: var(--_side);
    stroke-width: 1.5;
  }
  .mark path {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :host([compact]) .hand {
    gap: 0;
    padding: 0;
    border: 0;
    background: none;
  }
  :host([compact]) .dice {
    order: -1;
  }
  :host([compact]) .words {
    flex-basis: 5rem;
    grid-template: 'label label' 'detail outcome' / auto 1fr;
    column-gap: var(--_space);
    padding-inline: calc(var(--_space) * 1.5) 0;
    line-height: 1.3;
  }
  :host([compact]) :is(.detail, .outcome) {
    font-size: var(--_size-s);
    white-space: normal;
  }
  :host([compact]) .side-mark {
    display: none;
  }
`;
