/** The names of terrain on the map. */
import { css } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { contains } from '../../../src/battlefield/terrain.ts';
import { boundsOf, boxAt, cornersOf, overlapOf, type Box, type Crowd, type Placed, type Size } from './boxes.ts';
import { toPaper } from './camera.ts';
import { PRINT, isFree } from './labels.ts';
import { nameWidth } from './lettering.ts';
import type { Terrain } from './pieces.ts';

/** Places for a name in a row, and rows. */
const TRIES = 6;
const ALL_CORNERS = 4;

/** The names of what is seen, each where most of it is inside its piece and it covers nothing. */
export const terrainLabels = (
  terrain: readonly Terrain[], crowd: Crowd, scale: number, text: number,
): readonly Placed[] =>
  terrain.flatMap((piece): readonly Placed[] => {
    const size = PRINT * text;
    const room = { width: nameWidth(piece.name, size) + 8, height: 18 * text };
    const at = namePlace(piece, room, crowd, scale);
    if (at === null) return [];
    crowd.boxes.push(boxAt(at, room));
    return [{
      key: `terrain ${piece.id}`, kind: 'terrain-name', rows: [piece.name], at, ...room, size, look: '', line: null,
    }];
  });

const namePlace = ({ outline: corners }: Terrain, size: Size, crowd: Crowd, scale: number): Point | null => {
  const outline = corners.map(corner => toPaper(corner, scale));
  const bounds = boundsOf(outline);
  const visible = crowd.frame === null ? bounds : overlapOf(bounds, crowd.frame);
  if (visible === null) return null;
  let best: Point | null = null;
  let least = ALL_CORNERS;
  for (const at of spots(visible, size)) {
    const box = boxAt(at, size);
    const outside = cornersOf(box).filter(corner => !contains(outline, corner)).length;
    if (outside >= least || !isFree(crowd, box)) continue;
    best = at;
    least = outside;
    if (outside === 0) break;
  }
  return best;
};

/** Places for a name in a box: row by row from the upper left, a little inside. */
function* spots({ left, top, right, bottom }: Box, { width, height }: Size): Generator<Point> {
  const [x0, x1] = [left + width / 2 + 4, right - width / 2 - 4];
  const [y0, y1] = [top + height / 2 + 4, bottom - height / 2 - 4];
  for (let row = 0; row < TRIES; row++) {
    for (let column = 0; column < TRIES; column++) {
      yield [x0 + ((x1 - x0) * column) / (TRIES - 1), y0 + ((y1 - y0) * row) / (TRIES - 1)];
    }
  }
}

/** In the grey of what stands still. */
export const terrainLabelStyles = css`
  .terrain-name text {
    fill: var(--_ink-soft);
    font-weight: 600;
  }
`;
