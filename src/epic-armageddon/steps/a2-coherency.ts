/** A2. Coherency, in every step in which a formation moves: whoever stands apart from its chain is lost. */
import { type Base, isWithin } from '../../battlefield/base.ts';
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
export const coherencyOf = (assault: Assault, unit: Unit): number => {
  const combatant = combatantOf(assault, unit);
  return Math.max(has(combatant, 'scout') ? SCOUT_COHERENCY : 0, COHERENCY * sizeOf(combatant));
};

/** Where a unit stands, and how far it may be from the next, cm. */
export interface ChainPlace {
  readonly base: Base;
  readonly reach: number;
}

/** The places of one chain: the longest, of equals the one with the first of the list, unless its owner says which. */
const chainOf = (places: readonly ChainPlace[], keep: ChainPlace | null): readonly ChainPlace[] => {
  const groups = chains(places.map(({ base }) => base), i => places[i]!.reach);
  const chosen = groups.find(group => group.some(i => places[i] === keep));
  const longest = groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
  return (chosen ?? longest).map(i => places[i]!);
};

/** Every unit needs somebody, whoever it is, as near as its own coherency asks. @rule A2.8 */
const standsAlone = (place: ChainPlace, places: readonly ChainPlace[]): boolean => places.length > 1
  && places.every(other => other === place || !isWithin(place.base, other.base, place.reach));

/** Places of a chain without those that stand alone in it, and without those that hung on by them. @rule A2.8 */
export const coherentAmong = (places: readonly ChainPlace[], keep: ChainPlace | null): readonly ChainPlace[] => {
  const chain = chainOf(places, keep);
  const together = chain.filter(place => !standsAlone(place, chain));
  return together.length === chain.length ? chain : coherentAmong(together, keep);
};

/**
 * Units out of formation: outside the chain that stays, or with nobody near enough in it.
 *
 * @param keep a unit whose chain stays, as its owner chose; null leaves it to length.
 * @rule A2.8
 */
export const stragglers = (assault: Assault, formation: string, keep: string | null = null): readonly string[] => {
  const units = livingIn(assault, formation).filter(isOnTable);
  const places = units.map((unit): ChainPlace =>
    ({ base: baseOf(assault, unit), reach: coherencyOf(assault, unit) }));
  const coherent = coherentAmong(places, places.find((_, i) => units[i]!.id === keep) ?? null);
  return units.filter((_, i) => !coherent.includes(places[i]!)).map(unit => unit.id);
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
