/** All charges are declared: which unit moves next. */
import { html, type TemplateResult } from 'lit';
import { chargesLeft } from '../../../src/warhammer-40k/charge/declare.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import '../../shared/parts/choice-list.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { nameIn } from './wording.ts';

/** The units that have declared and not moved, in the order in which they did. */
export class PhasePickStep extends PhasePanel {
  protected override body(): TemplateResult {
    const options = chargesLeft(this.phase).map(({ unit, targets }) => ({
      id: unit, label: nameIn(this.phase, unit), refusal: null,
      detail: phaseWords.at(targets.map(id => nameIn(this.phase, id))),
    }));
    return html`<choice-list
      legend=${phaseWords.picked} .options=${options} .chosen=${null} @choice-made=${this.#pick}
    ></choice-list>`;
  }

  readonly #pick = ({ id }: ChoiceMade): void => this.decide({ type: 'charger.picked', unit: id });
}

if (!customElements.get('phase-pick-step')) customElements.define('phase-pick-step', PhasePickStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-pick-step': PhasePickStep;
  }
}
