import { describe, expect, it } from 'vitest';
import { whyNotCharge, whyNotEndCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { isInZone, loseZonesInContact, zonesEntered } from '../../../src/epic-armageddon/movement/zones-of-control.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import { formationOf, unitOf } from '../../support/build.ts';
import { profileOf } from '../../support/profiles.ts';
import { afterCharges, beforeCharge, otherDefenders, withOthers } from '../../support/moves.ts';

const tactical = (at: readonly [number, number], id = 'a1') => unitOf(id, 'tactical', at);

describe('the zone', () => {
  const isIn = (profile: string, cm: number): boolean => {
    const assault = beforeCharge([tactical([60, 10])], [unitOf('d1', profile, [60, 12 + cm])]);
    return isInZone(assault, unitIn(assault, 'a1'), unitIn(assault, 'd1'));
  };

  it('A2.3, ruling 2: reaches 5cm from the base; exactly 5cm is inside', () => {
    expect([isIn('boyz', 5), isIn('boyz', 5.01)]).toEqual([true, false]);
  });

  it('A2.3: of a Scout reaches 10cm', () => {
    expect([isIn('scout', 10), isIn('scout', 10.01)]).toEqual([true, false]);
  });

  it('A2.3, ruling 48: of a broken unit is like any other', () => {
    const assault = beforeCharge([tactical([60, 10])], []);
    const broken = withOthers([tactical([60, 10])], [], [
      formationOf('defender', [unitOf('o1', 'boyz', [60, 22])], { id: 'other', broken: true }),
    ]);
    expect(whyNotCharge(assault, 'a1', [60, 16])).toBeNull();
    expect(whyNotCharge(broken, 'a1', [60, 16])).toMatchObject({ rule: 'A2.3', key: 'zone-of-another' });
  });

  it('A2.3: a way meets zones in the order in which it comes to them', () => {
    const two = [unitOf('d1', 'boyz', [64, 30]), unitOf('d2', 'boyz', [60, 22])];
    const assault = beforeCharge([tactical([60, 10])], two);
    const entered = zonesEntered(assault, unitIn(assault, 'a1'), [60, 40]);
    expect(entered.map(entry => entry.enemy.id)).toEqual(['d2', 'd1']);
    expect(zonesEntered(assault, unitIn(assault, 'a1'), [60, 14.9])).toEqual([]);
  });
});

describe('zones of the target', () => {
  const single = (at: readonly [number, number]) => beforeCharge([tactical(at)], [unitOf('d1', 'boyz', [60, 40])]);

  it('A2.3: may be entered to reach base contact', () => {
    expect(whyNotCharge(single([60, 30]), 'a1', [60, 38])).toBeNull();
  });

  it('A2.3: may not be entered for anything else', () => {
    expect(whyNotCharge(single([60, 30]), 'a1', [60, 34])).toMatchObject({
      rule: 'A2.4', key: 'must-touch-nearest', values: { unit: 'Tactical', enemy: 'Boyz' },
    });
    expect(whyNotCharge(single([53.5, 35]), 'a1', [66.5, 35])).toMatchObject({ key: 'must-touch-nearest' });
  });

  it('A2.4: nobody has to enter a zone: a unit may stop before it', () => {
    expect(whyNotCharge(single([60, 25]), 'a1', [60, 32.9])).toBeNull();
  });

  it('A2.4: a unit must touch the nearest enemy whose zone it enters, not one behind', () => {
    const two = [unitOf('d1', 'boyz', [62.5, 37]), unitOf('d2', 'boyz', [60, 44])];
    const assault = beforeCharge([tactical([60, 30])], two);
    expect(whyNotCharge(assault, 'a1', [60, 42])).toMatchObject({ rule: 'A2.4', values: { enemy: 'Boyz 1' } });
  });

  it('A2.4: of two enemies whose zones begin together it may touch either', () => {
    const two = [unitOf('d1', 'boyz', [57, 39]), unitOf('d2', 'boyz', [63, 39])];
    const assault = beforeCharge([tactical([60, 30])], two);
    expect(whyNotCharge(assault, 'a1', [58.2, 37.4])).toBeNull();
    expect(whyNotCharge(assault, 'a1', [61.8, 37.4])).toBeNull();
  });

  it('A2.4: of two enemies whose zones begin together it need not touch both', () => {
    const two = [unitOf('d1', 'boyz', [60, 30]), unitOf('d2', 'boyz', [64.2, 28.6])];
    expect(whyNotCharge(beforeCharge([tactical([60, 15])], two), 'a1', [60, 28])).toBeNull();
  });

  it('A2.4, ruling 4: what it has already moved is no part of how far it can go', () => {
    const halfway = afterCharges(single([60, 21]), ['a1', [60, 26]]);
    expect(whyNotCharge(halfway, 'a1', [60, 36])).toBeNull();
    expect(whyNotCharge(halfway, 'a1', [60, 35])).toMatchObject({ key: 'must-touch-nearest' });
  });

  it('A2.4, ruling 4: a unit that falls short goes straight at that enemy as far as it can', () => {
    expect(whyNotCharge(single([60, 21]), 'a1', [60, 36])).toBeNull();
    expect(whyNotCharge(single([60, 21]), 'a1', [60, 35])).toMatchObject({ key: 'must-touch-nearest' });
    expect(whyNotCharge(single([60, 21]), 'a1', [62, 35.86])).toMatchObject({ key: 'must-touch-nearest' });
  });

  it('A2.4: whoever has come into contact goes no further', () => {
    const touching = afterCharges(single([60, 30]), ['a1', [60, 38]]);
    expect(whyNotCharge(touching, 'a1', [62, 40])).toMatchObject({ rule: 'A2.4', key: 'in-contact-already' });
  });

  it('A2.5: an enemy that has been touched has no zone any more', () => {
    const assault = beforeCharge(
      [tactical([60, 30]), tactical([66, 30], 'a2')], [unitOf('d1', 'boyz', [60, 38]), unitOf('d2', 'boyz', [66, 43])],
    );
    expect(whyNotCharge(assault, 'a2', [66, 41])).toMatchObject({ values: { enemy: 'Boyz 1' } });
    const charged = afterCharges(assault, ['a1', [60, 36]]);
    expect(whyNotCharge(charged, 'a2', [66, 41])).toBeNull();
    expect(charged.units.filter(unit => unit.contacted).map(unit => unit.id)).toEqual(['a1', 'd1']);
  });

  it('A2.5: where nobody new is touched, nobody loses any', () => {
    const apart = single([60, 30]);
    expect(loseZonesInContact(apart)).toBe(apart);
    const charged = afterCharges(apart, ['a1', [60, 38]]);
    expect(loseZonesInContact(charged)).toBe(charged);
  });

  it('A2.5: and does not get it back in this assault when nobody touches it any more', () => {
    const charged = afterCharges(single([60, 32]), ['a1', [60, 38]], ['a1', [60, 32]]);
    expect(whyNotCharge(charged, 'a1', [60, 34])).toBeNull();
  });

  it('A2.5: it can still not be crossed', () => {
    const assault = beforeCharge([tactical([60, 30]), tactical([62, 30], 'a2')], [unitOf('d1', 'boyz', [60, 34])]);
    const charged = afterCharges(assault, ['a1', [60, 32]]);
    expect(whyNotCharge(charged, 'a2', [58, 38])).toMatchObject({ rule: 'A2.9', key: 'through-enemy' });
  });

  it('A2.3: Infiltrators pass through them, without a duty to touch anybody', () => {
    const behind = [unitOf('d1', 'boyz', [60, 37]), unitOf('d2', 'boyz', [63, 44])];
    const assault = beforeCharge([unitOf('a1', 'howling-banshees', [63, 25])], behind);
    expect(whyNotCharge(assault, 'a1', [63, 42])).toBeNull();
    expect(whyNotCharge(assault, 'a1', [63, 33])).toBeNull();
  });
});

describe('zones of other formations', () => {
  it('A2.3: a Scout’s is not passed for a unit of the target that is only as near as the Scout', () => {
    const from = (x: number) => withOthers([tactical([x, 26])], [unitOf('d1', 'boyz', [57, 40])], [
      otherDefenders(unitOf('o1', 'scout', [63, 40])),
    ]);
    expect(whyNotCharge(from(60), 'a1', [57, 38])).toMatchObject({ rule: 'A2.3', key: 'zone-of-another' });
    expect(whyNotCharge(from(59.9), 'a1', [57, 38])).toBeNull();
  });

  const target = unitOf('d1', 'boyz', [60, 42]);
  const beside = (other: ReturnType<typeof unitOf>, from: readonly [number, number] = [60, 30], profile = 'tactical') =>
    withOthers([unitOf('a1', profile, from)], [target], [otherDefenders(other)]);

  it('A2.3: may never be entered, not even to touch a unit of the target', () => {
    const assault = beside(unitOf('o1', 'nobz', [60, 46]));
    expect(whyNotCharge(assault, 'a1', [60, 40])).toMatchObject({
      rule: 'A2.3', key: 'zone-of-another', values: { unit: 'Tactical', enemy: 'Nobz' },
    });
  });

  it('A2.3: nor passed through', () => {
    const nobz = unitOf('o1', 'nobz', [50, 30]);
    expect(whyNotCharge(beside(nobz, [44, 23]), 'a1', [56, 23])).toMatchObject({ key: 'zone-of-another' });
    expect(whyNotCharge(beside(nobz, [44, 22.9]), 'a1', [56, 22.9])).toBeNull();
  });

  it('A2.3: Infiltrators keep out of them as well', () => {
    const assault = beside(unitOf('o1', 'nobz', [60, 46]), [60, 30], 'howling-banshees');
    expect(whyNotCharge(assault, 'a1', [60, 40])).toMatchObject({ key: 'zone-of-another' });
  });

  it('A2.3: a Scout’s may be passed to reach a nearer unit of the target that stands wholly inside', () => {
    expect(whyNotCharge(beside(unitOf('o1', 'scout', [60, 50])), 'a1', [60, 40])).toBeNull();
    const partly = beside(unitOf('o1', 'scout', [70.1, 42]));
    expect(whyNotCharge(partly, 'a1', [60, 40])).toMatchObject({ key: 'zone-of-another' });
  });

  it('A2.3: a target with a larger base stands wholly inside with all of it', () => {
    const big = (scoutAt: number) => withOthers(
      [tactical([60, 30])], [unitOf('d1', 'rhino', [60, 42])], [otherDefenders(unitOf('o1', 'scout', [scoutAt, 42]))],
    );
    expect(whyNotCharge(big(69.4), 'a1', [60, 39.5])).toBeNull();
    expect(whyNotCharge(big(69.6), 'a1', [60, 39.5])).toMatchObject({ key: 'zone-of-another' });
  });

  it('A2.3: a Scout’s may not be passed where the Scout is the nearer one', () => {
    const assault = withOthers([tactical([60, 25])], [unitOf('d1', 'boyz', [57, 37.65])], [
      otherDefenders(unitOf('o1', 'scout', [66, 35.97])),
    ]);
    expect(whyNotCharge(assault, 'a1', [57.46, 35.7])).toMatchObject({ key: 'zone-of-another' });
  });

  it('A2.3: a Scout’s may not be entered for less than contact', () => {
    const assault = beside(unitOf('o1', 'scout', [60, 46]));
    expect(whyNotCharge(assault, 'a1', [60, 34.4])).toMatchObject({ rule: 'A2.3', values: { enemy: 'Scout' } });
  });
});

describe('a unit that begins in a zone', () => {
  const near = beforeCharge([tactical([60, 36])], [unitOf('d1', 'boyz', [60, 40])]);

  it('A2.7: must touch that enemy or be out of it by the end', () => {
    expect(whyNotEndCharge(afterCharges(near, ['a1', [58, 36]]))).toMatchObject({
      rule: 'A2.7', key: 'still-in-zone', values: { unit: 'Tactical', enemy: 'Boyz', isTarget: true },
    });
    expect(whyNotEndCharge(afterCharges(near, ['a1', [60, 38]]))).toBeNull();
    expect(whyNotEndCharge(afterCharges(near, ['a1', [60, 32.9]]))).toBeNull();
  });

  it('A2.7: may leave it by any way', () => {
    const sideways = afterCharges(near, ['a1', [54, 38]]);
    expect(whyNotCharge(near, 'a1', [54, 38])).toBeNull();
    expect(whyNotEndCharge(sideways)).toMatchObject({ key: 'still-in-zone' });
    expect(whyNotEndCharge(afterCharges(sideways, ['a1', [52.9, 40]]))).toBeNull();
  });

  it('A2.7: does not get out of its duty by staying where it is', () => {
    expect(whyNotEndCharge(near)).toMatchObject({ rule: 'A2.7', key: 'still-in-zone', values: { enemy: 'Boyz' } });
  });

  it('A2.7: of a formation that it does not fight keeps its own from charging anybody else until it has left', () => {
    const pair = [tactical([60, 30]), tactical([64, 30], 'a2')];
    const pinned = withOthers(pair, [unitOf('d1', 'boyz', [60, 42])], [otherDefenders(unitOf('o1', 'nobz', [55, 30]))]);
    const charged = afterCharges(pinned, ['a2', [62, 40.5]]);
    expect(whyNotEndCharge(charged)).toMatchObject({
      rule: 'A2.7', values: { unit: 'Tactical 1', enemy: 'Nobz', isTarget: false },
    });
    expect(whyNotEndCharge(afterCharges(charged, ['a1', [62.1, 31]]))).toBeNull();
  });

  it('A2.7: owes a zone nothing once somebody has touched the enemy whose it was', () => {
    const pair = beforeCharge([tactical([60, 36]), tactical([64, 38], 'a2')], [unitOf('d1', 'boyz', [60, 40])]);
    expect(whyNotEndCharge(afterCharges(pair, ['a2', [62, 40]]))).toBeNull();
  });

  it('A2.7: has gone at the target as far as it can if it cannot move at all', () => {
    const guns = beforeCharge([unitOf('a1', 'gun', [60, 36])], [unitOf('d1', 'boyz', [60, 40])], {
      profiles: { gun: profileOf({ speed: 0 }) },
    });
    expect(whyNotEndCharge(guns)).toBeNull();
  });

  it.each([['contact-or-leave', 'still-in-zone'], ['may-stay', undefined]] as const)(
    'A2.7, ruling 27: of the target it may stay in the zone or not, as a club plays it: %s', (ownTargetZone, key) => {
      const moved = afterCharges(beforeCharge(
        [tactical([60, 36])], [unitOf('d1', 'boyz', [60, 40])], { rulings: { ownTargetZone } },
      ), ['a1', [58, 36]]);
      expect(whyNotEndCharge(moved)?.key).toBe(key);
    },
  );

  it('A2.7: may touch another unit of the target instead', () => {
    const two = beforeCharge([tactical([60, 36])], [unitOf('d1', 'boyz', [60, 40]), unitOf('d2', 'boyz', [64, 38])]);
    expect(whyNotEndCharge(afterCharges(two, ['a1', [62.2, 37.1]]))).toBeNull();
  });

  it('A2.7: has done enough if it goes straight at a Scout as far as its Speed takes it', () => {
    const crawler = beforeCharge([unitOf('a1', 'crawler', [60, 30])], [unitOf('d1', 'scout', [60, 41])], {
      profiles: { crawler: profileOf({ speed: 5 }) },
    });
    expect(whyNotEndCharge(afterCharges(crawler, ['a1', [60, 35]]))).toBeNull();
    expect(whyNotEndCharge(afterCharges(crawler, ['a1', [60, 34]]))).toMatchObject({ key: 'still-in-zone' });
    expect(whyNotEndCharge(afterCharges(crawler, ['a1', [60, 32]], ['a1', [60, 35]]))).toBeNull();
    expect(whyNotEndCharge(afterCharges(crawler, ['a1', [62, 31]], ['a1', [62, 33]]))).toMatchObject({
      key: 'still-in-zone',
    });
    expect(whyNotEndCharge(afterCharges(crawler, ['a1', [62, 30]], ['a1', [62, 33]]))).toMatchObject({
      key: 'still-in-zone',
    });
  });

  it('A2.7: Infiltrators may stay in the zone of the target', () => {
    const banshees = beforeCharge([unitOf('a1', 'howling-banshees', [60, 36])], [unitOf('d1', 'boyz', [60, 40])]);
    expect(whyNotEndCharge(afterCharges(banshees, ['a1', [58, 36]]))).toBeNull();
  });

  it('A2.7, ruling 3: of a formation that it does not fight must leave it wholly, whomever it touches', () => {
    const between = withOthers([tactical([60, 30])], [unitOf('d1', 'boyz', [60, 38])], [
      otherDefenders(unitOf('o1', 'nobz', [55, 32])),
    ]);
    const touching = afterCharges(between, ['a1', [60, 36]]);
    expect(whyNotEndCharge(touching)).toMatchObject({ rule: 'A2.7', values: { enemy: 'Nobz' } });
    expect(whyNotEndCharge(afterCharges(between, ['a1', [62, 38]]))).toBeNull();
  });
});
