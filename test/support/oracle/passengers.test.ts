/** Transports and those in them, in cases worked out by hand. */
import { describe, expect, test } from 'vitest';
import { layOut } from './field.ts';
import { assault, chanceThat, MILITIA, type Force } from './militia.ts';
import type { ProfileJson, ScenarioJson, WeaponJson } from './scenario-json.ts';
import { bonus, settle } from './settlement.ts';
import { unscathed } from './losses.ts';

const TRUCK: ProfileJson = {
  ...MILITIA, name: 'Truck', type: 'armoured-vehicle', cc: null, ff: null, abilities: ['transport'],
};

/** A truck (d1) with militia in it (d2), 6cm from a unit with some weapons. */
const truck = (
  weapons: readonly Partial<WeaponJson>[], abilities: readonly string[] = [], passenger: Partial<ProfileJson> = {},
): ScenarioJson => assault({ at: [[30, 10]], profile: 'armed' }, {
  at: [[30, 18.5], [0, 0]], with: [{ profile: 'truck' }, { profile: 'passenger', aboard: 'd1' }],
}, [], {
  armed: { ...MILITIA, weapons: weapons.map(weapon => ({ name: 'Gun', kind: 'small-arms', ...weapon })) },
  truck: { ...TRUCK, abilities: ['transport', ...abilities] },
  passenger: { ...MILITIA, ...passenger },
});

type Left = { readonly [id: string]: number };

const areDead = (...ids: readonly string[]) => (left: Left) => ids.every(id => left[id] === 0);

describe('passengers of a truck that is destroyed', () => {
  test('save themselves on 6+', () => {
    expect(chanceThat(truck([]), areDead('d1', 'd2'))).toBeCloseTo(1 / 2 * 5 / 6, 12);
    expect(chanceThat(truck([]), (_, { kills }) => kills.attacker === 2)).toBeCloseTo(1 / 2 * 5 / 6, 12);
  });

  test.each([
    ['with their armour, if it is better', truck([], [], { armour: 4 }), 1 / 2 * 1 / 2],
    ['not on 6+ if cover is ignored', truck([{ rules: ['ignore-cover'] }]), 1 / 2],
    ['not at all if they were in a support craft', truck([], ['support-craft'], { armour: 2 }), 1 / 2],
  ] as const)('%s', (_, scenario, chance) => {
    expect(chanceThat(scenario, areDead('d2'))).toBeCloseTo(chance, 12);
  });

  test('can be hit by a macro-weapon when they have got out', () => {
    const macro = truck([{ extraAttacks: 1, rules: ['macro-weapon'] }]);
    expect(chanceThat(macro, areDead('d2'))).toBeCloseTo(1 / 4 * 5 / 6 + 1 / 4 + 1 / 4, 12);
  });

  test('do not strike in the same round', () => {
    expect(chanceThat(truck([{ rules: ['first-strike'] }]), areDead('a1'))).toBe(0);
  });
});

test('passengers count as units and are not hit while their transport lives', () => {
  const scenario = truck([]);
  const field = layOut(scenario);
  expect(bonus(field, unscathed(field), 'defender')).toBe(2);
  expect(chanceThat(scenario, left => left['d1'] === 1 && left['d2'] === 0)).toBe(0);
});

describe('hacked down by so many', () => {
  const field = (abilities: readonly string[], d: Partial<Force> = {}) => layOut(assault({ at: [[30, 10]] }, {
    at: [[30, 50], [0, 0], [30, 53]], with: [{ profile: 'truck' }, { aboard: 'd1' }, {}], ...d,
  }, [], { truck: { ...TRUCK, abilities: ['transport', ...abilities] } }));
  const lostOf = (laid: ReturnType<typeof field>, difference: number) => {
    const round = { ending: 'undecided', winner: 'attacker', losses: unscathed(laid),
      callable: { attacker: [], defender: [] } } as const;
    return settle(laid, round, 1, difference).map(([{ formations }, weight]) => [
      formations[1]!.units.filter(unit => !unit.alive).map(unit => unit.id).join(' '), weight] as const);
  };

  test.each([
    [1, [['d1', 1 / 6], ['d1 d2', 5 / 6]]],
    [2, [['d1 d2', 1]]],
    [3, [['d1 d2 d3', 1]]],
  ] as const)('%i, a truck goes before its passenger, he before all others', (difference, lost) => {
    expect(lostOf(field([]), difference)).toEqual(lost.map(([ids, chance]) => [ids, expect.closeTo(chance, 12)]));
  });

  test('1, a Fearless truck is passed over, its passenger is not', () => {
    expect(lostOf(field(['fearless']), 1)).toEqual([['d2', 1]]);
  });

  test('0, a truck that does not get away takes its passenger with it', () => {
    const still = layOut(assault({ at: [[30, 10]] }, { at: [[30, 20], [0, 0]],
      with: [{ profile: 'truck' }, { aboard: 'd1' }] }, [], { truck: { ...TRUCK, speed: 0 } }));
    expect(lostOf(still, 0)).toEqual([['d1 d2', 1]]);
  });
});
