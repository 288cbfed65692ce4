/** The made-up scenarios are legal, alike for a seed, and show everything that they promise. */
import { expect, test } from 'vitest';
import { apart, gap, type Base } from './oracle/geometry.ts';
import type { FormationJson, ScenarioJson } from './oracle/scenario-json.ts';
import { randomScenario } from './random-scenarios.ts';

const small = Array.from({ length: 300 }, (_, seed) => randomScenario(seed));
const large = Array.from({ length: 60 }, (_, seed) => randomScenario(seed, {
  attackers: [6, 12], defenders: [6, 12], supporters: [0, 2], supporterUnits: [2, 6], terrain: [0, 5],
  startAt: seed % 2 === 0 ? 'a4Attacks' : 'a1ChooseTarget',
}));
const all = [...small, ...large];

const basesOf = (scenario: ScenarioJson, formations: readonly FormationJson[] = scenario.formations): readonly Base[] =>
  formations.flatMap(({ units }) => units).map(({ profile, at }) => {
    const sheet = scenario.profiles[profile];
    return { at, radius: sheet?.radius ?? (sheet?.type === 'infantry' ? 1 : 1.5) };
  });

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
  for (const { blastMarkers = 0, broken, rules = [], units } of all.flatMap(scenario => scenario.formations)) {
    const limit = rules.includes('they-shall-know-no-fear') ? 2 * units.length : units.length;
    expect(blastMarkers).toBeLessThan(broken ? 1 : limit);
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
