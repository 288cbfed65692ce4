/** A7. The loser breaks and withdraws: two moves, and whoever ends too near an enemy is lost. */
import { distance, NOISE, type Point } from '../../battlefield/base.ts';
import { along } from '../../battlefield/segment.ts';
import { crosses, firstWithin, stepAway } from '../../battlefield/measure.ts';
import { insideIntervals, contains } from '../../battlefield/terrain.ts';
import { nearestFirst } from '../attacks/allocation.ts';
import { brokenInCharge } from './a2-charge.ts';
import { breakFormation, breakIfShaken, panicIn, placeMarkers } from '../attacks/blast-markers.ts';
import { has, isWarEngine } from '../model/combatant.ts';
import { assaultWith, formationWith, unitWith } from '../model/copies.ts';
import { baseOf, FIREFIGHT, gapBetween } from '../movement/engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import {
  endMoves, flies, impassableFor, legOf, moved, movedBy, makeLeg, whyBlocked, whyTooFar, USED_UP,
} from '../movement/movement.ts';
import { isFearless } from '../special-rules/ethereal.ts';
import { savesWhenBroken } from '../special-rules/expendable.ts';
import {
  changeFormations, combatantOf, fightersOnTable, fightingFormations, formationOf, isOnTable, livingIn, livingOf,
  passengersOf, removeUnits, unitOf,
} from '../model/roster.ts';
import type { Aftermath, Assault, Unit } from '../model/state.ts';
import { enemyOf, type Side } from '../model/procedure.ts';
import { volleyOn } from '../attacks/volley.ts';

/** Moves of a withdrawal, each up to Speed. @rule A7.3 */
const MOVES = 2;
/** A Fearless unit that withdraws is lost only this near, cm. @rule A7.3 */
const FEARLESS_DISTANCE = 5;

const loserOf = (assault: Assault): Side | null => (assault.winner === null ? null : enemyOf(assault.winner));

/** Every losing formation breaks: its Blast markers go. @rule A7.1 */
const breakLosers = (assault: Assault, loser: Side): Assault =>
  fightingFormations(assault, loser).reduce((after, formation) => {
    const broken = breakFormation(after, formation.id, 'a7Withdraw');
    return formation.broken ? broken : note(broken, 'a7Withdraw', 'A7.1', 'breaks', { formation: formation.name });
  }, assault);

/** A landed aircraft of the losers is destroyed, unless it is Fearless. @rule A7.5 */
const wreckAircraft = (assault: Assault, loser: Side): Assault => {
  const lost = fightersOnTable(assault, loser)
    .filter(unit => has(combatantOf(assault, unit), 'aircraft') && !isFearless(assault, unit));
  if (lost.length === 0) return assault;
  const removed = removeUnits(assault, lost.map(unit => unit.id), 'withdrawal');
  return note(removed, 'a7Withdraw', 'A7.5', 'aircraft-destroyed', { lost: lost.map(unit => unit.name) });
};

const wreckOf = (assault: Assault, { id }: Unit): Aftermath => ({
  kind: 'passengers', unit: id, units: passengersOf(assault, id).map(unit => unit.id), effect: 'normal',
  origin: 'hack-down',
});

/** Wrecks of the rout, out of which somebody has to climb. @rule A7.2, A7.5, V12 */
const wrecksOf = (before: Assault, after: Assault): readonly Aftermath[] => before.units
  .filter(({ lostTo }, i) => lostTo === null && after.units[i]!.lostTo !== null)
  .filter(({ id }) => passengersOf(after, id).length > 0)
  .map(unit => wreckOf(after, unit));

/** A loser that was broken when it was assaulted is destroyed, but for its Fearless units. @rule A7.2 */
const destroyBroken = (assault: Assault, loser: Side): Assault =>
  fightingFormations(assault, loser).filter(formation => formation.wasBroken).reduce((after, formation) => {
    const lost = livingIn(after, formation.id).filter(unit => !isFearless(after, unit));
    if (lost.length === 0) return after;
    const removed = removeUnits(after, lost.map(unit => unit.id), 'already-broken');
    return note(removed, 'a7Withdraw', 'A7.2', 'destroyed-when-broken', { formation: formation.name });
  }, assault);

/** The loser breaks, and is destroyed if it was broken before; what is left withdraws. @rule A7.1, A7.2, A7.5, A7.7 */
export const breakTheLoser = (assault: Assault): Assault => {
  const loser = loserOf(assault);
  if (loser === null) return assault;
  const broken = wreckAircraft(destroyBroken(breakLosers(assault, loser), loser), loser);
  const withdrawing = fightingFormations(broken, loser).map(formation => formation.id);
  return { ...broken, withdrawing, batch: null, aftermath: [...broken.aftermath, ...wrecksOf(assault, broken)] };
};

/** Those who broke on their way in leave the assault and withdraw. @rule A7.3, A2.12 */
export const withdrawFromCharge = (assault: Assault): Assault => {
  const broken = brokenInCharge(assault);
  const left = changeFormations(assault, broken, formation => formationWith(formation, { fighting: false }));
  return assaultWith(left, { withdrawing: broken });
};

/** Whether a unit is to withdraw now. @rule A7.3 */
export const isWithdrawing = (assault: Assault, unit: Unit): boolean =>
  isOnTable(unit) && assault.withdrawing.includes(unit.formation);

const withdrawingUnits = (assault: Assault): readonly Unit[] =>
  assault.units.filter(unit => isWithdrawing(assault, unit));

export const isAnyoneWithdrawing = (assault: Assault): boolean => withdrawingUnits(assault).length > 0;

export const withdrawalAllowance = (assault: Assault, unit: Unit): number => MOVES * combatantOf(assault, unit).speed;

/** Why a unit may not withdraw to a spot; null if it may. Zones of control do not count. @rule A7.3 */
export const whyNotWithdraw = (assault: Assault, id: string, to: Point): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isWithdrawing(assault, unit)) {
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
  const isFlying = flies(assault, unit);
  const walls = impassableFor(assault, unit).filter(piece => !isFlying || contains(piece.outline, to));
  const parts = walls.flatMap(piece => insideIntervals(piece.outline, unit.at, to).slice(isFlying ? -1 : 0));
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
    return to === undefined || distance(unit.at, to) <= USED_UP;
  };
  const withdrawn = assault.units.map(unit => (isThere(unit) ? unit : moved(unit, places.get(unit.id)!)));
  const carriers = new Map(withdrawn.map(unit => [unit.id, unit.at]));
  // Who stays where it is stays the same object, by which a screen knows that nobody has moved.
  const carried = (unit: Unit): Unit => {
    const at = unit.aboard === null ? undefined : carriers.get(unit.aboard);
    return at === undefined || distance(unit.at, at) <= NOISE ? unit : unitWith(unit, { at });
  };
  return assaultWith(assault, { units: withdrawn.map(carried) });
};

/** How near an enemy may not be where a unit's withdrawal ends, cm; null: a Fearless one has stayed. @rule A7.3 */
export const dangerAtEnd = (assault: Assault, unit: Unit): number | null => {
  if (!isFearless(assault, unit)) return FIREFIGHT;
  return unit.path.length === 0 ? null : FEARLESS_DISTANCE;
};

/** Enemies too near a unit where its withdrawal ends. @rule A7.3 */
const tooNear = (assault: Assault, unit: Unit): number => {
  const least = dangerAtEnd(assault, unit);
  return least === null ? 0 : livingOf(assault, enemyOf(unit.side))
    .filter(enemy => gapBetween(assault, unit, enemy) <= least + NOISE).length;
};

/** Hits without a save that a unit takes where it ends: one, a war engine one for each enemy. @rule A7.3, A7.4 */
export const hitsAtEnd = (assault: Assault, unit: Unit): number =>
  Math.min(tooNear(assault, unit), isWarEngine(combatantOf(assault, unit)) ? Infinity : 1);

/** Who would be lost or damaged if the withdrawal ended now. @rule A7.3, A7.4 */
export const caughtNow = (assault: Assault): readonly string[] =>
  withdrawingUnits(assault).filter(unit => tooNear(assault, unit) > 0).map(unit => unit.id);

/**
 * Ends a withdrawal: whoever stands within 15cm of an enemy is destroyed, a war engine takes a point of damage for each
 * of them.
 *
 * @rule A7.3, A7.4
 */
export const endWithdrawal = (assault: Assault): Assault => {
  const units = withdrawingUnits(assault);
  const hits = units.flatMap(unit => Array<string>(hitsAtEnd(assault, unit)).fill(unit.id));
  const names = caughtNow(assault).map(id => unitOf(assault, id))
    .filter(unit => !isWarEngine(combatantOf(assault, unit))).map(unit => unit.name);
  const formations = assault.withdrawing.filter(id => units.some(({ formation }) => formation === id))
    .map(id => formationOf(assault, id).name);
  const volley = hits.length === 0 ? null
    : volleyOn(assault, 'withdrawal', 'a7Withdraw', hits.map(unit => ({ unit, unsaved: true })));
  const ended = assaultWith(endMoves(assault), { withdrawing: [], volley, settled: null });
  return units.length === 0 ? ended
    : note(ended, 'a7Withdraw', 'A7.3', 'withdrawn', { formations, lost: names });
};

/**
 * Friends of the loser who stood near take a Blast marker each; those whom it breaks withdraw in their turn, those who
 * were broken take a hit.
 *
 * @rule A7.6, A7.7, B3
 */
export const shakeSupporters = (assault: Assault): Assault => {
  const loser = loserOf(assault);
  if (loser === null) return assaultWith(assault, { volley: null });
  const near = assault.support.near[loser].filter(id => livingIn(assault, id).length > 0);
  const broken = near.filter(id => formationOf(assault, id).broken);
  const shaken = near.reduce((after, id) =>
    breakIfShaken(placeMarkers(after, id, 1, 'a7Withdraw', 'A7.6'), id, 'a7Withdraw'), assault);
  const panicking = broken.map(id => ({ id, units: panicIn(assault, formationOf(assault, id), 1) }));
  const noted = panicking.filter(({ units }) => units.length > 0).reduce((after, { id, units }) =>
    note(after, 'a7Withdraw', 'B3', 'panic', {
      formation: formationOf(assault, id).name, lost: units.map(unit => unitOf(assault, unit).name),
    }), shaken);
  const hits = panicking.flatMap(({ units }) => units)
    .map(unit => ({ unit, unsaved: !savesWhenBroken(assault, unitOf(assault, unit)) }));
  return assaultWith(noted, {
    withdrawing: near.filter(id => formationOf(shaken, id).broken && !formationOf(assault, id).broken),
    volley: hits.length === 0 ? null : volleyOn(noted, 'blast-marker', 'a7Withdraw', hits),
  });
};
