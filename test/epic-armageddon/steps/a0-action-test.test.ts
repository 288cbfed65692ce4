import { describe, expect, it } from 'vitest';
import {
  endUntested, resolveTest, testHands, testModifiers, testTarget, whyNotRepeat,
} from '../../../src/epic-armageddon/steps/a0-action-test.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import type { ArmyRule } from '../../../src/epic-armageddon/model/army-rules.ts';
import { directlyEngaged } from '../../../src/epic-armageddon/movement/engagement.ts';
import { formationOf as formationIn, removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { formationOf, rowOf, unitOf, type ScenarioParts, scenarioOf } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, formationIn as reported, played } from '../../support/fight.ts';
import { characterOf, profileOf } from '../../support/profiles.ts';

const profiles = {
  warlord: characterOf({ abilities: ['supreme-commander'] }),
  seer: characterOf({ abilities: ['farsight'] }),
  robot: profileOf({ abilities: ['automata'] }),
};

/** Boyz who need a 3 to engage; the test is thrown first. */
const daring = (
  more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {}, others: readonly ScenarioFormation[] = [],
): ScenarioParts => ({
  profiles, startAt: 'a1ChooseTarget', engage: { actionTest: 'usual' },
  formations: [
    formationOf('attacker', rowOf('a', 'boyz', 3, [30, 20]), { initiative: 3, ...more }),
    formationOf('defender', [unitOf('d1', 'boyz', [30, 28])]), ...others,
  ],
  ...parts,
});

const target = (more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {}): number =>
  testTarget(assaultOf(daring(more, parts)));

const RETAINING: ScenarioParts = { engage: { actionTest: 'retaining' } };

describe('only an Engage action starts an assault', () => {
  it('A0.1: of formations in contact only those named by the action fight', () => {
    const touching = formationOf('defender', [unitOf('o1', 'boyz', [30, 18])], { id: 'other' });
    const assault = assaultOf(daring({}, {}, [touching]));
    expect(directlyEngaged(assault).map(one => one.unit)).toEqual(['a1', 'a2', 'a3', 'd1']);
    expect(formationIn(assault, 'other').fighting).toBe(false);
  });
});

describe('the test', () => {
  it('A0.2: a formation engages on its initiative or more', () => {
    expect([1, 2, 3, 4].map(initiative => target({ initiative }))).toEqual([1, 2, 3, 4]);
    expect(played(scenarioOf(daring()), [3, ...Array<number>(4).fill(1), ...ATTACKER_ROLLS_HIGH]).dice[0])
      .toBe('attacker action-test 3+: 3');
  });

  it('A0.2: is one die of the side that engages, and the log says how it fell', () => {
    expect(testHands(assaultOf(daring()))).toEqual([{
      name: 'attacker action test', side: 'attacker', purpose: 'action-test', effect: 'normal', units: [], dice: 1,
      read: 'successes', target: 3,
    }]);
    const told = (face: number) => resolveTest(assaultOf(daring({ name: 'Mob' })), [face]).log.at(-1);
    const values = { formation: 'Mob', target: 3 };
    expect(told(3)).toEqual({
      step: 'a1ChooseTarget', rule: 'A0.2', key: 'test-passed', values: { ...values, face: 3 },
    });
    expect(told(2)).toEqual({
      step: 'a1ChooseTarget', rule: 'A0.2', key: 'test-failed', values: { ...values, face: 2 },
    });
  });

  it('A0.2: a Blast marker costs one, however many there are', () => {
    expect([0, 1, 4].map(blastMarkers => target({ blastMarkers }))).toEqual([3, 4, 4]);
  });

  it('A0.2: keeping the initiative costs one as well, and both add up', () => {
    expect(target({}, RETAINING)).toBe(4);
    expect(target({ blastMarkers: 1 }, RETAINING)).toBe(5);
    expect(testModifiers(assaultOf(daring({ blastMarkers: 1 }, RETAINING)))).toEqual([
      { rule: 'A0.2', name: 'Blast markers', value: -1 }, { rule: 'A0.2', name: 'keeping the initiative', value: -1 },
    ]);
  });

  it('A0.2: a 1 is no failure of its own', () => {
    const scenario = scenarioOf(daring({ initiative: 1 }));
    expect(played(scenario, [1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]).report.ending).toBe('result');
  });

  it('A0.2: whoever fails takes a Blast marker and holds: nothing is fought', () => {
    const { report } = played(scenarioOf(daring({ blastMarkers: 1 })), [3]);
    expect(report).toMatchObject({ ending: 'no-assault', winner: null, rounds: 0, diceUsed: 1 });
    expect(reported(report, 'attacker').blastMarkers).toBe(2);
    expect(reported(report, 'defender').blastMarkers).toBe(0);
  });

  it('A0.2, B1: that marker may break it', () => {
    expect(formationIn(endUntested(assaultOf(daring({ blastMarkers: 2 }))), 'attacker')).toMatchObject({
      broken: true, blastMarkers: 0,
    });
    const told = endUntested(assaultOf(daring({ blastMarkers: 2 }))).log;
    expect(told.map(({ step, rule, key }) => [step, rule, key])).toEqual([
      ['a1ChooseTarget', 'A0.2', 'markers-placed'], ['a1ChooseTarget', 'B1', 'breaks'],
    ]);
  });

  it('A0.2: without a test in the scenario none is thrown', () => {
    const scenario = scenarioOf(daring({ initiative: 6 }, { engage: {} }));
    const { dice } = played(scenario, [1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(dice[0]).toMatch(/^a1 firefight/);
  });
});

describe('a failed test', () => {
  const led = (more: Partial<ScenarioFormation> = {}) => daring({
    units: [unitOf('a1', 'boyz', [30, 20], { characters: ['warlord'] }), unitOf('a2', 'boyz', [33, 20])], ...more,
  });
  const again: Decision = { type: 'test.repeated' };

  it('A0.2: may be thrown again for a Supreme Commander, and the second face stands', () => {
    const { report, dice } = played(scenarioOf(led()), [2, 3, 1, 1, 1, ...ATTACKER_ROLLS_HIGH], [again]);
    expect(dice.slice(0, 2)).toEqual(['attacker action-test 3+: 2', 'attacker action-test 3+: 3']);
    expect(report.ending).toBe('result');
    expect(played(scenarioOf(led()), [2, 2], [again]).report.ending).toBe('no-assault');
  });

  it('A0.2: once only', () => {
    const failed = { ...assaultOf(led()), testsThrown: 1 };
    expect(whyNotRepeat(failed)).toBeNull();
    expect(whyNotRepeat({ ...failed, testsThrown: 2 })).toMatchObject({ rule: 'A0.2', key: 'test-repeated' });
  });

  it('A0.2: for nobody without a living Supreme Commander of their side', () => {
    const hostile = formationOf('defender', [unitOf('o1', 'boyz', [90, 70], { characters: ['warlord'] })], { id: 'o' });
    expect(whyNotRepeat(assaultOf(daring({}, {}, [hostile])))).toMatchObject({ key: 'no-supreme-commander' });
    expect(whyNotRepeat(removeUnits(assaultOf(led()), ['a1'], 'attack'))).toMatchObject({
      rule: 'A0.2', key: 'no-supreme-commander',
    });
  });
});

describe('what armies add to it', () => {
  it.each<readonly [ArmyRule, number]>([
    ['power-of-the-waaagh', 1], ['feral-ork-power-of-the-waaagh', 1], ['bravery', 2], ['unblooded', 2],
    ['they-shall-know-no-fear', 3],
  ])('A0.3: %s: a 3 becomes a %i', (rule, expected) => {
    expect(target({ rules: [rule] })).toBe(expected);
  });

  it('A0.3: the army’s bonus and the penalties add up', () => {
    expect(testModifiers(assaultOf(daring({ rules: ['power-of-the-waaagh'], blastMarkers: 2 })))).toEqual([
      { rule: 'A0.2', name: 'Blast markers', value: -1 }, { rule: 'A0.3', name: 'army', value: 2 },
    ]);
    expect(target({ rules: ['power-of-the-waaagh'], blastMarkers: 2, initiative: 4 }, RETAINING)).toBe(4);
  });

  it('A0.3: with Farsight keeping the initiative costs nothing, Blast markers do', () => {
    const units = [unitOf('a1', 'boyz', [30, 20], { characters: ['seer'] })];
    expect(target({ units }, RETAINING)).toBe(3);
    expect(target({ units: [...units, unitOf('a2', 'boyz', [33, 20])] }, RETAINING)).toBe(3);
    expect(target({ units, blastMarkers: 1 }, RETAINING)).toBe(4);
  });
});
