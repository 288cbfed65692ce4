/** Changes to a scenario by their ids, and what an assault shows of them. */
import type { Change } from '../../../../src/epic-armageddon/odds/changes/change.ts';
import { everyChange, type ChangeOptions } from '../../../../src/epic-armageddon/odds/changes/every-change.ts';
import { laidOut } from '../../../../src/epic-armageddon/odds/changes/layout.ts';
import { isTouching } from '../../../../src/epic-armageddon/odds/changes/contact.ts';
import { ableToSupport } from '../../../../src/epic-armageddon/steps/a5-supporters.ts';
import { assaultWith } from '../../../../src/epic-armageddon/model/copies.ts';
import { fightersOnTable } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Scenario, ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';

/** All changes that come, whatever pauses between them. */
export const allOf = (changes: Iterable<Change | null>): readonly Change[] => [...changes].filter(one => one !== null);

export const idsOf = (scenario: Scenario, options: ChangeOptions = {}): readonly string[] =>
  allOf(everyChange(scenario, options)).map(change => change.id);

/** The change with that id among some; an error where it is not proposed. */
export const changeIn = (changes: Iterable<Change | null>, id: string): Change => {
  const all = allOf(changes);
  const found = all.find(change => change.id === id);
  if (found === undefined) throw new Error(`${id} is not proposed, only ${all.map(one => one.id).join(', ')}`);
  return found;
};

export const changeTo = (scenario: Scenario, id: string, options: ChangeOptions = {}): Change =>
  changeIn(everyChange(scenario, options), id);

export const changedBy = (scenario: Scenario, id: string, options: ChangeOptions = {}): Scenario =>
  changeTo(scenario, id, options).scenario;

/** Ids of a side's units that touch an enemy. */
export const inContact = (scenario: Scenario, side: Side): readonly string[] => {
  const assault = laidOut(scenario);
  return fightersOnTable(assault, side).filter(unit => isTouching(assault, unit)).map(unit => unit.id);
};

/** Ids of a side's units that are engaged, in contact or not. */
export const engagedOn = (scenario: Scenario, side: Side): readonly string[] => {
  const assault = laidOut(scenario);
  return assault.engaged.map(one => one.unit)
    .filter(id => assault.units.some(unit => unit.id === id && unit.side === side));
};

/** Ids of those who may support a side once everybody engaged has attacked. */
export const supporting = (scenario: Scenario, side: Side): readonly string[] => {
  const assault = laidOut(scenario);
  return ableToSupport(assaultWith(assault, { struck: assault.engaged.map(one => one.unit) }), side);
};

export const formationIn = (scenario: Scenario, id: string): ScenarioFormation =>
  scenario.formations.find(one => one.id === id)!;
