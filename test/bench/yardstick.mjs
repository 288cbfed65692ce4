// How fast this machine is today: a bare XState actor of fourteen events, with nothing to work out on the way.
import { assign, createActor, setup } from 'xstate';
import { median, ratePerSecond } from './measure.mjs';

/** What that actor makes a second on the machine for which the limits are meant. */
const MEANT_FOR = 9100;

const EVENTS = 14;

const state = (_, i) => [`s${i}`, {
  initial: 'asking',
  states: {
    asking: { on: { 'thing.happened': { target: 'told', guard: 'may', actions: 'count' } } },
    told: { always: [{ guard: 'mayNot', target: 'asking' }, { target: `#bare.s${i + 1}` }] },
  },
}];

const bare = setup({
  guards: { may: () => true, mayNot: () => false },
  actions: { count: assign(({ context }) => ({ count: context.count + 1 })) },
}).createMachine({
  id: 'bare',
  context: { count: 0 },
  initial: 's0',
  states: { ...Object.fromEntries(Array.from({ length: EVENTS }, state)), [`s${EVENTS}`]: { type: 'final' } },
});

const walk = () => {
  const actor = createActor(bare).start();
  for (let i = 0; i < EVENTS; i += 1) actor.send({ type: 'thing.happened' });
};

/**
 * A limit as it is on this machine at this moment: a slower one, or a busy one, is asked for less, a faster one for
 * no more. Gives the limit and the words for it.
 */
export const onThisMachine = async limit => {
  const here = median(await ratePerSecond(walk));
  const share = Math.min(1, here / MEANT_FOR);
  const words = value => Math.round(value).toLocaleString('en');
  return {
    atLeast: limit * share,
    because: `${words(limit)} where a bare statechart makes ${words(MEANT_FOR)} a second; here it makes ${words(here)}`,
  };
};
