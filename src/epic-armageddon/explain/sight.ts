/** Whom a unit can fight: its nearest enemies, the gaps to them, and what hides them. */
import { FIREFIGHT, gapBetween, isContact, isInReach, lineBetween } from '../movement/engagement.ts';
import { unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { calledGround, type CalledGround } from '../model/terrain.ts';
import { aside, speaksAgainst, speaksFor, type Fact } from './fact.ts';

/** An enemy, how far it is, and what hides it. */
interface Sighting {
  readonly enemy: Unit;
  readonly cm: number;
  /** Null: nothing hides it. */
  readonly hidden: { readonly by: CalledGround; readonly cm: number; readonly rule: 'L2' | 'L3' } | null;
}

/** What cuts a line of fire, a piece of terrain or a war engine, as the table calls it. @rule L2, L3 */
const hiddenBy = (assault: Assault, id: string, cm: number): Sighting['hidden'] => {
  const piece = assault.table.terrain.find(one => one.id === id);
  return piece === undefined
    ? { by: { terrain: unitOf(assault, id).name, kind: null }, cm, rule: 'L3' }
    : { by: calledGround(piece), cm, rule: 'L2' };
};

const sightingOf = (assault: Assault, unit: Unit, enemy: Unit): Sighting => {
  const cm = gapBetween(assault, unit, enemy);
  if (isContact(cm) || !isInReach(cm)) return { enemy, cm, hidden: null };
  const line = lineBetween(assault, unit, enemy);
  return { enemy, cm, hidden: line.clear ? null : hiddenBy(assault, line.by, line.cm) };
};

/** Of equally near enemies the first in the list comes first. */
const nearestFirst = (assault: Assault, unit: Unit, enemies: readonly Unit[]): readonly Sighting[] => enemies
  .map(enemy => sightingOf(assault, unit, enemy)).sort((a, b) => a.cm - b.cm);

/** A unit stands in contact with an enemy, or within 15cm of one and in line of fire. @rule A4.1, L1 */
export const metFact = (rule: string, enemy: string, cm: number): Fact => (isContact(cm)
  ? speaksFor(rule, 'touches', { enemy })
  : speaksFor(rule, 'within-reach', { enemy, cm, limit: FIREFIGHT }));

/** Terrain, or a war engine, is in the way. @rule L2, L3 */
const hiddenFact = ({ enemy, cm, hidden }: Sighting, make: typeof aside): Fact => {
  const { by: { terrain: by, kind }, cm: through, rule } = hidden!;
  return make(rule, 'hidden', { enemy: enemy.name, cm, by, kind, through });
};

const farFact = ({ enemy, cm }: Sighting, rule: string): Fact =>
  speaksAgainst(rule, 'too-far', { enemy: enemy.name, cm, limit: FIREFIGHT, missing: cm - FIREFIGHT });

/** Whether a unit stands near enough to one of some enemies to fight it, and the facts of it; the last one decides. */
export interface Meeting {
  readonly isMet: boolean;
  /** The nearest that it can fight, null: there is none. */
  readonly nearest: string | null;
  readonly facts: readonly Fact[];
}

/**
 * The nearest enemy that a unit can fight, those nearer that it cannot see before it; or why there is none.
 *
 * @rule A4.1, L1, L2, L3
 */
export const meetingOf = (assault: Assault, unit: Unit, enemies: readonly Unit[], rule = 'A4.1'): Meeting => {
  const sightings = nearestFirst(assault, unit, enemies);
  const [nearest] = sightings;
  if (nearest === undefined) return { isMet: false, nearest: null, facts: [speaksAgainst(rule, 'no-enemy')] };
  const met = sightings.find(one => isInReach(one.cm) && one.hidden === null);
  const hidden = sightings.filter(one => one.hidden !== null && (met === undefined || one.cm < met.cm));
  if (met !== undefined) {
    const facts = hidden.slice(0, 1).map(one => hiddenFact(one, aside));
    return { isMet: true, nearest: met.enemy.id, facts: [...facts, metFact(rule, met.enemy.name, met.cm)] };
  }
  if (hidden.length === 0) return { isMet: false, nearest: null, facts: [farFact(nearest, rule)] };
  return { isMet: false, nearest: null, facts: hidden.map(one => hiddenFact(one, speaksAgainst)) };
};
