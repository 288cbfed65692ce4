/** What pages beside a text tell of it, row by row: which of it is played. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import {
  inRowOrder, needsNaming, ROW_SUBJECTS, rowsBeside, subjectOf, wholeEdition, type RowId, type RowSubject,
} from '../../../src/warhammer-40k/editions/rows.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { ChecksChanged } from '../../shared/parts/check-list.ts';
import '../../shared/parts/check-list.ts';
import { panelStyles } from '../../shared/parts/panel.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { rowWords } from '../spoken/row-words.ts';
import { menuWords } from './phase-words.ts';

/** Sent when other rows are to be played. */
export class PhaseCompleted extends Event {
  readonly rows: readonly RowId[];

  constructor(rows: readonly RowId[]) {
    super('phase-completed', { bubbles: true, composed: true });
    this.rows = rows;
  }
}

/**
 * All rows of a text, as a whole and one by one; what has no source is never on unless it is ticked by itself.
 *
 * @fires phase-completed - Other rows are to be played: `rows`.
 */
export class PhaseCompletion extends SpokenElement {
  static override styles = [
    theme, buttons, panelStyles,
    css`
      .actions {
        flex-wrap: wrap;
        justify-content: start;
      }
      h4 {
        margin-block: calc(var(--_space) * 3) 0;
      }
      summary {
        min-block-size: 44px;
        align-content: center;
      }
    `,
  ];
  static override properties = { edition: {}, rows: { attribute: false }, settled: { type: Boolean } };
  declare edition: Edition;
  /** Those that are played. */
  declare rows: readonly RowId[];
  /** The first turn is over, and nothing of it changes any more. */
  declare settled: boolean;

  constructor() {
    super();
    this.rows = [];
    this.settled = false;
  }

  protected override get words(): readonly string[] {
    return ['warhammer-40k-menu', 'warhammer-40k-rows'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const all = rowsBeside(this.edition);
    if (all.length === 0) return nothing;
    const { heading, lead, later } = menuWords.completion;
    return html`<section aria-labelledby="completion">
      <h3 id="completion">${heading}</h3>
      <p class="lead">${this.settled ? later : lead}</p>
      ${this.settled ? nothing : this.#wholeTemplate()}
      <h4>${menuWords.completion.rows} (${this.rows.length}/${all.length})</h4>
      ${ROW_SUBJECTS.map(subject => this.#subjectTemplate(subject, all.filter(row => subjectOf(row) === subject)))}
    </section>`;
  }

  /** Those about one thing, folded; nothing where a text has none. */
  #subjectTemplate(subject: RowSubject, rows: readonly RowId[]): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    const name = menuWords.completion.subjects[subject];
    const [own, others] = [true, false].map(isOwn => this.rows.filter(row => rows.includes(row) === isOwn));
    return html`<details>
      <summary>${name} (${own!.length}/${rows.length})</summary>
      <check-list
        legend=${name} .checked=${own!} .options=${rows.map(row => this.#option(row))}
        @checks-changed=${({ ids }: ChecksChanged) => this.#play([...others!, ...ids as readonly RowId[]])}
      ></check-list>
    </details>`;
  }

  #option(row: RowId) {
    return { id: row, label: rowWords[row], detail: row, refusal: this.settled ? menuWords.completion.later : null };
  }

  #wholeTemplate(): TemplateResult {
    const { whole, none, left } = menuWords.completion;
    const words: Partial<Record<Edition, string>> = whole;
    const named = this.rows.filter(needsNaming);
    const found = wholeEdition(this.edition, named);
    const isWhole = found.rows.every(row => this.rows.includes(row));
    return html`<div class="actions">
      <button type="button" ?disabled=${isWhole} @click=${() => this.#play(found.rows)}>${words[this.edition]}</button>
      <button type="button" ?disabled=${this.rows.length === 0} @click=${() => this.#play([])}>${none}</button>
    </div>
    ${isWhole && found.left.length > 0 ? html`<p role="status">${left(found.left)}</p>` : nothing}`;
  }

  #play(rows: readonly RowId[]): void {
    if (!this.settled) this.dispatchEvent(new PhaseCompleted(inRowOrder(rows)));
  }
}

if (!customElements.get('phase-completion')) customElements.define('phase-completion', PhaseCompletion);

declare global {
  interface HTMLElementTagNameMap {
    'phase-completion': PhaseCompletion;
  }
  interface HTMLElementEventMap {
    'phase-completed': PhaseCompleted;
  }
}
