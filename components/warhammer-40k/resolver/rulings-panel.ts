/** "How does your club play this?": what the texts leave open, with the answers in force. */
import { css, html, type TemplateResult } from 'lit';
import { RULING_IDS, RULINGS, type RulingId, type Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { fieldStyles } from '../../shared/parts/field.styles.ts';
import { panelStyles } from '../../shared/parts/panel.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import './completion-section.ts';
import { menuWords } from './phase-words.ts';

/** Sent when another answer is to be in force. */
export class PhaseRuled extends Event {
  readonly rulings: Rulings;

  constructor(rulings: Rulings) {
    super('phase-ruled', { bubbles: true, composed: true });
    this.rulings = rulings;
  }
}

/** Sent when the players go back to their phase. */
export class RulingsLeft extends Event {
  constructor() {
    super('rulings-left', { bubbles: true, composed: true });
  }
}

/**
 * Every open question with its answers, and what pages beside the text tell of it.
 *
 * @fires phase-ruled - Another answer is to be in force: `rulings`.
 * @fires rulings-left - Back to the phase.
 */
export class PhaseRulings extends SpokenElement {
  static override styles = [
    theme, buttons, panelStyles, fieldStyles,
    css`
      label {
        display: grid;
        gap: var(--_space);
      }
      select {
        min-block-size: 44px;
        max-inline-size: 100%;
      }
    `,
  ];
  static override properties = { phase: { attribute: false } };
  /** With the answers in force. */
  declare phase: Phase;

  constructor() {
    super();
    this.addEventListener('keydown', this.#onKey);
  }

  /** The focus belongs on the heading. */
  focusMain(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  protected override get words(): readonly string[] {
    return ['warhammer-40k-menu'];
  }

  protected override firstUpdated(): void {
    void this.updateComplete.then(() => this.focusMain());
  }

  protected override render(): TemplateResult {
    const { edition, completions, turn } = this.phase;
    return html`<section aria-labelledby="heading">
      <h2 id="heading" tabindex="-1">${menuWords.rulings}</h2>
      <p class="lead">${menuWords.rulingsLead}</p>
      ${RULING_IDS.map(id => this.#questionTemplate(id))}
      <phase-completion .edition=${edition} .rows=${completions} ?settled=${turn > 1}></phase-completion>
      <div class="actions">
        <button type="button" class="main" @click=${this.#leave}>${menuWords.back}</button>
      </div>
    </section>`;
  }

  #questionTemplate(id: RulingId): TemplateResult {
    const { rulings } = this.phase;
    const { asks, answers } = menuWords.asked[id];
    const labels: Readonly<Record<string, string>> = answers;
    return html`<label>
      <span>${asks} <span class="rule">${RULINGS[id].id}</span></span>
      <select @change=${({ target }: Event) => this.#rule(id, (target as HTMLSelectElement).value)}>
        ${RULINGS[id].answers.map(answer => html`
          <option value=${answer} .selected=${rulings[id] === answer}>${labels[answer]}</option>`)}
      </select>
    </label>`;
  }

  #rule(id: RulingId, answer: string): void {
    this.dispatchEvent(new PhaseRuled({ ...this.phase.rulings, [id]: answer } as Rulings));
  }

  readonly #leave = (): void => {
    this.dispatchEvent(new RulingsLeft());
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#leave();
  };
}

if (!customElements.get('phase-rulings')) customElements.define('phase-rulings', PhaseRulings);

declare global {
  interface HTMLElementTagNameMap {
    'phase-rulings': PhaseRulings;
  }
  interface HTMLElementEventMap {
    'phase-ruled': PhaseRuled;
    'rulings-left': RulingsLeft;
  }
}
