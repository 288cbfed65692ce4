/** The table while something is asked about it, as those hear it who cannot see it. */
import { describe, expect, it } from 'vitest';
import { askedView } from '../../../../components/epic-armageddon/lesson/asked-view.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';

const assault = startAssault(SAMPLES[0]!.scenario);
const [first, second, third] = assault.units.map(({ id }) => id) as [string, string, string];

const spokenOf = (id: string, isOrder: boolean): string => askedView(assault, {
  step: 'a4Attacks', choosable: [first, second, third], chosen: [second, first], marked: null, isOrder, hasHits: false,
}).counters.find(one => one.id === id)!.spoken;

describe('a stand that is in an answer', () => {
  it('is said to be so, with its place where the answer has an order', () => {
    expect(spokenOf(second, true)).toContain('; no. 1; ');
    expect(spokenOf(first, true)).toContain('; no. 2; ');
    expect(spokenOf(third, true)).not.toContain('no. ');
    expect(spokenOf(first, false)).toContain('; in your answer; ');
    expect(spokenOf(first, false)).not.toContain('no. ');
  });
});
