/** A chart folded: boxes that are opened or not, what passes by itself left out, each procedure once. */
import type { Chart, ChartState, ChartTransition, Label } from './chart.ts';
import { labelOf, type InsideWords } from './label.ts';
import { isRun, withProcedures } from './procedures.ts';

/** How a chart is looked at. */
export interface ChartView {
  /** Whether the box of a state is opened, by its id; a procedure has one of its own. */
  readonly isOpen: (id: string) => boolean;
  /** Every box is opened, and what passes by itself or stands aside is drawn too. */
  readonly isWhole: boolean;
  /** States that are active or have been. */
  readonly known: ReadonlySet<string>;
  /** Titles and conditions, or what the machine calls everything. */
  readonly names: 'words' | 'identifiers';
  readonly inside?: InsideWords;
}

/** What is drawn, as a chart of its own, and what stands there for the parts of the chart. */
export interface FoldedChart {
  readonly chart: Chart;
  /** The boxes that stand for a state, by its id: several where it belongs to a procedure. */
  readonly boxes: ReadonlyMap<string, readonly string[]>;
  /** By the id of an arrow: the ways along it, each as the ids of its transitions. */
  readonly ways: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Boxes that can be opened, and whether they are. */
  readonly folds: ReadonlyMap<string, boolean>;
}

/** It rests nowhere in it: the last thing that it tries is bound to no condition. */
const isPassing = (state: ChartState, out: readonly ChartTransition[]): boolean => {
  const last = out.at(-1);
  return state.kind === 'atomic' && last !== undefined && last.guard === null && last.targets.length > 0
    && out.every(({ kind }) => kind === 'always');
};

const group = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...groups.get(keyOf(one)) ?? [], one]);
  return groups;
};

const withoutProcedure = ({ procedure: _, ...state }: ChartState): ChartState => state;

class Folding {
  readonly #view: ChartView;
  readonly #states: ReadonlyMap<string, ChartState>;
  readonly #inside: ReadonlyMap<string, readonly ChartState[]>;
  readonly #outOf: ReadonlyMap<string, readonly ChartTransition[]>;
  /** The box that a state is drawn in; null: it is passed through. */
  readonly boxOf = new Map<string, string | null>();
  readonly drawn: ChartState[] = [];
  readonly folds = new Map<string, boolean>();

  constructor(chart: Chart, view: ChartView) {
    this.#view = view;
    this.#states = new Map(chart.states.map(state => [state.id, state]));
    this.#inside = group(chart.states, ({ parent }) => parent ?? '');
    this.#outOf = group(chart.transitions, ({ source }) => source);
    const root = chart.states[0];
    if (root !== undefined) this.#draw(root, true);
  }

  #draw(state: ChartState, isRoot: boolean): void {
    this.boxOf.set(state.id, state.id);
    const inner = this.#inside.get(state.id) ?? [];
    const shown = inner.filter(one => this.#isShown(one));
    const canOpen = shown.length > 0 && (!isRun(state) || state.id.includes('#'));
    const isOpen = canOpen && (isRoot || this.#view.isWhole || this.#view.isOpen(state.id));
    if (canOpen && !isRoot) this.folds.set(state.id, isOpen);
    this.drawn.push(isOpen ? state : { ...withoutProcedure(state), initial: null, ...this.#sharedIn(state) });
    for (const one of inner) {
      if (!isOpen) this.#hide(one, state.id);
      else if (shown.includes(one)) this.#draw(one, false);
      else this.#hide(one, null);
    }
  }

  #hide(state: ChartState, box: string | null): void {
    this.boxOf.set(state.id, box);
    for (const one of this.#inside.get(state.id) ?? []) this.#hide(one, box);
  }

  /** A box that is not opened bears the sign of the procedure that is run in it. */
  #sharedIn(state: ChartState): Pick<ChartState, 'procedure'> {
    const found = [state, ...this.#within(state.id)].find(isRun)?.procedure;
    return found === undefined ? {} : { procedure: found };
  }

  #within(id: string): readonly ChartState[] {
    return (this.#inside.get(id) ?? []).flatMap(one => [one, ...this.#within(one.id)]);
  }

  #isShown(state: ChartState): boolean {
    if (this.#view.isWhole) return true;
    if (state.isAside) return this.#view.known.has(state.id);
    return !isPassing(state, this.#outOf.get(state.id) ?? []);
  }

  /** The steps of a procedure, in their order: its outermost boxes that a rule tells of and that are no end of it. */
  steps(): readonly string[] {
    const [root] = this.drawn;
    return this.drawn.filter(state => state.parent === root?.id && state.kind !== 'final' && state.rule !== null
      && state.isAside !== true && !state.id.includes('#') && !isPassing(state, this.#outOf.get(state.id) ?? []))
      .map(({ id }) => id);
  }

  /** A state and those around it, the innermost first. */
  lineage(id: string): readonly string[] {
    const { parent = null } = this.#states.get(id) ?? {};
    return parent === null ? [id] : [id, ...this.lineage(parent)];
  }

  /** The box of a state, or the opened one around it where it has none. */
  nearest(id: string): string {
    return this.lineage(id).map(one => this.boxOf.get(one)).find(box => box != null) ?? id;
  }

  /** Everywhere that a transition leads to, through what is passed. */
  *ends(
    transition: ChartTransition, before: readonly ChartTransition[] = [],
  ): Generator<readonly [to: string, way: readonly ChartTransition[]]> {
    const way = [...before, transition];
    for (const target of transition.targets) {
      const box = this.boxOf.get(target);
      if (box != null) yield [box, way];
      else if (!before.includes(transition)) {
        for (const next of this.#outOf.get(target) ?? []) yield* this.ends(next, way);
      }
    }
  }

  /** Both ends of an arrow, brought up to where they stand side by side; null: one holds the other. */
  sideBySide(from: string, to: string): readonly [string, string] | null {
    const [left, right] = [[...this.lineage(from)].reverse(), [...this.lineage(to)].reverse()];
    const at = left.findIndex((id, depth) => id !== right[depth]);
    return at < 0 || right[at] === undefined ? null : [left[at]!, right[at]!];
  }
}

interface Arrow {
  readonly source: string;
  readonly target: string;
  readonly ways: (readonly ChartTransition[])[];
}

const arrowsOf = (chart: Chart, folding: Folding): readonly Arrow[] => {
  const arrows = new Map<string, Arrow>();
  for (const transition of chart.transitions) {
    const from = folding.nearest(transition.source);
    for (const [to, way] of folding.ends(transition)) {
      const ends = folding.sideBySide(from, to);
      if (ends === null) continue;
      const [source, target] = ends;
      const arrow = arrows.get(`${source} ${target}`) ?? { source, target, ways: [] };
      arrow.ways.push(way);
      arrows.set(`${source} ${target}`, arrow);
    }
  }
  return [...arrows.values()];
};

/** So many conditions are written at an arrow that stands for several. */
const MOST_WORDS = 2;

/** What is written at an arrow: where ways part, on what condition; with identifiers what happens as well. */
const labelFor = ({ ways }: Arrow, isFork: boolean, { names, inside }: ChartView): Label => {
  const said = [...new Set(ways.map(way => (names === 'identifiers' ? identified(way) : lastCondition(way, inside))))];
  const isTold = names === 'identifiers' || (isFork && !said.includes('') && said.length <= MOST_WORDS);
  const words = isTold ? said.slice(0, MOST_WORDS).join(', ') : '';
  return { event: isTold && said.length > MOST_WORDS ? `${words} …` : words, guard: null };
};

const identified = (way: readonly ChartTransition[]): string =>
  way.flatMap(({ event, guard }) => [event, guard === null ? '' : `[${guard}]`]).filter(one => one !== '').join(' ');

const lastCondition = (way: readonly ChartTransition[], inside: InsideWords | undefined): string =>
  labelOf(way.at(-1)!, inside).guard ?? '';

/** What a machine calls a state; a procedure has no other name than its title. */
const keyOf = ({ id, title }: ChartState): string => (id.includes('#') ? title : id.split('.').at(-1)!);

/** A step has its number, as in the rail over a table. */
const numbered = ({ id, title }: ChartState, steps: readonly string[]): string =>
  (steps.includes(id) ? `${steps.indexOf(id) + 1} ${title}` : title);

/** Folds a chart as it is looked at. */
export const foldChart = (whole: Chart, view: ChartView): FoldedChart => {
  const { chart, alike } = withProcedures(whole);
  const folding = new Folding(chart, view);
  const arrows = arrowsOf(chart, folding);
  const forks = group(arrows, ({ source }) => source);
  const ways = new Map<string, readonly (readonly string[])[]>();
  const transitions = arrows.map((arrow): ChartTransition => {
    const [first] = arrow.ways as [readonly ChartTransition[]];
    const id = `${first[0]!.id} ${arrow.source} ${arrow.target}`;
    ways.set(id, arrow.ways.map(way => way.map(one => one.id)));
    return {
      id, source: arrow.source, targets: [arrow.target], event: first[0]!.event, guard: null, actions: [],
      kind: view.names === 'words' ? 'event' : first[0]!.kind,
      label: labelFor(arrow, forks.get(arrow.source)!.length > 1, view),
    };
  });
  const steps = folding.steps();
  const states = view.names === 'words'
    ? folding.drawn.map(state => ({ ...state, rule: null, title: numbered(state, steps) }))
    : folding.drawn.map(state => ({ ...state, title: keyOf(state) }));
  const boxes = new Map(whole.states.map(({ id }) =>
    [id, [...new Set([id, ...alike.get(id) ?? []].map(one => folding.nearest(one)))]] as const));
  return { chart: { id: chart.id, states, transitions }, boxes, ways, folds: folding.folds };
};
