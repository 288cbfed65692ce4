/** The survivors of a stretch of a round by what they are worth, and how it ends. */
import { bySide, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Account } from './account.ts';
import type { Board } from './board.ts';
import { swiftWinner } from './endings.ts';
import { addTo, type Results } from './results.ts';
import type { Fought, Survivors } from './fight.ts';
import type { RoundChances } from './waiting.ts';

/** Survivors by their account, with the chances of each. */
export type Kinds = ReadonlyMap<number, number>;

/** Survivors with their account. */
export interface SurvivorsOfKind extends Survivors {
  readonly kind: number;
}

/** Two kinds of survivors that meet more rarely are left open. */
const NEGLIGIBLE = 1e-16;

/** One side of a stretch of a round. */
export interface Half {
  /** After the attacks, and after supporting fire. */
  readonly struck: Kinds;
  readonly kinds: Kinds;
  /** Kinds of survivors that have ended the attacks at once. */
  readonly over: ReadonlySet<number>;
  readonly left: readonly Survivors[];
  /** Engaged attackers that lived when the attacks began, null if nobody was; and all that lived. */
  readonly engaged: number | null;
  readonly living: number;
}

/** So many pairs are ended in one go. */
const SLICE = 256;

/** Sorts survivors, and ends what ends. */
export class Sorter {
  readonly #board: Board;
  readonly #results: Results;
  /** Whether some have been left out of whom it is not known what their losses are worth. */
  isAnyLeftOut = false;

  constructor(board: Board, results: Results) {
    this.#board = board;
    this.#results = results;
  }

  #kindsOf(side: Side, survivors: readonly Survivors[]): Kinds {
    const kinds = new Map<number, number>();
    for (const { number, chance } of survivors) {
      const kind = this.#results.kindOf(side, number);
      kinds.set(kind, (kinds.get(kind) ?? 0) + chance);
    }
    return kinds;
  }

  /** Which kinds of survivors end the attacks at once, whatever the other side has lost. @rule A4.7 */
  #over(fought: Fought, side: Side, kinds: Kinds): ReadonlySet<number> {
    const unhurt = bySide(one => this.#results.accountOf(this.#results.kindOf(one, 0)));
    return new Set([...kinds.keys()].filter(kind =>
      this.#swift(fought, { ...unhurt, [side]: this.#results.accountOf(kind) }) !== undefined));
  }

  #swift(
    { engaged, living }: Pick<Half, 'engaged' | 'living'>, { attacker, defender }: BySide<Account>,
  ): Side | null | undefined {
    return swiftWinner(this.#board, engaged, living, attacker, defender);
  }

  /** A stretch of the round with its survivors by kind, after the attacks and after supporting fire; with pauses. */
  * halves(fought: Fought): Generator<undefined, BySide<Half>> {
    const struck = bySide(side => this.#kindsOf(side, fought.struck[side]));
    const over = bySide(side => this.#over(fought, side, struck[side]));
    const left = over.attacker.size + over.defender.size === 0 ? yield* fought.supported(null)
      : yield* fought.supported((side, number) => over[side].has(this.#results.kindOf(side, number)));
    const told = left === fought.struck ? struck : bySide(side => this.#kindsOf(side, left[side]));
    const kinds = fought.isInBatches ? bySide(side => this.#clear(told[side])) : told;
    const { engaged, living } = fought;
    return bySide(side => ({
      struck: struck[side], over: over[side], left: left[side], kinds: kinds[side], engaged, living,
    }));
  }

  /** Those kinds of survivors whose kills are known for sure. */
  #clear(kinds: Kinds): Kinds {
    const isBlurred = ([kind]: readonly [number, number]): boolean => this.#results.accountOf(kind).isBlurred;
    if (this.#board.isMourned || ![...kinds].some(isBlurred)) return kinds;
    this.isAnyLeftOut = true;
    return new Map([...kinds].filter(entry => !isBlurred(entry)));
  }

  /** Ends whatever ends in a stretch of a round that comes about in these rounds so likely; with pauses. */
  * end(halves: BySide<Half>, chances: RoundChances, times: number): Generator<undefined, void> {
    let ended = 0;
    yield* this.#endSwiftly(halves, chances, times);
    for (const [a, chance] of halves.attacker.kinds) {
      for (const [d, likely] of halves.defender.kinds) {
        if (chance * likely < NEGLIGIBLE) continue;
        addTo(this.#results.chancesOf(this.#results.result(a, d)), chances, times * chance * likely);
        ended += 1;
        if (ended % SLICE === 0) yield;
      }
    }
  }

  /** Swift endings of the attacks. @rule A4.7 */
  * #endSwiftly(
    { attacker, defender }: BySide<Half>, chances: RoundChances, times: number,
  ): Generator<undefined, void> {
    if (attacker.over.size + defender.over.size === 0) return;
    let ended = 0;
    for (const [a, chance] of attacker.struck) {
      for (const [d, likely] of defender.struck) {
        if (!attacker.over.has(a) && !defender.over.has(d)) continue;
        const winner = this.#swift(attacker, {
          attacker: this.#results.accountOf(a), defender: this.#results.accountOf(d),
        });
        addTo(this.#results.chancesOf(this.#results.swift(a, d, winner!)), chances, times * chance * likely);
        ended += 1;
        if (ended % SLICE === 0) yield;
      }
    }
  }

  /** How likely two halves come to nothing: nobody is hurt, and the result is a tie. */
  again(halves: BySide<Half>, pair: BySide<number>): number {
    const [a, d] = SIDES.map(side => halves[side].left.find(one => one.number === pair[side])?.chance ?? 0);
    if (a! * d! === 0) return 0;
    const kinds = SIDES.map(side => this.#results.kindOf(side, pair[side]));
    return a! * d! * this.#results.result(kinds[0]!, kinds[1]!).outcome.tie;
  }

  /** Survivors with their kinds, the likeliest first. */
  likeliest(side: Side, { left }: Half): readonly SurvivorsOfKind[] {
    const all = left.map(({ number, chance }) => ({ number, chance, kind: this.#results.kindOf(side, number) }));
    const clear = all.filter(({ kind }) => !this.#results.accountOf(kind).isBlurred);
    if (clear.length < all.length) this.isAnyLeftOut = true;
    return clear.sort((a, b) => b.chance - a.chance);
  }
}
