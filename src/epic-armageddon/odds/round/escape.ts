/** Who gets away: where each fighter ends that flees from each enemy, and whom it then stands too near to. */
import { gap, NOISE, type Base } from '../../../battlefield/base.ts';
import { crosses, stepAway } from '../../../battlefield/measure.ts';
import { withdrawalAllowance } from '../../a7-withdraw.ts';
import { baseOf, FIREFIGHT, isContact } from '../../engagement.ts';
import { impassableFor } from '../../movement.ts';
import { fightersOnTable, livingOf } from '../../roster.ts';
import { enemyOf, type Assault, type Side, type Unit } from '../../state.ts';

/** The flight of one fighter from those near it, the nearest first. */
export interface Flight {
  /** Enemies as places in `Escape.enemies`, by distance, and for each whom it would end too near to. */
  readonly from: readonly { readonly enemy: number; readonly near: readonly number[] }[];
}

export interface Escape {
  /** Every enemy on the table by its place among the other side’s fighters; null: it does not fight. */
  readonly enemies: readonly (number | null)[];
  /** One for each fighter of the side. */
  readonly flights: readonly Flight[];
  /** Nobody is caught or stopped before so many enemies are dead; Infinity: nobody ever is. */
  readonly sureUntil: number;
  /** Some may run into others or into what stops them: their flight is not told here. */
  readonly isBlocked: boolean;
}

/** Distances are compared in steps of this many to the centimetre, as hits are allocated. */
const STEPS_PER_CM = 1e6;

const nearness = (base: Base, enemy: Base): number => {
  const cm = gap(base, enemy);
  return isContact(cm) ? 0 : Math.round(cm * STEPS_PER_CM) / STEPS_PER_CM;
};

interface Fleeing {
  readonly flight: Flight;
  readonly isBlocked: boolean;
  readonly sureUntil: number;
}

/** How one unit flees from the enemies who may be nearest to it; those who do not fight stay where they are. */
const flightOf = (assault: Assault, unit: Unit, enemies: readonly Base[], isFighting: readonly boolean[]): Fleeing => {
  const base = baseOf(assault, unit);
  const cm = withdrawalAllowance(assault, unit);
  const isWalled = impassableFor(assault, unit).length > 0;
  const order = enemies.map((_, i) => i)
    .sort((a, b) => nearness(base, enemies[a]!) - nearness(base, enemies[b]!));
  let isBlocked = isWalled;
  let sureUntil = isWalled ? 0 : Infinity;
  const from = order.slice(0, 1 + order.findIndex(enemy => !isFighting[enemy]!) || order.length).map((enemy, place) => {
    const to = stepAway(base, enemies[enemy]!.at, cm, assault.table);
    const rest = order.slice(place);
    const isStopped = rest.some(other => other !== enemy && crosses(base, to, enemies[other]!));
    const near = rest.filter(other => gap({ ...base, at: to }, enemies[other]!) <= FIREFIGHT + NOISE);
    isBlocked ||= isStopped;
    if (isStopped || near.length > 0) sureUntil = Math.min(sureUntil, place);
    return { enemy, near };
  });
  return { flight: { from }, isBlocked, sureUntil };
};

/** How a side flees in the usual way. @rule A7.3 */
export const escapeOf = (assault: Assault, side: Side): Escape => {
  const fighting = new Set(fightersOnTable(assault, enemyOf(side)).map(unit => unit.id));
  const units = livingOf(assault, enemyOf(side));
  const bases = units.map(unit => baseOf(assault, unit));
  const isFighting = units.map(unit => fighting.has(unit.id));
  const fleeing = fightersOnTable(assault, side).map(unit => flightOf(assault, unit, bases, isFighting));
  const places = new Map([...fighting].map((id, i) => [id, i]));
  return {
    enemies: units.map(unit => places.get(unit.id) ?? null),
    flights: fleeing.map(({ flight }) => flight),
    sureUntil: Math.min(Infinity, ...fleeing.map(one => one.sureUntil)),
    isBlocked: fleeing.some(one => one.isBlocked),
  };
};

/** Whether a fighter is caught where its flight ends, of enemies of whom these live. @rule A7.3 */
export const isCaught = (
  { enemies, flights }: Escape, fighter: number, living: readonly boolean[],
): boolean => {
  const lives = (enemy: number): boolean => enemies[enemy] === null || living[enemies[enemy]!]!;
  const nearest = flights[fighter]!.from.find(({ enemy }) => lives(enemy));
  return nearest?.near.some(lives) ?? false;
};
