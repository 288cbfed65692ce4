/** Why a unit withdraws, how far, and what it has to get away from, or why it does not. */
import { apartNow, dangerAtEnd, hitsAtEnd } from '../steps/a7-withdraw.ts';
import { isWithdrawing } from '../steps/a7-withdrawal-moves.ts';
import { withdrawalAllowance } from '../movement/two-moves.ts';
import { isWarEngine } from '../model/combatant.ts';
import { gapBetween } from '../movement/engagement.ts';
import { movedBy, USED_UP } from '../movement/movement.ts';
import { combatantOf, formationOf, livingOf, unitOf } from '../model/roster.ts';
import { isFearless } from '../special-rules/ethereal.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';
import { aside, no, notNow, speaksAgainst, speaksFor, yes, type Fact, type Reasoning } from './fact.ts';

const nearestEnemy = (assault: Assault, unit: Unit): { readonly enemy: Unit; readonly cm: number } | undefined =>
  livingOf(assault, enemyOf(unit.side)).map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
    .sort((a, b) => a.cm - b.cm)[0];

/** Why its formation has to go. @rule A7.1, A7.6, A2.12 */
const routed = (assault: Assault, unit: Unit): Fact => {
  const { name: formation, fighting } = formationOf(assault, unit.formation);
  if (assault.winner === null) return speaksFor('A2.12', 'broke-on-the-way', { formation });
  return fighting
    ? speaksFor('A7.1', 'formation-lost', { formation }) : speaksFor('A7.6', 'formation-shaken', { formation });
};

/** What would become of it where it stands now. @rule A2.8, A7.3, A7.4 */
const endingHere = (assault: Assault, unit: Unit): readonly Fact[] => {
  if (apartNow(assault).includes(unit.id)) {
    return [aside('A2.8', 'apart-if-it-stays', { formation: formationOf(assault, unit.formation).name })];
  }
  const near = nearestEnemy(assault, unit);
  if (near === undefined) return [];
  const limit = dangerAtEnd(assault, unit);
  const values = { enemy: near.enemy.name, cm: near.cm };
  if (limit === null) return [aside('A7.3', 'fearless-may-stay', values)];
  const hits = hitsAtEnd(assault, unit);
  if (hits === 0) return [aside('A7.3', 'far-enough', { ...values, limit })];
  return isWarEngine(combatantOf(assault, unit))
    ? [aside('A7.4', 'damaged-if-it-stays', { ...values, limit, hits })]
    : [aside('A7.3', 'lost-if-it-stays', { ...values, limit })];
};

const going = (assault: Assault, unit: Unit): Reasoning => {
  const { speed } = combatantOf(assault, unit);
  const cm = withdrawalAllowance(assault, unit);
  const left = Math.max(0, cm - movedBy(unit));
  const isBrave = isFearless(assault, unit) && unit.path.length > 0;
  return yes(
    routed(assault, unit),
    aside('A7.3', 'two-moves', { cm, speed }),
    ...(unit.path.length > 0 ? [aside('A7.3', 'moves-left', { left })] : []),
    ...(isBrave ? [aside('A7.3', 'fearless-has-moved')] : []),
    ...endingHere(assault, unit),
    speaksFor('A7.3', left > USED_UP || unit.path.length === 0 ? 'may-withdraw' : 'has-withdrawn', { left }),
  );
};

/** Nobody withdraws at this moment. @rule A7.1, A8.3 */
const nobodyGoes = (assault: Assault): Reasoning => {
  if (assault.ending === 'no-assault') return notNow(aside('A7.1', 'nothing-was-fought'));
  if (assault.winner !== null) return notNow(aside('A7.3', 'nobody-withdraws-now'));
  return notNow(aside('A7.1', assault.ending === null ? 'nobody-has-lost' : 'nobody-won'));
};

/**
 * Why a unit withdraws or does not: only those whose formation has lost or has broken, two moves of their Speed, away
 * from every enemy.
 *
 * @rule A7.1, A7.3, A7.4, A7.6, A2.12
 */
export const whyWithdraw = (assault: Assault, unit: Unit): Reasoning => {
  if (isWithdrawing(assault, unit)) return going(assault, unit);
  if (assault.withdrawing.length === 0) return nobodyGoes(assault);
  const { name: formation } = formationOf(assault, unit.formation);
  if (unit.aboard !== null && assault.withdrawing.includes(unit.formation)) {
    return no(speaksAgainst('A7.3', 'goes-with-transport', { transport: unitOf(assault, unit.aboard).name }));
  }
  if (unit.side === assault.winner) return no(speaksAgainst('A7.3', 'its-side-won', { formation }));
  return no(speaksAgainst('A7.1', 'formation-stays', { formation }));
};
