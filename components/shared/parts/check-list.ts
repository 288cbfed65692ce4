/** Several choices among a few, with the reason where something cannot be chosen. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { choiceStyles, choiceWords, type Choice } from './choice.ts';

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
export class CheckList extends SpokenElement {
  static override styles = [
    theme,
    choiceStyles,
    css`
      fieldset {
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      input {
        inline-size: 1.15em;
        block-size: 1.15em;
        margin: 0;
        accent-color: var(--_now);
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
    return html`<fieldset class="choices">
      <legend class="legend">${this.legend}</legend>
      ${this.options.map((option, at) => this.option(option, at))}
    </fieldset>`;
  }

  private option(option: Choice, at: number): TemplateResult {
    const isChecked = this.checked.includes(option.id);
    const isRefused = option.refusal !== null && !isChecked;
    return html`<label class="choice ${isRefused ? 'refused' : ''}" part="check">
      <input
        type="checkbox"
        .checked=${isChecked}
        aria-disabled=${isRefused ? 'true' : nothing}
        aria-labelledby="label-${at}"
        aria-describedby="detail-${at} refusal-${at}"
        @click=${(event: Event) => isRefused && event.preventDefault()}
        @change=${() => this.toggle(option.id)}
      />
      ${choiceWords(option, at)}
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
