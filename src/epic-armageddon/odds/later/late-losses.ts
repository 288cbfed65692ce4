/** Which losses come late as a side is played: nobody else of their formation lived when their hits were settled. */
import type { Fighter } from '../round/board.ts';
import { isDead, pointsLostIn } from '../round/engaged.ts';
import { lateCodeOf } from '../round/late-losses.ts';

export class LateLosses {
  readonly #fighters: readonly Fighter[];
  readonly #weights: readonly number[];
  /** Of each formation those who live of whom nothing is worth less, and whether nobody did before the present hits. */
  readonly #others: Uint16Array;
  readonly #isAlone: Uint8Array;

  constructor(fighters: readonly Fighter[]) {
    this.#fighters = fighters;
    this.#weights = lateCodeOf(fighters).weights;
    const formations = 1 + Math.max(...fighters.map(({ formation }) => formation));
    this.#others = new Uint16Array(formations);
    this.#isAlone = new Uint8Array(formations);
  }

  /** Everybody is where a round begins. */
  begin(states: ArrayLike<number>): void {
    this.#others.fill(0);
    this.#fighters.forEach((fighter, place) => {
      if (!fighter.isUnmourned && !isDead(fighter, states[place]!)) this.#others[fighter.formation]! += 1;
    });
    this.settle();
  }

  /** Further hits are settled. */
  settle(): void {
    for (let one = 0; one < this.#others.length; one += 1) this.#isAlone[one] = this.#others[one] === 0 ? 1 : 0;
  }

  /** The late losses, as a number, as a fighter goes down from a state to another. */
  lossOf(place: number, before: number, after: number): number {
    const fighter = this.#fighters[place]!;
    if (!fighter.isUnmourned) {
      if (isDead(fighter, after)) this.#others[fighter.formation]! -= 1;
      return 0;
    }
    if (this.#isAlone[fighter.formation] === 0) return 0;
    return this.#weights[place]! * (pointsLostIn(fighter, after) - pointsLostIn(fighter, before));
  }
}

/** Late losses of a side; null: it has nobody whose loss may be worth more. */
export const lateLossesIn = (fighters: readonly Fighter[]): LateLosses | null =>
  (fighters.some(({ isUnmourned }) => isUnmourned) ? new LateLosses(fighters) : null);
