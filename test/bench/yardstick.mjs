// How fast this machine is today: a bare XState actor of fourteen events, with nothing to work out on the way.
import { assign, createActor, setup } from 'xstate';
import { ratePerSecond } from './measure.mjs';

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
 * How often `run` ends while the bare actor ends once, measured side by side in many short rounds, so that a busy
 * moment strikes both.
 */
export const besideBare = async run => {
  const shares = [];
  for (let round = 0; round < 12; round += 1) {
    const quick = { rounds: 1, warmUps: round === 0 ? 8 : 0, milliseconds: 250 };
    const [rate] = await ratePerSecond(run, quick);
    const [bare] = await ratePerSecond(walk, quick);
    shares.push(rate / bare);
  }
  return shares;
};

/**
 * How fast this machine is now, for each second of processor time, against the machine for which the limits are meant:
 * what took so many milliseconds here would have taken that share of them there.
 */
export const speedNow = () => {
  let walks = 0;
  const before = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  for (; used() < 1; walks += 10) for (let turn = 0; turn < 10; turn += 1) walk();
  return walks / used() / MEANT_FOR;
};

/** What is asked for in those terms: so many a second where the bare actor makes what it makes on that machine. */
export const shareOf = limit => limit / MEANT_FOR;
