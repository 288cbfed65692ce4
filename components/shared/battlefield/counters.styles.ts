/** How counters are printed: side by colour and edge, part in the assault by filling. */
import { css } from 'lit';

/** Solid, tinted, a ring, dotted; the dead dotted, too, with a cross. */
export const counterStyles = css`
  g.attacker,
  path.attacker {
    --_side: var(--_attacker);
    --_side-soft: var(--_attacker-soft);
  }
  g.defender,
  path.defender {
    --_side: var(--_defender);
    --_side-soft: var(--_defender-soft);
  }
  .counter,
  .ghost {
    color: var(--_side);
  }
  .counter .base {
    fill: var(--_ground);
    stroke: var(--_side);
    stroke-width: 2;
  }
  .inner {
    display: none;
    fill: none;
    stroke: var(--_side);
    stroke-width: 1;
  }
  @media (forced-colors: active) {
    :host {
      --_defender: LinkText;
    }
    .inner {
      display: inline;
    }
  }
  .counter .rim {
    fill: var(--_ground);
    stroke: var(--_side);
    stroke-opacity: 0.3;
  }
  .shadow {
    fill: none;
    stroke: var(--_side);
    stroke-width: 1.6;
  }
  .counter.tinted .base {
    fill: var(--_side-soft);
  }
  .counter.solid {
    color: var(--_on-side);
  }
  .counter.solid .base {
    fill: var(--_side);
    stroke: var(--_ground);
    stroke-width: 1.2;
  }
  .counter.dotted {
    --_side: var(--_ink-soft);
  }
  .counter:is(.dotted, .dead) :is(.base, .rim) {
    stroke-dasharray: 1.8 3;
  }
  .counts,
  .other {
    fill: currentColor;
    font-weight: 700;
  }
  .other {
    font-weight: 500;
  }
  .counter.dead :is(.base, .rim, .gone) {
    fill: none;
    stroke: var(--_side);
    stroke-opacity: 0.7;
    stroke-width: 1.6;
  }
  .counter.dead .rim {
    display: none;
  }
  .counter.lifted {
    opacity: 0.4;
  }
  .focus {
    display: none;
    fill: none;
    stroke: var(--_ink);
    stroke-width: 2;
    stroke-linejoin: round;
    pointer-events: none;
  }
  :is(.counter, .token):focus {
    outline: none;
  }
  :is(.counter, .token):focus-visible .focus {
    display: inline;
  }
  .askable {
    cursor: help;
  }
  .movable {
    cursor: move;
  }
  .choosable,
  .token,
  .line,
  .label.pill {
    cursor: pointer;
  }
  .movable:hover .base,
  :is(.choosable, .askable):hover .base {
    stroke: var(--_now);
    stroke-width: 2.4;
  }
`;
