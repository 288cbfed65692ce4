/** What can be named as the step to begin with. */
import { describe, expect, it } from 'vitest';
import { isStep } from '../../../../components/epic-armageddon/resolver/source.ts';
import { assaultMachine } from '../../../../machines/epic-armageddon/assault.machine.ts';

describe('a step to begin with', () => {
  it.each(Object.keys(assaultMachine.states).filter(state => state !== 'setUp'))('may be %s', state => {
    expect([state, ` ${state.toLowerCase()} `].map(isStep)).toEqual([true, true]);
  });

  it('may be a number of events', () => {
    expect(['0', '12', '999999'].map(isStep)).toEqual([true, true, true]);
  });

  it.each(['', 'a9', 'b1', '1.5', '-1', '1234567', 'target'])('is not "%s"', text => {
    expect(isStep(text)).toBe(false);
  });
});
