import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../machines/charts/chart.ts';
import { foldChart } from '../../../machines/charts/fold-chart.ts';
import type { Box, Layout, Variant } from '../../../machines/charts/layout.ts';
import { assaultChart } from '../../../machines/charts/layouts/assault-chart.ts';
import { phaseChart } from '../../../machines/charts/layouts/phase-chart.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { rowsLayout } from '../../../machines/charts/rows-layout.ts';
import {
  EVENT_TEXT, GUARD_TEXT, RULE_TEXT, textWidth, TITLE_TEXT,
} from '../../../machines/charts/text-size.ts';
import { jukebox } from './machines-of-every-kind.ts';

const CHARTS: readonly (readonly [string, Chart])[] =
  [['assault', assaultChart], ['phase', phaseChart], ['jukebox', chartOf(jukebox)]];

const laid = (chart: Chart, isWhole: boolean, variant: Variant, room: number, open: readonly string[] = []): Layout =>
  rowsLayout(foldChart(chart, {
    isOpen: id => id.includes('#') || open.includes(id), isWhole, known: new Set(), names: 'words',
  }), variant, room);

const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const isIn = (inner: Box, outer: Box): boolean => inner.x >= outer.x && inner.y >= outer.y
  && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

/** Boxes over each other, outside of what holds them, or too narrow; words off the page or on a box that is closed. */
const faultsIn = ({ chart, states, arrows, width, height }: Layout): readonly string[] => {
  const page = { x: 0, y: 0, width, height };
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]));
  const places = new Map(states.map(state => [state.id, state]));
  const holds = new Set(parents.values());
  const faults: string[] = [];
  for (const one of states) {
    if (!isIn(one, places.get(parents.get(one.id)!) ?? page)) faults.push(`${one.id} is outside`);
    if (one.width < textWidth(chart.states.find(({ id }) => id === one.id)!.title, TITLE_TEXT)) faults.push(one.id);
    for (const other of states) {
      const isSibling = other.id > one.id && parents.get(other.id) === parents.get(one.id);
      if (isSibling && !areApart(one, other)) faults.push(`${one.id} over ${other.id}`);
    }
  }
  for (const { id, lines, label } of arrows) {
    if (lines.flat().some(([x, y]) => x < 0 || y < 0 || x > width || y > height)) faults.push(`${id} leaves the page`);
    if (label !== null && !isIn(label, page)) faults.push(`words of ${id} leave the page`);
    const isOver = label !== null && states.some(one => !holds.has(one.id) && !areApart(label, one));
    if (isOver) faults.push(`words of ${id}`);
  }
  return faults;
};

describe.each(CHARTS)('%s', (_, chart) => {
  it.each([[false, 'tall', 340], [false, 'wide', 880], [true, 'wide', 1400], [true, 'tall', 340]] as const)(
    'with every box opened: %s, %s, in %i px, has everything apart and in its place', (isWhole, variant, room) => {
      const layout = laid(chart, isWhole, variant, room);
      expect(faultsIn(layout)).toEqual([]);
      expect(layout.arrows).toHaveLength(layout.chart.transitions.length);
    },
  );
});

it('nothing is written smaller than 12 px', () => {
  expect([TITLE_TEXT, RULE_TEXT, EVENT_TEXT, GUARD_TEXT].every(({ size }) => size >= 12)).toBe(true);
});

it('the folded assault fits where it is drawn on a laptop and on a phone', () => {
  const open = ['assault.a4Attacks'];
  expect(laid(assaultChart, false, 'wide', 780).width).toBeLessThanOrEqual(780);
  expect(laid(assaultChart, false, 'wide', 780).height).toBeLessThanOrEqual(620);
  expect(laid(assaultChart, false, 'wide', 780, open).width).toBeLessThanOrEqual(780);
  expect(laid(assaultChart, false, 'tall', 320).width).toBeLessThanOrEqual(350);
});

it('a column has one box in each row', () => {
  const { states, chart } = laid(assaultChart, false, 'tall', 340);
  const outer = new Set(chart.states.filter(({ parent }) => parent === 'assault').map(({ id }) => id));
  const rows = states.filter(({ id }) => outer.has(id)).map(({ y }) => y);
  expect(new Set(rows).size).toBe(rows.length);
});
