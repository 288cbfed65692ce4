/** A2. Coherency, in every step in which a formation moves: whoever stands apart from its chain is lost. */
import { isWithin } from '../../battlefield/base.ts';
import { chains } from '../../battlefield/measure.ts';
import { has, sizeOf } from '../model/combatant.ts';
import { baseOf } from '../movement/engagement.ts';
import { breakIfShaken, placeMarkers } from '../attacks/blast-markers.ts';
import { note } from '../model/log.ts';
import { hasMoved } from '../movement/movement.ts';
import { markersFor } from '../special-rules/expendable.ts';
import { combatantOf, formationOf, isAlive, isOnTable, livingIn, removeUnits } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import type { Step } from '../model/procedure.ts';

/** How far a unit may stand from the next one, cm. @rule A2.8 */
const COHERENCY = 5;
const SCOUT_COHERENCY = 20;

/** How far a unit may be from the next: Scouts 20cm, war engines 5cm a point of their capacity. @rule A2.8, W4 */
const reachOf = (assault: Assault, unit: Unit): number => {
  const combatant = combatantOf(assault, unit);
  return Math.max(has(combatant, 'scout') ? SCOUT_COHERENCY : 0, COHERENCY * sizeOf(combatant));
};

/** The units of one chain: the longest, of equals the one with the first of the list, unless its owner says which. */
const chainOf = (assault: Assault, units: readonly Unit[], keep: string | null): readonly Unit[] => {
  const reach = (i: number): number => reachOf(assault, units[i]!);
  const groups = chains(units.map(unit => baseOf(assault, unit)), reach);
  const chosen = groups.find(group => group.some(i => units[i]!.id === keep));
  const longest = groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
  return (chosen ?? longest).map(i => units[i]!);
};

/** Every unit needs somebody, whoever it is, as near as its own coherency asks. @rule A2.8 */
const standsAlone = (assault: Assault, unit: Unit, units: readonly Unit[]): boolean => {
  const reach = reachOf(assault, unit);
  return units.length > 1
    && units.every(other => other === unit || !isWithin(baseOf(assault, unit), baseOf(assault, other), reach));
};

/** Units of a chain without those that stand alone in it, and without those that hung on by them. */
const coherentIn = (assault: Assault, units: readonly Unit[], keep: string | null): readonly Unit[] => {
  const chain = chainOf(assault, units, keep);
  const together = chain.filter(unit => !standsAlone(assault, unit, chain));
  return together.length === chain.length ? chain : coherentIn(assault, together, keep);
};

/**
 * Units out of formation: outside the chain that stays, or with nobody near enough in it.
 *
 * @param keep a unit whose chain stays, as its owner chose; null leaves it to length.
 * @rule A2.8
 */
export const stragglers = (assault: Assault, formation: string, keep: string | null = null): readonly string[] => {
  const units = livingIn(assault, formation).filter(isOnTable);
  const coherent = coherentIn(assault, units, keep);
  return units.filter(unit => !coherent.includes(unit)).map(unit => unit.id);
};

/** Stragglers, and whoever sits inside them, of whatever formation. */
const withPassengers = (assault: Assault, lost: readonly string[]): readonly Unit[] =>
  assault.units.filter(unit => isAlive(unit) && lost.includes(unit.aboard ?? unit.id));

/**
 * Destroys the stragglers of a formation that has moved, transports with those inside: a Blast marker for each but the
 * Expendable, and no kill for the enemy. Who has been carried by another formation may break at once.
 *
 * @rule A2.8
 */
export const keepCoherency = (assault: Assault, formation: string, step: Step, keep: string | null): Assault => {
  if (!hasMoved(assault, formation)) return assault;
  const lost = withPassengers(assault, stragglers(assault, formation, keep));
  if (lost.length === 0) return assault;
  const removed = removeUnits(assault, lost.map(unit => unit.id), 'coherency');
  const left = note(removed, step, 'A2.8', 'stragglers', {
    formation: formationOf(assault, formation).name, lost: lost.map(unit => unit.name),
  });
  const marked = (after: Assault, id: string): Assault => {
    const markers = lost.filter(unit => unit.formation === id).map(unit => markersFor(assault, unit, 1));
    return placeMarkers(after, id, markers.reduce((sum, one) => sum + one, 0), step, 'A2.8');
  };
  const carried = [...new Set(lost.map(unit => unit.formation))].filter(id => id !== formation);
  return carried.reduce((after, id) => breakIfShaken(marked(after, id), id, step), marked(left, formation));
};
