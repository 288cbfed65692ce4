import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { gap, isInContact, overlaps } from '../../src/battlefield/base.ts';
import { moveBy } from '../../src/table-editing/arrange.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { alignWithEnemy, snapToContact } from '../../src/table-editing/contact.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { MIRRORS, mirrorStands, mirrorTable } from '../../src/table-editing/mirror.ts';
import { middleOf, standsNamed, standsOf } from '../../src/table-editing/stands.ts';
import { addTerrain, rectangle } from '../../src/table-editing/terrain.ts';
import { anyCrowd, anyPlace, idsOf, placed, standOf, twoSides } from './set-ups.ts';

describe('a stand that snaps', () => {
  it('has a gap of exactly 0 to an enemy and stands on nobody, and stays only where there is no room', () => {
    fc.assert(fc.property(anyCrowd(6), anyCrowd(6), anyPlace, (own, theirs, [x, y]) => {
      const start = placed(placed(emptyTable(), 'attacker', own), 'defender', theirs);
      const [first] = idsOf(start, 0);
      const [enemy] = idsOf(start, 1);
      const before = moveBy(start, [enemy!], [x - 60, y - 40]);
      fc.pre(!standsOf(before).some(one => one.id !== enemy && overlaps(standOf(before, enemy!), one)));
      const setUp = snapToContact(before, [first!]);
      const stand = standOf(setUp, first!);
      const gaps = standsOf(setUp).filter(one => one.side === 'defender').map(one => gap(stand, one));
      if (hasRoomAround(before, first!)) expect(Math.min(...gaps)).toBe(0);
      else expect(setUp).toEqual(before);
      expect(standsOf(setUp).some(one => one.id !== first && overlaps(stand, one))).toBe(false);
    }), { numRuns: 100 });
  });

  it('goes straight at the nearest enemy', () => {
    const start = twoSides();
    const [first] = idsOf(start, 0);
    const near = moveBy(start, [first!], [0, 10]);
    const nearest = standsOf(near).filter(one => one.side === 'defender')
      .reduce((best, one) => (gap(standOf(near, first!), one) < gap(standOf(near, first!), best) ? one : best));
    expect(gap(standOf(snapToContact(near, [first!]), first!), nearest)).toBe(0);
  });

  it('shares an enemy with one other at most', () => {
    const many = placed(placed(emptyTable(), 'attacker', Array<string>(6).fill('boyz')), 'defender', ['boyz', 'boyz']);
    const setUp = snapToContact(many, idsOf(many, 0));
    const around = idsOf(many, 1).map(id =>
      idsOf(many, 0).filter(own => isInContact(standOf(setUp, own), standOf(setUp, id))).length);
    expect(around).toEqual([2, 2]);
  });

  it('stays where it is when it touches already', () => {
    const once = snapToContact(twoSides(), idsOf(twoSides(), 0));
    expect(snapToContact(once, idsOf(once, 0))).toEqual(once);
  });
});

describe('stands aligned with the enemy', () => {
  it('stand opposite the middle of the nearest formation', () => {
    const start = twoSides();
    const ids = idsOf(start, 0);
    const setUp = alignWithEnemy(moveBy(start, ids, [-30, 0]), ids);
    expect(middleOf(standsNamed(setUp, ids))[0]).toBeCloseTo(middleOf(standsNamed(setUp, idsOf(start, 1)))[0], 1);
  });

  it('change nothing without an enemy', () => {
    const alone = placed(emptyTable(), 'attacker', ['boyz']);
    expect(alignWithEnemy(alone, idsOf(alone, 0))).toBe(alone);
  });
});

describe('a mirror', () => {
  const scene = addTerrain(twoSides(), 'woods', rectangle([10, 12.5], [31.25, 20]));

  it('held up twice shows the table as it is', () => {
    fc.assert(fc.property(fc.constantFrom(...MIRRORS), anyCrowd(), anyPlace, (mirror, crowd, off) => {
      const start = placed(scene, 'defender', crowd);
      const moved = moveBy(start, idsOf(start, 2), [off[0] - 60, off[1] - 40]);
      expect(mirrorTable(mirrorTable(moved, mirror), mirror)).toEqual(moved);
      const ids = idsOf(moved, 2);
      expect(mirrorStands(mirrorStands(moved, ids, mirror), ids, mirror)).toEqual(moved);
    }), { numRuns: 60 });
  });

  it('changes left and right, or the ends', () => {
    const [id] = idsOf(scene, 0);
    const [x, y] = standOf(scene, id!).at;
    expect(standOf(mirrorTable(scene, 'left-right'), id!).at).toEqual([120 - x, y]);
    expect(standOf(mirrorTable(scene, 'ends'), id!).at).toEqual([x, 80 - y]);
    expect(mirrorTable(scene, 'ends').table.terrain[0]!.outline[0]).toEqual([10, 67.5]);
  });
});

/** Whether a stand could touch some enemy, standing on nobody: each enemy is gone round in steps of half a degree. */
const hasRoomAround = (setUp: Scenario, id: string): boolean => {
  const stand = standOf(setUp, id);
  const others = standsOf(setUp).filter(other => other.id !== id);
  const half = Array.from({ length: 720 }, (_, index) => (index * Math.PI) / 360);
  return others.filter(other => other.side !== stand.side).some(enemy => half.some(angle => {
    const reach = stand.radius + enemy.radius;
    const at = [enemy.at[0] + reach * Math.cos(angle), enemy.at[1] + reach * Math.sin(angle)] as const;
    return !others.some(other => overlaps({ at, radius: stand.radius }, other));
  }));
};
