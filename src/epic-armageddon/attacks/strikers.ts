/** Who throws what in a batch: ordinary units, war engines, and whoever fires from inside a transport. */
import { isWarEngine, valueOf, WAYS_TO_FIGHT, type Attack, type WayToFight } from '../model/combatant.ts';
import { gapBetween, isContact, pairsWithin, type UnitPair } from '../movement/engagement.ts';
import { once } from '../../shared/once.ts';
import { strikesFirst } from '../special-rules/saves-and-weapons.ts';
import { firingFromInside, isOpenTransport, firingStandOf } from '../special-rules/open-transports.ts';
import { combatantOf, formationOf, isAlive, unitOf } from '../model/roster.ts';
import type { Assault, Engagement, Unit } from '../model/state.ts';
import type { BySide, Side } from '../model/procedure.ts';
import { strikersOf } from './strikes.ts';
import type { Batch, BatchKind, Striker } from '../model/batch.ts';
import { closeCombatDiceOf, forcesFirefight, isPlain, reachOf, waysOpen } from './ways-to-fight.ts';

/** First Strike by datasheet or weapon, or by standing in a trench dug for it. @rule A4.4, V13 */
const isFirst = (assault: Assault, unit: Unit, attack: Attack): boolean =>
  attack.firstStrike || strikesFirst(assault, unit);

/** Whether anybody engaged strikes before the others. @rule A4.4, H6 */
export const hasFirstStrike = (assault: Assault): boolean => assault.engaged.some(({ unit: id, by }) => {
  const unit = unitOf(assault, id);
  const combatant = combatantOf(assault, unit);
  if (isPlain(assault) && !isOpenTransport(combatant)) {
    return combatant.attacks[by].some(attack => isFirst(assault, unit, attack));
  }
  return strikersFor(assault, unit, 'first-strike').length > 0;
});

/** How an ordinary unit fights now; null: nobody is left in its reach. @rule A4.2, A4.4 */
const wayNow = (assault: Assault, unit: Unit): WayToFight | null => {
  if (isEverybodyAlive(assault)) return engagedBy(assault.engaged).get(unit.id)!;
  const open = waysOpen(assault, unit);
  return WAYS_TO_FIGHT.find(way => open[way]) ?? null;
};

const isEverybodyAlive = once((assault: Assault): boolean =>
  assault.engaged.every(one => isAlive(unitOf(assault, one.unit))));

const engagedBy = once((engaged: readonly Engagement[]): ReadonlyMap<string, WayToFight> =>
  new Map(engaged.map(({ unit, by }) => [unit, by])));

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
  const before = engagedBy(assault.engaged).get(unit.id)!;
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

/** Half as many dice as macro-weapons, where a club plays EpicAU’s Titans. @rule W11 @ruling titanDice */
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

/** Passengers of an open transport that fight fire from inside it, at whomever it can reach. @rule A5.2, W10 */
const passengersStrikers = (assault: Assault, transport: Unit, kind: BatchKind): readonly Striker[] => {
  const { touched, within } = reachOf(assault, transport);
  if (touched.length + within.length === 0) return [];
  const firing = firingFromInside(assault, transport).filter(unit => formationOf(assault, unit.formation).fighting);
  return firing.flatMap(unit => strikersOf(assault, unit, 'firefight', attack =>
    isFirst(assault, unit, attack) === (kind === 'first-strike')));
};

/** The dice of a unit, and of those who fire from inside it, for a batch. @rule A4.2, A4.4, W1, W2 */
export const strikersFor = (assault: Assault, unit: Unit, kind: BatchKind): readonly Striker[] => {
  const combatant = combatantOf(assault, unit);
  const own = isWarEngine(combatant) ? engineStrikers(assault, unit, kind) : unitStrikers(assault, unit, kind);
  return isOpenTransport(combatant) ? [...own, ...passengersStrikers(assault, unit, kind)] : own;
};

const hasOpenTransports = once((combatants: Assault['combatants']): boolean =>
  Object.values(combatants).some(isOpenTransport));

/** The dice of some engaged units in the order of the list, those of passengers too. @rule A4.2 */
export const strikersAmong = (assault: Assault, units: readonly Unit[], kind: BatchKind): readonly Striker[] => {
  const strikers = units.flatMap(unit => strikersFor(assault, unit, kind));
  if (!hasOpenTransports(assault.combatants)) return strikers;
  const places = new Map(assault.units.map((unit, i) => [unit.id, i]));
  return [...strikers].sort((a, b) => places.get(a.unit)! - places.get(b.unit)!);
};

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
    const { touched, within } = reachOf(assault, firingStandOf(assault, unit));
    const all = [...touched, ...within];
    if (!isWarEngine(combatantOf(assault, unit))) return [id, { 'close-combat': all, firefight: all }];
    const isForced = !waysOpen(assault, unit)['close-combat'];
    return [id, { 'close-combat': touched, firefight: isForced ? all : within }];
  }));
};

/** Whether somebody stands where one of some units was destroyed. @rule V12 */
const isInWreckOf = (assault: Assault, unit: Unit, ids: readonly string[]): boolean => ids
  .map(id => unitOf(assault, id)).some(one => !isAlive(one) && isContact(gapBetween(assault, unit, one)));

/**
 * The same reach with those whom a wreck has set down since the dice were thrown: a war engine can hit them as it can
 * anybody, with blows where it touches them or touched their transport, else with fire.
 *
 * @rule W3, V12
 */
export const reachWith = (assault: Assault, { kind, reach }: Batch, spilled: readonly Unit[]): Batch['reach'] =>
  Object.fromEntries(Object.entries(reach).map(([id, known]) => {
    const unit = unitOf(assault, id);
    const pairs = pairsWithin(assault, [firingStandOf(assault, unit)], spilled.filter(one => one.side !== unit.side));
    const isApart = isWarEngine(combatantOf(assault, unit)) && kind !== 'support' && !forcesFirefight(assault, unit);
    const isTouched = ({ cm, to }: UnitPair): boolean =>
      isContact(cm) || isInWreckOf(assault, to, known['close-combat']);
    const on = (way: WayToFight): readonly string[] => [...new Set([...known[way], ...pairs
      .filter(pair => !isApart || isTouched(pair) === (way === 'close-combat')).map(({ to }) => to.id)])];
    return [id, { 'close-combat': on('close-combat'), firefight: on('firefight') }];
  }));
