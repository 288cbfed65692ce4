/** A question that is not asked makes no difference: it is safe not to try its other answers. */
import { expect, it } from 'vitest';
import { isAsked } from '../../../../src/epic-armageddon/odds/changes/asked.ts';
import { differ } from '../../../../src/epic-armageddon/odds/changes/difference.ts';
import { odds } from '../../../../src/epic-armageddon/odds/odds.ts';
import { RULING_IDS, RULINGS } from '../../../../src/epic-armageddon/rulings.ts';
import type { Scenario } from '../../../../src/epic-armageddon/scenario.ts';
import { parseScenario } from '../../../../src/scenario/parse.ts';
import { randomScenario } from '../../../support/random-scenarios.ts';

const RARE = { fields: 10, transports: 50, skimmers: 20, snipers: 20 };
/** Without one that takes long. */
const SEEDS = Array.from({ length: 15 }, (_, i) => 500 + i).filter(seed => seed !== 507);
const small = (seed: number): Scenario => {
  const json = randomScenario(seed, {
    attackers: [2, 3], defenders: [2, 3], supporters: [0, 2], supporterUnits: [1, 2],
    ...(seed % 2 === 0 ? { rare: RARE } : {}), ...(seed % 3 === 0 ? { joined: 50 } : {}),
  });
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};
const TOLERANCE = 1e-5;
const A_WHILE = 60_000;

/** The same scenario with every unasked question answered in its last way. */
const otherwise = (scenario: Scenario): Scenario => {
  const answers = RULING_IDS.filter(id => !isAsked(scenario, id))
    .map(id => [id, Object.keys(RULINGS[id].answers).at(-1)]);
  return { ...scenario, rulings: { ...scenario.rulings, ...Object.fromEntries(answers) } };
};

it.each(SEEDS)('no unasked question matters to assault %i', seed => {
  const scenario = small(seed);
  const [before, after] = [scenario, otherwise(scenario)].map(one => odds(one, { tolerance: TOLERANCE }));
  expect(differ(before!, after!)).toBe(false);
}, A_WHILE);
