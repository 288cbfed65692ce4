/** Why a model strikes now, later or not at all: the facts in their order, each with its rule. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { explainStrike, type StrikeFact } from '../../../../src/warhammer-40k/explain/explain.ts';
import { strikeOpposite, type StrikeOpposite } from '../../../../src/warhammer-40k/explain/nearest-opposite.ts';
import type { Model, Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { SpokenElement } from '../../../shared/languages/spoken-element.ts';
import { factListStyles, mark } from '../../../shared/parts/fact-list.ts';
import { sideMark, sideMarkStyles } from '../../../shared/parts/side-mark.ts';
import { buttons, theme } from '../../../shared/theme/theme.ts';
import { phaseSentence } from '../../spoken/sentences.ts';
import { ruleWhy } from '../../steps/rule-why.ts';
import { nameIn } from '../../steps/wording.ts';
import { fightWords } from './fight-words.ts';

/** Sent when the reader has seen enough. */
export class ReasonsLeft extends Event {
  constructor() {
    super('reasons-left', { bubbles: true, composed: true });
  }
}

/**
 * One answer with the facts that lead to it; the last one decides.
 *
 * @fires reasons-left - The reader has seen enough: Escape, or the button.
 */
export class ModelReasons extends SpokenElement {
  static override styles = [
    theme, buttons, sideMarkStyles, factListStyles,
    css`
      :host {
        display: block;
        margin-block-end: calc(var(--_space) * 3);
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        background: var(--_raised);
      }
      header {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        padding-inline-start: calc(var(--_space) * 3);
        border-block-end: 1px solid var(--_line);
      }
      h3 {
        margin: calc(var(--_space) * 2) 0 0;
        font-size: var(--_size-l);
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      p {
        display: flex;
        flex-wrap: wrap;
        gap: calc(var(--_space) * 2);
        align-items: center;
        margin: 0 0 calc(var(--_space) * 2);
      }
      .whose {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      .side-mark {
        color: var(--_side);
      }
      .close {
        min-inline-size: 44px;
        min-block-size: 44px;
      }
      .close svg {
        inline-size: 1em;
        block-size: 1em;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
      }
    `,
  ];
  static override properties = { phase: { attribute: false }, model: {}, rules: { state: true } };
  declare phase: Phase;
  /** The id of the model. */
  declare model: string;
  /** The places of the facts whose rules are open. */
  declare private rules: readonly number[];
  #opposite: StrikeOpposite | null = null;

  constructor() {
    super();
    this.rules = [];
    this.addEventListener('keydown', this.#onKey);
  }

  /** Puts the focus on the question. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h3')?.focus();
  }

  protected override get words(): readonly string[] {
    return ['warhammer-40k-fight', 'warhammer-40k-reasons'];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('model')) this.rules = [];
    if (!changed.has('model') && !changed.has('phase')) return;
    const isKnown = this.phase?.models.some(({ id }) => id === this.model);
    this.#opposite = isKnown ? strikeOpposite(this.phase, this.model) : null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const model = this.phase?.models.find(({ id }) => id === this.model);
    if (model === undefined) return nothing;
    const { answer, facts } = explainStrike(this.phase, model.id);
    return html`<section aria-labelledby="who">
      <header>
        <div class=${model.side}>
          <h3 id="who" tabindex="-1">${sideMark(model.side)} ${fightWords.why(model.name)}</h3>
          ${this.#answerTemplate(model, answer)}
        </div>
        <button type="button" class="quiet icon close" aria-label=${fightWords.close} @click=${this.#close}>
          <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 3.5l9 9M12.5 3.5l-9 9"></path></svg>
        </button>
      </header>
      <ol>${facts.map((fact, at) => this.#factTemplate(fact, at))}</ol>
      ${this.#oppositeTemplate()}
    </section>`;
  }

  #answerTemplate({ unit }: Model, answer: keyof typeof fightWords.answers): TemplateResult {
    return html`<p>
      <strong>${mark(answer)} ${fightWords.answers[answer]}</strong> <span
        class="whose">${nameIn(this.phase, unit)}</span>
    </p>`;
  }

  #oppositeTemplate(): TemplateResult | typeof nothing {
    return this.#opposite === null ? nothing : html`<p class="opposite">
      ${mark('neither')}<span>${fightWords.opposite(this.#opposite)}</span>
    </p>`;
  }

  #factTemplate({ speaks, why }: StrikeFact, at: number): TemplateResult {
    const isOpen = this.rules.includes(at);
    return html`<li class=${speaks}>
      ${mark(speaks)}
      <span class="say"><span class="spoken">${fightWords.speaks[speaks]} </span>${phaseSentence(why)}</span>
      <button
        type="button" class="quiet id" aria-label=${fightWords.rule(why.rule)} aria-expanded=${isOpen}
        @click=${() => this.#toggle(at)}
      >${why.rule}</button>
      ${isOpen ? ruleWhy(this.phase, why.rule, fightWords.ruleSays, true) : nothing}
    </li>`;
  }

  #toggle(at: number): void {
    this.rules = this.rules.includes(at) ? this.rules.filter(one => one !== at) : [...this.rules, at];
  }

  readonly #close = (): void => {
    this.dispatchEvent(new ReasonsLeft());
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#close();
  };
}

if (!customElements.get('model-reasons')) customElements.define('model-reasons', ModelReasons);

declare global {
  interface HTMLElementTagNameMap {
    'model-reasons': ModelReasons;
  }
  interface HTMLElementEventMap {
    'reasons-left': ReasonsLeft;
  }
}
