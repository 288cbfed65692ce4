/** What formations and units have been through: markers, broken, marched, on overwatch, damage, the dead. */
import { sizeOf, type Combatant } from '../epic-armageddon/model/combatant.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../epic-armageddon/model/scenario.ts';
import { markersPerUnit } from '../epic-armageddon/special-rules/they-shall-know-no-fear.ts';
import { combatantFrom, NO_LIBRARY, profilesOf } from '../epic-armageddon/scenario/profile-source.ts';
import { shiftedTo, turnedBlock } from './arrange.ts';
import { changed } from './formations.ts';
import { clearOf } from './placing.ts';
import { standsOf, tidy } from './stands.ts';
import { withoutUnused } from './engage-action.ts';

/** What may be changed of a formation's condition at once. */
export type Condition = Partial<Pick<ScenarioFormation, 'blastMarkers' | 'broken' | 'marched' | 'overwatch'>>;

const combatantOf = (setUp: Scenario, unit: ScenarioUnit): Combatant | undefined =>
  combatantFrom(unit, profilesOf(setUp.profiles, NO_LIBRARY));

/** Blast markers that break a formation. @rule B1, W8 */
export const breakPoint = (setUp: Scenario, { units, rules }: ScenarioFormation): number => {
  const sizes = units.map(unit => combatantOf(setUp, unit)).map(one => (one === undefined ? 1 : sizeOf(one)));
  return markersPerUnit({ rules }) * sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * A formation in another condition, with what follows from it: who breaks loses the Blast markers, who is broken or has
 * marched is not on overwatch, and markers stay below the number that would break it.
 *
 * @rule B1, B2, A2.12
 */
export const setCondition = (setUp: Scenario, id: string, condition: Condition): Scenario =>
  changed(setUp, id, formation => {
    const next = { ...formation, ...condition };
    const isWaiting = next.overwatch && (condition.overwatch === true || !(next.broken || next.marched));
    const broken = next.broken && !(isWaiting && condition.overwatch === true);
    const marched = next.marched && !(isWaiting && condition.overwatch === true);
    const most = Math.max(0, breakPoint(setUp, formation) - 1);
    const markers = Number.isFinite(next.blastMarkers) ? Math.round(next.blastMarkers) : 0;
    return {
      ...next, broken, marched, overwatch: isWaiting,
      blastMarkers: broken ? 0 : Math.min(most, Math.max(0, markers)),
    };
  });

/** Points of damage that a unit has taken, as many as it survives. @rule W5 */
export const setDamage = (setUp: Scenario, id: string, damage: number): Scenario => changedUnit(setUp, id, unit => {
  const most = (combatantOf(setUp, unit)?.damageCapacity ?? 1) - 1;
  return { ...unit, damage: Math.min(most, Math.max(0, Math.round(damage) || 0)) };
});

const changedUnit = (setUp: Scenario, id: string, change: (unit: ScenarioUnit) => ScenarioUnit): Scenario => ({
  ...setUp, formations: setUp.formations.map(formation =>
    (formation.units.some(unit => unit.id === id)
      ? { ...formation, units: formation.units.map(unit => (unit.id === id ? change(unit) : unit)) } : formation)),
});

/**
 * The set-up without some units, the dead. Whoever sat in a transport that goes is on foot near where it stood, unless
 * named as well; a formation without units goes too.
 */
export const removeUnits = (setUp: Scenario, ids: readonly string[]): Scenario => {
  const gone = new Set(ids);
  const without = { ...setUp, formations: setUp.formations.map(formation =>
    ({ ...formation, units: formation.units.filter(unit => !gone.has(unit.id)) })) };
  const wrecks = ids.filter(id => setUp.formations.some(({ units }) => units.some(unit => unit.aboard === id)));
  const emptied = withoutUnused(wrecks.reduce(letOut, without));
  return emptied.formations.reduce((table, { id }) => setCondition(table, id, {}), emptied);
};

/** The passengers of one transport on foot, round where it stands or stood. @rule A2.11 */
export const letOut = (setUp: Scenario, transport: string): Scenario => {
  const isOut = (unit: ScenarioUnit): boolean => unit.aboard === transport;
  const out = new Set(setUp.formations.flatMap(({ units }) => units.filter(isOut)).map(unit => unit.id));
  if (out.size === 0) return setUp;
  const others = standsOf(setUp);
  const onFoot = { ...setUp, formations: setUp.formations.map(formation => ({ ...formation, units: formation.units.map(
    unit => (isOut(unit) ? { ...unit, aboard: null } : unit)) })) };
  const own = standsOf(onFoot).filter(stand => out.has(stand.id));
  const block = turnedBlock(own, { block: 'ring' }, setUp.table);
  const there = clearOf(shiftedTo(block, own[0]!.at), own[0]!.at, others, setUp);
  const places = new Map(own.map((stand, i) => [stand.id, tidy(there[i]!.at)]));
  return { ...onFoot, formations: onFoot.formations.map(formation => ({ ...formation, units: formation.units.map(
    unit => ({ ...unit, at: places.get(unit.id) ?? unit.at })) })) };
};
