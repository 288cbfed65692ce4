/** Looks for a good charge: whole formations first, then stand by stand from the best of those. */
import type { Uniform } from '../../dice/throw.ts';
import { isAlive } from '../model/roster.ts';
import { directlyEngaged } from '../movement/engagement.ts';
import type { Assault } from '../model/state.ts';
import { ChargeChanges, oneOf } from './charge-changes.ts';
import { carriedOut, type Charge, type ChargePlan } from './charge-plan.ts';
import { costOfAsking, leastValue } from './chance.ts';
import { replying, type Reply } from './replies.ts';
import { startPlans, usualPlan, nothingPlan, type Field } from './charge-starts.ts';

/** A charge that was tried, and what it is worth to its side. */
export interface TriedCharge extends Charge {
  readonly plan: ChargePlan;
  /** If nobody answers it. */
  readonly value: number;
  /** After the best answer that was found; undefined: none was looked for, or another charge is better anyway. */
  readonly answered?: number;
  /** That answer; undefined where it cannot be answered. */
  readonly answer?: Reply;
  /** It is worth no more than that: after the best answer that is known, as far as one has been looked for. */
  readonly atMost: number;
  /** The usual charge, one that has been made, or nobody moves: what it is held against. */
  readonly isDefault: boolean;
}

/** A charge that somebody has made, with what can be changed about it. */
export type MadeCharge = Charge & Pick<TriedCharge, 'plan'>;

/** The state in which a charge that has ended is answered. */
const ANSWERED_AT = 'a3CounterCharge.defenderMoves.choosing';

/**
 * Charges that end alike are asked about once. What nobody answers is looked for first, since that is soon known; then
 * the best of those are answered, and changed again, now for what they are worth after that. It pauses after each try.
 */
export class ChargeSearch {
  /** Of what there was, so much effort is left. */
  left: number;
  /** The best that have been answered, after their answers, and what they are held against. */
  ranked: readonly TriedCharge[] = [];
  readonly #field: Field;
  readonly #random: Uniform;
  readonly #changes: ChargeChanges;
  readonly #made: readonly MadeCharge[];
  readonly #known = new Map<string, TriedCharge>();
  #best: TriedCharge | null = null;
  /** Those that are worth most after the best answer that is known. */
  #near: readonly TriedCharge[] = [];
  /** How those fight who have been answered. */
  readonly #fights = new Set<string>();
  /** Who counter-charged in answers that were good: they are tried first against the next charge. */
  #goodAnswers: readonly (readonly string[])[] = [];

  constructor(field: Field, random: Uniform, effort: number, made: readonly MadeCharge[] = []) {
    this.#field = field;
    this.#random = random;
    this.#changes = new ChargeChanges(field, random);
    this.#made = made;
    this.left = effort;
  }

  /** How many charges have been asked about. */
  get tried(): number {
    return this.#known.size;
  }

  /** What the search begins with, in an order that is always the same; the best of them answered. */
  *begin(effort: number): Generator<undefined, void> {
    const until = this.left - effort;
    for (const made of this.#made) yield* this.#answer(this.#kept(made, true), 0);
    for (const plan of [usualPlan(this.#field), nothingPlan(this.#field)]) {
      const tried = this.#try(plan, true);
      if (tried !== null && this.#isOpen(tried)) yield* this.#answer(tried, this.#best?.answered ?? 0);
    }
    for (const plan of startPlans(this.#field)) {
      if (this.left <= until) break;
      yield void this.#try(plan);
    }
    yield* this.#answerBest(FIRST_ANSWERED, effort / 2);
  }

  /** From the best of what the search began with: small changes, and now and then a worse charge on the way. */
  *climb(effort: number): Generator<undefined, void> {
    const from = this.#byValue().filter(one => one.isAssault)
      .filter((one, i, all) => i === 0 || one.value < all[i - 1]!.value - ALIKE).slice(0, RESTARTS);
    if (this.#field.movers.length === 0) return;
    for (const start of from) yield* this.#climbFrom(start, this.left - effort / from.length);
    yield* this.#answerBest(THEN_ANSWERED, effort);
  }

  /** From the best after their answers: changes after whose answers it is still better. */
  *climbAnswered(effort: number): Generator<undefined, void> {
    const until = this.left - effort;
    for (let since = 0; this.#best !== null && this.left > until && since < PATIENCE * this.#field.movers.length;) {
      const before = this.#best;
      const from = this.#random() < FROM_BEST ? before : oneOf(this.#near, this.#random);
      const next = this.#try(this.#changes.of(from.plan));
      yield;
      this.left -= TRYING;
      since += 1;
      if (next === null || !this.#isOpen(next)) continue;
      yield* this.#answer(next, before.answered!);
      if (this.#best !== before) since = 0;
    }
  }

  #rank(): void {
    this.ranked = [...this.#known.values()].filter(one => one.answered !== undefined)
      .sort((a, b) => b.answered! - a.answered!);
    this.#near = [...this.#known.values()]
      .filter(one => one.isAssault && (one.answered !== undefined || one.atMost < one.value))
      .sort((a, b) => b.atMost - a.atMost).slice(0, FROM_AMONG);
  }

  #byValue(): readonly TriedCharge[] {
    return [...this.#known.values()].sort((a, b) => b.value - a.value);
  }

  /** It has not been answered, and could still be better than the best. */
  #isOpen({ answered, atMost }: TriedCharge): boolean {
    return answered === undefined && atMost > (this.#best?.answered ?? 0);
  }

  /** Answers the best, as long as one of them could still be better: first those unlike all that have been answered. */
  *#answerBest(most: number, effort: number): Generator<undefined, void> {
    const until = this.left - effort;
    const open = this.#byValue().filter(one => this.#isOpen(one));
    let count = 0;
    for (const isUnlike of [true, false]) {
      for (const one of open) {
        const tried = this.#known.get(placesOf(one.ended))!;
        if (count >= most || this.left <= until) return;
        if (!this.#isOpen(tried) || (isUnlike && this.#fights.has(fightersOf(tried.ended)))) continue;
        count += 1;
        yield* this.#answer(tried, this.#best?.answered ?? 0);
      }
    }
  }

  /** Looks for the best answer, unless one is found that leaves it no better than `least`. */
  *#answer(tried: TriedCharge, least: number): Generator<undefined, void> {
    const asked = { effort: Infinity, enough: 1 - least, first: this.#goodAnswers };
    const { ranked: [reply], spent, isCut } = tried.isAssault
      ? yield* replying(tried.ended, this.#field.enemySide, ANSWERED_AT, asked)
      : { ranked: [], spent: 0, isCut: false };
    this.left -= spent;
    if (reply !== undefined) this.#goodAnswers = [reply.who, ...this.#goodAnswers].slice(0, REMEMBERED);
    this.#fights.add(fightersOf(tried.ended));
    const key = placesOf(tried.ended);
    const atMost = reply === undefined ? tried.value : 1 - reply.value;
    const answered: TriedCharge = { ...tried, atMost, ...isCut ? {} : { answered: atMost, answer: reply } };
    this.#known.set(key, answered);
    this.#rank();
    if (!isCut && tried.isAssault && atMost > (this.#best?.answered ?? -1)) this.#best = answered;
  }

  *#climbFrom(start: TriedCharge, until: number): Generator<undefined, void> {
    const share = this.left - until;
    let now = start;
    for (let since = 0; this.left > until && since < PATIENCE * this.#field.movers.length;) {
      const next = this.#try(this.#changes.of(now.plan));
      yield;
      this.left -= TRYING;
      since += 1;
      if (next === null || !next.isAssault) continue;
      const heat = HEAT * Math.max(0, (this.left - until) / share);
      const isBetter = next.value > now.value + ALIKE;
      if (isBetter || next.value >= now.value || this.#random() < Math.exp((next.value - now.value) / (heat + ALIKE))) {
        if (isBetter) since = 0;
        now = next;
      }
    }
  }

  #try(plan: ChargePlan, isDefault = false): TriedCharge | null {
    const charge = carriedOut(this.#field.begun, plan);
    return charge === null || !(charge.isAssault || isDefault) ? null : this.#kept({ ...charge, plan }, isDefault);
  }

  #kept(charge: MadeCharge, isDefault: boolean): TriedCharge {
    const key = placesOf(charge.ended);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = this.#valueOf(charge);
    const tried: TriedCharge = { ...charge, value, atMost: value, isDefault };
    this.#known.set(key, tried);
    return tried;
  }

  #valueOf({ isAssault, ended }: Charge): number {
    if (!isAssault) return NOBODY_WINS;
    this.left -= costOfAsking(ended);
    return 1 - leastValue(ended, ANSWERED_AT, this.#field.enemySide);
  }
}

/** What it is worth to either side that there is no assault. */
const NOBODY_WINS = 0.5;
/** How often the best is changed, and else one of so many that come next. */
const FROM_BEST = 0.5;
const FROM_AMONG = 8;
const RESTARTS = 3;
const FIRST_ANSWERED = 4;
const THEN_ANSWERED = 40;
const REMEMBERED = 3;
/** How often in a row, for each who moves, no better charge may come before the search gives up. */
const PATIENCE = 60;
/** What trying a charge takes that is refused or known already. */
const TRYING = 300;
/** By how much a worse charge is often taken all the same at first. */
const HEAT = 0.02;
const ALIKE = 1e-5;

/** Where everybody stands, to half a millimetre. */
const placesOf = ({ units }: Assault): string => units.map(unit =>
  (isAlive(unit) ? `${unit.aboard ?? ''}${unit.at.map(one => Math.round(one * 20)).join()}` : 'x')).join(' ');

/** Who strikes and who fires, and whom he is nearest to. */
const fightersOf = (assault: Assault): string =>
  directlyEngaged(assault).map(({ unit, by, nearest }) => `${unit} ${by} ${nearest}`).join();
