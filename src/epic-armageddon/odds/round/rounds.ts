/** Rounds of a fight followed with all dice at once: the first one always, the later ones where few can survive. */
import { bySide, SIDES, type BySide } from '../../model/procedure.ts';
import { pausingWith } from './pauses.ts';
import type { States } from './engaged.ts';
import { statesOf } from './loss-code.ts';
import { beginningIn, withRepeats } from './repeats.ts';
import { FIRED } from './losses.ts';
import { addTo, Results } from './results.ts';
import type { Fight, Fought } from './fight.ts';
import { fightRound } from './round.ts';
import { Sorter, type Half } from './sorted.ts';
import { Waiting, type RoundChances, type SurvivorPair } from './waiting.ts';

/** What a stretch of a round costs, and so many named survivors or looked-at pairs of it that cost one unit of work. */
const STRETCH = 25;
const SURVIVORS = 2;
const PAIRS = 4;
/** What has been done between two pauses of the losses to supporting fire, and of pairs that are ended. */
export const FIRE = 40;
const ENDED = 256;
/** So much is done for all survivors that supporting fire may find. */
export const FIRED_AT = FIRE / FIRED;
/** So many pairs are looked at in one go. */
const SLICE = 2000;

/** Pairs less likely than this are not followed. */
const NEGLIGIBLE = 1e-18;

/** A stretch of a round and what has come of it. */
interface StretchOutcome {
  readonly chance: number;
  readonly halves: BySide<Half>;
}

/** One of several ways in which the rounds of a fight may go on. */
export interface Opening {
  /** How likely it is, if its stretches are together certain; 1: they are as likely as it is. */
  readonly weight: number;
  /** The stretches of its first round, with everybody named or only counted. */
  readonly stretches: (isByUnit: boolean) => Iterable<Fought>;
}

/** No survivors that have been solved. */
const NOBODY: BySide<number> = { attacker: -1, defender: -1 };

const costOf = ({ halves }: StretchOutcome): number =>
  STRETCH + (halves.attacker.left.length + halves.defender.left.length) / SURVIVORS;

/** The rounds of a fight, and what has come of them so far. */
export class Rounds {
  readonly #fight: Fight;
  readonly results: Results;
  readonly #sorter: Sorter;
  /** How many columns each result is told in. */
  readonly #width: number;
  /** Those who have still to fight a round. */
  readonly #waiting: Waiting;

  /** @param like results of the same fight, with which these share what is known of it. */
  constructor(fight: Fight, width = 1, like: Results | null = null) {
    this.#fight = fight;
    this.#width = width;
    this.results = new Results(fight.board, like);
    this.#sorter = new Sorter(fight.board, this.results);
    this.#waiting = new Waiting(fight.board.fighters);
  }

  /** Whether something is open of which it is not known what it is worth, besides ties. */
  get isAnyLeftOut(): boolean {
    return this.#sorter.isAnyLeftOut;
  }

  /** So much work is sure to be left: each pair that waits fights a round. */
  get left(): number {
    return STRETCH * this.#waiting.size;
  }

  /** What comes of a stretch. */
  * #told(fought: Fought): Generator<number, StretchOutcome> {
    return { chance: fought.chance, halves: yield* pausingWith(FIRE, this.#sorter.halves(fought)) };
  }

  #end({ halves, chance }: StretchOutcome, chances: RoundChances): Generator<number, void> {
    return pausingWith(ENDED, this.#sorter.end(halves, chances, chance));
  }

  /** The first round of an opening alone, with nobody named; pauses with what has been done. */
  * first({ weight, stretches }: Opening, column: number): Generator<number, void> {
    const chances = beginningIn(column, this.#width, weight);
    for (const stretch of stretches(false)) {
      const told = yield* this.#told(stretch);
      yield* this.#end(told, chances);
      yield costOf(told);
    }
  }

  /** The openings, each in a column of its own, and all rounds after them together; pauses with what has been done. */
  * all(openings: readonly Opening[]): Generator<number, void> {
    for (const [column, { weight, stretches }] of openings.entries()) {
      const chances = beginningIn(column, this.#width, weight);
      for (const stretch of stretches(true)) yield* this.#fought(yield* this.#told(stretch), NOBODY, chances);
    }
    yield* this.#rest();
  }

  /** Later rounds alone, from survivors that have been found elsewhere. See `all`. */
  * from(starts: Iterable<SurvivorPair>): Generator<number, void> {
    for (const { attacker, defender, chances } of starts) {
      addTo(this.#waiting.pair(attacker, defender).chances, chances, 1);
    }
    yield* this.#rest();
  }

  * #rest(): Generator<number, void> {
    for (const pair of this.#waiting.taken()) {
      const states = bySide((side): States => statesOf(this.#fight.board.fighters[side], pair[side]));
      let chances: RoundChances | null = null;
      for (const fought of fightRound(this.#fight, states, true)) {
        const told = yield* this.#told(fought);
        chances ??= this.#repeated(pair, told);
        yield* this.#fought(told, pair, chances);
      }
    }
  }

  /** A stretch of a round: what ends in it, and who goes on. */
  * #fought(
    told: StretchOutcome, solved: BySide<number>, chances: RoundChances,
  ): Generator<number, void> {
    yield* this.#end(told, chances);
    yield costOf(told);
    yield* this.#follow(told, solved, chances);
  }

  /** The chances of a pair that may come out of a round as it went in. */
  #repeated(pair: SurvivorPair, { halves, chance }: StretchOutcome): RoundChances {
    const again = chance * this.#sorter.again(halves, pair);
    return again > 0 ? withRepeats(pair.chances, again, this.#width) : pair.chances;
  }

  /** Sends every pair of survivors that ties into the next round, but for one that has been solved. */
  * #follow(
    { halves, chance }: StretchOutcome, solved: BySide<number>, chances: RoundChances,
  ): Generator<number, void> {
    const mass = chances.reduce((sum, one) => sum + one, 0) * chance;
    const [attackers, defenders] = SIDES.map(side => this.#sorter.likeliest(side, halves[side]));
    let looked = 0;
    for (const a of attackers!) {
      for (const d of defenders!) {
        const likely = a.chance * d.chance;
        if (mass * likely < NEGLIGIBLE) break;
        looked += 1;
        if (a.number === solved.attacker && d.number === solved.defender) continue;
        const { tie } = this.results.result(a.kind, d.kind).outcome;
        if (tie > 0) {
          addTo(this.#waiting.pair(a.number, d.number).chances, chances, chance * likely * tie, this.#width);
        }
      }
      if (looked < SLICE) continue;
      yield looked / PAIRS;
      looked = 0;
    }
  }
}
