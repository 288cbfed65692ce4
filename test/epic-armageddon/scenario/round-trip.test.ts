import { fc } from '../../support/laws.ts';
import { expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { EFFECTS } from '../../../src/epic-armageddon/model/profile.ts';
import { ACTION_TESTS } from '../../../src/epic-armageddon/model/scenario.ts';
import { ARMY_RULES } from '../../../src/epic-armageddon/model/army-rules.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { WORKS } from '../../../src/epic-armageddon/model/terrain.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { scenarioFrom, type Loose } from '../../json.ts';
import { shareOf } from '../../support/share.ts';

/** Something of a unit that may be said, or left to its default. */
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Who there is: with how much damage, how many shields and at what height. */
const KINDS = [
  { profile: 'tactical', damage: 0, shields: 0 },
  { profile: 'land-speeder', damage: 0, shields: 0, flies: true },
  { profile: 'recon-iron-eagle', damage: 0, shields: 0, flies: true },
  { profile: 'warhound-class-titan', damage: 2, shields: 2 },
  { profile: 'great-gargant', damage: 11, shields: 12 },
  { profile: 'thunderhawk-gunship', damage: 1, shields: 0 },
  { profile: 'idol', damage: 3, shields: 1 },
];

const unit = fc.constantFrom(...KINDS).chain(({ profile, damage, shields, flies }) => fc.record({
  profile: fc.constant(profile),
  damage: maybe(fc.nat(damage)),
  shields: maybe(fc.nat(shields)),
  poppedUp: maybe(flies ? fc.boolean() : fc.constant(false)),
  characters: maybe(fc.subarray(['chaplain', 'captain'])),
}));

/** Units in a row; those after the first may sit in a rhino that goes before them. */
const formation = (side: (typeof SIDES)[number]) => fc.record({
  side: fc.constant(side),
  blastMarkers: maybe(fc.nat(1)),
  overwatch: maybe(fc.boolean()),
  name: maybe(fc.string({ maxLength: 9 })),
  initiative: maybe(fc.integer({ min: 1, max: 6 })),
  rules: maybe(fc.subarray([...ARMY_RULES, 'mob-rule'])),
  units: fc.array(unit, { minLength: 1, maxLength: 3 }),
  aboard: fc.nat(2),
});

const critical = fc.record({
  damage: maybe(fc.oneof(fc.nat(5), fc.constant('all'))),
  splash: maybe(fc.option(fc.record({
    within: fc.integer({ min: 0, max: 30 }),
    hitOn: maybe(fc.integer({ min: 1, max: 6 })),
    effect: maybe(fc.constantFrom(...EFFECTS)),
  }))),
  entered: maybe(fc.boolean()),
  later: maybe(fc.boolean()),
  moves: maybe(fc.integer({ min: 1, max: 100 })),
});

const piece = fc.record({
  kind: fc.constant('fortifications'),
  works: maybe(fc.option(fc.constantFrom(...WORKS))),
  builtBy: maybe(fc.option(fc.constantFrom(...SIDES))),
  cutsSight: maybe(fc.option(fc.boolean())),
});

const parts = fc.record({
  attackers: fc.array(formation('attacker'), { minLength: 1, maxLength: 3 }),
  defenders: fc.array(formation('defender'), { minLength: 1, maxLength: 3 }),
  joined: fc.nat(3),
  actionTest: maybe(fc.constantFrom(...ACTION_TESTS)),
  critical: maybe(fc.option(critical)),
  terrain: fc.array(piece, { maxLength: 2 }),
});
type Parts = typeof parts extends fc.Arbitrary<infer P> ? P : never;

/** The JSON of these parts: ids for everything, and a place of its own for whoever is not aboard. */
const jsonOf = ({ attackers, defenders, joined, actionTest, critical: blow, terrain }: Parts): Loose => {
  const formations = [...attackers, ...defenders].map(({ units, aboard, ...one }, i) => ({
    id: `f${i}`,
    ...one,
    units: [{ profile: 'rhino' }, ...units].map((each, j) => ({
      id: `f${i}u${j}`,
      ...each,
      ...(j > 0 && j <= aboard ? { aboard: `f${i}u0`, poppedUp: false } : { at: [10 + 12 * j, 10 + 12 * i] }),
    })),
  }));
  const others = (first: number, length: number): readonly string[] =>
    Array.from({ length: Math.min(joined, length - 1) }, (_, i) => `f${first + 1 + i}`);
  return {
    format: 1,
    ruleset: 'epic-armageddon',
    table: { terrain: terrain.map((one, i) => ({ id: `t${i}`, outline: [[0, 0], [9, 0], [0, 9]], ...one })) },
    formations,
    engage: {
      formation: 'f0', target: `f${attackers.length}`, actionTest,
      combined: others(0, attackers.length), intermingled: others(attackers.length, defenders.length),
    },
    profiles: { idol: {
      name: 'Idol', type: 'war-engine', speed: 10, damageCapacity: 4, abilities: ['shadowfield-1'], critical: blow,
    } },
  };
};

it('whatever is said of an assault, it is written shorter and read as the same again, library or not', () => {
  const seen = { passengers: 0, joined: 0, criticals: 0 };
  fc.assert(fc.property(parts, some => {
    const scenario = scenarioFrom(jsonOf(some));
    const written = writeScenario(scenario, neteaLibrary);
    expect(parseScenario(JSON.stringify(written), neteaLibrary)).toEqual({ scenario });
    expect(parseScenario(writeScenario(scenario))).toEqual({ scenario });
    expect(JSON.stringify(written).length).toBeLessThan(JSON.stringify(scenario).length);
    const units = scenario.formations.flatMap(one => one.units);
    seen.passengers += units.filter(({ aboard }) => aboard !== null).length;
    seen.joined += scenario.engage.combined.length + scenario.engage.intermingled.length;
    seen.criticals += scenario.profiles['idol']?.critical?.splash ? 1 : 0;
  }), { numRuns: shareOf(5000, 300), seed: 40_002 });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
