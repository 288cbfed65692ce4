/** Arrows among boxes in rows: between neighbours straight, all others along lanes between the rows and beside them. */
import type { ChartState, ChartTransition } from './chart.ts';
import type { ArrowPlace, Box, Point } from './layout.ts';
import { labelRoom } from './state-size.ts';
import { TITLE_HEIGHT, type BoxSize } from './text-size.ts';

export interface Cell extends Box {
  readonly id: string;
}

/** Boxes and arrows, measured from a corner of their own; the cells in the order of the boxes. */
export interface Routed {
  readonly cells: readonly Cell[];
  readonly arrows: readonly ArrowPlace[];
  readonly size: readonly [width: number, height: number];
}

interface Rect extends BoxSize {
  readonly state: ChartState;
}

/** A lane is so far from the next one, from the boxes above it, and from those under it, where heads need room. */
const LANE = 10;
const OVER = 10;
const UNDER = 16;
/** An arrow that runs straight down leaves this part of the side of a box to the others. */
const STRAIGHT = 0.6;
/** Its words stand so far beside it. */
const BESIDE = 8;
/** Words that are longer are cut. */
const WIDEST_WORDS = 400;
/** Without any lane rows are so far apart. */
const LEAST = 14;
/** Where an arrow between neighbours meets them, from their top. */
const MIDDLE = TITLE_HEIGHT / 2 + 4;

/** How far apart two neighbours of a row stand. */
type GapFor = (left: string, right: string) => number;

/** The room for the words at an arrow; longer ones are cut. */
export const wordsAt = (transition: ChartTransition): BoxSize | null => {
  const room = labelRoom(transition);
  return room && { ...room, width: Math.min(room.width, WIDEST_WORDS) };
};

type Way = 'straight' | 'down' | 'over' | 'beside';

interface Route {
  readonly transition: ChartTransition;
  readonly way: Way;
  readonly from: Place;
  readonly to: Place;
  readonly words: BoxSize | null;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** A stretch of an arrow in the channel over a row. */
interface Run {
  readonly channel: number;
  readonly from: number;
  readonly to: number;
  readonly words: BoxSize | null;
}

const waysOf = (
  rows: readonly (readonly Rect[])[], transitions: readonly ChartTransition[], gapFor: GapFor,
): readonly Route[] => {
  const places = new Map(rows.flatMap((row, at) => row.map(({ state }, column) => [state.id, { row: at, column }])));
  return transitions.map(transition => {
    const [from, to] = [places.get(transition.source)!, places.get(transition.targets[0]!)!];
    const words = wordsAt(transition);
    const isTight = words !== null && words.width > gapFor(transition.source, transition.targets[0]!);
    return { transition, from, to, words, way: wayOf(rows, from, to, isTight) };
  });
};

const wayOf = (rows: readonly (readonly Rect[])[], from: Place, to: Place, isTight: boolean): Way => {
  if (from.row === to.row) return to.column === from.column + 1 && !isTight ? 'straight' : 'over';
  if (to.row !== from.row + 1) return 'beside';
  return rows[from.row]!.length === 1 && rows[to.row]!.length === 1 ? 'straight' : 'down';
};

/** Puts stretches into as few lanes as keep them apart, and gives the lane of each. */
const lanesFor = (runs: readonly Run[]): ReadonlyMap<Run, number> => {
  const lanes: Run[][] = [];
  const found = new Map<Run, number>();
  const spanOf = ({ from, to, words }: Run): readonly [number, number] => {
    const left = Math.min(from, to);
    return [left - 6, Math.max(from, to, left + (words?.width ?? 0) + 8) + 6];
  };
  for (const run of runs) {
    const [left, right] = spanOf(run);
    const isFree = (lane: readonly Run[]): boolean => lane.every(other => {
      const [from, to] = spanOf(other);
      return right <= from || to <= left;
    });
    const at = lanes.findIndex(isFree);
    if (at < 0) lanes.push([run]);
    else lanes[at]!.push(run);
    found.set(run, at < 0 ? lanes.length - 1 : at);
  }
  return found;
};

class Routing {
  readonly #rows: readonly (readonly Rect[])[];
  readonly #routes: readonly Route[];
  readonly #gapFor: GapFor;
  readonly #left: readonly Route[];
  readonly #right: readonly Route[];
  readonly #ports = new Map<string, number>();
  /** The left edge of each box, by its row and column. */
  readonly #x: readonly (readonly number[])[];
  readonly width: number;

  constructor(
    rows: readonly (readonly Rect[])[], transitions: readonly ChartTransition[],
    gapFor: GapFor,
  ) {
    this.#rows = rows;
    this.#gapFor = gapFor;
    this.#routes = waysOf(rows, transitions, gapFor);
    const beside = this.#routes.filter(({ way }) => way === 'beside');
    this.#left = beside.filter(({ from, to }) => to.row < from.row);
    this.#right = beside.filter(({ from, to }) => to.row > from.row);
    this.#x = rows.map(row => this.#spread(row));
    const widest = Math.max(
      ...rows.map((row, at) => this.#x[at]!.at(-1)! + row.at(-1)!.width),
      ...this.#routes.map(one => this.#besideOf(one)),
    );
    this.width = widest + this.#right.length * LANE + (this.#right.length > 0 ? LANE : 0);
    this.#givePorts();
  }

  #spread(row: readonly Rect[]): readonly number[] {
    let x = this.#left.length === 0 ? 0 : (this.#left.length + 1) * LANE;
    return row.map(({ state, width }, at) => {
      const here = x;
      const next = row[at + 1];
      x += width + (next === undefined ? 0 : this.#gapFor(state.id, next.state.id));
      return here;
    });
  }

  #middleOf({ row, column }: Place): number {
    return this.#x[row]![column]! + this.#rows[row]![column]!.width / 2;
  }

  /** How far the words reach at an arrow that runs straight down. */
  #besideOf({ way, words, from, to }: Route): number {
    if (way !== 'straight' || words === null || from.row === to.row) return 0;
    const [above, below] = [this.#rows[from.row]![0]!, this.#rows[to.row]![0]!];
    return this.#x[from.row]![0]! + Math.min(above.width, below.width) * STRAIGHT + BESIDE + words.width;
  }

  /** Arrows that meet one side of a box share it evenly, in the order of where they come from. */
  #givePorts(): void {
    const sides = new Map<string, { readonly key: string; readonly at: Place; readonly other: number }[]>();
    const meet = (route: Route, end: 'from' | 'to', side: 'top' | 'foot', other: number): void => {
      const at = route[end];
      const name = `${at.row} ${at.column} ${side}`;
      sides.set(name, [...sides.get(name) ?? [], { key: `${route.transition.id} ${end}`, at, other }]);
    };
    for (const route of this.#routes) {
      if (route.way === 'straight') continue;
      const outside = route.to.row < route.from.row ? -1 : this.width + 1;
      const isBeside = route.way === 'beside';
      meet(route, 'from', route.way === 'over' ? 'top' : 'foot', isBeside ? outside : this.#middleOf(route.to));
      meet(route, 'to', 'top', isBeside ? outside : this.#middleOf(route.from));
    }
    const straight = new Set(this.#routes.filter(({ way, from, to }) => way === 'straight' && from.row !== to.row)
      .flatMap(({ from, to }) => [`${from.row} ${from.column} foot`, `${to.row} ${to.column} top`]));
    for (const [side, all] of sides) {
      [...all].sort((a, b) => a.other - b.other).forEach(({ key, at: { row, column } }, nth) => {
        const free = this.#rows[row]![column]!.width * (straight.has(side) ? STRAIGHT : 1);
        this.#ports.set(key, Math.round(this.#x[row]![column]! + free * ((nth + 1) / (all.length + 1))));
      });
    }
  }

  #runsOf(route: Route): readonly Run[] {
    const [from, to] = [this.#port(route, 'from'), this.#port(route, 'to')];
    const { words, way } = route;
    if (way === 'over') return [{ channel: route.from.row, from, to, words }];
    if (way === 'down') return [{ channel: route.to.row, from, to, words }];
    if (way !== 'beside') return [];
    const side = this.#side(route);
    const isFirstLonger = Math.abs(from - side) >= Math.abs(to - side);
    return [
      { channel: route.from.row + 1, from, to: side, words: isFirstLonger ? words : null },
      { channel: route.to.row, from: side, to, words: isFirstLonger ? null : words },
    ];
  }

  #port({ transition }: Route, end: 'from' | 'to'): number {
    return this.#ports.get(`${transition.id} ${end}`) ?? 0;
  }

  /** The lane beside the rows. */
  #side(route: Route): number {
    const left = this.#left.indexOf(route);
    return left >= 0 ? (left + 0.5) * LANE : this.width - (this.#right.indexOf(route) + 0.5) * LANE;
  }

  laid(): Routed {
    const runs = new Map(this.#routes.map(route => [route, this.#runsOf(route)]));
    const channels = Array.from({ length: this.#rows.length + 1 }, (_, channel) =>
      new Channel([...runs.values()].flat().filter(run => run.channel === channel), this.#wordsDown(channel)));
    const tops: number[] = [];
    let y = 0;
    this.#rows.forEach((row, at) => {
      channels[at]!.y = y;
      tops.push(y += channels[at]!.height);
      y += Math.max(...row.map(({ height }) => height));
    });
    channels.at(-1)!.y = y;
    const cells = this.#rows.flatMap((row, at) => row.map(({ state, width, height }, column) =>
      ({ id: state.id, x: this.#x[at]![column]!, y: tops[at]!, width, height })));
    const boxes = new Map(cells.map(cell => [cell.id, cell]));
    return {
      cells, size: [this.width, y + channels.at(-1)!.height],
      arrows: this.#routes.map(route => this.#arrow(route, runs.get(route)!, channels, boxes)),
    };
  }

  /** The words at an arrow that runs straight down over a row. */
  #wordsDown(channel: number): number {
    return Math.max(0, ...this.#routes.filter(({ way, from, to }) =>
      way === 'straight' && to.row === channel && from.row < channel).map(({ words }) => words?.height ?? 0));
  }

  #arrow(
    route: Route, runs: readonly Run[], channels: readonly Channel[], boxes: ReadonlyMap<string, Cell>,
  ): ArrowPlace {
    const { transition: { id, source, targets }, words, way } = route;
    const [from, to] = [boxes.get(source)!, boxes.get(targets[0]!)!];
    if (way === 'straight') return straight(id, from, to, words);
    const [start, end] = [this.#port(route, 'from'), this.#port(route, 'to')];
    const lanes = runs.map(run => channels[run.channel]!.laneOf(run));
    const top = way === 'over' ? from.y : from.y + from.height;
    const line: readonly Point[] = way === 'beside'
      ? [[start, top], [start, lanes[0]!], [this.#side(route), lanes[0]!], [this.#side(route), lanes[1]!],
          [end, lanes[1]!], [end, to.y]]
      : [[start, top], [start, lanes[0]!], [end, lanes[0]!], [end, to.y]];
    const worded = runs.findIndex(run => run.words !== null);
    const label = worded < 0 ? null : this.#label(runs[worded]!, lanes[worded]!);
    return { id, lines: [line], label };
  }

  #label({ from, to, words }: Run, lane: number): Box {
    const { width, height } = words!;
    const left = Math.min(from, to);
    const free = Math.max(0, Math.abs(to - from) - width);
    const x = Math.min(left + Math.max(4, free / 2), this.width - width);
    return { x: Math.max(0, x), y: lane - height - 1, width, height };
  }
}

/** The room over a row, with its lanes. */
class Channel {
  y = 0;
  readonly height: number;
  readonly #lanes: ReadonlyMap<Run, number>;
  /** How far under the top of the channel each lane runs. */
  readonly #depths: readonly number[];

  /** @param down how high the words are at an arrow that crosses it */
  constructor(runs: readonly Run[], down: number) {
    this.#lanes = lanesFor(runs);
    const count = Math.max(-1, ...this.#lanes.values()) + 1;
    let depth = OVER - LANE + down;
    this.#depths = Array.from({ length: count }, (_, lane) => {
      const words = runs.filter(run => this.#lanes.get(run) === lane).map(run => run.words?.height ?? 0);
      return depth += LANE + Math.max(0, ...words);
    });
    this.height = count === 0 ? LEAST + down : depth + UNDER;
  }

  laneOf(run: Run): number {
    return this.y + this.#depths[this.#lanes.get(run)!]!;
  }
}

/** Between neighbours: to the right, or down where each stands alone in its row. */
const straight = (id: string, from: Cell, to: Cell, words: BoxSize | null): ArrowPlace => {
  if (from.y === to.y) {
    const y = from.y + MIDDLE;
    const [left, right] = [from.x + from.width, to.x];
    return {
      id, lines: [[[left, y], [right, y]]],
      label: words && { ...words, x: (left + right - words.width) / 2 - 4, y: y - words.height - 2 },
    };
  }
  const x = Math.round(Math.max(from.x, to.x) + Math.min(from.width, to.width) * STRAIGHT);
  const [top, foot] = [from.y + from.height, to.y];
  return {
    id, lines: [[[x, top], [x, foot]]],
    label: words && { ...words, x: x + BESIDE, y: top + 4 },
  };
};

/** Boxes in rows, with the arrows among them. */
export const routed = (
  rows: readonly (readonly Rect[])[], transitions: readonly ChartTransition[],
  gapFor: GapFor,
): Routed => new Routing(rows, transitions, gapFor).laid();
