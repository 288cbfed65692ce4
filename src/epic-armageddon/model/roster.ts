/** Who is who in an assault: its units and formations looked up, counted and changed. */
import { sizeOf, type Combatant } from './combatant.ts';
import { assaultWith, unitWith } from './copies.ts';
import { once } from '../../shared/once.ts';
import type { Assault, Formation, Unit } from './state.ts';
import type { Loss, Side } from './procedure.ts';

export const isAlive = (unit: Unit): boolean => unit.lostTo === null;

/** Alive, and in no transport. */
export const isOnTable = (unit: Unit): boolean => unit.lostTo === null && unit.aboard === null;

const unitsById = once((units: readonly Unit[]): ReadonlyMap<string, Unit> => {
  const byId = new Map<string, Unit>();
  for (const unit of units) byId.set(unit.id, unit);
  return byId;
});

export const unitOf = (assault: Assault, id: string): Unit => {
  const unit = unitsById(assault.units).get(id);
  if (unit === undefined) throw new Error(`There is no unit ${id} in this assault.`);
  return unit;
};

export const formationOf = (assault: Assault, id: string): Formation => {
  const formation = assault.formations.find(one => one.id === id);
  if (formation === undefined) throw new Error(`There is no formation ${id} in this assault.`);
  return formation;
};

export const combatantOf = (assault: Assault, unit: Unit): Combatant => assault.combatants[unit.combatant]!;

/** A unit's name with what its player has chosen of its datasheet: `Razorback 2 (Twin Heavy Bolter)`. */
export const calledInFull = (assault: Assault, unit: Unit): string => {
  const { options } = combatantOf(assault, unit);
  return options === '' ? unit.name : `${unit.name} (${options})`;
};

/** The formations of a side that fight in this assault. */
export const fightingFormations = (assault: Assault, side: Side): readonly Formation[] =>
  assault.formations.filter(formation => formation.fighting && formation.side === side);

/** Living units of one formation, in list order. */
export const livingIn = (assault: Assault, formation: string): readonly Unit[] =>
  assault.units.filter(unit => unit.formation === formation && unit.lostTo === null);

/** Living units of a side's fighting formations, engaged or not, in transports or not, in list order. */
export const fighters = (assault: Assault, side: Side): readonly Unit[] => {
  const ids = fightingFormations(assault, side).map(formation => formation.id);
  return assault.units.filter(unit => unit.lostTo === null && ids.includes(unit.formation));
};

/** Those of them that stand on the table. */
export const fightersOnTable = (assault: Assault, side: Side): readonly Unit[] =>
  fighters(assault, side).filter(isOnTable);

/** Every living unit of a side on the table. */
export const livingOf = (assault: Assault, side: Side): readonly Unit[] =>
  assault.units.filter(unit => unit.side === side && isOnTable(unit));

/** Living passengers of a transport, in list order. */
export const passengersOf = (assault: Assault, transport: string): readonly Unit[] =>
  assault.units.filter(unit => unit.aboard === transport && unit.lostTo === null);

/**
 * Units of a side that were directly engaged when this round's attacks began and still live, and passengers that have
 * come out of a wreck since.
 *
 * @rule A4.1, V12
 */
export const engagedAlive = (assault: Assault, side: Side): readonly Unit[] =>
  [...assault.engaged.map(one => one.unit), ...assault.spilled]
    .map(id => unitOf(assault, id)).filter(unit => unit.side === side && isOnTable(unit));

/** How many units some units count as together. @rule W8 */
export const sizesOf = (assault: Assault, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + sizeOf(combatantOf(assault, unit)), 0);

/** The same units with some of them changed. */
export const changeUnits = (
  assault: Assault, ids: readonly string[], change: (unit: Unit) => Unit,
): readonly Unit[] => (ids.length === 0 ? assault.units
  : assault.units.map(unit => (ids.includes(unit.id) ? change(unit) : unit)));

/** Takes units off the table. */
export const removeUnits = (assault: Assault, ids: readonly string[], lostTo: Loss): Assault =>
  (ids.length === 0 ? assault
    : assaultWith(assault, { units: changeUnits(assault, ids, unit => unitWith(unit, { lostTo })) }));

/** The same formations with some of them changed. */
export const changeFormations = (
  assault: Assault, ids: readonly string[], change: (formation: Formation) => Formation,
): Assault => assaultWith(assault, {
  formations: assault.formations.map(one => (ids.includes(one.id) ? change(one) : one)),
});
