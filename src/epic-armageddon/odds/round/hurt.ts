/** What hits do to one fighter: how likely it is to end in each of its states. */
import type { Uniform } from '../../../dice/throw.ts';
import { binomial, convolve, type Distribution } from '../../../dice/distribution.ts';
import { chanceOf } from '../../../dice/hand.ts';
import { CRITICAL, criticalOf } from '../../attacks/damage.ts';
import { invulnerableOf } from '../../attacks/saves.ts';
import { combatantOf } from '../../model/roster.ts';
import type { Side } from '../../model/procedure.ts';
import type { Effect } from '../../model/profile.ts';
import type { HitCause } from '../../model/volley.ts';
import type { Board, Fighter } from './board.ts';
import type { Fallen } from './falling.ts';

/** A state and how likely it is. */
export interface HurtOutcome {
  readonly state: number;
  readonly chance: number;
}

const CRITICAL_CHANCE = chanceOf(CRITICAL);

/** Damage so far and capacity left, as a state names them. */
const damageIn = ({ shields }: Fighter, state: number): number => Math.floor(state / (shields + 1));
const shieldsIn = (fighter: Fighter, state: number): number => fighter.shields - (state % (fighter.shields + 1));

const stateOf = (fighter: Fighter, damage: number, shields: number): number =>
  (damage >= fighter.capacity ? fighter.states - 1 : damage * (fighter.shields + 1) + fighter.shields - shields);

/** What is lost in all, by points, capacity left and damage of a critical hit: the same on every table. */
const LOST = new Map<string, readonly number[]>();

/** The chances of each number of points lost in all, when `points` are lost of `left` and each is tested. @rule W6 */
const withCriticals = (points: number, left: number, critical: number | 'all'): readonly number[] => {
  const key = `${Math.min(points, left)} ${left} ${critical}`;
  const known = LOST.get(key) ?? testedFor(points, left, critical);
  LOST.set(key, known);
  return known;
};

const testedFor = (points: number, left: number, critical: number | 'all'): readonly number[] => {
  const lost = Array<number>(left + 1).fill(0);
  const test = (gone: number, tests: number, chance: number): void => {
    if (tests === 0 || gone === left) {
      lost[gone]! += chance;
      return;
    }
    const taken = Math.min(left - gone, critical === 'all' ? left : critical);
    test(gone + taken, tests - 1 + taken, chance * CRITICAL_CHANCE);
    test(gone, tests - 1, chance * (1 - CRITICAL_CHANCE));
  };
  test(Math.min(points, left), Math.min(points, left), 1);
  return lost;
};

/** How many points of some hits nothing saves. */
const unsaved = (
  board: Board, side: Side, place: number, hits: readonly Fallen[], cause: HitCause,
): readonly number[] => {
  let chances = [1];
  for (const { effect, by, points = 1 } of hits) {
    const lives = board.survives(side, place, effect, cause, by);
    if (points > 1) {
      chances = [...convolve(chances, pointsUnsaved(board, board.fighters[side][place]!, points, lives))];
      continue;
    }
    chances.push(0);
    for (let count = chances.length - 1; count > 0; count -= 1) {
      chances[count] = chances[count]! * lives + chances[count - 1]! * (1 - lives);
    }
    chances[0]! *= lives;
  }
  return chances;
};

/** How many points of one hit nothing saves: an invulnerable save meets each of several by itself. @rule V9, V10 */
const pointsUnsaved = (board: Board, fighter: Fighter, points: number, lives: number): Distribution => {
  const each = eachSaved(board, fighter);
  const first = 1 - (1 - lives) / (1 - each);
  return binomial(points, 1 - each).map((chance, count) => (1 - first) * chance + (count === 0 ? first : 0));
};

const eachSaved = (board: Board, fighter: Fighter): number => {
  const target = invulnerableOf(combatantOf(board.assault, fighter.unit));
  return target === null ? 0 : chanceOf(target);
};

/**
 * What becomes of a fighter that takes these hits.
 *
 * @rule V10, W5, W6, H11
 */
export const hurtOutcomesOf = (
  board: Board, side: Side, place: number, state: number, hits: readonly Fallen[], cause: HitCause,
): readonly HurtOutcome[] => {
  const fighter = board.fighters[side][place]!;
  let shields = shieldsIn(fighter, state);
  const through = shields === 0 ? hits : hits.flatMap((hit): readonly Fallen[] => {
    const { by, points = 1 } = hit;
    const stopped = by === 'close-combat' ? 0 : Math.min(shields, points);
    if (stopped === 0) return [hit];
    shields -= stopped;
    return stopped === points ? [] : [{ ...hit, points: points - stopped }];
  });
  const damage = damageIn(fighter, state);
  const left = fighter.capacity - damage;
  const chances = unsaved(board, side, place, through, cause);
  if (!fighter.isEngine) {
    const lives = chances[0]!;
    return [
      { state: stateOf(fighter, damage, shields), chance: lives }, { state: fighter.states - 1, chance: 1 - lives },
    ];
  }
  const ends = Array<number>(left + 1).fill(0);
  chances.forEach((chance, points) => withCriticals(points, left, criticalIn(board, fighter))
    .forEach((more, gone) => { ends[gone]! += chance * more; }));
  return ends.map((chance, gone) => ({ state: stateOf(fighter, damage + gone, shields), chance }))
    .filter(({ chance }) => chance > 0);
};

/**
 * The state in which a fighter ends that takes these hits, by chance.
 *
 * @rule V10, W5, W6, H11
 */
export const hurtByChance = (
  board: Board, fighter: Fighter, state: number, hits: readonly Fallen[], chance: HurtChances,
): number => {
  let shields = shieldsIn(fighter, state);
  let points = 0;
  for (const hit of hits) {
    const stopped = hit.by === 'close-combat' ? 0 : Math.min(shields, hit.points ?? 1);
    shields -= stopped;
    const unsaved = unsavedByChance(board, fighter, hit, (hit.points ?? 1) - stopped, chance);
    if (unsaved > 0) chance.last = hit.effect;
    points += unsaved;
  }
  const damage = damageIn(fighter, state);
  if (!fighter.isEngine) return points > 0 ? fighter.states - 1 : stateOf(fighter, damage, shields);
  return losingByChance(board, fighter, stateOf(fighter, damage, shields), points, chance);
};

/** How hits go by chance; `criticals` counts those that blow up, if any do, `last` is what the last unsaved hit was. */
export interface HurtChances {
  readonly lives: (hit: Fallen) => number;
  readonly uniform: Uniform;
  criticals: number;
  last: Effect | null;
}

/** Points of a hit that no save stops: an invulnerable save meets each point of several by itself. @rule V9, V10 */
const unsavedByChance = (
  board: Board, fighter: Fighter, hit: Fallen, points: number, { lives, uniform }: HurtChances,
): number => {
  if (points === 0) return 0;
  if (points === 1) return uniform() < lives(hit) ? 0 : 1;
  const each = eachSaved(board, fighter);
  if (uniform() < 1 - (1 - lives(hit)) / (1 - each)) return 0;
  let left = points;
  for (let point = 0; point < points && each > 0; point += 1) if (uniform() < each) left -= 1;
  return left;
};

/** The state of a war engine that loses so many points, by chance. @rule W5, W6 */
export const losingByChance = (
  board: Board, fighter: Fighter, state: number, points: number, chance: Pick<HurtChances, 'uniform' | 'criticals'>,
): number => {
  const damage = damageIn(fighter, state);
  const left = fighter.capacity - damage;
  const critical = criticalIn(board, fighter);
  let gone = Math.min(points, left);
  for (let tests = gone; tests > 0; tests -= 1) {
    if (gone === left && !fighter.isExplosive) break;
    if (chance.uniform() >= CRITICAL_CHANCE) continue;
    chance.criticals += 1;
    const taken = Math.min(left - gone, critical === 'all' ? left : critical);
    gone += taken;
    if (critical !== 'all') tests += taken;
  }
  return stateOf(fighter, damage + gone, shieldsIn(fighter, state));
};

const criticalIn = (board: Board, fighter: Fighter): number | 'all' =>
  criticalOf(board.assault, fighter.unit).damage;

/** What becomes of a fighter that loses so many points, which nothing saves and no shield stops. @rule A6.5, W6 */
export const afterPoints = (
  board: Board, side: Side, place: number, state: number, points: number,
): readonly HurtOutcome[] => {
  const fighter = board.fighters[side][place]!;
  if (!fighter.isEngine) return [{ state: fighter.states - 1, chance: 1 }];
  const damage = damageIn(fighter, state);
  return withCriticals(points, fighter.capacity - damage, criticalIn(board, fighter))
    .map((chance, gone) => ({ state: stateOf(fighter, damage + gone, shieldsIn(fighter, state)), chance }))
    .filter(({ chance }) => chance > 0);
};
