/** Supporting fire told in one pass with the attacks before it: nobody who survives these has to be named. */
import type { Distribution } from '../../../dice/distribution.ts';
import { type Chances, none, parted, plus, unhurt } from './chances.ts';
import type { HitKind } from './attacks.ts';
import {
  arePlainHits, dieOfOne, oneEffectOf, survivals as livesAfter, survivalsOf, together, type TargetsInOrder,
} from './hits-alike.ts';
import { inTwo } from './in-two.ts';
import type { LossCode } from './loss-code.ts';
import { fireOn, type Supporter } from './support.ts';

/** So likely is it that each of some targets survives as likely as this, whoever of the others does. */
interface Survivals {
  readonly chance: number;
  readonly lives: readonly number[];
}

/** Some supporters fire, since they see somebody who lives; the others do not, since those whom they see are dead. */
interface Way {
  readonly firing: readonly Supporter[];
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

/** Supporters by whom they see. */
const groupsOf = (
  supporters: readonly Supporter[], seen: readonly number[],
): ReadonlyMap<string, readonly Supporter[]> => {
  const groups = new Map<string, Supporter[]>();
  for (const supporter of supporters) {
    const key = seen.filter(one => supporter.near.includes(one)).join();
    groups.set(key, [...groups.get(key) ?? [], supporter]);
  }
  return groups;
};

/** Every way in which groups fire or do not: those that do, less those cases in which they would see nobody. */
const waysOf = (
  supporters: readonly Supporter[], seen: readonly number[],
): readonly Way[] | null => {
  const groups = groupsOf(supporters, seen);
  if (groups.size > MOST_GROUPS) return null;
  let ways: readonly Way[] = [{ firing: [], dead: new Set(), times: 1 }];
  for (const group of groups.values()) {
    const near = seen.filter(one => group[0]!.near.includes(one));
    ways = ways.flatMap(({ firing, dead, times }) => {
      const without = new Set([...dead, ...near]);
      const silent = { firing, dead: without, times };
      return without.size === dead.size ? [silent]
        : [silent, { firing: [...firing, ...group], dead, times },
          { firing: [...firing, ...group], dead: without, times: -times }];
    });
  }
  return ways;
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
  const { board: { assault: { rulings } }, order } = struck;
  const ways = waysOf(supporters, seen)?.map(way => {
    const fire = fireOn(way.firing, order, order, isByTold, rulings.supportReach);
    const targets = { ...struck, order: fire.order.filter(one => !way.dead.has(one)) };
    if (fire.kinds.length === 0 || targets.order.length === 0) return { ...way, targets: [], later: [], hits: [1] };
    const effect = oneEffectOf({ ...struck, order: fire.order }, fire.kinds);
    return effect === null ? null : {
      ...way, targets: targets.order, later: survivalsOf({ ...targets, cause: 'support' }, effect, fire.kinds[0]!.by), hits: together(fire.kinds),
    };
  });
  return ways === undefined || ways.includes(null) ? null : ways.filter(way => way !== null);
};

/** The losses of a side in one of these ways, as likely as that is. */
const lossesIn = (
  sum: Chances, { size, weights }: LossCode, order: readonly number[], { chance, lives }: Survivals, way: WayToFire,
): Chances => {
  const livesOf = (fighter: number): number => lives[order.indexOf(fighter)]!;
  let [likely, gone] = [chance, 0];
  for (const fighter of way.dead) {
    likely *= 1 - livesOf(fighter);
    gone += weights[fighter]!;
  }
  if (likely <= NEGLIGIBLE) return sum;
  let losses: Chances = way.targets.length === 0 ? unhurt(size) : inTwo({
    size, weights: way.targets.map(target => weights[target]!), lives: way.targets.map(livesOf), later: way.later,
  }, way.hits, likely);
  for (const [place, fighter] of order.entries()) {
    if (way.dead.has(fighter) || way.targets.includes(fighter)) continue;
    losses = parted(losses, lives[place]!, weights[fighter]!);
  }
  return plus(sum, losses, likely * way.times, gone);
};

/** Attacks on a side, and the supporting fire that may come after them. */
export interface FireInOne {
  /** Whom the attacks may hit. */
  readonly order: readonly number[];
  readonly survivals: readonly Survivals[];
  readonly ways: readonly WayToFire[];
}

/**
 * Supporting fire that needs nobody’s name; null: it does.
 *
 * @param struck whom the attacks may hit, and the kinds of their hits.
 * @param hits how likely each number of them is.
 * @param seen those who let supporters fire.
 */
export const fireInOne = (
  struck: TargetsInOrder, kinds: readonly HitKind[], hits: Distribution, supporters: readonly Supporter[],
  seen: readonly number[], isByTold: boolean,
): FireInOne | null => {
  if (!dieOfOne(struck) || (kinds.length > 0 && !arePlainHits(struck, kinds))) return null;
  const ways = waysToFire(struck, supporters, seen, isByTold);
  if (ways === null) return null;
  const ofOne = survivalsOf({ ...struck, cause: 'attacks' }, 'normal', kinds[0]?.by ?? 'firefight');
  const survivals = hits.map((chance, count) => ({ chance, lives: livesAfter(ofOne, count) }))
    .filter(({ chance }) => chance > NEGLIGIBLE);
  return { order: struck.order, survivals, ways };
};

/**
 * The losses of a side to both; pauses every now and then.
 *
 * @param isOver whether nothing comes after attacks that leave nobody whom they may hit.
 */
export function* lossesWithFire(
  { order, survivals, ways }: FireInOne, lossCode: LossCode, isOver: boolean,
): Generator<undefined, Chances> {
  let sum = none(lossCode.size);
  for (const survival of survivals) {
    for (const way of ways) sum = lossesIn(sum, lossCode, order, survival, way);
    if (isOver) sum = plus(sum, unhurt(lossCode.size), -nobodyLeft(survival), lossCode.size - 1);
    yield;
  }
  return sum;
}

const nobodyLeft = ({ chance, lives }: Survivals): number => lives.reduce((all, one) => all * (1 - one), chance);
