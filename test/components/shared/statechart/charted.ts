/** A statechart on a page: what it shows, in each of the ways in which it shows it. */
import '../../../../components/embed/lazy/assault-statechart.ts';
import { AssaultStatechart } from '../../../../components/elements/assault-statechart.ts';
import { until } from '../../../support/until.ts';

export type Drawing = HTMLElementTagNameMap['chart-drawing'];
export type Tree = HTMLElementTagNameMap['chart-tree'];

export const drawingOf = (chart: AssaultStatechart): Drawing => chart.shadowRoot!.querySelector('chart-drawing')!;
export const treeOf = (chart: AssaultStatechart): Tree => chart.shadowRoot!.querySelector('chart-tree')!;

/** Everything that a chart brings when it is wanted has come, however long that takes. */
export const loaded = async (): Promise<void> => {
  await Promise.all(Object.values(AssaultStatechart.lazyParts!).map(load => load()));
};

/** The chart is drawn, knows where it stands, and nothing is left to be drawn. */
export const drawn = async (chart: AssaultStatechart): Promise<AssaultStatechart> => {
  await until('a chart', () => chart.active.length > 0 && chart.shadowRoot?.querySelector('chart-drawing') !== null);
  await still(chart);
  return chart;
};

export const still = async (chart: AssaultStatechart): Promise<void> => {
  await chart.updateComplete;
  await drawingOf(chart)?.updateComplete;
  await treeOf(chart)?.updateComplete;
};

const ids = (parts: Iterable<Element>, name: string): readonly string[] =>
  [...parts].map(part => part.getAttribute(name)!);

/** Ids of the parts of the drawing that have a class. */
export const litAs = (chart: AssaultStatechart, name: string): readonly string[] => {
  const root = drawingOf(chart).shadowRoot!;
  return [
    ...ids(root.querySelectorAll(`[data-state].${name}`), 'data-state'),
    ...ids(root.querySelectorAll(`[data-transition].${name}`), 'data-transition'),
  ];
};

/**
 * Ids of the active states as the drawing lights them: each by its own box, or by a box of the procedure that it
 * belongs to; and every box that is lit without being one.
 */
export const litActive = (chart: AssaultStatechart): readonly string[] => {
  const lit = litAs(chart, 'active');
  const isInProcedure = lit.some(id => id.includes('#'));
  const [machine, ...active] = chart.active;
  const isDrawn = (id: string): boolean => drawingOf(chart).layout!.states.some(one => one.id === id);
  return [
    machine!, ...active.filter(id => (isDrawn(id) ? lit.includes(id) : isInProcedure)),
    ...lit.filter(id => !id.includes('#') && !active.includes(id)),
  ];
};

/** The tabs beside the drawing. */
export const tabsOf = (chart: AssaultStatechart): readonly HTMLElement[] =>
  [...chart.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')];

/** Presses one of them by its words. */
export const turnTo = async (chart: AssaultStatechart, words: string): Promise<void> => {
  tabsOf(chart).find(one => one.textContent.trim() === words)!.click();
  await still(chart);
};

/** Ids of the rows of the tree that are current. */
export const currentRows = (chart: AssaultStatechart): readonly string[] =>
  ids(treeOf(chart).shadowRoot!.querySelectorAll('[aria-current="step"]'), 'data-id');

export const rowOf = (chart: AssaultStatechart, id: string): HTMLElement =>
  treeOf(chart).shadowRoot!.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)!;

/** The row that has the focus. */
export const focusedRow = (chart: AssaultStatechart): string | null =>
  treeOf(chart).shadowRoot!.activeElement?.getAttribute('data-id') ?? null;

/** What is said to those who cannot see it. */
export const saidBy = (chart: AssaultStatechart): string =>
  chart.shadowRoot!.querySelector('live-region')?.message ?? '';

export const headingOf = (chart: AssaultStatechart): string =>
  chart.shadowRoot!.querySelector('h3')!.textContent!.replace(/\s+/g, ' ').trim();
