// The odds of fights of Warhammer 40,000 in the processor's time, so that a busy machine does not count.
import assert from 'node:assert/strict';
import { sourceModule } from './source-module.mjs';

const { EDITIONS, oddsOfFight, phaseSampleOf, setUpPhase, USUAL_EFFORT } = await sourceModule('fight-odds-entry.ts');

/** How likely the attackers are to win, as it was reckoned before it was made quick. */
const ATTACKER_WINS = {
  'power-fist-sergeant': {
    'trial-seven-steps': 0.8655459257600073, 'trial-eight-steps': 0.8655459257600073,
    '4th': 0.834319406161036, '7th': 0.8205825922688463,
  },
  'multiple-combat': {
    'trial-seven-steps': 0.9984347569878039, 'trial-eight-steps': 0.9984347569878039,
    '4th': 0.998409656179829, '7th': 0.9984100293539859,
  },
};
const ROUNDING = 1e-12;

const oddsOf = (sample, edition, effort) => {
  const phase = setUpPhase({ ...phaseSampleOf(sample).scenario('4th'), ruleset: `warhammer-40k-${edition}` });
  return oddsOfFight(phase, phase.combats[0].id, effort);
};

/** How much of each large fight is left open. */
const open = new Map();

/** What is left open may be the attackers' too. */
const answer = (sample, edition, effort) => {
  const { winner, unresolved } = oddsOf(sample, edition, effort);
  if (effort !== Infinity) open.set(edition, unresolved);
  const lacking = ATTACKER_WINS[sample][edition] - winner.attacker;
  assert(lacking >= -ROUNDING && lacking <= unresolved + ROUNDING, `${sample}, ${edition}: ${winner.attacker}`);
};

const milliseconds = work => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const times = (runs, work) => Array.from({ length: runs }, () => milliseconds(work));

const small = edition => ({
  name: `odds of a 40k fight, 5 against 10, ${edition}`,
  answer: () => answer('power-fist-sergeant', edition, Infinity),
  samples: () => times(5, () => oddsOf('power-fist-sergeant', edition, Infinity)),
  atMost: 1500, unit: 'ms',
});

/** As a page asks for it: how long it takes, and how much of it is open by then. */
const large = edition => [
  {
    name: `odds of a 40k fight of four units, ${edition}`,
    answer: () => answer('multiple-combat', edition, USUAL_EFFORT),
    samples: () => times(1, () => oddsOf('multiple-combat', edition, USUAL_EFFORT)),
    atMost: 8000, unit: 'ms',
  },
  {
    name: `odds of a 40k fight of four units, ${edition}, left open`,
    answer: () => assert(open.has(edition), 'it was not answered'),
    samples: () => [open.get(edition)],
    atMost: 0.001, unit: 'of 1',
  },
];

export const benches = [...EDITIONS.map(small), ...EDITIONS.flatMap(large)];
