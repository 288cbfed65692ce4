/** All rounds of a fight, one pair of survivors after the other, until too little is left unfollowed. */
import { bySide, SIDES, type BySide } from '../../model/procedure.ts';
import { atOnce, pausingWith } from './pauses.ts';
import { mayBeThinned } from './chances.ts';
import type { States } from './engaged.ts';
import { numberOf, statesOf } from './loss-code.ts';
import { beginningIn, withRepeats } from './repeats.ts';
import { addTo, Results } from './results.ts';
import { fightRound, type Fight, type Fought } from './round.ts';
import { Sorter, type Half } from './sorted.ts';
import { Unlikely } from './unlikely.ts';
import { Waiting, type RoundChances, type SurvivorPair } from './waiting.ts';

/** Pairs of survivors that cost as much as a round between two of them, and how many are looked at in one go. */
const PAIRS = 64;
const SLICE = 2000;
const KEPT = 500;

/** A pair this much less likely than those that are followed is not remembered until it may have become likelier. */
const FAR_LESS = 1e-2;

const total = (chances: RoundChances): number => chances.reduce((sum, chance) => sum + chance, 0);

/** Where those go on who tie. */
interface Next {
  readonly waiting: Waiting;
  /** Those who are less likely than `least`; null: they are not followed. */
  readonly unlikely: Unlikely | null;
  readonly least: number;
  /** Pairs less likely than this are not followed at all. */
  readonly grain: number;
}

/** A stretch of a round and what has come of it. */
export interface StretchOutcome {
  readonly chance: number;
  /** Some survivors may have been too unlikely to be named. */
  readonly isThinned: boolean;
  readonly halves: BySide<Half>;
}

/** So many kinds of survivors cost as much as a round between few. */
const SURVIVORS = 256;
/** How much more it takes where they are too many to be written out in full. */
const FAR_APART = 40;
const costOf = ({ halves, isThinned }: StretchOutcome): number =>
  1 + (isThinned ? FAR_APART : 1) * (halves.attacker.left.length + halves.defender.left.length) / SURVIVORS;

/** Pauses that cost nothing: the round as a whole does. */
const FREE = 0;

/** No survivors that have been solved. */
const NOBODY: SurvivorPair = { attacker: -1, defender: -1, chances: [] };

/** One of several ways in which the rounds of a fight may go on. */
export interface Opening {
  /** How likely it is, if its stretches are together certain; 1: they are as likely as it is. */
  readonly weight: number;
  /** The stretches of its first round, with everybody named or only counted. */
  readonly stretches: (isByUnit: boolean) => Iterable<Fought>;
}

/** So many survivors of openings are remembered. */
const REMEMBERED = 200_000;

/** The rounds of a fight, and what has come of them so far. */
export class Rounds {
  readonly #fight: Fight;
  readonly results: Results;
  readonly #sorter: Sorter;
  readonly #halves: BySide<Map<number, Half>> = { attacker: new Map(), defender: new Map() };
  /** How many openings are followed side by side. */
  readonly #width: number;
  readonly #opened = new Map<Opening, readonly StretchOutcome[]>();
  #room = REMEMBERED;

  /** @param width of so many openings each result is told by itself. */
  constructor(fight: Fight, width = 1) {
    this.#fight = fight;
    this.#width = width;
    this.results = new Results(fight.board);
    this.#sorter = new Sorter(fight.board, this.results);
  }

  /** What comes of a stretch, whose pauses cost nothing. */
  * told(fought: Fought): Generator<number, StretchOutcome> {
    const halves = yield* pausingWith(FREE, this.#sorter.halves(fought));
    const { struck, chance, isThinnable } = fought;
    const isThinned = SIDES.some(side => isThinnable[side]
      && mayBeThinned(Math.max(struck[side].length, halves[side].left.length)));
    return { chance, isThinned, halves };
  }

  #statesOf(pair: SurvivorPair): BySide<States> {
    return bySide(side => statesOf(this.#fight.board.fighters[side], pair[side]));
  }

  #end({ halves, chance }: StretchOutcome, chances: RoundChances): Generator<number, void> {
    return pausingWith(FREE, this.#sorter.end(halves, chances, chance));
  }

  /** The first round of an opening alone, with nobody named. */
  * first({ weight, stretches }: Opening, column: number): Generator<number, void> {
    const chances = beginningIn(column, this.#width, weight);
    let fought = 0;
    for (const stretch of stretches(false)) {
      if (fought > 0) yield 1;
      yield* this.#end(yield* this.told(stretch), chances);
      fought += 1;
    }
  }

  /** What comes of an opening with everybody named, found once unless that is too much to remember. */
  * #toldOf(opening: Opening): Generator<number, Iterable<StretchOutcome>> {
    const known = this.#opened.get(opening);
    if (known !== undefined) return known;
    const all: StretchOutcome[] = [];
    for (const stretch of opening.stretches(true)) {
      const told = yield* this.told(stretch);
      yield 1;
      all.push(told);
      this.#room -= told.halves.attacker.left.length + told.halves.defender.left.length;
    }
    if (this.#room > 0) this.#opened.set(opening, all);
    return all;
  }

  /** The openings, each by itself, and all rounds after them together. See `all`. */
  * allOf(openings: readonly Opening[], least: number, grain: number): Generator<number, void> {
    const next = this.#next(least, grain);
    for (const [column, opening] of openings.entries()) {
      const chances = beginningIn(column, this.#width, opening.weight);
      const stretches = [...yield* this.#toldOf(opening)];
      const isThinned = stretches.some(told => told.isThinned);
      if (isThinned) yield* this.first(opening, column);
      for (const told of stretches) {
        if (!isThinned) yield* this.#end(told, chances);
        yield* this.#follow(told, NOBODY, chances, next);
        yield 1;
      }
    }
    yield* this.#rest(next);
  }

  #next(least: number, grain: number): Next {
    const { structure, board } = this.#fight;
    const unlikely = structure === null ? null : new Unlikely(structure, this.#sorter, this.#halves);
    return { waiting: new Waiting(board.fighters), unlikely, least, grain };
  }

  /**
   * All rounds; what is not followed comes to no ending.
   *
   * @param least pairs of survivors less likely than this are followed for one round more at most.
   * @param grain pairs less likely than this are not followed at all.
   * @returns a generator that stops every now and then with what has been done.
   */
  * all(start: BySide<States>, least: number, grain: number): Generator<number, void> {
    const { fighters } = this.#fight.board;
    const next = this.#next(least, grain);
    const [attacker, defender] = SIDES.map(side => numberOf(fighters[side], start[side]));
    const pair: SurvivorPair = { attacker: attacker!, defender: defender!, chances: [1] };
    addTo(next.waiting.pair(pair.attacker, pair.defender)!.chances, pair.chances, 1);
    yield* this.#rest(next);
  }

  /** Later rounds alone, from survivors that have been found elsewhere. See `all`. */
  * from(starts: Iterable<SurvivorPair>, least: number, grain: number): Generator<number, void> {
    const next = this.#next(least, grain);
    const { standing } = this.#fight;
    for (const { attacker, defender, chances } of starts) {
      const to = standing === null ? { attacker, defender } : standing(attacker, defender);
      const pair = next.waiting.pair(to.attacker, to.defender);
      if (pair !== null) addTo(pair.chances, chances, 1);
    }
    yield* this.#rest(next);
  }

  * #rest(next: Next): Generator<number, void> {
    const { waiting, unlikely, least } = next;
    let kept = 0;
    for (const pair of waiting.taken()) {
      if (total(pair.chances) >= least) {
        yield* this.#fightPair(pair, next);
        continue;
      }
      this.#keep(pair, pair.chances, 1, 0, unlikely);
      kept += 1;
      if (kept % KEPT === 0) yield KEPT / PAIRS;
    }
    if (unlikely !== null) yield* unlikely.end(pair => this.#fightOnce(pair));
  }

  /** Keeps an unlikely pair with others in the same position. */
  #keep(
    { attacker, defender }: BySide<number>, chances: RoundChances, times: number, later: number, to: Unlikely | null,
  ): void {
    if (to === null) return;
    const views = { attacker: to.view('attacker', defender), defender: to.view('defender', attacker) };
    to.add(attacker, defender, views, chances, times, later);
  }

  /** One round between survivors whose attacks come all at once, with nobody named. */
  #fightOnce(pair: SurvivorPair): BySide<Half> {
    const [fought] = fightRound(this.#fight, this.#statesOf(pair), false);
    return atOnce(this.#sorter.halves(fought!));
  }

  /** One round between survivors of which only the endings are followed. */
  * #endPair(pair: SurvivorPair, chances: RoundChances): Generator<number, void> {
    for (const fought of fightRound(this.#fight, this.#statesOf(pair), false)) {
      yield* this.#end(yield* this.told(fought), chances);
    }
  }

  /** One round between two survivors, in every round in which they may meet. */
  * #fightPair(pair: SurvivorPair, next: Next): Generator<number, void> {
    let chances: RoundChances | null = null;
    for (const fought of fightRound(this.#fight, this.#statesOf(pair), true)) {
      const told = yield* this.told(fought);
      if (chances === null) {
        chances = this.#repeated(pair, told);
        if (told.isThinned) yield* this.#endPair(pair, chances);
      }
      if (!told.isThinned) yield* this.#end(told, chances);
      yield costOf(told);
      yield* this.#follow(told, pair, chances, next);
    }
  }

  /** The chances of a pair that may come out of a round as it went in. */
  #repeated(pair: SurvivorPair, { halves, chance }: StretchOutcome): RoundChances {
    const again = chance * this.#sorter.again(halves, pair);
    return again > 0 ? withRepeats(pair.chances, again, this.#width) : pair.chances;
  }

  /** Sends every pair of survivors that ties into the next round, but for one that has been solved. */
  * #follow(
    { halves, chance }: StretchOutcome, solved: SurvivorPair, chances: RoundChances, next: Next,
  ): Generator<number, void> {
    const { unlikely, least } = next;
    const mass = total(chances);
    const grain = next.grain / mass;
    const attackers = this.#sorter.likeliest('attacker', halves.attacker);
    const defenders = this.#sorter.likeliest('defender', halves.defender);
    const most = defenders[0]?.chance ?? 0;
    const tieOf = this.#ties();
    let looked = 0;
    for (const a of attackers) {
      if (chance * a.chance * most < grain) break;
      const seen = unlikely?.view('defender', a.number);
      for (const d of defenders) {
        const likely = chance * a.chance * d.chance;
        if (likely < grain) break;
        looked += 1;
        if (a.number === solved.attacker && d.number === solved.defender) continue;
        const tie = likely * tieOf(a.kind, d.kind);
        if (tie < grain) continue;
        if (seen !== undefined && tie * mass < least * FAR_LESS) {
          unlikely!.add(
            a.number, d.number, { attacker: unlikely!.view('attacker', d.number), defender: seen }, chances, tie,
            this.#width,
          );
        } else this.#wait(a.number, d.number, chances, tie, next);
      }
      if (looked < SLICE) continue;
      yield looked / PAIRS;
      looked = 0;
    }
  }

  /** Pairs that may become likelier wait until nobody can join them any more. */
  #wait(attacker: number, defender: number, chances: RoundChances, tie: number, { waiting, unlikely }: Next): void {
    const { standing } = this.#fight;
    const to = standing === null ? { attacker, defender } : standing(attacker, defender);
    const pair = waiting.pair(to.attacker, to.defender);
    if (pair !== null) addTo(pair.chances, chances, tie, this.#width);
    else this.#keep(to, chances, tie, this.#width, unlikely);
  }

  /** How likely accounts tie, each pair looked up once. */
  #ties(): (attacker: number, defender: number) => number {
    const rows: number[][] = [];
    return (attacker, defender) => {
      const row = (rows[attacker] ??= []);
      return (row[defender] ??= this.results.result(attacker, defender).outcome.tie);
    };
  }
}
