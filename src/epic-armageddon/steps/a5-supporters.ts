/** Who stands beside an assault: formations outside it, and which of their units could fire into it. */
import { pairsWithin } from '../movement/engagement.ts';
import { combatantOf, engagedAlive, formationOf, livingOf, unitOf } from '../model/roster.ts';
import { firingFromInside, firingStandOf } from '../special-rules/open-transports.ts';
import { supportsAfterMarch } from '../special-rules/formation-rules.ts';
import type { Assault, Support, Unit } from '../model/state.ts';
import { enemyOf, type Side } from '../model/procedure.ts';

export const NO_SUPPORT: Support = {
  able: { attacker: [], defender: [] }, called: { attacker: [], defender: [] }, fired: [],
  near: { attacker: [], defender: [] },
};

/** Living units of a side that do not fight in this assault, and those in open transports among them. @rule A5.2 */
const bystanders = (assault: Assault, side: Side): readonly Unit[] => {
  if (assault.formations.every(formation => formation.fighting || formation.side !== side)) return [];
  const stands = livingOf(assault, side);
  const inside = stands.flatMap(unit => firingFromInside(assault, unit));
  const all = inside.length === 0 ? stands
    : assault.units.filter(unit => stands.includes(unit) || inside.includes(unit));
  return all.filter(unit => !formationOf(assault, unit.formation).fighting);
};

/** Those of some units that have one of some enemies within 15cm and in sight, from where they fire. @rule A5.2 */
const withinReach = (
  assault: Assault, units: readonly Unit[], enemiesOf: () => readonly Unit[],
): readonly Unit[] => {
  if (units.length === 0) return [];
  const stands = [...new Set(units.map(unit => firingStandOf(assault, unit)))];
  const near = new Set(pairsWithin(assault, stands, enemiesOf()).map(pair => pair.from.id));
  return units.filter(unit => near.has(firingStandOf(assault, unit).id));
};

/**
 * The enemies one of whom a side's supporters must have within 15cm and in sight.
 *
 * @rule A5.2
 * @ruling supportCalledBy
 */
export const enemiesToSee = (assault: Assault, side: Side): readonly Unit[] => {
  const engaged = engagedAlive(assault, enemyOf(side));
  return assault.rulings.supportCalledBy === 'enemy-engaged'
    ? engaged
    : engaged.filter(unit => assault.struck.includes(unit.id));
};

/** What in a formation's state keeps it from supporting; null: it is neither broken nor has it marched. @rule A5.2 */
const unfitness = (assault: Assault, unit: Unit): 'broken' | 'marched' | null => {
  const formation = formationOf(assault, unit.formation);
  if (formation.broken) return 'broken';
  return formation.marched && !supportsAfterMarch(formation) ? 'marched' : null;
};

const isFree = (assault: Assault, unit: Unit): boolean => unfitness(assault, unit) === null;

/** What keeps a unit from supporting wherever its enemies stand. */
export type SupportBar = 'fights' | 'inside' | 'broken' | 'marched' | 'no-firefight';

/** Whether a unit sits where it cannot fire. @rule A5.2 */
const isShutIn = (assault: Assault, unit: Unit): boolean =>
  unit.aboard !== null && !firingFromInside(assault, unitOf(assault, unit.aboard)).includes(unit);

/** What keeps a unit from supporting, whatever comes first; null: only where it stands can. @rule A5.2, A4.3 */
export const supportBar = (assault: Assault, unit: Unit): SupportBar | null => {
  if (formationOf(assault, unit.formation).fighting) return 'fights';
  if (isShutIn(assault, unit)) return 'inside';
  return unfitness(assault, unit) ?? (combatantOf(assault, unit).ff === null ? 'no-firefight' : null);
};

/**
 * Units that may support a side: of formations outside the assault, neither broken nor marched, within 15cm and in line
 * of fire of an enemy that attacked in this round.
 *
 * @rule A5.2
 * @ruling supportCalledBy
 */
export const ableToSupport = (assault: Assault, side: Side): readonly string[] => {
  const candidates = bystanders(assault, side).filter(unit => supportBar(assault, unit) === null);
  return withinReach(assault, candidates, () => enemiesToSee(assault, side)).map(unit => unit.id);
};

/**
 * Those of some engaged units that supporting hits may fall on: within 15cm and in sight of one of those who fire.
 *
 * @rule A5.4
 * @ruling supportReach
 */
export const inSupportReach = (
  assault: Assault, units: readonly Unit[], stands: readonly Unit[],
): readonly Unit[] => (assault.rulings.supportReach === 'all-engaged' ? units
  : units.filter(unit => pairsWithin(assault, [unit], stands).length > 0));

/**
 * Formations of a side in a position to support, whether they could fire or not: within 15cm and in line of fire of a
 * directly engaged enemy.
 *
 * @rule A7.6
 * @ruling losersSupporters
 */
export const nearTheAssault = (assault: Assault, side: Side): readonly string[] => {
  const candidates = assault.rulings.losersSupporters === 'able-to-fire'
    ? bystanders(assault, side).filter(unit => isFree(assault, unit) || formationOf(assault, unit.formation).broken)
    : bystanders(assault, side);
  const near = withinReach(assault, candidates, () => engagedAlive(assault, enemyOf(side)));
  return [...new Set(near.map(unit => unit.formation))];
};
