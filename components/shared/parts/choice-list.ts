/** One choice among a few, with the reason where something cannot be chosen. */
import { css, html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { choiceStyles, choiceWords, type Choice } from './choice.ts';
import { entryFor, tabStop } from './list-keys.ts';

/** Sent when an option was chosen that may be. */
export class ChoiceMade extends Event {
  readonly id: string;

  constructor(id: string) {
    super('choice-made', { bubbles: true, composed: true });
    this.id = id;
  }
}

/**
 * A list of choices. Arrows go round from one to the next without choosing, refused ones too, so that their reasons are
 * heard; Space, Enter or a tap chooses.
 *
 * @fires choice-made - An option was chosen: `id`.
 * @csspart choice - One option.
 */
export class ChoiceList extends SpokenElement {
  static override styles = [
    theme,
    choiceStyles,
    css`
      .choice[aria-checked='true'] {
        border-color: var(--_now);
        background: var(--_now-soft);
      }
      .sign {
        grid-row: 1;
        inline-size: 1.2em;
        block-size: 1.2em;
        overflow: visible;
        fill: none;
        stroke: var(--_line-strong);
        stroke-width: 1.5;
      }
      [aria-checked='true'] .sign {
        stroke: var(--_now);
      }
      .dot {
        fill: var(--_now);
        stroke: none;
      }
      @media (forced-colors: active) {
        .choice[aria-checked='true'] {
          border-width: 2px;
        }
      }
    `,
  ];
  static override properties = {
    legend: {},
    options: { attribute: false },
    chosen: {},
    at: { state: true },
  };
  /** What is to be chosen: 'Who takes the fifth hit?' */
  declare legend: string;
  declare options: readonly Choice[];
  /** The id of the option in force; null for none yet. */
  declare chosen: string | null;
  /** The option that Tab leads to. */
  declare private at: number;

  constructor() {
    super();
    this.legend = '';
    this.options = [];
    this.chosen = null;
    this.at = 0;
  }

  /** Puts the focus on the option that Tab leads to. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.at = tabStop(this.options, this.at, this.chosen, changed.has('chosen'));
  }

  protected override render(): TemplateResult {
    return html`<div class="legend" id="legend" ?hidden=${!this.legend}>${this.legend}</div>
      <div class="choices" role="radiogroup" aria-labelledby="legend" @keydown=${this.onKey}>
        ${this.options.map((option, at) => this.option(option, at))}
      </div>`;
  }

  private option(option: Choice, at: number): TemplateResult {
    const isChosen = option.id === this.chosen;
    const isRefused = option.refusal !== null;
    return html`<div
      class="choice ${isRefused ? 'refused' : ''}"
      part="choice"
      role="radio"
      tabindex=${at === this.at ? 0 : -1}
      aria-checked=${isChosen}
      aria-disabled=${isRefused ? 'true' : nothing}
      aria-labelledby="label-${at}"
      aria-describedby="detail-${at} refusal-${at}"
      @click=${() => this.choose(option)}
      @focus=${() => (this.at = at)}
    >
      <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">${signOf(isChosen, isRefused)}</svg>
      ${choiceWords(option, at)}
    </div>`;
  }

  private choose({ id, refusal }: Choice): void {
    if (refusal === null) this.dispatchEvent(new ChoiceMade(id));
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === ' ' || event.key === 'Enter') {
      const option = this.options[this.at];
      event.preventDefault();
      if (option) this.choose(option);
      return;
    }
    const to = entryFor(event.key, this.at, this.options.length);
    if (to === null) return;
    event.preventDefault();
    this.renderRoot.querySelectorAll<HTMLElement>('.choice')[to]?.focus();
  }
}

/** A ring, filled when chosen and struck through when refused. */
const signOf = (isChosen: boolean, isRefused: boolean): SVGTemplateResult => svg`
  <circle cx="8" cy="8" r="7"></circle>
  ${isChosen ? svg`<circle class="dot" cx="8" cy="8" r="3.5"></circle>` : nothing}
  ${isRefused ? svg`<path d="M3.2 12.8 12.8 3.2"></path>` : nothing}
`;

if (!customElements.get('choice-list')) customElements.define('choice-list', ChoiceList);

declare global {
  interface HTMLElementTagNameMap {
    'choice-list': ChoiceList;
  }
}
