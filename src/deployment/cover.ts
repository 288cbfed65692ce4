/** Terrain under the stands of a side, drawn so that it changes nobody's line of fire or going. */
import type { Point } from '../battlefield/base.ts';
import { has, type Combatant } from '../epic-armageddon/model/combatant.ts';
import { enemyOf, type Side } from '../epic-armageddon/model/procedure.ts';
import { TERRAIN, type TerrainKind, type TerrainPiece } from '../epic-armageddon/model/terrain.ts';
import { depthOf, isFighting, spot, type PlacedStand } from './stand.ts';

/** No line-up draws more pieces for one side. */
const MOST_PIECES = 20;
/** How much of its base a stand has under it where it has a piece of its own. */
const OWN = 0.6;

/** Terrain with the same cover for a side whose vehicles could not leave the one that was asked for. @rule L5 */
const PASSABLE: Partial<Record<TerrainKind, TerrainKind>> = { buildings: 'ruins', jungle: 'ruins', river: 'scrub' };
/** Terrain without such a likeness: it lies under each of those on foot alone. */
const APART_FROM_VEHICLES: readonly TerrainKind[] = ['fortifications'];

export type CombatantOf = (stand: PlacedStand) => Combatant;

/** The terrain, and those whom it covers. */
export interface Cover {
  readonly pieces: readonly TerrainPiece[];
  readonly covered: readonly PlacedStand[];
}

/** Whether terrain gives a stand its cover save. @rule V2, V3 */
export const takesCover = (combatant: Combatant): boolean => combatant.type === 'infantry';

const isOnFoot = (combatant: Combatant): boolean => takesCover(combatant) && !has(combatant, 'mounted');

/** Terrain of this kind under the infantry of a side that fights; none where the kind gives no cover. */
export const coverUnder = (
  kind: TerrainKind, side: Side, placed: readonly PlacedStand[], combatantOf: CombatantOf,
): Cover => {
  const own = placed.filter(one => one.side === side && isFighting(one));
  const infantry = own.filter(one => takesCover(combatantOf(one)));
  if (infantry.length === 0 || TERRAIN[kind].cover === null) return { pieces: [], covered: [] };
  const isAnyoneMounted = !own.every(one => isOnFoot(combatantOf(one)));
  const ground = isAnyoneMounted ? PASSABLE[kind] ?? kind : kind;
  const isInPieces = isAnyoneMounted && APART_FROM_VEHICLES.includes(kind);
  const front = frontOf(side, placed, infantry);
  const behind = isInPieces ? [] : infantry.filter(one => depthOf(side, one.at) > front);
  const ahead = infantry.filter(one => !behind.includes(one)).slice(0, MOST_PIECES - 1);
  const name = `${side}-${ground}`;
  const pieces = [
    ...(behind.length === 0 ? [] : [pieceOf(name, ground, around(side, behind, front))]),
    ...ahead.map((one, i) => pieceOf(`${name}-${i + 1}`, ground, under(one))),
  ];
  return { pieces, covered: [...behind, ...ahead] };
};

const pieceOf = (id: string, kind: TerrainKind, outline: readonly Point[]): TerrainPiece =>
  ({ id, kind, outline, name: null, works: null, builtBy: null, cutsSight: false });

/** How deep the terrain begins: before the first of those in cover, but behind every enemy. */
const frontOf = (side: Side, placed: readonly PlacedStand[], covered: readonly PlacedStand[]): number => {
  const enemies = placed.filter(one => one.side === enemyOf(side)).map(({ at }) => depthOf(side, at) + 0.1);
  return Math.max(...enemies, Math.min(...covered.map(({ at, radius }) => depthOf(side, at) - radius)));
};

/** A rectangle with all of these in it. */
const around = (side: Side, stands: readonly PlacedStand[], front: number): readonly Point[] => {
  const left = Math.min(...stands.map(({ at, radius }) => at[0] - radius));
  const right = Math.max(...stands.map(({ at, radius }) => at[0] + radius));
  const rear = Math.max(...stands.map(({ at, radius }) => depthOf(side, at) + radius));
  return [spot(side, left, front), spot(side, right, front), spot(side, right, rear), spot(side, left, rear)];
};

/** A small square around the centre of one base. */
const under = ({ at: [x, y], radius }: PlacedStand): readonly Point[] => {
  const half = OWN * radius;
  return [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
};
