/** A report on the screen, whatever the game: the page, and the same to print, to save and to paste. */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { ReportViews } from './account.ts';
import { language } from '../languages/speech.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { disclosure } from '../parts/disclosure.ts';
import { fieldStyles } from '../parts/field.styles.ts';
import { MOST_IN_CODE, qrTemplate, squaresOf, type Squares } from './qr-code.ts';
import { sideMarkStyles } from '../parts/side-mark.ts';
import { tableStyles } from '../parts/table.styles.ts';
import { buttons, publicTheme, theme } from '../theme/theme.ts';
import { articleStyles } from './article.styles.ts';
import { articleTemplate } from './article.ts';
import { FORMS, fileNamed, written, type Form, type Writable } from './forms.ts';
import { givePaperMargins, printAlone } from './print-alone.ts';
import './take-away.ts';
import { reportWords } from './report-words.ts';

/** All that is shown of what was played. */
export interface ReportContent extends Writable {
  readonly views: ReportViews;
  /** What the dice have turned is being worked out. */
  readonly isReckoning: boolean;
}

/** What every report has; what it tells is said by the element of a game. */
export abstract class ReportPage extends SpokenElement {
  static override styles = [
    theme, publicTheme, buttons, disclosure, fieldStyles, sideMarkStyles, tableStyles, articleStyles,
  ];
  static override properties: PropertyDeclarations = {
    scenario: { attribute: false },
    events: { attribute: false },
    link: {},
    theme: { reflect: true },
    form: { state: true },
    isOpen: { state: true },
    squares: { state: true },
  };
  /** Where it can be seen again; null: nowhere. */
  declare link: string | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  declare protected form: Form;
  /** The report as text is on the screen. */
  declare protected isOpen: boolean;
  /** The QR code of the link; null: it has not come, or there is none. */
  declare private squares: Squares | null;
  #shown: ReportContent | null = null;
  #toldIn = language();
  #takeMarginsAway: (() => void) | null = null;

  constructor() {
    super();
    this.link = null;
    this.theme = null;
    this.form = 'text';
    this.isOpen = false;
    this.squares = null;
  }

  /** Null: there is nothing to report. */
  protected abstract tell(): ReportContent | null;

  /** Where somebody who has come here begins to read. */
  focusTitle(): void {
    this.renderRoot.querySelector<HTMLElement>('#title')?.focus();
  }

  /** Prints the report, and nothing else of the page. */
  print(): void {
    printAlone(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#takeMarginsAway ??= givePaperMargins();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#takeMarginsAway?.();
    this.#takeMarginsAway = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('link')) void this.#drawCode();
    // where nothing has changed at all, words have
    const isOnlyTurned = changed.size > 0 && [...changed.keys()].every(name => ASIDE.includes(name));
    if (isOnlyTurned && this.#toldIn === language()) return;
    this.#shown = this.tell();
    this.#toldIn = language();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.#shown === null) return nothing;
    const { account, views, isReckoning } = this.#shown;
    const date = longDate(new Date());
    return html`
      <div class="tools">
        <button type="button" class="main" @click=${() => this.print()}>${reportWords.print}</button>
        <details ?open=${this.isOpen} @toggle=${this.#turn}>
          <summary>${reportWords.takeAway}</summary>
          ${this.isOpen ? this.#takeAway(this.#shown) : nothing}
        </details>
      </div>
      ${articleTemplate(account, { views, isReckoning, date, code: this.#codeTemplate() })}`;
  }

  #codeTemplate(): TemplateResult | typeof nothing {
    const { link, squares } = this;
    if (link !== null && link.length > MOST_IN_CODE) {
      return html`<p class="soft">${reportWords.codeTooLong(link.length, MOST_IN_CODE)}</p>`;
    }
    return squares === null ? nothing
      : html`<div class="qr ${sizeOf(squares)}">${qrTemplate(squares, reportWords.codeLabel)}</div>`;
  }

  async #drawCode(): Promise<void> {
    const { link } = this;
    this.squares = null;
    if (link === null || link.length > MOST_IN_CODE) return;
    const squares = await squaresOf(link).catch(() => null);
    if (link === this.link) this.squares = squares;
  }

  #takeAway(shown: ReportContent): TemplateResult {
    return html`<div class="folded">
      <label>
        <span>${reportWords.form}</span>
        <select @change=${this.#choose}>
          ${FORMS.map(form => html`
            <option value=${form} .selected=${form === this.form}>${reportWords.forms[form]}</option>`)}
        </select>
      </label>
      <take-away
        .text=${written(this.form, shown)}
        .label=${reportWords.textIn(reportWords.forms[this.form])}
        .file=${fileNamed(this.form, shown.account)}
      ></take-away>
    </div>`;
  }

  readonly #turn = ({ target }: Event): void => {
    this.isOpen = (target as HTMLDetailsElement).open;
  };

  readonly #choose = ({ target }: Event): void => {
    this.form = (target as HTMLSelectElement).value as Form;
  };
}

/** What changes nothing that is told. */
const ASIDE: readonly PropertyKey[] = ['theme', 'form', 'isOpen', 'squares'];

/** A phone tells squares of a third of a millimetre apart: the more there are, the larger is the code. */
const sizeOf = ({ length }: Squares): 'few' | 'many' | 'most' => {
  if (length < 80) return 'few';
  return length < 115 ? 'many' : 'most';
};

/** '25 November 2026', as the language has it; English as the British write it. */
const longDate = (date: Date): string =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language(), { dateStyle: 'long' }).format(date);
