/** Dice of a phase: to be thrown by the program, or entered from the table. */
import { html, type TemplateResult } from 'lit';
import type { PhaseHand } from '../../../src/warhammer-40k/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/state.ts';
import type { HandLabel } from '../../parts/dice-throw.ts';
import '../../parts/dice-throw.ts';
import { PURPOSE_NAMES } from '../words.ts';
import { PhasePanel } from './phase-panel.ts';
import { ownersInWords } from './wording.ts';

const targetOf = (hand: PhaseHand): string => (hand.read === 'successes' ? ` ${hand.target}+` : '');

const labelOf = (phase: Phase, hand: PhaseHand): HandLabel => ({
  label: `${hand.name || PURPOSE_NAMES[hand.purpose]}${targetOf(hand)}`,
  detail: ownersInWords(phase, hand),
  side: hand.side,
});

/** What is to be thrown, hand by hand, with whose dice they are. */
export class PhaseThrowStep extends PhasePanel {
  protected override body(): TemplateResult {
    return html`<dice-throw
      data-next .hands=${this.hands} .labels=${this.hands.map(hand => labelOf(this.phase, hand))}
    ></dice-throw>`;
  }
}

if (!customElements.get('phase-throw-step')) customElements.define('phase-throw-step', PhaseThrowStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-throw-step': PhaseThrowStep;
  }
}
