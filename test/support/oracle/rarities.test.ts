/** Fields, skimmers, snipers, those who hardly count, and formations that fight together, worked out by hand. */
import { describe, expect, test } from 'vitest';
import { layOut } from './field.ts';
import { assault, chanceThat, MILITIA, type Force } from './militia.ts';
import { saveChance, unsaved, type Hit } from './saves.ts';
import type { ProfileJson, ScenarioJson, Side } from './scenario-json.ts';
import { bonus, endingKey, settle } from './settlement.ts';
import type { Stand } from './sheet.ts';
import { removed, unscathed } from './losses.ts';

const standWith = (profile: Partial<ProfileJson>): Stand =>
  layOut(assault({ at: [[30, 10]], profile: 'armed' }, { at: [[30, 20]] }, [], {
    armed: { ...MILITIA, ...profile },
  })).stands[0]!;

describe('the best save', () => {
  test.each([
    ['of a holofield against a Titan Killer', { abilities: ['holofield'] }, 'titan-killer', 'cc', 2 / 3],
    ['of a holofield against a sniper', { abilities: ['holofield'] }, 'sniper', 'ff', 1 / 2],
    ['of a holofield over reinforced armour of 5+', { armour: 5, abilities: ['holofield', 'reinforced-armour'] },
      'normal', 'ff', 1 - 1 / 3 * 2 / 3],
    ['of a knight shield against a macro-weapon', { abilities: ['knight-shield'] }, 'macro-weapon', 'cc', 1 / 2],
    ['of a knight shield against a sniper', { abilities: ['knight-shield'] }, 'sniper', 'cc', 1 / 2],
    ['of a knight shield against supporting fire', { abilities: ['knight-shield'] }, 'normal', 'support', 0],
    ['of an ion shield against a firefight hit', { abilities: ['ion-shield'] }, 'lance', 'ff', 1 / 2],
    ['of an ion shield against supporting fire', { abilities: ['ion-shield'] }, 'sniper', 'support', 1 / 2],
    ['of an ion shield against close combat', { abilities: ['ion-shield'] }, 'normal', 'cc', 0],
    ['of an ion shield against a wreck', { abilities: ['ion-shield'] }, 'normal', 'mishap', 0],
    ['of an ion shield against a macro-weapon', { abilities: ['ion-shield'] }, 'macro-weapon', 'ff', 0],
    ['of living metal', { abilities: ['living-metal', 'invulnerable-save'] }, 'titan-killer', 'cc', 1 / 2],
    ['of a deflector shield', { abilities: ['deflector-shield'] }, 'normal', 'cc', 1 / 3],
    ['of 4+ against a sniper', { armour: 4 }, 'sniper', 'ff', 1 / 3],
    ['of 6+ against a sniper', { armour: 6 }, 'sniper', 'ff', 0],
  ] as const)('%s', (_, profile, effect, by, chance) => {
    expect(saveChance(standWith(profile), { effect, by })).toBeCloseTo(chance, 12);
  });

  test.each([
    ['a holofield stops all three points of a hit or none', 'holofield', [2 / 3, 0, 0, 1 / 3]],
    ['a knight shield stops each for itself', 'knight-shield', [1 / 8, 3 / 8, 3 / 8, 1 / 8]],
  ] as const)('%s', (_, ability, chances) => {
    const hit: Hit = { index: 0, effect: 'titan-killer', by: 'cc', points: 3 };
    const through = new Map(unsaved(standWith({ abilities: [ability] }), hit));
    expect([0, 1, 2, 3].map(points => through.get(points) ?? 0))
      .toEqual(chances.map(chance => expect.closeTo(chance, 12)));
  });
});

describe('a skimmer in contact', () => {
  const BRUTE: ProfileJson = { ...MILITIA, cc: 2, ff: 6 };
  const touched = (speeder: Partial<ProfileJson>, others: Force['at'] = []) => assault(
    { at: [[30, 20]], profile: 'brute' },
    { at: [[30, 22], ...others], with: [{ profile: 'speeder' }] }, [],
    { brute: BRUTE, speeder: { ...MILITIA, abilities: ['skimmer'], ...speeder } });

  test('makes it a firefight if that serves it better', () => {
    expect(chanceThat(touched({ cc: 5, ff: 4 }), left => left['d1'] === 0)).toBeCloseTo(1 / 6, 12);
    expect(chanceThat(touched({ cc: 4, ff: 4 }), left => left['d1'] === 0)).toBeCloseTo(5 / 6, 12);
  });

  test('cannot, against a unit that another enemy touches as well', () => {
    expect(chanceThat(touched({ cc: 5, ff: 4 }, [[30, 18]]), left => left['d1'] === 0)).toBeCloseTo(5 / 6, 12);
  });

  test('always does as a support craft', () => {
    const craft = touched({ cc: 2, ff: 5, abilities: ['support-craft'] });
    expect(chanceThat(craft, left => left['d1'] === 0)).toBeCloseTo(1 / 6, 12);
    expect(chanceThat(craft, left => left['a1'] === 0)).toBeCloseTo(1 / 3, 12);
  });
});

describe('those who fly', () => {
  /** 10cm beyond an attacker, with a strip of terrain across its way. */
  const flying = (
    abilities: readonly string[], speed: number, kind: string, from: number, to: number,
  ): ScenarioJson => ({
    ...assault({ at: [[30, 16]] }, { at: [[30, 28]], profile: 'flier' }, [],
      { flier: { ...MILITIA, type: 'light-vehicle', speed, abilities } }),
    table: {
      width: 120, depth: 80, terrain: [{ id: 't', kind, outline: [[20, from], [40, from], [40, to], [20, to]] }],
    },
  });
  const getsAway = (scenario: ScenarioJson): boolean => {
    const field = layOut(scenario);
    const round = { ending: 'swift', winner: 'attacker', losses: unscathed(field),
      callable: { attacker: [], defender: [] } } as const;
    return settle(field, round, 1, 0).every(([{ formations }]) => formations[1]!.units[0]!.alive);
  };

  test.each([
    ['cross what is closed to others', ['skimmer'], 15, true],
    ['do not end in it', ['skimmer'], 3, false],
    ['leave others behind', [], 15, false],
  ] as const)('%s', (_, abilities, speed, is) => {
    expect(getsAway(flying(abilities, speed, 'cliffs', 30, 36))).toBe(is);
  });

  test.each([
    ['see over what is nearer to them', ['support-craft'], 24, true],
    ['not over what is nearer to the other', ['support-craft'], 18, false],
    ['not at all as skimmers near the ground', ['skimmer'], 24, false],
  ] as const)('%s', (_, abilities, y, is) => {
    expect(chanceThat(flying(abilities, 15, 'ruins', y, y + 1), left => left['a1'] === 0) > 0).toBe(is);
  });
});

test('an automaton of a broken formation near the losers may save itself', () => {
  const field = layOut(assault({ at: [[30, 10]] }, { at: [[30, 60]] },
    [{ at: [[90, 60]], broken: true, profile: 'robot' }],
    { robot: { ...MILITIA, armour: 5, abilities: ['automaton', 'invulnerable-save'] } }));
  const round = { ending: 'swift', winner: 'attacker', losses: unscathed(field),
    callable: { attacker: [], defender: ['x'] } } as const;
  const lives = settle(field, round, 1, 0).filter(([{ formations }]) => formations[2]!.units[0]!.alive);
  expect(lives.map(([, weight]) => weight)).toEqual([expect.closeTo(1 / 3, 12)]);
});

test('a sniper picks the nearest who is not hit yet', () => {
  const weapons = [{ name: 'Rifle', kind: 'small-arms', rules: ['sniper'] }] as const;
  const scenario = assault({ at: [[28, 10], [32, 10]], with: [{ profile: 'sniper' }, {}] },
    { at: [[30, 15], [30, 18]] }, [], { sniper: { ...MILITIA, weapons } });
  expect(chanceThat(scenario, left => left['d2'] === 0)).toBeCloseTo(1 / 4, 12);
  expect(chanceThat(scenario, left => left['d1'] === 0)).toBeCloseTo(3 / 4, 12);
});

describe('the loss of', () => {
  /** Kills and markers for the first of two units, the second of which is of a kind of its own. */
  const countOf = (first: Partial<ProfileJson>, second: Partial<ProfileJson>) => {
    const field = layOut(assault({ at: [[30, 10], [33, 10]], with: [{ profile: 'first' }, { profile: 'second' }] },
      { at: [[30, 20]] }, [], { first: { ...MILITIA, ...first }, second: { ...MILITIA, ...second } }));
    const { kills, markers } = removed(field, unscathed(field), [{ index: 0, left: 0, shields: 0 }]);
    return `${kills.defender} kills, ${markers[0]} markers`;
  };
  const GROTZ = { name: 'Grotz', abilities: ['expendable'] };

  test.each([
    ['anybody', {}, {}, '1 kills, 1 markers'],
    ['the expendable', { abilities: ['expendable'] }, {}, '1 kills, 0 markers'],
    ['the expendable among themselves', { abilities: ['expendable'] }, { abilities: ['expendable'] },
      '1 kills, 1 markers'],
    ['Grotz among others', GROTZ, {}, '0 kills, 0 markers'],
    ['Grotz among Grotz', GROTZ, GROTZ, '1 kills, 1 markers'],
    ['automata among others', { abilities: ['automata'] }, {}, '0 kills, 0 markers'],
    ['automata among automata', { abilities: ['automata'] }, { abilities: ['automata'] }, '1 kills, 1 markers'],
    ['an automaton', { abilities: ['automaton'] }, {}, '1 kills, 0 markers'],
  ] as const)('%s', (_, first, second, counted) => {
    expect(countOf(first, second)).toBe(counted);
  });
});

describe('formations that fight together', () => {
  const MARINES = { rules: ['they-shall-know-no-fear'] };
  const joined = (d: Partial<Force>, x: Partial<Force>): ScenarioJson => ({
    ...assault({ at: [[30, 10]], blastMarkers: 0 }, { at: [[30, 20], [30, 23]], ...d },
      [{ at: [[34, 22], [34, 25]], ...x }]),
    engage: { formation: 'a', target: 'd', intermingled: ['x'] },
  });
  const ended = (scenario: ScenarioJson, winner: Side, dead: readonly string[], difference: number) => {
    const field = layOut(scenario);
    const losses = removed(field, unscathed(field), field.stands
      .filter(({ id }) => dead.includes(id)).map(({ index }) => ({ index, left: 0, shields: 0 })));
    const [[ending]] = settle(field, { ending: 'undecided', winner, losses, callable: { attacker: [], defender: [] } },
      1, difference) as [[Parameters<typeof endingKey>[0], number]];
    return endingKey(ending).replace(/.*?\| d: /, 'd: ');
  };

  test('count their units and markers together', () => {
    const field = layOut(joined({ blastMarkers: 1 }, { broken: true }));
    expect(bonus(field, unscathed(field), 'attacker')).toBe(2);
    expect(bonus(field, unscathed(field), 'defender')).toBe(2);
    const marked = layOut(joined({ blastMarkers: 1 }, {}));
    expect(bonus(marked, unscathed(marked), 'defender')).toBe(2);
  });

  test('take the hits of both, and markers each for its own losses', () => {
    expect(chanceThat(joined({}, {}), left => left['x1'] === 0)).toBe(0);
    expect(ended(joined({}, {}), 'defender', ['x1'], 1)).toBe('d: 0 | x: 0 broken without x1');
  });

  test('are hacked down nearest first, one broken before is destroyed', () => {
    expect(ended(joined({ broken: true }, {}), 'attacker', [], 1)).toBe('d: gone without d1 d2 | x: 0 broken');
    expect(ended(joined({}, {}), 'attacker', [], 2)).toBe('d: 0 broken without d1 | x: 0 broken without x1');
  });

  test('halve the hack-downs only if all of them know no fear', () => {
    expect(ended(joined(MARINES, {}), 'attacker', [], 2)).toContain('without x1');
    expect(ended(joined(MARINES, MARINES), 'attacker', [], 2)).toBe('d: 0 broken without d1 | x: 0 broken');
  });

  test('take one hit more of winners with a brutal one left, after any halving, and none without a result', () => {
    const brutal = (rules: Partial<Force>): ScenarioJson => {
      const scenario = joined(rules, rules);
      const formations = scenario.formations.map(one => (one.id === 'a'
        ? { ...one, units: one.units.map(unit => ({ ...unit, profile: 'brute' })) } : one));
      return {
        ...scenario, formations, profiles: { ...scenario.profiles, brute: { ...MILITIA, abilities: ['brutal'] } },
      };
    };
    expect(ended(brutal({}), 'attacker', [], 1)).toBe('d: 0 broken without d1 | x: 0 broken without x1');
    expect(ended(brutal(MARINES), 'attacker', [], 1)).toBe('d: 0 broken without d1 | x: 0 broken');
    expect(ended(brutal({}), 'attacker', [], 0)).not.toContain('without');
  });
});
