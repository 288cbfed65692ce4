import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { chargeTo, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { counterChargeTo, whyNotCounterCharge } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Works } from '../../../src/epic-armageddon/model/terrain.ts';
import { rowOf, terrainOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { beforeCharge, otherDefenders, withOthers } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 2, speed: 30 }),
  wagon: profileOf({ name: 'Wagon', type: 'war-engine', damageCapacity: 2, speed: 30 }),
};

/** A tank of capacity 2 at (60, 20) about to charge up the table. */
const tankAt = (defenders: readonly ScenarioUnit[], parts: ScenarioParts = {}): Assault =>
  beforeCharge([unitOf('a1', 'tank', [60, 20])], defenders, { profiles, ...parts });

const boyz = (at: Point, id = 'd1') => unitOf(id, 'boyz', at);
const gap = (assault: Assault, a: string, b: string): number =>
  gapBetween(assault, unitIn(assault, a), unitIn(assault, b));

describe('a war engine that barges', () => {
  it('A2.13: may end where a smaller unit of the target stands, and shoves it aside', () => {
    const assault = tankAt([boyz([60, 30])]);
    expect(whyNotCharge(assault, 'a1', [60, 30])).toBeNull();
    const barged = chargeTo(assault, 'a1', [60, 30]);
    expect(unitIn(barged, 'd1').at).not.toEqual([60, 30]);
    expect(gap(barged, 'a1', 'd1')).toBeCloseTo(0, 9);
    expect(barged.log.find(line => line.key === 'barges')).toMatchObject({
      step: 'a2Charge', rule: 'A2.13', values: { unit: 'Tank', pushed: ['Boyz'] },
    });
  });

  it('A2.13: may go through one, which ends touching it as near as can be to where it stood', () => {
    const barged = chargeTo(tankAt([boyz([61, 30])]), 'a1', [60, 36]);
    const { at } = unitIn(barged, 'd1');
    expect(gap(barged, 'a1', 'd1')).toBeCloseTo(0, 9);
    expect(distance(at, [61, 30])).toBeCloseTo(distance([61, 30], [60, 36]) - 3.5, 9);
  });

  it('A2.13: shoves nobody onto anybody else', () => {
    const crowd = [boyz([60, 30]), boyz([63.6, 30], 'd2'), boyz([62, 28], 'd3')];
    const barged = chargeTo(tankAt(crowd), 'a1', [60, 30]);
    const { units } = barged;
    const apart = units.flatMap((one, i) => units.slice(i + 1).map(other =>
      distance(one.at, other.at) - (one.id === 'a1' ? 3.5 : 2)));
    expect(apart).toHaveLength(6);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(-0.06);
  });

  it('A2.13: nobody who is only touched is shoved', () => {
    const barged = chargeTo(tankAt([boyz([60, 30])]), 'a1', [60, 26.5]);
    expect(unitIn(barged, 'd1').at).toEqual([60, 30]);
  });

  it('A2.13: shoves at most twice its starting capacity', () => {
    const spots: readonly Point[] = [[59, 30], [61.1, 30], [59, 32.1], [61.1, 32.1], [60, 34.2]];
    const units = spots.map((at, i) => boyz(at, `d${i + 1}`));
    expect(whyNotCharge(tankAt(units.slice(0, 4)), 'a1', [60, 31])).toBeNull();
    expect(whyNotCharge(tankAt(units), 'a1', [60, 32])).toMatchObject({
      rule: 'A2.13', key: 'too-many-to-barge', values: { unit: 'Tank', most: 4 },
    });
  });

  it('A2.13: cannot barge war engines', () => {
    expect(whyNotCharge(tankAt([unitOf('d1', 'wagon', [60, 30])]), 'a1', [60, 30])).toMatchObject({
      rule: 'A2.9', key: 'occupied', values: { by: 'Wagon' },
    });
    expect(whyNotCharge(tankAt([unitOf('d1', 'wagon', [60, 30])]), 'a1', [60, 40])).toMatchObject({
      key: 'through-enemy',
    });
  });

  it('A2.13, ruling 52: cannot barge formations that it does not assault', () => {
    const others = [otherDefenders(unitOf('o1', 'boyz', [60, 30]))];
    const assault = withOthers([unitOf('a1', 'tank', [60, 20])], [boyz([60, 60])], others, { profiles });
    expect(whyNotCharge(assault, 'a1', [60, 30])).toMatchObject({ key: 'occupied' });
  });

  it('A2.13: is open to war engines alone', () => {
    const riders = beforeCharge([unitOf('a1', 'land-raider', [60, 20])], [boyz([60, 30])]);
    expect(whyNotCharge(riders, 'a1', [60, 30])).toMatchObject({ key: 'occupied' });
  });

  it.each<readonly [Works, string | null]>([
    ['trench', 'occupied'], ['bunker', 'occupied'], ['gun-emplacement', 'occupied'], ['razor-wire', null],
  ])('A2.13: those dug in stay: a unit in a %s', (works, key) => {
    const piece = { ...terrainOf('open-ground', [58, 28], [62, 32]), works };
    const refusal = whyNotCharge(tankAt([boyz([60, 30])], { terrain: [piece] }), 'a1', [60, 30]);
    expect(refusal?.key ?? null).toBe(key);
  });

  it('A2.13, A2.4: must touch the nearest enemy whose zone it enters all the same', () => {
    const pair = [boyz([60, 30]), boyz([67, 26], 'd2')];
    expect(whyNotCharge(tankAt(pair), 'a1', [60, 34])).toMatchObject({
      rule: 'A2.4', key: 'must-touch-nearest', values: { enemy: 'Boyz 2' },
    });
  });

  it('A2.13, ruling 52: may do so in a counter-charge as well', () => {
    const assault = beforeCharge([unitOf('a1', 'boyz', [60, 30])], [unitOf('d1', 'tank', [60, 37])], { profiles });
    expect(whyNotCounterCharge(assault, 'defender', 'd1', [60, 31])).toBeNull();
    const barged = counterChargeTo(assault, 'd1', [60, 31]);
    expect(gap(barged, 'a1', 'd1')).toBeCloseTo(0, 9);
    const two = beforeCharge(rowOf('a', 'boyz', 6, [57, 30], 1), [unitOf('d1', 'tank', [60, 37])], { profiles });
    expect(whyNotCounterCharge(two, 'defender', 'd1', [60, 31])).toMatchObject({ key: 'too-many-to-barge' });
  });
});
