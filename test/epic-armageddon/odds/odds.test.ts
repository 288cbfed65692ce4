import { describe, expect, it } from 'vitest';
import { odds as fromIndex } from '../../../machines/index.ts';
import { beginAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { UNDECIDED } from '../../../src/epic-armageddon/odds/assumption-words.ts';
import { odds, oddsFrom, refining } from '../../../src/epic-armageddon/odds/odds.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { formationOf, rowOf, scenarioOf } from '../../support/build.ts';

describe('what is asked of the odds', () => {
  const assault = startAssault(scenarioOf());

  it.each([['tolerance', -1], ['tolerance', NaN], ['effort', 0], ['effort', NaN]] as const)(
    'names %s where it is %d', (name, value) => {
      expect(() => odds(scenarioOf(), { [name]: value })).toThrow(new RegExp(`^${name} is`));
      expect(() => odds(scenarioOf(), { [name]: value })).toThrow(RangeError);
    });

  it.each(['a4Attacks', 'a4Attacks.attacks', 'tea', '', '#a7Withdraw'])('knows no state named “%s”', at => {
    expect(() => oddsFrom(assault, at)).toThrow(RangeError);
  });

  it('says which target cannot be charged', () => {
    const scenario = scenarioOf({ startAt: 'a1ChooseTarget', engage: { target: 'attacker' } });
    expect(() => odds(scenario)).toThrow(new RangeError(UNDECIDED.mayNotEngage('A1.1')));
  });

  it('A2.7: says in a whole sentence who may not stay where the charge would leave it', () => {
    const pinned = scenarioOf({ startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', rowOf('a', 'tactical', 1, [30, 20])),
      formationOf('defender', rowOf('d', 'boyz', 1, [30, 26])),
    ] });
    expect(() => odds(pinned)).toThrow(new RangeError('There are no odds unless somebody moves: Tactical began in '
      + 'the zone of control of Boyz (A2.7).'));
  });
});

describe('what the odds take for granted', () => {
  const apart = [formationOf('attacker', rowOf('a', 'tactical', 2, [10, 10])),
    formationOf('defender', rowOf('d', 'boyz', 2, [60, 60]))];

  it('is that nobody counter-charges between rounds', () => {
    expect(odds(scenarioOf(), { tolerance: 0.1 }).assumptions).toEqual(['no counter-charge between rounds']);
  });

  it.each(['a1ChooseTarget', 'a4Attacks'] as const)('nothing is fought where nobody is in reach, from %s', startAt => {
    const { winner, ending, unresolved, assumptions } = odds(scenarioOf({ formations: apart, startAt }));
    expect({ winner, ending, unresolved }).toEqual({
      winner: { attacker: 0, defender: 0, none: 1 },
      ending: { swift: { attacker: 0, defender: 0 }, byRound: [] },
      unresolved: 0,
    });
    expect(assumptions).toContain('nobody is directly engaged');
  });

  it('is said of a charge that nobody makes', () => {
    const scenario = scenarioOf({ startAt: 'a1ChooseTarget' });
    expect(odds(scenario, { tolerance: 0.1 }).assumptions).toContain('nobody moves before the attacks');
  });
});

describe('odds of a running assault', () => {
  it('are certain once it is over', () => {
    const over = { ...startAssault(scenarioOf()), winner: 'attacker', ending: 'swift' } as const;
    expect(oddsFrom(over, 'assaultOver').winner).toEqual({ attacker: 1, defender: 0, none: 0 });
  });

  it('end with the best answer that came before', () => {
    const answers = [...refining(beginAttacks(startAssault(scenarioOf())), 'a4Attacks.engaged', { tolerance: 1e-3 })];
    const last = oddsFrom(beginAttacks(startAssault(scenarioOf())), 'a4Attacks.engaged', { tolerance: 1e-3 });
    expect(Math.min(...answers.map(answer => answer?.error ?? 1))).toBeGreaterThanOrEqual(last.error);
    expect(last.error).toBeLessThanOrEqual(1e-3);
  });

  it('are those of the package', () => {
    expect(fromIndex(scenarioOf(), { tolerance: 0.1 })).toEqual(odds(scenarioOf(), { tolerance: 0.1 }));
  });
});
