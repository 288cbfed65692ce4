/** From stands with places to a scenario. */
import type { Point } from '../battlefield/base.ts';
import { sizeOf } from '../epic-armageddon/model/combatant.ts';
import {
  FORMAT, RULESET, type Scenario, type ScenarioFormation, type ScenarioUnit, type Table,
} from '../epic-armageddon/model/scenario.ts';
import { markersPerUnit } from '../epic-armageddon/special-rules/they-shall-know-no-fear.ts';
import { SIDES, type Side } from '../epic-armageddon/model/procedure.ts';
import { LARGEST_TABLE, USUAL_INITIATIVE, USUAL_TABLE } from '../epic-armageddon/model/limits.ts';
import { DEFAULT_RULINGS } from '../epic-armageddon/rulings/defaults.ts';
import type { LineUpRequest } from './line-up-request.ts';
import { coverUnder } from './cover.ts';
import type { RequestedStands } from './requested-stands.ts';
import { isFighting, type PlacedStand } from './stand.ts';

/** Free table to each side and behind everybody, cm, so that losers have somewhere to go. */
const MARGIN = 25;

/** The whole scenario, from the attacks on. */
export const assemble = (
  request: LineUpRequest, placed: readonly PlacedStand[], requested: RequestedStands,
): Scenario => {
  const table = tableFor(request, placed, requested);
  const middle: Point = [table.width / 2, table.depth / 2];
  const standing = placed.map(one => ({ ...one, at: onTable(one.at, middle) }));
  const beside = SIDES.filter(side => placed.some(one => one.side === side && !isFighting(one)));
  return {
    format: FORMAT,
    ruleset: RULESET,
    title: request.title ?? '',
    rulings: { ...DEFAULT_RULINGS, ...request.rulings },
    table: { ...table, terrain: table.terrain.map(piece =>
      ({ ...piece, outline: piece.outline.map(at => onTable(at, middle)) })) },
    formations: [
      ...SIDES.map(side => fightingFormation(request, side, standing, requested)),
      ...beside.map(side => supportingFormation(request, side, standing, requested)),
    ],
    engage: {
      formation: 'attacker', target: 'defender', intermingled: [], combined: [], actionTest: 'none',
    },
    startAt: 'a4Attacks',
    profiles: requested.profiles,
  };
};

/** The usual table, or a larger one where that is too small; terrain as seen from its middle. */
const tableFor = (request: LineUpRequest, placed: readonly PlacedStand[], { combatants }: RequestedStands): Table => {
  const reach = (axis: 0 | 1): number => 2 * Math.ceil(
    Math.max(...placed.map(({ at, radius }) => Math.abs(at[axis]) + radius)) + MARGIN);
  const terrain = SIDES.flatMap(side => {
    const { cover } = request[side];
    return cover ? coverUnder(cover, side, placed, ({ id }) => combatants.get(id)!).pieces : [];
  });
  return {
    width: Math.min(LARGEST_TABLE, Math.max(USUAL_TABLE.width, reach(0))),
    depth: Math.min(LARGEST_TABLE, Math.max(USUAL_TABLE.depth, reach(1))),
    terrain,
  };
};

/** To the hundredth of a cm, alike on both sides of the middle. */
const onTable = (at: Point, middle: Point): Point => {
  const rounded = (cm: number, from: number): number =>
    Math.round(100 * from + Math.sign(cm) * Math.round(100 * Math.abs(cm))) / 100;
  return [rounded(at[0], middle[0]), rounded(at[1], middle[1])];
};

const inList = (
  placed: readonly PlacedStand[], side: Side, isIn: (one: PlacedStand) => boolean,
): readonly PlacedStand[] =>
  placed.filter(one => one.side === side && isIn(one)).sort((a, b) => a.order - b.order);

const unitFrom = ({ combatants }: RequestedStands) => (stand: PlacedStand): ScenarioUnit => {
  const { id, profile, at, characters, options } = stand;
  const { shields } = combatants.get(id)!;
  return { id, profile, at, damage: 0, shields, aboard: null, poppedUp: false, characters, options };
};

const formation = (
  id: string, name: string, side: Side, units: readonly ScenarioUnit[], more: Partial<ScenarioFormation>,
): ScenarioFormation => ({
  id, name, side, initiative: USUAL_INITIATIVE, blastMarkers: 0, broken: false, marched: false, overwatch: false,
  rules: [], units, ...more,
});

/** How many Blast markers a side can have without being broken. @rule B1, W8 */
export const mostMarkers = (
  { rules = [] }: LineUpRequest[Side], side: Side, { stands, combatants }: RequestedStands,
): number =>
  stands.filter(one => one.side === side && isFighting(one))
    .reduce((sum, { id }) => sum + sizeOf(combatants.get(id)!), 0) * markersPerUnit({ rules }) - 1;

/** Whether a side is broken: the one that engages cannot be. @rule A0.2 */
export const isBroken = (request: LineUpRequest, side: Side): boolean =>
  side === 'defender' && (request[side].broken ?? false);

const fightingFormation = (
  request: LineUpRequest, side: Side, placed: readonly PlacedStand[], requested: RequestedStands,
): ScenarioFormation => {
  const {
    name = side, initiative = USUAL_INITIATIVE, rules = [], blastMarkers = 0, marched = false, overwatch = false,
  } = request[side];
  const broken = isBroken(request, side);
  return formation(side, name, side, inList(placed, side, isFighting).map(unitFrom(requested)), {
    initiative,
    rules,
    blastMarkers: broken ? 0 : Math.min(blastMarkers, mostMarkers(request[side], side, requested)),
    broken,
    marched,
    overwatch: overwatch && side === 'defender' && !broken && !marched,
  });
};

const supportingFormation = (
  request: LineUpRequest, side: Side, placed: readonly PlacedStand[], requested: RequestedStands,
): ScenarioFormation => formation(
  `${side}-support`, request[side].supportName ?? `${request[side].name ?? side}, support`, side,
  inList(placed, side, one => !isFighting(one)).map(unitFrom(requested)), { rules: request[side].rules ?? [] },
);
