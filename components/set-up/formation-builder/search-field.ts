/** A field to type in, with what may be meant below it. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { theme } from '../../shared/theme/theme.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/** One thing that may be meant. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

/** Sent with every change of the text. */
export class SearchTyped extends CustomEvent<{ readonly text: string }> {
  constructor(text: string) {
    super('search-typed', { bubbles: true, detail: { text } });
  }
}

/** Sent when a suggestion was chosen. */
export class SearchChosen extends CustomEvent<{ readonly id: string }> {
  constructor(id: string) {
    super('search-chosen', { bubbles: true, detail: { id } });
  }
}

/** Sent when the text was entered as it stands. */
export class SearchEntered extends CustomEvent<{ readonly text: string }> {
  constructor(text: string) {
    super('search-entered', { bubbles: true, detail: { text } });
  }
}

/**
 * A combobox. Arrows go through the suggestions while the text stays, Enter takes the one they are on or else the text
 * as it stands, Escape puts the suggestions away.
 *
 * @fires search-typed - The text has changed: `detail.text`.
 * @fires search-chosen - A suggestion was chosen: `detail.id`.
 * @fires search-entered - The text was entered as it stands: `detail.text`.
 * @csspart label - What the field is for.
 * @csspart suggestion - One suggestion.
 */
export class SearchField extends SpokenElement {
  static override styles = [
    theme,
    formFieldStyles,
    css`
      :host {
        display: grid;
        gap: var(--_space);
        position: relative;
      }
      label {
        font-size: var(--_size-s);
        font-weight: 600;
      }
      [role='listbox'] {
        display: grid;
        grid-auto-rows: max-content;
        gap: 1px;
        max-block-size: 12em;
        margin: 0;
        padding: var(--_space);
        overflow-y: auto;
        border: 1px solid var(--_line-strong);
        border-radius: var(--_radius);
        background: var(--_raised);
        list-style: none;
      }
      [role='option'] {
        display: grid;
        align-content: center;
        min-block-size: 44px;
        padding: var(--_space) calc(var(--_space) * 2);
        border-radius: var(--_radius);
        cursor: pointer;
        overflow-wrap: anywhere;
      }
      [role='option']:hover {
        background: var(--_sunken);
      }
      [aria-selected='true'] {
        outline: 2px solid var(--_now);
        outline-offset: -2px;
        background: var(--_now-soft);
      }
      .label {
        font-weight: 600;
        line-height: 1.25;
      }
      .detail {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        line-height: 1.3;
      }
    `,
  ];
  static override properties = {
    label: {},
    hint: {},
    value: {},
    suggestions: { attribute: false },
    isOpen: { state: true },
    at: { state: true },
  };
  declare label: string;
  /** An example in the empty field. */
  declare hint: string;
  declare value: string;
  declare suggestions: readonly Suggestion[];
  declare private isOpen: boolean;
  /** The suggestion that the arrows are on; -1: the text itself. */
  declare private at: number;
  /** The pointer was pressed after the last key. */
  private isPressed = false;

  constructor() {
    super();
    this.label = '';
    this.hint = '';
    this.value = '';
    this.suggestions = [];
    this.isOpen = false;
    this.at = -1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pointerdown', this.onPointer, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pointerdown', this.onPointer, true);
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('input')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('suggestions')) this.at = Math.min(this.at, this.suggestions.length - 1);
  }

  protected override render(): TemplateResult {
    const isShown = this.isOpen && this.suggestions.length > 0;
    return html`
      <label for="text" part="label">${this.label}</label>
      <input
        id="text" type="text" role="combobox" autocomplete="off" autocapitalize="none"
        spellcheck="false" enterkeyhint="done" placeholder=${this.hint} aria-autocomplete="list"
        aria-expanded=${isShown} aria-controls="list"
        aria-activedescendant=${isShown && this.at >= 0 ? `option-${this.at}` : nothing}
        .value=${this.value} @input=${this.onInput} @keydown=${this.onKey} @blur=${this.onBlur}
      >
      <ul id="list" role="listbox" aria-label=${formationBuilderWords.suggestions(this.suggestions.length)}
        ?hidden=${!isShown}>
        ${this.suggestions.map((one, at) => this.option(one, at))}
      </ul>`;
  }

  private option({ id, label, detail }: Suggestion, at: number): TemplateResult {
    return html`<li
      id="option-${at}" role="option" part="suggestion" aria-selected=${at === this.at}
      @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => this.choose(id)}
    >
      <span class="label">${label}</span>
      ${detail === '' ? nothing : html`<span class="detail">${detail}</span>`}
    </li>`;
  }

  private onInput(event: Event): void {
    this.value = (event.target as HTMLInputElement).value;
    this.isOpen = true;
    this.at = -1;
    this.dispatchEvent(new SearchTyped(this.value));
  }

  private readonly onPointer = (): void => {
    this.isPressed = true;
  };

  /** What is pressed below the suggestions must not move away under the pointer, so they are gone only after that. */
  private onBlur(): void {
    if (!this.isPressed) {
      this.isOpen = false;
      return;
    }
    const released = new AbortController();
    const close = (): void => {
      released.abort();
      setTimeout(() => {
        if (!this.matches(':focus-within')) this.isOpen = false;
      });
    };
    for (const type of ['pointerup', 'pointercancel', 'click']) {
      window.addEventListener(type, close, { capture: true, signal: released.signal });
    }
  }

  private onKey(event: KeyboardEvent): void {
    this.isPressed = false;
    if (event.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        this.step(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        this.enter();
        break;
      case 'Escape':
        if (!this.isOpen) return;
        this.isOpen = false;
        this.at = -1;
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** From the text through the suggestions and back to the text. */
  private step(by: number): void {
    const places = this.suggestions.length + 1;
    this.at = this.isOpen ? (this.at + 1 + by + places) % places - 1 : 0;
    this.isOpen = true;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }));
  }

  private enter(): void {
    const chosen = this.isOpen ? this.suggestions[this.at] : undefined;
    if (chosen) this.choose(chosen.id);
    else {
      this.isOpen = false;
      this.dispatchEvent(new SearchEntered(this.value));
    }
  }

  private choose(id: string): void {
    this.isOpen = false;
    this.at = -1;
    this.dispatchEvent(new SearchChosen(id));
  }
}

if (!customElements.get('search-field')) customElements.define('search-field', SearchField);

declare global {
  interface HTMLElementTagNameMap {
    'search-field': SearchField;
  }
  interface HTMLElementEventMap {
    'search-typed': SearchTyped;
    'search-chosen': SearchChosen;
    'search-entered': SearchEntered;
  }
}
