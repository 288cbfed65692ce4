/** A7. The loser breaks and withdraws: two moves, and whoever ends too near an enemy is lost. */
import { distance, NOISE, type Point } from '../battlefield/base.ts';
import { along } from '../battlefield/segment.ts';
import { crosses, firstWithin, stepAway } from '../battlefield/measure.ts';
import { insideIntervals, contains } from '../battlefield/terrain.ts';
import { nearestFirst } from './allocation.ts';
import { breakFormation, shake } from './blast-markers.ts';
import { has } from './combatant.ts';
import { baseOf, FIREFIGHT, gapBetween } from './engagement.ts';
import { note, refuse, type Refusal } from './log.ts';
import { endMoves, impassableFor, legOf, moved, movedBy, makeLeg, whyBlocked, whyTooFar } from './movement.ts';
import {
  combatantOf, enemyOf, fightingFormations, formationOf, isAlive, livingIn, livingOf, removeUnits, unitOf,
  type Assault, type Side, type Unit,
} from './state.ts';

/** Moves of a withdrawal, each up to Speed. @rule A7.3 */
const MOVES = 2;
/** A Fearless unit that withdraws is lost only this near, cm. @rule A7.3 */
const FEARLESS_DISTANCE = 5;

const loserOf = (assault: Assault): Side | null => (assault.winner === null ? null : enemyOf(assault.winner));

/** Every losing formation breaks: its Blast markers go. @rule A7.1 */
const breakLosers = (assault: Assault, loser: Side): Assault =>
  fightingFormations(assault, loser).reduce((after, formation) => {
    const broken = breakFormation(after, formation.id);
    return formation.broken ? broken : note(broken, 'a7Withdraw', 'A7.1', 'breaks', { formation: formation.name });
  }, assault);

/** A loser that was broken when it was assaulted is destroyed, but for its Fearless units. @rule A7.2 */
const destroyBroken = (assault: Assault, loser: Side): Assault =>
  fightingFormations(assault, loser).filter(formation => formation.wasBroken).reduce((after, formation) => {
    const lost = livingIn(after, formation.id).filter(unit => !has(combatantOf(after, unit), 'fearless'));
    if (lost.length === 0) return after;
    const removed = removeUnits(after, lost.map(unit => unit.id), 'already-broken');
    return note(removed, 'a7Withdraw', 'A7.2', 'destroyed-when-broken', { formation: formation.name });
  }, assault);

/** The loser breaks, and is destroyed if it was broken before; what is left withdraws. @rule A7.1, A7.2, A7.7 */
export const breakTheLoser = (assault: Assault): Assault => {
  const loser = loserOf(assault);
  if (loser === null) return assault;
  const broken = destroyBroken(breakLosers(assault, loser), loser);
  const withdrawing = fightingFormations(broken, loser).map(formation => formation.id);
  return { ...broken, withdrawing, batch: null };
};

/** The engaging formation broke on its way in and withdraws. @rule A7.3 */
export const withdrawFromCharge = (assault: Assault): Assault => ({ ...assault, withdrawing: [assault.engaging] });

const withdrawingUnits = (assault: Assault): readonly Unit[] =>
  assault.units.filter(unit => isAlive(unit) && assault.withdrawing.includes(unit.formation));

export const isAnyoneWithdrawing = (assault: Assault): boolean => withdrawingUnits(assault).length > 0;

export const withdrawalAllowance = (assault: Assault, unit: Unit): number => MOVES * combatantOf(assault, unit).speed;

/** Why a unit may not withdraw to a spot; null if it may. Zones of control do not count. @rule A7.3 */
export const whyNotWithdraw = (assault: Assault, id: string, to: Point): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isAlive(unit) || !assault.withdrawing.includes(unit.formation)) {
    return refuse('A7.3', 'not-yours-to-move', { unit: unit?.name ?? id });
  }
  const leg = legOf(assault, id, to);
  return whyTooFar(leg, withdrawalAllowance(assault, unit), 'A7.3') ?? whyBlocked(assault, leg);
};

/** Moves a withdrawing unit. @rule A7.3 */
export const withdrawTo = (assault: Assault, id: string, to: Point): Assault =>
  note(makeLeg(assault, id, to), 'a7Withdraw', 'A7.3', 'moved', {
    unit: unitOf(assault, id).name, cm: distance(unitOf(assault, id).at, to),
  });

/** The enemy a unit stands nearest to; all it touches are equally near, the first in the list counts. @rule L1 */
const nearestEnemy = (assault: Assault, unit: Unit): Unit | null => {
  const nearest = nearestFirst(assault, livingOf(assault, enemyOf(unit.side)), [unit])[0];
  return nearest === undefined ? null : unitOf(assault, nearest.unit);
};

/** How much of a straight way is free of enemies and of terrain that stops the unit, 0 to 1. @rule A2.9, L5 */
const freePart = (assault: Assault, unit: Unit, to: Point): number => {
  const from = baseOf(assault, unit);
  const enemies = livingOf(assault, enemyOf(unit.side)).map(enemy => baseOf(assault, enemy));
  const bodies = enemies.filter(enemy => crosses(from, to, enemy)).map(enemy => firstWithin(from, to, enemy, 0) ?? 0);
  const flies = has(combatantOf(assault, unit), 'jump-packs');
  const walls = impassableFor(assault, unit).filter(piece => !flies || contains(piece.outline, to));
  const parts = walls.flatMap(piece => insideIntervals(piece.outline, unit.at, to).slice(flies ? -1 : 0));
  return Math.min(1, ...bodies, ...parts.map(([start]) => start));
};

/**
 * Where a unit ends that nobody moves: two full moves straight away from its nearest enemy, stopping at the table’s
 * edge and before what it cannot cross.
 *
 * @rule A7.3
 */
export const usualWithdrawal = (assault: Assault, unit: Unit): Point => {
  const enemy = nearestEnemy(assault, unit);
  const cm = withdrawalAllowance(assault, unit) - movedBy(unit);
  if (enemy === null || cm <= 0) return unit.at;
  const to = stepAway(baseOf(assault, unit), enemy.at, cm, assault.table);
  return along(unit.at, to, freePart(assault, unit, to));
};

/** Everybody who has not moved yet withdraws in the usual way. @rule A7.3 */
export const withdrawTheRest = (assault: Assault): Assault => {
  const rest = withdrawingUnits(assault).filter(unit => unit.path.length === 0);
  const places = new Map(rest.map(unit => [unit.id, usualWithdrawal(assault, unit)]));
  const isThere = (unit: Unit): boolean => {
    const to = places.get(unit.id);
    return to === undefined || distance(unit.at, to) <= NOISE;
  };
  return { ...assault, units: assault.units.map(unit => (isThere(unit) ? unit : moved(unit, places.get(unit.id)!))) };
};

/** Whether a unit is lost where its withdrawal ends; a Fearless one is safe if it stayed. @rule A7.3 */
const isCaught = (assault: Assault, unit: Unit): boolean => {
  const isFearless = has(combatantOf(assault, unit), 'fearless');
  if (isFearless && unit.path.length === 0) return false;
  const least = isFearless ? FEARLESS_DISTANCE : FIREFIGHT;
  return livingOf(assault, enemyOf(unit.side)).some(enemy => gapBetween(assault, unit, enemy) <= least + NOISE);
};

/** Who would be lost if the withdrawal ended now. @rule A7.3 */
export const caughtNow = (assault: Assault): readonly string[] =>
  withdrawingUnits(assault).filter(unit => isCaught(assault, unit)).map(unit => unit.id);

/** Ends a withdrawal: whoever stands within 15cm of an enemy is destroyed. @rule A7.3 */
export const endWithdrawal = (assault: Assault): Assault => {
  const caught = caughtNow(assault);
  const names = caught.map(id => unitOf(assault, id).name);
  const formations = assault.withdrawing.map(id => formationOf(assault, id).name);
  const ended = { ...endMoves(removeUnits(assault, caught, 'withdrawal')), withdrawing: [] };
  if (!isAnyoneWithdrawing(assault)) return ended;
  return note(ended, 'a7Withdraw', 'A7.3', 'withdrawn', { formations, lost: names });
};

/**
 * Friends of the loser who stood near take a Blast marker each; those whom it breaks withdraw in their turn.
 *
 * @rule A7.6, A7.7
 */
export const shakeSupporters = (assault: Assault): Assault => {
  const loser = loserOf(assault);
  if (loser === null) return assault;
  const near = assault.support.near[loser];
  const shaken = near.reduce((after, id) => shake(after, id, 1, 'a7Withdraw', 'A7.6'), assault);
  const newlyBroken = near.filter(id => formationOf(shaken, id).broken && !formationOf(assault, id).broken);
  return { ...shaken, withdrawing: newlyBroken };
};
