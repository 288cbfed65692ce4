/** The six faces of a die, to set one with a tap. */
import { css, html, type TemplateResult } from 'lit';
import { SIDES_OF_A_DIE } from '../../../src/dice/hand.ts';
import { dieFace } from './die-face.ts';
import { diceWords } from './dice-words.ts';

const FACES = Array.from({ length: SIDES_OF_A_DIE }, (_, before) => before + 1);

/**
 * A row of six buttons. A press leaves the focus on the die that it sets; the keyboard needs no tray, it has the
 * digits, so Tab passes it by.
 */
export const faceTray = (onFace: (face: number) => void): TemplateResult => html`<div
  class="tray"
  part="tray"
  role="group"
  aria-label=${diceWords.tray}
  @mousedown=${(event: Event) => event.preventDefault()}
>
  ${FACES.map(
    face => html`<button
      class="face"
      part="face"
      type="button"
      tabindex="-1"
      aria-label=${face}
      @click=${() => onFace(face)}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">${dieFace(face)}</svg>
    </button>`,
  )}
</div>`;

/** Dice as they are drawn, and the tray, which has a ground of its own so that it is not taken for dice of a hand. */
export const diceStyles = css`
  :host {
    --_target: max(44px, calc(var(--_size) * 2.75));
  }
  .body {
    fill: var(--_raised);
    stroke: var(--_line-strong);
    stroke-width: 1.5;
  }
  .pip {
    fill: var(--_ink);
  }
  .tray {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  button.face {
    display: grid;
    place-items: center;
    flex: 1 1 var(--_target);
    min-inline-size: var(--_target);
    max-inline-size: 72px;
    block-size: var(--_target);
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  .face svg {
    inline-size: calc(var(--_target) * 0.84);
    block-size: calc(var(--_target) * 0.84);
  }
  .face:hover .body {
    stroke: var(--_now);
    stroke-width: 2.5;
  }
  .face:active .body {
    fill: var(--_now-soft);
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`;
