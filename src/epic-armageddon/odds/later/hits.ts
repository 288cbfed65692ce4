/** Hits as they fall by chance: on whom, and what they do. */
import type { Uniform } from '../../../dice/throw.ts';
import type { Effect } from '../../model/profile.ts';
import type { HitCause } from '../../model/volley.ts';
import { inOrder, type HitKind, type Thrown } from '../round/attacks.ts';
import { fallsOn, inFallingOrder, isMacro, type Fallen } from '../round/falling.ts';
import { arePointsTold } from '../round/points.ts';
import { hurtByChance, type HurtChances } from '../round/hurt.ts';
import type { Blasts } from './blasts.ts';
import { fallHeavily, isHeavy, type Hits } from './heavy-hits.ts';
import type { Passengers } from './passengers.ts';
import type { PlayedSide } from './side.ts';
import type { Chance, Repeatable } from './repeatable.ts';
import { sharedOut, type ThrownDice } from './throws.ts';

/** What a side throws in a batch: how many dice of each kind whose hits anybody may take, and the others. */
export interface Throw {
  readonly counts: number[];
  limited: readonly Thrown[];
  any: boolean;
}

/** Hits of a throw that simply go from one to the next, and what the macro-weapon ones among them are. */
export interface PlainHits {
  readonly ordinary: number;
  readonly later: number;
  readonly macro: Macro | null;
}

type Macro = 'macro-weapon' | 'titan-killer';

/** One more of a kind of dice. */
export const addDie = (counts: number[], die: number): void => {
  while (counts.length <= die) counts.push(0);
  counts[die]! += 1;
};

/** The hits of a fight. */
export class PlayedHits {
  readonly #dice: ThrownDice;
  readonly #uniform: Uniform;
  readonly #streams: Repeatable | null;
  readonly #blasts: Blasts | null;
  readonly #passengers: Passengers | null;
  /** Points that are not told in all ways are not thrown for as long as this is so; whether some would have been. */
  isLight = false;
  isAnyHeavy = false;

  constructor(dice: ThrownDice, chance: Chance, blasts: Blasts | null, passengers: Passengers | null) {
    this.#dice = dice;
    this.#uniform = chance.uniform;
    this.#streams = chance.streams;
    this.#blasts = blasts;
    this.#passengers = passengers;
  }

  /**
   * A side takes the hits of a throw: ordinary ones, then macro-weapon ones on those who are left.
   *
   * @param total how many hits there are in all; null: nobody knows.
   * @rule H6, H7
   */
  strike(
    struck: PlayedSide, order: readonly number[], thrown: Throw, cause: HitCause, total: number | null = null,
  ): void {
    const hits = this.thrownOn(struck, order, thrown, cause, total);
    if (hits === null) return;
    for (const isLater of [false, true]) this.takePart(struck, order, hits, cause, isLater);
  }

  /** The hits of a throw on a side, before they fall; null: there are none. */
  thrownOn(
    struck: PlayedSide, order: readonly number[], thrown: Throw, cause: HitCause, total: number | null,
  ): Hits | PlainHits | null {
    if (!thrown.any || order.length === 0) return null;
    this.#streams?.from(cause, struck.side, null, false);
    if (total === null && struck.isPlain && this.#isFree(thrown, order)) {
      const macro = this.#macroIn(thrown.counts);
      if (macro !== undefined) return this.#plainHits(macro, thrown.counts);
    }
    return this.hitsOf(thrown, total);
  }

  /** Whether all dice may hit all of some targets: those that may hit only some are then counted with the others. */
  #isFree(thrown: Throw, order: readonly number[]): boolean {
    const { counts, limited } = thrown;
    if (limited.length === 0) return true;
    if (this.#passengers !== null) return false;
    if (limited.some(({ only, effect }) => effect === 'sniper' || order.some(place => !only!.includes(place)))) {
      return false;
    }
    for (const one of limited) addDie(counts, this.#dice.placeOfKind(one));
    thrown.limited = [];
    return true;
  }

  /** The one kind of macro-weapon hits of dice whose other hits are ordinary; null: all are; undefined: others too. */
  #macroIn(counts: number[]): Macro | null | undefined {
    let found: Macro | null = null;
    for (let die = 0; die < counts.length; die += 1) {
      if (counts[die] === 0) continue;
      const { effect } = this.#dice.kinds[die]!;
      if (effect === 'normal') continue;
      if (!isMacro({ effect }) || (found ?? effect) !== effect) return undefined;
      found = effect as Macro;
    }
    return found;
  }

  /** Hits on those who take one each a lap, and die of one. */
  #plainHits(macro: Macro | null, counts: number[]): PlainHits {
    let [ordinary, later] = [0, 0];
    for (let die = 0; die < counts.length; die += 1) {
      if (counts[die] === 0) continue;
      const hits = this.#dice.hits(die, counts[die]!, this.#uniform);
      if (this.#dice.kinds[die]!.effect === 'normal') ordinary += hits;
      else later += hits;
    }
    return { ordinary, later, macro };
  }

  /** Hits lap after lap on those who take one each. @rule H2, H4 */
  #inLaps(struck: PlayedSide, order: readonly number[], hits: number, effect: Effect, cause: HitCause): void {
    if (hits === 0 || order.length === 0) return;
    const laps = Math.floor(hits / order.length);
    const first = hits - laps * order.length;
    const row = struck.rowOf(effect, cause, 'firefight');
    for (let i = 0; i < order.length; i += 1) {
      const taken = i < first ? laps + 1 : laps;
      if (taken === 0) return;
      const lives = struck.survives(order[i]!, effect, cause, 'firefight', row);
      this.#streams?.from(cause, struck.side, order[i]!, effect !== 'normal');
      if (this.#uniform() < (taken === 1 ? lives : lives ** taken)) continue;
      struck.hurt(order[i]!, 1);
      this.#passengers?.add(struck.side, order[i]!, effect);
    }
  }

  /** The hits of dice by their kinds. */
  hitsOf({ counts, limited }: Throw, total: number | null): Hits {
    const kinds: HitKind[] = [];
    const dice: { readonly die: number; readonly count: number }[] = [];
    counts.forEach((count, die) => {
      if (count === 0) return;
      const { effect, by, worth } = this.#dice.kinds[die]!;
      kinds.push({ effect, by, worth, from: null, only: null, hits: [] });
      dice.push({ die, count });
    });
    for (const one of inOrder(limited)) {
      kinds.push({ effect: one.effect, by: one.by, worth: one.worth, from: one.from, only: one.only, hits: [] });
      dice.push({ die: this.#dice.placeOfKind(one), count: 1 });
    }
    const drawn = total === null ? dice.map(({ die, count }) => this.#dice.hits(die, count, this.#uniform))
      : sharedOut(dice.map(({ die, count }) => this.#dice.chances(die, count)), total, this.#uniform);
    return { kinds, counts: drawn };
  }

  #fall(struck: PlayedSide, order: readonly number[], { kinds, counts }: Hits, cause: HitCause): void {
    const isAny = isHeavy(struck, kinds.filter((_, i) => counts[i]! > 0));
    const isTold = arePointsTold(kinds, counts);
    const isOfSeveral = isAny && (isTold || !this.isLight);
    this.isAnyHeavy ||= isAny && !isTold;
    if (order.length === 1 && !isAny) return this.#fallOnOne(struck, order[0]!, { kinds, counts }, cause);
    if (isOfSeveral) this.#streams?.from(cause, struck.side, null, true);
    const falls = isOfSeveral ? fallHeavily(struck.layout.board, struck, order, { kinds, counts }, this.#uniform)
      : fallsOn(struck.layout.board, struck.side, order, kinds, counts);
    for (let i = 0; i < order.length; i += 1) {
      const hits = falls[i]!;
      if (hits.length > 0) this.#hit(struck, order[i]!, hits, cause);
    }
  }

  /** Hits on the only target that there is. @ruling impossibleHits */
  #fallOnOne(struck: PlayedSide, place: number, { kinds, counts }: Hits, cause: HitCause): void {
    const isLost = struck.layout.board.assault.rulings.impossibleHits !== 'anybody-engaged';
    const ordered = struck.isWayTold ? inFallingOrder(kinds, counts) : null;
    const hits: Fallen[] = [];
    const add = (kind: HitKind): void => {
      if (kind.only === null || !isLost || kind.only.includes(place)) hits.push(kind);
    };
    if (ordered !== null) ordered.forEach(add);
    else kinds.forEach((kind, i) => { for (let hit = 0; hit < counts[i]!; hit += 1) add(kind); });
    if (hits.length > 0) this.#hit(struck, place, hits, cause);
  }

  #hit(struck: PlayedSide, place: number, hits: readonly Fallen[], cause: HitCause): void {
    const state = struck.states[place]!;
    const lives = ({ effect, by }: Fallen): number => struck.survives(place, effect, cause, by);
    this.#streams?.from(cause, struck.side, place, isMacro(hits[0]!));
    const chances: HurtChances = { lives, uniform: this.#uniform, criticals: 0, last: null };
    const after = hurtByChance(struck.layout.board, struck.fighters[place]!.fighter, state, hits, chances);
    if (after !== state) struck.hurt(place, after);
    if (struck.living[place] === 0) this.#passengers?.add(struck.side, place, chances.last!);
    if (chances.criticals > 0) this.#blasts?.add(struck.side, place, chances.criticals);
  }

  /** Hits of known kinds on some of a side, in the order in which hits reach them. @rule H6, H7 */
  take(struck: PlayedSide, order: readonly number[], hits: Hits, cause: HitCause): void {
    for (const isLater of [false, true]) this.takePart(struck, order, hits, cause, isLater);
  }

  /** The ordinary hits among them, or the macro-weapon ones on those who are left. */
  takePart(
    struck: PlayedSide, order: readonly number[], hits: Hits | PlainHits, cause: HitCause, isLater: boolean,
  ): void {
    struck.settle();
    if ('ordinary' in hits) {
      if (!isLater) this.#inLaps(struck, order, hits.ordinary, 'normal', cause);
      else if (hits.later > 0) this.#inLaps(struck, livingIn(struck, order), hits.later, hits.macro!, cause);
      return;
    }
    const { kinds, counts } = hits;
    const these = kinds.map(kind => isMacro(kind) === isLater);
    const now = isLater ? livingIn(struck, order) : order;
    if (now.length > 0 && these.includes(true)) this.#fall(struck, now, {
      kinds: kinds.filter((_, i) => these[i]), counts: counts.filter((_, i) => these[i]),
    }, cause);
  }
}

const livingIn = ({ living }: PlayedSide, order: readonly number[]): readonly number[] =>
  order.filter(place => living[place] === 1);
