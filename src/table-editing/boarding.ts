/** Getting into transports. Getting out again is `letOut`, with the rest of what units go through. */
import { hasRoom } from '../army-lists/carrying.ts';
import type { Rider } from '../army-lists/choices/aboard.ts';
import { riderOf } from '../army-lists/choices/edits.ts';
import type { Scenario, ScenarioUnit } from '../epic-armageddon/model/scenario.ts';

/** Those of one formation stay together whatever is done to it, so they ride with each other only. */
const unitsBeside = (setUp: Scenario, id: string): readonly ScenarioUnit[] =>
  setUp.formations.find(({ units }) => units.some(unit => unit.id === id))?.units ?? [];

const riderFor = (setUp: Scenario, unit: ScenarioUnit): Rider => riderOf(unit, key => setUp.profiles[key]);

/** Whether a unit on foot may get into a transport of its formation beside those who sit there. @rule A2.11 */
const canBoard = (setUp: Scenario, id: string, transport: string): boolean => {
  const units = unitsBeside(setUp, id);
  const unit = units.find(one => one.id === id);
  const carrier = units.find(one => one.id === transport);
  if (unit === undefined || carrier === undefined || unit.aboard !== null || carrier.aboard !== null) return false;
  const rider = riderFor(setUp, unit);
  const { carries } = riderFor(setUp, carrier);
  const inside = units.filter(({ aboard }) => aboard === transport).map(one => riderFor(setUp, one).passenger);
  return carries !== null && rider.carries === null && hasRoom(carries, inside, rider.passenger);
};

/** Transports of their own formations with room for one of these units at least, in the order of the formations. */
export const transportsFor = (setUp: Scenario, ids: readonly string[]): readonly string[] => [...new Set(
  ids.flatMap(id => unitsBeside(setUp, id).flatMap(one => (canBoard(setUp, id, one.id) ? [one.id] : []))))];

/** Units into the first of some transports that has room for them; whoever finds none stays on foot. @rule A2.11 */
export const board = (setUp: Scenario, ids: readonly string[], transports: readonly string[]): Scenario =>
  ids.reduce((table, id) => {
    const transport = transports.find(one => canBoard(table, id, one));
    return transport === undefined ? table : seated(table, id, transport);
  }, setUp);

const seated = (setUp: Scenario, id: string, transport: string): Scenario => {
  const at = unitsBeside(setUp, id).find(one => one.id === transport)!.at;
  return { ...setUp, formations: setUp.formations.map(formation => (formation.units.some(unit => unit.id === id)
    ? { ...formation, units: formation.units.map(unit =>
        (unit.id === id ? { ...unit, at, aboard: transport, poppedUp: false } : unit)) }
    : formation)) };
};
