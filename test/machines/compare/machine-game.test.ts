import { describe, expect, it } from 'vitest';
import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { lockstep } from '../../../machines/compare/lockstep.ts';
import { machineGame } from '../../../machines/compare/machine-game.ts';

/** A door that opens for whoever has knocked so often; it may have a bell. */
const door = (knocks: number, hasBell: boolean): AnyStateMachine => createMachine({
  id: `door${knocks}`,
  context: { knocked: 0 },
  type: 'parallel',
  states: {
    leaf: {
      initial: 'shut',
      states: {
        shut: {
          description: 'It is shut.',
          meta: { title: 'Shut', rule: 'D1' },
          on: {
            knock: { actions: assign({ knocked: ({ context }) => (context as { knocked: number }).knocked + 1 }) },
            push: { guard: 'isUnlocked', target: 'open' },
          },
        },
        open: { type: 'final' },
      },
    },
    bell: { initial: 'still', states: { still: hasBell ? { on: { ring: 'ringing' } } : {}, ringing: {} } },
  },
}).provide({ guards: { isUnlocked: ({ context }) => (context as { knocked: number }).knocked >= knocks } });

const EVENTS = ['knock', 'push', 'ring', 'knock', 'push'].map(type => ({ type }));

describe('two machines in lockstep', () => {
  const compared = (first: AnyStateMachine, second: AnyStateMachine) =>
    lockstep([machineGame(first, EVENTS), machineGame(second, EVENTS)], () => []);

  it('nothing differs between machines that take the same events and know the same', () => {
    const { steps, first } = compared(door(1, true), door(1, true));
    expect(first).toBe(null);
    expect(steps.length).toBe(3);
  });

  it('an event that one refuses is told with its condition, and the other waits', () => {
    const { steps, first } = compared(door(1, true), door(2, true));
    expect(first).toBe(1);
    expect(steps[1]!.moments.map(moment => moment?.event.type ?? null)).toEqual(['push', null]);
    expect(steps[1]!.refusal).toEqual({ rule: '', say: 'is unlocked' });
    expect(steps[1]!.news).toEqual(['alone']);
  });

  it('what stands in their contexts is compared', () => {
    const { steps } = compared(door(1, false), door(2, false));
    expect(steps.at(-1)!.apart).toEqual([{ about: '', key: 'knocked', values: [1, 2] }]);
  });

  it('what one comes to know otherwise is told when it does, though nothing else is to be seen of it', () => {
    const counting = (step: number): AnyStateMachine => createMachine({
      context: { knocked: 0 },
      on: {
        knock: { actions: assign({ knocked: ({ context }) => context.knocked + step }) }, push: { actions: 'push' },
      },
    });
    const { steps } = compared(counting(1), counting(2));
    expect(steps.map(({ news }) => news)).toEqual([['facts'], [], ['facts'], []]);
  });

  it('stands where the other machine says it does, where that has another name for it', () => {
    const { placeOf, begin } = machineGame(door(1, true), EVENTS, {
      elsewhere: id => (id.endsWith('shut') ? 'wing.closed' : null),
    });
    expect(placeOf(begin()).path).toBe('wing.closed + bell.still');
  });

  it('a machine in several states at once stands in all of them', () => {
    const { placeOf, begin } = machineGame(door(1, true), EVENTS);
    expect(placeOf(begin())).toEqual({
      path: 'leaf.shut + bell.still', round: 1, title: 'Shut + Still', rule: 'D1', description: 'It is shut.',
    });
  });
});
