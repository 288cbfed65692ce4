/** A chart laid out box by box, from the innermost outwards: each is one small graph for the layout program. */
import type { Chart, ChartState } from './chart.ts';
import {
  optionsFor, padding, PLACEMENTS, PORT_SIDES, type Direction, type ElkBox, type ElkEdge, type ElkNode,
  type ElkPoint, type Options, type Placement,
} from './elk-graph.ts';
import type { Layout, Point, Variant } from './layout.ts';
import { detourEdges, detourNode } from './loops.ts';
import { arrowId, piecesOf, type Piece, type Pieces, type Port } from './pieces.ts';
import { joined, readBox, type Laid } from './read-box.ts';
import { PAGE } from './segments.ts';
import { isRow, ownSize, rowPlaces } from './state-size.ts';
import type { BoxSize } from './text-size.ts';

/** The layout program: a graph as elkjs takes it, and a copy of it with coordinates. */
export type LayGraph = (graph: { readonly id: string }) => Promise<object>;

/**
 * Which way a box's arrows run. How deep it lies decides it (the machine itself is 0, what it holds is 1), and whether
 * it holds boxes that hold others.
 */
export type DirectionAt = (depth: number, isInnermost: boolean) => Direction;

/** A column of columns; and a row of columns, in which the smallest boxes are rows again. */
const DIRECTIONS: Readonly<Record<Variant, DirectionAt>> = {
  tall: () => 'DOWN',
  wide: (depth, isInnermost) => (depth === 0 || (depth > 1 && isInnermost) ? 'RIGHT' : 'DOWN'),
};

interface Plan {
  readonly chart: Chart;
  readonly cut: Pieces;
  readonly directionAt: DirectionAt;
  readonly lay: (graph: ElkNode) => Promise<ElkNode>;
}

export const layOut = async (
  chart: Chart, variant: Variant, lay: LayGraph, directionAt = DIRECTIONS[variant],
): Promise<Layout> => {
  const plan = { chart, cut: piecesOf(chart), directionAt, lay: lay as Plan['lay'] };
  const page = await layPage(plan);
  return {
    chart, variant, width: page.width, height: page.height,
    states: chart.states.map(state => {
      const box = page.boxes.get(state.id)!;
      return { id: state.id, ...box, rows: rowPlaces(chart, state, box) };
    }),
    arrows: chart.transitions.filter(one => !isRow(one)).map(({ id, targets }) => ({
      id,
      lines: targets.map((_, nth) => joined(plan.cut.arrows.get(arrowId(id, nth))!.map(one => page.lines.get(one)!))),
      label: page.labels.get(arrowId(id, 0)) ?? null,
    })),
    starts: chart.states.filter(({ initial }) => initial !== null).map(({ id }) => {
      const dot = page.boxes.get(startOf(id))!;
      const middle: Point = [dot.x + dot.width / 2, dot.y + dot.height / 2];
      return { id, line: joined([[middle], page.lines.get(startOf(id))!]) };
    }),
  };
};

/** The dot at which a state begins. */
const startOf = (id: string): string => `${id}•`;
const DOT = 10;
const MARGIN = 8;
const INSET = 16;
const HEAD = 10;

const layPage = async (plan: Plan): Promise<Laid> => {
  const root = plan.chart.states[0]!;
  const inner = await layState(plan, root, 0);
  const graph = {
    id: PAGE, layoutOptions: { ...optionsFor('DOWN'), 'elk.padding': padding(MARGIN, MARGIN) },
    children: [nodeOf(plan, root, inner, 'DOWN'), ...loopsIn(plan, PAGE).map(one => detourNode(one, 'DOWN'))],
    edges: edgesIn(plan.cut.pieces, PAGE),
  };
  return readBox(await plan.lay(graph), new Map([[root.id, inner]]), loopsIn(plan, PAGE), 'DOWN');
};

const layState = async (plan: Plan, state: ChartState, depth: number): Promise<Laid> => {
  const own = ownSize(plan.chart, state);
  const inner = plan.chart.states.filter(one => one.parent === state.id);
  if (inner.length === 0) return { ...own, width: Math.max(own.width, widthForArrows(plan, state)), ...NOTHING };
  const laid = new Map<string, Laid>();
  for (const one of inner) laid.set(one.id, await layState(plan, one, depth + 1));
  const direction = plan.directionAt(depth, inner.every(one => laid.get(one.id)!.boxes.size === 0));
  const outside = depth === 0 ? 'DOWN' : plan.directionAt(depth - 1, false);
  const dot = state.initial === null ? [] : [{ id: startOf(state.id), width: DOT, height: DOT }];
  const graphFor = (placement: Placement, order: readonly ElkEdge[]): ElkNode => ({
    id: state.id,
    layoutOptions: frameOptions(direction, placement, own),
    ports: plan.cut.ports.filter(port => port.state === state.id && port.isCrossed).map(port => portAt(port, outside)),
    children: [
      ...dot, ...inner.map(one => nodeOf(plan, one, laid.get(one.id)!, direction)),
      ...loopsIn(plan, state.id).map(one => detourNode(one, direction)),
    ],
    edges: [...startEdge(plan, state), ...edgesIn(plan.cut.pieces, state.id), ...order],
  });
  const tried = await layEach(plan, placement => graphFor(placement, []));
  const isTooBroad = plan.directionAt(0, false) === 'DOWN' && tried.every(({ width = 0 }) => width > BROADEST);
  const narrow = isTooBroad ? await layEach(plan, placement => graphFor(placement, oneByOne(tried[0]!))) : [];
  const [first, ...others] = [...tried, ...narrow];
  const box = others.reduce((best, one) => (costOf(one, direction) < costOf(best, direction) ? one : best), first!);
  return readBox(box, laid, loopsIn(plan, state.id), direction);
};

/** A column that is broader than this is read on no phone. */
const BROADEST = 940;

/** Edges that nobody sees put what is broad and stands side by side one under the other. */
const oneByOne = ({ children = [] }: ElkNode): readonly ElkEdge[] => {
  const broad = children.filter(({ width = 0 }) => width > BROADEST / 4);
  return broad.flatMap((one, at) => broad.slice(at + 1).filter(other => isBeside(one, other))
    .map(other => ({ id: `${one.id}↓${other.id}`, sources: [one.id], targets: [other.id] })));
};

const isBeside = ({ y = 0, height = 0 }: ElkBox, other: ElkBox): boolean =>
  y < (other.y ?? 0) + (other.height ?? 0) && (other.y ?? 0) < y + height;

/** A box laid out with each way to place what it holds. */
const layEach = async (
  { lay }: Plan, graphFor: (placement: Placement) => ElkNode,
): Promise<readonly ElkNode[]> => {
  const pages = await Promise.all(PLACEMENTS.map(placement =>
    lay({ id: PAGE, layoutOptions: optionsFor('DOWN'), children: [graphFor(placement)] })));
  return pages.map(page => page.children![0]!);
};

/** What a box costs whoever looks at it: its breadth above all, its length, and every bend of an arrow. */
const costOf = ({ width = 0, height = 0, edges = [] }: ElkNode, direction: Direction): number => {
  const bends = edges.flatMap(({ sections = [] }) => sections.flatMap(({ bendPoints = [] }) => bendPoints)).length;
  const [across, along] = direction === 'DOWN' ? [width, height] : [height, width];
  return 4 * across + along / 2 + 10 * bends;
};

/** So broad that the heads of all arrows have room, even if they meet it on one side. */
const widthForArrows = ({ cut }: Plan, { id }: ChartState): number =>
  HEAD * cut.pieces.flatMap(({ from, to }) => [from, to]).filter(end => end === id).length;

const NOTHING = { boxes: new Map(), lines: new Map(), labels: new Map(), ports: new Map() };

const frameOptions = (direction: Direction, placement: Placement, own: BoxSize): Options => ({
  ...optionsFor(direction, placement),
  'elk.padding': padding(own.height + MARGIN, INSET),
  'elk.portConstraints': 'FIXED_SIDE',
  'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
  'elk.nodeSize.minimum': `(${own.width},${own.height})`,
});

/** What goes on inside comes in beside the title, never through it. */
const portAt = ({ id, way, isCrossed }: Port, outside: Direction, place: Partial<ElkPoint> = {}): ElkBox => {
  const side = way === 'in' && isCrossed ? 'WEST' : PORT_SIDES[outside][way];
  return { id, ...place, width: 0, height: 0, layoutOptions: { 'elk.port.side': side } };
};

/** A state among its siblings: a box of a size that is settled, with ports in places that are settled. */
const nodeOf = ({ cut }: Plan, { id }: ChartState, laid: Laid, direction: Direction): ElkNode => {
  const { width, height } = laid;
  const ports = cut.ports.filter(port => port.state === id);
  if (ports.length === 0) return { id, width, height };
  const places = portPlaces(ports, laid, direction);
  return {
    id, width, height,
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    ports: ports.map(port => {
      const [x, y] = places.get(port.id)!;
      return portAt(port, direction, { x, y });
    }),
  };
};

/** The least room between two ports of one side. */
const APART = 14;

/** Ports that are crossed are where the inside has them; the others stand as near the middle as they find room. */
const portPlaces = (ports: readonly Port[], laid: Laid, direction: Direction): ReadonlyMap<string, Point> => {
  const places = new Map(laid.ports);
  const isDown = direction === 'DOWN';
  const [along, across] = isDown ? [laid.width, laid.height] : [laid.height, laid.width];
  for (const { id, way } of ports.filter(one => !one.isCrossed)) {
    const far = way === 'in' ? 0 : across;
    const taken = [...places.values()].map(([x, y]) => (isDown ? [x, y] : [y, x]) as Point)
      .filter(place => place[1] === far).map(place => place[0]);
    const at = freePlace(along, taken);
    places.set(id, isDown ? [at, far] : [far, at]);
  }
  return places;
};

const freePlace = (along: number, taken: readonly number[]): number => {
  const middle = Math.round(along / 2);
  for (let off = 0; off < middle - APART; off += 2) {
    const free = [middle - off, middle + off].find(at => taken.every(one => Math.abs(one - at) >= APART));
    if (free !== undefined) return free;
  }
  return middle;
};

const startEdge = ({ cut }: Plan, { id, initial }: ChartState): readonly ElkEdge[] => {
  if (initial === null) return [];
  const target = cut.ports.find(port => port.id === `${initial}|in`)?.id ?? initial;
  return [{ id: startOf(id), sources: [startOf(id)], targets: [target] }];
};

const loopsIn = ({ cut }: Plan, container: string): readonly Piece[] =>
  cut.pieces.filter(one => one.container === container && one.isLoop);

const edgesIn = (pieces: readonly Piece[], container: string): readonly ElkEdge[] =>
  pieces.filter(one => one.container === container)
    .flatMap(piece => (piece.isLoop ? detourEdges(piece) : [edgeOf(piece)]));

const edgeOf = ({ id, from, to, label }: Piece): ElkEdge => ({
  id, sources: [from], targets: [to],
  ...(label === null ? {} : { labels: [{ id: `${id} label`, text: id, ...label }] }),
});
