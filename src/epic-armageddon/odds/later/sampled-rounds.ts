/** A whole fight of which only single rounds can be played, not all their dice told at once. */
import type { OddsFigures } from '../answer.ts';
import { Results } from '../round/results.ts';
import { unhurtIn, type Fight } from '../round/round.ts';
import type { Tally } from '../tally.ts';
import type { Sampling } from './plays.ts';
import { roundFrom, Sample } from './sample.ts';
import { errorsIn, toldBy, type Told } from './ways.ts';

/** Rounds of a fight from its beginning, played one after the other. */
export class SampledRounds implements Sampling {
  readonly #fight: Fight;
  readonly #sample: Sample;

  constructor(fight: Fight) {
    this.#fight = fight;
    this.#sample = new Sample(fight, new Results(fight.board), roundFrom(unhurtIn(fight)), true);
  }

  get #told(): Told {
    return toldBy(this.#fight, sink => this.#sample.tell(1, this.#fight.firstRound, sink));
  }

  get isAny(): boolean {
    return this.#sample.isAny;
  }

  get tally(): Tally {
    return this.#told.tally;
  }

  get doubt(): number {
    return this.#told.doubt;
  }

  get error(): number {
    return this.isAny ? this.#sample.error(1) : 1;
  }

  get errors(): OddsFigures {
    return errorsIn(this.#fight, this.#sample, 1, this.tally);
  }

  play(effort: number): Generator<number, void> {
    return this.#sample.play(effort);
  }
}
