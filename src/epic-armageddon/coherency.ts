/** Coherency: a formation that has moved must stand in one unbroken chain, or lose those that stand apart. */
import { chains } from '../battlefield/measure.ts';
import { has } from './combatant.ts';
import { baseOf } from './engagement.ts';
import { placeMarkers } from './blast-markers.ts';
import { note } from './log.ts';
import { hasMoved } from './movement.ts';
import { combatantOf, formationOf, livingIn, removeUnits, unitOf, type Assault, type Step } from './state.ts';

/** How far a unit may stand from the next one, cm. @rule A2.8 */
const COHERENCY = 5;
const SCOUT_COHERENCY = 20;

/**
 * Units outside the chain that stays: the longest one, of equals the one with the first unit of the list, unless the
 * owner names a unit of another.
 *
 * @param keep a unit whose chain stays, as its owner chose; null leaves it to length.
 * @rule A2.8
 */
export const stragglers = (assault: Assault, formation: string, keep: string | null = null): readonly string[] => {
  const units = livingIn(assault, formation);
  const reach = (i: number): number => (has(combatantOf(assault, units[i]!), 'scout') ? SCOUT_COHERENCY : COHERENCY);
  const groups = chains(units.map(unit => baseOf(assault, unit)), reach);
  const chosen = groups.find(group => group.some(i => units[i]!.id === keep));
  const longest = groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
  const stays = chosen ?? longest;
  return units.filter((_, i) => !stays.includes(i)).map(unit => unit.id);
};

/**
 * Destroys the stragglers of a formation that has moved: a Blast marker for each, and no kill for the enemy.
 *
 * @rule A2.8
 */
export const keepCoherency = (assault: Assault, formation: string, step: Step, keep: string | null): Assault => {
  if (!hasMoved(assault, formation)) return assault;
  const lost = stragglers(assault, formation, keep);
  if (lost.length === 0) return assault;
  const names = lost.map(id => unitOf(assault, id).name);
  const left = note(removeUnits(assault, lost, 'coherency'), step, 'A2.8', 'stragglers', {
    formation: formationOf(assault, formation).name, lost: names,
  });
  return placeMarkers(left, formation, lost.length, step, 'A2.8');
};
