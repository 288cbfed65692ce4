/** Names that found no place beside their stands: further off, each with a line that leads to its base. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { boxAt, isInside, type Box, type Size } from './boxes.ts';
import { lineOf, roomOf, type Lettering, type NamedStand, type PlacedName } from './lettering.ts';
import type { Occupied } from './occupied.ts';

/** How much further off than beside its stand a name is looked for, in pixels, and in how many directions. */
const FURTHER = [10, 18, 26, 34, 42, 50, 58, 66];
const DIRECTIONS = Array.from({ length: 16 }, (_, i): Point => [Math.cos(i * Math.PI / 8), Math.sin(i * Math.PI / 8)]);
/** A line over somebody else's base is as bad as one that is longer by so much. */
const CROSSED = 30;

interface Spot {
  readonly name: PlacedName;
  readonly box: Box;
  /** Where its line begins. */
  readonly from: Point;
}

/** The nearest free place of each, rather one whose line crosses nobody. `taken` has the names afterwards. */
export const namesFurtherOff = (
  stands: readonly NamedStand[], all: readonly NamedStand[], taken: Occupied, lettering: Lettering,
): readonly PlacedName[] => stands.flatMap(stand => {
  const room = roomOf(stand.short, lettering.size);
  let best: Spot | null = null;
  let least = Infinity;
  for (const further of FURTHER) {
    if (least <= further) break;
    for (const way of DIRECTIONS) {
      const spot = spotAt(stand, way, further, room, lettering);
      if (!isOpen(spot, taken, lettering)) continue;
      const cost = further + CROSSED * all.filter(one => one !== stand && isCrossed(one, spot)).length;
      if (cost < least) [best, least] = [spot, cost];
    }
  }
  if (best === null) return [];
  taken.add(best.box);
  return [best.name];
});

const isOpen = ({ box, name }: Spot, taken: Occupied, { frame }: Lettering): boolean =>
  (frame === null || isInside(box, frame)) && taken.isFree(box, boxAt(name.at, name));

const spotAt = (
  { id, short, at: [x, y], reach }: NamedStand, [dx, dy]: Point, further: number, room: Size, { size }: Lettering,
): Spot => {
  const line = lineOf(room, size);
  const far = reach + further;
  const at: Point = [x + dx * (far + line.width / 2), y + dy * (far + line.height / 2)];
  const leadsTo: Point = [x + dx * reach, y + dy * reach];
  const from: Point = [x + dx * far, y + dy * far];
  return { name: { id, text: short, at, isInside: false, leadsTo, ...line }, box: boxAt(at, line), from };
};

/** Whether the line of a name runs over a base. */
const isCrossed = ({ at, reach }: NamedStand, { from: [x, y], name }: Spot): boolean => {
  const [toX, toY] = name.leadsTo!;
  const [alongX, alongY] = [toX - x, toY - y];
  const part = ((at[0] - x) * alongX + (at[1] - y) * alongY) / (alongX ** 2 + alongY ** 2);
  const near = Math.min(1, Math.max(0, part));
  return distance(at, [x + near * alongX, y + near * alongY]) < reach;
};
