/** Hits given to units, nearest first, lap by lap. */
import { both, certain, follow, successes, type Chance } from './chance.ts';
import type { Dice, Effect, Points } from './dice.ts';
import { saveChance, type Hit } from './saves.ts';
import type { Stand } from './sheet.ts';
import type { Strike } from './strikes.ts';

/** Hits that are alike: of war engines and snipers one by one, of all others together. */
export interface Shot {
  readonly by: Hit['by'];
  readonly effect: Effect;
  readonly points: Points;
  /** Those whom they may fall on; anybody if null. */
  readonly reach: readonly number[] | null;
  /** Who shoots, where that matters. */
  readonly from: Stand | null;
}

/** How many hits there are of each kind. */
export interface Shots {
  readonly kinds: readonly Shot[];
  readonly counts: Chance<readonly number[]>;
}

const EARLY: readonly Effect[] = ['normal', 'ignore-cover', 'lance', 'sniper'];
const LATE: readonly Effect[] = ['macro-weapon', 'titan-killer'];

/** Whether hits wait until the ordinary ones have been saved. @rule H6 */
export const isLate = ({ effect }: Pick<Shot, 'effect'>): boolean => LATE.includes(effect);

/** All hits that some strikes can score, in the order in which they are given out. @rule H5, H6, W3 */
export const shotsOf = (strikes: readonly Strike[], isSupport: boolean): Shots => {
  const thrown = strikes.flatMap((strike, i) => strike.dice.map(dice => ({ dice, i, shot: shotOf(strike, dice, isSupport) })));
  const prints = new Map<string, { readonly shot: Shot; readonly rank: number }>();
  for (const { dice, shot, i } of thrown) {
    prints.set(printOf(shot), prints.get(printOf(shot)) ?? { shot, rank: rankOf(shot, dice, i) });
  }
  const kinds = [...prints.entries()].sort(([, a], [, b]) => a.rank - b.rank);
  let counts: Chance<readonly number[]> = certain(kinds.map(() => 0));
  for (const { dice, shot } of thrown) {
    const slot = kinds.findIndex(([print]) => print === printOf(shot));
    const scored = follow(numberOf(dice), number => successes(number, dice.target));
    counts = both(counts, scored, (hits, more) => hits.map((count, i) => (i === slot ? count + more : count)));
  }
  return { kinds: kinds.map(([, { shot }]) => shot), counts };
};

const shotOf = ({ stand, way, reach }: Strike, { effect, points }: Dice, isSupport: boolean): Shot => {
  const isBound = stand.isEngine || effect === 'sniper';
  return { by: isSupport ? 'support' : way, effect, points, reach: isBound ? reach : null, from: isBound ? stand : null };
};

const printOf = ({ by, effect, points, from }: Shot): string => [by, effect, points, from?.id].join();

/** Hits that anybody may take effect by effect, then each war engine's, then snipers'; each time close combat first. */
const rankOf = ({ effect, from }: Shot, { way }: Dice, striker: number): number => {
  const order = [...EARLY, ...LATE].indexOf(effect);
  const late = way === 'cc' ? 0 : 1;
  if (from === null) return order * 2 + late;
  return effect === 'sniper' ? 10_000 + late * 1000 + striker : 100 * (striker + 1) + late * 10 + order;
};

const numberOf = ({ number }: Dice): Chance<number> =>
  number === 'D3' ? [[1, 1 / 3], [2, 1 / 3], [3, 1 / 3]] : certain(number);

const POINTS: { readonly [points in Points]: Chance<number> } = {
  1: certain(1),
  D3: [1, 2, 3].map(points => [points, 1 / 3] as const),
  D6: [1, 2, 3, 4, 5, 6].map(points => [points, 1 / 6] as const),
};

/** Hits as they are given out one by one. */
interface Given {
  /** Of each unit in the order: hits that count for its laps. */
  readonly taken: readonly number[];
  readonly hits: readonly Hit[];
}

/**
 * Gives out one batch of hits of one side.
 *
 * @param order the units that can be hit, nearest first
 * @rule H1, H2, H3
 */
export const allocated = (order: readonly Stand[], shots: readonly Shot[]): Chance<readonly Hit[]> => {
  const free = shots.filter(shot => shot.reach === null);
  const isEarly = !free.some(isLate);
  const start: Given = isEarly ? ordinary(order, free) : { taken: order.map(() => 0), hits: [] };
  const bound = isEarly ? shots.filter(shot => shot.reach !== null) : shots;
  let given: Chance<Given> = certain(start);
  for (const shot of bound) {
    given = follow(given, before => (shot.effect === 'sniper' ? certain(sniped(order, before, shot)) : give(order, before, shot)));
  }
  return follow(given, ({ hits }) => certain(hits));
};

/**
 * Ordinary hits that anybody may take. Ignore Cover and then Lance hits have the nearest places where they spoil a save,
 * all others follow in their order.
 *
 * @rule H8
 */
const ordinary = (order: readonly Stand[], shots: readonly Shot[]): Given => {
  const taken = order.map(() => 0);
  const places = shots.flatMap(() => {
    const place = next(order, taken, order);
    if (place !== null) taken[place]!++;
    return place === null ? [] : [order[place]!];
  });
  const waiting = [...shots];
  const given: (Shot | null)[] = places.map(() => null);
  for (const effect of ['ignore-cover', 'lance'] as const) {
    places.forEach((stand, i) => {
      const shot = waiting.find(each => each.effect === effect);
      if (shot === undefined || given[i] !== null || !bites(stand, shot)) return;
      given[i] = shot;
      waiting.splice(waiting.indexOf(shot), 1);
    });
  }
  return { taken, hits: places.map((stand, i) => hitOn(stand, given[i] ?? waiting.shift()!, 1)) };
};

const hitOn = ({ index }: Stand, { effect, by }: Shot, points: number): Hit => ({ index, effect, by, points });

/** Whether an effect leaves a unit a worse save than an ordinary hit does. */
const bites = (stand: Stand, { effect, by }: Shot): boolean =>
  saveChance(stand, { effect, by }) < saveChance(stand, { effect: 'normal', by }) - 1e-9;

/** The nearest of those with the fewest laps behind them. A war engine's lap is as long as its capacity. @rule H2, H9 */
const next = (order: readonly Stand[], taken: readonly number[], eligible: readonly Stand[]): number | null => {
  const laps = order.map((stand, i) => (eligible.includes(stand) ? Math.floor(taken[i]! / stand.size) : Infinity));
  const fewest = Math.min(...laps);
  return fewest === Infinity ? null : laps.indexOf(fewest);
};

/**
 * One hit. What a Titan Killer does to a war engine is thrown at once and fills up its lap, but no more.
 *
 * @rule H9, H10, W3
 */
const give = (order: readonly Stand[], { taken, hits }: Given, shot: Shot): Chance<Given> => {
  const place = next(order, taken, order.filter(({ index }) => shot.reach?.includes(index) ?? true));
  if (place === null) return certain({ taken, hits });
  const stand = order[place]!;
  const room = stand.size - taken[place]! % stand.size;
  return follow(stand.isEngine ? POINTS[shot.points] : certain(1), points => certain({
    taken: taken.map((count, i) => (i === place ? count + Math.min(points, room) : count)),
    hits: [...hits, hitOn(stand, shot, points)],
  }));
};

/** A sniper's hit: on the nearest in its sights that nothing has hit yet, else on the nearest. @rule H6 */
const sniped = (order: readonly Stand[], { taken, hits }: Given, shot: Shot): Given => {
  const inSight = order.filter(({ index }) => shot.reach?.includes(index));
  const victim = inSight.find(stand => hits.every(hit => hit.index !== stand.index)) ?? inSight[0];
  return victim === undefined ? { taken, hits } : { taken, hits: [...hits, hitOn(victim, shot, 1)] };
};
