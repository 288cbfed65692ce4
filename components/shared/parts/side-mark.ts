/** The sign of a side beside its name: a plain disc for the attacker, a notched one for the defender. */
import { css, html, nothing, type TemplateResult } from 'lit';

export const PLAYER_SIDES = ['attacker', 'defender'] as const;
export type PlayerSide = (typeof PLAYER_SIDES)[number];

/** Eight of them, each a stroke of no length with round ends. */
const NOTCHES = 'M7.4 0h.01M5.23 5.23h.01M0 7.4h.01M-5.23 5.23h.01M-7.4 0h.01M-5.23-5.23h.01M0-7.4h.01M5.23-5.23h.01';

/** The sign, or nothing where no side is meant. A word beside it says the same to those who cannot see it. */
export const sideMark = (side: PlayerSide | null): TemplateResult | typeof nothing =>
  side === null
    ? nothing
    : html`<svg class="side-mark ${side}" viewBox="-8 -8 16 16" aria-hidden="true" part="side">
        <circle class="disc" r="7"></circle>
        <path
          class="notch" stroke-width="3.4" stroke-linecap="round" d=${side === 'defender' ? NOTCHES : nothing}
        ></path>
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
  .side-mark .notch {
    stroke: var(--_mark-ground);
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
