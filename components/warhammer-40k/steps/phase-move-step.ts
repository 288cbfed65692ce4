/** Models move one after another: charges, pile-ins, consolidation. They are moved on the map, or as is usual. */
import { html, nothing, type TemplateResult } from 'lit';
import { movingIn } from '../resolver/moves.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { namesTogether } from './wording.ts';

/** Nobody has to consolidate, and so there is no usual way to do it. */
export class PhaseMoveStep extends PhasePanel {
  protected override body(): TemplateResult {
    const { models } = movingIn(this.phase, this.state.path);
    const isFree = this.state.path.endsWith('consolidate.moving');
    const isFirst = this.state.path.endsWith('.initial');
    return html`
      ${models.length === 0
        ? nothing : html`<p class="fact">${phaseWords.toMove(namesTogether(this.phase, models))}</p>`}
      <div class="actions">
        ${isFree ? nothing : html`<button type="button" class="main" data-next @click=${this.#moveRest}>
          ${isFirst ? phaseWords.moveAll : phaseWords.moveRest}
        </button>`}
        ${isFirst ? nothing : html`<button
          type="button" class=${isFree ? 'main' : nothing} ?data-next=${isFree} @click=${this.#end}
        >${phaseWords.done}</button>`}
      </div>`;
  }

  readonly #moveRest = (): void => this.decide({ type: 'rest.moved' });

  readonly #end = (): void => this.decide({ type: 'moves.ended' });
}

if (!customElements.get('phase-move-step')) customElements.define('phase-move-step', PhaseMoveStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-move-step': PhaseMoveStep;
  }
}
