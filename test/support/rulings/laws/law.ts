/** What a law on an open question looks like, and what such laws ask of an assault. */
import { distance } from '../../../../src/battlefield/base.ts';
import type { Combatant } from '../../../../src/epic-armageddon/model/combatant.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { combatantOf, isOnTable, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Formation, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import { gapBetween, isContact, pairsWithin } from '../../../../src/epic-armageddon/movement/engagement.ts';
import type { Volley } from '../../../../src/epic-armageddon/model/volley.ts';
import type { RulingId } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Facts } from '../../list-armies/facts.ts';
import type { Refused, Step } from '../../random-play.ts';
import type { BatchMemory } from '../batch-memory.ts';

/** One event of an assault, and what was there before it. */
export interface Moment extends Step {
  readonly facts: Facts;
  readonly memory: BatchMemory;
}

export interface RulingLaw {
  readonly ruling: RulingId;
  /** What is so under each answer. */
  readonly claim: string;
  /** Whether it is kept; null: every answer comes to the same here. */
  readonly isKept?: (moment: Moment) => boolean | null;
  /** The same of a wish that was refused. */
  readonly isRefusedRightly?: (refused: Refused) => boolean | null;
}

/** Whether a step leads from one part of the procedure to others. */
export const leads = ({ from, to }: Step, out: string, ...into: readonly string[]): boolean =>
  from.startsWith(out) && !to.startsWith(out) && (into.length === 0 || into.some(one => to.startsWith(one)));

export const sheetOf = (assault: Assault, id: string): Combatant => combatantOf(assault, unitOf(assault, id));

export const hasWord = (assault: Assault, unit: Unit, word: string): boolean =>
  combatantOf(assault, unit).abilities.includes(word);

export const isEngine = (assault: Assault, unit: Unit): boolean => {
  const { type, damageCapacity } = combatantOf(assault, unit);
  return type === 'war-engine' || damageCapacity > 1;
};

export const bandOf = ({ formations }: Assault, unit: Unit): Formation =>
  formations.find(({ id }) => id === unit.formation)!;

export const isFighting = (assault: Assault, unit: Unit): boolean => bandOf(assault, unit).fighting;

/** Everybody on the table of whom something is so. */
export const onTable = (assault: Assault, is: (unit: Unit) => boolean): readonly Unit[] =>
  assault.units.filter(unit => isOnTable(unit) && is(unit));

export const touches = (assault: Assault, one: Unit, other: Unit): boolean =>
  isContact(gapBetween(assault, one, other));

/** Enemies on the table that a unit touches. */
export const touchedBy = (assault: Assault, unit: Unit): readonly Unit[] =>
  onTable(assault, other => other.side !== unit.side && touches(assault, unit, other));

/** Whether two groups have somebody in contact, or within 15cm and in sight of each other. */
export const areInReach = (assault: Assault, ours: readonly Unit[], theirs: readonly Unit[]): boolean =>
  pairsWithin(assault, ours, theirs).length > 0;

/** Whether two groups have somebody within 15cm of each other, in sight or not. */
export const areNear = (assault: Assault, ours: readonly Unit[], theirs: readonly Unit[]): boolean =>
  ours.some(one => theirs.some(other => gapBetween(assault, one, other) <= 15 + 1e-6));

/** How far a leg goes that begins where the unit stands. */
export const legTo = (unit: Unit, to: Unit['at']): number => distance(unit.at, to);

/** The enemy of a name. */
export const enemyNamed = ({ units }: Assault, unit: Unit, name: string): Unit | undefined =>
  units.find(one => one.side !== unit.side && one.name === name);

/** A volley that has just been allocated and that nobody has touched yet; null: there is none. */
export const freshVolley = ({ from, to, after }: Step): Volley | null =>
  (from !== to && to.endsWith('llocating') ? after.volley : null);

/** What is so of each side of a fresh volley that a question is about; null: of neither. */
export const ofFreshHits = (
  moment: Moment, isKept: (volley: Volley, side: Side) => boolean | null,
): boolean | null => {
  const volley = freshVolley(moment);
  if (volley === null) return null;
  const found = SIDES.map(side => isKept(volley, side)).filter(one => one !== null);
  return found.length === 0 ? null : found.every(Boolean);
};
