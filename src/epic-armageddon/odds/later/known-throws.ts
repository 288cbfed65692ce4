/** What is thrown in each batch of a round: it is the same whenever the same are left, and so found only once. */
import { SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Throw } from './hits.ts';
import type { PlayedSide } from './side.ts';

/** Who has settled to fight and who has attacked, by place; whom hits reach, and what is thrown. */
interface BatchThrown {
  readonly settled: { [side in Side]: Uint8Array };
  readonly attacked: { [side in Side]: Uint8Array };
  readonly orders: { [side in Side]: number[] };
  readonly throws: { [side in Side]: Throw };
}

/** A batch of which it is known what is thrown, and the next ones by who of either side is left for them. */
interface Batch {
  kept: BatchThrown | null;
  readonly next: Map<number, Map<number, Batch>>;
}

const newBatch = (): Batch => ({ kept: null, next: new Map<number, Map<number, Batch>>() });

/** So many are kept, of sides of no more than so many, whose living are then a number of bits. */
const MOST_KEPT = 4096;
const MOST = 30;

const bitsOf = (living: Uint8Array): number => {
  let bits = 0;
  for (let place = 0; place < living.length; place += 1) bits = bits << 1 | living[place]!;
  return bits;
};

/** The throws of all rounds of a fight, batch after batch. */
export class KnownThrows {
  readonly #sides: BySide<PlayedSide>;
  readonly #start = newBatch();
  #now = this.#start;
  #left = MOST_KEPT;

  constructor(sides: BySide<PlayedSide>) {
    this.#sides = sides;
  }

  /** A round begins. */
  begin(): void {
    this.#now = this.#start;
  }

  /** Goes on to the next batch, as it has been thrown before; false: it has not, with those who live now. */
  restore(thrown: BatchThrown): boolean {
    const attackers = bitsOf(this.#sides.attacker.living);
    const defenders = bitsOf(this.#sides.defender.living);
    let row = this.#now.next.get(attackers);
    if (row === undefined) this.#now.next.set(attackers, row = new Map<number, Batch>());
    let batch = row.get(defenders);
    if (batch === undefined) {
      batch = newBatch();
      if (this.#left > 0) row.set(defenders, batch);
      this.#left -= 1;
    }
    this.#now = batch;
    const { kept } = batch;
    if (kept === null) return false;
    for (const side of SIDES) {
      thrown.settled[side] = kept.settled[side];
      thrown.attacked[side] = kept.attacked[side];
      thrown.orders[side] = kept.orders[side];
      thrown.throws[side] = kept.throws[side];
    }
    return true;
  }

  /** Keeps what is thrown in the batch that was last gone on to. */
  keep({ settled, attacked, orders, throws }: BatchThrown): void {
    this.#now.kept = {
      settled: { ...settled }, attacked: { ...attacked }, orders: { ...orders }, throws: { ...throws },
    };
  }
}

/** Throws to be kept; null: who lives does not tell all, or too many fight. */
export const knownThrows = (sides: BySide<PlayedSide>): KnownThrows | null =>
  (SIDES.every(side => sides[side].fighters.length <= MOST && sides[side].fighters.every(one => !one.isLimited))
    ? new KnownThrows(sides) : null);
