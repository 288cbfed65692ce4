/** What terrain does to a stand in an assault: its cover, its dangers, whether it hides. */
import type { Base, Point } from '../../battlefield/base.ts';
import { contains } from '../../battlefield/terrain.ts';
import type { UnitType } from '../model/profile.ts';
import { effectOf, type Going, type TerrainPiece } from '../model/terrain.ts';

/** The cover save of a vehicle in a gun emplacement. @rule V3 */
const EMPLACEMENT = 5;

/** The cover save of a vehicle at a spot: only emplacements made for it give any. @rule V3 */
export const emplacementAt = (pieces: readonly TerrainPiece[], at: Point): number | null =>
  (pieces.some(piece => piece.works === 'gun-emplacement' && contains(piece.outline, at)) ? EMPLACEMENT : null);

/** Which column of the terrain table a stand uses; mounted troops move as vehicles do. @rule L5 */
export const goingOf = (piece: TerrainPiece, type: UnitType, isMounted: boolean): Going => {
  const effect = effectOf(piece);
  if (type === 'war-engine') return effect.warEngines;
  return type === 'infantry' && !isMounted ? effect.infantry : effect.vehicles;
};

const COMPASS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

const rimOf = ({ at, radius }: Base): readonly Point[] =>
  COMPASS.map(turn => [at[0] + radius * Math.cos(turn), at[1] + radius * Math.sin(turn)]);

/** Whether a base stands in terrain with every part of it. @rule A2.10 */
export const isWhollyIn = (piece: TerrainPiece, base: Base): boolean =>
  rimOf(base).every(point => contains(piece.outline, point));

/** Whether any part of a base stands in terrain. @rule A2.10 */
export const isPartlyIn = (piece: TerrainPiece, base: Base): boolean =>
  [base.at, ...rimOf(base)].some(point => contains(piece.outline, point));

/** Whether a spot is open ground: in no terrain, or on nothing but a hill. @rule L5 */
export const isOpenGround = (pieces: readonly TerrainPiece[], at: Point): boolean =>
  pieces.every(({ kind, outline }) => kind === 'open-ground' || kind === 'hill' || !contains(outline, at));

/** A piece of terrain that gives cover, and the lowest face that saves in it. */
export interface Cover {
  readonly piece: TerrainPiece;
  readonly target: number;
}

/** The terrain that gives the best cover save at a spot, of equal ones the first; null in the open. @rule V2 */
export const bestCoverAt = (pieces: readonly TerrainPiece[], at: Point): Cover | null => {
  let best: Cover | null = null;
  for (const piece of pieces) {
    const { cover } = effectOf(piece);
    if (cover !== null && (best === null || cover < best.target) && contains(piece.outline, at)) {
      best = { piece, target: cover };
    }
  }
  return best;
};

/** The best cover save that terrain gives at a spot: the lowest face, null in the open. @rule V2 */
export const coverAt = (pieces: readonly TerrainPiece[], at: Point): number | null =>
  bestCoverAt(pieces, at)?.target ?? null;
