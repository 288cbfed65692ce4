/** What is left of a round from its last attacks on, or from its supporting fire. */
import { certain } from '../../../dice/distribution.ts';
import { hasMacroHits } from '../../attacks/batch-hits.ts';
import type { WayToFight } from '../../model/combatant.ts';
import type { Assault } from '../../model/state.ts';
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import { MACRO } from '../../attacks/volley.ts';
import { once } from '../../../shared/once.ts';
import { hitKindsOf, thrownBy, type HitKind } from '../round/attacks.ts';
import { spread, unhurt, type Chances } from '../round/chances.ts';
import { isDead, type Engaged } from '../round/engaged.ts';
import { isMacro } from '../round/falling.ts';
import type { LossCode } from '../round/loss-code.ts';
import { batchLosses, thenLosses } from '../round/losses.ts';
import { unhurtIn, type Fight, type Fought, type ScoredBySide, type Survivors } from '../round/fight.ts';
import type { FireInOne } from '../round/fire-in-one.ts';
import { foughtIn } from '../round/round.ts';
import { isWayTold, lossCodeFor, sideLossesOf, survivorsOf, type SideLosses } from '../round/side-losses.ts';
import { fireAfterBlows, fireInOneOn, isFiredAtUnnamed } from '../round/supported.ts';
import { isNamedInTail } from '../round/board.ts';
import type { HurtFighter } from './hurt.ts';
import { savedLosses } from './saved-losses.ts';

/** The last batch of attacks in a round, whether it has been thrown or is the next that will be. */
export interface LastAttacks {
  readonly fight: Fight;
  readonly assault: Assault;
  readonly cause: 'attacks' | 'support';
  readonly isThrown: boolean;
  /** Whom its hits have found that wait to be saved. */
  readonly hurt: BySide<readonly HurtFighter[]>;
  /** What of the next throw is known beforehand: the hits of a side, or how many of its saves succeed. */
  readonly scored: ScoredBySide | null;
  readonly saved: Saved | null;
}

/** So many saves of a side succeed, which is so likely. */
export interface Saved {
  readonly side: Side;
  readonly count: number;
  readonly chance: number;
}

const placeOf = ({ board }: Fight, side: Side, id: string): number =>
  board.fighters[side].findIndex(({ unit }) => unit.id === id);

/** Those of some units that still fight, by their places. */
const placesOf = (fight: Fight, side: Side, ids: readonly string[]): readonly number[] =>
  ids.map(id => placeOf(fight, side, id)).filter(place => place >= 0);

/** Whom the limited hits of a unit may fall on. @rule W3 */
const reachOf = (
  { fight, assault }: LastAttacks, side: Side, from: string | null, by: WayToFight,
): readonly number[] | null => {
  const reach = from === null ? undefined : assault.batch!.reach[from]?.[by];
  return reach === undefined ? null : placesOf(fight, side, reach);
};

/** The macro-weapon hits on a side that come after those that have fallen. @rule H6 */
const laterOn = (lastAttacks: LastAttacks, side: Side): readonly HitKind[] => {
  const { batch } = lastAttacks.assault;
  if (batch === null || !hasMacroHits(lastAttacks.assault)) return [];
  return batch.hits[enemyOf(side)]!.filter(({ effect, count }) => MACRO.includes(effect) && count > 0)
    .map(({ effect, by, from, count, points }): HitKind => {
      const only = reachOf(lastAttacks, side, from, by);
      return { effect, by, hits: certain(count), from: only === null ? null : from, only, worth: points };
    });
};

/** All hits on a side that have not yet fallen. */
export const kindsOn = (lastAttacks: LastAttacks, side: Side): readonly HitKind[] => {
  if (lastAttacks.isThrown) return laterOn(lastAttacks, side);
  const thrown = lastAttacks.assault.batch!.strikers[enemyOf(side)]
    .map(striker => thrownBy({ striker, isFirst: false }, reachOf(lastAttacks, side, striker.unit, striker.by)));
  return hitKindsOf(thrown, isWayTold(lastAttacks.fight.board, side));
};

/** Hits that have fallen are saved. */
const afterSaves = ({ hurt, saved }: LastAttacks, side: Side, { size, weights }: LossCode): Chances => {
  if (saved?.side === side) return savedLosses(hurt[side], saved, size, weights);
  return hurt[side].reduce((chances, { fighter, turns }) => spread(chances, turns, 0, weights[fighter]!), unhurt(size));
};

/** Those whom the batch may find, in the order in which hits reach them. */
export const targetsOn = ({ fight, assault: { batch } }: LastAttacks, side: Side): readonly number[] =>
  (batch === null ? [] : placesOf(fight, side, batch.targets[side].map(({ unit }) => unit)));

/** Supporting fire on a side that is told in one pass with what comes before it; null: only survivors tell it. */
const fireOn = (lastAttacks: LastAttacks, side: Side): FireInOne | null => {
  const { fight, cause, hurt, isThrown, saved, scored } = lastAttacks;
  if (cause !== 'attacks' || saved?.side === side || !isFiredAtUnnamed(fight, side)) return null;
  const [now, kinds] = [unhurtIn(fight), kindsOn(lastAttacks, side)];
  const struck = strikersOn(lastAttacks, side);
  if (!isThrown) {
    const blows = { kinds, strikers: [], order: targetsOn(lastAttacks, side) };
    return fireAfterBlows(fight, side, now, blows, struck, scored);
  }
  const order = engagedOn(lastAttacks, side).map(({ fighter }) => fighter);
  const lives = order.map(place => {
    const turns = hurt[side].find(({ fighter }) => fighter === place)?.turns ?? CERTAIN_TO_LIVE;
    return turns.reduce((sum, { state, chance }) => sum + (state === 0 ? chance : 0), 0);
  });
  return fireInOneOn(fight, side, now[side], order, kinds.length > 0 ? null : [{ chance: 1, lives }], struck);
};

const CERTAIN_TO_LIVE = [{ state: 0, chance: 1 }];

/** The same on both sides, of whom nobody is asked who survives. */
export const firesOn = /* @__PURE__ */ once((lastAttacks: LastAttacks): BySide<FireInOne | null> =>
  bySide(side => fireOn(lastAttacks, side)));

const NO_FIRES: BySide<null> = { attacker: null, defender: null };

/** What the batch may leave of a side. */
const lossesOn = (
  lastAttacks: LastAttacks, side: Side, isByUnit: boolean, fire: FireInOne | null,
): SideLosses => {
  const { fight, cause, hurt } = lastAttacks;
  const { board } = fight;
  const now = unhurtIn(fight);
  const kinds = kindsOn(lastAttacks, side);
  const isSupported = cause === 'attacks' && fight.supporters[enemyOf(side)].length > 0 && fire === null;
  const isNamed = isByUnit || isSupported || isNamedInTail(board, side);
  if (!lastAttacks.isThrown) {
    const blows = { kinds, strikers: [], order: targetsOn(lastAttacks, side) };
    return sideLossesOf(fight, side, now, blows, cause, isNamed, lastAttacks.scored);
  }
  const isFollowed = kinds.length > 0 || isSupported;
  const order = isFollowed ? targetsOn(lastAttacks, side) : hurt[side].map(({ fighter }) => fighter);
  const lossCode = lossCodeFor(fight, side, now, { kinds: [], strikers: [], order }, isNamed || isFollowed);
  const states = now[side];
  const chances = afterSaves(lastAttacks, side, lossCode);
  if (kinds.length === 0) return { side, states, lossCode, chances };
  const struck = { board, side, states, order, lossCode, cause };
  return { side, states, lossCode, chances: thenLosses(struck, { lossCode, chances }, left => batchLosses({
    ...struck, states: left, order: order.filter(place => !isDead(board.fighters[side][place]!, left[place]!)),
  }, kinds)) };
};

export const engagedOn = ({ fight, assault }: LastAttacks, side: Side): readonly Engaged[] =>
  assault.engaged.flatMap(one => {
    const fighter = placeOf(fight, side, one.unit);
    return fighter < 0 ? [] : [{ fighter, by: one.by, blows: 0 }];
  });

/** Those who have attacked in this round, or will. */
export const strikersOn = ({ fight, assault, isThrown }: LastAttacks, side: Side): ReadonlySet<number> => {
  const now = isThrown ? [] : assault.batch!.strikers[side].filter(({ dice }) => dice !== 0).map(({ unit }) => unit);
  return new Set(placesOf(fight, side, [...assault.struck, ...now]));
};

const isInBatches = (lastAttacks: LastAttacks): boolean => SIDES.some(side => kindsOn(lastAttacks, side).some(isMacro));

/** The rest of a round from its attacks on: they come from somebody, so that attackers were engaged. @rule A4.7 */
const afterAttacks = (
  lastAttacks: LastAttacks, losses: BySide<SideLosses>, fires: BySide<FireInOne | null>, isByUnit: boolean,
): Fought => {
  const { fight } = lastAttacks;
  const engaged = bySide(side => engagedOn(lastAttacks, side));
  const fought = foughtIn(fight, {
    chance: 1, losses, engaged,
    struck: bySide(side => strikersOn(lastAttacks, side)),
    isInBatches: isInBatches(lastAttacks),
    fireInOne: fires,
  }, isByUnit);
  return { ...fought, engaged: engaged.attacker.length };
};

const CERTAIN: readonly Survivors[] = [{ number: 0, chance: 1 }];

/** The rest of a round of which supporting fire has been thrown, or nothing is left but the result. @rule A5.6 */
const afterSupport = (lastAttacks: LastAttacks, losses: BySide<SideLosses>): Fought => {
  const { board } = lastAttacks.fight;
  const left = bySide(side => survivorsOf(board, losses[side]));
  return {
    chance: 1, engaged: null, living: board.fighters.attacker.length, struck: bySide(() => CERTAIN),
    isInBatches: isInBatches(lastAttacks),
    supported: function* () { return left; },
  };
};

/**
 * A round from its last batch of hits on, as far as the result.
 *
 * @param isByUnit whether it is asked who survives, not only how many of those that count alike.
 */
export const foughtFrom = (lastAttacks: LastAttacks, isByUnit: boolean): Fought => {
  const fires = isByUnit ? NO_FIRES : firesOn(lastAttacks);
  const losses = bySide(side => lossesOn(lastAttacks, side, isByUnit, fires[side]));
  return lastAttacks.cause === 'attacks' ? afterAttacks(lastAttacks, losses, fires, isByUnit)
    : afterSupport(lastAttacks, losses);
};
