/** The odds that stand in the bar of a bundled assault before anything is worked out, against the engine. */
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { momentOf } from '../../../components/epic-armageddon/resolver/live-odds/moment.ts';
import { isSupposed, supposedMoment } from '../../../components/epic-armageddon/resolver/live-odds/supposed-charge.ts';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { firstOf } from '../../support/share.ts';

/** So little may be left open of what is exact. */
const EXACT = 1e-6;

describe('the odds kept with a bundled assault', () => {
  it.each(firstOf(SAMPLES, 3))('of $id are those of the engine', ({ scenario, odds }) => {
    const [first] = initialTransition(assaultMachine, { scenario });
    const { assault, at, options } = momentOf(supposedMoment(first));
    const { winner, error, unresolved } = oddsFrom(assault, at, options);
    expect(odds.attacker).toBeCloseTo(winner.attacker, 5);
    expect(odds.none).toBeCloseTo(winner.none, 5);
    expect(odds.error).toBeCloseTo(error, 6);
    expect(odds.isExact).toBe(error === 0 && unresolved < EXACT);
    expect(odds.isSupposed).toBe(isSupposed(first));
  });
});
