/** Charts and layouts as short lists: what a page that shows one has to load. */
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import type { ArrowPlace, Box, Layout, Point, StartPlace, Variant } from './layout.ts';
import { isRow, rowPlaces } from './state-size.ts';

/** Parent (its place in the list, -1 for none), id, kind, title, description, rule, first state (as its parent). */
type PackedState = readonly [
  parent: number, id: string, kind: ChartState['kind'], title: string, description: string, rule: string | null,
  initial: number,
];

/** Source (its place in the list of states), event, kind, targets, condition, actions. */
type PackedTransition = readonly [
  source: number, event: string, kind: ChartTransition['kind'], targets: readonly number[], guard: string | null,
  actions: readonly string[],
];

export interface PackedChart {
  readonly id: string;
  readonly states: readonly PackedState[];
  readonly transitions: readonly PackedTransition[];
}

export interface PackedLayout {
  readonly size: readonly [width: number, height: number];
  /** Of each state: x, y, width, height. */
  readonly states: readonly number[];
  /** Of each arrow to each of its targets: a bent line. */
  readonly lines: readonly BentLine[];
  /** Of each arrow: x, y, width, height of its label, or four zeros. */
  readonly labels: readonly number[];
  /** Of each state with a first one: a bent line from its dot. */
  readonly starts: readonly BentLine[];
}

/** Where it begins, whether it runs sideways first (1) or not (0), and how far it runs between its bends. */
type BentLine = readonly [x: number, y: number, isSideways: number, ...runs: number[]];

/** An id starts with its parent’s, unless its machine names it otherwise; then it is written with a #. */
const shortId = ({ id, parent }: ChartState): string =>
  (parent !== null && id.startsWith(`${parent}.`) ? id.slice(parent.length + 1) : `#${id}`);

export const packChart = ({ id, states, transitions }: Chart): PackedChart => {
  const places = new Map(states.map((state, index) => [state.id, index]));
  const placeOf = (name: string | null): number => (name === null ? -1 : places.get(name)!);
  return {
    id,
    states: states.map(one => [
      placeOf(one.parent), shortId(one), one.kind, one.title, one.description, one.rule, placeOf(one.initial),
    ]),
    transitions: transitions.map(one =>
      [placeOf(one.source), one.event, one.kind, one.targets.map(placeOf), one.guard, one.actions]),
  };
};

export const chartFrom = ({ id, states, transitions }: PackedChart): Chart => {
  const ids: string[] = [];
  for (const [parent, short] of states) ids.push(short.startsWith('#') ? short.slice(1) : `${ids[parent]}.${short}`);
  const counts = new Map<string, number>();
  return {
    id,
    states: states.map(([parent, , kind, title, description, rule, initial], index) => ({
      id: ids[index]!, parent: ids[parent] ?? null, kind, title, description, rule, initial: ids[initial] ?? null,
    })),
    transitions: transitions.map(([place, event, kind, targets, guard, actions]) => {
      const [source, name] = [ids[place]!, `${ids[place]}/${event}`];
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      return { id: `${name}/${nth}`, source, event, kind, targets: targets.map(one => ids[one]!), guard, actions };
    }),
  };
};

const NO_LABEL: Box = { x: 0, y: 0, width: 0, height: 0 };

const flat = (boxes: readonly Box[]): readonly number[] =>
  boxes.flatMap(({ x, y, width, height }) => [x, y, width, height]);

export const packLayout = ({ width, height, states, arrows, starts }: Layout): PackedLayout => ({
  size: [width, height],
  states: flat(states),
  lines: arrows.flatMap(arrow => arrow.lines.map(bent)),
  labels: flat(arrows.map(({ label }) => label ?? NO_LABEL)),
  starts: starts.map(start => bent(start.line)),
});

const bent = (line: readonly Point[]): BentLine => {
  const [[x, y], second] = line as readonly [Point, Point];
  const isSideways = second[1] === y;
  const runs = line.slice(1).map((point, index) => {
    const axis = (index % 2 === 0) === isSideways ? 0 : 1;
    return point[axis] - line[index]![axis];
  });
  return [x, y, isSideways ? 1 : 0, ...runs];
};

const straightened = ([x, y, isSideways, ...runs]: BentLine): readonly Point[] => {
  const line: Point[] = [[x, y]];
  let [atX, atY] = [x, y];
  runs.forEach((run, index) => {
    if ((index % 2 === 0) === (isSideways === 1)) atX += run;
    else atY += run;
    line.push([atX, atY]);
  });
  return line;
};

const boxAt = (boxes: readonly number[], index: number): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = boxes.slice(4 * index, 4 * index + 4);
  return { x, y, width, height };
};

export const layoutFrom = (chart: Chart, variant: Variant, packed: PackedLayout): Layout => {
  const lines = packed.lines.map(straightened);
  let taken = 0;
  return {
    chart,
    variant,
    width: packed.size[0],
    height: packed.size[1],
    states: chart.states.map((state, index) => {
      const box = boxAt(packed.states, index);
      return { id: state.id, ...box, rows: rowPlaces(chart, state, box) };
    }),
    arrows: chart.transitions.filter(one => !isRow(one)).map(({ id, targets }, index): ArrowPlace => {
      const label = boxAt(packed.labels, index);
      taken += targets.length;
      return { id, lines: lines.slice(taken - targets.length, taken), label: label.width === 0 ? null : label };
    }),
    starts: chart.states.filter(({ initial }) => initial !== null).map(({ id }, index): StartPlace =>
      ({ id, line: straightened(packed.starts[index]!) })),
  };
};
