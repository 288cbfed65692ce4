/** Coherency: a formation that has moved must stand in one unbroken chain, or lose those that stand apart. */
import { isWithin } from '../battlefield/base.ts';
import { chains } from '../battlefield/measure.ts';
import { has, sizeOf } from './combatant.ts';
import { baseOf } from './engagement.ts';
import { placeMarkers } from './blast-markers.ts';
import { note } from './log.ts';
import { hasMoved } from './movement.ts';
import { markersFor } from './special-rules/expendable.ts';
import { combatantOf, formationOf, isOnTable, livingIn, removeUnits, unitOf } from './roster.ts';
import type { Assault, Step, Unit } from './state.ts';

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

/** Stragglers, and whoever of their formation sits inside them. */
const withPassengers = (assault: Assault, formation: string, lost: readonly string[]): readonly string[] =>
  livingIn(assault, formation).filter(({ id, aboard }) => lost.includes(aboard ?? id)).map(unit => unit.id);

/**
 * Destroys the stragglers of a formation that has moved, transports with those inside: a Blast marker for each but the
 * Expendable, and no kill for the enemy.
 *
 * @rule A2.8
 */
export const keepCoherency = (assault: Assault, formation: string, step: Step, keep: string | null): Assault => {
  if (!hasMoved(assault, formation)) return assault;
  const lost = withPassengers(assault, formation, stragglers(assault, formation, keep));
  if (lost.length === 0) return assault;
  const names = lost.map(id => unitOf(assault, id).name);
  const left = note(removeUnits(assault, lost, 'coherency'), step, 'A2.8', 'stragglers', {
    formation: formationOf(assault, formation).name, lost: names,
  });
  const markers = lost.reduce((sum, id) => sum + markersFor(assault, unitOf(assault, id), 1), 0);
  return placeMarkers(left, formation, markers, step, 'A2.8');
};
