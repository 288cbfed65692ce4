import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { scenarioOf, terrainOf } from '../../support/build.ts';
import { PROFILES } from '../../support/profiles.ts';
import { changedGrand, fullJson, grandJson, leastJson, scenarioFrom, type Loose } from '../../json.ts';

const SCENARIOS = [
  ['with everything said', scenarioFrom(fullJson())],
  ['with everything that this leaves out', scenarioFrom(grandJson())],
  ['with the least said', scenarioFrom(leastJson())],
  ['by a builder', scenarioOf({ title: 'Built', terrain: [terrainOf('river', [0, 0], [50, 5], { cutsSight: true })] })],
  ['with a profile of its own under a known id', scenarioOf({ profiles: { boyz: { ...PROFILES.boyz, ff: 5 } } })],
] as const;

describe('a written scenario', () => {
  it.each(SCENARIOS)('is read as the same scenario: %s', (_, scenario) => {
    const json = JSON.stringify(writeScenario(scenario, neteaLibrary));
    expect(parseScenario(json, neteaLibrary)).toEqual({ scenario });
  });

  it.each(SCENARIOS)('is read as the same scenario where there is no library: %s', (_, scenario) => {
    expect(parseScenario(JSON.stringify(writeScenario(scenario)))).toEqual({ scenario });
  });

  it('says nothing that goes without saying', () => {
    expect(writeScenario(scenarioFrom(leastJson()), neteaLibrary)).toEqual(leastJson());
  });

  it('says everything that does not', () => {
    const json = fullJson();
    const [marines, warband] = json.formations;
    expect(writeScenario(scenarioFrom(json), neteaLibrary)).toEqual({
      format: 1,
      ruleset: 'epic-armageddon',
      title: json.title,
      rulings: json.rulings,
      table: json.table,
      formations: [
        {
          id: 'marines', name: marines.name, side: 'attacker', initiative: 1, blastMarkers: 1, rules: marines.rules,
          units: [{ id: 'a1', profile: 'assault', at: [30, 20], characters: ['chaplain'] }, marines.units[1]],
        },
        warband,
      ],
      engage: { formation: 'marines', target: 'warband' },
      profiles: {
        hero: {
          name: 'Hero', type: 'infantry', speed: 20, armour: 3, cc: 2, ff: 4, radius: 1.2,
          abilities: ['fearless'], weapons: json.profiles.hero.weapons,
        },
      },
    });
  });

  it('says of passengers, shields, criticals and joined formations what does not go without saying', () => {
    const json = changedGrand(grand => {
      delete grand.formations[0].units[2].at;
      grand.formations[3].rules = ['power-of-the-waaagh'];
    });
    expect(writeScenario(scenarioFrom(json), neteaLibrary)).toEqual(json);
  });

  it('leaves out shields that are all up, and a critical that is the usual one', () => {
    const json = changedGrand(grand => {
      grand.formations[1].units[0].shields = 2;
      grand.profiles.idol.critical = { damage: 1, splash: null };
    });
    const written = writeScenario(scenarioFrom(json), neteaLibrary) as Loose;
    expect(written.formations[1].units[0])
      .toEqual({ id: 'w1', profile: 'warhound-class-titan', at: [40, 20], damage: 1 });
    expect(written.profiles.idol).not.toHaveProperty('critical');
  });

  it('names a formation only where its name is not its id, and its initiative only where it is not 2', () => {
    const json = leastJson();
    Object.assign(json.formations[0], { name: 'a', initiative: 2 });
    expect(writeScenario(scenarioFrom(json), neteaLibrary)).toEqual(leastJson());
    Object.assign(json.formations[0], { name: 'A', initiative: 1 });
    expect(writeScenario(scenarioFrom(json), neteaLibrary)).toEqual(json);
  });

  it('brings every profile where there is no library, as short as it can be', () => {
    expect(writeScenario(scenarioFrom(leastJson()))).toMatchObject({
      profiles: {
        tactical: { name: 'Tactical', type: 'infantry', speed: 15, armour: 4, cc: 4, ff: 4 },
        boyz: { name: 'Boyz', type: 'infantry', speed: 15, armour: 6, cc: 4, ff: 6 },
      },
    });
  });
});
