import { describe, expect, it } from 'vitest';
import { play } from '../../machines/epic-armageddon/play.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import type { Report } from '../../src/epic-armageddon/explain/report.ts';
import type { ScenarioUnit } from '../../src/epic-armageddon/model/scenario.ts';
import { formationOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../support/build.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, lostTo } from '../support/fight.ts';
import { profileOf, weaponOf } from '../support/profiles.ts';

/** Somebody with one die in close combat and one of this effect; both need a 2. */
const striker = (...rules: readonly string[]): Profile =>
  profileOf({ cc: 2, weapons: rules.length === 0 ? [] : [weaponOf({ rules })] });

const profiles = {
  striker: striker(),
  flamer: striker('ignore-cover'),
  lancer: striker('lance'),
  meltagun: striker('macro-weapon'),
  volcano: striker('titan-killer-d3'),
};

const fought = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], parts: ScenarioParts, dice: readonly number[],
): Report =>
  play(scenarioOf({
    profiles, ...parts, formations: [formationOf('attacker', attackers), formationOf('defender', defenders)],
  }), { dice });

describe('C6: cover saves the defender, never the charger', () => {
  const terrain = [terrainOf('woods', [20, 10], [60, 30.9]), terrainOf('ruins', [20, 31], [60, 50])];
  const guards = [unitOf('d1', 'infantry', [30, 32]), unitOf('d2', 'infantry', [36, 32])];
  const boyz = (profile = 'boyz') => [unitOf('a1', profile, [30, 30]), unitOf('a2', 'boyz', [36, 30])];

  it('C6: a guard without armour saves in ruins on 4+, an ork out of the woods on its armour’s 6+ only', () => {
    const report = fought(boyz(), guards, { terrain }, [4, 1, 6, 1, 4, 5, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['a1']);
  });

  it.each([
    ['C6: against an Ignore Cover hit the guard throws nothing and dies', 'flamer'],
    ['C6: against a macro-weapon hit the guard throws nothing and dies', 'meltagun'],
  ])('%s', (_, profile) => {
    const report = fought(boyz(profile), guards, { terrain }, [1, 1, 2, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });
});

describe('C7: Reinforced Armour with cover', () => {
  const terrain = [terrainOf('fortifications', [20, 31], [60, 50])];
  const terminators = [unitOf('d1', 'terminator', [30, 32]), unitOf('d2', 'terminator', [30, 70])];
  const hit = (profile: string, saves: readonly number[]) => {
    const own = profile === 'striker' ? [2] : [1, 2];
    const report = fought([unitOf('a1', profile, [30, 30])], terminators, { terrain }, [
      ...own, 1, 1, ...saves, ...ATTACKER_ROLLS_HIGH,
    ]);
    return lostTo(report, 'attack');
  };

  it('C7: an ordinary hit: cover 3+ fails on a 2, armour 4+ fails on a 3: dead', () => {
    expect(hit('striker', [2, 3])).toEqual(['d1']);
    expect(hit('striker', [2, 4])).toEqual([]);
  });

  it('C7: a Lance: cover 3+ fails on a 2, and nothing is thrown again: dead', () => {
    expect(hit('lancer', [2])).toEqual(['d1']);
  });

  it('C7: a macro-weapon: no cover, armour 4+ once: a 4 lives', () => {
    expect(hit('meltagun', [4])).toEqual([]);
    expect(hit('meltagun', [3])).toEqual(['d1']);
  });

  it('C7: a Titan Killer: no throw: dead', () => {
    expect(hit('volcano', [])).toEqual(['d1']);
  });
});

describe('C8: a captain’s invulnerable save', () => {
  const captain = [unitOf('a1', 'tactical', [30, 30], { characters: ['captain'] }), unitOf('a2', 'tactical', [30, 2])];
  const hit = (profile: string, saves: readonly number[]) => {
    const own = profile === 'striker' ? [2] : [1, 2];
    const rest = saves.at(-1) === 6 ? ATTACKER_ROLLS_HIGH : []; // with its captain the only engaged unit is dead
    const far = [unitOf('d1', profile, [30, 32]), unitOf('d2', profile, [30, 75])];
    return lostTo(fought(captain, far, {}, [1, 1, ...own, ...saves, ...rest]), 'attack');
  };

  it('C8: an ordinary hit: armour fails on a 3, a 6 saves', () => {
    expect(hit('striker', [3, 6])).toEqual([]);
  });

  it('C8: a macro-weapon hit: straight to the invulnerable save, a 5 fails', () => {
    expect(hit('meltagun', [5])).toEqual(['a1']);
  });

  it('C8: a Titan Killer of any number of points: one throw', () => {
    expect(hit('volcano', [6])).toEqual([]);
    expect(hit('volcano', [5])).toEqual(['a1']);
  });

  it('C8: a hack-down leaves no throw', () => {
    const report = fought(captain, [unitOf('d1', 'striker', [30, 32])], {}, [1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(lostTo(report, 'hack-down')).toContain('a1');
  });
});

describe('C10: First Strike on both sides', () => {
  it('C10: both strike, both fail their saves, both are dead: a kill each, and nobody is left to win', () => {
    const leader = profileOf({ armour: 5, cc: 3, abilities: ['first-strike', 'invulnerable-save'] });
    const report = fought(
      [unitOf('a1', 'howling-banshees', [30, 30])], [unitOf('l', 'leader', [30, 32])],
      { profiles: { leader } }, [2, 3, 1, 2, 2],
    );
    expect(lostTo(report, 'attack')).toEqual(['a1', 'l']);
    expect(report).toMatchObject({ kills: { attacker: 1, defender: 1 }, winner: null, ending: 'swift' });
  });
});
