/** One fight in four editions of Warhammer 40,000, step by step with the same dice. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { completed, completedEditions, editionsApart } from '../../../machines/compare/editions/completed.ts';
import {
  inEveryEdition, type Bundled, type EditionsApart, type EditionsRow,
} from '../../../machines/compare/editions/in-every-edition.ts';
import { presentIn } from '../../../machines/history.ts';
import { PHASE_SAMPLE_NAMES } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { language, type Language } from '../../shared/languages/speech.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { unfoldWith } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { casesTemplate, questionsIn, questionTemplate } from './questions.ts';
import './charge-charts.ts';
import { cellTemplate } from './edition-cell.ts';
import { styles } from './styles.ts';
import { PHASE_LANGUAGE } from './case-sentences.ts';
import { RulingSearch } from './ruling-search.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { compareWords } from './compare-words.ts';

/** With what is unfolded. */
const CHARGE_WORDS = ['chart', 'warhammer-40k-chart'] as const;
const CASE_WORDS = ['warhammer-40k-cases', 'warhammer-40k-refusals', 'warhammer-40k-reasons'] as const;

export type EditionsChosen = CustomEvent<{ readonly scenario: string; readonly completed: boolean }>;

/**
 * A bundled fight in four editions side by side.
 *
 * What pages beside the texts of two of them tell may be played as well, or not.
 *
 * @fires editions-chosen - Somebody chose another fight, or whether pages beside the texts are played.
 * @csspart steps - The list of steps.
 * @csspart edition - What one edition does in a step.
 * @csspart charges - How two editions charge.
 * @csspart cases - One input, four outcomes.
 * @csspart question - A question that the step turns on.
 */
export class AssaultEditions extends SpokenElement {
  static override styles = [theme, publicTheme, buttons, formFieldStyles, styles];
  static override properties = {
    scenario: {}, completed: { type: Boolean }, at: { state: true },
    areCasesOpen: { state: true }, areChargesOpen: { state: true },
  };
  /** The id of a bundled fight. */
  declare scenario: string;
  /** What pages beside the texts tell is played as well. */
  declare completed: boolean;
  /** The number of the row that is shown. */
  declare private at: number;
  /** Whether the cases are to be seen; they are settled then. */
  declare private areCasesOpen: boolean;
  /** Whether the charts of the charges are to be seen; they are compared then. */
  declare private areChargesOpen: boolean;
  /** Everything that is said in them was said in `#language`. */
  #apart: EditionsApart | null = null;
  /** Those that go otherwise with it; null: it is not played. */
  #besideTexts: readonly Edition[] | null = null;
  #language: Language = language();
  readonly #turning = new RulingSearch(this);

  constructor() {
    super();
    this.scenario = PHASE_SAMPLE_NAMES[0].id;
    this.completed = false;
    this.at = 0;
    this.areCasesOpen = false;
    this.areChargesOpen = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isSaidAnew = this.#language !== language();
    this.#language = language();
    if (!changed.has('scenario') && !changed.has('completed') && !isSaidAnew) return;
    const sample = phaseSampleOf(this.scenario);
    if (changed.has('scenario')) this.at = 0;
    this.#apart = null;
    if (sample !== null) this.#lay(sample);
  }

  /** The same fight with what is told beside the texts, or without. */
  #lay(sample: Bundled): void {
    const without = inEveryEdition(sample, PHASE_LANGUAGE);
    this.#apart = this.completed ? completedEditions(sample, without, PHASE_LANGUAGE) : without;
    this.#besideTexts = this.completed ? editionsApart(without, this.#apart) : null;
    this.at = Math.min(this.at, this.#apart.rows.length - 1);
    this.#turning.seek(this.completed ? completed(sample) : sample, this.#apart.walks);
  }

  protected override render(): TemplateResult {
    return html`<div class="frame">
      <label>
        <span>${compareWords.scenario}</span>
        <select @change=${this.#onSelect}>
          ${PHASE_SAMPLE_NAMES.map(nameSpoken).map(({ id, title }) =>
            html`<option value=${id} .selected=${id === this.scenario}>${title}</option>`)}
        </select>
      </label>
      <label class="tick">
        <input type="checkbox" .checked=${this.completed} @change=${this.#onComplete} />
        <span>${compareWords.completion}</span>
      </label>
      ${this.#besideTexts === null ? nothing : html`<p role="status">${
        compareWords.besideTexts(this.#besideTexts.map(edition => EDITION_NAMES[edition]))}</p>`}
      ${this.#apart === null
        ? html`<p role="alert">${compareWords.notLoaded(this.scenario)}</p>` : this.#rowsTemplate()}
      <details part="charges" @toggle=${this.#onChargesToggle}>
        <summary @click=${unfoldWith(CHARGE_WORDS)}>${compareWords.chargeCharts}</summary>
        ${this.areChargesOpen ? html`<charge-charts></charge-charts>` : nothing}
      </details>
      <details part="cases" @toggle=${this.#onToggle}>
        <summary @click=${unfoldWith(CASE_WORDS)}>${compareWords.cases}</summary>
        ${this.areCasesOpen ? casesTemplate() : nothing}
      </details>
    </div>`;
  }

  #rowsTemplate(): TemplateResult {
    const { rows } = this.#apart!;
    const row = rows[this.at]!;
    return html`
      <p>${PHASE_SAMPLE_NAMES.map(nameSpoken).find(({ id }) => id === this.scenario)?.teaches}</p>
      <ol class="steps" part="steps" aria-label=${compareWords.steps}>
        ${rows.map((one, i) => html`<li><button type="button"
          aria-current=${i === this.at ? 'step' : 'false'} @click=${() => (this.at = i)}
        >${titleOf(one)}${one.differs ? html`<span aria-hidden="true"> ≠</span>` : nothing}</button></li>`)}
      </ol>
      <div class="going">
        <button type="button" ?disabled=${this.at === 0} @click=${() => (this.at -= 1)}>${compareWords.back}</button>
        <button type="button" ?disabled=${this.at === rows.length - 1} @click=${() => (this.at += 1)}>
          ${compareWords.on}</button>
        <button type="button" ?disabled=${this.#nextDifference === -1}
          @click=${() => (this.at = this.#nextDifference)}>${compareWords.toDifference}</button>
      </div>
      <div aria-live="polite">
        <h3>${titleOf(row)}</h3>
        <p class="soft">
          ${compareWords.stepOf(this.at + 1, rows.length)} · ${
            row.differs ? compareWords.isOtherwise : compareWords.isAlike}
        </p>
      </div>
      <div class="editions">${EDITIONS.map(edition => cellTemplate(edition, row.cells[edition]))}</div>
      ${this.#questionsTemplate()}`;
  }

  #questionsTemplate(): TemplateResult {
    const { found, isDone, tried, of } = this.#turning;
    const questions = questionsIn(this.#apart!.rows[this.at]!, found);
    return html`<section class="questions" aria-labelledby="turns-on">
      <h3 id="turns-on">${compareWords.turnsOn}</h3>
      <ul class="questions">${questions.map(questionTemplate)}</ul>
      ${isDone && questions.length === 0 ? html`<p>${compareWords.turnsOnNothing}</p>` : nothing}
      ${isDone ? nothing : html`<p class="soft">${compareWords.searching(tried, of)}</p>`}
    </section>`;
  }

  get #nextDifference(): number {
    return this.#apart!.rows.findIndex(({ differs }, i) => i > this.at && differs);
  }

  readonly #onToggle = ({ target }: Event): void => {
    this.areCasesOpen = (target as HTMLDetailsElement).open;
  };

  readonly #onChargesToggle = ({ target }: Event): void => {
    this.areChargesOpen = (target as HTMLDetailsElement).open;
  };

  readonly #onComplete = ({ target }: Event): void => {
    this.completed = (target as HTMLInputElement).checked;
    this.#tell();
  };

  readonly #onSelect = ({ target }: Event): void => {
    this.scenario = (target as HTMLSelectElement).value;
    this.#tell();
  };

  #tell(): void {
    const { scenario, completed: isCompleted } = this;
    this.dispatchEvent(new CustomEvent('editions-chosen', {
      detail: { scenario, completed: isCompleted }, bubbles: true, composed: true,
    }));
  }
}

/** The kind of a row; of a step of the fight, who strikes in it. */
const titleOf = ({ cells }: EditionsRow): string => {
  const cell = EDITIONS.map(edition => cells[edition]).find(one => one !== null)!;
  if (cell.kind !== 'fight' || cell.strikers.length === 0) return compareWords.kinds[cell.kind];
  const { models, units } = presentIn(cell.after).context.phase;
  const striking = units.filter(({ id }) => models.some(one => one.unit === id && cell.strikers.includes(one.id)));
  return compareWords.strike(striking.map(({ name }) => name));
};

if (!customElements.get('assault-editions')) customElements.define('assault-editions', AssaultEditions);

declare global {
  interface HTMLElementTagNameMap {
    'assault-editions': AssaultEditions;
  }
  interface HTMLElementEventMap {
    'editions-chosen': EditionsChosen;
  }
}
