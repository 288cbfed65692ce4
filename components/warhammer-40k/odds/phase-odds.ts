/** What the fight on the table will come to, reckoned when somebody wants to know. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { combatOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { answererBy } from '../../shared/worker/answerers.ts';
import { Asker } from '../../shared/worker/asker.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { tableStyles } from '../../shared/parts/table.styles.ts';
import { OnlineAgain } from '../../shared/public/online.ts';
import { theme } from '../../shared/theme/theme.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { isRefused, refusedInWords } from '../resolver/refused-weapons.ts';
import { answersWanted, type FightQuestion, type FightLoaders } from './question.ts';
import { eventsTemplate, numbersTemplate, oddsStyles, sampledTemplate, winnerTemplate } from './tables.ts';
import { oddsWords, type Reading } from './odds-words.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';

const READINGS = ['exactly', 'atLeast'] as const satisfies readonly Reading[];

/** Whether blows are still to be struck in the round of a combat, free rounds aside. */
export const isOpenFight = (phase: Phase | null): phase is Phase & { fight: NonNullable<Phase['fight']> } => {
  const fight = phase?.fight ?? null;
  return fight !== null && fight.freeRound === null && !combatOf(phase!, fight.combat).fought;
};

/** One worker for all fights of a page. */
export const fightAnswerer = onceLoaded(() => answererBy(PhaseOdds.lazyParts!, answersWanted));

/** Who is in a combat, side by side. */
const sidesOf = (phase: Phase, combat: string): readonly [string, string] => {
  const { units } = combatOf(phase, combat);
  const namesOn = (side: Side): string =>
    phase.units.filter(unit => unit.side === side && units.includes(unit.id)).map(({ name }) => name).join(', ');
  return [namesOn('attacker'), namesOn('defender')];
};

/** Empty while nobody fights; folded until it is opened, unless a combat is asked about. */
export class PhaseOdds extends SpokenElement {
  /** How the engine comes that reckons the odds. */
  static lazyParts: FightLoaders | null = null;
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
    isReckoning: { state: true },
    reading: { state: true },
  };
  /** The phase as it stands. */
  declare phase: Phase | null;
  /** The combat that is asked about before anybody strikes in it; null: the one that is fought. */
  declare combat: string | null;
  declare private isShown: boolean;
  /** The best so far; null: there is none yet; `failed`: there will be none. */
  declare private answer: FightOdds | 'failed' | null;
  /** A better answer may come. */
  declare private isReckoning: boolean;
  declare private reading: Reading;
  readonly #asker = new Asker<FightQuestion, FightOdds>(fightAnswerer, () => oddsWords.failed);

  constructor() {
    super();
    this.phase = null;
    this.combat = null;
    this.isShown = false;
    this.answer = null;
    this.isReckoning = false;
    this.reading = 'exactly';
    new OnlineAgain(this, () => this.#askAgain());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  protected override get words(): readonly string[] {
    const refused = this.phase !== null && isRefused(this.phase) ? ['warhammer-40k'] : [];
    if (this.combat !== null) return ['warhammer-40k-odds', ...refused];
    return this.isShown ? ['warhammer-40k-odds'] : [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('phase') || changed.has('combat')) this.#forget();
    if (changed.has('combat')) this.isShown = this.combat !== null;
    const asked = this.#asked;
    const isWanted = this.isShown && asked !== null && !isRefused(this.phase!);
    if (!isWanted && this.isReckoning) this.#forget();
    if (isWanted && this.answer === null && !this.isReckoning) this.#reckon(this.phase!, asked);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.phase === null || this.#asked === null) return nothing;
    return html`<details ?open=${this.isShown} @toggle=${this.#toggle}>
      <summary>${
  this.combat === null ? phaseWords.odds : oddsWords.oddsOf(...sidesOf(this.phase, this.combat))}</summary>
      ${this.isShown ? this.#answerTemplate(this.phase) : nothing}
    </details>`;
  }

  /** The combat whose odds are wanted; null: there is none. */
  get #asked(): string | null {
    return this.combat ?? (isOpenFight(this.phase) ? this.phase.fight.combat : null);
  }

  #answerTemplate(phase: Phase): TemplateResult {
    const { answer, isReckoning } = this;
    const refused = refusedInWords(phase);
    if (refused.length > 0) return html`<p class="answer" role="status">${refused.join(' ')}</p>`;
    if (answer === null) return html`<p class="answer" role="status">${oddsWords.reckoning}</p>`;
    if (answer === 'failed') return html`<p class="answer" role="status">${oddsWords.failed}</p>`;
    return html`<div class="answer" aria-busy=${isReckoning}>
      ${winnerTemplate(answer)}
      ${eventsTemplate(phase, answer)}
      ${sampledTemplate(answer, isReckoning)}
      <fieldset>
        <legend class="spoken">${oddsWords.readingLegend}</legend>
        ${READINGS.map(one => html`<label>
          <input
            type="radio" name="reading" .checked=${one === this.reading} @change=${() => void (this.reading = one)}
          >
          ${oddsWords.reading[one]}
        </label>`)}
      </fieldset>
      ${numbersTemplate(oddsWords.lost, answer.lost, this.reading)}
      ${numbersTemplate(oddsWords.wounds, answer.wounds, this.reading)}
      <ul>${answer.assumptions.map(one => html`<li>${oddsWords.assumed[one]}</li>`)}</ul>
    </div>`;
  }

  readonly #toggle = ({ currentTarget }: Event): void => {
    this.isShown = (currentTarget as HTMLDetailsElement).open;
    if (this.isShown) this.#askAgain();
  };

  readonly #askAgain = (): void => {
    if (this.answer === 'failed') this.#forget();
  };

  /** Nobody wants the odds of what was asked about before. */
  #forget(): void {
    this.#asker.cancel();
    this.answer = null;
    this.isReckoning = false;
  }

  #reckon(phase: Phase, combat: string): void {
    const end = (): void => {
      this.isReckoning = false;
      this.answer ??= 'failed';
    };
    this.isReckoning = true;
    this.#asker.ask({ phase: { ...phase, log: [] }, combat }, {
      told: odds => void (this.answer = odds),
      ended: end, failed: end,
    });
  }
}

if (!customElements.get('phase-odds')) customElements.define('phase-odds', PhaseOdds);

declare global {
  interface HTMLElementTagNameMap {
    'phase-odds': PhaseOdds;
  }
}
