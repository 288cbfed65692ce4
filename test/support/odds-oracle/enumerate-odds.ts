/**
 * The chances of all endings, by following every distinguishable outcome of every throw through the statechart until
 * hardly any probability is left in ties.
 */
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Outcome } from '../every-outcome.ts';
import { afterThrow } from './chart.ts';
import { endOf, figuresOfEnd, type End, type Figures } from './figures.ts';
import { futureKey, type KeyOf } from './same-future.ts';

/** Probability of a state below which it is not followed any further. */
const GRAIN = 1e-16;

export interface Enumerated {
  readonly figures: Figures;
  /** Probability that was not followed. */
  readonly left: number;
}

export interface EnumerateOptions {
  /** Which states are one: those of the same key. */
  readonly keyOf?: KeyOf;
}

/**
 * The figures of an assault from a state with dice to throw.
 *
 * What can come of a round is worked out once for every state in which a round can begin; then the probabilities are
 * passed on from round to round. A tie is no more likely than 286 in 1,296, so some twenty rounds leave nothing.
 */
export const enumerateOdds = (
  start: AssaultSnapshot, { keyOf = futureKey }: EnumerateOptions = {},
): Enumerated => {
  const rounds = new Rounds(keyOf);
  const figures = new Map<string, number>();
  let left = 0;
  let waiting: ReadonlyMap<string, Outcome<AssaultSnapshot>> = new Map([['', { result: start, weight: 1 }]]);
  for (let round = start.context.assault.round; waiting.size > 0; round++) {
    const next = new Map<string, Outcome<AssaultSnapshot>>();
    for (const [key, { result, weight }] of waiting) {
      if (weight < GRAIN) {
        left += weight;
        continue;
      }
      const { ends, ties } = rounds.from(key, result);
      for (const { result: end, weight: share } of ends) {
        for (const name of figuresOfEnd(end, round)) figures.set(name, (figures.get(name) ?? 0) + weight * share);
      }
      ties.forEach((tie, at) => collect(next, at, tie.result, weight * tie.weight));
    }
    waiting = next;
  }
  return { figures, left };
};

/** What can come of one round: the assault ends, or another round begins. */
interface Round {
  readonly ends: readonly Outcome<End>[];
  readonly ties: ReadonlyMap<string, Outcome<AssaultSnapshot>>;
}

/** Every round worked out so far. */
class Rounds {
  readonly #known = new Map<string, Round>();
  readonly #keyOf: KeyOf;

  constructor(keyOf: KeyOf) {
    this.#keyOf = keyOf;
  }

  from(key: string, start: AssaultSnapshot): Round {
    const known = this.#known.get(key) ?? this.#round(start);
    this.#known.set(key, known);
    return known;
  }

  /** Throw after throw; states that have the same future are followed as one. */
  #round(start: AssaultSnapshot): Round {
    const ends = new Map<string, Outcome<End>>();
    const ties = new Map<string, Outcome<AssaultSnapshot>>();
    const { round } = start.context.assault;
    const sort = (wave: Map<string, Outcome<AssaultSnapshot>>, snapshot: AssaultSnapshot, weight: number): void => {
      const { assault } = snapshot.context;
      if (snapshot.status !== 'active') {
        const end = endOf(assault);
        collect(ends, JSON.stringify(end), end, weight);
      } else collect(assault.round > round ? ties : wave, this.#keyOf(snapshot), snapshot, weight);
    };
    let wave = new Map<string, Outcome<AssaultSnapshot>>();
    if (start.status === 'active') wave.set('', { result: start, weight: 1 });
    else sort(wave, start, 1);
    while (wave.size > 0) {
      const next = new Map<string, Outcome<AssaultSnapshot>>();
      for (const { result, weight } of wave.values()) {
        for (const { result: then, weight: share } of afterThrow(result)) sort(next, then, weight * share);
      }
      wave = next;
    }
    return { ends: [...ends.values()], ties };
  }
}

const collect = <T>(into: Map<string, Outcome<T>>, key: string, result: T, weight: number): void => {
  into.set(key, { result: into.get(key)?.result ?? result, weight: (into.get(key)?.weight ?? 0) + weight });
};
