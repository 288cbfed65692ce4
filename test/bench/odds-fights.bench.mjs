// The odds of fights as they come to a page: how soon there is an answer, and how sure it is after a while.
//
// Each fight is asked once in a warm thread that has never been asked about it. What a thread that has answered nothing
// takes is told beside.
import assert from 'node:assert/strict';
import { BUNDLED, ENGINES, MATCHES, answersIn } from './warm-thread.mjs';

/** Figures add up to 1, and the last of an answer lies within its error of the first. */
const check = (id, found) => {
  for (const { answer: { winner } } of found) {
    assert(Math.abs(winner.attacker + winner.defender + winner.none - 1) < 1e-9, `${id} does not add up`);
  }
  const [first, last] = [found[0].answer, found.at(-1).answer];
  const apart = Math.abs(first.winner.attacker - last.winner.attacker);
  assert(apart <= 5 * (first.error + last.error) + 1e-9, `${id}: first ${first.winner.attacker}, then otherwise`);
};

/** The error, in percentage points, of the best answer that is there after so many milliseconds. */
const errorAfter = milliseconds => found =>
  100 * (found.filter(({ at }) => at <= milliseconds).at(-1)?.answer.error ?? 1);

const firstAnswer = ([first]) => first.at;

/** The worst of some fights, each of them told if it misses the limit. */
const worst = (ids, found, of, atMost) => {
  const values = found.map(of);
  values.forEach((value, i) => {
    if (value > atMost) console.log(`     ${ids[i]}: ${value.toFixed(2)}`);
  });
  return [Math.max(...values)];
};

const ofFights = (name, fights) => {
  const ids = fights.map(({ id }) => id);
  let found = [];
  const ask = async () => {
    found = (await answersIn('odds', ids)).map(one => one.found);
    ids.forEach((id, i) => check(id, found[i]));
  };
  const figure = (what, of, atMost, unit, answer = () => {}) => ({
    name: `odds, ${name}, ${what}`, answer, atMost, unit, samples: () => worst(ids, found, of, atMost),
  });
  return [
    figure('first answer', firstAnswer, 50, 'ms', ask),
    figure('error after 50 ms', errorAfter(50), 0.5, 'points'),
    figure('error after 250 ms', errorAfter(250), 0.1, 'points'),
    {
      name: `odds, ${name}, first answer of a cold thread, the slowest`, answer: () => {}, unit: 'ms', at: 1,
      samples: async () => {
        const cold = [];
        for (const id of ids) cold.push(firstAnswer((await answersIn('odds', [id], 0))[0].found));
        return cold;
      },
    },
  ];
};

export const benches = [
  ...ofFights('twenty-five match-ups', MATCHES),
  ...ofFights('war engines', ENGINES),
  ...ofFights('bundled assaults', BUNDLED),
];
