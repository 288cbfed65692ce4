/** All rounds of a fight, one pair of survivors after the other, until too little is left unfollowed. */
import { SIDES, type BySide, type Side } from '../../state.ts';
import type { Account } from './account.ts';
import type { States } from './engaged.ts';
import { swiftWinner } from './endings.ts';
import { numberOf, statesOf } from './ledger.ts';
import { fightRound, type Fight, type Fought, type Scored, type Survivors } from './round.ts';
import { addTo, Results } from './results.ts';
import { Waiting, type Chances, type Pair } from './waiting.ts';

/** Pairs of survivors that cost as much as a round between two of them, and how many are looked at in one go. */
const PAIRS = 64;
const SLICE = 2000;
const KEPT = 500;

/** Ties later than so many rounds on are not followed. */
const MOST_ROUNDS = 60;

const both = <T>(of: (side: Side) => T): BySide<T> => ({ attacker: of('attacker'), defender: of('defender') });

const total = (chances: Chances): number => chances.reduce((sum, chance) => sum + chance, 0);

/** The chances to stand there again, round after round, where a round may come to nothing. */
const withRepeats = (chances: Chances, again: number): Chances => {
  const all: number[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const chance = (chances[round] ?? 0) + again * (all[round - 1] ?? 0);
    if (chance === 0 && round >= chances.length) break;
    all.push(chance);
  }
  return all;
};

/** Survivors by their account, with the chances of each. */
type Kinds = ReadonlyMap<number, number>;

/** A stretch of a round: its survivors by kind after the attacks, and after supporting fire. */
interface Sorted {
  readonly fought: Fought;
  readonly struck: BySide<Kinds>;
  /** Kinds of survivors that have ended the attacks at once. */
  readonly over: BySide<ReadonlySet<number>>;
  readonly left: BySide<readonly Survivors[]>;
  readonly kinds: BySide<Kinds>;
}

/** How survivors go on to the next round. */
interface Following {
  readonly chances: Chances;
  readonly waiting: Waiting;
  readonly grain: number;
  /** Whether those who come out as they went in have been counted already. */
  readonly isSolved: boolean;
}

/** No survivors that have been solved. */
const NOBODY: Pair = { attacker: -1, defender: -1, chances: [] };

/** The rounds of a fight, and what has come of them so far. */
export class Rounds {
  readonly #fight: Fight;
  readonly results: Results;

  constructor(fight: Fight) {
    this.#fight = fight;
    this.results = new Results(fight.board);
  }

  #kindsOf(side: Side, survivors: readonly Survivors[]): Kinds {
    const kinds = new Map<number, number>();
    for (const { number, chance } of survivors) {
      const kind = this.results.kindOf(side, number);
      kinds.set(kind, (kinds.get(kind) ?? 0) + chance);
    }
    return kinds;
  }

  /** Which kinds of survivors end the attacks at once, whatever the other side has lost. @rule A4.7 */
  #over(fought: Fought, kinds: BySide<Kinds>): BySide<ReadonlySet<number>> {
    const unhurt = both(side => this.results.accountOf(this.results.kindOf(side, 0)));
    return both(side => new Set([...kinds[side].keys()].filter(kind =>
      this.#swift(fought, { ...unhurt, [side]: this.results.accountOf(kind) }) !== undefined)));
  }

  #swift({ engaged, living }: Fought, { attacker, defender }: BySide<Account>): Side | null | undefined {
    return swiftWinner(this.#fight.board, engaged, living, attacker, defender);
  }

  /** A stretch of the round with its survivors by kind, after the attacks and after supporting fire. */
  #sorted(fought: Fought): Sorted {
    const struck = both(side => this.#kindsOf(side, fought.struck[side]));
    const over = this.#over(fought, struck);
    const left = over.attacker.size + over.defender.size === 0 ? fought.supported(null)
      : fought.supported((side, number) => over[side].has(this.results.kindOf(side, number)));
    const told = left === fought.struck ? struck : both(side => this.#kindsOf(side, left[side]));
    const kinds = fought.isInLots ? both(side => this.#clear(told[side])) : told;
    return { fought, struck, over, left, kinds };
  }

  /** Those kinds of survivors whose kills are known for sure. */
  #clear(kinds: Kinds): Kinds {
    const isBlurred = ([kind]: readonly [number, number]): boolean => this.results.accountOf(kind).isBlurred;
    return this.#fight.board.isMourned || ![...kinds].some(isBlurred) ? kinds
      : new Map([...kinds].filter(entry => !isBlurred(entry)));
  }

  /** Swift endings of the attacks. @rule A4.7 */
  #endSwiftly({ fought, struck, over }: Sorted, chances: Chances): void {
    if (over.attacker.size + over.defender.size === 0) return;
    for (const [a, chance] of struck.attacker) {
      for (const [d, likely] of struck.defender) {
        if (!over.attacker.has(a) && !over.defender.has(d)) continue;
        const winner = this.#swift(fought, {
          attacker: this.results.accountOf(a), defender: this.results.accountOf(d),
        });
        addTo(this.results.swift(a, d, winner!).chances, chances, fought.chance * chance * likely);
      }
    }
  }

  /** Ends whatever ends in a stretch of a round. */
  #end(sorted: Sorted, chances: Chances): void {
    this.#endSwiftly(sorted, chances);
    for (const [a, chance] of sorted.kinds.attacker) {
      for (const [d, likely] of sorted.kinds.defender) {
        const meeting = this.results.result(a, d);
        addTo(meeting.chances, chances, sorted.fought.chance * chance * likely);
      }
    }
  }

  /** The first round alone, with everybody counted and nobody named; of some scores only, where they are given. */
  first(start: BySide<States>, scored: Scored | null = null): void {
    for (const fought of fightRound(this.#fight, start, false, scored)) this.#end(this.#sorted(fought), [1]);
  }

  /**
   * All rounds; what is not followed comes to no ending.
   *
   * @param least pairs of survivors less likely than this are followed for one round more at most.
   * @param grain pairs less likely than this are not followed at all.
   * @param scored of the first round only what comes of such a throw is followed.
   * @returns a generator that stops every now and then with what has been done.
   */
  * all(start: BySide<States>, least: number, grain: number, scored: Scored | null = null): Generator<number, void> {
    const { fighters } = this.#fight.board;
    const waiting = new Waiting(fighters);
    const [attacker, defender] = SIDES.map(side => numberOf(fighters[side], start[side]));
    const pair: Pair = { attacker: attacker!, defender: defender!, chances: [1] };
    if (scored === null) addTo(waiting.pair(pair.attacker, pair.defender)!.chances, pair.chances, 1);
    else yield* this.#fightPair(pair, waiting, grain, scored);
    yield* this.#rest(waiting, least, grain);
  }

  /** Later rounds alone, from survivors that have been found elsewhere. See `all`. */
  * from(starts: Iterable<Pair>, least: number, grain: number): Generator<number, void> {
    const waiting = new Waiting(this.#fight.board.fighters);
    const { standing } = this.#fight;
    for (const { attacker, defender, chances } of starts) {
      const to = standing === null ? { attacker, defender } : standing(attacker, defender);
      const pair = waiting.pair(to.attacker, to.defender);
      if (pair !== null) addTo(pair.chances, chances, 1);
    }
    yield* this.#rest(waiting, least, grain);
  }

  /** The endings of a round that is under way alone. */
  ending(fought: Fought): void {
    this.#end(this.#sorted(fought), [1]);
  }

  /** A round that is under way, and all rounds after it; the endings of this one only if they are wanted. See `all`. */
  * after(fought: Fought, least: number, grain: number, isEnded: boolean): Generator<number, void> {
    const waiting = new Waiting(this.#fight.board.fighters);
    const sorted = this.#sorted(fought);
    if (isEnded) this.#end(sorted, [1]);
    yield 1;
    yield* this.#follow(sorted, NOBODY, { chances: [1], waiting, grain, isSolved: false });
    yield* this.#rest(waiting, least, grain);
  }

  * #rest(waiting: Waiting, least: number, grain: number): Generator<number, void> {
    const alike = new Map<string, Pair>();
    let kept = 0;
    for (const pair of waiting.taken()) {
      const mass = total(pair.chances);
      if (mass >= least) {
        yield* this.#fightPair(pair, waiting, grain / mass);
        continue;
      }
      this.#keep(pair, alike);
      kept += 1;
      if (kept % KEPT === 0) yield KEPT / PAIRS;
    }
    for (const pair of alike.values()) {
      this.#endPair(pair, pair.chances);
      yield 1;
    }
  }

  /** Keeps an unlikely pair with others in the same position. */
  #keep(pair: Pair, alike: Map<string, Pair>): void {
    const { structure, board: { fighters } } = this.#fight;
    if (structure === null) return;
    const word = structure(both(side => statesOf(fighters[side], pair[side])));
    const known = alike.get(word);
    if (known === undefined) alike.set(word, pair);
    else addTo(known.chances, pair.chances, 1);
  }

  /** One round between survivors of which only the endings are followed. */
  #endPair(pair: Pair, chances: Chances, scored: Scored | null = null): void {
    const { fighters } = this.#fight.board;
    const states = both(side => statesOf(fighters[side], pair[side]));
    for (const fought of fightRound(this.#fight, states, false, scored)) this.#end(this.#sorted(fought), chances);
  }

  /** One round between two survivors, in every round in which they may meet, or in the first one alone. */
  * #fightPair(pair: Pair, waiting: Waiting, grain: number, scored: Scored | null = null): Generator<number, void> {
    const { fighters } = this.#fight.board;
    const states = both(side => statesOf(fighters[side], pair[side]));
    const stretches = fightRound(this.#fight, states, true, scored).map(fought => this.#sorted(fought));
    const again = scored === null ? stretches.reduce((sum, sorted) => sum + this.#againIn(sorted, pair), 0) : 0;
    const chances = again > 0 ? withRepeats(pair.chances, again) : pair.chances;
    const isThinned = stretches.some(({ fought }) => fought.isThinned);
    if (isThinned) this.#endPair(pair, chances, scored);
    for (const sorted of stretches) {
      if (!isThinned) this.#end(sorted, chances);
      yield* this.#follow(sorted, pair, { chances, waiting, grain, isSolved: scored === null });
      yield 1;
    }
  }

  /** How likely a stretch comes to nothing: nobody is hurt, and the result is a tie. */
  #againIn({ fought, left }: Sorted, pair: Pair): number {
    const chanceOf = (side: Side): number => left[side].find(one => one.number === pair[side])?.chance ?? 0;
    const chance = fought.chance * chanceOf('attacker') * chanceOf('defender');
    if (chance === 0) return 0;
    return chance * this.results.result(
      this.results.kindOf('attacker', pair.attacker), this.results.kindOf('defender', pair.defender),
    ).outcome.tie;
  }

  /** Sends every pair of survivors that ties into the next round, but for one that has been solved. */
  * #follow(
    { fought, left }: Sorted, pair: Pair, { chances, waiting, grain, isSolved }: Following,
  ): Generator<number, void> {
    const attackers = this.#likeliest('attacker', left.attacker);
    const defenders = this.#likeliest('defender', left.defender);
    const { standing } = this.#fight;
    let looked = 0;
    for (const a of attackers) {
      if (fought.chance * a.chance * (defenders[0]?.chance ?? 0) < grain) break;
      for (const d of defenders) {
        const chance = fought.chance * a.chance * d.chance;
        if (chance < grain) break;
        looked += 1;
        if (isSolved && a.number === pair.attacker && d.number === pair.defender) continue;
        const tie = chance * this.results.result(a.kind, d.kind).outcome.tie;
        if (tie < grain) continue;
        const to = standing === null ? null : standing(a.number, d.number);
        const next = waiting.pair(to?.attacker ?? a.number, to?.defender ?? d.number);
        if (next !== null) addTo(next.chances, chances, tie, 1);
      }
      if (looked < SLICE) continue;
      yield looked / PAIRS;
      looked = 0;
    }
  }

  /** Survivors with their kinds, the likeliest first. */
  #likeliest(side: Side, survivors: readonly Survivors[]): readonly (Survivors & { readonly kind: number })[] {
    return survivors.map(({ number, chance }) => ({ number, chance, kind: this.results.kindOf(side, number) }))
      .filter(({ kind }) => !this.results.accountOf(kind).isBlurred)
      .sort((a, b) => b.chance - a.chance);
  }
}
