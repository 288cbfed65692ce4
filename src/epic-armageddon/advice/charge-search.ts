/** Looks for a good charge: whole formations first, then stand by stand from the best of those. */
import { distance } from '../../battlefield/base.ts';
import type { Uniform } from '../../dice/throw.ts';
import { isAlive } from '../model/roster.ts';
import { directlyEngaged } from '../movement/engagement.ts';
import type { Assault, Unit } from '../model/state.ts';
import { carriedOut, NOWHERE, USUALLY, type Intent, type Charge, type ChargePlan } from './charge-plan.ts';
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
  /** The usual charge, or nobody moves: what it is held against. */
  readonly isDefault: boolean;
}

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
  readonly #known = new Map<string, TriedCharge>();
  #best: TriedCharge | null = null;
  /** Who counter-charged in answers that were good: they are tried first against the next charge. */
  #goodAnswers: readonly (readonly string[])[] = [];

  constructor(field: Field, random: Uniform, effort: number) {
    this.#field = field;
    this.#random = random;
    this.left = effort;
  }

  /** How many charges have been asked about. */
  get tried(): number {
    return this.#known.size;
  }

  /** What the search begins with, in an order that is always the same; the best of them answered. */
  *begin(effort: number): Generator<undefined, void> {
    const until = this.left - effort;
    for (const plan of [usualPlan(this.#field), nothingPlan(this.#field)]) {
      const tried = this.#try(plan, true);
      if (tried !== null) yield* this.#answer(tried, 0);
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
      const from = this.#random() < FROM_BEST ? before : this.#one(this.ranked.slice(0, FROM_AMONG));
      const next = this.#try(this.#changed(from.plan));
      yield;
      this.left -= TRYING;
      since += 1;
      if (next === null || next.answered !== undefined || next.value <= before.answered!) continue;
      yield* this.#answer(next, before.answered!);
      if (this.#best !== before) since = 0;
    }
  }

  #rank(): void {
    this.ranked = [...this.#known.values()].filter(one => one.answered !== undefined)
      .sort((a, b) => b.answered! - a.answered!);
  }

  #byValue(): readonly TriedCharge[] {
    return [...this.#known.values()].sort((a, b) => b.value - a.value);
  }

  /** Answers the best that are unlike one another, as long as one of them could still be better than the best. */
  *#answerBest(most: number, effort: number): Generator<undefined, void> {
    const until = this.left - effort;
    const seen = new Set<string>();
    for (const tried of this.#byValue()) {
      if (seen.size >= most || this.left <= until || tried.value <= (this.#best?.answered ?? 0)) return;
      const fights = fightersOf(tried.ended);
      if (seen.has(fights)) continue;
      seen.add(fights);
      if (tried.answered === undefined) yield* this.#answer(tried, this.#best?.answered ?? 0);
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
    if (isCut) return;
    const answered: TriedCharge = reply === undefined ? { ...tried, answered: tried.value }
      : { ...tried, answered: 1 - reply.value, answer: reply };
    this.#known.set(placesOf(tried.ended), answered);
    this.#rank();
    if (tried.isAssault && answered.answered! > (this.#best?.answered ?? -1)) this.#best = answered;
  }

  *#climbFrom(start: TriedCharge, until: number): Generator<undefined, void> {
    const share = this.left - until;
    let now = start;
    for (let since = 0; this.left > until && since < PATIENCE * this.#field.movers.length;) {
      const next = this.#try(this.#changed(now.plan));
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
    if (charge === null || !(charge.isAssault || isDefault)) return null;
    const key = placesOf(charge.ended);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const tried: TriedCharge = { ...charge, plan, value: this.#valueOf(charge), isDefault };
    this.#known.set(key, tried);
    return tried;
  }

  #valueOf({ isAssault, ended }: Charge): number {
    if (!isAssault) return NOBODY_WINS;
    this.left -= costOfAsking(ended);
    return 1 - leastValue(ended, ANSWERED_AT, this.#field.enemySide);
  }

  /** One thing is changed, often a second, and now and then everybody's aim. */
  #changed(plan: ChargePlan): ChargePlan {
    const changed = this.#changedOnce(plan);
    if (this.#random() < AT_ONE_ENEMY) return this.#atOneEnemy(changed);
    return this.#random() < ONCE_MORE ? this.#changed(changed) : changed;
  }

  #changedOnce(plan: ChargePlan): ChargePlan {
    const { transports } = this.#field;
    if (transports.length > 0 && this.#random() < UNLOADS) return this.#unloading(plan);
    const aims = [...plan.aims];
    const i = this.#below(aims.length);
    const id = aims[i]![0];
    const move = (to: number): void => void aims.splice(to, 0, ...aims.splice(i, 1));
    const kind = this.#random();
    if (kind < 0.4) {
      aims[i] = [id, { goes: 'touches', enemy: this.#one(this.#field.enemies).id }];
      if (this.#random() < MOVES_FIRST) move(0);
    } else if (kind < 0.7) {
      aims[i] = [id, this.#spot(id)];
      if (this.#random() < MOVES_FIRST) move(aims.length - 1);
    } else if (kind < 0.8) aims[i] = [id, this.#one(SIMPLE)];
    else if (kind < 0.88) move(this.#below(aims.length));
    else {
      const j = this.#below(aims.length);
      [aims[i], aims[j]] = [[id, aims[j]![1]], [aims[j]![0], aims[i]![1]]];
    }
    return { ...plan, aims };
  }

  #unloading(plan: ChargePlan): ChargePlan {
    const one = this.#one(this.#field.transports);
    const unloads = plan.unloads.includes(one) ? plan.unloads.filter(id => id !== one) : [...plan.unloads, one];
    return { ...plan, unloads };
  }

  /** Some touch one of the enemy and his neighbours, the rest fire from places near him, in any order. */
  #atOneEnemy(plan: ChargePlan): ChargePlan {
    const { enemies, spots } = this.#field;
    const enemy = this.#one(enemies);
    const near = nearestTo(enemy, enemies).slice(0, 3);
    const touching = this.#below(plan.aims.length + 1);
    const aims = this.#shuffled(plan.aims.map(([id]) => id)).map((id, i): [string, Intent] => {
      if (i < touching) return [id, { goes: 'touches', enemy: this.#one(near).id }];
      const places = [...spots.get(id)!].sort((a, b) => distance(a, enemy.at) - distance(b, enemy.at)).slice(0, 3);
      return [id, places.length === 0 ? USUALLY : { goes: 'there', to: this.#one(places) }];
    });
    return { ...plan, aims };
  }

  #spot(id: string): Intent {
    const places = this.#field.spots.get(id)!;
    return places.length === 0 ? USUALLY : { goes: 'there', to: this.#one(places) };
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #one<T>(all: readonly T[]): T {
    return all[this.#below(all.length)]!;
  }

  #shuffled<T>(all: readonly T[]): readonly T[] {
    const mixed = [...all];
    for (let i = mixed.length - 1; i > 0; i -= 1) {
      const j = this.#below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    return mixed;
  }
}

/** What it is worth to either side that there is no assault. */
const NOBODY_WINS = 0.5;
/** How often the best is changed, and else one of so many that come next. */
const FROM_BEST = 0.5;
const FROM_AMONG = 8;
const SIMPLE: readonly Intent[] = [NOWHERE, USUALLY, { goes: 'to-fire' }];
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
const AT_ONE_ENEMY = 0.12;
const ONCE_MORE = 0.35;
const MOVES_FIRST = 0.6;
const UNLOADS = 0.15;

const nearestTo = ({ at }: Unit, all: readonly Unit[]): readonly Unit[] =>
  [...all].sort((a, b) => distance(a.at, at) - distance(b.at, at));

/** Where everybody stands, to half a millimetre. */
const placesOf = ({ units }: Assault): string => units.map(unit =>
  (isAlive(unit) ? `${unit.aboard ?? ''}${unit.at.map(one => Math.round(one * 20)).join()}` : 'x')).join(' ');

/** Who strikes and who fires, and whom he is nearest to. */
const fightersOf = (assault: Assault): string =>
  directlyEngaged(assault).map(({ unit, by, nearest }) => `${unit} ${by} ${nearest}`).join();
