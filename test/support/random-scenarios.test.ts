/** The made-up scenarios are legal, alike for a seed, and show everything that they promise. */
import { expect, test } from 'vitest';
import { apart, gap, type Base } from './oracle/geometry.ts';
import type { FormationJson, ScenarioJson } from './oracle/scenario-json.ts';
import { radiusOf } from './oracle/sheet.ts';
import { randomScenario } from './random-scenarios.ts';

const small = Array.from({ length: 300 }, (_, seed) => randomScenario(seed));
const large = Array.from({ length: 60 }, (_, seed) => randomScenario(seed, {
  attackers: [6, 12], defenders: [6, 12], supporters: [0, 2], supporterUnits: [2, 6], terrain: [0, 5],
  startAt: seed % 2 === 0 ? 'a4Attacks' : 'a1ChooseTarget',
}));
const rare = Array.from({ length: 200 }, (_, seed) => randomScenario(seed, {
  joined: 50,
  rare: { engines: 30, fields: 40, skimmers: 20, supportCraft: 20, snipers: 30, cheap: 30, transports: 60 },
}));

/** The bases on the table: those of passengers are in their transports. */
const basesOf = (scenario: ScenarioJson, formations: readonly FormationJson[] = scenario.formations): readonly Base[] =>
  formations.flatMap(({ units }) => units).filter(({ aboard }) => aboard === undefined)
    .map(({ profile, at }) => ({ at, radius: radiusOf(scenario.profiles[profile]!) }));

const all = [...small, ...large, ...rare];

/** The gaps between the two formations that fight, smallest first, for each unit of the one that engages. */
const gapsOf = (scenario: ScenarioJson): readonly number[] => {
  const fighting = (id: string) => basesOf(scenario, scenario.formations.filter(formation => formation.id === id));
  const targets = fighting(scenario.engage.target);
  return fighting(scenario.engage.formation).map(base => Math.min(...targets.map(target => gap(base, target))));
};

test('the same seed makes the same scenario, another seed another', () => {
  expect(randomScenario(11)).toEqual(randomScenario(11));
  expect(randomScenario(11)).not.toEqual(randomScenario(12));
});

test('no two bases overlap, and every base is wholly on the table', () => {
  for (const scenario of all) {
    const bases = basesOf(scenario);
    bases.forEach((base, i) => {
      const [x, y] = base.at;
      const { width = 120, depth = 80 } = scenario.table ?? {};
      expect(Math.min(x, y, width - x, depth - y)).toBeGreaterThanOrEqual(base.radius);
      for (const other of bases.slice(i + 1)) {
        expect(apart(base.at, other.at)).toBeGreaterThan(base.radius + other.radius - 1e-6);
      }
    });
  }
});

test('no formation has as many Blast markers as break it, and a broken one has none', () => {
  for (const { formations, profiles } of all) {
    for (const { blastMarkers = 0, broken, rules = [], units } of formations) {
      const size = units.reduce((sum, { profile }) => sum + (profiles[profile]?.damageCapacity ?? 1), 0);
      const limit = rules.includes('they-shall-know-no-fear') ? 2 * size : size;
      expect(blastMarkers).toBeLessThan(broken ? 1 : limit);
    }
  }
});

test('the formation that engages is on the attacking side and not broken, its target on the other', () => {
  for (const { formations, engage } of all) {
    expect(formations.find(({ id }) => id === engage.formation)).toMatchObject({ side: 'attacker', broken: false });
    expect(formations.find(({ id }) => id === engage.target)).toMatchObject({ side: 'defender' });
  }
});

test('there are units in contact, in a firefight, exactly at its limit and out of reach', () => {
  const gaps = small.flatMap(gapsOf);
  const share = (is: (length: number) => boolean) => gaps.filter(is).length / gaps.length;
  expect(share(length => length === 0)).toBeGreaterThan(0.3);
  expect(share(length => length > 0 && length < 15)).toBeGreaterThan(0.2);
  expect(share(length => Math.abs(length - 15) < 1e-9)).toBeGreaterThan(0.01);
  expect(share(length => length > 15.01)).toBeGreaterThan(0.05);
});

test('nobody touches an enemy while the charge is still to come', () => {
  const waiting = large.filter(({ startAt }) => startAt === 'a1ChooseTarget');
  expect(waiting.length).toBeGreaterThan(20);
  expect(Math.min(...waiting.flatMap(gapsOf))).toBeGreaterThan(0);
});

test.each([
  'first-strike', 'invulnerable-save', 'fearless', 'inspiring', 'reinforced-armour', 'macro-weapon', 'titan-killer-1',
  'titan-killer-d3', 'ignore-cover', 'lance', 'D3', 'they-shall-know-no-fear', '"broken":true', '"marched":true',
  'characters', 'woods', 'ruins', 'buildings', 'fortifications', 'light-vehicle',
])('%s comes up', word => {
  expect(small.filter(scenario => JSON.stringify(scenario).includes(word)).length).toBeGreaterThan(5);
});

test.each([
  'war-engine', '"damage":', '"shields":', '"critical":', 'void-shields-2', 'shadowfields-2', 'holofield',
  'knight-shield', 'living-metal', 'deflector-shield', 'skimmer', 'support-craft', 'sniper', 'Grotz', 'expendable',
  'automata', 'automaton', 'transport', '"aboard":', '"intermingled":', '"combined":', 'titan-killer-d6',
])('%s comes up where it is asked for, and nowhere else', word => {
  expect(rare.filter(scenario => JSON.stringify(scenario).includes(word)).length).toBeGreaterThan(5);
  expect([...small, ...large].filter(scenario => JSON.stringify(scenario).includes(word))).toEqual([]);
});

test('passengers are small infantry, each alone in a transport of its formation', () => {
  for (const { formations, profiles } of rare) {
    for (const { units } of formations) {
      const aboard = units.filter(unit => unit.aboard !== undefined);
      expect(new Set(aboard.map(unit => unit.aboard)).size).toBe(aboard.length);
      for (const unit of aboard) {
        const transport = units.find(({ id }) => id === unit.aboard)!;
        expect(profiles[transport.profile]?.abilities).toContain('transport');
        expect(profiles[unit.profile]?.type).toBe('infantry');
        expect(radiusOf(profiles[unit.profile]!)).toBeLessThanOrEqual(radiusOf(profiles[transport.profile]!));
      }
    }
  }
});

test('war engines have suffered less than they can take', () => {
  for (const { formations, profiles } of rare) {
    for (const { damage = 0, profile } of formations.flatMap(({ units }) => units)) {
      expect(damage).toBeLessThan(profiles[profile]?.damageCapacity ?? 1);
    }
  }
});
