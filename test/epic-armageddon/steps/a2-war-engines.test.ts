import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { chargeTo, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { stragglers } from '../../../src/epic-armageddon/steps/a2-coherency.ts';
import { meetDangers, mustTest, resolveTerrainTest } from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, scenarioOf, unitOf } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, formationIn, played } from '../../support/fight.ts';
import { afterCharges, bandOf, beforeCharge, type Move } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const engine = (damageCapacity: number, more: Parameters<typeof profileOf>[0] = {}) =>
  profileOf({ name: 'Tank', type: 'war-engine', damageCapacity, ...more });
const profiles = {
  tank: engine(3), titan: engine(8), scouts: engine(3, { abilities: ['scout'] }),
  walker: engine(3, { abilities: ['walker'] }), shadowsword: engine(3, { name: 'Shadowsword', radius: 1 }),
};

/** Eight spots at which a base of radius 1 touches a tank at (60, 40); the first lies straight below it. */
const SPOTS: readonly Point[] = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4 - Math.PI / 2;
  return [60 + 3.5 * Math.cos(angle), 40 + 3.5 * Math.sin(angle)];
});

/** A tank of capacity 3 that so many touch already, and one more, a0, about to charge it from below. */
const surrounded = (count: number, profile = 'boyz', damage = 0): Assault => beforeCharge(
  [unitOf('a0', profile, [60, 25]), ...SPOTS.slice(1, count + 1).map((at, i) => unitOf(`a${i + 1}`, profile, at))],
  [unitOf('d1', 'tank', [60, 40], { damage })], { profiles },
);

describe('contact with a war engine', () => {
  const why = (assault: Assault) => whyNotCharge(assault, 'a0', SPOTS[0]!);

  it('A2.6, W4, S9: up to twice its starting damage capacity may touch it', () => {
    expect(why(surrounded(5))).toBeNull();
    expect(why(surrounded(6))).toMatchObject({
      rule: 'A2.6', key: 'two-in-contact', values: { enemy: 'Tank', most: 6 },
    });
  });

  it('A2.6, W4: what it has lost of its capacity makes no difference', () => {
    expect(why(surrounded(5, 'boyz', 2))).toBeNull();
  });

  it('A2.6, ruling 53, S9: a war engine that charges counts as one: six may touch a tank of capacity 3', () => {
    expect(why(surrounded(5, 'shadowsword'))).toBeNull();
    expect(why(surrounded(6, 'shadowsword'))).toMatchObject({ key: 'two-in-contact' });
  });

  it('A2.5, W4: it keeps its zone until as many touch it as its starting capacity', () => {
    const touched = (count: number): boolean =>
      unitIn(afterCharges(surrounded(count), ['a0', SPOTS[0]!]), 'd1').contacted;
    expect([0, 1, 2].map(touched)).toEqual([false, false, true]);
  });

  it('A2.5, W4: only then may others pass through its zone', () => {
    const pass = (count: number) => {
      const row = [unitOf('a9', 'boyz', [52, 30]), ...Array.from({ length: count }, (_, i) =>
        unitOf(`a${i}`, 'boyz', [56 + 4 * i, 28]))];
      const before = beforeCharge(row, [unitOf('d1', 'tank', [60, 40])], { profiles });
      const moves = [7, 0, 1].slice(0, count).map((spot, i): Move => [`a${i}`, SPOTS[spot]!]);
      return whyNotCharge(afterCharges(before, ...moves), 'a9', [52, 40]);
    };
    expect(pass(2)).toMatchObject({ rule: 'A2.4', key: 'must-touch-nearest' });
    expect(pass(3)).toBeNull();
  });
});

describe('coherency of war engines', () => {
  const strays = (...units: readonly ScenarioUnit[]): readonly string[] =>
    stragglers(beforeCharge(units, [unitOf('d1', 'boyz', [60, 70])], { profiles }), 'attacker');

  it('A2.8, W4, S9: 5cm for each point of starting capacity', () => {
    expect(strays(unitOf('a1', 'tank', [20, 10]), unitOf('a2', 'tank', [40, 10]))).toEqual([]);
    expect(strays(unitOf('a1', 'tank', [20, 10]), unitOf('a2', 'tank', [40.1, 10]))).toEqual(['a2']);
    expect(strays(unitOf('a1', 'titan', [20, 10]), unitOf('a2', 'titan', [68, 10]))).toEqual([]);
  });

  it('A2.8: a Scout among them has the longer of the two', () => {
    expect(strays(unitOf('a1', 'scouts', [20, 10]), unitOf('a2', 'scouts', [45, 10]))).toEqual([]);
    expect(strays(unitOf('a1', 'scouts', [20, 10]), unitOf('a2', 'scouts', [45.1, 10]))).toEqual(['a2']);
  });

  it('A2.8: infantry beside it keeps its own 5cm', () => {
    expect(strays(unitOf('a1', 'tank', [20, 10]), unitOf('a2', 'boyz', [28.5, 10]))).toEqual([]);
    expect(strays(unitOf('a1', 'tank', [20, 10]), unitOf('a2', 'boyz', [28.6, 10]))).toEqual(['a2']);
  });
});

describe('war engines in dangerous terrain', () => {
  const inWoods = (profile: string): Assault => meetDangers(chargeTo(
    beforeCharge([unitOf('a1', profile, [60, 10])], [unitOf('d1', 'boyz', [60, 70])], {
      profiles, terrain: [bandOf('woods', 20, 30)],
    }), 'a1', [60, 24],
  ), 'a1');

  it('A2.10: throw one die, whatever their capacity', () => {
    expect(inWoods('tank').terrainTests).toHaveLength(1);
    expect(mustTest(resolveTerrainTest(inWoods('tank'), [2], 'a2Charge'))).toBe(false);
  });

  it('A2.10, W6: lose a point on a 1, with a die for a critical, without a Blast marker or a kill for anybody', () => {
    const scenario = scenarioOf({
      profiles, startAt: 'a1ChooseTarget', terrain: [bandOf('woods', 20, 30)],
      formations: [
        formationOf('attacker', [unitOf('a1', 'tank', [60, 10])]),
        formationOf('defender', [unitOf('d1', 'boyz', [60, 36])]),
      ],
    });
    const decisions = [{ type: 'unit.moved', unit: 'a1', to: [60, 24] } as const];
    const fight = [1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH];
    const { report, dice } = played(scenario, [1, 1, ...fight], decisions);
    expect(dice.slice(0, 2)).toEqual(['a1 dangerous-terrain 2+: 1', 'a1 critical 6+: 1']);
    expect(formationIn(report, 'attacker')).toMatchObject({ blastMarkers: 0, units: [{ alive: true, damage: 1 }] });
    expect(report.kills).toEqual({ attacker: 0, defender: 0 });
    expect(formationIn(played(scenario, [1, 6, 1, ...fight], decisions).report, 'attacker').units[0]!.damage).toBe(2);
  });

  it('A2.10: that walk throw again', () => {
    expect(resolveTerrainTest(inWoods('walker'), [1], 'a2Charge').terrainTests[0]!.again).toBe(true);
  });
});
