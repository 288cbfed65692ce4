/** Models move one after another: charges, pile-ins, consolidation. They are moved on the map, or as is usual. */
import { html, nothing, type TemplateResult } from 'lit';
import { movingIn } from '../resolver/moves.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { phasePrimaryWords } from './primary-words.ts';
import { namesTogether } from './wording.ts';

/** Who has moved may leave it at that where the others need not. */
export class PhaseMoveStep extends PhasePanel {
  protected override body(): TemplateResult {
    const { models } = movingIn(this.phase, this.state.path);
    return html`
      ${models.length === 0
        ? nothing : html`<p class="fact">${phaseWords.toMove(namesTogether(this.phase, models))}</p>`}
      ${this.state.path.endsWith('.others')
        ? this.plainRow(phasePrimaryWords.moveNobodyElse, { type: 'moves.ended' }) : nothing}`;
  }
}

if (!customElements.get('phase-move-step')) customElements.define('phase-move-step', PhaseMoveStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-move-step': PhaseMoveStep;
  }
}
