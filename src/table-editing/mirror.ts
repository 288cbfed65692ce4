/** The table, or some of its stands, the other way round. */
import type { Point } from '../battlefield/base.ts';
import type { Scenario, Table } from '../epic-armageddon/model/scenario.ts';
import { placesOf, spanOf, standingAt, standsNamed } from './stands.ts';

/** Left and right change places, or the end near the reader and the far one. */
export const MIRRORS = ['left-right', 'ends'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** Everything on the table, terrain too: a mirror image of it. Done twice nothing has changed. */
export const mirrorTable = (setUp: Scenario, mirror: Mirror): Scenario => {
  const across = mirrored(mirror, sizeOf(setUp.table, mirror));
  return {
    ...setUp,
    table: { ...setUp.table, terrain: setUp.table.terrain.map(piece =>
      ({ ...piece, outline: piece.outline.map(across) })) },
    formations: setUp.formations.map(formation => ({ ...formation, units: formation.units.map(unit =>
      ({ ...unit, at: across(unit.at) })) })),
  };
};

/** Some stands mirrored where they are. */
export const mirrorStands = (setUp: Scenario, ids: readonly string[], mirror: Mirror): Scenario => {
  const stands = standsNamed(setUp, ids);
  if (stands.length === 0) return setUp;
  const [least, most] = spanOf(stands, mirror === 'left-right' ? 0 : 1);
  const across = mirrored(mirror, least + most);
  return standingAt(setUp, placesOf(stands, stand => across(stand.at)));
};

const sizeOf = ({ width, depth }: Table, mirror: Mirror): number => (mirror === 'left-right' ? width : depth);

/** A point on the other side of the line that runs at half of `sum`. */
export const mirrored = (mirror: Mirror, sum: number) => ([x, y]: Point): Point =>
  (mirror === 'left-right' ? [exactly(sum - x), y] : [x, exactly(sum - y)]);

/** Without what subtraction adds behind the sixth digit, so that there and back is nowhere. */
const exactly = (cm: number): number => Math.round(cm * 1e6) / 1e6 + 0;
