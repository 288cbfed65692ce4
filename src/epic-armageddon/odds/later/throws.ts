/** Dice that are thrown over and over: how many hits some of them make, drawn at once. */
import { convolve, type Distribution } from '../../../dice/distribution.ts';
import type { Uniform } from '../../../dice/throw.ts';
import { WAYS_TO_FIGHT, type WayToFight } from '../../model/combatant.ts';
import { EFFECTS, type Effect } from '../../model/profile.ts';
import { hitsOf } from '../round/attacks.ts';
import type { Dice } from '../round/board.ts';

/** Dice alike: they need the same, and their hits do the same. */
interface DiceKind {
  readonly by: WayToFight;
  readonly effect: Effect;
  readonly target: number;
  readonly worth: number | string;
  /** A word stands for a number that is thrown first. */
  readonly dice: number | string;
}

/** More values, and more dice, than anybody has. */
const VALUES = 16;
const DICE = 1024;

const keyOf = ({ by, effect, target, worth, dice }: DiceKind): number | string => {
  if (typeof dice === 'string' || worth !== 1) return `${by} ${effect} ${target} ${worth} ${dice}`;
  const kind = EFFECTS.indexOf(effect) * WAYS_TO_FIGHT.length + WAYS_TO_FIGHT.indexOf(by);
  return (kind * VALUES + target) * DICE + dice;
};

/** Of which each place is how likely at most so many are. */
export const summed = (chances: Distribution): Float64Array => {
  let sum = 0;
  return Float64Array.from(chances, chance => (sum += chance));
};

/** The first place whose sum goes beyond a number. */
export const drawn = (sums: Float64Array, at: number): number => {
  let place = 0;
  while (place < sums.length - 1 && at >= sums[place]!) place += 1;
  return place;
};

export class ThrownDice {
  readonly kinds: DiceKind[] = [];
  readonly #places = new Map<number | string, number>();
  /** By kind and by how many are thrown. */
  readonly #sums: Float64Array[][] = [];

  placeOf({ striker: { by, effect, target, dice, points } }: Pick<Dice, 'striker'>): number {
    return this.placeOfKind({ by, effect, target, dice, worth: points });
  }

  placeOfKind(kind: DiceKind): number {
    const key = keyOf(kind);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.kinds.push(kind) - 1;
    this.#places.set(key, place);
    this.#sums.push([]);
    return place;
  }

  /** How many hits come of so many entries of a kind. */
  hits(place: number, count: number, uniform: Uniform): number {
    const kind = this.kinds[place]!;
    if (typeof kind.dice === 'number') return drawn(this.#sumsOf(place, count * kind.dice, count), uniform());
    let hits = 0;
    for (let one = 0; one < count; one += 1) hits += drawn(this.#sumsOf(place, 0, 1), uniform());
    return hits;
  }

  /** How likely each number of hits is. */
  chances(place: number, count: number): Distribution {
    const { dice, target } = this.kinds[place]!;
    if (typeof dice === 'number') return hitsOf({ dice: count * dice, target });
    return Array<Distribution>(count).fill(hitsOf({ dice, target })).reduce(convolve, [1]);
  }

  #sumsOf(place: number, dice: number, count: number): Float64Array {
    return this.#sums[place]![dice] ??= summed(this.chances(place, count));
  }
}

/** A place of a list, by chance: each as likely as its weight says. */
export const drawnFrom = (weights: readonly number[], uniform: Uniform): number => {
  const sums = summed(weights);
  return drawn(sums, uniform() * sums.at(-1)!);
};

/** Independent numbers drawn by chance, of which it is known what they come to in all. */
export const sharedOut = (all: readonly Distribution[], total: number, uniform: Uniform): readonly number[] => {
  const rests: Distribution[] = [[1]];
  for (const chances of [...all].reverse()) rests.unshift(convolve(chances, rests[0]!));
  let left = total;
  return all.map((chances, i) => {
    const rest = rests[i + 1]!;
    let at = uniform() * rests[i]![left]!;
    let number = 0;
    for (; number < Math.min(left, chances.length - 1); number += 1) {
      at -= chances[number]! * (rest[left - number] ?? 0);
      if (at < 0) break;
    }
    left -= number;
    return number;
  });
};
