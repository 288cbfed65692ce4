/** A scenario as it would be fought if nobody moved: who fights, who is engaged; and whether a changed one is fair. */
import type { Point } from '../../../battlefield/base.ts';
import { beginAttacks } from '../../steps/a4-attacks.ts';
import { chooseTarget, targetsOf, whyNotTarget } from '../../steps/a1-choose-target.ts';
import { whyNotEndCharge } from '../../steps/a2-charge.ts';
import { isWarEngine } from '../../model/combatant.ts';
import { assaultWith, unitWith } from '../../model/copies.ts';
import { stragglers } from '../../steps/a2-coherency.ts';
import { once } from '../../../shared/once.ts';
import {
  calledInFull, changeUnits, combatantOf, formationOf, livingIn, passengersOf, sizesOf,
} from '../../model/roster.ts';
import type { Scenario } from '../../model/scenario.ts';
import { markersPerUnit } from '../../special-rules/they-shall-know-no-fear.ts';
import { startAssault } from '../../steps/start.ts';
import type { Assault, Unit } from '../../model/state.ts';
import type { Side } from '../../model/procedure.ts';

/** The assault with its formations settled and those engaged found, everybody where the scenario has them. */
export const laidOut = once((scenario: Scenario): Assault => {
  const start = startAssault(scenario);
  const targets = targetsOf(start, { target: start.target });
  return beginAttacks(scenario.startAt === 'a1ChooseTarget' ? chooseTarget(start, targets) : start);
});

/** The formation that leads a side: the one that engages, or its target. */
export const leadOf = ({ engage }: Scenario, side: Side): string =>
  (side === 'attacker' ? engage.formation : engage.target);

/** Whether somebody sits in a unit. */
export const carriesSomebody = (assault: Assault, unit: Unit): boolean => passengersOf(assault, unit.id).length > 0;

/** Whether one hit takes it off the table, and nobody with it. */
export const isSingle = (assault: Assault, unit: Unit): boolean =>
  !isWarEngine(combatantOf(assault, unit)) && !carriesSomebody(assault, unit);

/** 'Assault 1 + Chaplain': who is with a stand is worth a word. */
export const withCharacters = (assault: Assault, unit: Unit): string =>
  [calledInFull(assault, unit), ...combatantOf(assault, unit).characters].join(' + ');

/** Blast markers that break a formation. @rule B1, W8 */
export const breakPoint = (assault: Assault, formation: string): number =>
  sizesOf(assault, livingIn(assault, formation)) * markersPerUnit(formationOf(assault, formation));

const fighting = (assault: Assault): string =>
  assault.formations.filter(one => one.fighting).map(one => one.id).join(' ');

/** Whether the formations may be chosen so, and everybody of them charge by staying where he stands. */
const mayBeCharged = (scenario: Scenario): boolean => {
  const start = startAssault(scenario);
  const targets = targetsOf(start, { target: start.target });
  return whyNotTarget(start, targets) === null && whyNotEndCharge(chooseTarget(start, targets)) === null;
};

/**
 * Whether a changed scenario is one that could have come about as well: the same formations fight, somebody is engaged,
 * what was joined still may be, and nobody has to leave a zone of control.
 *
 * @rule A1.2, A1.5, A2.2, A2.7
 */
export const isFair = (before: Scenario, after: Scenario): boolean => {
  const assault = laidOut(after);
  return (after.startAt === 'a4Attacks' || mayBeCharged(after))
    && assault.engaged.length > 0 && fighting(assault) === fighting(laidOut(before));
};

/** Whether a unit that stands somewhere else leaves its formation as coherent as it was. @rule A2.8 */
export const staysCoherent = (assault: Assault, { id, formation }: Unit, at: Point): boolean => {
  const moved = assaultWith(assault, { units: changeUnits(assault, [id], unit => unitWith(unit, { at })) });
  return stragglers(moved, formation).length <= stragglers(assault, formation).length;
};
