import { and, assign, createMachine, fromPromise, not, or, raise, stateIn, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ChartState, ChartTransition } from '../../../machines/charts/chart.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';

type Config = Parameters<typeof createMachine>[0];

const machineOf = (states: object, more: object = {}): AnyStateMachine =>
  createMachine({ id: 'm', initial: Object.keys(states)[0], states, ...more } as Config);

const stateOf = (machine: AnyStateMachine, id: string): ChartState =>
  chartOf(machine).states.find(one => one.id === id)!;

const transitionsOf = (machine: AnyStateMachine): readonly ChartTransition[] => chartOf(machine).transitions;

/** Source, event, condition and targets of each transition, in one line. */
const lines = (machine: AnyStateMachine): readonly string[] => transitionsOf(machine)
  .map(({ source, event, guard, targets }) => [source, event, ...(guard === null ? [] : [`[${guard}]`]), '>', targets])
  .map(parts => parts.join(' '));

const withGuard = (guard: unknown): AnyStateMachine =>
  machineOf({ a: { on: { GO: { guard, target: 'b' } } }, b: {}, c: {} });

describe('states', () => {
  const machine = createMachine({
    id: 'm', description: 'All of it.', initial: 'a', meta: { title: 'Whole', rule: 'A1' },
    states: {
      a: { initial: 'x', states: { x: { description: 'Inside.' }, y: { type: 'final' } } },
      b: { type: 'parallel', states: { left: {}, right: {} } },
      c: { initial: 'x', states: { x: {}, last: { type: 'history' }, all: { type: 'history', history: 'deep' } } },
      d: { id: 'elsewhere', initial: 'e', states: { e: {} } },
    },
  });

  it('come with their parents first, in the order of the definition', () => {
    expect(chartOf(machine).states.map(({ id, parent }) => `${id} in ${parent}`)).toEqual([
      'm in null', 'm.a in m', 'm.a.x in m.a', 'm.a.y in m.a', 'm.b in m', 'm.b.left in m.b', 'm.b.right in m.b',
      'm.c in m', 'm.c.x in m.c', 'm.c.last in m.c', 'm.c.all in m.c', 'elsewhere in m', 'm.d.e in elsewhere',
    ]);
  });

  it('tell their kind', () => {
    const kinds = chartOf(machine).states.map(one => one.kind);
    expect(kinds.join(' ')).toBe(
      'compound compound atomic final parallel atomic atomic compound atomic history history compound atomic',
    );
  });

  it('begin where their machine says; side by side all do', () => {
    expect(['m', 'm.a', 'm.b', 'm.a.x'].map(id => stateOf(machine, id).initial)).toEqual(['m.a', 'm.a.x', null, null]);
  });

  it('are called by their title, else by their key; history by what it is', () => {
    expect(['m', 'm.a', 'm.c.last', 'm.c.all'].map(id => stateOf(machine, id).title))
      .toEqual(['Whole', 'A', 'History', 'Deep history']);
    expect(stateOf(machineOf({ waitingForDice: {} }), 'm.waitingForDice').title).toBe('Waiting for dice');
  });

  it('have their description and rule, and none where none is given', () => {
    expect(stateOf(machine, 'm')).toMatchObject({ description: 'All of it.', rule: 'A1' });
    expect(stateOf(machine, 'm.a')).toMatchObject({ description: '', rule: null });
    expect(stateOf(machine, 'm.a.x').description).toBe('Inside.');
  });
});

describe('transitions', () => {
  it('come in the order of their sources and in that in which they are tried', () => {
    const machine = machineOf({
      a: {
        always: [{ guard: 'isLate', target: 'b' }],
        on: { GO: [{ guard: 'isFast', target: 'b' }, { target: 'a' }, { actions: 'wait' }], '*': 'b' },
      },
      b: { on: { 'mouse.*': {} } },
    }, { on: { STOP: '.b' } });
    expect(lines(machine)).toEqual([
      'm STOP > m.b', 'm.a  [isLate] > m.b', 'm.a GO [isFast] > m.b', 'm.a GO > m.a', 'm.a GO > ', 'm.a * > m.b',
      'm.b mouse.* > ',
    ]);
    expect(transitionsOf(machine).map(one => one.id)).toEqual([
      'm/STOP/0', 'm.a//0', 'm.a/GO/0', 'm.a/GO/1', 'm.a/GO/2', 'm.a/*/0', 'm.b/mouse.*/0',
    ]);
  });

  it('lead to several states at once, and to any by its id', () => {
    const machine = machineOf({
      a: { on: { GO: '#left', BOTH: { target: ['b.one.on', 'b.two.on'] } } },
      b: {
        type: 'parallel',
        states: {
          one: { initial: 'off', states: { off: {}, on: {} } },
          two: { initial: 'off', states: { off: {}, on: { id: 'left' } } },
        },
      },
    });
    expect(lines(machine)).toEqual(['m.a GO > left', 'm.a BOTH > m.b.one.on,left']);
  });

  it('are told apart: events, what follows, what is done or fails, waits', () => {
    const machine = machineOf({
      a: { on: { GO: 'b' }, always: { guard: 'x', target: 'b' }, after: { 1000: 'b', slow: 'b' } },
      b: { initial: 'c', states: { c: { type: 'final' } }, onDone: 'a' },
      d: { invoke: { id: 'load', src: 'load', onDone: 'a', onError: 'b' } },
    });
    expect(transitionsOf(machine).map(({ event, kind }) => `${event} ${kind}`)).toEqual([
      ' always', 'GO event', 'xstate.after.1000.m.a delayed', 'xstate.after.slow.m.a delayed',
      'xstate.done.state.m.b done', 'xstate.done.actor.load done', 'xstate.error.actor.load done',
    ]);
  });

  it('name their actions, whatever these are', () => {
    const ring = (): void => undefined;
    const actions = ['beep', { type: 'count', params: { by: 2 } }, assign({}), raise({ type: 'GO' }), ring, () => 0];
    const [one] = transitionsOf(machineOf({ a: { on: { GO: { actions } } } }));
    expect(one!.actions).toEqual(['beep', 'count', 'assign', 'raise', 'ring', 'function']);
  });

  it('out of history lead where there is none yet', () => {
    const machine = machineOf({
      a: {
        initial: 'x',
        states: { x: {}, y: {}, h: { type: 'history', target: 'y' }, g: { type: 'history', target: '#m.b' } },
      },
      b: { initial: 'z', states: { z: {}, h: { type: 'history', history: 'deep' } } },
    });
    expect(lines(machine)).toEqual(['m.a.h  > m.a.y', 'm.a.g  > m.b']);
  });
});

describe('conditions', () => {
  const isReady = (): boolean => true;

  it.each([
    ['a name', 'isReady', 'isReady'],
    ['a name with parameters', { type: 'isAtLeast', params: { n: 3 } }, 'isAtLeast'],
    ['a function with a name', isReady, 'isReady'],
    ['a function without one', (() => () => true)(), 'condition'],
    ['both of two', and(['isReady', 'isPaid']), 'isReady and isPaid'],
    ['one of two', or(['isReady', { type: 'isPaid' }]), 'isReady or isPaid'],
    ['not', not('isReady'), 'not isReady'],
    ['some in others', and([not(or(['x', 'y'])), or(['z', and(['v', 'w'])])]), 'not (x or y) and (z or (v and w))'],
    ['being in a state', stateIn('#m.b'), 'in #m.b'],
    ['being in a state further in', stateIn({ b: { c: 'd' } }), 'in b.c.d'],
  ])('%s', (_, guard, name) => {
    expect(transitionsOf(withGuard(guard))[0]!.guard).toBe(name);
  });

  it('none', () => {
    expect(transitionsOf(withGuard(undefined))[0]!.guard).toBeNull();
  });

  it('written where they stand have no name', () => {
    const machine = createMachine({ id: 'm', on: { GO: { guard: () => true } } });
    expect(transitionsOf(machine)[0]!.guard).toBe('condition');
  });
});

describe('machines as the documentation of XState builds them', () => {
  it('a traffic light waits, and its red one holds a walk signal', () => {
    const machine = createMachine({
      id: 'light', initial: 'green',
      states: {
        green: { after: { 3000: 'yellow' } },
        yellow: { after: { 1000: 'red' } },
        red: {
          initial: 'walk',
          states: { walk: { after: { 2000: 'wait' } }, wait: { after: { 500: 'stop' } }, stop: { type: 'final' } },
          onDone: 'green',
        },
      },
    });
    expect(chartOf(machine).states).toHaveLength(7);
    expect(lines(machine)).toContain('light.red xstate.done.state.light.red > light.green');
    expect(lines(machine)).toContain('light.green xstate.after.3000.light.green > light.yellow');
  });

  it('a form loads, fails, tries again and is sent', () => {
    const machine = createMachine({
      id: 'form', initial: 'editing',
      states: {
        editing: { on: { typed: { actions: assign({}) }, sent: [{ guard: 'isValid', target: 'sending' }, 'wrong'] } },
        wrong: { always: 'editing' },
        sending: { invoke: { src: fromPromise(async () => 1), onDone: 'thanks', onError: { target: 'editing' } } },
        thanks: { type: 'final' },
      },
    });
    expect(lines(machine)).toEqual([
      'form.editing typed > ', 'form.editing sent [isValid] > form.sending', 'form.editing sent > form.wrong',
      'form.wrong  > form.editing', 'form.sending xstate.done.actor.0.form.sending > form.thanks',
      'form.sending xstate.error.actor.0.form.sending > form.editing',
    ]);
  });
});

describe('the assault', () => {
  const chart = chartOf(assaultMachine);

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });

  it('has no state and no transition twice', () => {
    for (const list of [chart.states, chart.transitions]) {
      expect(new Set(list.map(one => one.id)).size).toBe(list.length);
    }
    expect(chart.states.length).toBeGreaterThan(100);
  });
});
