import { describe, expect, it } from 'vitest';
import { fallingOnHands, fallOn, nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import { withModel, withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import { fought, placeOf, settle } from '../../support/warhammer-40k/after.ts';
import { row, unit } from '../../support/warhammer-40k/build.ts';

const MEN = unit({
  id: 'men', side: 'attacker', models: row('m', 2, [20, 20]), charged: ['foes'], disordered: true,
  throughDifficult: true, fired: 'foes', overwatchUsed: true, goneToGround: true, stationaryFire: true,
});
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21], { covered: true }) });
const ALL = ['trial-seven-steps', 'trial-eight-steps', '7th'] as const;

describe.each(ALL)('%s: the next turn', edition => {
  const drawn = settle(fought(edition, [MEN, FOES], { wounds: [1, 1], startAt: 'fight' }), []).phase;

  it('is the other player’s; the combat goes into its next round, with no wounds yet (40k.57, T0-30, T1-26)', () => {
    const next = nextTurn(drawn);
    expect([next.turn, next.active, next.startAt]).toEqual([2, 'defender', 'charge']);
    expect(next.combats).toEqual([{
      id: 'combat-1', units: ['men', 'foes'], round: 2, fought: false, wounds: { attacker: 0, defender: 0 },
    }]);
    expect(next.results).toEqual([]);
  });

  it('nobody is charging, covered, disordered or slowed any more; whoever is in contact was locked before', () => {
    const next = nextTurn(withModel(drawn, 'f1', { strikesWith: 'axe', path: [[1, 1]] }));
    expect(next.models.every(one => !one.covered && one.strikesWith === null && one.path.length === 0)).toBe(true);
    for (const one of next.units) {
      expect(one).toMatchObject({
        charged: [], disordered: false, throughDifficult: false, fired: null, overwatchUsed: false,
        goneToGround: false, stationaryFire: false, hasDeclared: false, lockedBefore: true,
      });
    }
  });

  it('its player turns over again: the turn after is the first player’s', () => {
    expect(nextTurn(nextTurn(drawn))).toMatchObject({ turn: 3, active: 'attacker' });
  });
});

describe.each(ALL)('%s: who has not regrouped', edition => {
  const apart = unit({ ...FOES, models: row('f', 2, [20, 21]) });
  const far = unit({ id: 'far', side: 'defender', fallingBack: true, models: row('x', 2, [30, 30]) });
  const ours = unit({ id: 'ours', side: 'attacker', fallingBack: true, models: row('o', 2, [5, 30]) });
  const over = settle(fought(edition, [MEN, apart, far, ours], { wounds: [1, 1] }), []).phase;

  it('falls back again in each turn of its own, with two dice (40k.62)', () => {
    const next = nextTurn(over);
    expect(fallingOnHands(next).map(({ owners, dice }) => [owners[0], dice])).toEqual([['far', 2]]);
    const moved = fallOn(next, [2, 3]);
    expect([placeOf(moved, 'x1'), placeOf(moved, 'o1')]).toEqual([[30, 35], [5, 30]]);
    expect(moved.fallingOn).toEqual([]);
    expect(nextTurn(moved).fallingOn).toEqual(['ours']);
  });

  it('stays where it is once it has regrouped elsewhere', () => {
    expect(nextTurn(withUnit(over, 'far', { fallingBack: false })).fallingOn).toEqual([]);
  });
});
