/** War engines in cases worked out by hand. */
import { describe, expect, test } from 'vitest';
import { layOut } from './field.ts';
import { assault, chanceThat, MILITIA, type Force } from './militia.ts';
import type { CriticalJson, ProfileJson, Spot } from './scenario-json.ts';
import { allocated, type Shot } from './hits.ts';
import type { Hit } from './saves.ts';
import { bonus, endingKey, settle, type Ending } from './settlement.ts';
import type { Stand } from './sheet.ts';
import { unscathed } from './losses.ts';

const critical = (damage: CriticalJson['damage']): CriticalJson =>
  ({ damage, splash: null, entered: false, later: false });

/** Without armour, and of base radius 2.5. */
const ENGINE: ProfileJson = {
  ...MILITIA, name: 'Engine', type: 'war-engine', damageCapacity: 2, critical: critical(0),
};

const engine = (a: Force, d: Force, profile: Partial<ProfileJson>, armed: Partial<ProfileJson> = {}) =>
  assault(a, d, [], { engine: { ...ENGINE, ...profile }, armed: { ...MILITIA, ...armed } });

describe('the dice of a war engine', () => {
  /** It touches d1; d2 is 6.5cm away. */
  const against = (profile: Partial<ProfileJson>, damage = 0) =>
    engine({ at: [[30, 23.5]], profile: 'engine', with: [{ damage }] }, { at: [[30, 20], [30, 33.5]] }, profile);

  test('are as many as it had damage capacity to start with', () => {
    expect(chanceThat(against({ ff: null }, 1), left => left['d1'] === 0)).toBeCloseTo(3 / 4, 12);
  });

  test('are all of the better value, and hit only those whom they are for', () => {
    expect(chanceThat(against({ cc: 5 }), left => left['d2'] === 0)).toBeCloseTo(3 / 4, 12);
    expect(chanceThat(against({ cc: 5 }), left => left['d1'] === 0)).toBe(0);
  });

  test('are of close combat if both values are alike', () => {
    expect(chanceThat(against({}), left => left['d1'] === 0)).toBeCloseTo(3 / 4, 12);
    expect(chanceThat(against({}), left => left['d2'] === 0)).toBe(0);
  });

  test('of extra attacks are thrown both ways', () => {
    const weapons = [{ name: 'Claw', kind: 'assault', extraAttacks: 1 }] as const;
    expect(chanceThat(against({ cc: 5, weapons }), left => left['d1'] === 0)).toBeCloseTo(1 / 3, 12);
    expect(chanceThat(against({ cc: 5, weapons }), left => left['d2'] === 0)).toBeCloseTo(3 / 4, 12);
  });

  test('go the other way when First Strike has closed the chosen one', () => {
    const weapons = [{ name: 'Claw', kind: 'assault', extraAttacks: 1, rules: ['first-strike'] }] as const;
    const scenario = against({ weapons });
    expect(chanceThat(scenario, left => left['d1'] === 0 && left['d2'] === 0)).toBeCloseTo(1 / 2 * 3 / 4, 12);
  });
});

describe('hits on a war engine', () => {
  const row = (units: number): readonly Spot[] => Array.from({ length: units }, (_, i) => [30 + 3 * i, 10]);
  /** It is the nearest to the attackers, a unit of militia beside it a little farther off. */
  const under = (attackers: number, profile: Partial<ProfileJson>, armed: Partial<ProfileJson> = {}) => engine(
    { at: row(attackers), profile: 'armed' },
    { at: [[31, 16], [37, 17]], with: [{ profile: 'engine' }, {}] }, { cc: null, ff: null, ...profile }, armed);

  test('are as many as its capacity before the next unit takes one', () => {
    expect(chanceThat(under(2, {}), left => left['d2'] === 0)).toBe(0);
    expect(chanceThat(under(2, {}), left => left['d1'] === 0)).toBeCloseTo(1 / 4, 12);
    expect(chanceThat(under(3, {}), left => left['d2'] === 0)).toBeCloseTo(1 / 8, 12);
  });

  test('are kills point by point', () => {
    expect(chanceThat(under(2, {}), (left, { kills }) => kills.attacker === 2 - left['d1']!)).toBeCloseTo(1, 12);
  });

  test('of a Titan Killer do all their damage, and fill its lap but no more', () => {
    const weapons = [{ name: 'Lance', kind: 'small-arms', extraAttacks: 1, rules: ['titan-killer-d3'] }] as const;
    const scenario = under(1, { damageCapacity: 4, radius: 2.5 }, { ff: 4, weapons });
    expect(chanceThat(scenario, left => left['d1'] === 0)).toBeCloseTo(1 / 2 * 1 / 2 * 1 / 3, 12);
    expect(chanceThat(scenario, left => left['d1'] === 4)).toBeCloseTo(1 / 4, 12);
    expect(chanceThat(under(1, {}, { weapons }), left => left['d2'] === 0)).toBe(0);
  });

  test('can be critical, and so can the damage that a critical hit adds', () => {
    const one = under(1, { damageCapacity: 3, critical: critical(1) });
    expect([3, 2, 1, 0].map(points => chanceThat(one, left => left['d1'] === points))).toEqual([
      1 / 2, 1 / 2 * 5 / 6, 1 / 2 * 1 / 6 * 5 / 6, 1 / 2 * 1 / 36].map(chance => expect.closeTo(chance, 12)));
    const all = under(1, { damageCapacity: 3, critical: critical('all') });
    expect(chanceThat(all, left => left['d1'] === 0)).toBeCloseTo(1 / 12, 12);
  });

  test('in a firefight lower shields first, in close combat they do not', () => {
    const shielded = { abilities: ['void-shields-2'] };
    expect(chanceThat(under(3, { ...shielded, damageCapacity: 3 }), left => left['d1'] === 2)).toBeCloseTo(1 / 8, 12);
    expect(chanceThat(under(3, shielded), left => left['d1'] === 2 && left['d2'] === 0)).toBeCloseTo(1 / 8, 12);
    expect(chanceThat(under(2, shielded), (left, { shields }) => left['d1'] === 2 && shields[2] === 0))
      .toBeCloseTo(1 / 4, 12);
    const touching = engine({ at: [[30, 20]] }, { at: [[30, 23.5]], profile: 'engine' }, shielded);
    expect(chanceThat(touching, left => left['d1'] === 1)).toBeCloseTo(1 / 2, 12);
  });
});

describe('hits given out one by one', () => {
  const SHOT: Shot = { by: 'ff', effect: 'titan-killer', points: 'D6', reach: null, from: null, turn: 0 };
  const [big, small, ...more] = layOut(engine({ at: [[30, 23.5]], profile: 'engine' },
    { at: [[30, 20], [33, 20]] }, {})).stands as [Stand, Stand, ...Stand[]];

  test('fill a lap by a Titan Killer and never more than one', () => {
    const given = allocated([big, small], [SHOT, SHOT, SHOT]).map(([hits]) => hits);
    const strong = given.filter(([first]) => first!.points > 1);
    expect(strong.length).toBeGreaterThan(5);
    expect(strong.every(hits => hits.map(({ index }) => index).join() === '0,1,0')).toBe(true);
  });

  test('are those of the war engine that hit first, then those of the next', () => {
    const plain = { ...SHOT, effect: 'normal', points: 1, reach: [0, 1, 2] } as const;
    const shots: readonly Shot[] = [
      { ...plain, by: 'cc', from: big, turn: 1 }, { ...plain, by: 'cc', from: small, turn: 2 },
      { ...plain, by: 'ff', from: big, turn: 3 }];
    const [[hits]] = allocated([small, ...more], shots) as [[readonly Hit[], number]];
    expect(hits.map(({ index, by }) => `${index} ${by}`)).toEqual(['1 cc', '2 ff', '1 cc']);
  });
});

describe('a war engine', () => {
  test('takes its capacity of the hack-downs, and bears as many Blast markers', () => {
    const field = layOut(engine(
      { at: [[30, 10]], blastMarkers: 1, profile: 'engine', with: [{ damage: 1 }] },
      { at: [[30, 60], [60, 62], [60, 65]], with: [{ profile: 'engine' }] }, { damageCapacity: 3, radius: 2.5 }));
    const losses = { ...unscathed(field), markers: [1, 0] };
    const round = {
      ending: 'undecided', winner: 'attacker', losses, callable: { attacker: [], defender: [] },
    } as const;
    const [[ending]] = settle(field, round, 1, 4) as [[Ending, number]];
    expect(endingKey(ending)).toMatch(/a: 2 a1=1 \| d: 0 broken without d1 d2$/);
  });

  test('that is wrecked by another leaves its passengers in the open', () => {
    const gun = { name: 'Gun', kind: 'small-arms', extraAttacks: 1, rules: ['macro-weapon'] } as const;
    const carrier = assault({ at: [[30, 10]], profile: 'gun' }, {
      at: [[30, 20], [0, 0]], with: [{ profile: 'carrier' }, { aboard: 'd1' }],
    }, [], {
      gun: { ...ENGINE, weapons: [gun] }, carrier: { ...ENGINE, cc: null, ff: null, abilities: ['transport'] },
    });
    expect(chanceThat(carrier, left => left['d2'] === 0)).toBeCloseTo(1 / 4 * 11 / 12 + 1 / 4, 12);
  });

  test('counts as its starting capacity', () => {
    const field = layOut(engine(
      { at: [[30, 23.5]], profile: 'engine', with: [{ damage: 2 }], blastMarkers: 1 },
      { at: [[30, 20], [30, 12]], blastMarkers: 1 }, { damageCapacity: 3 }));
    expect(bonus(field, unscathed(field), 'attacker')).toBe(1);
  });

  test('cuts the line of fire of others', () => {
    const between: Force = { at: [[30, 16], [60, 60]], with: [{ profile: 'engine' }, {}], id: 'x' };
    const shut = assault({ at: [[30, 10]] }, { at: [[30, 22]] }, [between], { engine: ENGINE });
    expect(chanceThat(shut, left => left['d1'] === 0)).toBe(0);
    const open = assault({ at: [[30, 10]] }, { at: [[30, 22]] });
    expect(chanceThat(open, left => left['d1'] === 0)).toBeCloseTo(1 / 2, 12);
  });

  test('takes a point for every enemy near it when it has withdrawn', () => {
    const field = layOut(engine({ at: [[30, 20], [33, 20]] }, { at: [[30, 26]], profile: 'engine' },
      { damageCapacity: 4, radius: 2.5, speed: 0, critical: critical(1) }));
    const round = { ending: 'swift', winner: 'attacker', losses: unscathed(field),
      callable: { attacker: [], defender: [] } } as const;
    const damages = settle(field, round, 1, 0).map(([{ formations }, weight]) =>
      [formations[1]!.units[0]!.damage, weight] as const).sort(([a], [b]) => a - b);
    expect(damages.map(([damage]) => damage)).toEqual([2, 3, 4]);
    expect(damages.map(([, weight]) => weight)).toEqual([25 / 36, 10 / 36 * 5 / 6, 1 / 36 + 10 / 36 / 6]
      .map(chance => expect.closeTo(chance, 12)));
  });
});
