/** Saying what is wrong: a text to paste, with all that it takes to see the fault again. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../shared/parts/field.styles.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';
import type { AnsweredQuestion } from '../shared/report/account.ts';
import { bugReport, issueAddress } from './bug-report.ts';
import '../shared/report/take-away.ts';
import { REPOSITORY, VERSION } from '../shared/version.ts';
import { reportWords } from '../shared/report/report-words.ts';

/**
 * A field for what is wrong, and the report that is made of it, shown as it will be copied. Nothing is sent by itself.
 */
export class AssaultBugReport extends SpokenElement {
  static override styles = [
    theme,
    publicTheme,
    buttons,
    formFieldStyles,
    css`
      section {
        display: grid;
        gap: calc(var(--_space) * 3);
      }
      section > * {
        min-inline-size: 0;
      }
      p {
        margin: 0;
      }
      label {
        display: grid;
        gap: var(--_space);
        font-weight: 600;
      }
      textarea {
        block-size: 8rem;
      }
      .soft {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      a {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
        color: var(--_now-ink);
        font-weight: 600;
      }
    `,
  ];
  static override properties = {
    link: {},
    edition: {},
    rulings: { attribute: false },
    state: {},
    repository: {},
    theme: { reflect: true },
    what: { state: true },
  };
  /** What is played up to this moment; null: it has no link. */
  declare link: string | null;
  /** By which text it is played; null: the game has one alone. */
  declare edition: string | null;
  /** The rulings in force that are not as usual. */
  declare rulings: readonly AnsweredQuestion[];
  /** Where the statechart stands, such as 'a4Attacks.attacks.saving'. */
  declare state: string;
  /** Where issues are opened, the program's own address unless set; null: nowhere. */
  declare repository: string | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  declare private what: string;

  constructor() {
    super();
    this.link = null;
    this.edition = null;
    this.rulings = [];
    this.state = '';
    this.repository = REPOSITORY;
    this.theme = null;
    this.what = '';
  }

  /** The report as it stands. */
  get text(): string {
    const { link, edition, rulings, state, what } = this;
    return bugReport({ link, version: VERSION, edition, rulings, state, browser: navigator.userAgent, what });
  }

  protected override render(): TemplateResult {
    const { text } = this;
    return html`<section>
      <p class="soft">${reportWords.wrongMore}</p>
      <label>
        <span>${reportWords.what}</span>
        <textarea .value=${this.what} @input=${this.#write}></textarea>
      </label>
      <take-away .text=${text} .label=${reportWords.bugReport}>${this.#issue(text)}</take-away>
    </section>`;
  }

  #issue(text: string): TemplateResult | typeof nothing {
    const address = issueAddress(this.repository, this.what, text);
    if (address === null) return nothing;
    const isWhole = address.includes('?');
    return html`<a href=${address} target="_blank" rel="noopener">${reportWords.openIssue}</a>
      <span class="soft">${isWhole ? reportWords.openIssueMore : reportWords.tooLong}</span>`;
  }

  readonly #write = ({ target }: Event): void => {
    this.what = (target as HTMLTextAreaElement).value;
  };
}

if (!customElements.get('assault-bug-report')) customElements.define('assault-bug-report', AssaultBugReport);

declare global {
  interface HTMLElementTagNameMap {
    'assault-bug-report': AssaultBugReport;
  }
}
