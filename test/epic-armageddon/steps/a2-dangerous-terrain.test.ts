import { describe, expect, it } from 'vitest';
import { chargeTo, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { counterChargeTo } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import {
  meetDangers, mustTest, resolveTerrainTest, takeCare, terrainHands, whyNotCareful,
} from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import { settle } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { formationOf, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import type { TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import { unitOf } from '../../support/build.ts';
import { profileOf } from '../../support/profiles.ts';
import { bandOf, beforeCharge } from '../../support/moves.ts';

const profiles = { walker: profileOf({ name: 'Dreadnought', type: 'armoured-vehicle', abilities: ['walker'] }) };
const woods = bandOf('woods', 20, 30);

const facing = (
  profile: string, at: Point, terrain: readonly TerrainPiece[] = [woods], enemy: Point = [110, 70],
): Assault =>
  beforeCharge([unitOf('a1', profile, at)], [unitOf('d1', 'boyz', enemy)], { terrain, profiles });

/** What a charging unit has to test for after moves to these points, the tests of every move. */
const testsOf = (assault: Assault, ...to: readonly Point[]): readonly string[] => {
  const tests: string[] = [];
  let after = assault;
  for (const point of to) {
    after = meetDangers({ ...chargeTo(after, 'a1', point), terrainTests: [] }, 'a1');
    tests.push(...after.terrainTests.map(test => test.terrain));
  }
  return tests;
};

describe('who has to test', () => {
  it('A2.10: a unit that enters dangerous terrain', () => {
    expect(testsOf(facing('rhino', [60, 10]), [60, 22])).toEqual(['woods']);
    expect(testsOf(facing('rhino', [60, 10]), [60, 19.9])).toEqual([]);
  });

  it('A2.10: a unit that crosses it', () => {
    expect(testsOf(facing('rhino', [60, 10]), [60, 35])).toEqual(['woods']);
  });

  it('A2.10: a unit that starts in it and moves', () => {
    expect(testsOf(facing('rhino', [60, 25]), [60, 15])).toEqual(['woods']);
  });

  it('A2.10: only those for whom it is dangerous', () => {
    expect(testsOf(facing('tactical', [60, 15]), [60, 25])).toEqual([]);
    expect(testsOf(facing('warbikes', [60, 15]), [60, 25])).toEqual(['woods']);
    expect(testsOf(facing('tactical', [60, 15], [bandOf('marsh', 20, 30)]), [60, 25])).toEqual(['marsh']);
  });

  it('A2.10: once for each piece, however often the way turns', () => {
    expect(testsOf(facing('rhino', [60, 15]), [60, 22], [60, 26])).toEqual(['woods']);
    const two = [bandOf('woods', 20, 22), bandOf('ruins', 24, 26)];
    expect(testsOf(facing('rhino', [60, 15], two), [60, 30])).toEqual(['woods', 'ruins']);
    expect(testsOf(facing('rhino', [60, 15], two), [60, 23], [60, 30])).toEqual(['woods', 'ruins']);
  });

  it('A2.10: units with jump packs only where they land', () => {
    const marsh = [bandOf('marsh', 20, 30)];
    expect(testsOf(facing('assault', [60, 15], marsh), [60, 40])).toEqual([]);
    expect(testsOf(facing('assault', [60, 15], marsh), [60, 25])).toEqual(['marsh']);
  });

  it('A2.10, ruling 5: nobody for touching an enemy on a part of it that is out of the terrain', () => {
    const edge: Point = [60, 19.6];
    const beside = (rise: number): Point => [60 + 2.5 * Math.sqrt(1 - rise ** 2), 19.6 + 2.5 * rise];
    expect(testsOf(facing('rhino', [70, 12], [woods], edge), beside(0.3))).toEqual([]);
    expect(testsOf(facing('rhino', [70, 12], [woods], edge), beside(0.6))).toEqual(['woods']);
    expect(testsOf(facing('rhino', [64.5, 21], [woods], edge), beside(0.3))).toEqual(['woods']);
    expect(testsOf(facing('rhino', [70, 31], [woods], edge), beside(0.3))).toEqual(['woods']);
    expect(testsOf(facing('rhino', [70, 12], [woods], [110, 70]), beside(0.3))).toEqual(['woods']);
  });

  it('A2.10, ruling 5: whoever touches an enemy wholly inside', () => {
    expect(testsOf(facing('rhino', [60, 10], [woods], [60, 21.2]), [60, 18.7])).toEqual(['woods']);
  });

  it('A2.10: going through terrain to an enemy beyond is no excuse', () => {
    expect(testsOf(facing('rhino', [60, 10], [woods], [60, 34]), [60, 31.5])).toEqual(['woods']);
    expect(testsOf(facing('rhino', [60, 10], [woods], [60, 30.8]), [60, 28.3])).toEqual(['woods']);
    expect(testsOf(facing('rhino', [60, 30], [bandOf('woods', 20, 22)], [60, 18.5]), [60, 21])).toEqual(['woods']);
  });

  it('A2.10, ruling 15: units that counter-charge', () => {
    const away = [unitOf('a1', 'tactical', [60, 10])];
    const assault = beforeCharge(away, [unitOf('d1', 'rhino', [60, 25])], { terrain: [woods] });
    expect(meetDangers(counterChargeTo(assault, 'd1', [60, 20]), 'd1').terrainTests).toEqual([
      { unit: 'd1', terrain: 'woods', again: false },
    ]);
  });
});

describe('the test', () => {
  const testing = (profile: string): Assault => meetDangers(chargeTo(facing(profile, [60, 15]), 'a1', [60, 25]), 'a1');

  it('A2.10: is one die of the unit’s side; 2 or more is safe', () => {
    expect(terrainHands(testing('rhino'))).toMatchObject([
      { name: 'a1 dangerous terrain', side: 'attacker', units: ['a1'], dice: 1, target: 2 },
    ]);
    for (const face of [2, 3, 4, 5, 6]) {
      const safe = resolveTerrainTest(testing('rhino'), [face], 'a2Charge');
      expect([mustTest(safe), unitIn(safe, 'a1').lostTo]).toEqual([false, null]);
    }
  });

  it('A2.10, ruling 31: on a 1 the unit is destroyed, without a save, a Blast marker or a kill for anybody', () => {
    const lost = settle(resolveTerrainTest(testing('land-raider'), [1], 'a2Charge'));
    expect([mustTest(lost), unitIn(lost, 'a1').lostTo]).toEqual([false, 'dangerous-terrain']);
    expect(formationOf(lost, 'attacker').blastMarkers).toBe(0);
    expect(lost.kills).toEqual({ attacker: 0, defender: 0 });
    expect(terrainHands(lost)).toEqual([]);
  });

  it('A2.10: a Walker throws a failed one again, once, and the second face stands', () => {
    const again = resolveTerrainTest(testing('walker'), [1], 'a2Charge');
    expect([mustTest(again), unitIn(again, 'a1').lostTo]).toEqual([true, null]);
    expect(unitIn(resolveTerrainTest(again, [2], 'a2Charge'), 'a1').lostTo).toBeNull();
    expect(unitIn(settle(resolveTerrainTest(again, [1], 'a2Charge')), 'a1').lostTo).toBe('dangerous-terrain');
  });

  it('A2.10: whoever goes carefully, 5cm at most, throws a failed one again', () => {
    const careful = takeCare(facing('rhino', [60, 17]), 'a1', 'a2Charge');
    expect(whyNotCharge(careful, 'a1', [60, 22.1])).toMatchObject({ rule: 'A2.1', values: { allowance: 5 } });
    const again = resolveTerrainTest(meetDangers(chargeTo(careful, 'a1', [60, 22]), 'a1'), [1], 'a2Charge');
    expect([mustTest(again), again.terrainTests[0]!.again]).toEqual([true, true]);
  });

  it('A2.10: only those may go carefully whose move it is and who have not gone further', () => {
    const begun = (y: number) => chargeTo(facing('rhino', [60, 10]), 'a1', [60, y]);
    expect(whyNotCareful(begun(15), 'a1', ['attacker'])).toBeNull();
    expect(whyNotCareful(begun(15.1), 'a1', ['attacker'])).toMatchObject({ rule: 'A2.10', key: 'too-far' });
    expect(whyNotCareful(begun(12), 'd1', ['attacker'])).toMatchObject({ rule: 'A2.10', key: 'not-yours-to-move' });
  });

  it('A2.10: of two pieces are two, and the dead throw no second one', () => {
    const two = [bandOf('woods', 20, 22), bandOf('ruins', 24, 26)];
    const first = meetDangers(chargeTo(facing('rhino', [60, 15], two), 'a1', [60, 30]), 'a1');
    const second = resolveTerrainTest(first, [2], 'a2Charge');
    expect(second.terrainTests.map(test => test.terrain)).toEqual(['ruins']);
    expect(mustTest(resolveTerrainTest(second, [2], 'a2Charge'))).toBe(false);
    expect(mustTest(resolveTerrainTest(first, [1], 'a2Charge'))).toBe(false);
  });
});
