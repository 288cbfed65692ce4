/** One stand more in support of either side, or one fewer. */
import { ableToSupport } from '../../steps/a5-supporters.ts';
import { assaultWith } from '../../model/copies.ts';
import { gapBetween } from '../../movement/engagement.ts';
import { combatantOf, engagedAlive, fightersOnTable, formationOf, livingOf, unitOf } from '../../model/roster.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../../model/scenario.ts';
import { combatantIn } from '../../attacks/join-characters.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { enemyOf, SIDES, type Side } from '../../model/procedure.ts';
import type { Change } from './change.ts';
import { putAt, unusedId, withFormations, withoutUnits } from './edit.ts';
import { SCENARIO_LIMITS } from '../../model/limits.ts';
import { breakPoint, carriesSomebody, isFair, isSingle, laidOut, staysCoherent } from './layout.ts';
import { placesNear } from './places.ts';

/** Gaps to an enemy from which a new supporter fires, cm: out of zones, within 15cm. */
const GAPS = [14.5, 12, 9.5, 7, 5.5];

/** Who may support if everybody engaged attacks. @rule A5.2 */
const supporters = (scenario: Scenario, side: Side): readonly string[] => {
  const assault = laidOut(scenario);
  return ableToSupport(assaultWith(assault, { struck: assault.engaged.map(one => one.unit) }), side);
};

/** Engaged enemies, the nearest to a unit first. */
const targetsFor = (assault: Assault, unit: Unit): readonly Unit[] => engagedAlive(assault, enemyOf(unit.side))
  .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
  .sort((a, b) => a.cm - b.cm)
  .map(({ enemy }) => enemy);

/** Stands of formations outside the assault that stand too far off, the nearest to those engaged first. @rule A5.2 */
const outOfReach = (scenario: Scenario, side: Side): readonly Unit[] => {
  const assault = laidOut(scenario);
  const able = supporters(scenario, side);
  const isIdle = (unit: Unit): boolean => {
    const { fighting, broken, marched } = formationOf(assault, unit.formation);
    const { ff, speed } = combatantOf(assault, unit);
    return !fighting && !broken && !marched && ff !== null && speed > 0 && !able.includes(unit.id);
  };
  const cmOf = (unit: Unit): number => gapBetween(assault, unit, targetsFor(assault, unit)[0]!);
  return livingOf(assault, side).filter(isIdle)
    .map(unit => ({ unit, cm: cmOf(unit) })).sort((a, b) => a.cm - b.cm).map(({ unit }) => unit);
};

/** The first place near an engaged enemy from which a unit supports, as the scenario with it there. */
const firstInSupport = (
  before: Scenario, scenario: Scenario, id: string, isRight: (after: Scenario) => boolean,
): Scenario | null => {
  const assault = laidOut(scenario);
  const unit = unitOf(assault, id);
  for (const enemy of targetsFor(assault, unit)) {
    for (const at of placesNear(assault, unit, enemy, GAPS).filter(place => staysCoherent(assault, unit, place))) {
      const after = putAt(scenario, id, at);
      if (isFair(before, after) && isRight(after) && supporters(after, unit.side).includes(id)) return after;
    }
  }
  return null;
};

/** A stand that was out of reach comes near enough. @rule A5.2 */
const comingNear = (scenario: Scenario, side: Side): Change | null => {
  const before = supporters(scenario, side).length;
  for (const unit of outOfReach(scenario, side)) {
    const after = firstInSupport(scenario, scenario, unit.id, one => supporters(one, side).length === before + 1);
    if (after !== null) return moreOf(side, unit, after);
  }
  return null;
};

const moreOf = (side: Side, unit: Unit, scenario: Scenario): Change => ({
  id: `support-more:${side}`, kind: 'support-more', rule: 'A5.2', values: { side, unit: unit.name }, scenario,
});

/** The stand that a side has most of among those that fight and could fire; the first of equals. */
const commonest = (assault: Assault, side: Side): Unit | undefined => {
  const units = fightersOnTable(assault, side)
    .filter(unit => isSingle(assault, unit) && combatantOf(assault, unit).ff !== null);
  const countOf = ({ combatant }: Unit): number => units.filter(unit => unit.combatant === combatant).length;
  return units.reduce<Unit | undefined>((best, unit) =>
    (best === undefined || countOf(unit) > countOf(best) ? unit : best), undefined);
};

/** A formation of one stand like most of those that fight, in the place of that stand until it has its own. */
const formationLike = (scenario: Scenario, unit: Unit): ScenarioFormation => {
  const { formations, profiles } = scenario;
  const like = formations.find(one => one.id === unit.formation)!;
  const { profile, at, characters, options: all }: ScenarioUnit = like.units.find(one => one.id === unit.id)!;
  const options = characters.length === 0 ? all : [];
  const ids = formations.flatMap(one => [one.id, ...one.units.map(other => other.id)]);
  const id = unusedId(ids, `${unit.side}-support`);
  const { shields } = combatantIn(profiles, { profile, characters: [], options });
  const stand: ScenarioUnit = {
    id: `${id}-1`, profile, at, damage: 0, shields, aboard: null, poppedUp: false, characters: [], options,
  };
  return {
    id, name: profiles[profile]!.name, side: unit.side, initiative: like.initiative, blastMarkers: 0, broken: false,
    marched: false, overwatch: false, rules: like.rules, units: [stand],
  };
};

/** A stand like those that fight stands near, where nobody else could be brought there. @rule A5.2 */
const newcomer = (scenario: Scenario, side: Side): Change | null => {
  const assault = laidOut(scenario);
  const unit = commonest(assault, side);
  const { formations } = scenario;
  if (unit === undefined || formations.length >= SCENARIO_LIMITS.formations
    || assault.units.length >= SCENARIO_LIMITS.units) return null;
  const formation = formationLike(scenario, unit);
  const joined = withFormations(scenario, [...formations, formation]);
  const [stand] = formation.units;
  const after = firstInSupport(scenario, joined, stand!.id, () => true);
  return after === null ? null : moreOf(side, { ...unit, name: scenario.profiles[stand!.profile]!.name }, after);
};

/** The last of those who could support is not there. @rule A5.2, B1 */
const oneFewer = (scenario: Scenario, side: Side): Change | null => {
  const assault = laidOut(scenario);
  const able = supporters(scenario, side).map(id => unitOf(assault, id)).reverse();
  for (const unit of able.filter(one => !carriesSomebody(assault, one))) {
    const after = withoutUnits(scenario, [unit.id]);
    const left = laidOut(after).formations.find(one => one.id === unit.formation);
    const isSteady = left === undefined || left.blastMarkers < breakPoint(laidOut(after), left.id);
    if (!isSteady || !isFair(scenario, after)) continue;
    return {
      id: `support-fewer:${side}`, kind: 'support-fewer', rule: 'A5.2', values: { side, unit: unit.name },
      scenario: after,
    };
  }
  return null;
};

/** For each side one supporter more, and one fewer. @rule A5.2 */
export function* supportChanges(scenario: Scenario, sides: readonly Side[] = SIDES): Generator<Change> {
  for (const side of sides) {
    if (engagedAlive(laidOut(scenario), enemyOf(side)).length === 0) continue;
    const changes = [comingNear(scenario, side) ?? newcomer(scenario, side), oneFewer(scenario, side)];
    yield* changes.filter(change => change !== null);
  }
}
