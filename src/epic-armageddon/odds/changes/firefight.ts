/** The charge as a firefight: all who charge stop short of contact, within reach of fire. */
import { enemyOf, type Side } from '../../model/procedure.ts';
import { fightersOnTable, unitOf } from '../../model/roster.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { gapBetween } from '../../movement/engagement.ts';
import { zoneOf } from '../../movement/zones-of-control.ts';
import type { Change } from './change.ts';
import { inContactOn } from './contact.ts';
import { putAt } from './edit.ts';
import { isFair, laidOut } from './layout.ts';
import { isFreePlace } from './places.ts';

/** How far all of them stand back, cm, the least first. */
const STEPS = [5.1, 5.5, 6, 7, 8, 10];

const middleOf = (units: readonly Unit[]): readonly [number, number] => [
  units.reduce((sum, { at }) => sum + at[0], 0) / units.length,
  units.reduce((sum, { at }) => sum + at[1], 0) / units.length,
];

/** All of a side the same way further from the enemy. */
const stoodBack = (scenario: Scenario, ours: readonly Unit[], theirs: readonly Unit[], cm: number): Scenario => {
  const [[x, y], [ex, ey]] = [middleOf(ours), middleOf(theirs)];
  const apart = Math.hypot(x - ex, y - ey) || 1;
  return ours.reduce((after, { id, at }) =>
    putAt(after, id, [at[0] + cm * (x - ex) / apart, at[1] + cm * (y - ey) / apart]), scenario);
};

const gapsOn = (assault: Assault, side: Side): readonly number[] => fightersOnTable(assault, side).flatMap(unit =>
  fightersOnTable(assault, enemyOf(side)).map(enemy => gapBetween(assault, unit, enemy) - zoneOf(assault, enemy)));

/** Whether nobody stands on anything or in a zone of control. @rule A2.3 */
const isOpen = (after: Scenario, side: Side, ids: readonly string[]): boolean => {
  const assault = laidOut(after);
  return gapsOn(assault, side).every(gap => gap > 0)
    && ids.every(id => isFreePlace(assault, unitOf(assault, id), unitOf(assault, id).at));
};

/** Those who charge keep their order and stop outside the zones of control; nobody touches. @rule A2.3, A4.2 */
export function* firefightChanges(scenario: Scenario): Generator<Change> {
  const before = laidOut(scenario);
  const [ours, theirs] = [fightersOnTable(before, 'attacker'), fightersOnTable(before, 'defender')];
  if (inContactOn(before, 'attacker').length === 0) return;
  for (const cm of STEPS) {
    const after = stoodBack(scenario, ours, theirs, cm);
    if (!isOpen(after, 'attacker', ours.map(({ id }) => id)) || !isFair(scenario, after)) continue;
    yield {
      id: 'firefight:attacker', kind: 'firefight', rule: 'A4.2', values: { side: 'attacker' }, scenario: after,
    };
    return;
  }
}
