/** Supporting fire told in one pass with the attacks before it: nobody who survives these has to be named. */
import type { Distribution } from '../../../dice/distribution.ts';
import { type Chances, isDense, none, parted, plus, unhurt } from './chances.ts';
import type { HitKind } from './attacks.ts';
import {
  arePlainHits, dieOfOne, livesAfter, oneEffectOf, survivalsOf, together, type TargetsInOrder,
} from './hits-alike.ts';
import { inTwo } from './in-two.ts';
import type { LossCode } from './loss-code.ts';
import { fireOn, type Supporter } from './support.ts';

/** So likely is it that each of some targets survives as likely as this, whoever of the others does. */
export interface Survivals {
  readonly chance: number;
  readonly lives: readonly number[];
}

/** Some supporters fire, since they see somebody who lives; the others do not, since those whom they see are dead. */
interface Way {
  /** Places of those who fire. */
  readonly firing: readonly number[];
  /** Who is dead for certain. */
  readonly dead: ReadonlySet<number>;
  /** How often it counts; less than 0: it is taken off another. */
  readonly times: number;
}

/** What supporters do to a side in one of these ways. */
interface WayToFire extends Way {
  /** Whom they may hit of those who may live, in their order; how likely each survives a hit; and so many hits. */
  readonly targets: readonly number[];
  readonly later: readonly number[];
  readonly hits: Distribution;
}

/** Supporters who see others than those of so many groups are told apart as survivors are named. */
const MOST_GROUPS = 6;
/** Smaller chances than this are not followed. */
const NEGLIGIBLE = 1e-18;
/** So many numbers of losses are gone over between two pauses; what comes of one way takes as long as so many. */
const A_PAUSE = 20_000;
const LEAST_NUMBERS = 1000;

/** Places of supporters by whom they see. */
const groupsOf = (
  supporters: readonly Supporter[], seen: readonly number[],
): ReadonlyMap<string, readonly number[]> => {
  const groups = new Map<string, number[]>();
  for (const [place, { near }] of supporters.entries()) {
    const key = seen.filter(one => near.includes(one)).join();
    groups.set(key, [...groups.get(key) ?? [], place]);
  }
  return groups;
};

/** Every way in which groups fire or do not: those that do, less those cases in which they would see nobody. */
const waysOf = (supporters: readonly Supporter[], seen: readonly number[]): readonly Way[] | null => {
  const groups = groupsOf(supporters, seen);
  if (groups.size > MOST_GROUPS) return null;
  let ways: readonly Way[] = [{ firing: [], dead: new Set(), times: 1 }];
  for (const group of groups.values()) {
    const near = seen.filter(one => supporters[group[0]!]!.near.includes(one));
    ways = merged(ways.flatMap(({ firing, dead, times }) => {
      const without = new Set([...dead, ...near]);
      return [
        { firing, dead: without, times }, { firing: [...firing, ...group], dead, times },
        { firing: [...firing, ...group], dead: without, times: -times },
      ];
    }));
  }
  return ways;
};

/** Ways that are the same, counted together; what is taken off as often as it is added is none. */
const merged = (ways: readonly Way[]): readonly Way[] => {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.firing.join()} ${[...way.dead].sort((a, b) => a - b).join()}`;
    found.set(key, { ...way, times: way.times + (found.get(key)?.times ?? 0) });
  }
  return [...found.values()].filter(({ times }) => times !== 0);
};

/** What some who fire do to a side, whoever of it is dead for certain. */
interface Fire {
  /** Whom they may hit, in their order. */
  readonly order: readonly number[];
  /** How likely each of these survives a hit; null: it matters which hits fall on whom. */
  readonly later: ReadonlyMap<number, number> | null;
  readonly hits: Distribution;
}

/** The fire of some supporters; the same ones are asked about once. */
const firesFrom = (
  struck: TargetsInOrder, supporters: readonly Supporter[], isByTold: boolean,
): ((firing: readonly number[]) => Fire) => {
  const { board: { assault: { rulings } } } = struck;
  const listed = [...struck.order].sort((a, b) => a - b);
  const known = new Map<string, Fire>();
  const fireOf = (firing: readonly Supporter[]): Fire => {
    const { order, kinds } = fireOn(firing, listed, listed, isByTold, rulings.supportReach);
    if (kinds.length === 0) return { order: [], later: new Map(), hits: [1] };
    const effect = oneEffectOf({ ...struck, order }, kinds);
    if (effect === null) return { order, later: null, hits: [] };
    const survivals = survivalsOf({ ...struck, order, cause: 'support' }, effect, kinds[0]!.by);
    return { order, later: new Map(order.map((one, i) => [one, survivals[i]!])), hits: together(kinds) };
  };
  return places => {
    const key = places.join();
    const fire = known.get(key) ?? fireOf(places.map(place => supporters[place]!));
    known.set(key, fire);
    return fire;
  };
};

/**
 * The ways in which supporters may fire on a side; null: there are too many, or it matters which of their hits fall
 * on whom.
 *
 * @param seen those of them that let supporters fire.
 * @rule A5.2, A5.4
 */
const waysToFire = (
  struck: TargetsInOrder, supporters: readonly Supporter[], seen: readonly number[], isByTold: boolean,
): readonly WayToFire[] | null => {
  const fireOf = firesFrom(struck, supporters, isByTold);
  const ways = waysOf(supporters, seen)?.map((way): WayToFire | null => {
    const { order, later, hits } = fireOf(way.firing);
    const targets = order.filter(one => !way.dead.has(one));
    if (targets.length === 0) return { ...way, targets, later: [], hits: [1] };
    return later === null ? null : { ...way, targets, later: targets.map(one => later.get(one)!), hits };
  });
  return ways === undefined || ways.includes(null) ? null : ways.filter(way => way !== null);
};

/** Attacks on a side, and the supporting fire that may come after them. */
export interface FireInOne {
  readonly lossCode: LossCode;
  /** Whom the attacks may hit. */
  readonly order: readonly number[];
  readonly survivals: readonly Survivals[];
  readonly ways: readonly WayToFire[];
}

/**
 * How targets survive attacks, by the number of their hits; null: it matters which of these fall on whom.
 *
 * @param hits how likely each number of them is.
 */
export const survivalsByHits = (
  struck: TargetsInOrder, kinds: readonly HitKind[], hits: Distribution,
): readonly Survivals[] | null => {
  if (kinds.length > 0 && !arePlainHits(struck, kinds)) return null;
  const ofOne = survivalsOf({ ...struck, cause: 'attacks' }, 'normal', kinds[0]?.by ?? 'firefight');
  return hits.map((chance, count) => ({ chance, lives: livesAfter(ofOne, count) }))
    .filter(({ chance }) => chance > NEGLIGIBLE);
};

/**
 * Supporting fire that needs nobody’s name; null: it does.
 *
 * @param struck whom the attacks may hit, with a loss code of numbers.
 * @param seen those who let supporters fire.
 */
export const fireInOne = (
  struck: TargetsInOrder & { readonly lossCode: LossCode }, survivals: readonly Survivals[],
  supporters: readonly Supporter[], seen: readonly number[], isByTold: boolean,
): FireInOne | null => {
  const { lossCode, order } = struck;
  if (!isDense(lossCode.size) || !dieOfOne(struck)) return null;
  const ways = waysToFire(struck, supporters, seen, isByTold);
  return ways === null ? null : { lossCode, order, survivals, ways };
};

/** How likely it is that the attacks have killed whom they have to kill for fire in a way. */
const chanceOf = ({ order }: FireInOne, { chance, lives }: Survivals, { dead }: WayToFire): number => {
  let likely = chance;
  for (const fighter of dead) likely *= 1 - lives[order.indexOf(fighter)]!;
  return likely;
};

/** The losses of a side that has lost some for certain already. */
const furtherLosses = (
  { lossCode: { size, weights }, order }: FireInOne, lives: readonly number[], way: WayToFire, likely: number,
): Chances => {
  const { targets, later, hits, dead } = way;
  let losses: Chances = targets.length === 0 ? unhurt(size) : inTwo({
    size, weights: targets.map(one => weights[one]!), lives: targets.map(one => lives[order.indexOf(one)]!), later,
  }, hits, likely);
  for (const [place, fighter] of order.entries()) {
    if (!dead.has(fighter) && !targets.includes(fighter)) losses = parted(losses, lives[place]!, weights[fighter]!);
  }
  return losses;
};

/** About so many pauses it takes to tell what fire does in a way. */
const pausesFor = ({ lossCode: { size } }: FireInOne, { targets, hits }: WayToFire): number =>
  (LEAST_NUMBERS + hits.length ** 2 * targets.length * size) / A_PAUSE;

/** About so many pauses there are until all losses are told. */
export const pausesIn = (fire: FireInOne): number => {
  let pauses = 0;
  for (const survival of fire.survivals) {
    for (const way of fire.ways) if (chanceOf(fire, survival, way) > NEGLIGIBLE) pauses += pausesFor(fire, way);
  }
  return pauses;
};

/**
 * The losses of a side to attacks and to the supporting fire after them; pauses every now and then.
 *
 * @param isOver whether nothing comes after attacks that leave nobody whom they may hit.
 */
export function* lossesWithFire(fire: FireInOne, isOver: boolean): Generator<undefined, Chances> {
  const { size, weights } = fire.lossCode;
  let sum = none(size);
  let pauses = 0;
  for (const survival of fire.survivals) {
    for (const way of fire.ways) {
      const likely = chanceOf(fire, survival, way);
      if (likely <= NEGLIGIBLE) continue;
      const gone = [...way.dead].reduce((code, fighter) => code + weights[fighter]!, 0);
      sum = plus(sum, furtherLosses(fire, survival.lives, way, likely), likely * way.times, gone);
      for (pauses += pausesFor(fire, way); pauses > 1; pauses -= 1) yield;
    }
    if (isOver) sum = plus(sum, unhurt(size), -nobodyLeft(survival), size - 1);
  }
  return sum;
}

const nobodyLeft = ({ chance, lives }: Survivals): number => lives.reduce((all, one) => all * (1 - one), chance);
