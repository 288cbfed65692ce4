/** One choice among a few, with the reason where something cannot be chosen. */
import { LitElement, css, html, nothing, svg } from 'lit';
import type { PropertyValues, SVGTemplateResult, TemplateResult } from 'lit';
import { theme } from '../theme.ts';
import { entryFor } from './list-keys.ts';

/** Sent when an option was chosen that may be. */
export class ChoiceMade extends Event {
  readonly id: string;

  constructor(id: string) {
    super('choice-made', { bubbles: true, composed: true });
    this.id = id;
  }
}

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** More about it: '5 cm from Assault 2'; null for none. */
  readonly detail: string | null;
  /** Why it may not be chosen; null if it may. */
  readonly refusal: string | null;
}

/**
 * A list of choices. Arrows go from one to the next without choosing, refused ones too, so that their reasons are
 * heard; Space, Enter or a tap chooses.
 *
 * @fires choice-made - An option was chosen: `id`.
 * @csspart choice - One option.
 */
export class ChoiceList extends LitElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
      }
      .legend {
        margin-block-end: calc(var(--_space) * 2);
        font-weight: 600;
      }
      .choices {
        display: grid;
        gap: var(--_space);
      }
      .choice {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0 calc(var(--_space) * 3);
        align-items: baseline;
        align-content: center;
        min-block-size: 44px;
        padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        background: var(--_raised);
        cursor: pointer;
        touch-action: manipulation;
      }
      .choice:not([aria-disabled='true']):hover {
        border-color: var(--_line-strong);
        background: var(--_sunken);
      }
      .choice[aria-checked='true'] {
        border-color: var(--_now);
        background: var(--_now-soft);
      }
      .choice[aria-disabled='true'] {
        border-style: dashed;
        background: none;
        color: var(--_ink-soft);
        cursor: default;
      }
      .sign {
        align-self: center;
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
      .label {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .more {
        grid-column: 2;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        overflow-wrap: anywhere;
      }
      .refusal {
        color: var(--_bad);
      }
      @media (forced-colors: active) {
        .choice[aria-checked='true'] {
          border-width: 2px;
        }
        .choice[aria-disabled='true'] .label {
          color: GrayText;
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

  protected override willUpdate(changed: PropertyValues<this>): void {
    const chosen = this.options.findIndex(option => option.id === this.chosen);
    if (changed.has('chosen') && chosen !== -1) this.at = chosen;
    this.at = Math.min(this.at, Math.max(0, this.options.length - 1));
  }

  protected override render(): TemplateResult {
    return html`<div class="legend" id="legend" ?hidden=${!this.legend}>${this.legend}</div>
      <div class="choices" role="radiogroup" aria-labelledby="legend" @keydown=${this.onKey}>
        ${this.options.map((option, at) => this.option(option, at))}
      </div>`;
  }

  private option(option: Choice, at: number): TemplateResult {
    const { id, label, detail, refusal } = option;
    const isChosen = id === this.chosen;
    return html`<div
      class="choice"
      part="choice"
      role="radio"
      tabindex=${at === this.at ? 0 : -1}
      aria-checked=${isChosen}
      aria-disabled=${refusal === null ? nothing : 'true'}
      aria-labelledby="label-${at}"
      aria-describedby="detail-${at} refusal-${at}"
      @click=${() => this.choose(option)}
      @focus=${() => (this.at = at)}
    >
      <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">${signOf(isChosen, refusal !== null)}</svg>
      <span class="label" id="label-${at}">${label}</span>
      <span class="more" id="detail-${at}" ?hidden=${!detail}>${detail}</span>
      <span class="more refusal" id="refusal-${at}" ?hidden=${refusal === null}>${refusal}</span>
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
