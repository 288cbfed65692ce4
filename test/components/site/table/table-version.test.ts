import { describe, expect, it } from 'vitest';
import { isSameByOtherRules, isSamePhase, isSameScenario } from '../../../../components/site/table/table-version.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { writeScenario } from '../../../../src/epic-armageddon/scenario/write.ts';

describe('two ids', () => {
  it.each([
    ['warhammer-40k-4th/charge', 'warhammer-40k-7th/charge', true],
    ['warhammer-40k-4th/charge', 'warhammer-40k-4th/other', false],
    ['orks-storm-ruins', 'orks-storm-ruins', false],
    ['warhammer-40k-4th/charge', null, false],
    [null, null, false],
  ])('%s and %s name one phase: %s', (one, other, isOne) => {
    expect(isSamePhase(one, other)).toBe(isOne);
  });
});

describe('two scenarios', () => {
  it.each(SAMPLES)('are the same where one is the other, written and read anew: $title', ({ scenario }) => {
    for (const json of [scenario, writeScenario(scenario)]) {
      const read = parseScenario(json);
      expect('scenario' in read && isSameScenario(read.scenario, scenario)).toBe(true);
    }
  });

  it('are not the same where something differs, and are but for rulings where only they do', () => {
    const { scenario } = SAMPLES[0]!;
    const ruled = { ...scenario, rulings: { ...scenario.rulings, supportReach: 'all-engaged' as const } };
    expect([isSameScenario(scenario, ruled), isSameByOtherRules(scenario, ruled)]).toEqual([false, true]);
    const titled = { ...scenario, title: 'Another' };
    expect([isSameScenario(scenario, titled), isSameByOtherRules(scenario, titled)]).toEqual([false, false]);
  });
});
