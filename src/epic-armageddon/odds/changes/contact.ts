/** One stand more in base contact, or one fewer. */
import type { Point } from '../../../battlefield/base.ts';
import { has } from '../../model/combatant.ts';
import { gapBetween, isContact } from '../../movement/engagement.ts';
import { combatantOf, fightersOnTable, unitOf } from '../../model/roster.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { enemyOf, SIDES, type Side } from '../../model/procedure.ts';
import type { Change } from './change.ts';
import { putAt } from './edit.ts';
import { isFair, laidOut, staysCoherent } from './layout.ts';
import { placesBack, placesBeside } from './places.ts';

/** Enemies in the assault, the nearest first. */
const enemiesByGap = (assault: Assault, unit: Unit): readonly { readonly enemy: Unit; readonly cm: number }[] =>
  fightersOnTable(assault, enemyOf(unit.side))
    .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
    .sort((a, b) => a.cm - b.cm);

/** Whether a unit touches an enemy in the assault. @rule A4.2 */
export const isTouching = (assault: Assault, unit: Unit): boolean =>
  fightersOnTable(assault, enemyOf(unit.side)).some(enemy => isContact(gapBetween(assault, unit, enemy)));

/** Whether it could walk up to somebody, and would then be struck. @rule A4.2 */
export const canClose = (assault: Assault, unit: Unit): boolean => {
  const combatant = combatantOf(assault, unit);
  return combatant.speed > 0 && !unit.poppedUp && !has(combatant, 'support-craft');
};

/** A unit, the enemy it is about, and the scenario with it moved. */
interface Moved {
  readonly unit: Unit;
  readonly enemy: Unit;
  readonly scenario: Scenario;
}

const firstFair = (
  before: Scenario, unit: Unit, enemy: Unit, places: readonly Point[], isRight: (after: Scenario) => boolean,
): Moved | null => {
  for (const at of places.filter(place => staysCoherent(laidOut(before), unit, place))) {
    const scenario = putAt(before, unit.id, at);
    if (isFair(before, scenario) && isRight(scenario)) return { unit, enemy, scenario };
  }
  return null;
};

/**
 * A stand in free contact with the nearest enemy that has room; null where none can be brought there.
 *
 * @rule A2.6
 */
export const intoContact = (before: Scenario, unit: Unit): Moved | null => {
  const assault = laidOut(before);
  for (const { enemy } of enemiesByGap(assault, unit)) {
    const moved = firstFair(before, unit, enemy, placesBeside(assault, unit, enemy), () => true);
    if (moved !== null) return moved;
  }
  return null;
};

/** Stands of a side that could come into contact, the nearest to an enemy first. */
export const waitingFor = (scenario: Scenario, side: Side): readonly Unit[] => {
  const assault = laidOut(scenario);
  return fightersOnTable(assault, side)
    .filter(unit => canClose(assault, unit) && !isTouching(assault, unit))
    .map(unit => ({ unit, cm: enemiesByGap(assault, unit)[0]!.cm }))
    .sort((a, b) => a.cm - b.cm)
    .map(({ unit }) => unit);
};

/** A stand that touched somebody a little further back, where it still can fire. @rule A4.1 */
const outOfContact = (before: Scenario, unit: Unit): Moved | null => {
  const assault = laidOut(before);
  const { enemy } = enemiesByGap(assault, unit)[0]!;
  return firstFair(before, unit, enemy, placesBack(assault, unit, enemy), after => {
    const there = laidOut(after);
    return !isTouching(there, unitOf(there, unit.id)) && there.engaged.some(one => one.unit === unit.id);
  });
};

const firstOf = <T>(units: readonly Unit[], move: (unit: Unit) => T | null): T | null => {
  for (const unit of units) {
    const moved = move(unit);
    if (moved !== null) return moved;
  }
  return null;
};

const changeOf = (kind: 'contact-more' | 'contact-fewer', side: Side, moved: Moved | null): readonly Change[] =>
  (moved === null ? [] : [{
    id: `${kind}:${side}`, kind, rule: 'A4.2', scenario: moved.scenario,
    values: { side, unit: moved.unit.name, enemy: moved.enemy.name },
  }]);

/** For either side one stand more in contact, and one fewer. @rule A4.2, A2.6 */
export function* contactChanges(scenario: Scenario): Generator<Change> {
  for (const side of SIDES) {
    const assault = laidOut(scenario);
    const touching = fightersOnTable(assault, side)
      .filter(unit => combatantOf(assault, unit).speed > 0 && isTouching(assault, unit));
    yield* changeOf('contact-more', side, firstOf(waitingFor(scenario, side), unit => intoContact(scenario, unit)));
    yield* changeOf('contact-fewer', side,
      firstOf([...touching].reverse(), unit => outOfContact(scenario, unit)));
  }
}
