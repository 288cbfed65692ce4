/** Machines that make actors of their own are gone through, and nothing comes of those actors. */
import { expect, it, vi } from 'vitest';
import {
  assign, cancel, createActor, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup, spawnChild, stopChild,
} from 'xstate';
import { beginOf, leadsTo, stepBy } from '../../../machines/charts/step-by.ts';

const started = vi.fn(() => undefined);

/** Everything that asks the system around a machine for something. */
const kitchen = setup({
  actors: { cook: fromPromise(async () => started()), radio: fromCallback(() => started()) },
  actions: { ring: started },
}).createMachine({
  id: 'kitchen',
  context: ({ spawn, self }) => ({ radio: spawn('radio', { id: 'radio', systemId: 'music' }), me: self.id }),
  invoke: { src: 'radio', id: 'fan', systemId: 'fan' },
  initial: 'cold',
  states: {
    cold: {
      on: { light: { target: 'hot', actions: [raise({ type: 'boiled' }, { delay: 10, id: 'boiling' }), 'ring'] } },
    },
    hot: {
      invoke: { src: 'cook', onDone: 'done' },
      after: { 50: 'done' },
      entry: [
        spawnChild('radio', { id: 'bell' }), sendTo('bell', { type: 'ding' }),
        sendTo('fan', { type: 'on' }, { delay: 5 }),
        enqueueActions(({ enqueue, system }) => {
          if (system.get('nobody') === undefined) enqueue.raise({ type: 'checked' });
        }),
      ],
      on: {
        checked: { actions: assign({ me: ({ self }) => typeof self.send }) },
        boiled: { target: 'done', guard: ({ context }) => context.me === 'function' },
        out: { target: 'cold', actions: [cancel('boiling'), stopChild('bell')] },
      },
    },
    done: { type: 'final' },
  },
});

it('a machine that invokes, spawns, waits and sends goes where it would go, and nothing is started', () => {
  const begun = beginOf(kitchen);
  const lit = stepBy(kitchen, begun.snapshot, { type: 'light' });
  const boiled = stepBy(kitchen, lit.snapshot, { type: 'boiled' });
  const out = stepBy(kitchen, lit.snapshot, { type: 'out' });
  expect([begun, lit, boiled, out].map(({ snapshot }) => snapshot.value)).toEqual(['cold', 'hot', 'done', 'cold']);
  expect(lit.passages.map(({ active }) => active.join())).toEqual(['kitchen,kitchen.hot', 'kitchen,kitchen.hot']);
  expect(leadsTo(kitchen, lit.snapshot, [{ type: 'boiled' }, { type: 'out' }]))
    .toEqual(['kitchen', 'kitchen.done', 'kitchen.cold']);
  expect(started).not.toHaveBeenCalled();
});

it('a machine that is run stands where it is said to stand', () => {
  const actor = createActor(kitchen).start();
  actor.send({ type: 'light' });
  expect(actor.getSnapshot().value).toBe(stepBy(kitchen, beginOf(kitchen).snapshot, { type: 'light' }).snapshot.value);
  actor.stop();
});
