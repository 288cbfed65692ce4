/** Units by the places of their models, for the tests of the table. */
import type { Point } from '../../../src/battlefield/base.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import { livingOf, withModel, withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import type { ScenarioModel, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Charge, Combat, Model, Phase } from '../../../src/warhammer-40k/model/state.ts';
import { phase, unit } from '../../support/warhammer-40k/build.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import type { TerrainPiece, TerrainTrait } from '../../../src/warhammer-40k/model/terrain.ts';

export const ALL = ['trial-seven-steps', 'trial-eight-steps', '4th', '7th'] as const satisfies readonly Edition[];
export const TRIALS = ['trial-seven-steps', 'trial-eight-steps'] as const satisfies readonly Edition[];

/** A unit whose models, an inch wide, stand at these places: `a1`, `a2` … of unit `a`. */
export const at = (
  id: string, side: Side, places: readonly Point[],
  fields: Partial<ScenarioUnit> = {}, model: Partial<ScenarioModel> = {},
): ScenarioUnit => unit({
  id, side, ...fields,
  models: places.map((place, i) => ({
    id: `${id}${i + 1}`, profile: 'marine', at: place, height: 0, lost: 0, covered: false, ...model,
  })),
});

export const attackers = (places: readonly Point[], fields: Partial<ScenarioUnit> = {}): ScenarioUnit =>
  at('a', 'attacker', places, fields);
export const defenders = (places: readonly Point[], fields: Partial<ScenarioUnit> = {}): ScenarioUnit =>
  at('d', 'defender', places, fields);

export const piece = (
  traits: readonly TerrainTrait[], [left, low]: Point, [right, high]: Point, id = 'piece',
): TerrainPiece =>
  ({ id, kind: 'woods', name: null, outline: [[left, low], [right, low], [right, high], [left, high]], traits });

export const field = (
  edition: Edition, units: readonly ScenarioUnit[], terrain: readonly TerrainPiece[] = [],
): Phase => phase(edition, {
  units, table: { width: 48, depth: 48, terrain, edges: { attacker: 'low', defender: 'high' } },
});

/** The same with its combats found. */
export const fighting = (
  edition: Edition, units: readonly ScenarioUnit[], terrain: readonly TerrainPiece[] = [],
): Phase => findCombats(field(edition, units, terrain));

export const model = (on: Phase, id: string): Model => on.models.find(one => one.id === id)!;

export const slay = (on: Phase, ...ids: readonly string[]): Phase =>
  ids.reduce((after, id) => withModel(after, id, { slain: 'fight' }), on);

export const slayUnit = (on: Phase, id: string): Phase => slay(on, ...livingOf(on, id).map(one => one.id));

export const runs = (on: Phase, id: string): Phase => withUnit(on, id, { fallingBack: true });

export const move = (on: Phase, id: string, to: Point): Phase =>
  withModel(on, id, { at: to, path: [...model(on, id).path, model(on, id).at] });

/** A charge under way of unit `a`. */
export const charging = (on: Phase, range: number, targets: readonly string[] = ['d'], unitId = 'a'): Phase => ({
  ...on,
  charges: [{ unit: unitId, targets, stage: 'moving', range, moved: [], waiting: [], testing: [] } satisfies Charge],
});

/** A model of the charge under way goes to a place. */
export const charges = (on: Phase, id: string, to: Point): Phase => {
  const moved = move(on, id, to);
  return { ...moved, charges: moved.charges.map(one => ({ ...one, moved: [...one.moved, id] })) };
};

export const combat = (on: Phase): Combat => on.combats[0]!;

export const said = (refusal: Refusal | null): string | null => (refusal === null ? null : phaseSentence(refusal));
