/** Follows a phase with the odds of the fight that is fought: asked anew at every moment, for the bar. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { isOutcomeTold } from '../../../src/warhammer-40k/odds/outcome.ts';
import { combatOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { listed } from '../../shared/languages/forms.ts';
import type { BarOdds, Force } from '../../shared/resolver/odds-from-here.ts';
import { Asker } from '../../shared/worker/asker.ts';
import { fightAnswerer, isOpenFight, PhaseOdds } from '../odds/phase-odds.ts';
import { oddsWords } from '../odds/odds-words.ts';
import { isExact, type FightQuestion } from '../odds/question.ts';
import { isRefused } from './refused-weapons.ts';

export class FightFigures implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #isWanted: () => boolean;
  readonly #asker = new Asker<FightQuestion, FightOdds>(fightAnswerer, () => oddsWords.failed);
  readonly #known = new WeakMap<Phase, FightOdds>();
  #phase: Phase | null = null;
  #before: FightOdds | null = null;
  #isTurnedTo = false;
  #isAsking = false;
  #hasFailed = false;

  /** `isWanted`: the page shows them. */
  constructor(host: ReactiveControllerHost, isWanted: () => boolean) {
    this.#host = host;
    this.#isWanted = isWanted;
    host.addController(this);
  }

  /** Asks about the present moment, unless that is what was asked last. */
  follow(phase: Phase): void {
    if (phase === this.#phase) return;
    this.#before = this.#phase === null ? null : this.#known.get(this.#phase) ?? null;
    this.#phase = phase;
    this.#ask();
  }

  /** Somebody has turned to the table: from now on it is asked. */
  turnTo(): void {
    this.#isTurnedTo = true;
    if (this.#phase !== null) this.#ask();
    this.#host.requestUpdate();
  }

  /** Null: nobody fights, or the text does not tell who wins; `unasked`: nobody has turned to the table yet. */
  get view(): BarOdds | 'unasked' | null {
    const phase = this.#phase;
    if (phase === null || !this.#isFought(phase)) return null;
    if (!this.#isTurnedTo) return 'unasked';
    const odds = this.#known.get(phase) ?? null;
    if (odds !== null && odds.winner === null) return null;
    return {
      forces: forcesIn(phase, phase.fight!.combat), chances: odds?.winner ?? null,
      error: odds?.error ?? 0, isAsking: this.#isAsking, isExact: odds !== null && isExact(odds),
      before: this.#before?.winner ?? null, isSupposed: false, isDraw: true, winner: null,
      failure: this.#hasFailed ? oddsWords.failed : null,
    };
  }

  hostConnected(): void {
    if (this.#phase !== null) this.#ask();
  }

  hostDisconnected(): void {
    this.#asker.cancel();
  }

  #isFought(phase: Phase): boolean {
    return PhaseOdds.lazyParts !== null && this.#isWanted() && isOpenFight(phase) && !isRefused(phase)
      && isOutcomeTold(phase);
  }

  #ask(): void {
    const phase = this.#phase!;
    this.#asker.cancel();
    this.#hasFailed = false;
    this.#isAsking = this.#isTurnedTo && this.#isFought(phase) && !this.#known.has(phase);
    if (!this.#isAsking) return;
    const end = (): void => {
      this.#isAsking = false;
      this.#hasFailed = !this.#known.has(phase);
      this.#host.requestUpdate();
    };
    this.#asker.ask({ phase: { ...phase, log: [] }, combat: phase.fight!.combat }, {
      told: odds => {
        this.#known.set(phase, odds);
        this.#host.requestUpdate();
      },
      ended: end, failed: end,
    });
  }
}

const forcesIn = (phase: Phase, combat: string): BarOdds['forces'] => {
  const { units } = combatOf(phase, combat);
  const forceOn = (side: Side): Force => {
    const names = phase.units.filter(unit => unit.side === side && units.includes(unit.id)).map(({ name }) => name);
    return [listed(names), names.length, names[0] ?? ''];
  };
  return { attacker: forceOn('attacker'), defender: forceOn('defender') };
};
