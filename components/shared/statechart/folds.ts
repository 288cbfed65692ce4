/** Which boxes of a chart are opened, and how it is drawn by that. */
import type { Chart } from '../../../machines/charts/chart.ts';
import { foldChart, type ChartView, type FoldedChart } from '../../../machines/charts/fold-chart.ts';
import type { Layout, Variant } from '../../../machines/charts/layout.ts';
import type { InsideWords } from '../../../machines/charts/label.ts';
import { rowsLayout } from '../../../machines/charts/rows-layout.ts';
import type { EventVerdict } from '../../../machines/charts/event-prober.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import type { Lights } from './lights.ts';

export interface FoldedDrawing {
  readonly folded: FoldedChart;
  readonly layout: Layout;
}

export class ChartFolds {
  /** What somebody has opened or folded by hand. */
  readonly #byHand = new Map<string, boolean>();
  #drawn: FoldedDrawing | null = null;
  #key: readonly unknown[] = [];
  isWhole = false;
  names: ChartView['names'] = 'words';

  /** Opens a box, or folds it. */
  turn(id: string): void {
    const isOpen = this.#drawn?.folded.folds.get(id);
    if (isOpen !== undefined) this.#byHand.set(id, !isOpen);
  }

  /** What is active is opened, as long as nobody has folded it; so is each procedure. */
  drawing(
    chart: Chart, { moment, visited }: Lights, [variant, room]: readonly [Variant, number], inside: InsideWords,
  ): FoldedDrawing {
    const active = new Set(moment?.active ?? []);
    const isOpen = (id: string): boolean => this.#byHand.get(id) ?? (active.has(id) || id.includes('#'));
    const known = new Set(chart.states.filter(({ id, isAside }) => isAside && (active.has(id) || visited.has(id)))
      .map(({ id }) => id));
    const opened = chart.states.filter(({ id }) => isOpen(id)).map(({ id }) => id);
    const hands = JSON.stringify([opened, [...known], [...this.#byHand]]);
    const key = [chart, variant, room, this.isWhole, this.names, hands];
    if (this.#drawn === null || key.some((one, at) => one !== this.#key[at])) {
      const { isWhole, names } = this;
      const folded = foldChart(chart, { isOpen, isWhole, names, known, inside });
      this.#drawn = { folded, layout: rowsLayout(folded, variant, room) };
      this.#key = key;
    }
    return this.#drawn;
  }
}

const RANKS: readonly EventVerdict['verdict'][] = ['open', 'refused', 'elsewhere'];

/** What is lit of the boxes and arrows that are drawn. */
export const foldedLights = ({ boxes, ways }: FoldedChart, lights: Lights): Lights => {
  const { moment, here, visited, taken, led, pointed, marked } = lights;
  const drawn = (ids: Iterable<string>): readonly string[] =>
    [...new Set([...ids].flatMap(id => boxes.get(id) ?? []))];
  const along = (isMeant: (way: readonly string[]) => boolean): readonly string[] =>
    [...ways].filter(([, all]) => all.some(isMeant)).map(([id]) => id);
  const verdicts = new Map((moment?.eventVerdicts ?? []).map(one => [one.transition, one]));
  const eventVerdicts = [...ways].flatMap(([id, all]) => {
    const found = all.flatMap(([first]) => verdicts.get(first!) ?? []);
    const best = RANKS.flatMap(rank => found.find(({ verdict }) => verdict === rank) ?? [])[0];
    return best === undefined ? [] : [{ ...best, transition: id }];
  });
  return {
    moment: moment && { ...moment, active: drawn(moment.active), eventVerdicts },
    here: drawn(here), visited: new Set(drawn(visited)), led: drawn(led),
    taken: along(way => way.every(id => taken.includes(id))),
    pointed: pointed === null ? null : boxes.get(pointed)?.[0] ?? along(([first]) => first === pointed)[0] ?? null,
    marked: [...drawn(marked), ...along(way => way.some(id => marked.includes(id)))],
  };
};

/** The part of the chart that a box or an arrow stands for: what can happen, or is active, before the rest. */
export const partBehind = ({ boxes, ways, chart }: FoldedChart, id: string, { moment, here }: Lights): string => {
  const firsts = (ways.get(id) ?? []).map(([first]) => first!);
  const isOpen = (one: string): boolean =>
    moment?.eventVerdicts.some(({ transition, verdict }) => transition === one && verdict === 'open') ?? false;
  if (firsts.length > 0) return firsts.find(isOpen) ?? firsts[0]!;
  if (!id.startsWith(`${chart.id}#`)) return id;
  const behind = [...boxes].filter(([, drawn]) => drawn.includes(id)).map(([one]) => one);
  return behind.find(one => here.includes(one)) ?? behind[0] ?? id;
};

/** All that draws a chart in rows, as it is brought when it is wanted. */
export const chartRows = { ChartFolds, chartOf, foldedLights, partBehind } as const;
export type ChartRows = typeof chartRows;
