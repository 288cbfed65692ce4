/** What fire before the charge would have done: the nearest stands gone, their formation marked. */
import { nearestFirst } from '../../attacks/allocation.ts';
import {
  fightersOnTable, formationOf, livingIn, unitOf,
} from '../../model/roster.ts';
import type { Scenario } from '../../model/scenario.ts';
import { markersFor } from '../../special-rules/expendable.ts';
import type { Assault, Formation, Unit } from '../../model/state.ts';
import { enemyOf, SIDES } from '../../model/procedure.ts';
import type { Change } from './change.ts';
import { canClose, intoContact, isTouching, waitingFor } from './contact.ts';
import { changeFormation, movedIn, withoutUnits } from './edit.ts';
import { breakPoint, isFair, isSingle, laidOut, leadOf, withCharacters } from './layout.ts';

/** So many kills at most are tried. */
const MOST_KILLS = 3;

/** Stands of the leading formation that fire takes off, nearest the enemy first. @rule H1 */
const inLine = (assault: Assault, formation: string): readonly Unit[] => {
  const { side } = formationOf(assault, formation);
  const units = fightersOnTable(assault, side)
    .filter(unit => unit.formation === formation && isSingle(assault, unit));
  return nearestFirst(assault, units, fightersOnTable(assault, enemyOf(side))).map(target =>
    unitOf(assault, target.unit));
};

/** Attackers who touched one of some stands and touch nobody without them. */
const leftStanding = (before: Scenario, after: Scenario): readonly Unit[] => {
  const [then, now] = [laidOut(before), laidOut(after)];
  return fightersOnTable(now, 'attacker')
    .filter(unit => canClose(now, unit) && isTouching(then, unitOf(then, unit.id)) && !isTouching(now, unit));
};

/** As many attackers of one formation as were in contact and died, from those who were not. */
const takingPlaces = (before: Scenario, after: Scenario, killed: readonly Unit[]): readonly Unit[] => {
  const vacated = killed.filter(unit => isTouching(laidOut(before), unit)).length;
  const { engage } = before;
  return waitingFor(after, 'attacker').filter(unit => unit.formation === engage.formation).slice(0, vacated);
};

/** Those who charge go where they can once the dead are gone: who would have touched them touches others. @rule A2.1 */
const chargedAgain = (before: Scenario, after: Scenario, killed: readonly Unit[]): Scenario => {
  const isCharge = killed[0]!.side === 'attacker';
  const going = isCharge ? takingPlaces(before, after, killed) : leftStanding(before, after);
  return going.reduce((scenario, { id }) =>
    intoContact(scenario, unitOf(laidOut(scenario), id))?.scenario ?? scenario, after);
};

/**
 * A formation after fire: a Blast marker for it, and one for each loss; null where that would break it.
 *
 * @rule B1
 */
const shotAt = (before: Scenario, killed: readonly Unit[]): Scenario | null => {
  const assault = laidOut(before);
  const { id, blastMarkers } = formationOf(assault, killed[0]!.formation);
  const markers = killed.reduce((sum, unit) => sum + markersFor(assault, unit, 1), blastMarkers + 1);
  const marked = changeFormation(withoutUnits(before, killed.map(unit => unit.id)), id, { blastMarkers: markers });
  return markers < breakPoint(laidOut(marked), id) ? chargedAgain(before, marked, killed) : null;
};

/**
 * For either side fire that takes one to three stands of the formation that engages, or of its target, before the
 * charge. What fire would break is not there to be charged.
 *
 * @rule A6.2, B1
 */
export function* shootingChanges(scenario: Scenario): Generator<Change> {
  const assault = laidOut(scenario);
  for (const side of [...SIDES].reverse()) {
    const formation = formationOf(assault, leadOf(scenario, side));
    const line = inLine(assault, formation.id);
    const most = Math.min(MOST_KILLS, line.length, livingIn(assault, formation.id).length - 1);
    for (let kills = 1; kills <= most && !formation.broken; kills += 1) {
      yield* shotChange(scenario, assault, formation, line.slice(0, kills));
    }
  }
}

const shotChange = (
  scenario: Scenario, assault: Assault, { side, name }: Formation, killed: readonly Unit[],
): readonly Change[] => {
  const after = shotAt(scenario, killed);
  const units = killed.map(unit => withCharacters(assault, unit));
  return after === null || !isFair(scenario, after) ? [] : [{
    id: `shot:${side}:${killed.length}`, kind: 'shot', rule: 'A6.2', scenario: after,
    values: { side, formation: name, kills: killed.length, units, closing: movedIn(scenario, after) },
  }];
};
