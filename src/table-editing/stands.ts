/** The stands of a set-up as bases on a table, looked up and moved. All lengths in cm. */
import type { Base, Point } from '../battlefield/base.ts';
import { once } from '../shared/once.ts';
import type { Scenario, ScenarioUnit } from '../epic-armageddon/model/scenario.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';

/** A unit that stands on the table itself. */
export interface Stand extends Base {
  readonly id: string;
  readonly formation: string;
  readonly side: Side;
}

/** Everybody who sits in no transport, in the order of the formations. */
export const standsOf = once((setUp: Scenario): readonly Stand[] => setUp.formations.flatMap(({ id, side, units }) =>
  units.filter(unit => unit.aboard === null).map(unit =>
    ({ id: unit.id, formation: id, side, at: unit.at, radius: radiusOf(setUp, unit) }))));

const radiusOf = (setUp: Scenario, unit: ScenarioUnit): number => setUp.profiles[unit.profile]?.radius ?? 1;

/** Those of them that are named, in their own order; passengers and strangers are nobody. */
export const standsNamed = (setUp: Scenario, ids: readonly string[]): readonly Stand[] => {
  const named = new Set(ids);
  return standsOf(setUp).filter(stand => named.has(stand.id));
};

/** Hundredths of a cm: nobody measures finer, and links stay short. */
export const tidy = ([x, y]: Point): Point => [hundredths(x), hundredths(y)];

/** Whether all of these are numbers that a table can have. */
export const areNumbers = (...numbers: readonly number[]): boolean => numbers.every(Number.isFinite);

const hundredths = (cm: number): number => (Number.isFinite(cm) ? Math.round(cm * 100) / 100 + 0 : 0);

/** The middle of the box round some bases. */
export const middleOf = (bases: readonly Base[]): Point => {
  const [left, right] = spanOf(bases, 0);
  const [near, far] = spanOf(bases, 1);
  return [(left + right) / 2, (near + far) / 2];
};

/** From the lowest edge to the highest: 0 from left to right, 1 away from the reader. */
export const spanOf = (bases: readonly Base[], axis: 0 | 1): readonly [least: number, most: number] => [
  Math.min(...bases.map(({ at, radius }) => at[axis] - radius)),
  Math.max(...bases.map(({ at, radius }) => at[axis] + radius)),
];

/** The set-up with some stands elsewhere; passengers are where their transports are. */
export const standingAt = (setUp: Scenario, places: ReadonlyMap<string, Point>): Scenario => {
  if (places.size === 0) return setUp;
  const moved = (unit: ScenarioUnit): ScenarioUnit => {
    const at = places.get(unit.aboard ?? unit.id);
    return at === undefined || (at[0] === unit.at[0] && at[1] === unit.at[1]) ? unit : { ...unit, at };
  };
  const formations = setUp.formations.map(formation => {
    const units = formation.units.map(moved);
    return units.every((unit, i) => unit === formation.units[i]) ? formation : { ...formation, units };
  });
  return formations.every((formation, i) => formation === setUp.formations[i]) ? setUp : { ...setUp, formations };
};

/** The places of some stands by their ids, to the hundredth of a cm. */
export const placesOf = (stands: readonly Stand[], place: (stand: Stand, at: number) => Point): Map<string, Point> =>
  new Map(stands.map((stand, i) => [stand.id, tidy(place(stand, i))]));
