/** The arrows of a chart cut at every border, and the places on the borders where the pieces meet. */
import type { Chart, ChartTransition } from './chart.ts';
import { segmentsOf, type Segment } from './segments.ts';
import { isRow, labelRoom } from './state-size.ts';
import type { BoxSize } from './text-size.ts';

/** A place on a border. Arrows to one target cross a border together, and end together at a state that holds others. */
export interface Port {
  readonly id: string;
  readonly state: string;
  /** Whether arrows come in here or leave. */
  readonly way: 'in' | 'out';
  /** Whether they go on inside the state. */
  readonly isCrossed: boolean;
}

/** A piece of an arrow inside one box, from a state or port to a state or port. */
export interface Piece {
  readonly id: string;
  readonly container: string;
  readonly from: string;
  readonly to: string;
  /** Room for words; only the first piece of an arrow has any. */
  readonly label: BoxSize | null;
  /** Whether it leads from a state to itself. */
  readonly isLoop: boolean;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  readonly ports: readonly Port[];
  /** The pieces of each arrow in their order, by transition and target: several arrows may share their last ones. */
  readonly arrows: ReadonlyMap<string, readonly string[]>;
}

/** An arrow's name: a transition may have several. */
export const arrowId = (transition: string, nth: number): string => `${transition}→${nth}`;

export const piecesOf = (chart: Chart): Pieces => {
  const holders = new Set(chart.states.map(({ parent }) => parent));
  const pieces = new Map<string, Piece>();
  const ports = new Map<string, Port>();
  const arrows = new Map<string, readonly string[]>();
  for (const transition of chart.transitions.filter(one => !isRow(one))) {
    transition.targets.forEach((target, nth) => {
      const cut = segmentsOf(chart, transition.source, target).map((segment, index) => {
        const ends = endsOf(segment, { transition, target, holders });
        for (const end of ends) if (typeof end !== 'string') ports.set(end.id, end);
        const [from, to] = ends.map(end => (typeof end === 'string' ? end : end.id)) as [string, string];
        const isFirst = index === 0;
        const id = isFirst ? `${arrowId(transition.id, nth)}` : `${segment.container}: ${from} → ${to}`;
        const label = isFirst && nth === 0 ? labelRoom(transition) : null;
        const isLoop = transition.source === target;
        pieces.set(id, { id, container: segment.container, from, to, label, isLoop });
        return id;
      });
      arrows.set(arrowId(transition.id, nth), cut);
    });
  }
  for (const { initial } of chart.states) {
    if (initial !== null && holders.has(initial)) ports.set(wayIn(initial).id, wayIn(initial));
  }
  return { pieces: [...pieces.values()], ports: [...ports.values()], arrows };
};

/** Where arrows end at a state with states. */
const wayIn = (state: string): Port => ({ id: `${state}|in`, state, way: 'in', isCrossed: false });

interface Arrow {
  readonly transition: ChartTransition;
  readonly target: string;
  /** States that hold states. */
  readonly holders: ReadonlySet<string | null>;
}

/** Both ends of a piece: a state that holds nothing is met anywhere, any other in a port. */
const endsOf = (
  { container, from, to }: Segment, { transition, target, holders }: Arrow,
): readonly (Port | string)[] => [
  endOf(from.state, from.state === container ? 'in' : 'out', from.isCrossing ? target : null, transition, holders),
  from.state === to.state && holders.has(to.state)
    ? { id: `${to.state}|back by ${transition.id}`, state: to.state, way: 'out', isCrossed: false }
    : endOf(to.state, to.state === container ? 'out' : 'in', to.isCrossing ? target : null, transition, holders),
];

const endOf = (
  state: string, way: Port['way'], through: string | null, transition: ChartTransition,
  holders: ReadonlySet<string | null>,
): Port | string => {
  if (through !== null) return { id: `${state}|${way} ${through}`, state, way, isCrossed: true };
  if (!holders.has(state)) return state;
  return way === 'in' ? wayIn(state) : { id: `${state}|out of ${transition.id}`, state, way, isCrossed: false };
};
