/** Blast markers: when a formation breaks, what it counts as having, what more of them do to a broken one. */
import { inOneLap, nearestFirst } from './allocation.ts';
import { formationWith } from '../model/copies.ts';
import { note } from '../model/log.ts';
import { isFearless } from '../special-rules/ethereal.ts';
import { vanishing } from '../special-rules/formation-rules.ts';
import { countedMarkers, markersPerUnit, panicHits } from '../special-rules/they-shall-know-no-fear.ts';
import {
  changeFormations, formationOf, isOnTable, livingIn, livingOf, removeUnits, sizesOf, unitOf,
} from '../model/roster.ts';
import type { Assault, Formation } from '../model/state.ts';
import { enemyOf, type Step } from '../model/procedure.ts';

/**
 * Blast markers a formation counts as having in the result: a broken one as many as it has units, a war engine counting
 * as its starting damage capacity.
 *
 * @rule A6.2, A6.3, B2, W8
 */
export const markersOf = (assault: Assault, formation: Formation): number =>
  formation.broken
    ? sizesOf(assault, livingIn(assault, formation.id))
    : countedMarkers(formation, formation.blastMarkers);

/** Whether a formation has no Blast marker at all; a broken one always counts as having some. @rule A6.2, B2 */
export const isUnmarked = (formation: Formation): boolean => !formation.broken && formation.blastMarkers === 0;

/** Breaks a formation: its Blast markers are removed, and summoned daemons vanish. @rule A7.1, B1 */
export const breakFormation = (assault: Assault, id: string, step: Step): Assault => {
  const broken = changeFormations(assault, [id], one => formationWith(one, { broken: true, blastMarkers: 0 }));
  const lost = vanishing(assault, formationOf(assault, id));
  if (lost.length === 0) return broken;
  const names = lost.map(unit => unitOf(assault, unit).name);
  return note(removeUnits(broken, lost, 'summoned'), step, 'A7.1', 'vanishes', { lost: names });
};

/** Places Blast markers on an unbroken formation, without asking yet whether it breaks. @rule B7 */
export const placeMarkers = (assault: Assault, id: string, markers: number, step: Step, rule: string): Assault => {
  const formation = formationOf(assault, id);
  if (markers === 0 || formation.broken) return assault;
  const total = formation.blastMarkers + markers;
  const marked = changeFormations(assault, [id], one => formationWith(one, { blastMarkers: total }));
  return note(marked, step, rule, 'markers-placed', { formation: formation.name, markers });
};

/**
 * Breaks a formation that has as many Blast markers as units. There is no other limit: markers beyond the break point
 * vanish with the rest.
 *
 * @rule B1, B5, W8
 */
export const breakIfShaken = (assault: Assault, id: string, step: Step): Assault => {
  const formation = formationOf(assault, id);
  const units = sizesOf(assault, livingIn(assault, id));
  if (formation.broken || units === 0 || formation.blastMarkers < units * markersPerUnit(formation)) return assault;
  return note(breakFormation(assault, id, step), step, 'B1', 'breaks', { formation: formation.name });
};

/**
 * What Blast markers do to a broken formation instead: a hit each without a save, from the front; Fearless units never
 * take one, automatons save theirs.
 *
 * @returns ids of the units, one for each hit.
 * @rule B3
 */
export const panicIn = (assault: Assault, formation: Formation, markers: number): readonly string[] => {
  const units = livingIn(assault, formation.id).filter(unit => isOnTable(unit) && !isFearless(assault, unit));
  const order = nearestFirst(assault, units, livingOf(assault, enemyOf(formation.side)));
  return inOneLap(order, panicHits(formation, markers));
};
