/** Where a text does not tell: what it is silent on, and what the players may agree on instead. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { isSilent } from '../../../src/warhammer-40k/editions/answers.ts';
import { FOURTH_COMPLETION, FOURTH_UNGIVEN } from '../../../src/warhammer-40k/editions/fourth.ts';
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { QUESTIONS, type Completion, type PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { silentWords } from '../resolver/phase-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { answerInWords, POLICY_WORDS } from '../spoken/policy-words.ts';
import { PhasePanel } from './phase-panel.ts';

/** Sent when players agree on several answers at once. */
export class AgreedOn extends Event {
  readonly answers: readonly (readonly [question: PolicyQuestion, answer: string])[];

  constructor(answers: AgreedOn['answers']) {
    super('agreed-on', { bubbles: true, composed: true });
    this.answers = answers;
  }
}

/** What some answers say to the questions that are open. */
const answersTo = (open: readonly PolicyQuestion[], from: Completion): AgreedOn['answers'] =>
  open.flatMap(question => (from[question] == null ? [] : [[question, from[question]] as const]));

const UNGIVEN: readonly PolicyQuestion[] = FOURTH_UNGIVEN;

/** One question after another, or all at once as another text has them; nothing is answered for the players. */
export class PhaseSilentStep extends PhasePanel {
  static override styles = [
    ...[PhasePanel.styles].flat(),
    css`
      .question {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--_space);
      }
      select {
        min-block-size: 44px;
        max-inline-size: 100%;
      }
      small {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
    `,
  ];

  protected override get words(): readonly string[] {
    return ['warhammer-40k-policy', 'warhammer-40k-silent'];
  }

  protected override heading(): unknown {
    return silentWords.silent;
  }

  protected override lead(): unknown {
    return silentWords.silentLead(EDITION_NAMES[this.phase.edition], this.state.description);
  }

  protected override body(): TemplateResult {
    const open = this.asks.filter(question => isSilent(this.phase, question));
    return html`
      ${this.#siblingsTemplate(open)}
      <div class="actions">${this.#others().map(edition => this.#editionTemplate(open, edition))}</div>
      ${open.map(question => this.#questionTemplate(question))}`;
  }

  /** What is told second hand of this edition: it may leave something open. */
  #siblingsTemplate(open: readonly PolicyQuestion[]): TemplateResult | typeof nothing {
    const answers = answersTo(open, FOURTH_COMPLETION);
    return answers.length === 0 || this.phase.edition !== '4th' ? nothing : html`
      <div class="actions">
        <button type="button" @click=${() => this.#agreeAll(answers)}>${silentWords.siblings}</button>
      </div>
      <p class="lead">${silentWords.siblingsMore}</p>`;
  }

  #others(): readonly Edition[] {
    return EDITIONS.filter(edition => edition !== this.phase.edition);
  }

  #editionTemplate(open: readonly PolicyQuestion[], edition: Edition): TemplateResult | typeof nothing {
    const answers = answersTo(open, POLICIES[edition] as Completion);
    return answers.length < open.length ? nothing : html`
      <button type="button"
        @click=${() => this.#agreeAll(answers)}>${silentWords.asIn(EDITION_NAMES[edition])}</button>`;
  }

  #questionTemplate(question: PolicyQuestion): TemplateResult {
    return html`<label class="question">
      <span>${POLICY_WORDS[question].asks}</span>
      <select @change=${(event: Event) => this.#agree(question, (event.target as HTMLSelectElement).value)}>
        <option value="">${silentWords.notAgreed}</option>
        ${QUESTIONS[question].map(answer => html`
          <option value=${answer}>${answerInWords(question, answer)}</option>`)}
      </select>
      ${this.#secondHandTemplate(question)}
    </label>`;
  }

  /** What is told second hand of one question, or that nothing is. */
  #secondHandTemplate(question: PolicyQuestion): TemplateResult | typeof nothing {
    if (this.phase.edition !== '4th') return nothing;
    const told = FOURTH_COMPLETION[question];
    if (told !== undefined) return html`<small>${silentWords.siblingsTell(answerInWords(question, told))}</small>`;
    return UNGIVEN.includes(question) ? html`<small>${silentWords.siblingsTellNot}</small>` : nothing;
  }

  #agree(question: PolicyQuestion, answer: string): void {
    if (answer !== '') this.decide({ type: 'answer.agreed', question, answer });
  }

  #agreeAll(answers: AgreedOn['answers']): void {
    this.dispatchEvent(new AgreedOn(answers));
  }
}

if (!customElements.get('phase-silent-step')) customElements.define('phase-silent-step', PhaseSilentStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-silent-step': PhaseSilentStep;
  }
  interface HTMLElementEventMap {
    'agreed-on': AgreedOn;
  }
}
