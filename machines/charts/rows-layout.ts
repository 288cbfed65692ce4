/** A folded chart laid out: boxes in rows that are as wide as there is room, each row read from left to right. */
import type { Chart, ChartState } from './chart.ts';
import type { FoldedChart } from './fold-chart.ts';
import type { ArrowPlace, Box, Layout, Point, StartPlace, StatePlace, Variant } from './layout.ts';
import { routed, wordsAt, type Cell, type Routed } from './row-routes.ts';
import {
  BOX_PADDING, FOLD_ROOM, RULE_TEXT, SIGN_ROOM, textWidth, TITLE_GAP, TITLE_HEIGHT, TITLE_TEXT,
} from './text-size.ts';

/** How high a box is that holds nothing. */
const CLOSED = TITLE_HEIGHT + 8;
/** Names that are longer are cut. */
const WIDEST_TITLE = 400;
const WIDEST_RULE = 120;
/** What is left free around what a box holds, and around the chart. */
const INSET = { tall: 12, wide: 24, y: 10 } as const;
const PAGE = 4;
/** Left of rows there is room for the dot at which the machine begins. */
const START = { tall: 0, wide: 20 } as const;
/** Between two boxes of a row. */
const GAP = 32;
/** An arrow between neighbours may push them so far apart for its words. */
const WIDEST_GAP = 150;
/** Rows leave so much to the arrows that run beside them. */
const BESIDE = 24;

interface Block extends Routed {
  readonly state: ChartState;
  readonly width: number;
  readonly height: number;
  readonly inner: readonly Block[];
}

const ownWidth = ({ title, rule, procedure }: ChartState, canOpen: boolean): number =>
  2 * BOX_PADDING + Math.min(WIDEST_TITLE, textWidth(title.slice(0, 400), TITLE_TEXT))
  + (rule === null ? 0 : TITLE_GAP + Math.min(WIDEST_RULE, textWidth(rule.slice(0, 400), RULE_TEXT)))
  + (procedure === undefined ? 0 : SIGN_ROOM) + (canOpen ? FOLD_ROOM : 0);

class Rows {
  readonly #folded: FoldedChart;
  readonly #variant: Variant;

  constructor(folded: FoldedChart, variant: Variant) {
    this.#folded = folded;
    this.#variant = variant;
  }

  block(state: ChartState, room: number): Block {
    const held = this.#folded.chart.states.filter(({ parent }) => parent === state.id);
    const own = ownWidth(state, this.#folded.folds.has(state.id));
    if (held.length === 0) return { state, width: own, height: CLOSED, inner: [], cells: [], arrows: [], size: [0, 0] };
    const inset = 2 * INSET[this.#variant];
    const inner = held.map(one => this.block(one, room - inset));
    const laid = routed(this.#rows(inner, room - inset), this.#arrowsAmong(held), this.#gapFor);
    const [width, height] = laid.size;
    return {
      state, inner, ...laid,
      width: Math.max(own, width + inset), height: TITLE_HEIGHT + height + INSET.y,
    };
  }

  /** Boxes one after the other, in a new row where there is no room, or where one is opened. */
  #rows(blocks: readonly Block[], room: number): readonly (readonly Block[])[] {
    const rows: Block[][] = [];
    let used = 0;
    for (const block of blocks) {
      const last = rows.at(-1);
      const before = last?.at(-1);
      const isOpen = block.inner.length > 0 || (before?.inner.length ?? 0) > 0;
      used += before === undefined ? 0 : this.#gapFor(before.state.id, block.state.id) + block.width;
      if (last !== undefined && !isOpen && this.#variant === 'wide' && used <= room - 2 * BESIDE) last.push(block);
      else {
        rows.push([block]);
        used = block.width;
      }
    }
    return rows;
  }

  readonly #gapFor = (left: string, right: string): number => {
    const arrow = this.#folded.chart.transitions.find(({ source, targets }) => source === left && targets[0] === right);
    const words = arrow === undefined ? null : wordsAt(arrow);
    return words !== null && words.width + 24 <= WIDEST_GAP ? Math.max(GAP, words.width + 24) : GAP;
  };

  #arrowsAmong(states: readonly ChartState[]): Chart['transitions'] {
    const ids = new Set(states.map(({ id }) => id));
    return this.#folded.chart.transitions.filter(({ source, targets }) => ids.has(source) && ids.has(targets[0]!));
  }
}

const moved = ([x, y]: Point, by: Point): Point => [x + by[0], y + by[1]];

interface Laid {
  readonly states: StatePlace[];
  readonly arrows: ArrowPlace[];
  readonly starts: StartPlace[];
}

/** Everything in a box, where it comes to lie on the page. */
const place = (block: Block, corner: Point, inset: number, laid: Laid): void => {
  block.inner.forEach((one, at) => {
    const { x, y } = block.cells[at] as Cell;
    const [left, top] = moved([x, y], corner);
    laid.states.push({ id: one.state.id, x: left, y: top, width: one.width, height: one.height, rows: [] });
    place(one, [left + inset, top + TITLE_HEIGHT], inset, laid);
    if (one.state.id === block.state.initial && x <= BESIDE && inset >= BESIDE) {
      const middle = top + TITLE_HEIGHT / 2 + 4;
      laid.starts.push({ id: block.state.id, line: [[left - 16, middle], [left, middle]] });
    }
  });
  for (const { id, lines, label } of block.arrows) {
    const words: Box | null = label && { ...label, x: label.x + corner[0], y: label.y + corner[1] };
    laid.arrows.push({ id, lines: lines.map(line => line.map(one => moved(one, corner))), label: words });
  }
};

/** Where everything of a folded chart is drawn, in a column or in rows of some width; the machine itself has no box. */
export const rowsLayout = (folded: FoldedChart, variant: Variant, room: number): Layout => {
  const laid: Laid = { states: [], arrows: [], starts: [] };
  const root = new Rows(folded, variant).block(folded.chart.states[0]!, room);
  place(root, [PAGE + START[variant], PAGE], INSET[variant], laid);
  return {
    chart: folded.chart, variant, ...laid,
    width: root.size[0] + 2 * PAGE + START[variant], height: root.size[1] + 2 * PAGE,
  };
};
