/** The odds of every fight on a table, one combat after another. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Problem } from '../../../src/parsing/problems.ts';
import { PHASE_SAMPLE_NAMES } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { fieldStyles } from '../../shared/parts/field.styles.ts';
import { problemStyles, problemsTemplate } from '../../shared/resolver/scenario-problems.ts';
import { theme } from '../../shared/theme/theme.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import './phase-odds.ts';
import { oddsWords } from './odds-words.ts';

/** Sent when the odds of another fight are wanted, or by another text. */
export class FightChosen extends Event {
  /** The id of a bundled phase; null: the same table from outside. */
  readonly sample: string | null;
  readonly edition: Edition;

  constructor(sample: string | null, edition: Edition) {
    super('fight-chosen', { bubbles: true });
    this.sample = sample;
    this.edition = edition;
  }
}

const valueOf = ({ currentTarget }: Event): string => (currentTarget as HTMLSelectElement).value;

/** @fires fight-chosen - Another fight is wanted, or another text: `sample`, `edition`. */
export class PhaseCalculator extends SpokenElement {
  static override styles = [theme, fieldStyles, problemStyles, css`
    :host {
      display: block;
    }
    section:not(.problems) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: calc(var(--_space) * 4);
      padding: calc(var(--_space) * 4);
    }
    .chosen {
      display: flex;
      flex-wrap: wrap;
      gap: calc(var(--_space) * 2) calc(var(--_space) * 5);
    }
    label {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--_space);
      min-inline-size: 0;
      max-inline-size: 100%;
      font-weight: 600;
    }
    .note {
      margin: 0;
      color: var(--_ink-soft);
      font-size: var(--_size-s);
    }
  `];
  static override properties = {
    scenario: { attribute: false },
    sample: { attribute: false },
    problems: { attribute: false },
    phase: { state: true },
  };
  declare scenario: Scenario | null;
  /** The id of the bundled phase that it is; null: it is none. */
  declare sample: string | null;
  /** What is wrong with the scenario. */
  declare problems: readonly Problem[];
  /** The table before anybody strikes. */
  declare private phase: Phase | null;

  constructor() {
    super();
    this.scenario = null;
    this.sample = null;
    this.problems = [];
    this.phase = null;
  }

  protected override get words(): readonly string[] {
    const { sample, problems } = this;
    if (problems.length > 0) return [];
    return ['warhammer-40k-odds', 'warhammer-40k-samples', ...(sample === null ? ['warhammer-40k'] : [])];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scenario')) this.phase = this.scenario && setUpPhase(this.scenario);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { phase, scenario, problems } = this;
    if (problems.length > 0) return problemsTemplate(problems, 'warhammer-40k');
    if (phase === null || scenario === null) return nothing;
    return html`<section aria-label=${oddsWords.calculator}>
      <div class="chosen">${this.#editionsTemplate(phase)}${this.#fightsTemplate(phase, scenario)}</div>
      ${notesOf(phase, this.sample).map(note => html`<p class="note">${note}</p>`)}
      ${phase.combats.map(({ id }) => html`<phase-odds .phase=${phase} .combat=${id}></phase-odds>`)}
    </section>`;
  }

  #editionsTemplate({ edition }: Phase): TemplateResult {
    return html`<label>${oddsWords.edition}
      <select id="edition" @change=${(event: Event) => this.#choose(this.sample, valueOf(event) as Edition)}>
        ${EDITIONS.map(one => html`<option value=${one} .selected=${one === edition}>${EDITION_NAMES[one]}</option>`)}
      </select>
    </label>`;
  }

  #fightsTemplate({ edition }: Phase, { title }: Scenario): TemplateResult {
    return html`<label>${oddsWords.fight}
      <select id="fight" @change=${(event: Event) => this.#choose(valueOf(event) || null, edition)}>
        ${this.sample === null ? html`<option value="" selected>${title || phaseWords.untitled}</option>` : nothing}
        ${PHASE_SAMPLE_NAMES.map(nameSpoken).map(one =>
          html`<option value=${one.id} .selected=${one.id === this.sample}>${one.title}</option>`)}
      </select>
    </label>`;
  }

  #choose(sample: string | null, edition: Edition): void {
    this.dispatchEvent(new FightChosen(sample, edition));
  }
}

/** What has to be said of the places where the models stand. */
const notesOf = (phase: Phase, sample: string | null): readonly string[] => [
  ...(sample === null ? [] : [oddsWords.afterCharge]),
  ...(phase.startAt === 'charge' ? [oddsWords.beforeCharges] : []),
  ...(phase.startAt === 'fight' && phase.combats.length === 0 ? [oddsWords.nobodyTouches] : []),
];

if (!customElements.get('phase-calculator')) customElements.define('phase-calculator', PhaseCalculator);

declare global {
  interface HTMLElementTagNameMap {
    'phase-calculator': PhaseCalculator;
  }
  interface HTMLElementEventMap {
    'fight-chosen': FightChosen;
  }
}
