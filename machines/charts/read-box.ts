/** What the layout program gives back for one box, in whole pixels. */
import type { Direction, ElkBox, ElkEdge, ElkNode, ElkPoint } from './elk-graph.ts';
import type { Box, Point } from './layout.ts';
import { loopFrom } from './loops.ts';
import type { Piece } from './pieces.ts';
import type { BoxSize } from './text-size.ts';

/** A box with everything in it, measured from its own corner. */
export interface Laid extends BoxSize {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: ReadonlyMap<string, readonly Point[]>;
  readonly labels: ReadonlyMap<string, Box>;
  readonly ports: ReadonlyMap<string, Point>;
}

/** What the layout program has made of a box, with what was laid out before inside its states. */
export const readBox = (
  node: ElkNode, inner: ReadonlyMap<string, Laid>, loops: readonly Piece[], direction: Direction,
): Laid => {
  const corner = { x: node.x ?? 0, y: node.y ?? 0 };
  const boxes = new Map<string, Box>();
  const lines = new Map<string, readonly Point[]>();
  const labels = new Map<string, Box>();
  for (const child of node.children ?? []) {
    const box = boxFrom(child, corner);
    boxes.set(child.id, box);
    const laid = inner.get(child.id);
    for (const [id, one] of laid?.boxes ?? []) boxes.set(id, { ...one, x: one.x + box.x, y: one.y + box.y });
    for (const [id, one] of laid?.labels ?? []) labels.set(id, { ...one, x: one.x + box.x, y: one.y + box.y });
    for (const [id, one] of laid?.lines ?? []) lines.set(id, one.map(([x, y]): Point => [x + box.x, y + box.y]));
  }
  for (const edge of node.edges ?? []) {
    lines.set(edge.id, lineFrom(edge, corner));
    for (const label of edge.labels ?? []) labels.set(edge.id, boxFrom(label, corner));
  }
  for (const { id, label } of loops) {
    const loop = loopFrom(id, boxes, lines, direction);
    lines.set(id, loop.line);
    if (label !== null) labels.set(id, loop.label);
  }
  const ports = new Map((node.ports ?? []).map(port => [port.id, pointFrom(port, corner)]));
  return { width: Math.ceil(node.width!), height: Math.ceil(node.height!), boxes, lines, labels, ports };
};

const pointFrom = ({ x = 0, y = 0 }: Partial<ElkPoint>, corner: ElkPoint): Point =>
  [Math.round(x - corner.x), Math.round(y - corner.y)];

const boxFrom = (box: ElkBox, corner: ElkPoint): Box => {
  const [x, y] = pointFrom(box, corner);
  return { x, y, width: Math.ceil(box.width!), height: Math.ceil(box.height!) };
};

const lineFrom = ({ sections = [] }: ElkEdge, corner: ElkPoint): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(point => pointFrom(point, corner));

/** Pieces put together, without the points that a line passes straight through. */
export const joined = (pieces: readonly (readonly Point[])[]): readonly Point[] => {
  const line: Point[] = [];
  for (const point of pieces.flat()) {
    const [before, last] = line.slice(-2);
    if (line.at(-1)?.join() === point.join()) continue;
    if (last !== undefined && before !== undefined && isStraight(before, last, point)) line.pop();
    line.push(point);
  }
  return line;
};

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
