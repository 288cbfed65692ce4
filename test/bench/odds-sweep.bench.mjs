// The first sweep of the odds, which is made however little effort is asked for: on every fight of the other
// benchmarks, and on such as are as large as there may be.
import assert from 'node:assert/strict';
import { answersIn, BUNDLED, ENGINES, LARGE, MATCHES } from './warm-thread.mjs';

const LIMIT = 150;

const ids = [...MATCHES, ...ENGINES, ...BUNDLED, ...LARGE].map(({ id }) => id);
let asked = [];

/** There is a number for each, and who wins adds up to 1. */
const answer = async () => {
  asked = await answersIn('first sweep', ids);
  asked.forEach(({ found }, i) => {
    assert(found.length > 0, `${ids[i]}: nothing`);
    const { winner, error, unresolved } = found.at(-1).answer;
    assert(Math.abs(winner.attacker + winner.defender + winner.none - 1) < 1e-9, `${ids[i]} does not add up`);
    assert(error < 0.25 && unresolved >= 0, `${ids[i]}: ${error}`);
  });
};

/** Each fight, those told that miss the limit; the slowest counts. */
const samples = () => {
  asked.forEach(({ took }, i) => {
    if (took > LIMIT) console.log(`     ${ids[i]}: ${took.toFixed(0)}`);
  });
  return asked.map(({ took }) => took);
};

export const benches = [
  { name: `odds, first sweep of ${ids.length} fights, the slowest`, answer, samples, at: 1, atMost: LIMIT, unit: 'ms' },
];
