/** What the rules leave to a player: who decides, what there is to choose, and what is usual. */
import { html, type TemplateResult } from 'lit';
import type { Choice } from '../../../src/warhammer-40k/choices.ts';
import type { Phase } from '../../../src/warhammer-40k/state.ts';
import type { ChoiceMade } from '../../parts/choice-list.ts';
import '../../parts/choice-list.ts';
import { CHOICE_WORDS, words } from '../words.ts';
import { optionInWords } from './option-words.ts';
import { PhasePanel } from './phase-panel.ts';

const optionsOf = (phase: Phase, choice: Choice) => choice.options.map(option => {
  const { label, detail } = optionInWords(phase, choice, option);
  return {
    id: option, label,
    detail: [detail, option === choice.usual ? words.usual : ''].filter(Boolean).join(' · '), refusal: null,
  };
});

/** One question with its answers; whoever looks at an answer sees whom it is about on the map. */
export class PhaseChoiceStep extends PhasePanel {
  protected override heading(): unknown {
    return CHOICE_WORDS[this.phase.choice!.question];
  }

  protected override lead(): unknown {
    return words.decides(this.phase.choice!.side);
  }

  protected override body(): TemplateResult {
    const choice = this.phase.choice!;
    return html`
      <choice-list
        data-next .options=${optionsOf(this.phase, choice)} .chosen=${null} @choice-made=${this.#choose}
      ></choice-list>`;
  }

  readonly #choose = ({ id }: ChoiceMade): void => {
    this.decide({ type: 'choice.made', question: this.phase.choice!.question, option: id });
  };
}

if (!customElements.get('phase-choice-step')) customElements.define('phase-choice-step', PhaseChoiceStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-choice-step': PhaseChoiceStep;
  }
}
