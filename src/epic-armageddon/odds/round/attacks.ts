/** The dice of one batch as kinds of hits: how many of each may come, and on whom they may fall. */
import { binomial, convolve, distributionOf, mix, type Distribution } from '../../../dice/distribution.ts';
import { chanceOf } from '../../../dice/hand.ts';
import { WAYS_TO_FIGHT, type WayToFight } from '../../model/combatant.ts';
import { EFFECTS, type Effect } from '../../model/profile.ts';
import { enemyOf, type BySide, type Side } from '../../model/procedure.ts';
import { once } from '../../../shared/once.ts';
import { readWord } from '../../attacks/strikes.ts';
import type { Striker } from '../../model/batch.ts';
import type { Board, Dice, Fighter } from './board.ts';
import { openTo, type Engaged, type Living, type Open } from './engaged.ts';

/** Hits that are alike in whom they may fall on and in what saves. @rule H5, H6, W3 */
export interface HitKind {
  readonly effect: Effect;
  readonly by: WayToFight;
  /** The striker whose reach limits them, null: they fall on anybody. */
  readonly from: string | null;
  /** The enemies they may fall on, null: anybody. */
  readonly only: readonly number[] | null;
  /** The points that each does to a war engine, or a word for what is thrown. @rule V7 */
  readonly worth: number | string;
  /** How likely each number of them is. */
  readonly hits: Distribution;
}

export type BatchName = 'first-strike' | 'attacks';

/** Some dice alike: how many, thrown at this value, each with such an effect. */
export interface Thrown {
  readonly by: WayToFight;
  readonly effect: Effect;
  readonly target: number;
  readonly dice: number | string;
  readonly from: string | null;
  readonly only: readonly number[] | null;
  readonly worth: number | string;
}

const thrownFor = (striker: Striker, only: readonly number[] | null, dice: Thrown['dice']): Thrown => ({
  by: striker.by, effect: striker.effect, target: striker.target, dice,
  from: striker.apart ? striker.unit : null, only: striker.apart ? only : null, worth: striker.points,
});

/** The dice of a striker whose hits may fall on anybody: the same every time, so that they are soon counted. */
const freelyThrown = once((striker: Striker): Thrown => thrownFor(striker, null, striker.dice));

export const thrownBy = ({ striker }: Dice, only: readonly number[] | null, dice = striker.dice): Thrown =>
  (striker.apart ? thrownFor(striker, only, dice) : freelyThrown(striker));

/** Whom limited hits may fall on. */
type Reach = { readonly [way in WayToFight]: readonly number[] };

/** What an ordinary unit throws in a batch. @rule A4.2, A4.4 */
const unitDice = (fighter: Fighter, settled: Engaged, open: Open, batch: BatchName): readonly Dice[] => {
  const by = open['close-combat'] ? 'close-combat' : 'firefight';
  if (batch === 'first-strike') return fighter.first[by];
  if (by === settled.by) return fighter.later[by];
  const hasStruck = fighter.dice[settled.by].length > 0 && fighter.later[settled.by].length === 0;
  return hasStruck ? [] : fighter.dice[by];
};

/** What a war engine throws in a batch: its own dice as split, and every weapon of a way that is open. @rule W1, W2 */
const engineDice = (
  fighter: Fighter, settled: Engaged, open: Open, batch: BatchName, reach: Reach,
): readonly Thrown[] => {
  const isFirst = batch === 'first-strike';
  const split = { 'close-combat': settled.blows, firefight: fighter.size - settled.blows };
  const left = { 'close-combat': 0, firefight: 0 };
  for (const way of WAYS_TO_FIGHT) {
    if ((fighter.dice[way][0]?.isFirst ?? false) !== isFirst) continue;
    const other: WayToFight = way === 'firefight' ? 'close-combat' : 'firefight';
    const now = open[way] || !open[other] ? way : other;
    left[now] += split[way];
  }
  return WAYS_TO_FIGHT.filter(way => open[way]).flatMap(way => {
    const [own, ...extra] = fighter.dice[way];
    const dice = own === undefined || left[way] === 0 ? [] : [thrownBy(own, reach[way], left[way])];
    return [...dice, ...extra.filter(one => one.isFirst === isFirst).map(one => thrownBy(one, reach[way]))];
  });
};

/** Whom a fighter’s limited hits may fall on. @rule W3, H6 */
const reachOf = (fighter: Fighter, open: Open, enemies: Living): Reach => {
  const touched = fighter.touched.map(one => one.enemy).filter(enemy => enemies[enemy]!);
  const within = fighter.within.filter(enemy => enemies[enemy]!);
  const all = [...touched, ...within];
  if (!fighter.isEngine) return { 'close-combat': all, firefight: all };
  const isForced = touched.length > 0 && !open['close-combat'];
  return { 'close-combat': touched, firefight: isForced ? all : within };
};

/** How many hits some dice make. @rule A4.2 */
export const hitsOf = ({ dice, target }: Pick<Thrown, 'dice' | 'target'>): Distribution => {
  const chance = chanceOf(target);
  if (typeof dice === 'number') return binomial(dice, chance);
  const word = readWord(dice);
  const numbers = distributionOf({ name: 'extra attacks', ...word });
  return mix(numbers.map((weight, number) => [weight, binomial(number, chance)] as const));
};

const EVERYWHERE = -1;
/** More values than a die can be asked for. */
const VALUES = 16;

/** Dice in the order in which hands are thrown: of one way and effect, the value that the first unit needs first. */
export const inOrder = (thrown: readonly Thrown[]): readonly Thrown[] => {
  const hands = new Map<number, Thrown[]>();
  for (const one of thrown) {
    if (one.dice === 0) continue;
    const kind = WAYS_TO_FIGHT.indexOf(one.by) * EFFECTS.length + EFFECTS.indexOf(one.effect);
    const hand = kind * VALUES + one.target;
    const dice = hands.get(hand);
    if (dice === undefined) hands.set(hand, [one]);
    else dice.push(one);
  }
  if (hands.size === 1) return [...hands.values()][0]!;
  const kindOf = ([hand]: readonly [number, readonly Thrown[]]): number => Math.floor(hand / VALUES);
  return [...hands].sort((a, b) => kindOf(a) - kindOf(b)).flatMap(([, dice]) => dice);
};

/** Dice alike in their hits, counted together. */
export const hitKindsOf = (thrown: readonly Thrown[], isByTold: boolean): readonly HitKind[] => {
  const times = new Map<Thrown, number>();
  for (const one of thrown) times.set(one, (times.get(one) ?? 0) + 1);
  const found = new Map<string, { readonly one: Thrown; readonly plain: Map<number, number>; hits: Distribution }>();
  for (const one of inOrder([...times.keys()])) {
    const key = `${one.from ?? EVERYWHERE} ${one.effect} ${isByTold || one.from !== null ? one.by : ''} ${one.worth}`;
    const alike = found.get(key) ?? { one, plain: new Map<number, number>(), hits: [1] };
    found.set(key, alike);
    const count = times.get(one)!;
    if (typeof one.dice === 'number') {
      alike.plain.set(one.target, (alike.plain.get(one.target) ?? 0) + count * one.dice);
    } else for (let more = 0; more < count; more += 1) alike.hits = convolve(alike.hits, hitsOf(one));
  }
  return [...found.values()].map(({ one, plain, hits }) => {
    const all = [...plain].map(([target, dice]) => hitsOf({ ...one, target, dice }));
    const { effect, by, from, only, worth } = one;
    return { effect, by, from, only, worth, hits: all.reduce(convolve, hits) };
  });
};

/** Whether a fighter’s hits fall only on those whom it can reach. @rule W3, H6 */
export const isLimited = ({ isEngine, dice }: Fighter): boolean =>
  isEngine || WAYS_TO_FIGHT.some(way => dice[way].some(one => one.striker.apart));

/** A sniper that reaches every target is not limited at all. */
const unlessUnlimited = (one: Thrown, fighter: Fighter, targets: readonly number[]): Thrown => {
  const isFree = !fighter.isEngine && one.only !== null && targets.every(target => one.only!.includes(target));
  return isFree ? { ...one, from: null, only: null } : one;
};

/** What a fighter throws whose hits fall only on those whom it can reach. */
export const limitedDice = (
  fighter: Fighter, settled: Engaged, open: Open, batch: BatchName, enemies: Living, targets: readonly number[],
): readonly Thrown[] => {
  const reach = reachOf(fighter, open, enemies);
  return fighter.isEngine ? engineDice(fighter, settled, open, batch, reach)
    : unitDice(fighter, settled, open, batch)
        .map(one => unlessUnlimited(thrownBy(one, reach[one.striker.by]), fighter, targets));
};

/**
 * The kinds of hits that a side’s engaged may score in a batch.
 *
 * @param engaged those of both sides.
 * @param isByTold whether it matters if a hit comes of close combat or of a firefight: only to what has shields, or
 *   an ion shield.
 */
export const attacksOf = (
  board: Board, side: Side, engaged: BySide<readonly Engaged[]>, living: BySide<Living>, batch: BatchName,
  isByTold: boolean,
): { readonly kinds: readonly HitKind[]; readonly strikers: readonly number[] } => {
  const enemies = living[enemyOf(side)];
  const targets = engaged[enemyOf(side)].map(one => one.fighter).filter(target => enemies[target]!);
  const strikers: number[] = [];
  const thrown: Thrown[] = [];
  for (const settled of engaged[side]) {
    const fighter = board.fighters[side][settled.fighter]!;
    const open = living[side][settled.fighter]! ? openTo(fighter, enemies) : null;
    if (open === null || (!open['close-combat'] && !open.firefight)) continue;
    const dice = isLimited(fighter)
      ? limitedDice(fighter, settled, open, batch, enemies, targets)
      : unitDice(fighter, settled, open, batch).map(({ striker }) => freelyThrown(striker));
    thrown.push(...dice);
    if (dice.some(one => one.dice !== 0)) strikers.push(settled.fighter);
  }
  return { kinds: hitKindsOf(thrown, isByTold), strikers };
};
