import assert from 'node:assert/strict';
import { odds, parseScenario } from '../../dist/lib/assault-resolver.js';
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
const FIRST_ROUND = { tolerance: 1 };
/** What is asked of a whole assault: next to nothing may be left open, after so much effort at most. */
const WHOLE = { tolerance: 1e-9, effort: 2000 };

/** A scenario that has never been asked about before: answers that were kept would be no answers. */
const fresh = scenario => parseScenario(scenario).scenario;

/** Within four standard deviations of what was played, and what the odds leave open. */
const near = (name, counted, chance, unresolved) => {
  const sigma = Math.sqrt(chance * (1 - chance) / PLAYED);
  assert(Math.abs(counted / PLAYED - chance) <= 4 * sigma + unresolved, `${name}: ${chance}, played ${counted}`);
};

const nearMean = (name, counted, chances, unresolved) => {
  const mean = chances.reduce((sum, chance, lost) => sum + lost * chance, 0);
  const square = chances.reduce((sum, chance, lost) => sum + lost * lost * chance, 0);
  const most = unresolved * chances.length;
  const sigma = Math.sqrt((square - mean * mean) / PLAYED);
  assert(Math.abs(counted / PLAYED - mean) <= 4 * sigma + most, `${name}: ${mean}, played ${counted / PLAYED}`);
};

const firstRoundAnswer = scenario => {
  const { winner } = odds(fresh(scenario), FIRST_ROUND);
  SIDES.forEach((side, i) => near(`${side} in the first round`, TALLIES.get(scenario).first[i], winner[side], 0));
};

/** How much of each whole assault is left open. */
const open = new Map();

/** Figures are held to what was played as far as they are followed; how far that is has a limit of its own. */
const wholeAnswer = scenario => {
  const { won, broken, lost } = TALLIES.get(scenario);
  const answer = odds(fresh(scenario), WHOLE);
  const { unresolved } = answer;
  open.set(scenario, unresolved);
  SIDES.forEach((side, i) => {
    near(`${side} wins`, won[i], answer.winner[side], unresolved);
    near(`${side} broken`, broken[i], answer.broken[side], unresolved);
    nearMean(`${side} loses`, lost[i], answer.lost[side], unresolved);
  });
};

/** Warm is what has run so often, or for so many milliseconds, before it is timed. */
const WARM = { runs: 400, milliseconds: 4000 };
const SAMPLES = { runs: 101, milliseconds: 10_000 };

/** How long one answer takes, each about a scenario of its own: at least one, until there are enough. */
const timesOf = (scenario, options, { runs, milliseconds }) => {
  const taken = [];
  const start = performance.now();
  while (taken.length === 0 || (taken.length < runs && performance.now() - start < milliseconds)) {
    const asked = fresh(scenario);
    const begin = performance.now();
    odds(asked, options);
    taken.push(performance.now() - begin);
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
/** How long a whole assault takes, and how much of it is open by then. */
const whole = (name, scenario, atMost) => [
  {
    name: `odds, whole assault, ${name}`, answer: () => wholeAnswer(scenario), samples: () => times(scenario, WHOLE),
    atMost, unit: 'ms',
  },
  {
    name: `odds, whole assault, ${name}, left open`, answer: () => assert(open.has(scenario), 'it was not answered'),
    samples: () => [open.get(scenario)], atMost: WHOLE.tolerance, unit: 'of 1',
  },
];

export const benches = [
  firstRound('one type a side, 16 against 12', ONE_TYPE, 1),
  firstRound('mixed, First Strike and macro-weapons, 16 against 12', MIXED, 5),
  firstRound('five types a side, 30 against 30', THIRTIES, 50),
  ...whole('mixed, 12 against 12', MIXED_TWELVES, 50),
  ...whole('five types a side, 30 against 30', THIRTIES, 1000),
];
