/** Supporting fire as the survivors let it come: who fires depends on whom of the engaged there is to be seen. */
import { sizeOf } from '../../model/combatant.ts';
import { pairsWithin } from '../../movement/engagement.ts';
import { combatantOf, fighters, formationOf, isOnTable, livingOf } from '../../model/roster.ts';
import { supportsAfterMarch } from '../../special-rules/formation-rules.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/procedure.ts';
import { strikersOf } from '../../attacks/strikes.ts';
import { hitKindsOf, thrownBy, type HitKind } from './attacks.ts';
import { gapsOf, type Dice } from './board.ts';

/** A unit outside the assault that may lend its fire. Enemies are places among the fighters of the other side. */
export interface Supporter {
  readonly near: readonly number[];
  readonly gaps: Float64Array;
  readonly dice: readonly Dice[];
}

const mayFire = (assault: Assault, unit: Unit): boolean => {
  const formation = formationOf(assault, unit.formation);
  return !formation.fighting && !formation.broken && (!formation.marched || supportsAfterMarch(formation))
    && combatantOf(assault, unit).ff !== null;
};

/** A supporter’s dice: a war engine throws one for each point of capacity. @rule A5.3 @ruling supportingWarEngine */
const diceOf = (assault: Assault, unit: Unit): readonly Dice[] => {
  const own = assault.rulings.supportingWarEngine === 'one' ? 1 : sizeOf(combatantOf(assault, unit));
  return strikersOf(assault, unit, 'firefight', () => true)
    .map((striker, i) => ({ striker: i === 0 ? { ...striker, dice: own } : striker, isFirst: false }));
};

/** Everybody who may support a side where the survivors let them. @rule A5.2 */
export const supportersOf = (
  assault: Assault, side: Side, enemies = fighters(assault, enemyOf(side)),
): readonly Supporter[] => {
  return livingOf(assault, side).filter(unit => mayFire(assault, unit)).map(unit => ({
    near: pairsWithin(assault, [unit], enemies.filter(isOnTable)).map(pair => enemies.indexOf(pair.to)),
    gaps: gapsOf(assault, unit, enemies),
    dice: diceOf(assault, unit),
  })).filter(({ near }) => near.length > 0);
};

/** Supporting fire on a side. */
export interface SupportingFire {
  readonly order: readonly number[];
  readonly kinds: readonly HitKind[];
}

/**
 * The supporting fire on some engaged survivors.
 *
 * @param supporters those of the other side.
 * @param targets the engaged survivors, in list order.
 * @param seen those of them that let supporters fire: those that attacked in this round.
 * @rule A5.2, A5.4
 * @ruling supportReach
 */
export const fireOn = (
  supporters: readonly Supporter[], targets: readonly number[], seen: readonly number[], isByTold: boolean,
  reach: 'all-engaged' | 'within-15cm',
): SupportingFire => {
  const firing = supporters.filter(({ near }) => near.some(enemy => seen.includes(enemy)));
  const hit = reach === 'all-engaged' ? targets : targets.filter(one => firing.some(({ near }) => near.includes(one)));
  const gapOf = (target: number): number => Math.min(...firing.map(({ gaps }) => gaps[target]!));
  const thrown = firing.flatMap(({ dice, near }) =>
    dice.map(one => thrownBy(one, near.filter(enemy => targets.includes(enemy)))));
  const gaps = new Map(hit.map(target => [target, gapOf(target)]));
  return { order: [...hit].sort((a, b) => gaps.get(a)! - gaps.get(b)!), kinds: hitKindsOf(thrown, isByTold) };
};

/**
 * The same for one round of given fighters, what depends only on who fires being found once.
 *
 * @param engaged everybody who may be a target.
 */
export const fireFrom = (
  supporters: readonly Supporter[], engaged: readonly number[], isByTold: boolean, reach: 'all-engaged' | 'within-15cm',
): ((targets: readonly number[], seen: readonly number[]) => SupportingFire) => {
  if (supporters.some(({ dice }) => dice.some(({ striker }) => striker.apart))) {
    return (targets, seen) => fireOn(supporters, targets, seen, isByTold, reach);
  }
  const isNear = supporters.map(({ near }) => engaged.reduce<boolean[]>((row, one) => {
    row[one] = near.includes(one);
    return row;
  }, []));
  const known = new Map<string, SupportingFire>();
  return (targets, seen) => {
    let key = '';
    for (let i = 0; i < supporters.length; i += 1) if (seen.some(one => isNear[i]![one])) key += `${i} `;
    let fire = known.get(key);
    if (fire === undefined) known.set(key, fire = fireOn(supporters, engaged, seen, isByTold, reach));
    const { order, kinds } = fire;
    return { order: order.filter(one => targets.includes(one)), kinds };
  };
};
