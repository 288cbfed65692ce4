/** The enumeration against chances worked out by hand, and against the saves of the worked cases. */
import { describe, expect, test } from 'vitest';
import { randomScenario } from '../random-scenarios.ts';
import { enumerate } from './enumerate.ts';
import { endOfFlight } from './flight.ts';
import { isCutBy } from './geometry.ts';
import { allocated } from './hits.ts';
import { assault, MILITIA } from './militia.ts';
import { saveChance, type Hit } from './saves.ts';
import type { ScenarioJson, Spot } from './scenario-json.ts';
import type { Stand } from './sheet.ts';

/** The whole probability of the endings whose keys have this in them. */
const chanceOf = (scenario: ScenarioJson, pattern: RegExp, depth = 1): number => {
  let sum = 0;
  for (const [key, weight] of enumerate(scenario, depth)) if (pattern.test(key)) sum += weight;
  return sum;
};

/** Two dice against two, the higher of each: equal in 286 of 1,296 cases. */
const TIE = 286 / 1296;

test('the chances of all endings add up to 1', () => {
  for (let seed = 1000; seed < 1040; seed++) {
    const sum = [...enumerate(randomScenario(seed), 1).values()].reduce((total, weight) => total + weight, 0);
    expect(sum).toBeCloseTo(1, 12);
  }
});

describe('two units of 4+ in contact, neither with armour', () => {
  const duel = assault({ at: [[30, 20]] }, { at: [[30, 22]] });

  test('each dies alone in a quarter of cases, both die in another', () => {
    expect(chanceOf(duel, /^attacker by swift in 1, 1-0/)).toBeCloseTo(1 / 4, 12);
    expect(chanceOf(duel, /^defender by swift in 1, 0-1/)).toBeCloseTo(1 / 4, 12);
    expect(chanceOf(duel, /^nobody by swift in 1, 1-1/)).toBeCloseTo(1 / 4, 12);
  });

  test('the rest is settled by the dice, the loser hacked down, and a tie goes to the second round', () => {
    expect(chanceOf(duel, /^attacker by result in 1, 0-0 \| a: 0 \| d: gone/)).toBeCloseTo((1 - TIE) / 8, 12);
    expect(chanceOf(duel, /^round 2$/)).toBeCloseTo(TIE / 4, 12);
    expect(chanceOf(duel, /^attacker by swift in 2/, 2)).toBeCloseTo(TIE / 16, 12);
    expect(chanceOf(duel, /^round 3$/, 2)).toBeCloseTo((TIE / 4) ** 2, 12);
  });

  test('a unit with First Strike that hits is not struck back', () => {
    const profiles = { quick: { ...MILITIA, abilities: ['first-strike'] } };
    const quick = assault({ at: [[30, 20]], profile: 'quick' }, { at: [[30, 22]] }, [], profiles);
    expect(chanceOf(quick, /^attacker by swift in 1, 1-0/)).toBeCloseTo(1 / 2, 12);
    expect(chanceOf(quick, /^defender by swift in 1, 0-1/)).toBeCloseTo(1 / 4, 12);
    expect(chanceOf(quick, /^nobody/)).toBe(0);
  });
});

test('nobody within 15cm and in line of fire at the start means no assault', () => {
  expect([...enumerate(assault({ at: [[30, 20]] }, { at: [[30, 37.5]] })).keys()])
    .toEqual(['nobody by no-assault | a: 0 | d: 0']);
});

test('an attacker left in the fight keeps it open', () => {
  const two = assault({ at: [[30, 18], [32, 20]] }, { at: [[30, 20], [30, 60]] });
  expect(chanceOf(two, /swift/)).toBe(0);
});

test('a unit whose own die went first does not strike again', () => {
  const profiles = { quick: { ...MILITIA, abilities: ['first-strike'] } };
  const two = assault({ at: [[30, 20]], profile: 'quick' }, { at: [[30, 22], [30, 30]] }, [], profiles);
  expect(chanceOf(two, /, 2-/)).toBe(0);
});

test('a dead engaged attacker loses the assault, though others stand out of reach', () => {
  const far = assault({ at: [[30, 20], [30, 60]] }, { at: [[30, 22]] });
  expect(chanceOf(far, /^defender by swift in 1, 0-1/)).toBeCloseTo(1 / 4, 12);
  expect(chanceOf(far, /^attacker by swift in 1, 1-1/)).toBeCloseTo(1 / 4, 12);
});

test('hits beyond the engaged units are lost, and support hits engaged units only', () => {
  const two = assault({ at: [[28, 20], [32, 20]] }, { at: [[30, 22], [30, 45]] });
  expect(chanceOf(two, /, 2-/)).toBe(0);
});

test('support needs an enemy that has attacked, and hits in a firefight', () => {
  const helped = assault({ at: [[30, 20]] }, { at: [[30, 22]] }, [{ at: [[40, 20]] }]);
  expect(chanceOf(helped, /^defender by swift in 1, 0-1/)).toBeCloseTo(1 / 4 + 1 / 8, 12);
  const mute = { mute: { ...MILITIA, cc: null } };
  const idle = assault({ at: [[30, 20]], profile: 'mute' }, { at: [[30, 22]] }, [{ at: [[40, 20]] }], mute);
  expect(chanceOf(idle, /^defender by swift in 1, 0-1/)).toBeCloseTo(1 / 2, 12);
});

test('the loser breaks and runs: who is out of 15cm lives, who runs too short a way is lost', () => {
  const profiles = { slow: { ...MILITIA, speed: 5 } };
  const line: readonly Spot[] = [[20, 25], [60, 25], [60, 42]];
  const chased = (profile: string) => assault({ at: [[20, 20], [60, 18]] }, { at: line, profile }, [], profiles);
  const outcome = (profile: string) => [...enumerate(chased(profile), 1).keys()]
    .filter(key => key.startsWith('attacker by result in 1, 0-0') && key.includes('d: '))
    .map(key => key.replace(/.*d: /, ''));
  expect(outcome('militia')).toContain('0 broken without d1 d3');
  expect(outcome('slow')).not.toContain('0 broken without d1 d3');
});

test('a formation near the losers gets a Blast marker, a broken one loses its front unit', () => {
  const pair: readonly Spot[] = [[40, 20], [43, 20]];
  const whole = assault({ at: [[30, 20]] }, { at: [[30, 22]] }, [{ at: pair }]);
  expect(chanceOf(whole, /^attacker by result.* x: 0( broken)?$/)).toBe(0);
  expect(chanceOf(whole, /^attacker by result.* x: 1$/)).toBeGreaterThan(0);
  const broken = assault({ at: [[30, 20]] }, { at: [[30, 22]] }, [{ at: pair, broken: true }]);
  expect(chanceOf(broken, /^attacker by result.* x: 0 broken without x1$/)).toBeCloseTo((1 - TIE) / 8, 12);
});

describe('the best save of a unit', () => {
  const stand = (abilities: readonly string[], armour: number | null, cover: number | null): Stand => ({
    id: 's', index: 0, band: 0, name: 'Made-up', at: [0, 0], radius: 1, speed: 15, armour, cover, cc: 4, ff: 4,
    abilities, weapons: [], impassable: [], dangerous: [], isEngine: false, size: 1, left: 1, shields: 0, aboard: null,
    critical: { damage: 1, splash: null, entered: false, later: false },
  });
  const terminator = stand(['reinforced-armour'], 4, 3);
  const captain = stand(['invulnerable-save'], 4, null);

  test.each([
    ['armour of 4+ or cover of 5+, an ordinary hit', stand([], 4, 5), 'normal', 1 / 2],
    ['no armour but cover of 4+', stand([], null, 4), 'normal', 1 / 2],
    ['no armour, cover ignored', stand([], null, 4), 'ignore-cover', 0],
    ['reinforced 4+ in cover of 3+, the re-roll on armour', terminator, 'normal', 5 / 6],
    ['reinforced 4+ in cover of 3+ against a lance', terminator, 'lance', 2 / 3],
    ['reinforced 4+ in cover of 3+ with cover ignored', terminator, 'ignore-cover', 3 / 4],
    ['reinforced 4+ against a macro-weapon', terminator, 'macro-weapon', 1 / 2],
    ['reinforced 4+ against a Titan Killer', terminator, 'titan-killer', 0],
    ['4+ and invulnerable', captain, 'normal', 7 / 12],
    ['4+ and invulnerable against a macro-weapon', captain, 'macro-weapon', 1 / 6],
  ] as const)('%s', (_, unit, effect, chance) => {
    expect(saveChance(unit, { effect, by: 'cc' })).toBeCloseTo(chance, 12);
  });

  test('an Ignore Cover hit goes to the nearest unit in cover, the others lap by lap to the nearest', () => {
    const open = { ...stand([], 5, null), index: 0 };
    const house = { ...stand([], 5, 4), index: 1 };
    const shots = (['normal', 'normal', 'ignore-cover'] as const)
      .map(effect => ({ effect, by: 'cc' as const, points: 1 as const, reach: null, from: null, turn: 0 }));
    const [[hits]] = allocated([open, house], shots) as [[readonly Hit[], number]];
    expect(hits.map(({ index, effect }) => `${index} ${effect}`)).toEqual(['0 normal', '1 ignore-cover', '0 normal']);
  });
});

describe('a line of fire', () => {
  const wood: readonly Spot[] = [[10, 10], [30, 10], [30, 25], [10, 25]];
  const at = (x: number, y: number) => ({ at: [x, y] as const, radius: 1 });

  test.each([
    ['runs out of a wood over less than 10cm', at(18, 15), at(5, 15), false],
    ['does not run out of a wood over more than 10cm', at(22, 15), at(5, 15), true],
    ['runs 10cm exactly', at(21, 15), at(5, 15), false],
    ['does not run through a wood', at(5, 18), at(18, 5), true],
    ['runs along a wood', at(5, 25), at(35, 25), false],
  ] as const)('%s', (_, from, to, isCut) => {
    expect(isCutBy(wood, from, to)).toBe(isCut);
    expect(isCutBy(wood, to, from)).toBe(isCut);
  });
});

describe('a unit of a base of 1cm that runs 30cm straight away from the nearest enemy', () => {
  const runner = { at: [30, 20] as Spot, radius: 1 };
  const enemy = { at: [30, 16] as Spot, radius: 1 };
  const open = { width: 120, depth: 80, impassable: [] };
  const cliff: readonly Spot[] = [[25, 30], [35, 30], [35, 33], [25, 33]];
  const corner: readonly Spot[] = [[30.6, 40], [35, 41], [35, 45]];

  test.each([
    ['gets the whole way', [enemy], open, [30, 50]],
    ['keeps its base on the table', [enemy], { ...open, depth: 40 }, [30, 39]],
    ['stops in contact with another enemy', [enemy, { at: [30, 40], radius: 1.5 }], open, [30, 37.5]],
    ['passes an enemy that it only grazes', [enemy, { at: [31.96, 40], radius: 1 }], open, [30, 50]],
    ['stops at what it may not enter', [enemy], { ...open, impassable: [cliff] }, [30, 30]],
    ['passes what its centre does not meet', [enemy], { ...open, impassable: [corner] }, [30, 50]],
    ['runs from the first of two that are equally near', [enemy, { at: [26, 20], radius: 1 }], open, [30, 50]],
    ['runs from the base, not the centre, that is nearer', [enemy, { at: [25.5, 20], radius: 2 }], open, [60, 20]],
    ['stays where there is no enemy', [], open, [30, 20]],
  ] as const)('%s', (_, enemies, ground, [x, y]) => {
    const end = endOfFlight(runner, 30, enemies, ground);
    expect(end[0]).toBeCloseTo(x, 9);
    expect(end[1]).toBeCloseTo(y, 9);
  });
});
