/** Points of damage on war engines: what each hit of a volley takes, and what its critical hits add. */
import { isWarEngine } from '../model/combatant.ts';
import { USUAL_CRITICAL, type Critical } from '../model/profile.ts';
import { unsavedPoints } from './saved-hits.ts';
import { combatantOf, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import type { AllocatedHit } from '../model/volley.ts';

/** A critical hit happens on this face. @rule W6 */
export const CRITICAL = 6;

/** What one hit takes from its unit. */
export interface LostPoints {
  /** Points that neither shields nor saves have met. */
  readonly unsaved: number;
  /** Points of damage, those of its critical hits included; 1 for what any hit destroys. */
  readonly points: number;
  /** Of these, the points that came of critical hits. */
  readonly byCriticals: number;
  /** Of these, the points that were taken by a critical that destroys outright. */
  readonly outright: number;
  /** Points that are tested for critical hits. */
  readonly tested: number;
  /** Its critical hits. */
  readonly criticals: number;
  /** Its unit does not live through the volley. */
  readonly isFatal: boolean;
}

export const criticalOf = (assault: Assault, unit: Unit): Critical =>
  combatantOf(assault, unit).critical ?? USUAL_CRITICAL;

/** Damage capacity that a war engine has left; 1 for what any hit destroys. @rule W5 */
export const capacityLeft = (assault: Assault, unit: Unit): number => {
  const combatant = combatantOf(assault, unit);
  return isWarEngine(combatant) ? combatant.damageCapacity - unit.damage : 1;
};

type Tally = { -readonly [of in keyof LostPoints]: LostPoints[of] };

/** What a hit’s critical hits take of what its unit has left. */
const addCriticals = (tally: Tally, critical: Critical, faces: readonly number[], left: number): number => {
  let rest = left;
  for (const face of faces) {
    if (face < CRITICAL) continue;
    tally.criticals += 1;
    const taken = Math.min(rest, critical.damage === 'all' ? rest : critical.damage);
    tally.points += taken;
    tally.byCriticals += taken;
    if (critical.damage === 'all') tally.outright += taken;
    else tally.tested += taken;
    rest -= taken;
  }
  return rest;
};

/**
 * What the hits on one side take, one entry for each: nobody loses more than it has left. Every point actually lost is
 * tested for a critical hit, those that a critical adds as well, but not what one takes by destroying outright.
 *
 * @rule W5, W6, H11
 */
export const lostPoints = (assault: Assault, hits: readonly AllocatedHit[]): readonly LostPoints[] => {
  const left = new Map<string, number>();
  const leftOf = (id: string): number => left.get(id) ?? capacityLeft(assault, unitOf(assault, id));
  const tallies = hits.map((hit): Tally => {
    const unsaved = typeof hit.points === 'string' ? 0 : unsavedPoints(assault, hit);
    const before = leftOf(hit.unit);
    const points = Math.min(unsaved, before);
    left.set(hit.unit, before - points);
    const tested = isWarEngine(combatantOf(assault, unitOf(assault, hit.unit))) ? points : 0;
    return { unsaved, points, byCriticals: 0, outright: 0, tested, criticals: 0, isFatal: false };
  });
  hits.forEach((hit, i) => {
    if (hit.criticals.length === 0) return;
    const critical = criticalOf(assault, unitOf(assault, hit.unit));
    left.set(hit.unit, addCriticals(tallies[i]!, critical, hit.criticals, leftOf(hit.unit)));
  });
  tallies.forEach((tally, i) => {
    tally.isFatal = leftOf(hits[i]!.unit) === 0;
  });
  return tallies;
};
