import { describe, expect, it } from 'vitest';
import type { Effect, Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { bestSave, chanceToSurvive, coverOf, saveOptions } from '../../../src/epic-armageddon/attacks/saves.ts';
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import { formationOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, played } from '../../support/fight.ts';
import { profileOf, weaponOf } from '../../support/profiles.ts';

/** A target of this datasheet in a kind of terrain, on either side; and somebody to hit it. */
const target = (
  sheet: Partial<Profile>, ground: TerrainKind = 'open-ground', side: Side = 'defender',
  rulings: ScenarioParts['rulings'] = {},
) => {
  const assault = assaultOf({
    profiles: { target: profileOf(sheet) }, rulings,
    terrain: [terrainOf(ground, [0, 0], [100, 60])],
    formations: [
      formationOf('attacker', [unitOf('a', side === 'attacker' ? 'target' : 'boyz', [30, 20])]),
      formationOf('defender', [unitOf('d', side === 'defender' ? 'target' : 'boyz', [30, 25])]),
      formationOf(side, [unitOf('friend', 'target', [60, 25])], { id: 'friends' }),
    ],
  });
  return { assault, unit: unitIn(assault, side === 'attacker' ? 'a' : 'd'), friend: unitIn(assault, 'friend') };
};

const options = (
  sheet: Partial<Profile>, effect: Effect = 'normal', ground: TerrainKind = 'open-ground', side: Side = 'defender',
) => {
  const { assault, unit } = target(sheet, ground, side);
  return saveOptions(assault, unit, effect).map(option => `${option.kind} ${option.target}+`);
};

const REINFORCED = { abilities: ['reinforced-armour'] };

describe('which saves a hit leaves', () => {
  it.each<readonly [string, Partial<Profile>, Effect, TerrainKind, readonly string[]]>([
    ['V1: armour saves on its value', { armour: 5 }, 'normal', 'open-ground', ['armour 5+']],
    ['V1: without armour there is no save', { armour: null }, 'normal', 'open-ground', []],
    ['V1: armour that needs more than a 6 is no save', { armour: 7 }, 'normal', 'open-ground', []],
    ['V2: infantry in cover has the choice', { armour: 6 }, 'normal', 'ruins', ['armour 6+', 'cover 4+']],
    ['V2: cover saves those without armour', { armour: null }, 'normal', 'fortifications', ['cover 3+']],
    ['V2: vehicles have no cover save', { armour: 6, type: 'armoured-vehicle' }, 'normal', 'woods', ['armour 6+']],
    ['V4: Reinforced Armour saves as armour does', REINFORCED, 'normal', 'open-ground', ['armour 4+']],
    ['V5: a Lance leaves armour and cover', REINFORCED, 'lance', 'ruins', ['armour 4+', 'cover 4+']],
    ['V6: a macro-weapon leaves neither armour nor cover', { armour: 4 }, 'macro-weapon', 'ruins', []],
    ['V6: a macro-weapon leaves Reinforced Armour its save, and no cover', REINFORCED, 'macro-weapon', 'ruins', [
      'armour 4+',
    ]],
    ['V7: a Titan Killer leaves nothing, Reinforced Armour or not', REINFORCED, 'titan-killer', 'ruins', []],
    ['V8: Ignore Cover leaves armour only', { armour: 6 }, 'ignore-cover', 'ruins', ['armour 6+']],
  ])('%s', (_, sheet, effect, ground, expected) => {
    expect(options(sheet, effect, ground)).toEqual(expected);
  });

  it.each<readonly [string, TerrainKind, number | null]>([
    ['V2: fortifications save on 3+', 'fortifications', 3], ['V2: buildings save on 4+', 'buildings', 4],
    ['V2: jungle saves on 4+', 'jungle', 4], ['V2: ruins save on 4+', 'ruins', 4], ['V2: woods save on 5+', 'woods', 5],
    ['V2: scrub saves on 6+', 'scrub', 6], ['V2: marsh saves on 6+', 'marsh', 6],
    ['V2: a river saves on 6+', 'river', 6],
    ['V2: open ground does not save', 'open-ground', null], ['V2: a road does not save', 'road', null],
  ])('%s', (_, ground, expected) => {
    const { assault, unit } = target({}, ground);
    expect(coverOf(assault, unit)).toBe(expected);
  });

  it('V3, ruling 19: infantry that charges has no cover save', () => {
    expect(options({ armour: 6 }, 'normal', 'ruins', 'attacker')).toEqual(['armour 6+']);
  });

  it('V2: mounted troops are vehicles where terrain is concerned, unless a club plays them as infantry', () => {
    const bikes = { armour: 5, abilities: ['mounted'] };
    expect(options(bikes, 'normal', 'ruins')).toEqual(['armour 5+']);
    const asInfantry = target(bikes, 'ruins', 'defender', { mountedCover: 'infantry' });
    expect(saveOptions(asInfantry.assault, asInfantry.unit, 'normal').map(one => one.kind)).toEqual([
      'armour', 'cover',
    ]);
  });

  it('V2: a stand has the cover in which its centre lies, the best of several', () => {
    const parts = {
      terrain: [terrainOf('woods', [20, 20], [40, 40]), terrainOf('fortifications', [30, 20], [40, 40])],
      formations: [
        formationOf('attacker', [unitOf('a', 'boyz', [30, 10])]),
        formationOf('defender', [
          unitOf('in', 'boyz', [35, 30]), unitOf('edge', 'boyz', [20, 30]), unitOf('out', 'boyz', [19.5, 26]),
        ]),
      ],
    };
    const assault = assaultOf(parts);
    expect(['in', 'edge', 'out'].map(id => coverOf(assault, unitIn(assault, id)))).toEqual([3, 5, null]);
  });
});

describe('infantry on overwatch', () => {
  const waiting = (more: Partial<ScenarioFormation>, terrain: ScenarioParts['terrain'] = [], profile = 'boyz') => {
    const watcher = unitOf('d', profile, [30, 25]);
    const assault = assaultOf({ terrain, formations: [
      formationOf('attacker', [unitOf('a', 'boyz', [30, 20])]), formationOf('defender', [watcher], more),
    ] });
    return coverOf(assault, unitIn(assault, 'd'));
  };
  const on = (kind: TerrainKind) => [terrainOf(kind, [0, 0], [100, 60])];
  const overwatch = true;

  it('V2: saves on 5+ in the open, on a hill too', () => {
    expect(waiting({ overwatch })).toBe(5);
    expect(waiting({ overwatch }, on('hill'))).toBe(5);
    expect(waiting({})).toBe(null);
  });

  it('V2: where the ground is not open it has what that gives and no more', () => {
    expect(waiting({ overwatch }, on('scrub'))).toBe(6);
    expect(waiting({ overwatch }, on('road'))).toBe(null);
  });

  it('V2: vehicles have none, nor have the broken', () => {
    expect(waiting({ overwatch }, [], 'rhino')).toBe(null);
    expect(waiting({ overwatch, broken: true })).toBe(null);
  });

  it('V2, A2.12: a formation that has fired has it no more', () => {
    const scenario = scenarioOf({ startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', [unitOf('a1', 'boyz', [30, 20]), unitOf('a2', 'boyz', [33, 20])]),
      formationOf('defender', [unitOf('d1', 'infantry', [30, 23]), unitOf('d2', 'infantry', [33, 60])], { overwatch }),
    ] });
    const charge: Decision = { type: 'unit.moved', unit: 'a1', to: [30, 21] };
    const fire: Decision = { type: 'overwatch.fired', formation: 'defender', target: 'attacker', hits: [] };
    const saves = (faces: readonly number[], decisions: readonly Decision[]) =>
      played(scenario, [4, 1, 1, ...faces, ...ATTACKER_ROLLS_HIGH], decisions).dice.filter(die => die.includes('save'));
    expect(saves([5], [charge])).toEqual(['d1 save 5+: 5']);
    expect(saves([], [charge, fire])).toEqual([]);
  });
});

describe('which save is taken when nobody says', () => {
  const best = (sheet: Partial<Profile>, effect: Effect, ground: TerrainKind): SaveKind => {
    const { assault, unit } = target(sheet, ground);
    return bestSave(assault, unit, effect);
  };

  it('V2: the likelier one', () => {
    expect(best({ armour: 6 }, 'normal', 'woods')).toBe('cover');
    expect(best({ armour: 4 }, 'normal', 'woods')).toBe('armour');
    expect(best({ armour: null }, 'normal', 'open-ground')).toBe('none');
  });

  it('V4, V10: cover counts with the second throw that Reinforced Armour gives', () => {
    expect(best({ armour: 4, ...REINFORCED }, 'normal', 'fortifications')).toBe('cover');
    expect(best({ armour: 4, ...REINFORCED }, 'lance', 'ruins')).toBe('armour');
  });

  it.each<readonly [string, Partial<Profile>, Effect, TerrainKind, number]>([
    ['V1: armour 4+ lives half of the time', { armour: 4 }, 'normal', 'open-ground', 1 / 2],
    ['V4: Reinforced Armour 4+ lives three times of four', REINFORCED, 'normal', 'open-ground', 3 / 4],
    ['V4, ruling 39: cover 3+ and then Reinforced Armour 4+', REINFORCED, 'normal', 'fortifications', 5 / 6],
    [
      'V9: no armour, but an invulnerable save', { armour: null, abilities: ['invulnerable-save'] }, 'titan-killer',
      'open-ground', 1 / 6,
    ],
  ])('%s', (_, sheet, effect, ground, expected) => {
    const { assault, unit } = target(sheet, ground);
    expect(chanceToSurvive(assault, unit, effect)).toBeCloseTo(expected, 12);
  });
});

describe('the dice of one hit', () => {
  const EFFECT_RULES: readonly Effect[] = ['ignore-cover', 'lance', 'macro-weapon', 'titan-killer'];

  /** The save dice of one hit on a stand; ordinary attackers throw one die more, which misses. */
  const saved = (
    sheet: Partial<Profile>, effect: Effect, ground: TerrainKind, faces: readonly number[],
    decisions: readonly Decision[] = [],
  ) => {
    const weapons = EFFECT_RULES.includes(effect) ? [weaponOf({ rules: [effect] })] : [];
    const scenario = scenarioOf({
      terrain: [terrainOf(ground, [0, 21], [100, 60])],
      profiles: { attacker: profileOf({ cc: 2, weapons }), target: profileOf({ cc: null, ff: null, ...sheet }) },
      formations: [
        formationOf('attacker', [unitOf('a', 'attacker', [30, 20])]),
        formationOf('defender', [unitOf('d', 'target', [30, 22]), unitOf('far', 'boyz', [30, 60])]),
      ],
    });
    const hits = weapons.length > 0 ? [1, 6] : [6];
    const { report, dice } = played(scenario, [...hits, ...faces, ...ATTACKER_ROLLS_HIGH], decisions);
    const words = dice.slice(hits.length, -4).map(die => die.replace('d ', '').replace(` ${effect}`, ''));
    return [...words, report.kills.attacker === 1 ? 'dies' : 'lives'].join(', ');
  };

  const chosen = (save: 'armour' | 'cover'): Decision => ({ type: 'save.chosen', side: 'defender', hit: 0, save });
  const INVULNERABLE = { abilities: ['invulnerable-save'] };
  const BOTH = { abilities: ['reinforced-armour', 'invulnerable-save'] };

  it.each<readonly [string, Partial<Profile>, Effect, TerrainKind, readonly number[], string]>([
    ['V1: one die for a hit', { armour: 5 }, 'normal', 'open-ground', [4], 'save 5+: 4, dies'],
    ['V1: the face of the value saves', { armour: 5 }, 'normal', 'open-ground', [5], 'save 5+: 5, lives'],
    ['V2: cover instead of armour, never both', { armour: 6 }, 'normal', 'ruins', [3], 'save 4+: 3, dies'],
    [
      'V4: a failed save is thrown again', REINFORCED, 'normal', 'open-ground', [1, 4],
      'save 4+: 1, re-roll 4+: 4, lives',
    ],
    ['V4: but once', REINFORCED, 'normal', 'open-ground', [1, 3], 'save 4+: 1, re-roll 4+: 3, dies'],
    ['V4, ruling 39: a failed cover save is thrown again at the armour value', REINFORCED, 'normal', 'fortifications',
      [2, 3], 'save 3+: 2, re-roll 4+: 3, dies'],
    ['V5: against a Lance it is not thrown again', REINFORCED, 'lance', 'open-ground', [1], 'save 4+: 1, dies'],
    ['V5: for others a Lance is an ordinary hit', { armour: 5 }, 'lance', 'open-ground', [5], 'save 5+: 5, lives'],
    [
      'V6: against a macro-weapon Reinforced Armour saves once', REINFORCED, 'macro-weapon', 'fortifications', [3],
      'save 4+: 3, dies',
    ],
    ['V6: against a macro-weapon armour throws nothing', { armour: 2 }, 'macro-weapon', 'fortifications', [], 'dies'],
    ['V7: against a Titan Killer nothing is thrown', REINFORCED, 'titan-killer', 'fortifications', [], 'dies'],
    ['V8: Ignore Cover leaves no save without armour', { armour: null }, 'ignore-cover', 'ruins', [], 'dies'],
    ['V8: Ignore Cover on Reinforced Armour is thrown again', REINFORCED, 'ignore-cover', 'ruins', [1, 4],
      'save 4+: 1, re-roll 4+: 4, lives'],
    ['V9: an invulnerable save follows a failed one, on 6+', INVULNERABLE, 'normal', 'open-ground', [3, 5],
      'save 4+: 3, invulnerable 6+: 5, dies'],
    [
      'V9: it stands against macro-weapons', INVULNERABLE, 'macro-weapon', 'open-ground', [6],
      'invulnerable 6+: 6, lives',
    ],
    [
      'V9, ruling 38: one die against a Titan Killer', INVULNERABLE, 'titan-killer', 'open-ground', [5],
      'invulnerable 6+: 5, dies',
    ],
    ['V10: armour, then again, then invulnerable', BOTH, 'normal', 'open-ground',
      [1, 2, 6], 'save 4+: 1, re-roll 4+: 2, invulnerable 6+: 6, lives'],
    ['V9, ruling 39: an invulnerable save is never thrown again', BOTH, 'titan-killer', 'open-ground', [5],
      'invulnerable 6+: 5, dies'],
  ])('%s', (_, sheet, effect, ground, faces, expected) => {
    expect(saved(sheet, effect, ground, faces)).toBe(expected);
  });

  it('V2: the owner chooses between armour and cover for each hit', () => {
    expect(saved({ armour: 6 }, 'normal', 'ruins', [5], [chosen('armour')])).toBe('save 6+: 5, dies');
    expect(saved(REINFORCED, 'normal', 'ruins', [1, 4], [chosen('cover')])).toBe('save 4+: 1, re-roll 4+: 4, lives');
  });
});
