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
const small = (seed: number): Scenario => {
  const json = randomScenario(seed, {
    attackers: [1, 1], defenders: [1, 2], supporters: [0, 1], supporterUnits: [1, 1],
    ...(seed % 2 === 0 ? { rare: RARE } : {}), ...(seed % 3 === 0 ? { joined: 50 } : {}),
  });
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};
const TOLERANCE = 1e-5;
const A_WHILE = 60_000;

it.each(Array.from({ length: 10 }, (_, i) => 500 + i))('no unasked question matters to assault %i', seed => {
  const scenario = small(seed);
  const before = odds(scenario, { tolerance: TOLERANCE });
  for (const id of RULING_IDS.filter(one => !isAsked(scenario, one))) {
    for (const answer of Object.keys(RULINGS[id].answers).slice(1)) {
      const changed = { ...scenario, rulings: { ...scenario.rulings, [id]: answer } };
      expect(differ(before, odds(changed, { tolerance: TOLERANCE })), `${id}: ${answer}`).toBe(false);
    }
  }
}, A_WHILE);
