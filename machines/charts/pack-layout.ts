/** A layout as short lists of numbers: what a page that shows one has to load. */
import type { Chart } from './chart.ts';
import type { ArrowPlace, Box, Layout, Point, StartPlace, StatePlace, Variant } from './layout.ts';
import { isRow, labelRoom, rowPlaces } from './state-size.ts';

/**
 * A state is measured from the corner of the one that holds it, everything else from the corner of the state that it
 * belongs to: what is alike inside two states is written alike.
 */
export interface PackedLayout {
  readonly size: readonly [width: number, height: number];
  /** Of each state: x, y, width, height. */
  readonly states: readonly number[];
  /** Of each arrow to each of its targets. */
  readonly lines: readonly BentLine[];
  /** Of each arrow with words: x, y of its label, which is as large as they are. */
  readonly labels: readonly number[];
  /** Of each state with a first one: from its dot. */
  readonly starts: readonly BentLine[];
}

/** Where it begins, whether it runs sideways first (1) or not (0), and how far it runs between its bends. */
type BentLine = readonly [x: number, y: number, isSideways: number, ...runs: number[]];

interface Corner {
  readonly x: number;
  readonly y: number;
}

const PAGE_CORNER: Corner = { x: 0, y: 0 };

export const packLayout = ({ chart, width, height, states, arrows, starts }: Layout): PackedLayout => {
  const places = new Map(states.map(place => [place.id, place]));
  const sources = new Map(chart.transitions.map(({ id, source }) => [id, places.get(source)!]));
  return {
    size: [width, height],
    states: chart.states.flatMap(({ id, parent }) =>
      fromCorner(places.get(parent ?? '') ?? PAGE_CORNER, places.get(id)!)),
    lines: arrows.flatMap(({ id, lines }) => lines.map(line => bent(sources.get(id)!, line))),
    labels: arrows.flatMap(({ id, label }) =>
      (label === null ? [] : fromCorner(sources.get(id)!, label).slice(0, 2))),
    starts: starts.map(({ id, line }) => bent(places.get(id)!, line)),
  };
};

const fromCorner = (corner: Corner, { x, y, width, height }: Box): readonly number[] =>
  [x - corner.x, y - corner.y, width, height];

const bent = (corner: Corner, line: readonly Point[]): BentLine => {
  const [[x, y], second] = line as readonly [Point, Point];
  const isSideways = second[1] === y;
  const runs = line.slice(1).map((point, index) => {
    const axis = (index % 2 === 0) === isSideways ? 0 : 1;
    return point[axis] - line[index]![axis];
  });
  return [x - corner.x, y - corner.y, isSideways ? 1 : 0, ...runs];
};

export const layoutFrom = (chart: Chart, variant: Variant, packed: PackedLayout): Layout => {
  const { size: [width, height], starts } = packed;
  const states = statesFrom(chart, packed);
  return {
    chart, variant, width, height, states: [...states.values()], arrows: arrowsFrom(chart, states, packed),
    starts: chart.states.filter(({ initial }) => initial !== null).map(({ id }, index): StartPlace =>
      ({ id, line: straightened(states.get(id)!, starts[index]!) })),
  };
};

const statesFrom = (chart: Chart, { states }: PackedLayout): ReadonlyMap<string, StatePlace> => {
  const places = new Map<string, StatePlace>();
  chart.states.forEach((state, index) => {
    const box = boxAt(places.get(state.parent ?? '') ?? PAGE_CORNER, states, index);
    places.set(state.id, { id: state.id, ...box, rows: rowPlaces(chart, state, box) });
  });
  return places;
};

const arrowsFrom = (
  chart: Chart, states: ReadonlyMap<string, StatePlace>, { lines, labels }: PackedLayout,
): readonly ArrowPlace[] => {
  let taken = 0;
  let worded = 0;
  return chart.transitions.filter(one => !isRow(one)).map(transition => {
    const { id, source, targets } = transition;
    const corner = states.get(source)!;
    const room = labelRoom(transition);
    taken += targets.length;
    worded += room === null ? 0 : 2;
    return {
      id,
      lines: lines.slice(taken - targets.length, taken).map(line => straightened(corner, line)),
      label: room && { x: labels[worded - 2]! + corner.x, y: labels[worded - 1]! + corner.y, ...room },
    };
  });
};

const boxAt = (corner: Corner, boxes: readonly number[], index: number): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = boxes.slice(4 * index, 4 * index + 4);
  return { x: x + corner.x, y: y + corner.y, width, height };
};

const straightened = (corner: Corner, [x, y, isSideways, ...runs]: BentLine): readonly Point[] => {
  let [atX, atY] = [x + corner.x, y + corner.y];
  const line: Point[] = [[atX, atY]];
  runs.forEach((run, index) => {
    if ((index % 2 === 0) === (isSideways === 1)) atX += run;
    else atY += run;
    line.push([atX, atY]);
  });
  return line;
};
