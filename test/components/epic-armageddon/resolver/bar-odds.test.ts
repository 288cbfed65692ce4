/** What the line of odds is told of an assault. */
import { describe, expect, it } from 'vitest';
import { barOddsOf } from '../../../../components/epic-armageddon/resolver/live-odds/bar-odds.ts';
import { presentOf, replay } from '../../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';

const throws = (...faces: readonly number[]): AssaultEvent => ({ type: 'dice.thrown', faces });
const NOT_KNOWN = {
  odds: null, isAsking: true, before: null, failure: null, stakes: [], isRefining: false, luck: null,
  isReckoning: false, isSupposed: false,
};

const isAnother = (...events: readonly AssaultEvent[]): boolean | undefined => {
  const scenario = scenarioOf({ formations: [
    formationOf('attacker', rowOf('a', 'assault', 1, [30, 20])),
    formationOf('defender', rowOf('d', 'boyz', 1, [30, 22])),
  ] });
  return barOddsOf(NOT_KNOWN, presentOf(replay(scenario, events)).context.assault, false)!.isAnotherRound;
};

describe('the odds of a moment', () => {
  it('A6.4: another round begins after a tie, until its attacks', () => {
    const tie = [throws(1, 1), throws(3, 1, 3, 1)];
    expect(isAnother()).toBe(false);
    expect(isAnother(throws(1, 1))).toBe(false);
    expect(isAnother(...tie)).toBe(true);
    expect(isAnother(...tie, { type: 'counterCharge.ended' }, { type: 'counterCharge.ended' })).toBe(false);
  });
});
