/** Where Ignore Cover and Lance hits fall among ordinary ones. */
import type { Effect } from '../model/profile.ts';
import { chanceToSurvive } from './saves.ts';
import { unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';

/** Kinds of hit that may share a volley with ordinary ones. */
const SPECIAL: readonly Effect[] = ['ignore-cover', 'lance'];

/** Whether a kind of hit is worse for a unit than an ordinary one. */
const bites = (assault: Assault, unit: string, effect: Effect): boolean =>
  chanceToSurvive(assault, unitOf(assault, unit), effect) < chanceToSurvive(assault, unitOf(assault, unit), 'normal');

/**
 * Which place in the order each special hit takes: where it bites, the nearest such place first, and where the other
 * kind of special hit does not bite if there is a choice. Hits that bite nowhere come last.
 *
 * @rule H8
 * @ruling specialHits
 */
export const placeEffects = (
  assault: Assault, units: readonly string[], effects: readonly Effect[],
): readonly Effect[] => {
  if (assault.rulings.specialHits === 'in-order') return effects;
  const placed: (Effect | null)[] = units.map(() => null);
  const waiting: Effect[] = effects.filter(effect => effect !== 'normal');
  for (const alone of [true, false]) {
    for (const kind of SPECIAL) {
      for (let i = 0; i < units.length && waiting.includes(kind); i += 1) {
        const bitesAlone = SPECIAL.every(other => other === kind || !bites(assault, units[i]!, other));
        if (placed[i] !== null || bitesAlone !== alone || !bites(assault, units[i]!, kind)) continue;
        placed[i] = kind;
        waiting.splice(waiting.indexOf(kind), 1);
      }
    }
  }
  const rest = [...effects.filter(effect => effect === 'normal'), ...waiting];
  return placed.map(effect => effect ?? rest.shift()!);
};
