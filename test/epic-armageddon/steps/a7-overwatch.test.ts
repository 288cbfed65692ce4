import { describe, expect, it } from 'vitest';
import type { Decision, OverwatchHit } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { formationIn, livingIn, lostTo, played } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  idle: profileOf({ armour: null, cc: null, ff: null }),
  tough: profileOf({ armour: 4, cc: null, ff: null }),
  tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 3, armour: null, cc: null, ff: null }),
  brute: profileOf({ armour: null, cc: 2, ff: null }),
};
const watch = (side: 'attacker' | 'defender'): ScenarioFormation =>
  formationOf(side, [unitOf('w1', 'idle', [5, 5])], { id: 'watch', overwatch: true });

/** The one attacker in contact dies, and those behind withdraw under the eyes of the other side. */
const fleeing = (
  rest: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {},
) => scenarioOf({
  profiles, depth: 120,
  formations: [
    formationOf('attacker', [unitOf('a1', 'idle', [60, 100]), ...rest], more),
    formationOf('defender', [unitOf('d1', 'brute', [60, 102])]), watch('defender'),
  ],
  ...parts,
});
const SWIFT = [6];
const halfway: Decision = { type: 'withdrawal.halfway' };
const fired = (...hits: readonly OverwatchHit[]): Decision =>
  ({ type: 'overwatch.fired', formation: 'watch', target: 'attacker', hits });
const over: Decision = { type: 'overwatch.ended' };
const ended: Decision = { type: 'withdrawal.ended' };
const moved = (unit: string, x: number, y: number): Decision => ({ type: 'unit.moved', unit, to: [x, y] });
const row = (count: number, profile = 'idle') => rowOf('b', profile, count, [60, 80]);
const allBack = (count: number, y = 70): readonly Decision[] =>
  Array.from({ length: count }, (_, i) => moved(`b${i + 1}`, 60 + 3 * i, y));

describe('overwatch at a withdrawal', () => {
  it('A7.3, A2.12: fires between the moves; its losses are overwatch, and no kills', () => {
    const { report } = played(fleeing(row(6)), SWIFT, [...allBack(6), halfway, fired({ unit: 'b1' }), over, ended]);
    expect(lostTo(report, 'overwatch')).toHaveLength(3);
    expect(report.kills).toEqual({ attacker: 0, defender: 1 });
  });

  it('A7.3, B3: coming under fire costs a broken formation a unit, each loss and each further marker another', () => {
    const lost = (decision: Decision) => lostTo(
      played(fleeing(row(6)), SWIFT, [...allBack(6), halfway, decision, over, ended]).report, 'overwatch').length;
    expect(lost(fired())).toBe(1);
    expect(lost(fired({ unit: 'b1', unsaved: true }, { unit: 'b2', unsaved: true }))).toBe(5);
    expect(lost({ ...fired(), markers: 2 } as Decision)).toBe(3);
  });

  it('A7.3, B3: of Marines two markers cost one', () => {
    const marines = fleeing(row(6), { rules: ['they-shall-know-no-fear'] });
    const lost = (...hits: readonly OverwatchHit[]) => lostTo(
      played(marines, SWIFT, [...allBack(6), halfway, fired(...hits), over, ended]).report, 'overwatch').length;
    expect([lost(), lost({ unit: 'b1' })]).toEqual([0, 2]);
  });

  it('A7.3, V2: those hit save as at any fire', () => {
    const { report, dice } = played(fleeing(row(4, 'tough')), [...SWIFT, 4], [
      ...allBack(4), halfway, fired({ unit: 'b1' }), over, ended,
    ]);
    expect(dice.at(-1)).toBe('b1 save 4+: 4');
    expect(lostTo(report, 'overwatch')).toHaveLength(1);
  });

  it('A7.3, W5: a war engine takes points', () => {
    const { report } = played(fleeing([unitOf('b1', 'tank', [60, 80])]), [...SWIFT, 1, 1, 1], [
      moved('b1', 60, 70), halfway, fired({ unit: 'b1' }), over, ended,
    ]);
    expect(formationIn(report, 'attacker').units.at(-1)).toMatchObject({ damage: 3, lostTo: 'overwatch' });
  });

  it('A7.3: once, at those who have moved, again after the second moves by another', () => {
    const two = [watch('defender'), { ...watch('defender'), id: 'other', units: [unitOf('w2', 'idle', [9, 5])] }];
    const scenario = fleeing(row(6));
    const both = { ...scenario, formations: [...scenario.formations.slice(0, 2), ...two] };
    const decisions: readonly Decision[] = [
      ...allBack(6), halfway, fired(), over, ...allBack(6, 60).slice(1), { type: 'withdrawal.moved' },
      { ...fired(), formation: 'other' } as Decision, over, ended,
    ];
    expect(lostTo(played(both, SWIFT, decisions).report, 'overwatch')).toHaveLength(2);
  });

  it('A7.3: without the question nobody fires', () => {
    expect(lostTo(played(fleeing(row(4)), SWIFT, [...allBack(4), ended]).report, 'overwatch')).toEqual([]);
    expect(() => played(fleeing(row(4)), SWIFT, [halfway])).toThrow('Nobody has moved');
  });

  it('A7.3: second moves go on from where the first have ended', () => {
    const { report } = played(fleeing(row(1)), SWIFT, [moved('b1', 60, 75), halfway, over, moved('b1', 60, 60), ended]);
    expect(formationIn(report, 'attacker').units.at(-1)!.at).toEqual([60, 60]);
    expect(() => played(fleeing(row(1)), SWIFT, [moved('b1', 60, 75), halfway, over, moved('b1', 60, 59.9)]))
      .toThrow('it may move');
  });

  it('A7.3, V12: passengers of a transport shot at halfway save, and make the second move', () => {
    const { report } = played(fleeing([
      unitOf('t1', 'rhino', [60, 80]), unitOf('b1', 'tough', [60, 80], { aboard: 't1' }),
      ...rowOf('c', 'idle', 3, [64, 70]),
    ]), [...SWIFT, 1, 4], [
      moved('t1', 60, 60), halfway, fired({ unit: 't1' }), over, moved('b1', 60, 46), ended,
    ]);
    expect(formationIn(report, 'attacker').units.find(({ id }) => id === 'b1')?.at).toEqual([60, 46]);
  });
});

describe('overwatch at a consolidation', () => {
  const winning = (units: number, more: Partial<ScenarioFormation> = {}) => scenarioOf({
    profiles, depth: 120,
    formations: [
      formationOf('attacker', [unitOf('a1', 'brute', [60, 60]), ...rowOf('b', 'idle', units, [63, 60])], more),
      formationOf('defender', [unitOf('d1', 'idle', [60, 62])]),
      { ...watch('defender'), units: [unitOf('w1', 'idle', [5, 5])] },
    ],
  });
  const asked: Decision = { type: 'consolidation.moved' };
  const done: Decision = { type: 'consolidation.ended' };
  const step = moved('a1', 60, 57);

  it('A8.3, A2.12: fires at those who have moved, and marks them at once', () => {
    const { report } = played(winning(4), [6], [step, asked, fired({ unit: 'b1' }), over, done]);
    expect(lostTo(report, 'overwatch')).toEqual(['b1']);
    expect(formationIn(report, 'attacker')).toMatchObject({ blastMarkers: 2, broken: false });
    expect(report.kills).toEqual({ attacker: 1, defender: 0 });
  });

  it('A8.3: a winner that it breaks withdraws, and then the assault is over', () => {
    const { report } = played(winning(1), [6], [
      step, asked, fired({ unit: 'b1' }), over, moved('a1', 60, 40), ended,
    ]);
    expect(formationIn(report, 'attacker')).toMatchObject({ broken: true, destroyed: false });
    expect(report.formations[0]!.units[0]!.at).toEqual([60, 40]);
    expect(report.log.at(-1)!.say).toBe('The attacker has won; the assault is over.');
  });

  it('A8.3, B3: one broken before loses a unit for each marker, and stays', () => {
    const { report } = played(winning(3, { broken: true }), [6], [step, asked, fired(), over, done]);
    expect(lostTo(report, 'overwatch')).toHaveLength(1);
    expect(livingIn(report).filter(id => !id.startsWith('w'))).toHaveLength(3);
  });

  it('A8.3: one that it breaks has nobody to withdraw who sits in a friend, and the others go on', () => {
    const [first, second] = [watch('defender'), { ...watch('defender'), id: 'second', name: 'second' }];
    const inside = unitOf('p1', 'idle', [90, 60], { aboard: 'l1' });
    const scenario = scenarioOf({
      profiles: { ...profiles, lander: { ...profiles.tank, abilities: ['transport'] } }, depth: 120,
      formations: [
        formationOf('attacker', [unitOf('a1', 'brute', [60, 60]), inside]),
        formationOf('attacker', [unitOf('l1', 'lander', [90, 60])], { id: 'friend' }),
        formationOf('defender', [unitOf('d1', 'idle', [60, 62])]),
        first, { ...second, units: [unitOf('w2', 'idle', [10, 5])] },
      ],
      engage: { formation: 'attacker', target: 'defender', intermingled: [], combined: ['friend'], actionTest: 'none' },
    });
    const { report } = played(scenario, [6], [
      step, asked, fired({ unit: 'a1', unsaved: true }), over,
      moved('l1', 92, 60), asked, { ...fired(), formation: 'second', target: 'friend' } as Decision, over, done,
    ]);
    expect(formationIn(report, 'attacker')).toMatchObject({ broken: true, destroyed: false });
    expect(report.log.filter(({ say }) => say.includes('fires from overwatch')).map(line => line.step))
      .toEqual(['a7Consolidate', 'a7Consolidate']);
  });

  it('A8.3: one that it breaks may be fired at once more, and if nobody is left nobody withdraws', () => {
    const scenario = winning(1);
    const second = { ...watch('defender'), id: 'second', units: [unitOf('w2', 'idle', [10, 5])] };
    const { report } = played({ ...scenario, formations: [...scenario.formations, second] }, [6], [
      step, asked, fired({ unit: 'b1', unsaved: true }),
      { ...fired({ unit: 'a1', unsaved: true }), formation: 'second' } as Decision, over,
    ]);
    expect(lostTo(report, 'overwatch')).toEqual(['a1', 'b1']);
    expect(report.log.filter(({ say }) => say.includes('fires from overwatch')).map(line => line.step))
      .toEqual(['a7Consolidate', 'a7Consolidate']);
  });

  it('A8.3: nobody is asked who has not moved', () => {
    expect(() => played(winning(2), [6], [asked])).toThrow('Nobody has moved');
  });
});
