/** The sign of a side beside its name: a plain disc for the attacker, a notched one for the defender. */
import { css, html, nothing, type TemplateResult } from 'lit';

export const PLAYER_SIDES = ['attacker', 'defender'] as const;
export type PlayerSide = (typeof PLAYER_SIDES)[number];

/** The sign, or nothing where no side is meant. A word beside it says the same to those who cannot see it. */
export const sideMark = (side: PlayerSide | null): TemplateResult | typeof nothing =>
  side === null
    ? nothing
    : html`<svg class="side-mark ${side}" viewBox="-8 -8 16 16" aria-hidden="true" part="side">
        <circle class="disc" r="7"></circle>
        <circle class="notch" r=${side === 'defender' ? 7.4 : 0}></circle>
      </svg>`;

export const sideMarkStyles = css`
  .side-mark {
    flex: none;
    inline-size: 0.8em;
    block-size: 0.8em;
    --_mark-ground: var(--_raised);
  }
  .side-mark .disc {
    fill: var(--_side, currentColor);
  }
  /* Eight dashes of no length, with round ends. */
  .side-mark .notch {
    fill: none;
    stroke: var(--_mark-ground);
    stroke-width: 3.4;
    stroke-linecap: round;
    stroke-dasharray: 0 5.81;
  }
  .attacker {
    --_side: var(--_attacker);
    --_side-soft: var(--_attacker-soft);
  }
  .defender {
    --_side: var(--_defender);
    --_side-soft: var(--_defender-soft);
  }
`;
