/** How each engaged unit fights: in contact, from a distance, or as its owner splits it. */
import {
  has, isWarEngine, valueOf, WAYS_TO_FIGHT, type Combatant, type WayToFight,
} from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { isContact, pairsWithin, type UnitPair } from '../movement/engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { once } from '../../shared/once.ts';
import { changeUnits, combatantOf, engagedAlive, isAlive, unitOf } from '../model/roster.ts';
import type { Assault, Engagement, Unit } from '../model/state.ts';

/** Enemies of one engaged unit that it can fight now: those it touches, and those within 15cm that it sees. */
export interface Reach {
  readonly touched: readonly string[];
  readonly within: readonly string[];
}

const NOBODY: Reach = { touched: [], within: [] };

const canForce = (combatant: Combatant): boolean => has(combatant, 'skimmer') || has(combatant, 'support-craft');

/** Whether a unit always flies too high to be struck. @rule A4.2 */
const isOutOfBlows = (assault: Assault, unit: Unit): boolean =>
  unit.poppedUp || has(combatantOf(assault, unit), 'support-craft');

/**
 * How a unit fights in contact: a skimmer as its owner said, else by firefight if that is its better value; others
 * strike.
 *
 * @rule A4.2
 */
export const wayInContact = (assault: Assault, unit: Unit): WayToFight => {
  const combatant = combatantOf(assault, unit);
  if (isOutOfBlows(assault, unit)) return 'firefight';
  if (!has(combatant, 'skimmer')) return 'close-combat';
  if (unit.way !== null) return unit.way;
  return (combatant.ff ?? Infinity) < (combatant.cc ?? Infinity) ? 'firefight' : 'close-combat';
};

/** Whether a unit makes those who touch it fight by firefight. @rule A4.2 */
export const forcesFirefight = (assault: Assault, unit: Unit): boolean =>
  canForce(combatantOf(assault, unit)) && wayInContact(assault, unit) === 'firefight';

/** Whether nothing out of the ordinary is engaged: everybody fights as they stand. */
export const isPlain = once((assault: Assault): boolean => assault.engaged.every(({ unit }) => {
  const combatant = combatantOf(assault, unitOf(assault, unit));
  return !isWarEngine(combatant) && !canForce(combatant);
}));

const livingPairs = once((assault: Assault): readonly UnitPair[] =>
  pairsWithin(assault, engagedAlive(assault, 'attacker'), engagedAlive(assault, 'defender')));

/** Whom each living engaged unit touches, and whom it has within 15cm and in line of fire besides. @rule A4.1, W3 */
const reaches = once((assault: Assault): ReadonlyMap<string, Reach> => {
  const found = new Map<string, { touched: string[]; within: string[] }>();
  const meet = (unit: Unit, enemy: Unit, cm: number): void => {
    const reach = found.get(unit.id) ?? { touched: [], within: [] };
    reach[isContact(cm) ? 'touched' : 'within'].push(enemy.id);
    found.set(unit.id, reach);
  };
  for (const { from, to, cm } of livingPairs(assault)) {
    meet(from, to, cm);
    meet(to, from, cm);
  }
  return found;
});

/** Whom a unit can fight now. */
export const reachOf = (assault: Assault, unit: Unit): Reach => reaches(assault).get(unit.id) ?? NOBODY;

/** In which ways a unit can fight now. @rule A4.2, W2 */
export type OpenWays = { readonly [way in WayToFight]: boolean };

/**
 * In which ways an engaged unit can fight: in contact with an enemy that lets it, close combat; otherwise firefight.
 * A war engine fires at those it does not touch as well.
 *
 * @rule A4.2, W2, A4.4
 */
export const waysOpen = (assault: Assault, unit: Unit): OpenWays => {
  const { touched, within } = reachOf(assault, unit);
  const isForcing = forcesFirefight(assault, unit);
  const blows = !isForcing && touched.some(id => !forcesFirefight(assault, unitOf(assault, id)));
  const isEngine = isWarEngine(combatantOf(assault, unit));
  const isForced = touched.length > 0 && !blows;
  const fires = isEngine ? within.length > 0 || isForced : !blows && isMet(touched, within);
  return { 'close-combat': blows, firefight: fires };
};

const isMet = (touched: readonly string[], within: readonly string[]): boolean =>
  touched.length > 0 || within.length > 0;

/** Skimmers in contact, and war engines with both ways open, whose owners may choose. @rule A4.2, W2 */
export const choosers = (assault: Assault): readonly string[] => (isPlain(assault) ? [] : assault.engaged
  .map(({ unit }) => unitOf(assault, unit))
  .filter(unit => isAlive(unit) && (whyNotWay(assault, unit.id) === null || whyNotSplit(assault, unit.id, 0) === null))
  .map(unit => unit.id));

/** Why a unit may not say how it fights in contact; null if it may. @rule A4.2 */
export const whyNotWay = (assault: Assault, id: string): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  const name = unit?.name ?? id;
  if (unit === undefined || !isAlive(unit) || !has(combatantOf(assault, unit), 'skimmer')
    || isOutOfBlows(assault, unit)) return refuse('A4.2', 'no-skimmer', { unit: name });
  return reachOf(assault, unit).touched.length > 0 ? null : refuse('A4.2', 'nobody-in-contact', { unit: name });
};

/** A skimmer says whether it strikes or fires at those who touch it. @rule A4.2 */
export const chooseWay = (assault: Assault, id: string, by: WayToFight): Assault =>
  assaultWith(assault, {
    units: changeUnits(assault, [id], unit => unitWith(unit, { way: by, closeCombatDice: null })),
  });

/** Why a war engine may not put so many dice into close combat; null if it may. @rule W2 @ruling titanDice */
export const whyNotSplit = (assault: Assault, id: string, dice: number): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isAlive(unit) || !isWarEngine(combatantOf(assault, unit))) {
    return refuse('W2', 'no-war-engine', { unit: unit?.name ?? id });
  }
  const open = waysOpen(assault, unit);
  const combatant = combatantOf(assault, unit);
  if (WAYS_TO_FIGHT.some(way => !open[way] || valueOf(combatant, way) === null)) {
    return refuse('W2', 'one-way-open', { unit: unit.name });
  }
  const { damageCapacity } = combatant;
  const isAllOrNone = assault.rulings.titanDice === 'half-macro' && dice !== 0 && dice !== damageCapacity;
  const isRight = Number.isInteger(dice) && dice >= 0 && dice <= damageCapacity && !isAllOrNone;
  return isRight ? null : refuse('W2', 'no-such-split', { unit: unit.name, most: damageCapacity });
};

/** A war engine's owner says how many of its dice go into close combat. @rule W2 */
export const splitDice = (assault: Assault, id: string, dice: number): Assault =>
  assaultWith(assault, { units: changeUnits(assault, [id], unit => unitWith(unit, { closeCombatDice: dice })) });

/** All dice on the better value that can be used; close combat if they are equal. @rule W2 */
const usualSplit = (assault: Assault, unit: Unit): number => {
  const combatant = combatantOf(assault, unit);
  const open = waysOpen(assault, unit);
  const cc = open['close-combat'] ? combatant.cc ?? Infinity : Infinity;
  const ff = open.firefight ? combatant.ff ?? Infinity : Infinity;
  return cc <= ff && cc < Infinity ? combatant.damageCapacity : 0;
};

/** How many of a war engine’s dice go into close combat. @rule W2 */
export const closeCombatDiceOf = (assault: Assault, unit: Unit): number =>
  unit.closeCombatDice ?? usualSplit(assault, unit);

/** How one of those engaged fights, now that everybody has said so; a war engine may do both. @rule A4.2 */
const asSettled = (assault: Assault, one: Engagement): Engagement => {
  const unit = unitOf(assault, one.unit);
  const open = waysOpen(assault, unit);
  if (isWarEngine(combatantOf(assault, unit)) && open[one.by]) return one;
  const by = WAYS_TO_FIGHT.find(way => open[way]) ?? one.by;
  return by === one.by ? one : { ...one, by };
};

/** Settles how everybody fights who has a choice, for the round. @rule A4.2, W2 */
export const settleWays = (assault: Assault): Assault => {
  if (isPlain(assault)) return assault;
  const engaged = assault.engaged.map(one => unitOf(assault, one.unit));
  const splits = new Map(engaged.filter(unit => isWarEngine(combatantOf(assault, unit)))
    .map(unit => [unit.id, closeCombatDiceOf(assault, unit)]));
  const ways = new Map(engaged.filter(unit => has(combatantOf(assault, unit), 'skimmer'))
    .map(unit => [unit.id, wayInContact(assault, unit)]));
  const units = changeUnits(assault, [...splits.keys(), ...ways.keys()], unit => unitWith(unit, {
    way: ways.get(unit.id) ?? unit.way, closeCombatDice: splits.get(unit.id) ?? unit.closeCombatDice,
  }));
  const forcing = engaged.filter(unit => forcesFirefight(assault, unit) && reachOf(assault, unit).touched.length > 0);
  const settled = assaultWith(assault, { units, engaged: assault.engaged.map(one => asSettled(assault, one)) });
  return forcing.length === 0 ? settled
    : note(settled, 'a4Attacks', 'A4.2', 'forces-firefight', { units: forcing.map(unit => unit.name) });
};
