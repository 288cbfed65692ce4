// Advice on the charge of eight stands at ten, in the time of one thread: what is known first, and all of it.
import assert from 'node:assert/strict';
import { advise, matchUp, odds, replay } from '../../dist/lib/assault-resolver.js';
import { threadTime } from './thread-time.mjs';

const { scenario: linedUp } = matchUp('6 tactical 2 devastator v 8 boyz 2 nobz');
const [attacker] = linedUp.formations;
/** 12cm further apart than they are lined up. */
const scenario = {
  ...linedUp, startAt: 'a1ChooseTarget',
  formations: linedUp.formations.map(one => (one !== attacker ? one : {
    ...one, units: one.units.map(unit => ({ ...unit, at: [unit.at[0], unit.at[1] - 12] })),
  })),
};
const begun = [{ type: 'target.chosen', target: scenario.engage.target }];
const FIRST = 500_000;

/** Every suggestion is legal, the best first, and told with the odds of what it says. */
const answer = () => {
  const { best } = advise(scenario, begun, { effort: FIRST });
  for (const { decisions, reply } of best) {
    const events = [...begun, ...decisions, ...reply?.decisions ?? []];
    assert.equal(replay(scenario, events).events.length, events.length);
  }
  const worths = best.map(({ chance, reply }) => (reply ?? { chance }).chance.value);
  assert.deepEqual(worths, worths.toSorted((a, b) => b - a));
  const [{ decisions, chance, error }] = best;
  const told = odds(scenario, { events: [...begun, ...decisions] }).winner.attacker;
  assert(Math.abs(told - chance.win) <= Math.max(0.01, 4 * error), `${chance.win} is not ${told}`);
};

const seconds = effort => () => {
  const start = threadTime();
  advise(scenario, begun, effort === undefined ? {} : { effort });
  return [(threadTime() - start) / 1000];
};

export const benches = [
  {
    name: 'advice on a charge of 8 at 10, with the effort of the first', answer, samples: seconds(FIRST), atMost: 0.5,
    unit: 's',
  },
  { name: 'advice on a charge of 8 at 10', answer, samples: seconds(), atMost: 5, unit: 's' },
];
