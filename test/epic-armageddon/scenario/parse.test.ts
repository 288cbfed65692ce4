import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { USUAL_CRITICAL } from '../../../src/epic-armageddon/model/profile.ts';
import { DEFAULT_RULINGS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { characterOf, profileOf } from '../../support/profiles.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { changed, fullJson, grandJson, leastJson, scenarioFrom } from '../../json.ts';

describe('what is not said has its default', () => {
  const scenario = scenarioFrom(leastJson());

  it.each([
    ['the title is empty', scenario.title, ''],
    ['every open question has its default answer', scenario.rulings, DEFAULT_RULINGS],
    ['the table is 120 × 80 without terrain', scenario.table, { width: 120, depth: 80, terrain: [] }],
    ['the assault starts with the choice of the target', scenario.startAt, 'a1ChooseTarget'],
    ['a formation is called by its id, and fresh, unbroken and without army rules', scenario.formations[0],
      { id: 'a', name: 'a', side: 'attacker', initiative: 2, blastMarkers: 0, broken: false, marched: false,
        overwatch: false, rules: [], units: [{
          id: 'a1', profile: 'tactical', at: [10, 10], damage: 0, shields: 0, aboard: null, poppedUp: false,
          characters: [],
          options: [],
        }] }],
    ['nobody joins in, and the action test has been passed', scenario.engage,
      { formation: 'a', target: 'd', intermingled: [], combined: [], actionTest: 'none' }],
  ])('%s', (_, said, expected) => {
    expect(said).toEqual(expected);
  });

  it('a table may say its terrain alone, or its size', () => {
    const table = (value: unknown) => scenarioFrom({ ...leastJson(), table: value }).table;
    expect(table({ terrain: [] })).toEqual({ width: 120, depth: 80, terrain: [] });
    expect(table({ depth: 120 })).toEqual({ width: 120, depth: 120, terrain: [] });
  });

  it('a piece of terrain is nameless and cuts sight as its kind does', () => {
    const [wood, crest] = scenarioFrom(fullJson()).table.terrain;
    expect(wood).toMatchObject({ name: null, works: null, builtBy: null, cutsSight: true });
    expect(crest).toMatchObject({ name: 'Low crest', cutsSight: false });
  });

  it('a trench is a fortification that everybody sees over', () => {
    expect(scenarioFrom(grandJson()).table.terrain).toMatchObject([{ works: 'trench', cutsSight: false }]);
  });

  it('a passenger stands where its transport does, whatever it says', () => {
    const json = grandJson();
    json.formations[0].units[2].at = [1, 1];
    expect(scenarioFrom(json).formations[0]?.units.map(({ aboard, at }) => [aboard, at]))
      .toEqual([[null, [20, 20]], ['r1', [20, 20]], ['r1', [20, 20]]]);
  });

  it.each([
    ['a titan’s', 'warhound-class-titan', [], 2],
    ['a gargant’s, as many as its dice can show', 'gargant', [], 6],
    ['those of a unit and of its character together', 'warhound-class-titan', ['ordz-duruk'], 5],
    ['none of a rhino’s', 'rhino', [], 0],
  ])('all shields are up: %s', (_, profile, characters, shields) => {
    const json = leastJson();
    json.formations[0].units = [{ id: 'a1', profile, at: [10, 10], characters }];
    expect(scenarioFrom(json).formations[0]?.units[0]?.shields).toBe(shields);
  });

  it('a field that says undefined says nothing', () => {
    expect(scenarioFrom({ ...leastJson(), title: undefined, table: undefined })).toEqual(scenarioFrom(leastJson()));
  });
});

describe('profiles', () => {
  it('come from the library, those of characters too', () => {
    const { profiles } = scenarioFrom(fullJson());
    expect(Object.keys(profiles)).toEqual(['assault', 'chaplain', 'hero', 'boyz']);
    expect(profiles['boyz']).toEqual(neteaLibrary.profile('boyz'));
  });

  it('of the scenario override the library', () => {
    const tougher = { name: 'Tough Boyz', type: 'infantry', speed: 15, armour: 5 };
    const { profiles } = scenarioFrom(changed(json => (json.profiles.boyz = tougher)));
    expect(profiles['boyz']).toEqual(profileOf({ ...tougher, type: 'infantry', cc: null, ff: null }));
  });

  it('that no unit uses are left out', () => {
    const unused = { name: 'Spare', type: 'infantry', speed: 15 };
    expect(scenarioFrom(changed(json => (json.profiles.spare = unused))).profiles).not.toHaveProperty('spare');
  });

  const heroAs = (profile: object) => scenarioFrom(changed(json => (json.profiles.hero = profile))).profiles['hero'];

  it.each([
    ['infantry stands on 1cm', { type: 'infantry', speed: 15 }, 1],
    ['a light vehicle stands on 1.5cm', { type: 'light-vehicle', speed: 15 }, 1.5],
    ['an armoured vehicle stands on 1.5cm', { type: 'armoured-vehicle', speed: 15 }, 1.5],
  ])('%s unless its profile says otherwise', (_, profile, radius) => {
    expect(heroAs({ name: 'Hero', ...profile })?.radius).toBe(radius);
    expect(heroAs({ name: 'Hero', ...profile, radius: 0.7 })?.radius).toBe(0.7);
  });

  it('a weapon without extra attacks lends its rules', () => {
    const weapons = [{ name: 'Mask', kind: 'assault' }];
    expect(heroAs({ name: 'Hero', type: 'infantry', speed: 15, weapons })?.weapons)
      .toEqual([{ name: 'Mask', kind: 'assault', extraAttacks: 0, rules: [] }]);
  });

  it.each([
    ['of a war engine is a further point of damage', 'war-engine', 1, {}, USUAL_CRITICAL],
    ['of a war engine that says null, too', 'war-engine', 3, { critical: null }, USUAL_CRITICAL],
    ['of a vehicle with damage capacity, too', 'armoured-vehicle', 2, {}, USUAL_CRITICAL],
    ['of others is nothing', 'infantry', 1, {}, null],
    ['that says little does little', 'war-engine', 3, { critical: {} }, { ...USUAL_CRITICAL, damage: 0 }],
    ['with a blast hits everybody in its reach', 'war-engine', 3,
      { critical: { damage: 'all', splash: { within: 5 } } },
      { ...USUAL_CRITICAL, damage: 'all', splash: { within: 5, hitOn: 1, effect: 'normal' } }],
    ['that moves its war engine is told by the players', 'war-engine', 3, { critical: { moves: 6 } },
      { ...USUAL_CRITICAL, damage: 0, entered: true, moves: 6 }],
  ])('a critical %s', (_, type, damageCapacity, more, critical) => {
    expect(heroAs({ name: 'Hero', type, speed: 15, radius: 1, damageCapacity, ...more })?.critical).toEqual(critical);
  });

  it.each(['D3', 'D6', '2D3', '9D6', 4])('a weapon may throw %s for its extra attacks', extraAttacks => {
    const weapons = [{ name: 'Claw', kind: 'assault', extraAttacks }];
    expect(heroAs({ name: 'Hero', type: 'infantry', speed: 15, weapons })?.weapons[0]?.extraAttacks).toBe(extraAttacks);
  });

  it('damage-capacity-1 among the abilities is a number, not an ability', () => {
    const hero = heroAs({ name: 'Hero', type: 'infantry', speed: 15, abilities: ['damage-capacity-1', 'scout'] });
    expect(hero).toMatchObject({ damageCapacity: 1, abilities: ['scout'] });
  });

  it('a character has no Speed of its own', () => {
    const json = changed(full => {
      full.profiles.champion = { name: 'Champion', type: 'character', speed: null };
      full.formations[1].units[0].characters = ['champion'];
    });
    expect(scenarioFrom(json).profiles['champion']).toEqual(characterOf({ name: 'Champion' }));
  });

  it('words with a number are known where the rules have such words', () => {
    const weapons = [{ name: 'Claw', kind: 'assault', extraAttacks: 1, rules: ['titan-killer-d3'] }];
    const abilities = ['synapse-2', 'jump-packs'];
    expect(heroAs({ name: 'Hero', type: 'infantry', speed: 15, abilities, weapons })).toMatchObject({ abilities });
  });
});

describe('army rules', () => {
  it('that bend an assault are kept, the others are known and left out', () => {
    const json = leastJson();
    json.formations[1].rules = ['mob-rule', 'power-of-the-waaagh', 'power-fields'];
    expect(scenarioFrom(json).formations[1]?.rules).toEqual(['power-of-the-waaagh']);
  });
});

describe('a scenario is read as what it is', () => {
  it('from a text as from an object', () => {
    expect(scenarioFrom(JSON.stringify(fullJson()))).toEqual(scenarioFrom(fullJson()));
  });

  it.each([
    ['with everything said', fullJson()],
    ['with the least said', leastJson()],
    ['with everything that the full one leaves out', grandJson()],
    ['by a builder', scenarioOf()],
    ['by a builder with a formation of its own', scenarioOf({
      formations: [
        formationOf('attacker', rowOf('a', 'terminator', 3, [20, 20])),
        formationOf('defender', [unitOf('d1', 'infantry', [20, 30], { characters: ['commissar'] })], { broken: true }),
      ],
    })],
  ])('and again after it has been parsed once: %s', (_, json) => {
    const once = scenarioFrom(json);
    expect(parseScenario(once)).toEqual({ scenario: once });
    expect(parseScenario(JSON.stringify(once))).toEqual({ scenario: once });
  });

  it('by a builder without a change', () => {
    expect(scenarioFrom(scenarioOf())).toEqual(scenarioOf());
  });

  it('whose zeros have no sign, as in JSON', () => {
    const json = changed(full => (full.formations[0].units[0].at = [30, -0]));
    expect(scenarioFrom(json).formations[0]?.units[0]?.at[1]).toBe(0);
  });

  it('and what has been given is left as it was', () => {
    const json = fullJson();
    scenarioFrom(json);
    expect(json).toEqual(fullJson());
  });

  it('from another window or without a prototype', () => {
    const bare = Object.assign(Object.create(null) as object, leastJson());
    expect(scenarioFrom(bare)).toEqual(scenarioFrom(leastJson()));
    const foreign: unknown = runInNewContext(`(${JSON.stringify(leastJson())})`);
    expect(scenarioFrom(foreign)).toEqual(scenarioFrom(leastJson()));
  });
});

describe('every unit of the library', () => {
  const fighting = neteaLibrary.all.filter(({ profile }) => profile !== null);

  const scenarioWith = ({ id, profile }: (typeof fighting)[number]) => {
    const json = leastJson();
    Object.assign(json.formations[0].units[0], profile?.type === 'character' ? { characters: [id] } : { profile: id });
    return parseScenario(json, neteaLibrary);
  };

  it('can be in an assault', () => {
    expect(fighting.filter(unit => 'problems' in scenarioWith(unit)).map(({ id }) => id)).toEqual([]);
    expect(fighting.length).toBeGreaterThan(500);
  });

  it('can be told whole to somebody who has no library', () => {
    const changedOnTheWay = fighting.filter(unit => {
      const parsed = scenarioWith(unit);
      if ('problems' in parsed) return true;
      const told = parseScenario(JSON.stringify(writeScenario(parsed.scenario)));
      return JSON.stringify(told) !== JSON.stringify(parsed);
    });
    expect(changedOnTheWay.map(({ id }) => id)).toEqual([]);
  });
});
