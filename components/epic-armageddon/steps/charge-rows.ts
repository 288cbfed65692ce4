/** Rows of units that go at the enemy: how each stands to its nearest one, and who sits in whom. */
import { livingIn, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { withPassengers } from '../../../src/epic-armageddon/steps/passengers.ts';
import { isEngaged, unitEngagementOf, unitEngagementWords } from './unit-engagement.ts';
import { rowOf, type UnitRow } from './unit-list.ts';
import { moveWords } from './move-words.ts';

/** The row of a passenger; it opens where there is a way out. */
export const aboardRow = (assault: Assault, { id, name, aboard }: Unit, opens: boolean): UnitRow =>
  rowOf(id, id, name, { state: moveWords.inTransport(unitOf(assault, aboard!).name), tone: 'soft', opens });

/** The row of a unit on the table, its place in the fight at the end of the line. */
const engagementRow = (assault: Assault, { id, name }: Unit, more: Partial<UnitRow>): UnitRow => {
  const engagement = unitEngagementOf(assault, id);
  return rowOf(id, id, name, {
    state: engagement === undefined ? null : unitEngagementWords(engagement),
    tone: engagement !== undefined && isEngaged(engagement) ? 'plain' : 'soft',
    ...more,
  });
};

/** The rows of a formation; `more` is what a step has to say of a unit on the table. */
export const chargeRows = (
  assault: Assault, formation: string, mayGetOut: readonly Unit[],
  more: (unit: Unit) => Pick<UnitRow, 'detail' | 'opens'>,
): readonly UnitRow[] =>
  withPassengers(livingIn(assault, formation)).map(unit => (unit.aboard === null
    ? engagementRow(assault, unit, more(unit))
    : aboardRow(assault, unit, mayGetOut.includes(unit))));
