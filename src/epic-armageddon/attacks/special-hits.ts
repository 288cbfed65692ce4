/** Where Ignore Cover and Lance hits fall among ordinary ones. */
import { has, WAYS_TO_FIGHT, type WayToFight } from '../model/combatant.ts';
import type { Effect } from '../model/profile.ts';
import { chanceToSurvive } from './saves.ts';
import { combatantOf, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import type { Hit } from '../model/volley.ts';

/** Kinds of hit that may share a volley with ordinary ones. */
const SPECIAL: readonly Effect[] = ['ignore-cover', 'lance'];

/** What of a hit it depends on how likely it is saved. */
type Kind = Pick<Hit, 'effect' | 'by'>;

/** How likely whoever takes a place survives a hit that comes so. */
type Survives = (place: number, effect: Effect, by: WayToFight) => number;

/** Hits of one effect; by the way they come, if that matters to the saves of somebody. */
const groupsOf = <H extends Kind>(hits: readonly H[], effect: Effect, isWayTold: boolean): readonly H[][] => {
  const ours = hits.filter(hit => hit.effect === effect);
  return (isWayTold ? WAYS_TO_FIGHT.map(by => ours.filter(hit => hit.by === by)) : [ours])
    .filter(some => some.length > 0);
};

/** Which group of special hits takes each place, null where none does. */
const groupsInPlace = <H extends Kind>(
  places: number, groups: readonly H[][], survives: Survives,
): readonly (H[] | null)[] => {
  /** Whether a kind of hit is worse there than an ordinary one that comes the same way. */
  const bites = (place: number, effect: Effect, by: WayToFight): boolean =>
    survives(place, effect, by) < survives(place, 'normal', by);
  const placed = Array<H[] | null>(places).fill(null);
  const left = groups.map(({ length }) => length);
  for (const alone of [true, false]) {
    groups.forEach((group, which) => {
      const { effect, by } = group[0]!;
      for (let i = 0; i < places && left[which]! > 0; i += 1) {
        const bitesAlone = SPECIAL.every(other => other === effect || !bites(i, other, by));
        if (placed[i] !== null || bitesAlone !== alone || !bites(i, effect, by)) continue;
        placed[i] = group;
        left[which]! -= 1;
      }
    });
  }
  return placed;
};

/**
 * Which hit takes each place in the order: a special one where it bites, the nearest such place first, and where the
 * other kind of special hit does not bite if there is a choice. Hits that bite nowhere come last.
 *
 * @param units those on whom the hits fall, in their order.
 * @param survives how likely each of them survives a hit, where that is known.
 * @rule H8
 * @ruling specialHits
 */
export const placeHits = <H extends Kind>(
  assault: Assault, units: readonly string[], hits: readonly H[],
  survives: Survives = (place, effect, by) =>
    chanceToSurvive(assault, unitOf(assault, units[place]!), effect, 'attacks', by),
): readonly H[] => {
  if (assault.rulings.specialHits === 'in-order') return hits;
  const isWayTold = units.some(id => has(combatantOf(assault, unitOf(assault, id)), 'ion-shield'));
  const groups = SPECIAL.flatMap(effect => groupsOf(hits, effect, isWayTold));
  const placed = groupsInPlace(units.length, groups, survives).map(group => group?.shift() ?? null);
  const rest = [...hits.filter(({ effect }) => effect === 'normal'), ...groups.flat()];
  return placed.map(hit => hit ?? rest.shift()!);
};
