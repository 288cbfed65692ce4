/** The odds of a fight in one line, in the bar of its set-up. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { SIDES, type Side } from '../../../src/warhammer-40k/model/procedure.ts';
import type { FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { BarOdds, Force } from '../../shared/resolver/odds-from-here.ts';
import '../../shared/resolver/odds-from-here.ts';
import { Asker } from '../../shared/worker/asker.ts';
import { oddsWords } from '../../warhammer-40k/odds/odds-words.ts';
import { fightAnswerer } from '../../warhammer-40k/odds/phase-odds.ts';
import { isExact, type FightQuestion } from '../../warhammer-40k/odds/question.ts';

const NOTHING: Pick<BarOdds, 'before' | 'isSupposed' | 'isDraw' | 'winner'> =
  { before: null, isSupposed: false, isDraw: true, winner: null };

export class PhaseOddsLine extends SpokenElement {
  static override styles = [css`
    :host {
      display: block;
    }
  `];
  static override properties = {
    scenario: { attribute: false }, isSupposed: { attribute: false }, answer: { state: true },
    isAsking: { state: true }, failure: { state: true },
  };
  /** A table on which everybody is in contact; null: there is none. */
  declare scenario: Scenario | null;
  /** The charge has not been made yet. */
  declare isSupposed: boolean;
  declare private answer: FightOdds | null;
  declare private isAsking: boolean;
  declare private failure: string | null;
  #phase: Phase | null = null;
  readonly #asker = new Asker<FightQuestion, FightOdds>(fightAnswerer, () => oddsWords.failed);

  constructor() {
    super();
    this.scenario = null;
    this.isSupposed = false;
    this.answer = null;
    this.isAsking = false;
    this.failure = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asker.cancel();
  }

  protected override get words(): readonly string[] {
    return ['resolver', 'warhammer-40k-odds'];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scenario')) return;
    this.#asker.cancel();
    Object.assign(this, { answer: null, isAsking: false, failure: null });
    this.#phase = this.scenario && setUpPhase(this.scenario);
    const combat = this.#phase?.combats[0]?.id;
    if (combat === undefined) return;
    this.isAsking = true;
    this.#asker.ask({ phase: { ...this.#phase!, log: [] }, combat }, {
      told: answer => void (this.answer = answer),
      ended: () => void (this.isAsking = false),
      failed: failure => void Object.assign(this, { failure, isAsking: false }),
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { answer, scenario } = this;
    if (scenario === null || this.#phase?.combats.length === 0) return nothing;
    const [attacker, defender] = SIDES.map(side => forceOf(scenario, side)) as [Force, Force];
    const odds: BarOdds = {
      ...NOTHING, forces: { attacker, defender }, isAsking: this.isAsking, failure: this.failure,
      isSupposed: this.isSupposed, chances: answer && (answer.winner ?? answer.mostWounds),
      error: answer?.error ?? 0, isExact: answer !== null && isExact(answer),
    };
    return html`<odds-from-here .odds=${odds}></odds-from-here>`;
  }
}

const forceOf = ({ units }: Scenario, side: Side): Force => {
  const own = units.filter(unit => unit.side === side && unit.joined === null);
  return [own.map(({ name }) => name).join(', '), own.length, own[0]!.name];
};

if (!customElements.get('phase-odds-line')) customElements.define('phase-odds-line', PhaseOddsLine);

declare global {
  interface HTMLElementTagNameMap {
    'phase-odds-line': PhaseOddsLine;
  }
}
