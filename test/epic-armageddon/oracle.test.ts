/**
 * Small assaults, their dice falling in every way that can be told apart, against an enumeration that knows the rules
 * but nothing of this program.
 */
import { describe, expect, test } from 'vitest';
import { playWith } from '../../machines/epic-armageddon/play.ts';
import type { Thrower } from '../../src/dice/throw.ts';
import type { AssaultHand, Purpose } from '../../src/epic-armageddon/model/hands.ts';
import { reportOf } from '../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { everyOutcome, type Outcome } from '../support/every-outcome.ts';
import { everyEnd } from '../support/every-state.ts';
import { enumerate } from '../support/oracle/enumerate.ts';
import type { ScenarioJson } from '../support/oracle/scenario-json.ts';
import { endingKey } from '../support/oracle/settlement.ts';
import { waysOf } from '../support/oracle/size.ts';
import { randomScenario, type RandomOptions } from '../support/random-scenarios.ts';
import { IS_WHOLE, shareOf } from '../support/share.ts';

/** So many of the assaults of each sample are played whenever the tests are run. */
const IN_THE_SUITE = 0.01;

/** By how much two sums of the same probabilities can differ. */
const TOLERANCE = 1e-12;

const parsed = (json: ScenarioJson): Scenario => {
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};

/** Cuts a game short that is tied after so many results. */
class StillTied extends Error {}

/** What is thrown after the last result unless it was tied. */
const AFTERWARDS: readonly Purpose[] = [
  'save', 're-roll', 'invulnerable', 'critical', 'damage', 'dangerous-terrain', 'blast-markers',
];

const untilTied = (rounds: number, throwHands: Thrower): Thrower => {
  let results = 0;
  return hands => {
    const [{ purpose } = { purpose: null }] = hands as readonly Partial<AssaultHand>[];
    if (results === rounds && !AFTERWARDS.some(each => each === purpose)) throw new StillTied();
    if (purpose === 'result') results++;
    return throwHands(hands);
  };
};

/** Plays the assault once for every outcome of the dice. */
const played = (scenario: Scenario, rounds: number): readonly Outcome<string>[] =>
  everyOutcome(throwHands => {
    try {
      return endingKey(playWith(scenario, untilTied(rounds, throwHands)));
    } catch (error) {
      if (error instanceof StillTied) return `round ${rounds + 1}`;
      throw error;
    }
  });

/** Follows the statechart that is played through all its states. */
const followed = (scenario: Scenario, rounds: number): readonly Outcome<string>[] =>
  everyEnd(scenario, ({ context }) => context.assault.round <= rounds).map(({ result, weight }) => ({
    result: result.status === 'active' ? `round ${rounds + 1}` : endingKey(reportOf(result.context.assault)),
    weight,
  }));

interface Sample {
  /** The first seed that is tried. */
  readonly from: number;
  /** How many assaults it holds. */
  readonly count: number;
  readonly options: Partial<RandomOptions>;
  readonly rounds: number;
  /** Assaults whose rounds can go in more ways than this are passed over: more of them where there are many rounds. */
  readonly ways: number;
}

/** Holds every assault of a sample to the enumeration; answers what differs. */
const differences = (endsOf: typeof played, { from, count, options, rounds, ways }: Sample): readonly string[] => {
  const different: string[] = [];
  const wanted = shareOf(count, Math.ceil(count * IN_THE_SUITE));
  for (let seed = from, held = 0; held < wanted; seed++) {
    const json = randomScenario(seed, options);
    if (waysOf(json) > ways) continue;
    held++;
    const lines = compared(endsOf(parsed(json), rounds), enumerate(json, rounds));
    different.push(...lines.map(line => `seed ${seed}: ${line}`));
  }
  return different;
};

const compared = (ends: readonly Outcome<string>[], expected: ReadonlyMap<string, number>): readonly string[] => {
  const found = new Map<string, number>();
  for (const { result, weight } of ends) found.set(result, (found.get(result) ?? 0) + weight);
  return [...new Set([...found.keys(), ...expected.keys()])]
    .filter(key => Math.abs((found.get(key) ?? 0) - (expected.get(key) ?? 0)) > TOLERANCE)
    .map(key => `${key}: ${found.get(key) ?? 0}, not ${expected.get(key) ?? 0}`);
};

/** A duel of four ways a round in which both may strike. */
const FEWEST_WAYS = 1025;

const ALONE = { supporters: [0, 0] } as const;

describe('played over every outcome of the dice, assaults end as the rules say', () => {
  test.each([
    ['duels', { from: 1, count: 50, rounds: 1, ways: 25,
      options: { ...ALONE, attackers: [1, 1], defenders: [1, 1] } }],
    ['duels over two rounds', { from: IS_WHOLE ? 1004 : FEWEST_WAYS, count: 8, rounds: 2, ways: 9,
      options: { ...ALONE, attackers: [1, 1], defenders: [1, 1] } }],
    ['two against two, some with friends', { from: 2001, count: 30, rounds: 1, ways: 25,
      options: { attackers: [2, 2], defenders: [2, 2], special: 20 } }],
    ['three against three', { from: 3001, count: 20, rounds: 1, ways: 40,
      options: { ...ALONE, attackers: [3, 3], defenders: [3, 3], special: 10 } }],
  ] as const)('%s', (_, sample) => {
    expect(differences(played, sample)).toEqual([]);
  });
});

describe('followed through every state of the statechart, assaults end as the rules say', () => {
  test.each([
    ['duels with every special rule over four rounds', { from: 4001, count: 30, rounds: 4, ways: shareOf(50, 9),
      options: { attackers: [1, 1], defenders: [1, 1], special: 60 } }],
    ['two against two with friends', { from: 5001, count: 30, rounds: 1, ways: 150,
      options: { attackers: [2, 2], defenders: [2, 2], supporters: [1, 1], special: 30 } }],
    ['two against two over three rounds', { from: 8001, count: 8, rounds: 3, ways: shareOf(40, 16),
      options: { ...ALONE, attackers: [2, 2], defenders: [2, 2], special: 20 } }],
    ['three against three', { from: 6001, count: 20, rounds: 1, ways: 150,
      options: { attackers: [3, 3], defenders: [3, 3], special: 15 } }],
    ['amid much terrain', { from: 7001, count: 30, rounds: 1, ways: 150,
      options: { attackers: [1, 3], defenders: [1, 3], terrain: [3, 6], special: 20 } }],
  ] as const)('%s', (_, sample) => {
    expect(differences(followed, sample)).toEqual([]);
  });
});

/** War engines of one side throw together, but it matters who has hit: with one unit a side nobody is mistaken. */
const ONE_EACH = { ...ALONE, attackers: [1, 1], defenders: [1, 1] } as const;
const TWO_EACH = { ...ALONE, attackers: [1, 2], defenders: [1, 2] } as const;

describe('played over every outcome of the dice, war engines and rarer units end as the rules say', () => {
  test.each([
    ['duels of war engines', { from: 10_001, count: 20, rounds: 1, ways: 60,
      options: { ...ONE_EACH, special: 20, rare: { engines: 60, fields: 30 } } }],
    ['duels with passengers', { from: 11_001, count: 20, rounds: 1, ways: 25,
      options: { ...ONE_EACH, special: 20, rare: { engines: 20, transports: 80 } } }],
  ] as const)('%s', (_, sample) => {
    expect(differences(played, sample)).toEqual([]);
  });
});

describe('followed through every state of the statechart, war engines and rarer units end as the rules say', () => {
  test.each([
    ['war engines', { from: 20_001, count: 30, rounds: 1, ways: 600,
      options: { ...TWO_EACH, special: 30, rare: { engines: 50 } } }],
    ['war engines over three rounds', { from: 21_001, count: 10, rounds: 3, ways: shareOf(60, 16),
      options: { ...ONE_EACH, special: 20, rare: { engines: 60, fields: 30 } } }],
    ['shields, fields and saves of last resort, with friends', { from: 22_001, count: 30, rounds: 1, ways: 150,
      options: { ...TWO_EACH, supporters: [0, 1], special: 20, rare: { engines: 20, fields: 60 } } }],
    ['skimmers and support craft', { from: 23_001, count: 30, rounds: 1, ways: 100,
      options: { ...TWO_EACH, supporters: [0, 1], special: 20,
        rare: { engines: 20, skimmers: 40, supportCraft: 30 } } }],
    ['snipers', { from: 24_001, count: 30, rounds: 1, ways: 100,
      options: { ...TWO_EACH, supporters: [0, 1], special: 10, rare: { snipers: 60 } } }],
    ['units whose loss counts for less', { from: 25_001, count: 30, rounds: 1, ways: 60,
      options: { ...TWO_EACH, supporters: [0, 1], special: 10, rare: { cheap: 60 } } }],
    ['passengers', { from: 26_001, count: 40, rounds: 1, ways: 60,
      options: { ...TWO_EACH, special: 20, rare: { engines: 20, supportCraft: 10, transports: 80 } } }],
    ['formations that fight together', { from: 27_001, count: 30, rounds: 1, ways: 60,
      options: { ...TWO_EACH, supporters: [0, 1], special: 20, joined: 70, rare: { engines: 10, transports: 30 } } }],
    ['EpicAU’s words', { from: 29_001, count: 30, rounds: 1, ways: 150,
      options: { ...TWO_EACH, supporters: [0, 1], special: 20, rare: { engines: 20, epicAu: 50 } } }],
    ['everything at once', { from: 28_001, count: 30, rounds: 1, ways: 60,
      options: { ...TWO_EACH, special: 20, joined: 30,
        rare: { engines: 30, fields: 30, skimmers: 20, snipers: 10, cheap: 20, transports: 50 } } }],
  ] as const)('%s', (_, sample) => {
    expect(differences(followed, sample)).toEqual([]);
  });
});
