import ELK from 'elkjs';
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { layOut, type LayGraph } from '../../../machines/charts/lay-out.ts';
import { VARIANTS } from '../../../machines/charts/layout.ts';
import { chartFrom, packChart } from '../../../machines/charts/pack-chart.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { faultsOf } from './geometry.ts';
import { jukebox } from './machines-of-every-kind.ts';

const elk = new ELK();
const lay: LayGraph = graph => elk.layout(structuredClone(graph));

const JUKEBOX = 'everything at once';

/** Every way in which an arrow can lie to the boxes around it. */
const MACHINES = {
  'one state': createMachine({ id: 'one' }),
  'a state with an event of its own and a name that is no path': createMachine({
    id: 'm', initial: 'a', on: { STOP: '.b', WAIT: {} }, states: { a: { id: 'first' }, b: { type: 'final' } },
  }),
  'arrows to itself, with and without children': createMachine({
    id: 'm', initial: 'a',
    states: {
      a: {
        on: { AGAIN: 'a', MORE: { guard: 'isMore', target: 'a' }, TOO: 'a', GO: 'b' }, after: { 10: 'a' },
      },
      b: {
        initial: 'x', on: { AGAIN: { target: 'b', reenter: true }, MORE: '#m.b', BACK: 'a' }, states: { x: {}, y: {} },
      },
    },
  }),
  'arrows from a box to what it holds, and back': createMachine({
    id: 'm', initial: 'a', on: { WHOLE: '#m' },
    states: {
      a: {
        initial: 'x', on: { DOWN: '.y', DEEP: '.y.z', LAST: '.h' },
        states: {
          x: { on: { UP: '#m.a', TOP: '#m' } }, y: { initial: 'z', states: { z: { on: { UP: '#m.a' } } } },
          h: { type: 'history', history: 'deep', target: 'y.z' },
        },
      },
    },
  }),
  'states side by side, and an arrow to two of them': createMachine({
    id: 'm', initial: 'a',
    states: {
      a: { on: { BOTH: { guard: 'isBoth', target: ['b.one.on', 'b.two.on'] }, GO: 'b' } },
      b: {
        type: 'parallel', onDone: 'a', on: { OFF: 'a' },
        states: {
          one: { initial: 'off', states: { off: { on: { FLIP: 'on' } }, on: { type: 'final' } } },
          two: { initial: 'off', states: { off: { on: { FLIP: 'on' } }, on: { after: { 1000: 'off' } } } },
        },
      },
    },
  }),
  'many arrows between two states': createMachine({
    id: 'm', initial: 'a',
    states: {
      a: { always: ['isOne', 'isTwo', 'isVeryLong'].map(guard => ({ guard, target: 'b' })) },
      b: { on: { ONE: 'a', TWO: 'a', THREE: { guard: 'isThree', target: 'a' } }, always: 'c' },
      c: { type: 'final' },
    },
  }),
  'long names': createMachine({
    id: 'm', initial: 'a',
    states: {
      a: {
        meta: { title: 'A title that goes on and on, further than any other here', rule: 'A1.23' },
        on: { 'something.quite.long.has.happened': { guard: 'isThisReallyWhatEverybodyHadInMind', target: 'b' } },
      },
      b: { meta: { title: '一二三四' } },
    },
  }),
  [JUKEBOX]: jukebox,
};

const CHARTS = Object.entries(MACHINES).map(([name, machine]) => [name, chartOf(machine)] as const);

/** In the suite every machine in one of the layouts, and the largest in each. */
const chartsIn = (variant: (typeof VARIANTS)[number]): typeof CHARTS => CHARTS.filter(([name], i) =>
  IS_WHOLE || name === JUKEBOX || i % VARIANTS.length === VARIANTS.indexOf(variant));

describe.each(VARIANTS)('a machine laid out %s', variant => {
  const laidOut = new Map<string, Awaited<ReturnType<typeof layOut>>>();

  it.each(chartsIn(variant))('%s: everything once, inside its parent and clear of all else', async (name, chart) => {
    const layout = await layOut(chart, variant, lay);
    laidOut.set(name, layout);
    expect(faultsOf(layout)).toEqual([]);
  });

  it('is laid out the same way every time', async () => {
    expect(await layOut(chartOf(jukebox), variant, lay)).toEqual(laidOut.get(JUKEBOX));
  });
});

describe('a chart', () => {
  it.each(CHARTS)('%s: is packed and unpacked without a loss', (_, chart) => {
    expect(chartFrom(packChart(chart))).toEqual(chart);
  });
});

describe('the direction', () => {
  const chart = chartOf(createMachine({
    id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'c' } }, c: {} },
  }));
  const laidOut = Promise.all(VARIANTS.map(variant => layOut(chart, variant, lay)));

  it('is down in a tall layout and sideways in a wide one', async () => {
    const [tall, wide] = await laidOut;
    expect(tall!.height).toBeGreaterThan(tall!.width);
    expect(wide!.width).toBeGreaterThan(wide!.height);
  });

  it('keeps the order of the definition', async () => {
    const [tall, wide] = await laidOut;
    for (const along of [tall!.states.map(one => one.y), wide!.states.map(one => one.x)]) {
      expect(along).toEqual([...along].sort((a, b) => a - b));
    }
  });
});
