// The odds of fights of Warhammer 40,000 in the processor's time, so that a busy machine does not count.
import assert from 'node:assert/strict';
import { sourceModule } from './source-module.mjs';

const {
  EDITIONS, LINE_UPS, matchUpPhase, oddsOfFight, phaseSampleOf, refiningFight, setUpPhase, twoRanks, USUAL_EFFORT,
} = await sourceModule('fight-odds-entry.ts');

/**
 * How likely the attackers are to win, or to inflict more wounds where the text does not tell who wins: as it is
 * reckoned without any shortcut, all wounds of a unit at once and throw by throw.
 */
const ATTACKER_WINS = {
  'power-fist-sergeant': {
    'trial-seven-steps': 0.8655459257600073, 'trial-eight-steps': 0.8655459257600073,
    '4th': 0.8343252399169966, '7th': 0.7944654826964699,
  },
  'multiple-combat': {
    'trial-seven-steps': 0.9984347569878039, 'trial-eight-steps': 0.9984347569878039,
    '4th': 0.998409656179829, '7th': 0.9984100293539859,
  },
  alike: {
    'trial-seven-steps': 0.8281858661516128, 'trial-eight-steps': 0.8281858661516128,
    '4th': 0.878337535032827, '7th': 0.8783375122118451,
  },
  led: {
    'trial-seven-steps': 0.8657387689827027, 'trial-eight-steps': 0.8657387689827027,
    '4th': 0.911500371242482, '7th': 0.8106081448497392,
  },
};
const ROUNDING = 1e-12;

const phaseOf = (fight, edition) => (LINE_UPS.includes(fight) ? twoRanks(edition, fight)
  : setUpPhase({ ...phaseSampleOf(fight).scenario('4th'), ruleset: `warhammer-40k-${edition}` }));

const oddsOf = (fight, edition, effort, tolerance = 0) => {
  const phase = phaseOf(fight, edition);
  return oddsOfFight(phase, phase.combats[0].id, { effort, tolerance, exact: true });
};

/** How much of each large fight is left open. */
const open = new Map();

/** What is left open may be the attackers' too. */
const answer = (fight, edition, effort, tolerance = 0) => {
  const { winner, mostWounds, unresolved } = oddsOf(fight, edition, effort, tolerance);
  if (effort !== Infinity) open.set(edition, unresolved);
  else assert(unresolved <= tolerance, `${fight}, ${edition}: ${unresolved} is open`);
  const wins = (winner ?? mostWounds).attacker;
  const lacking = ATTACKER_WINS[fight][edition] - wins;
  assert(lacking >= -ROUNDING && lacking <= unresolved + ROUNDING, `${fight}, ${edition}: ${wins}`);
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

/** 0.1 points. */
const TOLERATED = 0.001;

/** Machines are warm after a few answers. */
const ranks = lineUp => edition => ({
  name: `odds of a 40k fight, 10 against 20 in two ranks, ${lineUp}, to 0.1 points, ${edition}`,
  answer: () => answer(lineUp, edition, Infinity, TOLERATED),
  samples: () => times(10, () => oddsOf(lineUp, edition, Infinity, TOLERATED)).slice(5),
  atMost: 250, unit: 'ms',
});

/** Characters on both sides, by the text alone and by the whole edition; reckoned to the end, place by place. */
const LED_BY_CHARACTERS = '10 tactical marines + sergeant, captain v 20 ork boyz + nob, warboss';
const CHARACTERS_WIN = { text: 0.778719893708772, whole: 0.6894428688729738 };

const ledByCharacters = completions => {
  const { scenario } = matchUpPhase(LED_BY_CHARACTERS, { startAt: 'fight', completions });
  const phase = setUpPhase(scenario);
  return [phase, phase.combats[0].id];
};

const sampled = (completions, tolerance) =>
  oddsOfFight(...ledByCharacters(completions), { effort: USUAL_EFFORT, tolerance, exact: false });

const firstSampled = completions => {
  for (const odds of refiningFight(...ledByCharacters(completions))) if (odds !== undefined) return odds;
  throw new Error('There is no answer.');
};

/** So many errors a right answer is hardly ever off. */
const MOST_ERRORS = 4;

const held = (expected, { winner, error }) =>
  assert(Math.abs(winner.attacker - expected) < MOST_ERRORS * error + ROUNDING, `${winner.attacker} ± ${error}`);

const characters = Object.entries({ text: [], whole: ['7C'] }).flatMap(([by, completions]) => [
  {
    name: `odds of a 40k fight, 12 against 22 with characters, first answer, ${by}`,
    answer: () => held(CHARACTERS_WIN[by], firstSampled(completions)),
    samples: () => times(5, () => firstSampled(completions)).slice(2),
    atMost: 1500, unit: 'ms',
  },
  {
    name: `odds of a 40k fight, 12 against 22 with characters, to 0.5 points, ${by}`,
    answer: () => held(CHARACTERS_WIN[by], sampled(completions, 5 * TOLERATED)),
    samples: () => times(3, () => sampled(completions, 5 * TOLERATED)).slice(1),
    atMost: 3000, unit: 'ms',
  },
  {
    name: `odds of a 40k fight, 12 against 22 with characters, error in the end, ${by}`,
    answer: () => held(CHARACTERS_WIN[by], sampled(completions, 0)),
    samples: () => [sampled(completions, 0).error],
    atMost: 0.001, unit: 'of 1',
  },
]);

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

export const benches = [
  ...EDITIONS.map(small), ...LINE_UPS.flatMap(lineUp => EDITIONS.map(ranks(lineUp))), ...EDITIONS.flatMap(large),
  ...characters,
];
