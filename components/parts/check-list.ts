/** Several choices among a few, with the reason where something cannot be chosen. */
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { theme } from '../theme.ts';
import type { Choice } from './choice-list.ts';

/** Sent when a box was ticked or cleared: the ids of all that are ticked now. */
export class ChecksChanged extends Event {
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super('checks-changed', { bubbles: true, composed: true });
    this.ids = ids;
  }
}

/**
 * A list of boxes to tick. One that may not be ticked keeps the focus and says why.
 *
 * @fires checks-changed - A box was ticked or cleared: `ids`.
 * @csspart check - One option.
 */
export class CheckList extends LitElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
      }
      fieldset {
        display: grid;
        gap: var(--_space);
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        margin-block-end: calc(var(--_space) * 2);
        padding: 0;
        font-weight: 600;
      }
      label {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 calc(var(--_space) * 3);
        align-items: center;
        min-block-size: 44px;
        padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        background: var(--_raised);
        cursor: pointer;
        touch-action: manipulation;
      }
      label.refused {
        border-style: dashed;
        background: none;
        color: var(--_ink-soft);
        cursor: default;
      }
      input {
        inline-size: 1.15em;
        block-size: 1.15em;
        margin: 0;
        accent-color: var(--_now);
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
    `,
  ];
  static override properties = {
    legend: {},
    options: { attribute: false },
    checked: { attribute: false },
  };
  /** What is to be chosen: 'Charged with it' */
  declare legend: string;
  declare options: readonly Choice[];
  /** Ids of those that are ticked. */
  declare checked: readonly string[];

  constructor() {
    super();
    this.legend = '';
    this.options = [];
    this.checked = [];
  }

  protected override render(): TemplateResult {
    return html`<fieldset>
      <legend>${this.legend}</legend>
      ${this.options.map((option, at) => this.option(option, at))}
    </fieldset>`;
  }

  private option({ id, label, detail, refusal }: Choice, at: number): TemplateResult {
    const isChecked = this.checked.includes(id);
    const isRefused = refusal !== null && !isChecked;
    return html`<label class=${isRefused ? 'refused' : ''} part="check">
      <input
        type="checkbox"
        .checked=${isChecked}
        aria-disabled=${isRefused ? 'true' : nothing}
        aria-labelledby="label-${at}"
        aria-describedby="more-${at}"
        @click=${(event: Event) => isRefused && event.preventDefault()}
        @change=${() => this.toggle(id)}
      />
      <span class="label" id="label-${at}">${label}</span>
      <span class="more" id="more-${at}">${detail}${refusal === null
        ? nothing
        : html`${detail === null ? nothing : '. '}<span class="refusal">${refusal}</span>`}</span>
    </label>`;
  }

  /** In the order in which the options stand. */
  private toggle(id: string): void {
    const isOn = (one: string): boolean => (one === id ? !this.checked.includes(id) : this.checked.includes(one));
    this.dispatchEvent(new ChecksChanged(this.options.map(option => option.id).filter(isOn)));
  }
}

if (!customElements.get('check-list')) customElements.define('check-list', CheckList);

declare global {
  interface HTMLElementTagNameMap {
    'check-list': CheckList;
  }
  interface HTMLElementEventMap {
    'checks-changed': ChecksChanged;
  }
}
