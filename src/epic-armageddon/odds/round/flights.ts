/** Who of a few is lost in flight, by who of either side still lives: found once for each enemies that are left. */
import { distance, isWithin, type Base } from '../../../battlefield/base.ts';
import { USED_UP } from '../../movement/movement.ts';
import type { Living } from './engaged.ts';
import type { Escape, Flight } from './escape.ts';

/** Fighters as bits of a number, the first of the list being the lowest. */
type Bits = number;

export const bitsOf = (living: Living): Bits => {
  let bits = 0;
  for (let place = 0; place < living.length; place += 1) if (living[place]) bits |= 1 << place;
  return bits;
};

export const countIn = (bits: Bits): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Where a fighter ends, whom it is then too near to, and whether it has moved at all. */
interface Ending {
  readonly base: Base;
  readonly isCaught: boolean;
  readonly isMoved: boolean;
}

/** Where all fighters of a side end that flee from the same enemies. */
interface Endings {
  readonly caught: Bits;
  readonly moved: Bits;
  /** For each fighter those of its formation that are near enough for its own coherency, and for theirs or its own. */
  readonly near: readonly Bits[];
  readonly linked: readonly Bits[];
}

const endingOf = ({ from, base }: Flight, lives: (enemy: number) => boolean): Ending => {
  const nearest = from.find(({ enemy }) => lives(enemy));
  const isMoved = nearest !== undefined && distance(base.at, nearest.to) > USED_UP;
  return {
    base: isMoved ? { ...base, at: nearest.to } : base, isMoved, isCaught: nearest?.near.some(lives) ?? false,
  };
};

const endingsOf = ({ enemies, flights }: Escape, theirs: Bits): Endings => {
  const lives = (enemy: number): boolean => enemies[enemy] === null || (theirs >> enemies[enemy]! & 1) === 1;
  const ends = flights.map(flight => endingOf(flight, lives));
  const bits = (is: (place: number) => boolean): Bits => bitsOf(flights.map((_, place) => is(place)));
  const isNear = (one: number, other: number, reach: number): boolean => one !== other
    && flights[one]!.formation === flights[other]!.formation && isWithin(ends[one]!.base, ends[other]!.base, reach);
  return {
    caught: bits(place => ends[place]!.isCaught), moved: bits(place => ends[place]!.isMoved),
    near: flights.map(({ reach }, one) => bits(other => isNear(one, other, reach))),
    linked: flights.map(({ reach }, one) => bits(other => isNear(one, other, Math.max(reach, flights[other]!.reach)))),
  };
};

/** The longest chain of some fighters, of equals the one with the first of them. @rule A2.8 */
const longestChain = (all: Bits, linked: readonly Bits[]): Bits => {
  let [longest, most] = [0, 0];
  for (let left = all; left !== 0;) {
    let chain = left & -left;
    for (let fresh = chain; fresh !== 0;) {
      const one = 31 - Math.clz32(fresh & -fresh);
      fresh &= fresh - 1;
      const more = linked[one]! & left & ~chain;
      chain |= more;
      fresh |= more;
    }
    left &= ~chain;
    const count = countIn(chain);
    if (count > most) [longest, most] = [chain, count];
  }
  return longest;
};

/** Those of a chain that hold together: each has somebody near enough, or is the only one. @rule A2.8 */
const coherentIn = (all: Bits, endings: Endings): Bits => {
  const { near, linked } = endings;
  const chain = longestChain(all, linked);
  if ((chain & (chain - 1)) === 0) return chain;
  let together = 0;
  for (let left = chain; left !== 0; left &= left - 1) {
    const one = 31 - Math.clz32(left & -left);
    if ((near[one]! & chain) !== 0) together |= 1 << one;
  }
  return together === chain ? chain : coherentIn(together, endings);
};

/** What is known of the flights of a side. */
class KnownFlights {
  readonly #escape: Escape;
  readonly #formations: readonly Bits[];
  readonly #endings = new Map<Bits, Endings>();
  readonly #lost = new Map<number, Bits>();

  constructor(escape: Escape) {
    this.#escape = escape;
    const places = escape.flights.map(({ formation }) => formation);
    this.#formations = [...new Set(places)].map(one => bitsOf(places.map(place => place === one)));
  }

  lost(ours: Bits, theirs: Bits): Bits {
    const key = theirs * 2 ** 16 + ours;
    const known = this.#lost.get(key);
    if (known !== undefined) return known;
    let endings = this.#endings.get(theirs);
    if (endings === undefined) this.#endings.set(theirs, endings = endingsOf(this.#escape, theirs));
    let lost = ours & endings.caught;
    for (const formation of this.#formations) {
      const members = ours & formation;
      if ((members & endings.moved) !== 0) lost |= members & ~coherentIn(members, endings);
    }
    this.#lost.set(key, lost);
    return lost;
  }
}

const KNOWN = new WeakMap<Escape, KnownFlights>();

/**
 * The fighters that are lost in flight, of those and of enemies of whom these live, up to sixteen a side: who ends
 * apart from its formation, and who ends too near an enemy.
 *
 * @rule A2.8, A7.3
 */
export const lostInFlight = (escape: Escape, ours: Bits, theirs: Bits): Bits => {
  let known = KNOWN.get(escape);
  if (known === undefined) KNOWN.set(escape, known = new KnownFlights(escape));
  return known.lost(ours, theirs);
};

/** How many of them there are. */
export const countLostInFlight = (escape: Escape, ours: Bits, theirs: Bits): number =>
  countIn(lostInFlight(escape, ours, theirs));
