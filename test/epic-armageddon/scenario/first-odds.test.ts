/** The odds that stand in the bar of a bundled assault before anything is worked out, against the engine. */
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { momentOf } from '../../../components/epic-armageddon/resolver/live-odds/moment.ts';
import {
  isAsAtFirst, isSupposed, supposedMoment,
} from '../../../components/epic-armageddon/resolver/live-odds/supposed-charge.ts';
import { targetPrimary } from '../../../components/epic-armageddon/steps/target-primary.ts';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { SAMPLES, sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { firstOf } from '../../support/share.ts';

/** So little may be left open of what is exact. */
const EXACT = 1e-6;

describe('the odds kept with a bundled assault', () => {
  it.each(firstOf(SAMPLES, 2))('of $id are those of the engine', ({ scenario, odds }) => {
    const [first] = initialTransition(assaultMachine, { scenario });
    const { assault, at, options } = momentOf(supposedMoment(first));
    const { winner, error, unresolved } = oddsFrom(assault, at, options);
    expect(odds.attacker).toBeCloseTo(winner.attacker, 5);
    expect(odds.none).toBeCloseTo(winner.none, 5);
    expect(odds.error).toBeCloseTo(error, 6);
    expect(odds.isExact).toBe(error === 0 && unresolved < EXACT);
    expect(odds.isSupposed).toBe(isSupposed(first));
  });

  it.each(firstOf(SAMPLES, 2))('of $id are those after the usual target is chosen, too', ({ scenario, odds }) => {
    const [first] = initialTransition(assaultMachine, { scenario });
    const { does } = targetPrimary(first.context.assault);
    if (typeof does !== 'object') throw new Error('There is no usual target.');
    const timeline = replay(scenario, does.decisions);
    const chosen = presentOf(timeline);
    expect(isAsAtFirst(timeline)).toBe(true);
    expect(isSupposed(chosen)).toBe(odds.isSupposed);
    const { assault, at, options } = momentOf(supposedMoment(chosen));
    const { winner } = oddsFrom(assault, at, options);
    expect(Math.abs(winner.attacker - odds.attacker)).toBeLessThan(odds.error + 1e-5);
    expect(winner.none).toBeCloseTo(odds.none, 5);
  });

  it('are no longer those once anybody has moved, or another target is chosen', () => {
    const { scenario, decisions } = sampleOf('marines-charge-warband')!;
    expect(isAsAtFirst(replay(scenario, []))).toBe(true);
    expect(isAsAtFirst(replay(scenario, decisions.slice(0, 2)))).toBe(false);
    const { scenario: two } = sampleOf('falcons-refuse-close-combat')!;
    expect(isAsAtFirst(replay(two, [{ type: 'target.chosen', target: 'rangers' }]))).toBe(false);
  });
});
