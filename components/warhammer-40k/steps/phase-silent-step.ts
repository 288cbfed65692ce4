/** Where a text does not tell: what it is silent on, and what the players may agree on instead. */
import { css, html, type TemplateResult } from 'lit';
import { isSilent } from '../../../src/warhammer-40k/answers.ts';
import { QUESTIONS, type Question } from '../../../src/warhammer-40k/policy.ts';
import { answerInWords, POLICY_WORDS } from '../policy-words.ts';
import { EDITION_NAMES, words } from '../words.ts';
import { PhasePanel } from './phase-panel.ts';

/** One question after another; nothing is answered for the players. */
export class PhaseSilentStep extends PhasePanel {
  static override styles = [
    ...[PhasePanel.styles].flat(),
    css`
      .question {
        display: grid;
        gap: var(--_space);
      }
      select {
        min-block-size: 44px;
        max-inline-size: 100%;
      }
    `,
  ];

  protected override heading(): unknown {
    return words.silent;
  }

  protected override lead(): unknown {
    return `${EDITION_NAMES[this.phase.edition]}: ${this.state.description} ${words.silentLead}`;
  }

  protected override body(): TemplateResult {
    const open = this.asks.filter(question => isSilent(this.phase, question));
    return html`
      <div class="actions">
        <button type="button" class="main" data-next @click=${this.#leave}>${words.without}</button>
      </div>
      ${open.map(question => this.#questionTemplate(question))}`;
  }

  #questionTemplate(question: Question): TemplateResult {
    return html`<label class="question">
      <span>${POLICY_WORDS[question].asks}</span>
      <select @change=${(event: Event) => this.#agree(question, (event.target as HTMLSelectElement).value)}>
        <option value="">${words.notAgreed}</option>
        ${QUESTIONS[question].map(answer => html`
          <option value=${answer}>${answerInWords(question, answer)}</option>`)}
      </select>
    </label>`;
  }

  #agree(question: Question, answer: string): void {
    if (answer !== '') this.decide({ type: 'answer.agreed', question, answer });
  }

  readonly #leave = (): void => this.decide({ type: 'silence.accepted' });
}

if (!customElements.get('phase-silent-step')) customElements.define('phase-silent-step', PhaseSilentStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-silent-step': PhaseSilentStep;
  }
}
