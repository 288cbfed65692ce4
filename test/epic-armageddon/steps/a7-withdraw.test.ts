import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { breakTheLoser, caughtNow, endWithdrawal } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import {
  isAnyoneWithdrawing, usualWithdrawal, whyNotWithdraw, withdrawTheRest, withdrawTo,
} from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { settle } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { formationOf as formationIn, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';
import { bandOf, placeOf } from '../../support/moves.ts';

const profiles = {
  'big-gun': profileOf({ name: 'Big Gun', speed: 0 }),
  tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 3 }),
};
const marines = formationOf('attacker', rowOf('a', 'tactical', 3, [60, 10]));

/** The defender has lost and is about to break. */
const defeated = (
  units: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {},
): Assault => ({
  ...assaultOf({ formations: [marines, formationOf('defender', units, more)], profiles, ...parts }),
  winner: 'attacker', ending: 'result',
});

const withdrawing = (units: readonly ScenarioUnit[], parts: ScenarioParts = {}): Assault =>
  breakTheLoser(defeated(units, {}, parts));

const boyz = (at: Point, id = 'd1') => unitOf(id, 'boyz', at);
const lost = (assault: Assault): readonly string[] =>
  assault.units.filter(unit => unit.lostTo !== null).map(unit => `${unit.id} ${unit.lostTo}`);

describe('the loser breaks', () => {
  it('A7.1: without a test, and its Blast markers go', () => {
    const broken = breakTheLoser(defeated([boyz([60, 14])], { blastMarkers: 3 }));
    expect(formationIn(broken, 'defender')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(formationIn(broken, 'attacker').broken).toBe(false);
    expect(broken.log.at(-1)).toMatchObject({ rule: 'A7.1', key: 'breaks', values: { formation: 'defender' } });
    expect(broken.withdrawing).toEqual(['defender']);
  });

  it('A7.1: friends that did not fight do not break', () => {
    const friends = formationOf('defender', [unitOf('s1', 'boyz', [60, 60])], { id: 'friends' });
    const target = formationOf('defender', [boyz([60, 14])]);
    const broken = breakTheLoser(defeated([], {}, { formations: [marines, target, friends] }));
    expect(formationIn(broken, 'friends').broken).toBe(false);
  });

  it('A7.1: the attacker as well as the defender', () => {
    const broken = breakTheLoser({ ...defeated([boyz([60, 14])]), winner: 'defender' });
    expect([formationIn(broken, 'attacker').broken, formationIn(broken, 'defender').broken]).toEqual([true, false]);
  });

  it('A7.1: nobody breaks where nobody has won', () => {
    const over = { ...defeated([boyz([60, 14])]), winner: null };
    expect(breakTheLoser(over)).toBe(over);
  });

  it('A7.2: one that was broken already is destroyed, all of it', () => {
    const units = [boyz([60, 14]), boyz([63, 14], 'd2'), boyz([60, 70], 'd3')];
    const gone = breakTheLoser(defeated(units, { broken: true }));
    expect(lost(gone)).toEqual(['d1 already-broken', 'd2 already-broken', 'd3 already-broken']);
    expect(isAnyoneWithdrawing(gone)).toBe(false);
  });

  it('A7.2: but for its Fearless units, which withdraw', () => {
    const units = [boyz([60, 14]), unitOf('d2', 'berzerkers', [63, 14]), unitOf('d3', 'boyz', [66, 14], {
      characters: ['commissar'],
    })];
    const left = breakTheLoser(defeated(units, { broken: true }));
    expect(lost(left)).toEqual(['d1 already-broken']);
    expect(isAnyoneWithdrawing(left)).toBe(true);
    expect(left.log.at(-1)).toMatchObject({ key: 'destroyed-when-broken' });
    const fearless = breakTheLoser(defeated(units.slice(1), { broken: true }));
    expect(fearless.log.filter(line => line.key === 'destroyed-when-broken')).toEqual([]);
  });

  it('A7.2: those hacked down before are not lost twice', () => {
    const hacked = removeUnits(defeated([boyz([60, 14]), boyz([63, 14], 'd2')], { broken: true }), ['d1'], 'hack-down');
    expect(lost(breakTheLoser(hacked))).toEqual(['d1 hack-down', 'd2 already-broken']);
  });
});

describe('two moves', () => {
  it('A7.3: of up to Speed each, in any direction, also past enemies', () => {
    const assault = withdrawing([boyz([30, 40])]);
    for (const to of [[60, 40], [30, 10], [30, 70]] as const) expect(whyNotWithdraw(assault, 'd1', to)).toBeNull();
    expect(whyNotWithdraw(assault, 'd1', [60.1, 40])).toMatchObject({ rule: 'A7.3', values: { allowance: 30 } });
    expect(whyNotWithdraw(withdrawTo(assault, 'd1', [30, 60]), 'd1', [40.1, 60])).toMatchObject({ key: 'too-far' });
  });

  it('A7.3: zones of control do not count', () => {
    expect(whyNotWithdraw(withdrawing([boyz([55, 14])]), 'd1', [70, 15])).toBeNull();
  });

  it('A7.3: enemies cannot be crossed, other units and terrain are as in any move', () => {
    const units = [boyz([60, 14]), unitOf('d2', 'rhino', [70, 20])];
    const assault = withdrawing(units, { terrain: [bandOf('cliffs', 30, 31)] });
    expect(whyNotWithdraw(assault, 'd1', [60, 2])).toMatchObject({ rule: 'A2.9', key: 'through-enemy' });
    expect(whyNotWithdraw(assault, 'd1', [80, 26])).toMatchObject({ key: 'through-friend', values: { by: 'Rhino' } });
    expect(whyNotWithdraw(assault, 'd1', [60, 40])).toMatchObject({ rule: 'L5' });
  });

  it('A7.3: only units of the withdrawing formation make them', () => {
    expect(whyNotWithdraw(withdrawing([boyz([60, 14])]), 'a1', [60, 8])).toMatchObject({
      rule: 'A7.3', key: 'not-yours-to-move', values: { unit: 'Tactical 1' },
    });
    expect(whyNotWithdraw(withdrawing([boyz([60, 14])]), 'nobody', [60, 8])?.values).toEqual({ unit: 'nobody' });
  });
});

describe('too near an enemy', () => {
  const ends = (profile: string, from: Point, to: Point | null): readonly string[] => {
    const assault = withdrawing([unitOf('d1', profile, from)]);
    return lost(settle(endWithdrawal(to === null ? assault : withdrawTo(assault, 'd1', to))));
  };

  it('A7.3: within 15cm of any enemy at the end is destroyed; exactly 15cm is within', () => {
    expect(ends('boyz', [60, 14], [60, 27])).toEqual(['d1 withdrawal']);
    expect(ends('boyz', [60, 14], [60, 27.01])).toEqual([]);
  });

  it('A7.3: an enemy that did not fight counts as well', () => {
    const others = formationOf('attacker', [unitOf('f1', 'tactical', [60, 60])], { id: 'f', broken: true });
    const target = formationOf('defender', [boyz([60, 40])]);
    const assault = breakTheLoser(defeated([], {}, { formations: [marines, target, others] }));
    expect(caughtNow(withdrawTo(assault, 'd1', [60, 43]))).toEqual(['d1']);
    expect(caughtNow(withdrawTo(assault, 'd1', [60, 35]))).toEqual([]);
  });

  it('A7.3: so is a unit that stays', () => {
    expect(ends('boyz', [60, 20], null)).toEqual(['d1 withdrawal']);
    expect(ends('boyz', [60, 40], null)).toEqual([]);
  });

  it('A7.3: so is one that cannot move', () => {
    expect(ends('big-gun', [60, 26], null)).toEqual(['d1 withdrawal']);
    expect(ends('big-gun', [60, 27.1], null)).toEqual([]);
  });

  it('A7.3: a Fearless one that moved only within 5cm', () => {
    expect(ends('berzerkers', [60, 14], [60, 17])).toEqual(['d1 withdrawal']);
    expect(ends('berzerkers', [60, 14], [60, 17.1])).toEqual([]);
  });

  it('A7.3: a Fearless one that stays is safe, even in contact', () => {
    expect(ends('berzerkers', [60, 12], null)).toEqual([]);
  });

  it('A7.3, ruling 37: no save of any kind helps', () => {
    const units = [unitOf('d1', 'terminator', [60, 20], { characters: ['chaplain'] })];
    expect(lost(settle(endWithdrawal(withdrawing(units))))).toEqual(['d1 withdrawal']);
  });

  it('A7.3: the log names who got away and who did not', () => {
    const ended = endWithdrawal(withdrawing([boyz([60, 20]), boyz([60, 40], 'd2')]));
    expect(ended.log.at(-1)).toMatchObject({ rule: 'A7.3', values: { formations: ['defender'], lost: ['Boyz 1'] } });
    expect(ended.withdrawing).toEqual([]);
  });
});

describe('what is told of a withdrawal', () => {
  const both = (alive: readonly string[]): Assault => {
    const assault = defeated([], {}, { formations: [
      marines, formationOf('defender', [boyz([60, 14]), unitOf('d2', 'tank', [66, 14])]),
      formationOf('defender', [boyz([60, 70], 'o1')], { id: 'other' }),
    ] });
    const dead = assault.units.map(({ id }) => id).filter(id => id.startsWith('d') && !alive.includes(id));
    return endWithdrawal({ ...removeUnits(assault, dead, 'hack-down'), withdrawing: ['defender', 'other'] });
  };

  it('A7.3, A7.4: every formation of which anybody was left, and who is lost; a war engine may live', () => {
    expect(both(['d1', 'd2']).log.at(-1)).toEqual({
      step: 'a7Withdraw', rule: 'A7.3', key: 'withdrawn',
      values: { formations: ['defender', 'other'], lost: ['Boyz 1'], near: ['Tank'], isWhole: true },
    });
    expect(both([]).log.at(-1)?.values).toEqual({ formations: ['other'], lost: [], near: [], isWhole: true });
  });
});

describe('a withdrawal of which nothing is told', () => {
  it('A7.3: nobody is hit who ends far from every enemy, and without anybody left there is none', () => {
    const far = endWithdrawal(withdrawing([boyz([60, 70])]));
    expect(far.volley).toBeNull();
    const nobody = removeUnits(withdrawing([boyz([60, 14])]), ['d1'], 'hack-down');
    expect(endWithdrawal(nobody).log).toEqual(nobody.log);
  });
});

describe('where nobody decides', () => {
  it('A7.3: passengers go where their transport goes, and nobody else does', () => {
    const riding = withdrawing([
      unitOf('d1', 'rhino', [60, 14]), unitOf('d2', 'boyz', [60, 14], { aboard: 'd1' }), boyz([66, 14], 'd3'),
    ]);
    const gone = withdrawTheRest(riding);
    expect(placeOf(gone, 'd1')).not.toEqual([60, 14]);
    expect(placeOf(gone, 'd2')).toEqual(placeOf(gone, 'd1'));
    expect(placeOf(gone, 'd3')).not.toEqual(placeOf(gone, 'd1'));
    expect(unitIn(gone, 'd2')).toEqual({ ...unitIn(riding, 'd2'), at: placeOf(gone, 'd1') });
  });

  it('A7.3: who has been moved a part of the way goes only the rest of it', () => {
    const moved = withdrawTo(withdrawing([boyz([60, 14])]), 'd1', [60, 24]);
    expect(usualWithdrawal(moved, unitIn(moved, 'd1'))).toEqual([60, 44]);
  });

  const ends = (units: readonly ScenarioUnit[], parts: ScenarioParts = {}): Assault =>
    withdrawTheRest(withdrawing(units, parts));

  it('A7.3: two full moves straight away from the nearest enemy', () => {
    expect(placeOf(ends([boyz([60, 14])]), 'd1')).toEqual([60, 44]);
    const [x, y] = placeOf(ends([boyz([51, 22])]), 'd1');
    expect([x, y]).toEqual([expect.closeTo(33, 9), expect.closeTo(46, 9)]);
  });

  it('A7.3: stopping at the table’s edge', () => {
    expect(placeOf(ends([boyz([60, 14])], { depth: 30 }), 'd1')).toEqual([60, 29]);
  });

  it('A7.3: and before terrain that stops the unit, which jump packs fly over', () => {
    const terrain = [bandOf('cliffs', 30, 35)];
    expect(placeOf(ends([boyz([60, 14])], { terrain }), 'd1')).toEqual([60, expect.closeTo(30, 9)]);
    expect(placeOf(ends([unitOf('d1', 'assault', [60, 14])], { terrain }), 'd1')).toEqual([60, expect.closeTo(74, 9)]);
    const landing = ends([unitOf('d1', 'assault', [60, 14])], { terrain: [bandOf('cliffs', 70, 80)] });
    expect(placeOf(landing, 'd1')).toEqual([60, expect.closeTo(70, 9)]);
  });

  it('A7.3: jump packs stop before the part of it in which they would land', () => {
    const arms: readonly Point[] = [[50, 30], [70, 30], [70, 80], [50, 80], [50, 55], [65, 55], [65, 40], [50, 40]];
    const terrain = [{ ...bandOf('cliffs', 30, 80), outline: arms }];
    expect(placeOf(ends([unitOf('d1', 'assault', [60, 14])], { terrain }), 'd1')).toEqual([60, expect.closeTo(55, 9)]);
    expect(placeOf(ends([boyz([60, 14])], { terrain }), 'd1')).toEqual([60, expect.closeTo(30, 9)]);
  });

  it('A7.3: and before one on which their first move would end', () => {
    const jumping = withdrawing([unitOf('d1', 'assault', [60, 14])], { terrain: [bandOf('cliffs', 40, 50)] });
    expect(placeOf(withdrawTheRest(jumping), 'd1')).toEqual([60, expect.closeTo(40, 9)]);
    expect(whyNotWithdraw(jumping, 'd1', [60, 70])).toMatchObject({ rule: 'L5', key: 'impassable' });
    expect(whyNotWithdraw(withdrawTo(jumping, 'd1', [60, 30]), 'd1', [60, 70])).toMatchObject({ key: 'impassable' });
    expect(whyNotWithdraw(jumping, 'd1', [60, 38])).toBeNull();
  });

  it('A7.3: and before an enemy behind', () => {
    const blocker = formationOf('attacker', [unitOf('f1', 'tactical', [60, 30])], { id: 'f' });
    const formations = [marines, formationOf('defender', [boyz([60, 14])]), blocker];
    const stopped = withdrawTheRest(breakTheLoser(defeated([], {}, { formations })));
    expect(placeOf(stopped, 'd1')).toEqual([60, expect.closeTo(28, 9)]);
  });

  it('A7.3: whoever has moved already is left where it is, and the others go', () => {
    const moved = withdrawTheRest(withdrawTo(withdrawing([boyz([60, 14]), boyz([66, 14], 'd2')]), 'd1', [60, 20]));
    expect([placeOf(moved, 'd1'), placeOf(moved, 'd2')]).toEqual([[60, 20], [66, 44]]);
  });

  it('A7.3: a unit without an enemy, or without a move left, stays', () => {
    const alone = removeUnits(withdrawing([boyz([60, 14])]), ['a1', 'a2', 'a3'], 'attack');
    expect(usualWithdrawal(alone, unitIn(alone, 'd1'))).toEqual([60, 14]);
    expect(placeOf(ends([unitOf('d1', 'big-gun', [60, 14])]), 'd1')).toEqual([60, 14]);
  });

  it('A7.3, L1: enemies in contact are equally near, whatever the hundredths; the first in the list counts', () => {
    const touching = formationOf('attacker', [
      unitOf('a1', 'tactical', [60, 11.97]), unitOf('a2', 'tactical', [58, 14]),
    ]);
    const fled = breakTheLoser(defeated([], {}, { formations: [touching, formationOf('defender', [boyz([60, 14])])] }));
    expect(usualWithdrawal(fled, unitIn(fled, 'd1'))).toEqual([60, 44]);
  });
});
