import { describe, expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import type { Chart } from '../../../machines/charts/chart.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import {
  chartDifferences, differingStates, type ChartDifference,
} from '../../../machines/compare/chart-differences.ts';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';

type Config = Parameters<typeof createMachine>[0];

const chart = (config: Config): Chart => chartOf(createMachine(config) as AnyStateMachine);

const FIGHT: Config = {
  id: 'fight',
  initial: 'charge',
  states: {
    charge: {
      description: 'Somebody runs at somebody.',
      meta: { rule: 'A2', title: 'Charge' },
      on: { 'unit.moved': { guard: 'mayMove', actions: 'move' }, 'charge.ended': 'strike' },
    },
    strike: {
      description: 'They strike.',
      meta: { rule: 'A4', title: 'Strike' },
      initial: 'rolling',
      states: {
        rolling: { on: { 'dice.thrown': 'saving' } },
        saving: {
          always: [{ guard: 'isOver', target: '#fight.over' }, { guard: 'isTied', target: '#fight.charge' }],
          on: { 'dice.thrown': '#fight.over' },
        },
      },
    },
    over: { type: 'final', description: 'It is over.', meta: { rule: 'A8', title: 'Over' } },
  },
};

/** The same machine after something in its definition has been written otherwise. */
const written = (change: (text: string) => string): Chart => {
  const before = JSON.stringify(FIGHT);
  const after = change(before);
  expect(after).not.toBe(before);
  return chart(JSON.parse(after) as Config);
};

const told = (differences: readonly ChartDifference[]): readonly string[] =>
  differences.map(({ of, aspect, values }) => `${of} ${aspect}: ${values.map(value => value ?? '–').join(' | ')}`);

const differing = (change: (text: string) => string): readonly string[] =>
  told(chartDifferences(chart(FIGHT), written(change)));

describe('between two statecharts', () => {
  it('nothing differs where both are the same machine, whatever it is called', () => {
    expect(chartDifferences(chart(FIGHT), chart(FIGHT))).toEqual([]);
    const renamed = (text: string): string =>
      text.replace('"id":"fight"', '"id":"brawl"').replaceAll('#fight.', '#brawl.');
    expect(differing(renamed)).toEqual([]);
    expect(chartDifferences(chartOf(assaultMachine), chartOf(assaultMachine))).toEqual([]);
  });

  it.each<readonly [claim: string, change: (text: string) => string, told: readonly string[]]>([
    ['another description', text => text.replace('They strike.', 'All strike.'),
      ['state description: They strike. | All strike.']],
    ['another rule', text => text.replace('"A4"', '"A5"'), ['state rule: A4 | A5']],
    ['another title', text => text.replace('"Strike"', '"Blows"'), ['state title: Strike | Blows']],
    ['another first state', text => text.replace('"initial":"rolling"', '"initial":"saving"'),
      ['state initial: fight.strike.rolling | fight.strike.saving']],
    ['another guard', text => text.replace('isTied', 'isDrawn'), ['transition guard: isTied | isDrawn']],
    ['another target', text => text.replace('"charge.ended":"strike"', '"charge.ended":"over"'),
      ['transition targets: fight.strike | fight.over']],
    ['another action', text => text.replace('"move"', '"run"'), ['transition actions: move | run']],
    ['another event', text => text.replace('charge.ended', 'charge.over'),
      ['transition event: charge.ended | charge.over']],
    ['a transition more', text => text.replace('"charge.ended":', '"charge.given.up":"over","charge.ended":'),
      ['transition lacking: – | charge.given.up']],
    ['a renamed state, though its transitions and those to it are the same',
      text => text.replaceAll('"strike"', '"blows"'), ['state key: strike | blows']],
    ['a renamed state that says nothing of itself', text => text.replaceAll('"rolling"', '"throwing"'),
      ['state key: rolling | throwing', 'state title: Rolling | Throwing']],
    ['another kind of state', text => text.replace('"type":"final"', '"type":"atomic"'),
      ['state kind: final | atomic']],
  ])('is told: %s', (_, change, expected) => {
    expect(differing(change)).toEqual(expected);
  });

  it('a state that moved elsewhere is known by what it says', () => {
    const inside = chart({ id: 'a', initial: 'p', states: {
      p: { initial: 'x', states: { x: { description: 'One waits.' }, y: {} } }, q: { description: 'Last.' },
    } });
    const outside = chart({ id: 'a', initial: 'p', states: {
      p: { initial: 'y', states: { y: {} } }, x: { description: 'One waits.' }, q: { description: 'Last.' },
    } });
    expect(told(chartDifferences(inside, outside))).toEqual(['state initial: a.p.x | a.p.y', 'state parent: a.p | a']);
  });

  it('a renamed state is looked for where it stood before anywhere else', () => {
    const twice = (key: string): Chart => {
      const inner = (name: string) => ({ initial: name, states: { [name]: { description: 'One waits.' } } });
      return chart({ id: 'a', initial: 'p', states: { p: inner(key), q: inner('w') } });
    };
    expect(told(chartDifferences(twice('w'), twice('v')))).toEqual(['state key: w | v', 'state title: W | V']);
    const both = chart({ id: 'a', initial: 'p', states: {
      p: { initial: 'v', states: { v: { description: 'One waits.' } } },
      q: { initial: 'u', states: { u: { description: 'One waits.' } } },
    } });
    expect(told(chartDifferences(twice('w'), both)).filter(one => /key|lacking|parent/.test(one)))
      .toEqual(['state key: w | v', 'state key: w | u']);
  });

  it('a state that one lacks is told once, with all that belongs to it', () => {
    const { strike: _, ...without } = FIGHT.states as Readonly<Record<string, object>>;
    const short = chart({ ...FIGHT, states: { ...without, charge: {
      ...without['charge'], on: { 'unit.moved': { guard: 'mayMove', actions: 'move' }, 'charge.ended': 'over' },
    } } } as Config);
    expect(told(chartDifferences(chart(FIGHT), short))).toEqual([
      'state lacking: Strike | –', 'transition targets: fight.strike | fight.over',
    ]);
    expect(differingStates(chart(FIGHT), short)).toEqual([
      ['fight.charge', 'fight.strike', 'fight.strike.rolling', 'fight.strike.saving'], ['fight.charge'],
    ]);
  });

  it('conditions tried in another order are told, and only those', () => {
    const turned = chart({ ...FIGHT, states: { ...FIGHT.states, strike: { ...FIGHT.states!['strike'], states: {
      ...FIGHT.states!['strike']!.states, saving: { ...FIGHT.states!['strike']!.states!['saving'], always: [
        { guard: 'isTied', target: '#fight.charge' }, { guard: 'isOver', target: '#fight.over' },
      ] },
    } } } } as Config);
    expect(told(chartDifferences(chart(FIGHT), turned))).toEqual([
      'transition order: fight.strike.saving//0 | fight.strike.saving//1',
      'transition order: fight.strike.saving//1 | fight.strike.saving//0',
    ]);
  });
});

describe('laws of differences', () => {
  const changes: readonly ((text: string) => string)[] = [
    text => text.replace('"strike":{', '"duel":{"meta":{"rule":"X"}},"strike":{'),
    text => text.replaceAll('"strike"', '"blows"').replace('isOver', 'isDone'),
    text => text.replace('"A2"', '"A3"').replace('"charge.ended":"strike"', '"charge.ended":"over","gave.up":"over"'),
  ];
  const charts = [chart(FIGHT), ...changes.map(written), chartOf(assaultMachine)];
  const sorted = (differences: readonly ChartDifference[]): readonly string[] =>
    differences.map(one => JSON.stringify(one)).sort();

  it('nothing differs from itself', () => {
    for (const one of charts) expect(chartDifferences(one, one)).toEqual([]);
  });

  it('what differs is the same the other way round', () => {
    for (const a of charts) for (const b of charts) {
      const turned = chartDifferences(b, a).map(one => ({
        ...one, ids: [...one.ids].reverse(), values: [...one.values].reverse(),
      }));
      expect(sorted(turned as unknown as readonly ChartDifference[])).toEqual(sorted(chartDifferences(a, b)));
    }
  });

  it('charts with nothing between them are the same chart but for the name', () => {
    const bare = (one: Chart): string => JSON.stringify(one).replaceAll(one.id, '');
    for (const a of charts) for (const b of charts) {
      expect(chartDifferences(a, b).length === 0).toBe(bare(a) === bare(b));
    }
  });
});
