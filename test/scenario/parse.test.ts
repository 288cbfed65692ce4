import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { DEFAULT_RULINGS } from '../../src/epic-armageddon/rulings.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { characterOf, profileOf } from '../support/profiles.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../support/build.ts';
import { changed, fullJson, leastJson, scenarioFrom } from './json.ts';

describe('what is not said has its default', () => {
  const scenario = scenarioFrom(leastJson());

  it.each([
    ['the title is empty', scenario.title, ''],
    ['every open question has its default answer', scenario.rulings, DEFAULT_RULINGS],
    ['the table is 120 × 80 without terrain', scenario.table, { width: 120, depth: 80, terrain: [] }],
    ['the assault starts with the choice of the target', scenario.startAt, 'a1ChooseTarget'],
    ['a formation is called by its id, and fresh, unbroken and without army rules', scenario.formations[0],
      { id: 'a', name: 'a', side: 'attacker', initiative: 2, blastMarkers: 0, broken: false, marched: false, rules: [],
        units: [{ id: 'a1', profile: 'tactical', at: [10, 10], damage: 0, characters: [] }] }],
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
    expect(wood).toMatchObject({ name: null, cutsSight: true });
    expect(crest).toMatchObject({ name: 'Low crest', cutsSight: false });
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

describe('a scenario is read as what it is', () => {
  it('from a text as from an object', () => {
    expect(scenarioFrom(JSON.stringify(fullJson()))).toEqual(scenarioFrom(fullJson()));
  });

  it.each([
    ['with everything said', fullJson()],
    ['with the least said', leastJson()],
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

  it('parses, or is refused as not played yet and for no other reason', () => {
    const codes = fighting.flatMap(({ id, profile }) => {
      const json = leastJson();
      const isCharacter = profile?.type === 'character';
      Object.assign(json.formations[0].units[0], isCharacter ? { characters: [id] } : { profile: id });
      const parsed = parseScenario(json, neteaLibrary);
      return 'problems' in parsed ? parsed.problems.map(({ code }) => code) : ['parsed'];
    });
    expect(new Set(codes)).toEqual(new Set(['parsed', 'not-yet']));
    expect(codes.filter(code => code === 'parsed').length).toBeGreaterThan(200);
  });
});
