/** Names that found no place beside their stands: further off, each with a line that leads to its base. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { boxAt, isInside, type Box } from './boxes.ts';
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
  readonly cost: number;
}

/** The nearest free place of each, rather one whose line crosses nobody. `taken` has the names afterwards. */
export const namesFurtherOff = (
  stands: readonly NamedStand[], all: readonly NamedStand[], taken: Occupied, lettering: Lettering,
): readonly PlacedName[] => stands.flatMap(stand => {
  const others = all.filter(one => one !== stand);
  let best: Spot | null = null;
  for (const further of FURTHER) {
    if (best !== null && best.cost <= further) break;
    for (const way of DIRECTIONS) {
      const spot = spotAt(stand, way, further, others, lettering);
      if (spot.cost < (best?.cost ?? Infinity) && isOpen(spot, taken, lettering)) best = spot;
    }
  }
  if (best === null) return [];
  taken.add(best.box);
  return [best.name];
});

const isOpen = ({ box, name }: Spot, taken: Occupied, { frame }: Lettering): boolean =>
  (frame === null || isInside(box, frame)) && taken.isFree(box, boxAt(name.at, name));

const spotAt = (
  { id, short, at: [x, y], reach }: NamedStand, [dx, dy]: Point, further: number, others: readonly NamedStand[],
  { size }: Lettering,
): Spot => {
  const room = roomOf(short, size);
  const line = lineOf(room, size);
  const far = reach + further;
  const at: Point = [x + dx * (far + line.width / 2), y + dy * (far + line.height / 2)];
  const leadsTo: Point = [x + dx * reach, y + dy * reach];
  const from: Point = [x + dx * far, y + dy * far];
  const crossed = others.filter(one => isCrossed(one, from, leadsTo)).length;
  return {
    name: { id, text: short, at, isInside: false, leadsTo, ...line }, box: boxAt(at, line),
    cost: further + crossed * CROSSED,
  };
};

/** Whether a line between two points runs over a base. */
const isCrossed = ({ at, reach }: NamedStand, [x, y]: Point, [toX, toY]: Point): boolean => {
  const [alongX, alongY] = [toX - x, toY - y];
  const part = ((at[0] - x) * alongX + (at[1] - y) * alongY) / (alongX ** 2 + alongY ** 2);
  const near = Math.min(1, Math.max(0, part));
  return distance(at, [x + near * alongX, y + near * alongY]) < reach;
};
