/** Blast markers: when a formation breaks, what it counts as having, what more of them do to a broken one. */
import { nearestFirst } from './allocation.ts';
import { has } from './combatant.ts';
import { note } from './log.ts';
import { countedMarkers, markersPerUnit, panicHits } from './special-rules/they-shall-know-no-fear.ts';
import {
  changeFormations, combatantOf, enemyOf, formationOf, livingIn, livingOf, removeUnits, unitOf,
  type Assault, type Formation, type Step,
} from './state.ts';

/**
 * Blast markers a formation counts as having in the result: a broken one as many as it has units.
 *
 * @rule A6.2, A6.3, B2
 */
export const markersOf = (assault: Assault, formation: Formation): number =>
  formation.broken ? livingIn(assault, formation.id).length : countedMarkers(formation, formation.blastMarkers);

/** Whether a formation has no Blast marker at all; a broken one always counts as having some. @rule A6.2, B2 */
export const isUnmarked = (formation: Formation): boolean => !formation.broken && formation.blastMarkers === 0;

/** Breaks a formation: its Blast markers are removed. @rule A7.1, B1 */
export const breakFormation = (assault: Assault, id: string): Assault =>
  changeFormations(assault, [id], formation => ({ ...formation, broken: true, blastMarkers: 0 }));

/** Places Blast markers on an unbroken formation, without asking yet whether it breaks. @rule B7 */
export const placeMarkers = (assault: Assault, id: string, markers: number, step: Step, rule: string): Assault => {
  const formation = formationOf(assault, id);
  if (markers === 0 || formation.broken) return assault;
  const total = formation.blastMarkers + markers;
  const marked = changeFormations(assault, [id], one => ({ ...one, blastMarkers: total }));
  return note(marked, step, rule, 'markers-placed', { formation: formation.name, markers });
};

/**
 * Breaks a formation that has as many Blast markers as units. There is no other limit: markers beyond the break point
 * vanish with the rest.
 *
 * @rule B1, B5
 */
export const breakIfShaken = (assault: Assault, id: string, step: Step): Assault => {
  const formation = formationOf(assault, id);
  const units = livingIn(assault, id).length;
  if (formation.broken || units === 0 || formation.blastMarkers < units * markersPerUnit(formation)) return assault;
  return note(breakFormation(assault, id), step, 'B1', 'breaks', { formation: formation.name });
};

/**
 * What a Blast marker does to a broken formation instead: one unit each is lost without a save, from the front;
 * Fearless units never are.
 *
 * @rule B3
 */
const panic = (assault: Assault, formation: Formation, markers: number, step: Step): Assault => {
  const units = livingIn(assault, formation.id).filter(unit => !has(combatantOf(assault, unit), 'fearless'));
  const order = nearestFirst(assault, units, livingOf(assault, enemyOf(formation.side)));
  const lost = order.slice(0, panicHits(formation, markers)).map(target => target.unit);
  if (lost.length === 0) return assault;
  const names = lost.map(id => unitOf(assault, id).name);
  const left = removeUnits(assault, lost, 'blast-marker');
  return note(left, step, 'B3', 'panic', { formation: formation.name, lost: names });
};

/** A Blast marker for a formation that watches: placed on an unbroken one, a hit on a broken one. @rule A7.6, B3 */
export const shake = (assault: Assault, id: string, markers: number, step: Step, rule: string): Assault => {
  const formation = formationOf(assault, id);
  if (formation.broken) return panic(assault, formation, markers, step);
  return breakIfShaken(placeMarkers(assault, id, markers, step, rule), id, step);
};
