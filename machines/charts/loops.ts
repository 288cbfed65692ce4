/** An arrow from a state to itself: for the layout program, a detour around a box that holds its label. */
import type { Direction, ElkEdge, ElkNode } from './elk-graph.ts';
import type { Box, Point } from './layout.ts';
import type { Piece } from './pieces.ts';
import type { BoxSize } from './text-size.ts';

/** Between a label and the arrow around it. */
const GAP = 3;
/** The room inside an arrow that says nothing. */
const SILENT: BoxSize = { width: 14, height: 10 };

const detourOf = (id: string): string => `${id} around`;
const thereOf = (id: string): string => `${id} there`;
const backOf = (id: string): string => `${id} back`;

/** The arrow goes around its words on three sides; the fourth is open to its state. */
export const detourNode = ({ id, label }: Piece, direction: Direction): ElkNode => {
  const room = label ?? SILENT;
  const isDown = direction === 'DOWN';
  const width = room.width + (isDown ? 2 * GAP : GAP);
  const height = room.height + (isDown ? GAP : 2 * GAP);
  const port = (name: string, x: number, y: number) => ({
    id: name, x, y, width: 0, height: 0, layoutOptions: { 'elk.port.side': isDown ? 'NORTH' : 'WEST' },
  });
  return {
    id: detourOf(id), width, height, layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    ports: [port(`${detourOf(id)} in`, 0, 0), port(`${detourOf(id)} out`, isDown ? width : 0, isDown ? 0 : height)],
  };
};

export const detourEdges = ({ id, from, to }: Piece): readonly ElkEdge[] => [
  { id: thereOf(id), sources: [from], targets: [`${detourOf(id)} in`] },
  { id: backOf(id), sources: [`${detourOf(id)} out`], targets: [to] },
];

/** The whole arrow, and the room inside it for its words. */
export const loopFrom = (
  id: string, boxes: ReadonlyMap<string, Box>, lines: ReadonlyMap<string, readonly Point[]>, direction: Direction,
): { readonly line: readonly Point[]; readonly label: Box } => {
  const { x, y, width, height } = boxes.get(detourOf(id))!;
  const isDown = direction === 'DOWN';
  const far: readonly Point[] = isDown
    ? [[x, y + height], [x + width, y + height]]
    : [[x + width, y], [x + width, y + height]];
  const label = isDown
    ? { x: x + GAP, y, width: width - 2 * GAP, height: height - GAP }
    : { x, y: y + GAP, width: width - GAP, height: height - 2 * GAP };
  return { line: [...lines.get(thereOf(id))!, ...far, ...lines.get(backOf(id))!], label };
};
