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
export const enemiesByGap = (assault: Assault, unit: Unit): readonly { readonly enemy: Unit; readonly cm: number }[] =>
  fightersOnTable(assault, enemyOf(unit.side))
    .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
    .sort((a, b) => a.cm - b.cm);

/** Enemies in the assault whom a unit touches. @rule A4.2 */
export const touchedBy = (assault: Assault, unit: Unit): readonly Unit[] =>
  fightersOnTable(assault, enemyOf(unit.side)).filter(enemy => isContact(gapBetween(assault, unit, enemy)));

/** Whether a unit touches an enemy in the assault. @rule A4.2 */
export const isTouching = (assault: Assault, unit: Unit): boolean => touchedBy(assault, unit).length > 0;

/** Units of a side that touch an enemy. @rule A4.2 */
export const inContactOn = (assault: Assault, side: Side): readonly Unit[] =>
  fightersOnTable(assault, side).filter(unit => isTouching(assault, unit));

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

/** A unit at the first of some places that leaves its formation together and is fair and right; null: at none. */
export const movedTo = (
  before: Scenario, unit: Unit, places: readonly Point[], isRight: (after: Scenario) => boolean,
): Scenario | null => {
  for (const at of places) {
    if (!staysCoherent(laidOut(before), unit, at)) continue;
    const scenario = putAt(before, unit.id, at);
    if (isFair(before, scenario) && isRight(scenario)) return scenario;
  }
  return null;
};

const firstFair = (
  before: Scenario, unit: Unit, enemy: Unit, places: readonly Point[], isRight: (after: Scenario) => boolean,
): Moved | null => {
  const scenario = movedTo(before, unit, places, isRight);
  return scenario === null ? null : { unit, enemy, scenario };
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

/** For each side one stand more in contact, and one fewer. @rule A4.2, A2.6 */
export function* contactChanges(scenario: Scenario, sides: readonly Side[] = SIDES): Generator<Change> {
  for (const side of sides) {
    const assault = laidOut(scenario);
    const touching = inContactOn(assault, side).filter(unit => combatantOf(assault, unit).speed > 0);
    yield* changeOf('contact-more', side, firstOf(waitingFor(scenario, side), unit => intoContact(scenario, unit)));
    yield* changeOf('contact-fewer', side,
      firstOf([...touching].reverse(), unit => outOfContact(scenario, unit)));
  }
}
