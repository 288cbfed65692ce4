/** How each engaged unit fights: in contact, from a distance, or as its owner splits it. */
import {
  has, isWarEngine, valueOf, WAYS_TO_FIGHT, type Attack, type Combatant, type WayToFight,
} from './combatant.ts';
import { isContact, pairsWithin, type Pair } from './engagement.ts';
import { note, refuse, type Refusal } from './log.ts';
import { once } from './once.ts';
import { strikesFirst } from './special-rules/masters-of-siege.ts';
import {
  changeUnits, combatantOf, engagedAlive, isAlive, unitOf, type Assault, type BySide, type Engagement, type Side,
  type Unit,
} from './state.ts';
import { strikersOf, type Batch, type BatchKind, type Striker } from './strikes.ts';

/** Enemies of one engaged unit that it can fight now: those it touches, and those within 15cm that it sees. */
interface Reach {
  readonly touched: readonly string[];
  readonly within: readonly string[];
}

const NOBODY: Reach = { touched: [], within: [] };

const canForce = (combatant: Combatant): boolean => has(combatant, 'skimmer') || has(combatant, 'support-craft');

/** Whether a unit always flies too high to be struck. @rule A4.2 */
const isOutOfBlows = (assault: Assault, unit: Unit): boolean =>
  unit.poppedUp || has(combatantOf(assault, unit), 'support-craft');

/** How a skimmer fights in contact: as its owner said, else by firefight if that is its better value. @rule A4.2 */
export const wayOf = (assault: Assault, unit: Unit): WayToFight => {
  const combatant = combatantOf(assault, unit);
  if (isOutOfBlows(assault, unit)) return 'firefight';
  if (!has(combatant, 'skimmer')) return 'close-combat';
  if (unit.way !== null) return unit.way;
  return (combatant.ff ?? Infinity) < (combatant.cc ?? Infinity) ? 'firefight' : 'close-combat';
};

/** Whether a unit makes those who touch it fight by firefight. @rule A4.2 */
export const forcesFirefight = (assault: Assault, unit: Unit): boolean =>
  canForce(combatantOf(assault, unit)) && wayOf(assault, unit) === 'firefight';

/** Whether nothing out of the ordinary is engaged: everybody fights as they stand. */
const isPlain = once((assault: Assault): boolean => assault.engaged.every(({ unit }) => {
  const combatant = combatantOf(assault, unitOf(assault, unit));
  return !isWarEngine(combatant) && !canForce(combatant);
}));

const livingPairs = once((assault: Assault): readonly Pair[] =>
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

const reachOf = (assault: Assault, unit: Unit): Reach => reaches(assault).get(unit.id) ?? NOBODY;

/** In which ways a unit can fight now. @rule A4.2, W2 */
export type Ways = { readonly [way in WayToFight]: boolean };

/**
 * In which ways an engaged unit can fight: in contact with an enemy that lets it, close combat; otherwise firefight.
 * A war engine fires at those it does not touch as well.
 *
 * @rule A4.2, W2, A4.4
 */
export const waysOpen = (assault: Assault, unit: Unit): Ways => {
  const { touched, within } = reachOf(assault, unit);
  const isForcing = forcesFirefight(assault, unit);
  const blows = !isForcing && touched.some(id => !forcesFirefight(assault, unitOf(assault, id)));
  const isEngine = isWarEngine(combatantOf(assault, unit));
  const isForced = touched.length > 0 && !blows;
  return { 'close-combat': blows, firefight: isEngine ? within.length > 0 || isForced : !blows && isMet(touched, within) };
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
  ({ ...assault, units: changeUnits(assault, [id], unit => ({ ...unit, way: by, closeCombatDice: null })) });

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
  ({ ...assault, units: changeUnits(assault, [id], unit => ({ ...unit, closeCombatDice: dice })) });

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
    .map(unit => [unit.id, wayOf(assault, unit)]));
  const units = changeUnits(assault, [...splits.keys(), ...ways.keys()], unit => ({
    ...unit, way: ways.get(unit.id) ?? unit.way, closeCombatDice: splits.get(unit.id) ?? unit.closeCombatDice,
  }));
  const forcing = engaged.filter(unit => forcesFirefight(assault, unit) && reachOf(assault, unit).touched.length > 0);
  const settled = { ...assault, units, engaged: assault.engaged.map(one => asSettled(assault, one)) };
  return forcing.length === 0 ? settled
    : note(settled, 'a4Attacks', 'A4.2', 'forces-firefight', { units: forcing.map(unit => unit.name) });
};

/** First Strike by datasheet or weapon, or by standing in a trench dug for it. @rule A4.4, V13 */
const isFirst = (assault: Assault, unit: Unit, attack: Attack): boolean =>
  attack.firstStrike || strikesFirst(assault, unit);

/** Whether anybody engaged strikes before the others. @rule A4.4, H6 */
export const hasFirstStrike = (assault: Assault): boolean => assault.engaged.some(({ unit: id, by }) => {
  const unit = unitOf(assault, id);
  const { attacks } = combatantOf(assault, unit);
  if (isPlain(assault)) return attacks[by].some(attack => isFirst(assault, unit, attack));
  return strikersFor(assault, unit, 'first-strike').length > 0;
});

/** How an ordinary unit fights now; null: nobody is left in its reach. @rule A4.2, A4.4 */
const wayNow = (assault: Assault, unit: Unit): WayToFight | null => {
  if (isEverybodyAlive(assault)) return engagedBy(assault).get(unit.id)!;
  const open = waysOpen(assault, unit);
  return WAYS_TO_FIGHT.find(way => open[way]) ?? null;
};

const isEverybodyAlive = once((assault: Assault): boolean =>
  assault.engaged.every(one => isAlive(unitOf(assault, one.unit))));

const engagedBy = once((assault: Assault): ReadonlyMap<string, WayToFight> =>
  new Map(assault.engaged.map(({ unit, by }) => [unit, by])));

/**
 * A unit's dice for a batch: those with First Strike, or what it has not thrown yet. Once its own die is thrown it has
 * attacked; one whose First Strike has cleared its contact and spared that die fires with all it has.
 *
 * @rule A4.2, A4.4
 */
const unitStrikers = (assault: Assault, unit: Unit, kind: BatchKind): readonly Striker[] => {
  const by = wayNow(assault, unit);
  if (by === null) return [];
  const first = (attack: Attack): boolean => isFirst(assault, unit, attack);
  if (kind === 'first-strike') return strikersOf(assault, unit, by, first);
  const before = engagedBy(assault).get(unit.id)!;
  if (by === before) return strikersOf(assault, unit, by, attack => !first(attack));
  const combatant = combatantOf(assault, unit);
  const hasStruck = valueOf(combatant, before) !== null && combatant.attacks[before].every(first);
  return strikersOf(assault, unit, by, () => !hasStruck);
};

/** Which part of a war engine's own dice are left for a way when another is closed to it. @rule W2, A4.4 */
const ownDiceLeft = (assault: Assault, unit: Unit, kind: BatchKind): { readonly [way in WayToFight]: number } => {
  const combatant = combatantOf(assault, unit);
  const open = waysOpen(assault, unit);
  const blows = closeCombatDiceOf(assault, unit);
  const split = { 'close-combat': blows, firefight: combatant.damageCapacity - blows };
  const isOwnFirst = (way: WayToFight): boolean => isFirst(assault, unit, combatant.attacks[way][0]!);
  const left = { 'close-combat': 0, firefight: 0 };
  for (const way of WAYS_TO_FIGHT) {
    if (isOwnFirst(way) !== (kind === 'first-strike')) continue;
    const other: WayToFight = way === 'firefight' ? 'close-combat' : 'firefight';
    const now = open[way] || !open[other] ? way : other;
    if (open[now]) left[now] += split[way];
  }
  return left;
};

/** Half as many dice as macro-weapons, where a club plays EpicAU’s Titans. @ruling titanDice */
const asPlayed = (assault: Assault, { by }: Striker, dice: number): Partial<Striker> =>
  (assault.rulings.titanDice === 'half-macro' && by === 'close-combat'
    ? { dice: Math.ceil(dice / 2), effect: 'macro-weapon' } : { dice });

/** A war engine’s dice: its own as split, and every weapon of a way that is open. @rule W1, W2 */
const engineStrikers = (assault: Assault, unit: Unit, kind: BatchKind): readonly Striker[] => {
  const open = waysOpen(assault, unit);
  const own = ownDiceLeft(assault, unit, kind);
  return WAYS_TO_FIGHT.flatMap(way => {
    if (!open[way]) return [];
    const [ownDie] = combatantOf(assault, unit).attacks[way];
    const dice = strikersOf(assault, unit, way, attack => attack === ownDie)
      .map(striker => ({ ...striker, ...asPlayed(assault, striker, own[way]) }));
    const extra = strikersOf(assault, unit, way, attack =>
      attack !== ownDie && isFirst(assault, unit, attack) === (kind === 'first-strike'));
    return [...dice, ...extra].filter(striker => striker.dice !== 0);
  });
};

/** A unit's dice for a batch. @rule A4.2, A4.4, W1, W2 */
export const strikersFor = (assault: Assault, unit: Unit, kind: BatchKind): readonly Striker[] =>
  (isWarEngine(combatantOf(assault, unit))
    ? engineStrikers(assault, unit, kind) : unitStrikers(assault, unit, kind));

/**
 * Whom the war engines and snipers among some strikers can reach. A war engine’s blows fall only on those it touches,
 * its fire only on those it does not, unless it fires at those in contact as a skimmer; a sniper’s hit on anybody.
 *
 * @rule W3, H6
 */
export const reachFor = (assault: Assault, strikers: BySide<readonly Striker[]>): Batch['reach'] => {
  const apart = (side: Side) => strikers[side].filter(striker => striker.apart).map(striker => striker.unit);
  return Object.fromEntries([...new Set([...apart('attacker'), ...apart('defender')])].map(id => {
    const unit = unitOf(assault, id);
    const { touched, within } = reachOf(assault, unit);
    const all = [...touched, ...within];
    if (!isWarEngine(combatantOf(assault, unit))) return [id, { 'close-combat': all, firefight: all }];
    const isForced = touched.length > 0 && !waysOpen(assault, unit)['close-combat'];
    return [id, { 'close-combat': touched, firefight: isForced ? all : within }];
  }));
};
