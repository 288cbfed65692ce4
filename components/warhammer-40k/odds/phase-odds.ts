/** What the fight on the table will come to, reckoned when somebody wants to know. */
import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { fightOdds, type FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { combatOf } from '../../../src/warhammer-40k/roster.ts';
import type { Phase, Side } from '../../../src/warhammer-40k/state.ts';
import { disclosure } from '../../parts/disclosure.ts';
import { sideMarkStyles } from '../../parts/side-mark.ts';
import { tableStyles } from '../../parts/table.styles.ts';
import { theme } from '../../theme.ts';
import { eventsTemplate, numbersTemplate, oddsStyles, winnerTemplate } from './tables.ts';
import { words, type Reading } from './words.ts';

/** So that the page has shown that it reckons: milliseconds. */
const AFTER_SHOWING = 40;

const READINGS = ['exactly', 'atLeast'] as const satisfies readonly Reading[];

/** Whether blows are still to be struck in the round of a combat, free rounds aside. */
const isOpen = (phase: Phase | null): phase is Phase & { fight: NonNullable<Phase['fight']> } => {
  const fight = phase?.fight ?? null;
  return fight !== null && fight.freeRound === null && !combatOf(phase!, fight.combat).fought;
};

/** So many ways in which a fight may stand are followed from rung to rung: all of a fight of two usual units. */
const BREADTH = 2000;

/** What is open is said from here on. */
const TELLING = 0.0005;

/** More units than these are reckoned for so long that no page can wait for it. */
const AT_ONCE = 3;

/** Whether so many units are in a combat that a page cannot wait for its odds. */
export const isLarge = (phase: Phase, combat: string): boolean => combatOf(phase, combat).units.length > AT_ONCE;

/** Who is in a combat, side by side. */
const sidesOf = (phase: Phase, combat: string): readonly [string, string] => {
  const { units } = combatOf(phase, combat);
  const namesOn = (side: Side): string =>
    phase.units.filter(unit => unit.side === side && units.includes(unit.id)).map(({ name }) => name).join(', ');
  return [namesOn('attacker'), namesOn('defender')];
};

/** Empty while nobody fights; folded until it is opened, unless a combat is asked about. */
export class PhaseOdds extends LitElement {
  static override styles = [
    theme, disclosure, sideMarkStyles, tableStyles, oddsStyles,
    css`
      :host {
        display: block;
      }
      .answer {
        display: grid;
        gap: calc(var(--_space) * 4);
        padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
      }
      fieldset {
        display: flex;
        gap: calc(var(--_space) * 4);
        margin: 0;
        padding: 0;
        border: 0;
      }
      ul {
        margin: 0;
        padding-inline-start: 1.2em;
        font-size: var(--_size-s);
      }
    `,
  ];
  static override properties = {
    phase: { attribute: false },
    combat: { attribute: false },
    isShown: { state: true },
    answer: { state: true },
    reading: { state: true },
  };
  /** The phase as it stands. */
  declare phase: Phase | null;
  /** The combat that is asked about before anybody strikes in it; null: the one that is fought. */
  declare combat: string | null;
  declare private isShown: boolean;
  /** Null: not reckoned yet; `failed`: it cannot be. */
  declare private answer: FightOdds | 'failed' | null;
  declare private reading: Reading;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.phase = null;
    this.combat = null;
    this.isShown = false;
    this.answer = null;
    this.reading = 'exactly';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('phase') || changed.has('combat')) this.answer = null;
    if (changed.has('combat')) this.isShown = this.combat !== null;
    clearTimeout(this.#timer);
    const asked = this.#asked;
    if (this.isShown && this.answer === null && asked !== null && !isLarge(this.phase!, asked)) {
      this.#timer = setTimeout(() => this.#reckon(), AFTER_SHOWING);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.phase === null || this.#asked === null) return nothing;
    return html`<details ?open=${this.isShown} @toggle=${this.#toggle}>
      <summary>${this.combat === null ? words.odds : words.oddsOf(...sidesOf(this.phase, this.combat))}</summary>
      ${this.isShown ? this.#answerTemplate(this.phase) : nothing}
    </details>`;
  }

  /** The combat whose odds are wanted; null: there is none. */
  get #asked(): string | null {
    return this.combat ?? (isOpen(this.phase) ? this.phase.fight.combat : null);
  }

  #answerTemplate(phase: Phase): TemplateResult {
    const { answer } = this;
    if (isLarge(phase, this.#asked!)) return html`<p class="answer" role="status">${words.large}</p>`;
    if (answer === null) return html`<p class="answer" role="status">${words.reckoning}</p>`;
    if (answer === 'failed') return html`<p class="answer" role="status">${words.failed}</p>`;
    return html`<div class="answer">
      ${winnerTemplate(answer)}
      ${eventsTemplate(phase, answer)}
      ${answer.unresolved < TELLING ? nothing : html`<p>${words.unresolved(answer.unresolved)}</p>`}
      <fieldset>
        <legend class="spoken">${words.readingLegend}</legend>
        ${READINGS.map(one => html`<label>
          <input
            type="radio" name="reading" .checked=${one === this.reading} @change=${() => void (this.reading = one)}
          >
          ${words.reading[one]}
        </label>`)}
      </fieldset>
      ${numbersTemplate(words.lost, answer.lost, this.reading)}
      ${numbersTemplate(words.wounds, answer.wounds, this.reading)}
      <ul>${answer.assumptions.map(one => html`<li>${words.assumed[one]}</li>`)}</ul>
    </div>`;
  }

  readonly #toggle = ({ currentTarget }: Event): void => {
    this.isShown = (currentTarget as HTMLDetailsElement).open;
  };

  #reckon(): void {
    const asked = this.#asked;
    if (this.phase === null || asked === null) return;
    try {
      this.answer = fightOdds(this.phase, asked, BREADTH);
    } catch (error) {
      this.answer = 'failed';
      throw error;
    }
  }
}

if (!customElements.get('phase-odds')) customElements.define('phase-odds', PhaseOdds);

declare global {
  interface HTMLElementTagNameMap {
    'phase-odds': PhaseOdds;
  }
}
