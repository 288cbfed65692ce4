/** A fight of which rounds are played, and the whole of it too where rounds do not tell who is lost in flight. */
import type { OddsFigures } from '../answer.ts';
import type { Moment } from '../procedure/turn.ts';
import type { Tally } from '../tally.ts';
import { SampledPlays, type Sampling } from './plays.ts';
import { SEED } from './sample.ts';
import { SampledRounds, type PlayableFight } from './sampled-rounds.ts';

/** The part of the work that goes into plays of the whole, and how much of it is done in one go at least. */
const WHOLE = 0.25;
const LEAST = 2000;

/** Rounds say who wins and how it ends; plays of the whole how many are lost, if rounds leave some of that out. */
export class SampledFight implements Sampling {
  readonly #rounds: SampledRounds;
  readonly #plays: SampledPlays;
  #owed = 0;

  /** @param effort that may be spent in all. */
  constructor(playable: PlayableFight, start: Moment, effort: number) {
    this.#rounds = new SampledRounds(playable, SEED, effort);
    this.#plays = new SampledPlays(start);
  }

  get isAny(): boolean {
    return this.#rounds.isAny;
  }

  get tally(): Tally {
    const { tally } = this.#rounds;
    return this.#plays.isAny ? { ...tally, lost: this.#plays.tally.lost } : tally;
  }

  get doubt(): number {
    return this.#plays.isAny ? 0 : this.#rounds.doubt;
  }

  get error(): number {
    return this.#rounds.error;
  }

  get errors(): OddsFigures {
    const { errors } = this.#rounds;
    return this.#plays.isAny ? { ...errors, lost: this.#plays.errors.lost } : errors;
  }

  * play(effort: number): Generator<number, void> {
    for (const work of this.#rounds.play(effort)) {
      this.#owed += work * WHOLE / (1 - WHOLE);
      yield work;
    }
    if (!this.#rounds.isDoubtful || this.#owed < LEAST) return;
    for (const work of this.#plays.play(this.#owed)) {
      this.#owed -= work;
      yield work;
    }
  }
}
