/** Pairs of survivors that have still to fight a round. */
import type { BySide, Side } from '../../model/procedure.ts';
import type { Fighter } from './board.ts';
import { statesOf } from './loss-code.ts';

/** How likely some survivors are to stand at the beginning of each round; the place is the round. */
export type RoundChances = number[];

export interface SurvivorPair extends BySide<number> {
  readonly chances: RoundChances;
}

/** Pairs of survivors that wait to be fought, those who have lost least first: nobody ever gains. */
export class Waiting {
  readonly #levels: Map<number, Map<number, SurvivorPair>>[] = [];
  readonly #fighters: BySide<readonly Fighter[]>;
  /** How many pairs wait. */
  size = 0;
  readonly #steps: BySide<Map<number, number>> = { attacker: new Map(), defender: new Map() };

  constructor(fighters: BySide<readonly Fighter[]>) {
    this.#fighters = fighters;
  }

  /** How far a side has gone down in all. */
  #stepsOf(side: Side, number: number): number {
    const known = this.#steps[side].get(number);
    if (known !== undefined) return known;
    const steps = statesOf(this.#fighters[side], number).reduce((sum, state) => sum + state, 0);
    this.#steps[side].set(number, steps);
    return steps;
  }

  /** The waiting pair of these survivors. */
  pair(attacker: number, defender: number): SurvivorPair {
    const level = this.#stepsOf('attacker', attacker) + this.#stepsOf('defender', defender);
    const rows = (this.#levels[level] ??= new Map<number, Map<number, SurvivorPair>>());
    let row = rows.get(attacker);
    if (row === undefined) rows.set(attacker, row = new Map<number, SurvivorPair>());
    let pair = row.get(defender);
    if (pair === undefined) {
      row.set(defender, pair = { attacker, defender, chances: [0] });
      this.size += 1;
    }
    return pair;
  }

  /** Takes every pair in turn; pairs may be added while it goes, as long as they have lost more. */
  * taken(): Generator<SurvivorPair> {
    for (let level = 0; level < this.#levels.length; level += 1) {
      const rows = this.#levels[level];
      if (rows === undefined) continue;
      for (const row of rows.values()) {
        for (const pair of row.values()) {
          this.size -= 1;
          yield pair;
        }
      }
      delete this.#levels[level];
    }
  }
}
