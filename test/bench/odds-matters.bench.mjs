// What matters in a match-up, as the page asks for it once it has the odds: how soon the whole list is there.
import assert from 'node:assert/strict';
import { answersIn, MATCHES } from './warm-thread.mjs';

const LIMIT = 500;

const ids = MATCHES.map(({ id }) => id);
let asked = [];

/** Each list tells something to decide, and what has come again moves no figure further than its roughness allows. */
const answer = async () => {
  asked = await answersIn('matters', ids);
  asked.forEach(({ found }, i) => {
    const first = new Map();
    for (const { answer: { id, delta } } of found) {
      const before = first.get(id) ?? delta;
      assert(Math.abs(delta) <= 100 && Math.abs(before - delta) < 5, `${ids[i]}: ${id} is ${before}, then ${delta}`);
      first.set(id, before);
    }
    assert(first.size >= 10, `${ids[i]}: ${first.size} changes`);
  });
};

/** When the last change was there that had not been there before. */
const completeAt = ({ found }) => found.reduce(({ known, at }, next) => (known.has(next.answer.id) ? { known, at }
  : { known: known.add(next.answer.id), at: next.at }), { known: new Set(), at: Infinity }).at;

/** Each match-up, those told that miss the limit; the worst of them counts. */
const samples = () => {
  const times = asked.map(completeAt);
  times.forEach((time, i) => {
    if (time > LIMIT) console.log(`     ${ids[i]}: ${time.toFixed(0)}`);
  });
  return times;
};

export const benches = [
  {
    name: 'what matters in 25 match-ups, the list whole, the worst', answer, samples, at: 1, atMost: LIMIT, unit: 'ms',
  },
  {
    name: 'what matters in 25 match-ups, rough figures made fine too, the worst', answer: () => {},
    samples: () => asked.map(({ took }) => took), at: 1, unit: 'ms',
  },
];
