import assert from 'node:assert/strict';
import { odds, parseScenario } from '../../dist/lib/assault-resolver.js';
import { threadTime } from './thread-time.mjs';
import { MIXED, MIXED_TWELVES, ONE_TYPE, THIRTIES } from './odds-scenarios.mjs';

/** What ten thousand seeds of each come to: who wins in the first round and in all, who ends broken, who is lost. */
const PLAYED = 10000;
const TALLIES = new Map([
  [ONE_TYPE, { first: [3412, 5356], won: [3745, 6255], broken: [6397, 4220], lost: [76923, 45614] }],
  [MIXED, { first: [4968, 3890], won: [5547, 4453], broken: [4682, 6065], lost: [65942, 62541] }],
  [MIXED_TWELVES, { first: [3020, 6136], won: [3315, 6685], broken: [7000, 3677], lost: [72265, 47016] }],
  [THIRTIES, { first: [4181, 4992], won: [4388, 5612], broken: [5675, 4426], lost: [133226, 106567] }],
]);

const SIDES = ['attacker', 'defender'];
/** The first round alone, with nothing estimated. */
const FIRST_ROUND = { exact: true, effort: 1 };

/** A scenario that has never been asked about before: answers that were kept would be no answers. */
const fresh = scenario => parseScenario(scenario).scenario;

/** Within four standard deviations of what was played, and four of its own errors. */
const near = (name, counted, chance, error) => {
  const sigma = Math.sqrt(chance * (1 - chance) / PLAYED);
  assert(Math.abs(counted / PLAYED - chance) <= 4 * (sigma + error), `${name}: ${chance}, played ${counted}`);
};

const meanOf = chances => chances.reduce((sum, chance, lost) => sum + lost * chance, 0);

const nearMean = (name, counted, chances, error) => {
  const mean = meanOf(chances);
  const square = chances.reduce((sum, chance, lost) => sum + lost * lost * chance, 0);
  const sigma = Math.sqrt((square - mean * mean) / PLAYED);
  const most = 4 * (sigma + error * chances.length);
  assert(Math.abs(counted / PLAYED - mean) <= most, `${name}: ${mean}, played ${counted / PLAYED}`);
};

const firstRoundAnswer = scenario => {
  const { winner } = odds(fresh(scenario), FIRST_ROUND);
  SIDES.forEach((side, i) => near(`${side} in the first round`, TALLIES.get(scenario).first[i], winner[side], 0));
};

const wholeAnswer = scenario => {
  const { won, broken, lost } = TALLIES.get(scenario);
  const answer = odds(fresh(scenario));
  const { error } = answer;
  SIDES.forEach((side, i) => {
    near(`${side} wins`, won[i], answer.winner[side], error);
    near(`${side} broken`, broken[i], answer.broken[side], error);
    nearMean(`${side} loses`, lost[i], answer.lost[side], error);
  });
};

/** Warm is what has run so often, or for so many milliseconds, before it is timed. */
const WARM = { runs: 400, milliseconds: 3000 };
const SAMPLES = { runs: 101, milliseconds: 5000 };

/** The processor time that one answer takes, each about a scenario of its own: at least one, until there are enough. */
const timesOf = (scenario, options, { runs, milliseconds }) => {
  const taken = [];
  const start = performance.now();
  while (taken.length === 0 || (taken.length < runs && performance.now() - start < milliseconds)) {
    const asked = fresh(scenario);
    const begin = threadTime();
    odds(asked, options);
    taken.push(threadTime() - begin);
  }
  return taken;
};

const times = (scenario, options) => {
  timesOf(scenario, options, WARM);
  return timesOf(scenario, options, SAMPLES);
};

const firstRound = (name, scenario, atMost) => ({
  name: `odds, first round, ${name}`, answer: () => firstRoundAnswer(scenario),
  samples: () => times(scenario, FIRST_ROUND), atMost, unit: 'ms',
});

export const benches = [
  firstRound('one type a side, 16 against 12', ONE_TYPE, 1),
  firstRound('mixed, First Strike and macro-weapons, 16 against 12', MIXED, 3),
  firstRound('five types a side, 30 against 30', THIRTIES, 50),
  {
    name: 'odds, whole assault, five types a side, 30 against 30', answer: () => wholeAnswer(THIRTIES),
    samples: () => times(THIRTIES, {}), atMost: 1000, unit: 'ms',
  },
  {
    name: 'odds, whole assault, mixed, 12 against 12', answer: () => wholeAnswer(MIXED_TWELVES),
    samples: () => times(MIXED_TWELVES, {}), atMost: 250, unit: 'ms',
  },
];
