/** Why one unit may attack, support, be hit, save or withdraw at this moment, or why it may not. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { UNIT_QUESTIONS, type UnitQuestion, type Explanation } from '../../../src/epic-armageddon/explain/fact.ts';
import { nearestOpposite, type Opposite } from '../../../src/epic-armageddon/explain/nearest-opposite.ts';
import { calledInFull, combatantOf, formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { listed } from '../../shared/languages/forms.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { factListStyles, mark } from '../../shared/parts/fact-list.ts';
import { partsWords } from '../../shared/parts/parts-words.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { chainTemplate, explanationsOf, mattersMost, oppositeTemplate } from './chain.ts';
import { reasonsStyles } from './unit-reasons.styles.ts';
import { explainWords } from './explain-words.ts';

/** Sent when the reader has seen enough. */
export class ReasonsClosed extends CustomEvent<null> {
  constructor() {
    super('reasons-closed', { bubbles: true, composed: true, detail: null });
  }
}

const isAsked = (word: string | null): word is UnitQuestion => UNIT_QUESTIONS.some(asked => asked === word);

/**
 * The questions that may be asked of a unit, each answered by a word and a mark, and under it the facts that lead to
 * the answer, with their numbers and rules. The one that matters most is open.
 *
 * @fires reasons-closed - The reader has seen enough: Escape, or the button where there is one.
 * @csspart question - One question with its answer and its facts.
 * @csspart fact - One fact.
 * @csspart opposite - How far off the answer would be another.
 */
export class UnitReasons extends SpokenElement {
  static override styles = [theme, buttons, disclosure, sideMarkStyles, factListStyles, reasonsStyles];
  static override properties = {
    assault: { attribute: false },
    unit: {},
    asked: {},
    closable: { type: Boolean },
    unfolded: { state: true },
    rules: { state: true },
  };
  /** The assault as it stands. */
  declare assault: Assault;
  /** The id of the unit; null, or of nobody: nothing is shown. */
  declare unit: string | null;
  /** 'attack', 'support', 'be-hit', 'save' or 'withdraw': this question alone. Unset: all of them. */
  declare asked: string | null;
  /** With a button that closes it. */
  declare closable: boolean;
  /** The questions whose facts are shown. */
  declare private unfolded: readonly UnitQuestion[];
  /** The facts whose rules are open: 'attack 2'. */
  declare private rules: readonly string[];
  #explanations: readonly Explanation[] = [];
  /** Those that have been read: they take long enough to be worked out for nobody else. */
  readonly #opposites = new Map<UnitQuestion, Opposite | null>();

  constructor() {
    super();
    this.unit = null;
    this.asked = null;
    this.closable = false;
    this.unfolded = [];
    this.rules = [];
    this.addEventListener('keydown', this.#onKey);
  }

  /** Puts the focus on the question that is open. */
  override focus(): void {
    const summary = this.renderRoot.querySelector<HTMLElement>('details[open] > summary')
      ?? this.renderRoot.querySelector<HTMLElement>('summary');
    summary?.focus({ preventScroll: true });
    summary?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const unit = this.#unit();
    if (unit === null || !['assault', 'unit', 'asked'].some(name => changed.has(name as keyof UnitReasons))) return;
    this.#explanations = explanationsOf(this.assault, unit.id);
    this.#opposites.clear();
    const before = changed.get('assault');
    const isNews = changed.has('unit') || changed.has('asked') || before === undefined;
    if (isNews) this.rules = [];
    if (isNews || this.#isOvertaken()) {
      this.unfolded = [isAsked(this.asked) ? this.asked : mattersMost(this.assault, unit.id, this.#explanations)];
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const unit = this.#unit();
    if (unit === null) return nothing;
    const shown = isAsked(this.asked) ? this.#explanations.filter(one => one.asked === this.asked) : this.#explanations;
    return html`<section aria-labelledby="who">
      <header>
        ${this.#whoTemplate(unit)}
        ${this.closable
          ? html`<button type="button" class="quiet icon close" aria-label=${explainWords.close} @click=${this.#close}>
              <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 3.5l9 9M12.5 3.5l-9 9"></path></svg>
            </button>`
          : nothing}
      </header>
      ${shown.map(one => this.#questionTemplate(one))}
    </section>`;
  }

  #whoTemplate(unit: Unit): TemplateResult {
    const { characters } = combatantOf(this.assault, unit);
    const own = calledInFull(this.assault, unit);
    const name = characters.length === 0 ? own : explainWords.with(own, listed(characters));
    const formation = formationOf(this.assault, unit.formation).name;
    const isNamed = formation.toLowerCase() !== unit.side;
    return html`<div class="who ${unit.side}">
      <h3 id="who">${sideMark(unit.side)}<span>${explainWords.why(name)}</span></h3>
      <span class="whose">${isNamed ? explainWords.whose[unit.side](formation) : partsWords[unit.side]}</span>
    </div>`;
  }

  #questionTemplate(explanation: Explanation): TemplateResult {
    const { asked, answer } = explanation;
    return html`<details
      class=${answer} part="question" data-asked=${asked} ?open=${this.unfolded.includes(asked)}
      @toggle=${(event: Event) => this.#fold(asked, event)}
    >
      <summary @click=${(event: Event) => this.#turn(asked, event)}>
        <span class="question">${explainWords.questions[asked]}</span>
        <span class="answer">${mark(answer)}${explainWords.answers[answer]}</span>
      </summary>
      ${chainTemplate(this.assault, explanation, {
        isOpen: at => this.rules.includes(`${asked} ${at}`),
        toggle: at => this.#toggleRule(`${asked} ${at}`),
      })}
      ${this.unfolded.includes(asked) ? oppositeTemplate(this.#opposite(explanation)) : nothing}
    </details>`;
  }

  #opposite({ unit, asked }: Explanation): Opposite | null {
    if (!this.#opposites.has(asked)) this.#opposites.set(asked, nearestOpposite(this.assault, unit, asked));
    return this.#opposites.get(asked)!;
  }

  #unit(): Unit | null {
    return this.assault?.units.find(one => one.id === this.unit) ?? null;
  }

  /** Nothing that is unfolded matters any more: the assault has gone on. */
  #isOvertaken(): boolean {
    return this.unfolded.every(asked =>
      this.#explanations.find(one => one.asked === asked)?.answer === 'not-now');
  }

  #turn(asked: UnitQuestion, event: Event): void {
    event.preventDefault();
    this.#unfold(asked, !this.unfolded.includes(asked));
  }

  /** The browser unfolds what is searched for in the page. */
  #fold(asked: UnitQuestion, { target }: Event): void {
    const isOpen = (target as HTMLDetailsElement).open;
    if (isOpen !== this.unfolded.includes(asked)) this.#unfold(asked, isOpen);
  }

  #unfold(asked: UnitQuestion, isOpen: boolean): void {
    this.unfolded = isOpen ? [...this.unfolded, asked] : this.unfolded.filter(one => one !== asked);
  }

  #toggleRule(place: string): void {
    this.rules = this.rules.includes(place) ? this.rules.filter(one => one !== place) : [...this.rules, place];
  }

  readonly #close = (): void => {
    this.dispatchEvent(new ReasonsClosed());
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.closable) return;
    event.stopPropagation();
    this.#close();
  };
}

if (!customElements.get('unit-reasons')) customElements.define('unit-reasons', UnitReasons);

declare global {
  interface HTMLElementTagNameMap {
    'unit-reasons': UnitReasons;
  }
  interface HTMLElementEventMap {
    'reasons-closed': ReasonsClosed;
  }
}
