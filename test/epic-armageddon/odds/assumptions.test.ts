import { describe, expect, it } from 'vitest';
import { ASSUMED } from '../../../src/epic-armageddon/odds/assumption-words.ts';
import { assumptionsOf } from '../../../src/epic-armageddon/odds/assumptions.ts';
import { STATES } from '../../../src/epic-armageddon/odds/procedure.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { assaultOf } from '../../support/fight.ts';
import { engine, stageParts, type Stand, type StageParts } from '../../support/stage.ts';

const fought = (parts: StageParts = {}, stand: Partial<Stand> = {}): Assault => assaultOf(stageParts(
  { a: { at: [30, 20] } }, { d: { at: [30, 22], ...stand } }, { startAt: 'a1ChooseTarget', ...parts },
));
const {
  noCounterCharge, nobodyMoves, noOverwatch, noOverwatchLater, criticalsLeft, nobodyStaggers, nobodyEngaged,
} = ASSUMED;

describe('the odds take for granted', () => {
  it('that nobody counter-charges between rounds, and nothing else once the attacks have begun', () => {
    expect(assumptionsOf(fought(), 'a4Attacks.engaged', 0)).toEqual([noCounterCharge]);
    expect(assumptionsOf(fought(), 'a6Result.rolling', 0.5)).toEqual([noCounterCharge]);
    expect(assumptionsOf(fought({ startAt: 'a4Attacks' }), 'setUp', 0)).toEqual([noCounterCharge]);
  });

  it('that nobody moves before them', () => {
    const before = STATES.slice(0, STATES.indexOf('a4Attacks.engaged'));
    expect(before).toEqual(expect.arrayContaining(['setUp', 'a3CounterCharge.opening']));
    for (const at of before) expect(assumptionsOf(fought(), at, 0), at).toEqual([noCounterCharge, nobodyMoves]);
  });

  it('A2.12: that overwatch does not fire, as long as it may, and if somebody is on it', () => {
    const watched = (more: Partial<ScenarioFormation>): Assault => fought({ defender: { overwatch: true, ...more } });
    expect(assumptionsOf(watched({}), 'setUp', 0)).toEqual([noCounterCharge, nobodyMoves, noOverwatch]);
    expect(assumptionsOf(watched({ broken: true }), 'setUp', 0)).toEqual([noCounterCharge, nobodyMoves]);
    expect(assumptionsOf(watched({}), 'a4Attacks.engaged', 0)).toEqual([noCounterCharge, noOverwatchLater]);
  });

  it('W6: that critical hits left to the table do no more, if a datasheet leaves any to it', () => {
    const critical = (entered: boolean) =>
      fought({}, engine(3, [30, 23.5], { critical: { damage: 1, splash: null, entered, later: false } }));
    expect(assumptionsOf(critical(true), 'a4Attacks.engaged', 0)).toEqual([noCounterCharge, criticalsLeft]);
    expect(assumptionsOf(critical(false), 'a4Attacks.engaged', 0)).toEqual([noCounterCharge]);
  });

  it('W6: that they move nobody either, if one of them moves its war engine', () => {
    const critical = { damage: 1, splash: null, entered: true, later: false, moves: 6 } as const;
    expect(assumptionsOf(fought({}, engine(3, [30, 23.5], { critical })), 'a4Attacks.engaged', 0))
      .toEqual([noCounterCharge, nobodyStaggers]);
  });

  it('that nobody is engaged, where there is sure to be no assault', () => {
    expect(assumptionsOf(fought(), 'a4Attacks.engaged', 1)).toEqual([noCounterCharge, nobodyEngaged]);
    expect(assumptionsOf(fought(), 'a4Attacks.engaged', 1 - 1e-13)).toEqual([noCounterCharge, nobodyEngaged]);
    expect(assumptionsOf(fought(), 'a4Attacks.engaged', 0.999)).toEqual([noCounterCharge]);
  });

  it('A0.2: but not where an action test that has still to be passed may be why', () => {
    const tested = (testPassed: boolean | null): Assault =>
      ({ ...fought({ engage: { actionTest: 'usual' } }), testPassed });
    expect(fought().actionTest).toBe('none');
    expect(assumptionsOf(tested(null), 'a4Attacks.engaged', 1)).toEqual([noCounterCharge]);
    expect(assumptionsOf(tested(false), 'a4Attacks.engaged', 1)).toEqual([noCounterCharge]);
    expect(assumptionsOf(tested(true), 'a4Attacks.engaged', 1)).toEqual([noCounterCharge, nobodyEngaged]);
  });
});
