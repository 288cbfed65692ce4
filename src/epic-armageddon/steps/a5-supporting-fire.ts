/** A5. Supporting fire: other formations near enough add their firefight values, on both sides at once. */
import { nearestFirst } from '../attacks/allocation.ts';
import type { Batch, Striker, Target } from '../model/batch.ts';
import { ableToSupport, inSupportReach, NO_SUPPORT, nearTheAssault, supportBar } from './a5-supporters.ts';
import { assaultWith, sideWith } from '../model/copies.ts';
import { pairsWithin } from '../movement/engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { combatantOf, engagedAlive, fighters, isAlive, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { bySide, enemyOf, SIDES, type Side } from '../model/procedure.ts';
import { strikersOf } from '../attacks/strikes.ts';
import { sizeOf } from '../model/combatant.ts';
import { firingStandOf } from '../special-rules/open-transports.ts';

/** Whether support may be called in this round at all. @rule A5.1 @ruling supportEachRound */
export const isSupportRound = ({ round, rulings }: Assault): boolean =>
  round === 1 || rulings.supportEachRound === 'every-round';

/**
 * Finds who may support; unless the players say otherwise everybody who may does.
 *
 * @rule A5.1, A5.2
 * @ruling supportEachRound
 */
export const beginSupport = (assault: Assault): Assault => {
  const isOpen = isSupportRound(assault);
  const able = bySide(side => (isOpen ? ableToSupport(assault, side) : []));
  const near = bySide(side => nearTheAssault(assault, side));
  return assaultWith(assault, { support: { able, called: able, fired: [], near }, batch: null, volley: null });
};

/**
 * Remembers who stood near at a swift ending; some clubs let it be nothing to them.
 *
 * @rule A7.6
 * @ruling losersSupporters
 */
export const noteBystanders = (assault: Assault): Assault =>
  assaultWith(assault, { support: assault.rulings.losersSupporters === 'swift-endings-too'
    ? { ...NO_SUPPORT, near: bySide(side => nearTheAssault(assault, side)) } : NO_SUPPORT });

/** Why these units cannot be the ones that support; null if they can. @rule A5.2 */
export const whyNotCall = (assault: Assault, side: Side, units: readonly string[]): Refusal | null => {
  const outsider = units.find(id => !assault.support.able[side].includes(id));
  if (outsider === undefined) return null;
  const unit = assault.units.find(one => one.id === outsider);
  return refuse('A5.2', 'may-not-support', { unit: unit?.name ?? outsider });
};

/** A player says which of the units that may support do. @rule A5.2 */
export const callSupporters = (assault: Assault, side: Side, units: readonly string[]): Assault => {
  const called = assault.support.able[side].filter(id => units.includes(id));
  const { support } = assault;
  return assaultWith(assault, { support: { ...support, called: sideWith(support.called, side, called) } });
};

export const mayAnyoneSupport = (assault: Assault): boolean =>
  SIDES.some(side => assault.support.able[side].length > 0);

/**
 * Who can be hit by the other side's supporters: directly engaged units that one of them can reach, the nearest first.
 *
 * @rule A5.4, A4.6
 */
const targetsOf = (assault: Assault, side: Side, supporters: readonly Unit[]): readonly Target[] => {
  if (supporters.length === 0) return [];
  const stands = supporters.map(unit => firingStandOf(assault, unit));
  return nearestFirst(assault, inSupportReach(assault, engagedAlive(assault, side), stands), stands);
};

/**
 * A supporter's dice: a war engine throws one for each point of its capacity.
 *
 * @rule A5.3
 * @ruling supportingWarEngine
 */
const supportersDice = (assault: Assault, id: string): readonly Striker[] => {
  const unit = unitOf(assault, id);
  const size = sizeOf(combatantOf(assault, unit));
  const own = assault.rulings.supportingWarEngine === 'one' ? 1 : size;
  return strikersOf(assault, unit, 'firefight', () => true)
    .map((striker, i) => (i === 0 ? { ...striker, dice: own } : striker));
};

/** Whom a supporting war engine can reach: its fire goes no further than 15cm and what it sees. @rule W3, A5.4 */
const supportReachOf = (assault: Assault, strikers: readonly Striker[]): Batch['reach'] =>
  Object.fromEntries([...new Set(strikers.filter(one => one.apart).map(one => one.unit))].map(id => {
    const unit = unitOf(assault, id);
    const pairs = pairsWithin(assault, [firingStandOf(assault, unit)], engagedAlive(assault, enemyOf(unit.side)));
    const ids = pairs.map(pair => pair.to.id);
    return [id, { 'close-combat': [], firefight: ids }];
  }));

/** Who has been called and can still fire: alive, and not broken by what others’ fire has cost. @rule A5.2, A5.4 */
const readyOn = (assault: Assault, side: Side): readonly Unit[] => assault.support.called[side]
  .map(id => unitOf(assault, id)).filter(unit => isAlive(unit) && supportBar(assault, unit) === null);

/** Formations called that have not fired yet, in list order; one that nobody is left of to hit fires at nobody. */
const waiting = (assault: Assault): readonly string[] => {
  const called = SIDES.flatMap(side => readyOn(assault, side));
  const formations = assault.units.filter(unit => called.includes(unit)).map(unit => unit.formation);
  return [...new Set(formations)].filter(id => !assault.support.fired.includes(id));
};

/** Formations that fire now: all that were called, or the next one. @rule A5.4 @ruling supportOrder */
const firingNow = (assault: Assault): readonly string[] =>
  (assault.rulings.supportOrder === 'together' ? waiting(assault) : waiting(assault).slice(0, 1));

/** Whether another formation is to fire after those that have. @ruling supportOrder */
export const hasMoreSupport = (assault: Assault): boolean =>
  waiting(assault).length > 0 && wipedOut(assault) === null;

/**
 * The supporters' dice, at their firefight values; First Strike gives nothing here.
 *
 * @rule A5.3
 */
export const beginSupportingFire = (assault: Assault): Assault => {
  const firing = firingNow(assault);
  const supporters = bySide(side => readyOn(assault, side).filter(unit => firing.includes(unit.formation)));
  const strikers = bySide(side => supporters[side].flatMap(unit => supportersDice(assault, unit.id)));
  const batch: Batch = {
    kind: 'support',
    strikers,
    targets: bySide(side => targetsOf(assault, side, supporters[enemyOf(side)])),
    reach: supportReachOf(assault, [...strikers.attacker, ...strikers.defender]),
    hits: { attacker: null, defender: null },
  };
  const support = { ...assault.support, fired: [...assault.support.fired, ...firing] };
  const begun: Assault = assaultWith(assault, { support, batch, volley: null });
  const names = bySide(side => supporters[side].map(unit => unit.name));
  return firing.length === 0 ? begun : note(begun, 'a5SupportingFire', 'A5.2', 'support-called', names);
};

/**
 * The side that is left if the other has been wiped out, null for a winner that nobody is; null itself: both live.
 *
 * @rule A5.6
 */
export const wipedOut = (assault: Assault): { readonly winner: Side | null } | null => {
  const left = SIDES.filter(side => fighters(assault, side).length > 0);
  return left.length === SIDES.length ? null : { winner: left[0] ?? null };
};
