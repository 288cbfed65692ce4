/** A7. The loser breaks and withdraws: two moves, and whoever ends too near an enemy is lost. */
import { NOISE } from '../../battlefield/base.ts';
import { breakFormation, breakIfShaken, panicIn, placeMarkers } from '../attacks/blast-markers.ts';
import { volleyOn } from '../attacks/volley.ts';
import { has, isWarEngine } from '../model/combatant.ts';
import { assaultWith, formationWith } from '../model/copies.ts';
import { note } from '../model/log.ts';
import type { EventValues } from '../model/log-entries.ts';
import { enemyOf, type Side } from '../model/procedure.ts';
import {
  changeFormations, combatantOf, fightersOnTable, fightingFormations, formationOf, isOnTable, livingIn, livingOf,
  passengersOf, removeUnits, unitOf,
} from '../model/roster.ts';
import type { Aftermath, Assault, Unit } from '../model/state.ts';
import type { HitCause } from '../model/volley.ts';
import { FIREFIGHT, gapBetween } from '../movement/engagement.ts';
import { endMoves, hasMoved } from '../movement/movement.ts';
import { movesWith } from '../movement/two-moves.ts';
import { isFearless } from '../special-rules/ethereal.ts';
import { savesWhenBroken } from '../special-rules/expendable.ts';
import { brokenInCharge, charging } from './a2-charge.ts';
import { stragglers } from './a2-coherency.ts';
import { withdrawingUnits } from './a7-withdrawal-moves.ts';

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

const wreckOf = (assault: Assault, { id }: Unit, origin: HitCause): Aftermath => ({
  kind: 'passengers', unit: id, units: passengersOf(assault, id).map(unit => unit.id), effect: 'normal', origin,
});

/** New wrecks, out of which somebody has to climb. @rule A7.2, A7.3, A7.5, V12 */
const wrecksOf = (before: Assault, after: Assault, origin: HitCause): readonly Aftermath[] => before.units
  .filter(({ lostTo }, i) => lostTo === null && after.units[i]!.lostTo !== null)
  .filter(({ id }) => passengersOf(after, id).length > 0)
  .map(unit => wreckOf(after, unit, origin));

/** A loser that was broken when it was assaulted is destroyed, but for its Fearless units. @rule A7.2 */
const destroyBroken = (assault: Assault, loser: Side): Assault =>
  fightingFormations(assault, loser).filter(formation => formation.wasBroken).reduce((after, formation) => {
    const lost = livingIn(after, formation.id).filter(unit => !isFearless(after, unit));
    if (lost.length === 0) return after;
    const removed = removeUnits(after, lost.map(unit => unit.id), 'already-broken');
    return note(removed, 'a7Withdraw', 'A7.2', 'destroyed-when-broken', { formation: formation.name });
  }, assault);

const standing = (assault: Assault, formations: readonly string[]): number =>
  formations.reduce((sum, id) => sum + livingIn(assault, id).length, 0);

/** A withdrawal begins: its moves are counted from here. @rule A7.3 */
export const setOut = (assault: Assault): Assault => {
  const count = standing(assault, assault.withdrawing);
  return count === assault.moves.setOut ? assault : movesWith(assault, { setOut: count });
};

/** The loser breaks, and is destroyed if it was broken before; what is left withdraws. @rule A7.1, A7.2, A7.5, A7.7 */
export const breakTheLoser = (assault: Assault): Assault => {
  const loser = loserOf(assault);
  if (loser === null) return assault;
  const broken = wreckAircraft(destroyBroken(breakLosers(assault, loser), loser), loser);
  const withdrawing = fightingFormations(broken, loser).map(formation => formation.id);
  return setOut({
    ...broken, withdrawing, batch: null,
    aftermath: [...broken.aftermath, ...wrecksOf(assault, broken, 'hack-down')],
  });
};

/**
 * Those who broke on their way in leave the assault and withdraw; where clubs play it so, all who charge with them
 * stop.
 *
 * @rule A7.3, A2.12
 * @ruling brokenFollower
 */
export const withdrawFromCharge = (assault: Assault): Assault => {
  const broken = brokenInCharge(assault);
  const leaving = assault.rulings.brokenFollower === 'all-stop' ? charging(assault) : broken;
  const left = changeFormations(assault, leaving, formation => formationWith(formation, { fighting: false }));
  return setOut(assaultWith(left, { withdrawing: broken }));
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
 * Who would be lost for standing apart if the withdrawal ended now.
 *
 * @param keep a unit whose chain is to stay; null leaves it to length.
 * @rule A2.8
 */
export const apartNow = (assault: Assault, keep: string | null = null): readonly string[] => assault.withdrawing
  .filter(id => hasMoved(assault, id)).flatMap(id => stragglers(assault, id, keep));

/** Whoever stands apart from its formation, which has moved, is lost: no Blast marker, no hit for one. @rule A2.8 */
const loseStragglers = (assault: Assault, formation: string, keep: string | null): Assault => {
  if (!hasMoved(assault, formation)) return assault;
  const lost = stragglers(assault, formation, keep);
  if (lost.length === 0) return assault;
  const removed = removeUnits(assault, lost, 'coherency');
  const wrecks = wrecksOf(assault, removed, 'withdrawal');
  return note(assaultWith(removed, { aftermath: [...removed.aftermath, ...wrecks] }), 'a7Withdraw', 'A2.8',
    'stragglers', { formation: formationOf(assault, formation).name, lost: lost.map(id => unitOf(assault, id).name) });
};

const isEngine = (assault: Assault, unit: Unit): boolean => isWarEngine(combatantOf(assault, unit));

/** What the end of a withdrawal costs: who is lost by it, who damaged, and whether anybody was lost on the way. */
const told = (assault: Assault, caught: readonly Unit[]): EventValues['withdrawn'] => ({
  formations: assault.withdrawing.filter(id => livingIn(assault, id).some(isOnTable))
    .map(id => formationOf(assault, id).name),
  lost: caught.filter(unit => !isEngine(assault, unit)).map(unit => unit.name),
  near: caught.filter(unit => isEngine(assault, unit)).map(unit => unit.name),
  isWhole: standing(assault, assault.withdrawing) >= assault.moves.setOut,
});

/**
 * Ends a withdrawal: whoever stands apart from its formation is lost; then whoever stands within 15cm of an enemy is
 * destroyed, a war engine takes a point of damage for each of them.
 *
 * @param keep a unit whose chain stays, as its owner chose; null leaves it to length.
 * @rule A2.8, A7.3, A7.4
 */
export const endWithdrawal = (assault: Assault, keep: string | null = null): Assault => {
  const left = assault.withdrawing.reduce((after, id) => loseStragglers(after, id, keep), assault);
  const units = withdrawingUnits(left);
  const hits = units.flatMap(unit => Array<string>(hitsAtEnd(left, unit)).fill(unit.id));
  const caught = caughtNow(left).map(id => unitOf(left, id));
  const volley = volleyOn(left, 'withdrawal', 'a7Withdraw', hits.map(unit => ({ unit, unsaved: true })));
  const ended = assaultWith(endMoves(left), {
    withdrawing: [], volley: hits.length === 0 ? null : volley, settled: left.aftermath.length === 0 ? null : volley,
  });
  return units.length === 0 ? ended : note(ended, 'a7Withdraw', 'A7.3', 'withdrawn', told(left, caught));
};

/** Winners whom fire at their consolidation has broken leave it and withdraw. @rule A2.12, A8.3 */
export const fleeFromConsolidation = (assault: Assault): Assault => setOut(endMoves(assault));

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
  return setOut(assaultWith(noted, {
    withdrawing: near.filter(id => formationOf(shaken, id).broken && !formationOf(assault, id).broken
      && livingIn(shaken, id).some(isOnTable)),
    volley: hits.length === 0 ? null : volleyOn(noted, 'blast-marker', 'a7Withdraw', hits),
  }));
};
