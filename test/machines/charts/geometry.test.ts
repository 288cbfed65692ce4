import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ArrowPlace, Box, Layout, Point, StatePlace } from '../../../machines/charts/layout.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { rowPlaces } from '../../../machines/charts/state-size.ts';
import { faultsOf } from './geometry.ts';

const chart = chartOf(createMachine({
  id: 'm', initial: 'a',
  states: {
    a: { on: { GO: 'b', WAIT: {} } },
    b: { on: { IN: 'c.x', BACK: { guard: 'isFar', target: 'a' } } },
    c: { initial: 'x', states: { x: { on: { OUT: '#m.a' } } } },
  },
}));

const place = (id: string, x: number, y: number, width: number, height: number): StatePlace => {
  const box = { x, y, width, height };
  return { id, ...box, rows: rowPlaces(chart, chart.states.find(one => one.id === id)!, box) };
};
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const arrow = (id: string, label: Box | null, ...line: readonly Point[]): ArrowPlace => ({ id, lines: [line], label });

const GO = 'm.a/GO/0';
const IN = 'm.b/IN/0';
const BACK = 'm.b/BACK/0';
const OUT = 'm.c.x/OUT/0';

/** Two states one above the other, a third beside them that holds a fourth. */
const good: Layout = {
  chart, variant: 'tall', width: 600, height: 400,
  states: [
    place('m', 8, 8, 584, 384), place('m.a', 100, 80, 160, 80), place('m.b', 100, 260, 160, 60),
    place('m.c', 320, 200, 220, 160), place('m.c.x', 360, 280, 100, 60),
  ],
  arrows: [
    arrow(GO, box(123, 200, 40, 18), [120, 160], [120, 260]),
    arrow(IN, box(275, 349, 30, 18), [180, 320], [180, 370], [560, 370], [560, 310], [460, 310]),
    arrow(BACK, box(203, 190, 64, 34), [200, 260], [200, 160]),
    arrow(OUT, box(383, 255, 40, 18), [380, 280], [380, 120], [260, 120]),
  ],
  starts: [
    { id: 'm', line: [[140, 60], [140, 80]] },
    { id: 'm.c', line: [[430, 240], [470, 240], [470, 300], [460, 300]] },
  ],
};

const moved = (id: string, ...line: readonly Point[]): Layout =>
  ({ ...good, arrows: good.arrows.map(one => (one.id === id ? { ...one, lines: [line] } : one)) });
const labelled = (id: string, label: Box | null): Layout =>
  ({ ...good, arrows: good.arrows.map(one => (one.id === id ? { ...one, label } : one)) });
const withState = (id: string, x: number, y: number, width: number, height: number): Layout =>
  ({ ...good, states: good.states.map(one => (one.id === id ? place(id, x, y, width, height) : one)) });
const started = (id: string, ...line: readonly Point[]): Layout =>
  ({ ...good, starts: good.starts.map(one => (one.id === id ? { id, line } : one)) });

describe('the geometry of a layout', () => {
  it('finds no fault with a good one', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  it.each([
    ['a state that is left out', { ...good, states: good.states.slice(1) }, 'state m: drawn 0 times instead of 1'],
    ['a state drawn twice', { ...good, states: [...good.states, good.states[1]!] }, 'm.a: drawn 2 times'],
    ['an arrow that is left out', { ...good, arrows: good.arrows.slice(1) }, `transition ${GO}: drawn 0 times`],
    ['an arrow drawn twice', { ...good, arrows: [...good.arrows, good.arrows[0]!] }, `transition ${GO}: drawn 2 times`],
    ['a line that is left out', {
      ...good, states: good.states.map(one => ({ ...one, rows: [] })),
    }, 'transition m.a/WAIT/0: drawn 0 times'],
    ['an arrow without its line', {
      ...good, arrows: good.arrows.map(one => (one.id === GO ? { ...one, lines: [] } : one)),
    }, `${GO}: 0 lines for 1 targets`],
    ['a start that is left out', { ...good, starts: [] }, 'start m: drawn 0 times'],
    ['a state too small for its words', withState('m.b', 100, 260, 30, 60), 'm.b: has no room for its words'],
    ['a state outside its parent', withState('m.c.x', 480, 280, 100, 60), 'm.c.x: leaves what holds it'],
    ['a state without room in its parent', withState('m.c.x', 322, 280, 100, 60), 'm.c.x: leaves what holds it'],
    ['the machine outside the page', { ...good, width: 590 }, 'm: leaves what holds it'],
    ['a state on its parent’s title', withState('m.c.x', 360, 210, 100, 60), 'm.c.x: covers the words'],
    ['a line of a state in another place', {
      ...good,
      states: good.states.map(one => ({ ...one, rows: one.rows.map(row => ({ ...row, y: row.y + 90 })) })),
    }, 'm.a: its lines are not where they belong'],
    ['half a pixel', withState('m.b', 100.5, 260, 160, 60), 'm.b: is not in whole pixels'],
    ['two states on each other', withState('m.b', 100, 150, 160, 110), 'm.a: overlaps m.b'],
  ] as readonly (readonly [string, Layout, string])[])('finds %s', (_, layout, fault) => {
    expect(faultsOf(layout).join('\n')).toContain(fault);
  });

  it.each([
    ['an arrow from nowhere', moved(GO, [120, 170], [120, 260]), `${GO} to m.b: does not start at its source`],
    ['an arrow out of the middle of its source', moved(GO, [120, 120], [120, 260]), 'does not start at its source'],
    ['an arrow to nowhere', moved(GO, [120, 160], [120, 250]), `${GO} to m.b: does not end at its target`],
    ['an arrow to another state', moved(OUT, [380, 280], [380, 90], [180, 90], [180, 80]), 'to m.a: crosses m.a'],
    ['an arrow into its target', moved(GO, [120, 160], [120, 280], [100, 280]), `${GO} to m.b: crosses m.b`],
    ['an arrow through its source', moved(GO, [180, 80], [180, 260]), `${GO} to m.b: crosses m.a`],
    ['an arrow through a stranger', moved(OUT, [360, 300], [160, 300], [160, 160]), `${OUT} to m.a: crosses m.b`],
    ['an arrow outside the box of both ends', moved(GO, [100, 120], [4, 120], [4, 290], [100, 290]), 'leaves the box'],
    ['an arrow across a title', moved(OUT, [360, 290], [336, 290], [336, 120], [260, 120]), 'words of m.c'],
    ['an arrow aslant', moved(GO, [120, 160], [140, 260]), `${GO} to m.b: runs aslant`],
    ['an arrow in half pixels', moved(GO, [120.5, 160], [120.5, 260]), `${GO} to m.b: is not in whole pixels`],
    ['an arrow of one point', moved(GO, [120, 160]), `${GO} to m.b: goes nowhere`],
    ['an arrow along another', moved(BACK, [200, 260], [200, 240], [120, 240], [120, 160]), `runs along ${BACK}`],
  ])('finds %s', (_, layout, fault) => {
    expect(faultsOf(layout).join('\n')).toContain(fault);
  });

  it.each([
    ['a label that is missing', labelled(GO, null), `${GO}: has no label`],
    ['a label too small', labelled(GO, box(123, 200, 5, 18)), `${GO}: its label is too small`],
    ['a label on another', labelled(GO, box(190, 200, 40, 18)), `${GO}: its label overlaps that of ${BACK}`],
    ['a label far away', labelled(GO, box(20, 340, 40, 18)), `${GO}: its label is not near it`],
    ['a label outside the page', labelled(GO, box(-20, 200, 140, 18)), `${GO}: its label leaves the page`],
    ['a label on a state', labelled(GO, box(123, 150, 40, 18)), `${GO}: its label covers m.a`],
    ['a label on a title around it', labelled(OUT, box(360, 205, 50, 18)), `${OUT}: its label covers m.c`],
    ['a label in a box that is not around it', labelled(IN, box(470, 312, 30, 18)), `${IN}: its label covers m.c`],
    ['a label across the border', labelled(OUT, box(383, 190, 40, 18)), `${OUT}: its label covers m.c`],
    ['a label on an arrow', labelled(GO, box(123, 180, 80, 18)), `${BACK}: crosses the label of ${GO}`],
    ['a label in half pixels', labelled(GO, box(123.5, 200, 40, 18)), `${GO}: its label is not in whole pixels`],
  ])('finds %s', (_, layout, fault) => {
    expect(faultsOf(layout).join('\n')).toContain(fault);
  });

  it.each([
    ['a dot outside its state', started('m', [140, 4], [140, 80]), 'the start of m: its dot leaves the state'],
    ['a start that leads elsewhere', started('m', [140, 60], [140, 70]), 'the start of m: does not end at m.a'],
    ['a start through a state', started('m', [300, 300], [180, 300], [180, 160]), 'the start of m: crosses m.b'],
    ['a start aslant', started('m', [130, 60], [140, 80]), 'the start of m: runs aslant'],
    ['a start under a label', started('m.c', [400, 262], [470, 262], [470, 300], [460, 300]), 'covers the start'],
    ['a dot on an arrow', started('m.c', [380, 250], [470, 250], [470, 300], [460, 300]), 'crosses the dot of m.c'],
  ])('finds %s', (_, layout, fault) => {
    expect(faultsOf(layout).join('\n')).toContain(fault);
  });
});
