/** A text to take away: shown exactly as it will be copied or saved. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { formFieldStyles } from '../parts/field.styles.ts';
import '../parts/live-region.ts';
import { copyAndSaveStyles } from '../parts/copy-and-save.styles.ts';
import { isCopied, saveFile } from '../parts/copy-and-save.ts';
import { buttons, theme } from '../theme/theme.ts';
import type { SavedFile } from './forms.ts';
import { reportWords } from './report-words.ts';

/**
 * The text in a field of its own, and what can be done with it. Where a page may not copy, the text is selected for
 * whoever does it by hand.
 *
 * @slot - More that can be done with it.
 * @csspart text - The text.
 */
export class TakeAway extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    formFieldStyles,
    copyAndSaveStyles,
    css`
      :host {
        display: grid;
        gap: calc(var(--_space) * 2);
        min-inline-size: 0;
      }
      textarea {
        block-size: 16rem;
        background: var(--_sunken);
        font: var(--_size-s) / 1.45 var(--_mono);
      }
      p {
        margin: 0;
      }
    `,
  ];
  static override properties = {
    text: {}, label: {}, file: { attribute: false }, told: { state: true },
  };
  declare text: string;
  /** What the text is, for those who cannot see it. */
  declare label: string;
  /** As what it can be saved; null: it cannot. */
  declare file: SavedFile | null;
  /** What became of it. */
  declare private told: string;

  constructor() {
    super();
    this.text = '';
    this.label = '';
    this.file = null;
    this.told = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('text')) this.told = '';
  }

  protected override render(): TemplateResult {
    return html`
      <textarea
        part="text" readonly spellcheck="false" aria-label=${this.label} .value=${this.text}
      ></textarea>
      <div class="deeds">
        <button type="button" class="main copy" @click=${this.#copy}>${reportWords.copy}</button>
        ${this.file === null
          ? nothing
          : html`<button type="button" class="save" @click=${this.#save}>${reportWords.save}</button>`}
        <slot></slot>
      </div>
      ${this.told === '' ? nothing : html`<p class="told">${this.told}</p>`}
      <live-region .message=${this.told}></live-region>`;
  }

  readonly #copy = async (): Promise<void> => {
    const { text } = this;
    this.told = '';
    const isThere = await isCopied(text);
    if (text !== this.text) return;
    this.told = isThere || this.#isCopiedByHand() ? reportWords.copied : reportWords.notCopied;
  };

  /** Selects the text, and copies it in the old way of pages that came over no safe line. */
  #isCopiedByHand(): boolean {
    const field = this.renderRoot.querySelector('textarea')!;
    field.focus();
    field.select();
    return document.execCommand('copy');
  }

  readonly #save = (): void => {
    const { name, type } = this.file!;
    saveFile(name, type, this.text);
    this.told = reportWords.saved(name);
  };
}

if (!customElements.get('take-away')) customElements.define('take-away', TakeAway);

declare global {
  interface HTMLElementTagNameMap {
    'take-away': TakeAway;
  }
}
