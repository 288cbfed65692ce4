/** What has come of a fight so far: for each kind of survivors how often they met, and what that ends in. */
import { bySide, type BySide, type Side } from '../../model/procedure.ts';
import { accountant, worthOf, type Account, type Accountant } from './account.ts';
import { isNamedInTail, type Board } from './board.ts';
import { hackDownsOf, resultOf, swiftEnding, type RoundEnding, type HackDowns, type RoundOutcome } from './endings.ts';
import type { States } from './engaged.ts';
import { lossCodeOfNumbers, statesOf, type LossCode } from './loss-code.ts';
import type { RoundChances } from './waiting.ts';

/** An ending, the round in which it comes about, and how likely it was that it might. */
export type EndingInRound = (ending: RoundEnding, round: number, chance: number) => void;

/** What two accounts that meet end in. */
export interface Meeting {
  readonly outcome: RoundOutcome;
  /** How likely each side wins in this round. */
  readonly wins: BySide<number>;
  /** What it is worth depends on who died first, if hits were settled one batch after the other. */
  readonly isBlurred: boolean;
}

const WINNERS = ['attacker', 'defender', null] as const;

/** By the attackers’ kind and the defenders’. */
type Pairs<T> = T[][];

/** Losses of a side as numbers of those who count alike, and the kinds of survivors that they leave. */
interface Counted {
  readonly code: LossCode;
  readonly kinds: Map<number, number>;
}

const countedIn = ({ fighters }: Board, side: Side): Counted => ({
  code: lossCodeOfNumbers(fighters[side], fighters[side].map(() => 0), [...fighters[side].keys()]), kinds: new Map(),
});

/** What every kind of survivors is worth, and what two of them come to: the same however often they meet. */
class Outcomes {
  readonly #board: Board;
  readonly #kinds: BySide<Map<number, number>> = { attacker: new Map(), defender: new Map() };
  /** The same by losses that count alike, where nobody asks who they are. */
  readonly #counted: BySide<Counted | null>;
  readonly #byWord = new Map<string, number>();
  readonly #accounts: Account[] = [];
  readonly #results: Pairs<Meeting> = [];
  readonly #swift = WINNERS.map((): Pairs<Meeting> => []);

  readonly #count: BySide<Accountant>;
  readonly #isNamed: BySide<boolean>;
  readonly #hackDowns: HackDowns;

  constructor(board: Board) {
    this.#board = board;
    this.#count = bySide(side => accountant(board, side));
    this.#isNamed = bySide(side => isNamedInTail(board, side));
    this.#counted = bySide(side => (this.#isNamed[side] ? null : countedIn(board, side)));
    this.#hackDowns = hackDownsOf(board);
  }

  kindOf(side: Side, number: number): number {
    const known = this.#kinds[side].get(number);
    if (known !== undefined) return known;
    const kind = this.#kindOfStates(side, statesOf(this.#board.fighters[side], number));
    this.#kinds[side].set(number, kind);
    return kind;
  }

  #kindOfStates(side: Side, states: States): number {
    const counted = this.#counted[side];
    if (counted === null) return this.kindIn(side, states);
    const { code: { weights }, kinds } = counted;
    const losses = states.reduce((sum, state, place) => sum + state * weights[place]!, 0);
    let kind = kinds.get(losses);
    if (kind === undefined) kinds.set(losses, kind = this.kindIn(side, states));
    return kind;
  }

  kindIn(side: Side, states: States, late = 0): number {
    const account = this.#count[side](states, states, late);
    const word = `${side} ${this.#isNamed[side] ? `${states.join()} ${late}` : worthOf(account)}`;
    const kind = this.#byWord.get(word) ?? this.#accounts.push(account) - 1;
    this.#byWord.set(word, kind);
    return kind;
  }

  accountOf(kind: number): Account {
    return this.#accounts[kind]!;
  }

  #pair(attacker: number, defender: number): BySide<Account> {
    return { attacker: this.#accounts[attacker]!, defender: this.#accounts[defender]! };
  }

  result(attacker: number, defender: number): Meeting {
    const row = (this.#results[attacker] ??= []);
    const pair = this.#pair(attacker, defender);
    return row[defender] ??= meetingOf(
      resultOf(this.#board, pair, this.#hackDowns), pair.attacker.isBlurred || pair.defender.isBlurred);
  }

  swift(attacker: number, defender: number, winner: Side | null): Meeting {
    const row = (this.#swift[WINNERS.indexOf(winner)]![attacker] ??= []);
    return row[defender] ??= meetingOf(swiftEnding(this.#board, this.#pair(attacker, defender), winner), false);
  }
}

const meetingOf = (outcome: RoundOutcome, isBlurred: boolean): Meeting => {
  const wins = { attacker: 0, defender: 0 };
  for (const { winner, chances } of outcome.endings) {
    if (winner !== null) for (const chance of chances) wins[winner] += chance;
  }
  return { outcome, wins, isBlurred };
};

export class Results {
  readonly #outcomes: Outcomes;
  /** How likely two accounts met in each round. */
  readonly #met = new Map<Meeting, RoundChances>();

  /** @param like results of the same fight, with which it shares what is known of it. */
  constructor(board: Board, like: Results | null = null) {
    this.#outcomes = like === null ? new Outcomes(board) : like.#outcomes;
  }

  /** The kind of some survivors: all that are worth the same share one. */
  kindOf(side: Side, number: number): number {
    return this.#outcomes.kindOf(side, number);
  }

  /** The same of survivors in given states, whose side has had such late losses. */
  kindIn(side: Side, states: States, late = 0): number {
    return this.#outcomes.kindIn(side, states, late);
  }

  accountOf(kind: number): Account {
    return this.#outcomes.accountOf(kind);
  }

  /** The roll for the result between two kinds of survivors. */
  result(attacker: number, defender: number): Meeting {
    return this.#outcomes.result(attacker, defender);
  }

  /** A swift ending of the attacks. */
  swift(attacker: number, defender: number, winner: Side | null): Meeting {
    return this.#outcomes.swift(attacker, defender, winner);
  }

  /** How likely two kinds of survivors meet in each round, to be added to. */
  chancesOf(meeting: Meeting): RoundChances {
    let chances = this.#met.get(meeting);
    if (chances === undefined) this.#met.set(meeting, chances = []);
    return chances;
  }

  /** Every ending so far, where of each round so many columns are told side by side: those of one column. */
  tell(firstRound: number, sink: EndingInRound, width = 1, column = 0): void {
    for (const [{ outcome }, chances] of this.#met) {
      for (let place = column; place < chances.length; place += width) {
        if (chances[place] === 0) continue;
        const round = firstRound + Math.floor(place / width);
        for (const ending of outcome.endings) sink(ending, round, chances[place]!);
      }
    }
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
