/** Moves of an assault as a test speaks of them. Lengths in cm. */
import type { Point } from '../../src/battlefield/base.ts';
import { chargeTo } from '../../src/epic-armageddon/steps/a2-charge.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../src/epic-armageddon/model/scenario.ts';
import { unitOf } from '../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import type { TerrainKind, TerrainPiece } from '../../src/epic-armageddon/model/terrain.ts';
import { formationOf, terrainOf, type ScenarioParts } from './build.ts';
import { assaultOf } from './fight.ts';

/** A unit and the spot where its centre is to stand. */
export type Move = readonly [unit: string, to: Point];

/** An assault with its charge still to come, one formation a side. */
export const beforeCharge = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], more: ScenarioParts = {},
): Assault => withOthers(attackers, defenders, [], more);

/** The same with formations that are neither engaging nor charged. */
export const withOthers = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], others: readonly ScenarioFormation[],
  more: ScenarioParts = {},
): Assault => assaultOf({
  formations: [formationOf('attacker', attackers), formationOf('defender', defenders), ...others],
  startAt: 'a1ChooseTarget',
  ...more,
});

/** A formation of the charged side that is not the target. */
export const otherDefenders = (...units: readonly ScenarioUnit[]): ScenarioFormation =>
  formationOf('defender', units, { id: 'other' });

/** The assault after some units have charged, each in one straight line; nobody is asked whether they may. */
export const afterCharges = (assault: Assault, ...moves: readonly Move[]): Assault =>
  moves.reduce((after, [unit, to]) => chargeTo(after, unit, to), assault);

export const placeOf = (assault: Assault, unit: string): Point => unitOf(assault, unit).at;

/** A band of terrain across the whole table between two lines. */
export const bandOf = (
  kind: TerrainKind, front: number, back: number, more: Partial<TerrainPiece> = {},
): TerrainPiece => terrainOf(kind, [0, front], [120, back], more);
