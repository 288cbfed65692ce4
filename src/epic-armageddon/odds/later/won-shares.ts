/** Who wins what is played: sums over single plays, and how sure the shares of them are. */
import { SIDES, type BySide, type Side } from '../../model/procedure.ts';

/** How often each side wins, and how often it ends. */
export interface Ended extends BySide<number> {
  readonly ended: number;
}

/** The same of one play, added to as it goes on. */
export type PlayEnded = Record<Side | 'ended', number>;

export const nothingEnded = (): PlayEnded => ({ attacker: 0, defender: 0, ended: 0 });

/**
 * So many plays more, each so far from the others, are never left out of an error: scored by their chances, most plays
 * of a fight may come to nearly the same, and few, whom a small sample has not met, to something else.
 */
const UNMET = 4;
const APART = 0.4;

/** How far single plays are apart says how sure all are; parts of a sample would leave that itself unsure. */
export class WonShares {
  #plays = 0;
  readonly #sums = nothingEnded();
  /** Of what each side has won and of what has ended, and of the two multiplied. */
  readonly #squares = nothingEnded();
  readonly #products = { attacker: 0, defender: 0 };

  add(play: Ended): void {
    const { ended } = play;
    this.#plays += 1;
    this.#sums.ended += ended;
    this.#squares.ended += ended * ended;
    for (const side of SIDES) {
      const won = play[side];
      this.#sums[side] += won;
      this.#squares[side] += won * won;
      this.#products[side] += won * ended;
    }
  }

  /** What all plays have come to, each with so much besides that is known. */
  sums(known: Ended = NOTHING): Ended {
    const plays = this.#plays;
    const { attacker, defender, ended } = this.#sums;
    return {
      attacker: attacker + plays * known.attacker, defender: defender + plays * known.defender,
      ended: ended + plays * known.ended,
    };
  }

  /** One standard error of the share that is known less well; 1: too little has been played. */
  error(known: Ended = NOTHING): number {
    const sums = this.sums(known);
    if (this.#plays < 2 || sums.ended <= 0) return 1;
    const spread = Math.max(...SIDES.map(side => this.#spread(side, known, sums[side] / sums.ended)));
    return Math.hypot(spread / sums.ended, Math.sqrt(UNMET) * APART / (sums.ended + UNMET));
  }

  /** One standard error of what a side has won beyond that share of what has ended. */
  #spread(side: Side, known: Ended, share: number): number {
    const plays = this.#plays;
    const off = known[side] - share * known.ended;
    const squares = this.#squares[side] - 2 * share * this.#products[side] + share ** 2 * this.#squares.ended;
    return Math.sqrt(Math.max(0, squares - plays * off ** 2) * plays / (plays - 1));
  }
}

const NOTHING: Ended = nothingEnded();
