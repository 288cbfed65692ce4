/** What happened in an assault, to print, to save and to paste. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AssaultEvent } from '../../src/epic-armageddon/events.ts';
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { Report } from '../../src/epic-armageddon/report.ts';
import type { Scenario } from '../../src/epic-armageddon/scenario.ts';
import { disclosure } from '../parts/disclosure.ts';
import { fieldStyles } from '../parts/field.styles.ts';
import { sideMarkStyles } from '../parts/side-mark.ts';
import { tableStyles } from '../parts/table.styles.ts';
import { buttons, publicTheme, theme } from '../theme.ts';
import { accountOf, type Account, type Beside } from './account.ts';
import { articleStyles } from './article.styles.ts';
import { articleTemplate } from './article.ts';
import { FORMS, fileOf, writtenAs, type Form } from './forms.ts';
import { historyOf, reportIn, type History } from './history.ts';
import { givePaperMargins, printAlone } from './print-alone.ts';
import './take-away.ts';
import { viewsOf, type Views } from './views.ts';
import { words } from './words.ts';

/** The properties of which the report is made. */
const TOLD = ['scenario', 'events', 'odds', 'link'] as const;

/** All that is shown of a scenario and its events. */
interface Shown {
  readonly history: History;
  readonly account: Account;
  readonly views: Views;
}

/**
 * The report of an assault, over or not: as a page for the screen and for paper, as text in several markups, as JSON.
 * It is made from the scenario and its events alone, so it says what the rules say of them.
 *
 * @csspart page - The page itself.
 */
export class AssaultReport extends LitElement {
  static override styles = [
    theme, publicTheme, buttons, disclosure, fieldStyles, sideMarkStyles, tableStyles, articleStyles,
  ];
  static override properties = {
    scenario: { attribute: false },
    events: { attribute: false },
    odds: { attribute: false },
    link: {},
    theme: { reflect: true },
    form: { state: true },
    isOpen: { state: true },
  };
  /** As parsed; null: there is nothing to report. */
  declare scenario: Scenario | null;
  /** Everything that has happened, in order. */
  declare events: readonly AssaultEvent[];
  /** The odds before the first throw; null: they are not told. */
  declare odds: Odds | null;
  /** Where the assault can be seen again; null: nowhere. */
  declare link: string | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  declare private form: Form;
  /** The report as text is on the screen. */
  declare private isOpen: boolean;
  #shown: Shown | null = null;
  #takeMarginsAway: (() => void) | null = null;

  constructor() {
    super();
    this.scenario = null;
    this.events = [];
    this.odds = null;
    this.link = null;
    this.theme = null;
    this.form = 'text';
    this.isOpen = false;
  }

  /** The report of the contract; null while the assault is not over. */
  get report(): Report | null {
    return this.scenario === null ? null : reportIn(historyOf(this.scenario, this.events));
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
    if (TOLD.some(name => changed.has(name))) this.#tell();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.#shown === null) return nothing;
    const { history, account, views } = this.#shown;
    return html`
      <div class="tools">
        <button type="button" class="main" @click=${() => this.print()}>${words.print}</button>
        <details ?open=${this.isOpen} @toggle=${this.#turn}>
          <summary>${words.takeAway}</summary>
          ${this.isOpen ? this.#takeAway(history) : nothing}
        </details>
      </div>
      ${articleTemplate(account, views, this.odds)}`;
  }

  #takeAway(history: History): TemplateResult {
    return html`<div class="folded">
      <label>
        <span>${words.form}</span>
        <select @change=${this.#choose}>
          ${FORMS.map(form => html`
            <option value=${form} ?selected=${form === this.form}>${words.forms[form]}</option>`)}
        </select>
      </label>
      <take-away
        .text=${writtenAs(this.form, history, this.#beside)}
        .label=${words.textIn(words.forms[this.form])}
        .file=${fileOf(this.form, history)}
      ></take-away>
    </div>`;
  }

  get #beside(): Beside {
    return { odds: this.odds, link: this.link };
  }

  #tell(): void {
    if (this.scenario === null) {
      this.#shown = null;
      return;
    }
    const history = historyOf(this.scenario, this.events);
    this.#shown = { history, account: accountOf(history, this.#beside), views: viewsOf(history) };
  }

  readonly #turn = ({ target }: Event): void => {
    this.isOpen = (target as HTMLDetailsElement).open;
  };

  readonly #choose = ({ target }: Event): void => {
    this.form = (target as HTMLSelectElement).value as Form;
  };
}

if (!customElements.get('assault-report')) customElements.define('assault-report', AssaultReport);

declare global {
  interface HTMLElementTagNameMap {
    'assault-report': AssaultReport;
  }
}
