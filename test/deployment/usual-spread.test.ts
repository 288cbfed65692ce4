import { describe, expect, it } from 'vitest';
import { spreadOver, usualSpread } from '../../src/deployment/line-up-entries.ts';
import { entry } from './asks.ts';

describe('the usual spread', () => {
  it('pairs off as many as the smaller side has, the first of each list, and lets the others fire', () => {
    const spread = usualSpread({
      attacker: [{ profile: 'boyz', count: 6 }, { profile: 'nobz', count: 2 }],
      defender: [{ profile: 'assault', count: 4, characters: ['chaplain'] }, { profile: 'rhino', count: 3 }],
    });
    expect(spread).toEqual({
      attacker: [entry('boyz', 6), entry('nobz', 1, 1)],
      defender: [entry('assault', 4, 0, 0, ['chaplain']), entry('rhino', 3)],
    });
  });

  it('is spread over a list from its first stand, those further back from its last', () => {
    const stands = [{ profile: 'boyz', count: 6 }, { profile: 'nobz', count: 2 }];
    expect(spreadOver(stands, { inContact: 2, back: 3 })).toEqual([entry('boyz', 2, 3, 1), entry('nobz', 0, 0, 2)]);
    expect(spreadOver(stands, { inContact: 7, back: 0 })).toEqual([entry('boyz', 6), entry('nobz', 1, 1)]);
  });
});
