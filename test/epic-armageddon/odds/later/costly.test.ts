/** Which first rounds are sampled, since to tell them with all their dice takes too long. */
import { describe, expect, it } from 'vitest';
import { fightAhead } from '../../../../src/epic-armageddon/odds/fight-ahead.ts';
import { isCostly } from '../../../../src/epic-armageddon/odds/later/costly.ts';
import { oddsFrom, refining } from '../../../../src/epic-armageddon/odds/odds.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { randomScenario } from '../../../support/random-scenarios.ts';

const ROOM = 40_000;
/** Seeds of made-up fights in which ordinary hits, Lance or Ignore Cover ones and macro-weapon ones fall on many. */
const MIXED_ON_MANY = [40, 320, 405, 470, 520, 540, 770, 1050];
const MIXED_ON_FEW = [8, 102, 107, 124];

const madeUp = (seed: number, units: readonly [number, number]): Assault => {
  const parsed = parseScenario(randomScenario(seed, { attackers: units, defenders: units }));
  if ('problems' in parsed) throw new Error(parsed.problems.join());
  return startAssault(parsed.scenario);
};

describe('a first round', () => {
  for (const seed of MIXED_ON_MANY) {
    it(`is sampled where its mixed hits would be told unit by unit: ${seed}`, () => {
      const assault = madeUp(seed, [17, 30]);
      expect(isCostly(fightAhead('setUp', assault)!, ROOM)).toBe(true);
      const answers = refining(assault, 'setUp');
      let first = answers.next().value;
      for (let step = 0; first === null && step < 1000; step += 1) first = answers.next().value;
      expect(first!.error).toBeGreaterThan(0);
      expect(first!.winner.attacker + first!.winner.defender + first!.winner.none).toBeCloseTo(1, 9);
    });
  }

  for (const seed of MIXED_ON_FEW) {
    it(`is told with all its dice where mixed hits fall on few: ${seed}`, () => {
      expect(isCostly(fightAhead('setUp', madeUp(seed, [1, 16]))!, ROOM)).toBe(false);
    });
  }

  it('is left open where nothing may be estimated and it would take hours', () => {
    expect(oddsFrom(madeUp(40, [17, 30]), 'setUp', { exact: true, effort: 1000 })).toMatchObject({ unresolved: 1 });
  });
});
