import { describe, expect, it } from 'vitest';
import { changeUndone, setUpAnew, tableHistoryOf } from '../../../../machines/table-history.ts';
import {
  firstVersion, isSameByOtherRules, isSamePhase, isSameScenario, redoneChange, undoneChange,
} from '../../../../components/site/table/table-version.ts';
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

describe('a change of the set-up', () => {
  const { scenario } = SAMPLES[0]!;
  const first = firstVersion({ scenario, events: [], at: 0 });
  const changedTo = (other: typeof scenario) =>
    setUpAnew(tableHistoryOf(first), { ...first, scenario: other, events: [{ type: 'one' }], at: 1, from: 1 });
  const titled = changedTo({ ...scenario, title: 'Another' });

  it('is what undo takes back at its moment and at the start, and not later', () => {
    expect(undoneChange(tableHistoryOf(first), { at: 0, length: 0 })).toBe(null);
    const kinds = [0, 1, 2].map(at => undoneChange(titled, { at, length: 2 }));
    expect(kinds).toEqual(['setUp', 'setUp', null]);
  });

  it('is what redo makes again once it is taken back, as long as nothing else has happened', () => {
    const back = changeUndone(titled);
    expect(redoneChange(titled, { at: 1, length: 1 })).toBe(null);
    expect(redoneChange(back, { at: 0, length: 0 })).toBe('setUp');
    expect(redoneChange(back, { at: 1, length: 1 })).toBe(null);
  });

  it('is one of the rules where they alone differ', () => {
    const ruled = changedTo({ ...scenario, rulings: { ...scenario.rulings, supportReach: 'all-engaged' } });
    expect(undoneChange(ruled, { at: 1, length: 1 })).toBe('rules');
  });
});
