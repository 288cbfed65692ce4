/** Sharing an assault or a phase: its link to copy or send, and as a QR code. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isPhase, type AnyPlayed } from '../../src/share-links/any-played.ts';
import { NO_SCENARIO } from '../../src/share-links/faults.ts';
import { counted } from '../shared/languages/forms.ts';
import { respoken, spoken } from '../shared/languages/spoken.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { disclosure } from '../shared/parts/disclosure.ts';
import { formFieldStyles } from '../shared/parts/field.styles.ts';
import { copyAndSaveStyles } from '../shared/parts/copy-and-save.styles.ts';
import { isCopied } from '../shared/parts/copy-and-save.ts';
import { buttons, theme } from '../shared/theme/theme.ts';
import { readAnyLink, writeAnyLink } from './any-link.ts';
import { MOST_IN_CODE, qrTemplate, squaresOf, type Squares } from '../shared/report/qr-code.ts';
import { reportWords } from '../shared/report/report-words.ts';
import { withView } from '../../src/share-links/fragment.ts';
import { LinkError } from './link-fragment.ts';
import { shareStyles } from './assault-share.styles.ts';

const letters = (count: number): string => counted(count, { one: 'character', other: 'characters' });

export const shareWords = spoken('share', {
  privacy: 'The table and every step of it are in the link itself, behind its #: nothing leaves this browser until '
    + 'you send it to somebody.',
  link: 'Link',
  working: 'The link is being made …',
  nothing: 'There is nothing to share yet.',
  unfinished: 'There is no link to this table yet:',
  unreadable: 'Something on this table is not whole.',
  length: (count: number): string => `${letters(count)}. Whoever opens it sees the table as it is now.`,
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyRefused: 'This browser does not let the page copy. The link is selected: copy it with Ctrl+C, or Cmd+C on a Mac, '
    + 'or by a long press.',
  share: 'Send …',
  title: (title: string, isPhase: boolean): string => title || (isPhase ? 'An assault phase' : 'An assault'),
  shareRefused: 'This browser could not send the link. Copy it instead.',
  code: 'QR code',
  codeHint: 'Point the camera of another phone at it.',
  codeDense: 'This code is a dense one: hold the camera close, or make it larger by zooming in.',
  codeNotLoaded: 'The QR code could not be loaded. Fold and unfold it to try again.',
});

/** Sent when the link has been made: the fragment of its address, without the `#`. */
export type LinkKnown = CustomEvent<{ readonly fragment: string }>;

/** Codes of more characters take patience. */
const DENSE = 1200;

type Making =
  | { readonly stage: 'nothing' | 'working' }
  | { readonly stage: 'made'; readonly fragment: string }
  | { readonly stage: 'unfinished'; readonly problems: readonly string[] };

/** The link of what is played, read back at once. */
const tried = async (played: AnyPlayed): Promise<Making> => {
  try {
    const fragment = await writeAnyLink(played);
    const read = await readAnyLink(fragment);
    if ('scenario' in read) return { stage: 'made', fragment };
    return { stage: 'unfinished', problems: read.problems.filter(say => !NO_SCENARIO.map(respoken).includes(say)) };
  } catch (error) {
    return { stage: 'unfinished', problems: [error instanceof LinkError ? error.message : shareWords.unreadable] };
  }
};

/**
 * The link to an assault, or to a phase of Warhammer 40,000, in a field, with buttons that copy it and give it to the
 * device to send, and its QR code.
 *
 * The link is made anew whenever what is played changes, and read back at once: a table that could not be opened from
 * its link is named as such instead. Nothing is stored, and nothing is sent by the element.
 *
 * @fires link-known - The link has been made: `detail.fragment`, without the `#`.
 * @csspart link - The field with the link.
 * @csspart code - The QR code.
 */
export class AssaultShare extends SpokenElement {
  static override styles = [theme, buttons, disclosure, formFieldStyles, copyAndSaveStyles, shareStyles];
  static override properties = {
    scenario: { attribute: false },
    events: { attribute: false },
    address: {},
    view: {},
    making: { state: true },
    said: { state: true },
    squares: { state: true },
    isUnfolded: { state: true },
  };
  /** What is shared; null: nothing is. */
  declare scenario: AnyPlayed['scenario'] | null;
  /** Every step taken in it. */
  declare events: AnyPlayed['events'];
  /** The address that opens links, without a fragment; empty: that of this page. */
  declare address: string;
  /** The view of the table in which the link opens: 'odds', 'set-up'; others are those in which any link does. */
  declare view: string;
  declare private making: Making;
  /** What the last button press did. */
  declare private said: string;
  /** The QR code, null while it is not there; a text: why there is none. */
  declare private squares: Squares | string | null;
  declare private isUnfolded: boolean;
  /** The link as it is being made. */
  #made: Promise<void> = Promise.resolve();
  /** The link of which a code has been asked for. */
  #drawn = '';

  constructor() {
    super();
    this.scenario = null;
    this.events = [];
    this.address = '';
    this.view = '';
    this.making = { stage: 'nothing' };
    this.said = '';
    this.squares = null;
    this.isUnfolded = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scenario') || changed.has('events')) this.#made = this.#make();
  }

  protected override updated(): void {
    const link = this.#link;
    if (!this.isUnfolded || link === '' || link === this.#drawn) return;
    this.#drawn = link;
    void this.#draw(link);
  }

  protected override render(): TemplateResult {
    return html`<section>
      <p class="note">${shareWords.privacy}</p>
      ${this.#body()}
    </section>`;
  }

  #body(): TemplateResult {
    const { making } = this;
    switch (making.stage) {
      case 'nothing':
        return html`<p>${shareWords.nothing}</p>`;
      case 'working':
        return html`<p>${shareWords.working}</p>`;
      case 'unfinished':
        return html`<p>${shareWords.unfinished}</p>
          <ul class="says">${making.problems.map(say => html`<li>${say}</li>`)}</ul>`;
      case 'made':
        return html`${this.#field()}${this.#deeds()}${this.#code()}`;
    }
  }

  #field(): TemplateResult {
    return html`<div class="field">
      <label for="link">${shareWords.link}</label>
      <input
        id="link" part="link" type="text" readonly spellcheck="false" aria-describedby="length" .value=${this.#link}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      >
      <p class="note" id="length">${shareWords.length(this.#link.length)}</p>
    </div>`;
  }

  #deeds(): TemplateResult {
    const share = typeof navigator.share === 'function'
      ? html`<button type="button" class="share" @click=${this.#send}>${shareWords.share}</button>` : nothing;
    return html`<div class="deeds">
      <button type="button" class="main copy" @click=${this.#copy}>${shareWords.copy}</button>
      ${share}
      <p class="said" role="status">${this.said}</p>
    </div>`;
  }

  #code(): TemplateResult {
    return html`<details ?open=${this.isUnfolded} @toggle=${this.#unfold}>
      <summary>${shareWords.code}</summary>
      <div class="unfolded">${this.isUnfolded ? this.#unfolded() : nothing}</div>
    </details>`;
  }

  #unfolded(): TemplateResult | typeof nothing {
    const { squares } = this;
    if (squares === null) return nothing;
    if (typeof squares === 'string') return html`<p>${squares}</p>`;
    const isDense = this.#link.length > DENSE;
    return html`${qrTemplate(squares, reportWords.codeLabel)}
      <p class="note">${shareWords.codeHint} ${isDense ? shareWords.codeDense : nothing}</p>`;
  }

  get #link(): string {
    const page = this.address || location.href.replace(/#.*$/s, '');
    return this.making.stage === 'made' ? `${page}#${withView(this.making.fragment, this.view)}` : '';
  }

  get #isPhase(): boolean {
    const { scenario, events } = this;
    return scenario !== null && isPhase({ scenario, events } as AnyPlayed);
  }

  /** Makes the link; the last one stays until then. What has been changed in the meantime makes another. */
  async #make(): Promise<void> {
    const { scenario, events } = this;
    this.said = '';
    if (scenario === null) {
      this.making = { stage: 'nothing' };
      return;
    }
    if (this.making.stage !== 'made') this.making = { stage: 'working' };
    const making = await tried({ scenario, events } as AnyPlayed);
    if (scenario !== this.scenario || events !== this.events) return;
    this.making = making;
    if (making.stage !== 'made') return;
    const { fragment } = making;
    this.dispatchEvent(new CustomEvent('link-known', { detail: { fragment }, bubbles: true, composed: true }));
  }

  /** Where the clipboard is out of reach the link is selected, so that it can be copied by hand. */
  readonly #copy = async (): Promise<void> => {
    this.said = '';
    await this.#made;
    const isThere = await isCopied(this.#link);
    this.said = isThere ? shareWords.copied : shareWords.copyRefused;
    if (isThere) return;
    this.renderRoot.querySelector('input')?.focus();
    this.renderRoot.querySelector('input')?.select();
  };

  readonly #send = async (): Promise<void> => {
    this.said = '';
    await this.#made;
    try {
      await navigator.share({ title: shareWords.title(this.scenario?.title ?? '', this.#isPhase), url: this.#link });
    } catch (error) {
      const isOwnWish = error instanceof DOMException && error.name === 'AbortError';
      if (!isOwnWish) this.said = shareWords.shareRefused;
    }
  };

  readonly #unfold = (event: Event): void => {
    this.isUnfolded = (event.target as HTMLDetailsElement).open;
    if (this.isUnfolded || typeof this.squares !== 'string') return;
    this.squares = null;
    this.#drawn = '';
  };

  async #draw(link: string): Promise<void> {
    if (link.length > MOST_IN_CODE) {
      this.squares = reportWords.codeTooLong(link.length, MOST_IN_CODE);
      return;
    }
    const squares = await squaresOf(link).catch(() => shareWords.codeNotLoaded);
    if (link === this.#link) this.squares = squares;
  }
}

if (!customElements.get('assault-share')) customElements.define('assault-share', AssaultShare);

declare global {
  interface HTMLElementTagNameMap {
    'assault-share': AssaultShare;
  }
  interface HTMLElementEventMap {
    'link-known': LinkKnown;
  }
}
