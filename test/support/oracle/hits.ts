/** Hits given to units, nearest first, lap by lap. */
import { both, certain, follow, successes, type Chance } from './chance.ts';
import { EFFECTS, type Dice, type Effect, type Points } from './dice.ts';
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
  /** When its dice are thrown: of two shots the one with the lower number is thrown first. */
  readonly turn: number;
}

/** How many hits there are of each kind. */
export interface Shots {
  readonly kinds: readonly Shot[];
  readonly counts: Chance<readonly number[]>;
}

const LATE: readonly Effect[] = ['macro-weapon', 'titan-killer'];

/** Whether hits wait until the ordinary ones have been saved. @rule H6 */
export const isLate = ({ effect }: Pick<Shot, 'effect'>): boolean => LATE.includes(effect);

/** Some dice of a strike, with the place of the strike among all. */
interface Thrown {
  readonly strike: Strike;
  readonly dice: Dice;
  readonly place: number;
}

/** All hits that some strikes can score. */
export const shotsOf = (strikes: readonly Strike[], isSupport: boolean): Shots => {
  const all = strikes.flatMap((strike, place): Thrown[] => strike.dice.map(dice => ({ strike, dice, place })));
  const kinds = new Map<string, Shot>();
  const slots = all.map(thrown => {
    const shot = shotOf(thrown, all, isSupport);
    const print = [shot.by, shot.effect, shot.points, shot.from?.id].join();
    const known = kinds.get(print);
    kinds.set(print, known && known.turn <= shot.turn ? known : shot);
    return [...kinds.keys()].indexOf(print);
  });
  let counts: Chance<readonly number[]> = certain([...kinds].map(() => 0));
  all.forEach(({ dice }, i) => {
    const scored = follow(numberOf(dice), number => successes(number, dice.target));
    counts = both(counts, scored, (hits, more) =>
      hits.map((count, slot) => (slot === slots[i] ? count + more : count)));
  });
  return { kinds: [...kinds.values()], counts };
};

const shotOf = ({ strike, dice, place }: Thrown, all: readonly Thrown[], isSupport: boolean): Shot => {
  const { stand, way, reach } = strike;
  const { effect, points } = dice;
  const isBound = stand.isEngine || effect === 'sniper';
  const alike = all.filter(other => other.dice.way === way && other.dice.effect === effect);
  const first = Math.min(...alike.filter(other => other.dice.target === dice.target).map(other => other.place));
  const turn = [way === 'cc' ? 0 : 1, EFFECTS.indexOf(effect), first, place].reduce((sum, part) => sum * 100 + part, 0);
  const by = isSupport ? 'support' : way;
  return { by, effect, points, reach: isBound ? reach : null, from: isBound ? stand : null, turn };
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
 * Gives out one batch of hits of one side: first those that anybody may take, effect by effect, then each war engine's
 * in the order in which they first hit, the snipers' last.
 *
 * @param order the units that can be hit, nearest first
 * @rule H1, H2, H3
 */
export const allocated = (order: readonly Stand[], shots: readonly Shot[]): Chance<readonly Hit[]> => {
  const free = shots.filter(shot => shot.reach === null).sort((a, b) => rankOf(a) - rankOf(b));
  const snipers = shots.filter(shot => shot.effect === 'sniper').sort((a, b) => a.turn - b.turn);
  const engines = shots.filter(shot => shot.reach !== null && shot.effect !== 'sniper');
  const isPlain = !free.some(isLate);
  let given: Chance<Given> = certain(isPlain ? ordinary(order, free) : { taken: order.map(() => 0), hits: [] });
  for (const shot of [...(isPlain ? [] : free), ...strikerByStriker(engines)]) {
    given = follow(given, before => give(order, before, shot));
  }
  return follow(given, before => certain(snipers.reduce((known, shot) => sniped(order, known, shot), before).hits));
};

/** Effect by effect, close combat first. */
const rankOf = ({ effect, by }: Shot): number => EFFECTS.indexOf(effect) * 2 + (by === 'cc' ? 0 : 1);

/** All shots of the one who hits first, then all of the next. */
const strikerByStriker = (shots: readonly Shot[]): readonly Shot[] => {
  const firstOf = (one: Shot) => Math.min(...shots.filter(({ from }) => from === one.from).map(({ turn }) => turn));
  return [...shots].sort((a, b) => firstOf(a) - firstOf(b) || a.turn - b.turn);
};

/**
 * Ordinary hits that anybody may take. Ignore Cover and then Lance hits have the nearest places where they spoil a
 * save, all others follow in their order.
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

/**
 * The nearest of those with the fewest laps behind them. A war engine's lap is as long as its capacity.
 *
 * @rule H2, H9
 */
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
