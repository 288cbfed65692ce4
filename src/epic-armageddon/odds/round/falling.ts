/** Where the hits of a batch fall: so many of each kind, on targets in their order. */
import { WAYS_TO_FIGHT, type WayToFight } from '../../model/combatant.ts';
import { EFFECTS, type Effect } from '../../model/profile.ts';
import { placeHits } from '../../attacks/special-hits.ts';
import type { Side } from '../../model/procedure.ts';
import { isThrown, middleOf } from './points.ts';
import { MACRO } from '../../attacks/volley.ts';
import type { HitKind } from './attacks.ts';
import type { Board } from './board.ts';

/** A hit on a fighter, so far as saves and shields ask for it. */
export interface Fallen {
  readonly effect: Effect;
  readonly by: WayToFight;
  /** Points that it does to a war engine; 1 if not said. @rule V7 */
  readonly points?: number;
}

/** The hits on each target, in the order in which they fall; the place is the target’s. */
export type Falls = readonly (readonly Fallen[])[];

export const isMacro = ({ effect }: { readonly effect: Effect }): boolean => MACRO.includes(effect);

const WAYS = WAYS_TO_FIGHT.length;
const ranks = (isLimited: boolean): ReadonlyMap<Effect, readonly number[]> => new Map(EFFECTS.map((effect, i) =>
  [effect, WAYS_TO_FIGHT.map((_, way) => (isLimited ? way * EFFECTS.length + i : i * WAYS + way))]));
const RANKS = { free: ranks(false), limited: ranks(true) } as const;

const rankOf = ({ effect, by, from }: HitKind): number =>
  (from === null ? RANKS.free : RANKS.limited).get(effect)![by === WAYS_TO_FIGHT[0] ? 0 : 1]!;

/** Puts one among others by its place, after those that have the same. */
export const insert = (order: number[], places: { [at: number]: number }, one: number, place: number): void => {
  let at = order.length;
  while (at > 0 && places[at - 1]! > place) {
    order[at] = order[at - 1]!;
    places[at] = places[at - 1]!;
    at -= 1;
  }
  order[at] = one;
  places[at] = place;
};

/** Kinds of which there are hits, as they fall: those that anybody may take, then each limited striker’s. */
const kindsInFallOrder = (kinds: readonly HitKind[], counts: readonly number[]): readonly number[] => {
  const order: number[] = [];
  const sources: (string | null)[] = [null];
  const places: number[] = [];
  for (let i = 0; i < kinds.length; i += 1) {
    if (counts[i]! === 0) continue;
    const kind = kinds[i]!;
    let source = sources.indexOf(kind.from);
    if (source < 0) source = sources.push(kind.from) - 1;
    insert(order, places, i, source * EFFECTS.length * WAYS + rankOf(kind));
  }
  return order;
};

/** Hits as they fall: those that anybody may take, then those of each limited striker. @rule H6, W3 */
export const inFallOrder = (kinds: readonly HitKind[], counts: readonly number[]): readonly HitKind[] => {
  const hits: HitKind[] = [];
  for (const i of kindsInFallOrder(kinds, counts)) for (let hit = 0; hit < counts[i]!; hit += 1) hits.push(kinds[i]!);
  return hits;
};

/** The same, those of snipers last. @rule H6 */
export const inFallingOrder = (kinds: readonly HitKind[], counts: readonly number[]): readonly HitKind[] => {
  const all = inFallOrder(kinds, counts);
  return [...all.filter(({ effect }) => effect !== 'sniper'), ...all.filter(({ effect }) => effect === 'sniper')];
};

/** All but snipers’ hits, Ignore Cover and Lance among those that anybody may take where they bite. @rule H8 */
const placed = (
  board: Board, side: Side, order: readonly number[], sizes: readonly number[], all: readonly HitKind[],
): readonly HitKind[] => {
  if (all.every(({ effect }) => effect === 'normal') || all.some(isMacro)) return all;
  const hits = all.filter(({ effect }) => effect !== 'sniper');
  if (hits.every(({ effect }) => effect === 'normal')) return hits;
  const common = hits.filter(({ from }) => from === null);
  const laps = new Laps(sizes);
  const found = common.map(() => {
    const place = laps.next(null);
    laps.take(place, 1);
    return order[place]!;
  });
  const ids = found.map(fighter => board.fighters[side][fighter]!.unit.id);
  const survives = (place: number, effect: Effect, by: WayToFight): number =>
    board.survives(side, found[place]!, effect, 'attacks', by);
  return [...placeHits(board.assault, ids, common, survives), ...hits.filter(({ from }) => from !== null)];
};

/** Which of the targets a limited hit may fall on, null: any. @rule W3 @ruling impossibleHits */
export const targetPlaces = (board: Board, { only }: HitKind, order: readonly number[]): readonly number[] | null => {
  if (only === null) return null;
  const places: number[] = [];
  for (let place = 0; place < order.length; place += 1) if (only.includes(order[place]!)) places.push(place);
  return places.length === 0 && board.assault.rulings.impossibleHits === 'anybody-engaged' ? null : places;
};

/** Targets in their order, as hits fall: always on the first of those with the fewest laps. @rule H2, H9, H10 */
export class Laps {
  readonly #sizes: readonly number[];
  readonly #taken: number[];
  readonly #laps: number[];

  /** @param sizes how many hits each of them takes in a lap. */
  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.#taken = sizes.map(() => 0);
    this.#laps = sizes.map(() => 0);
  }

  /** The next of some targets, null: of all; -1: there is none. */
  next(only: readonly number[] | null): number {
    let next = -1;
    const count = only === null ? this.#laps.length : only.length;
    for (let i = 0; i < count; i += 1) {
      const place = only === null ? i : only[i]!;
      if (next < 0 || this.#laps[place]! < this.#laps[next]!) next = place;
    }
    return next;
  }

  /** A hit of so many points falls on a target, as far as that goes in the lap. */
  take(place: number, points: number): void {
    const size = this.#sizes[place]!;
    const taken = this.#taken[place]! + Math.min(points, size - (this.#taken[place]! % size));
    this.#taken[place] = taken;
    this.#laps[place] = Math.floor(taken / size);
  }
}

/**
 * Where hits fall: ordinary ones and snipers’, or macro-weapon ones.
 *
 * @param order the targets’ places among the fighters of their side, in the order in which hits reach them.
 * @param counts how many hits of each kind.
 * @param thrown the points of each hit for which some are thrown, in the order in which they fall; those that are not
 *   said lie in the middle.
 * @rule H1, H2, H5, H6, H8, H9, H12, W3
 */
export const fallsOn = (
  board: Board, side: Side, order: readonly number[], kinds: readonly HitKind[], counts: readonly number[],
  thrown: readonly number[] = [],
): Falls => {
  const sizes = order.map(place => board.fighters[side][place]!.size);
  const falls = order.map((): Fallen[] => []);
  const all = inFallOrder(kinds, counts);
  const laps = new Laps(sizes);
  let throws = 0;
  const fallOne = (kind: HitKind, only: readonly number[] | null): void => {
    const place = laps.next(only);
    const worth = isThrown(kind) ? thrown[throws] ?? middleOf(kind.worth) : Number(kind.worth);
    if (isThrown(kind)) throws += 1;
    if (place < 0) return;
    const points = board.fighters[side][order[place]!]!.isEngine ? worth : 1;
    laps.take(place, points);
    falls[place]!.push(points === 1 ? fallenOf(kind) : { effect: kind.effect, by: kind.by, points });
  };
  let [last, only]: [HitKind | null, readonly number[] | null] = [null, null];
  for (const kind of placed(board, side, order, sizes, all)) {
    if (kind !== last) [last, only] = [kind, targetPlaces(board, kind, order)];
    fallOne(kind, only);
  }
  for (const kind of all) {
    if (kind.effect !== 'sniper') continue;
    const places = targetPlaces(board, kind, order) ?? order.map((_, place) => place);
    const victim = places.find(place => falls[place]!.length === 0) ?? places[0];
    if (victim !== undefined) falls[victim]!.push(fallenOf(kind));
  }
  return falls;
};

/** Hits as they fall, one for all that are alike. */
const FALLEN = new Map(EFFECTS.map(effect => [effect, {
  'close-combat': { effect, by: 'close-combat' }, firefight: { effect, by: 'firefight' },
} as const satisfies { readonly [way in WayToFight]: Fallen }]));

const fallenOf = ({ effect, by }: HitKind): Fallen => FALLEN.get(effect)![by];

/** So many ordinary hits on targets that take one each: the first in the order have one more. @rule H2, H4 */
export const plainFalls = (targets: number, hits: number): readonly number[] => {
  const laps = Math.floor(hits / targets);
  const falls: number[] = [];
  for (let place = 0; place < targets; place += 1) falls.push(laps + (place < hits % targets ? 1 : 0));
  return falls;
};
