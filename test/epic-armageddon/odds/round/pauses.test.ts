/** Long work is told in small pieces, so that a page hears its user and a worker its orders. */
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { fightOdds } from '../../../../src/epic-armageddon/odds/later/ways.ts';
import { atOnce } from '../../../../src/epic-armageddon/odds/round/pauses.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { engine, stage, stands } from '../../../support/stage.ts';
import { exactly } from '../told.ts';
import { begun, fightIn } from './fights.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;

/** The answers of the first round alone. */
const firstRound = (scenario: Scenario): readonly (Odds | null)[] => {
  const answers = fightOdds(fightIn(begun(scenario)), exactly({ effort: 1e-9 }));
  const all: (Odds | null)[] = [];
  for (let answer = answers.next(); ; answer = answers.next()) {
    all.push(answer.value);
    if (answer.done === true) return all;
  }
};

const ENGINE = { ...TROOPS, abilities: ['void-shields-3', 'reinforced-armour'] } as const;
const swarm = stands('a', 8, [29.5, 20], TROOPS);

/** Who of the swarm lives decides whom a hack-down hits first. */
const onTwo = stage(swarm, { d: engine(6, [40, 25], ENGINE), e: { ...TROOPS, at: [52, 25] } });
const underFire = stage(swarm, { d: engine(8, [40, 25], ENGINE) }, {
  others: [{ side: 'defender', id: 'friends', stands: stands('f', 2, [24, 27], TROOPS, 2) }],
});

describe('the first round is told in pieces', () => {
  it.each([
    ['on a war engine and its guard', onTwo], ['that is fired at', underFire],
  ])('of a swarm %s', (_, scenario) => {
    const answers = firstRound(scenario);
    expect(answers.length).toBeGreaterThan(8);
    expect(answers[0]).toBe(null);
    expect(answers.at(-1)!.unresolved).toBeLessThan(0.5);
  });

  it('at once where few fight', () => {
    expect(firstRound(stage(stands('a', 3, [30, 20], TROOPS), stands('d', 3, [30, 22], TROOPS)))).toHaveLength(3);
  });

  it('and comes to the same without a pause', () => {
    function* counting(): Generator<number, string> {
      yield 1;
      yield 2;
      return 'done';
    }
    expect(atOnce(counting())).toBe('done');
  });
});
