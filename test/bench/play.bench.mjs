import assert from 'node:assert/strict';
import { parseScenario, play } from '../../dist/lib/assault-resolver.js';
import { TWELVE_AGAINST_TWELVE } from './scenarios.mjs';
import { besideBare, shareOf } from './yardstick.mjs';

const { scenario, problems } = parseScenario(TWELVE_AGAINST_TWELVE);
assert.deepEqual(problems, undefined);

/** What three hundred seeds come to. It changes only with the rules or with the stream of dice. */
const KEPT = { attacker: 279, defender: 21, kills: 2437, dice: 12260 };

const tally = seeds => {
  const sum = { attacker: 0, defender: 0, kills: 0, dice: 0 };
  for (let seed = 0; seed < seeds; seed += 1) {
    const { winner, kills, diceUsed } = play(scenario, { dice: { seed } });
    sum[winner] += 1;
    sum.kills += kills.attacker + kills.defender;
    sum.dice += diceUsed;
  }
  return sum;
};

const answer = () => assert.deepEqual(tally(300), KEPT);
const run = seed => play(scenario, { dice: { seed } });

/** Three thousand a second are asked of a core that makes 9,100 bare statecharts; the second line is that share. */
export const benches = [
  { name: 'play, 12 against 12', answer, run },
  {
    name: 'play, 12 against 12, for each bare statechart', answer, samples: () => besideBare(run),
    atLeast: shareOf(3000), unit: 'times',
  },
];
