/** What a side does best when it may counter-charge: who goes, each in the usual way. */
import type { Decision } from '../model/events.ts';
import { fightersOnTable, isAlive, unitOf } from '../model/roster.ts';
import type { Side } from '../model/procedure.ts';
import type { Assault } from '../model/state.ts';
import { dangersOf } from '../movement/movement.ts';
import {
  counterChargeTo, endCounterCharge, mustCounterCharge, usualCounterCharge, whyNotEndCounterCharge,
} from '../steps/a3-counter-charge.ts';
import { mayBeginAttacks } from '../steps/a2-charge.ts';
import { beginAttacks } from '../steps/a4-attacks.ts';
import { costOfAsking, leastValue } from './chance.ts';

/** A counter-charge that the rules allow and that loses nobody. */
export interface Reply {
  readonly who: readonly string[];
  readonly moves: readonly Decision[];
  /** Everybody where he has gone, before the end of the counter-charge. */
  readonly moved: Assault;
  /** What it is worth to its side. */
  readonly value: number;
}

export interface Replies {
  /** All that were asked about, the best first; nobody's move is among them. */
  readonly ranked: readonly Reply[];
  /** What asking took, in units of effort. */
  readonly spent: number;
  /** One was good enough, and no better one was looked for. */
  readonly isCut: boolean;
}

export interface RepliesOptions {
  readonly effort: number;
  /** No better one is looked for than one that is worth so much; 1 if not said. */
  readonly enough?: number;
  /** Who goes in those that are tried first. */
  readonly first?: readonly (readonly string[])[];
}

/**
 * Tries nobody, everybody, then one more or one less until nothing is better or the effort is spent; pauses after each.
 *
 * @param at the state of the procedure in which the side counter-charges.
 */
export function* replying(
  assault: Assault, side: Side, at: string, { effort, enough = 1, first = [] }: RepliesOptions,
): Generator<undefined, Replies> {
  const search = new ReplySearch(assault, side, at);
  const isEnough = (): boolean => (search.best?.value ?? 0) >= enough;
  const isOver = (): boolean => isEnough() || search.spent >= effort;
  for (const who of [[], ...first, search.able]) if (!isEnough()) yield void search.ask(who);
  for (let before = null; search.best !== before && !isOver();) {
    before = search.best;
    for (const id of search.able) {
      const { who } = search.best!;
      if (!isOver()) yield void search.ask(who.includes(id) ? who.filter(one => one !== id) : [...who, id]);
    }
  }
  return { ranked: search.ranked, spent: search.spent, isCut: isEnough() };
}

/** Counter-charges that have been asked about. */
class ReplySearch {
  readonly able: readonly string[];
  spent = 0;
  best: Reply | null = null;
  readonly #forced: readonly string[];
  readonly #known = new Map<string, Reply | null>();
  readonly #assault: Assault;
  readonly #side: Side;
  readonly #at: string;

  constructor(assault: Assault, side: Side, at: string) {
    this.#assault = assault;
    this.#side = side;
    this.#at = at;
    this.able = fightersOnTable(assault, side).map(unit => unit.id)
      .filter(id => usualCounterCharge(assault, id) !== null);
    this.#forced = mustCounterCharge(assault, side);
  }

  get ranked(): readonly Reply[] {
    return [...this.#known.values()].filter(one => one !== null).sort((a, b) => b.value - a.value);
  }

  ask(who: readonly string[]): void {
    const going = this.able.filter(id => who.includes(id) || this.#forced.includes(id));
    const key = going.join(' ');
    if (this.#known.has(key)) return;
    const made = movedBy(this.#assault, this.#side, going);
    const reply = made === null ? null
      : { ...made, who: going, value: leastValue(made.moved, this.#at, this.#side) };
    if (reply !== null) this.spent += costOfAsking(this.#assault);
    this.#known.set(key, reply);
    if (reply !== null && reply.value > (this.best?.value ?? -1) + ALIKE) this.best = reply;
  }
}
const ALIKE = 1e-6;

/** Null where it may not end so, where it leaves somebody behind, or where nothing is fought any more. @rule A3.3 */
const movedBy = (assault: Assault, side: Side, who: readonly string[]): Pick<Reply, 'moves' | 'moved'> | null => {
  const moves: Decision[] = [];
  let moved = assault;
  for (const unit of who) {
    const to = usualCounterCharge(moved, unit);
    if (to === null || dangersOf(moved, { unit: unitOf(moved, unit), to }).length > 0) continue;
    moves.push({ type: 'unit.moved', unit, to });
    moved = counterChargeTo(moved, unit, to);
  }
  if (whyNotEndCounterCharge(moved, side) !== null) return null;
  const ended = endCounterCharge(moved, side, null);
  const isWhole = ended.units.filter(isAlive).length === moved.units.filter(isAlive).length;
  return isWhole && mayBeginAttacks(beginAttacks(ended)) ? { moves, moved } : null;
};
