/** What has come of a fight so far: for each kind of survivors how often they met, and what that ends in. */
import { bySide, type BySide, type Side } from '../../model/procedure.ts';
import { accountant, worthOf, type Account } from './account.ts';
import { isNamedInTail, type Board } from './board.ts';
import { hackDownsOf, resultOf, swiftEnding, type RoundEnding, type HackDowns, type RoundOutcome } from './endings.ts';
import type { States } from './engaged.ts';
import { statesOf } from './loss-code.ts';
import type { RoundChances } from './waiting.ts';

/** An ending, the round in which it comes about, and how likely it was that it might. */
export type EndingInRound = (ending: RoundEnding, round: number, chance: number) => void;

/** Two accounts that have met, what they end in, and how likely they met in each round. */
interface Meeting {
  readonly outcome: RoundOutcome;
  readonly chances: RoundChances;
}

const WINNERS = ['attacker', 'defender', null] as const;

export class Results {
  readonly #board: Board;
  readonly #kinds: BySide<Map<number, number>> = { attacker: new Map(), defender: new Map() };
  readonly #byWord = new Map<string, number>();
  readonly #accounts: Account[] = [];
  /** By the attackers’ kind and the defenders’; of swift endings for each winner. */
  readonly #results: Meeting[][] = [];
  readonly #swift = WINNERS.map((): Meeting[][] => []);
  readonly #met: Meeting[] = [];

  readonly #count: BySide<(states: States) => Account>;
  readonly #isNamed: BySide<boolean>;
  readonly #hackDowns: HackDowns;

  constructor(board: Board) {
    this.#board = board;
    this.#count = bySide(side => accountant(board, side));
    this.#isNamed = bySide(side => isNamedInTail(board, side));
    this.#hackDowns = hackDownsOf(board);
  }

  /** The kind of some survivors: all that are worth the same share one. */
  kindOf(side: Side, number: number): number {
    const known = this.#kinds[side].get(number);
    if (known !== undefined) return known;
    const account = this.#count[side](statesOf(this.#board.fighters[side], number));
    const word = `${side} ${this.#isNamed[side] ? number : worthOf(account)}`;
    const kind = this.#byWord.get(word) ?? this.#accounts.push(account) - 1;
    this.#byWord.set(word, kind);
    this.#kinds[side].set(number, kind);
    return kind;
  }

  accountOf(kind: number): Account {
    return this.#accounts[kind]!;
  }

  #pair(attacker: number, defender: number): BySide<Account> {
    return { attacker: this.#accounts[attacker]!, defender: this.#accounts[defender]! };
  }

  /** The roll for the result between two kinds of survivors. */
  result(attacker: number, defender: number): Meeting {
    const row = (this.#results[attacker] ??= []);
    return row[defender] ??=
      this.#meet(resultOf(this.#board, this.#pair(attacker, defender), this.#hackDowns));
  }

  /** A swift ending of the attacks. */
  swift(attacker: number, defender: number, winner: Side | null): Meeting {
    const row = (this.#swift[WINNERS.indexOf(winner)]![attacker] ??= []);
    return row[defender] ??= this.#meet(swiftEnding(this.#board, this.#pair(attacker, defender), winner));
  }

  #meet(outcome: RoundOutcome): Meeting {
    const meeting = { outcome, chances: [] };
    this.#met.push(meeting);
    return meeting;
  }

  /** Every ending so far, where of each round so many columns are told side by side: those of one column. */
  tell(firstRound: number, sink: EndingInRound, width = 1, column = 0): void {
    for (const { outcome, chances } of this.#met) {
      for (let place = column; place < chances.length; place += width) {
        if (chances[place] === 0) continue;
        const round = firstRound + Math.floor(place / width);
        for (const ending of outcome.endings) sink(ending, round, chances[place]!);
      }
    }
  }

  /** Forgets how often kinds of survivors met, but not what that ends in. */
  clear(): void {
    for (const { chances } of this.#met) chances.length = 0;
  }
}

/** Adds to the chances of each round, so many times likelier or less likely. */
export const addTo = (sums: RoundChances, chances: RoundChances, times: number, later = 0): void => {
  for (let round = 0; round < chances.length; round += 1) {
    const place = round + later;
    const chance = chances[round]! * times;
    while (sums.length < place) sums.push(0);
    if (sums.length === place) sums.push(chance);
    else sums[place]! += chance;
  }
};
