/** Where hits of several kinds fall, and in which order: tiny fights held to the statechart. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { terrainOf } from '../../../support/build.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { engine, stage } from '../../../support/stage.ts';
import { wrongInFirst } from './held.ts';

/** One blow more, or one shot more, that is such. */
const blows = (rule: string) => ({ weapons: [weaponOf({ rules: [rule] })] });
const shots = (rule: string) => ({ weapons: [weaponOf({ kind: 'small-arms', rules: [rule] })] });

describe('whole rounds let special hits fall as the statechart does', () => {
  it.each<readonly [string, Scenario]>([
    ['H8: a lance’s beside those of a war engine', stage(
      { x: engine(2, [60, 36], { ff: 4 }), a: { ...blows('lance'), cc: 4, at: [60, 40] } },
      { d: { armour: 3, abilities: ['reinforced-armour'], at: [60, 42] }, e: { armour: 6, at: [60, 45] } },
    )],
    ['H8: some that ignore cover and one that does not', stage(
      { a: { ...shots('ignore-cover'), ff: 4, at: [60, 40] }, b: { ff: 4, at: [63, 40] } },
      { d: { armour: null, at: [60, 46] }, e: { armour: 6, at: [63, 48] } },
      { terrain: [terrainOf('woods', [50, 47], [80, 60])] },
    )],
    ['H9: a sniper’s on whom nobody else has hit', stage(
      { s: { ...shots('sniper'), ff: 4, at: [60, 40] }, b: { ff: 4, at: [63, 40] } },
      { d: { armour: 3, at: [60, 46] }, e: { armour: 6, at: [60, 48] } },
    )],
    ['V10: a macro-weapon’s shot before a Titan Killer’s blow, where a shield takes the shot', stage(
      { a: { ...blows('titan-killer-1'), cc: 4, at: [60, 40] }, b: { ...shots('macro-weapon'), ff: 4, at: [60, 36] } },
      { d: engine(2, [60, 43.5], { armour: 4, abilities: ['void-shield-1'] }), e: { armour: 6, at: [66, 44] } },
    )],
    ['W3: those of a war engine that has lost its target on anybody, if that is the ruling', stage(
      { x: engine(2, [40, 40], { ...shots('macro-weapon'), ff: 4 }),
        b: { cc: 3, weapons: [weaponOf()], at: [60, 40] } },
      { d: { armour: 6, at: [40, 52] }, e: { armour: 4, at: [60, 42] } },
      { rulings: { impossibleHits: 'anybody-engaged' } },
    )],
    ['W3: those of a war engine that has its target on no other, whatever the ruling', stage(
      { x: engine(2, [40, 40], { ff: 4 }), b: { cc: 3, at: [60, 40] } },
      { d: { armour: 6, at: [45, 50] }, e: { armour: 4, at: [60, 42] } },
      { rulings: { impossibleHits: 'anybody-engaged' } },
    )],
  ])('%s', (_, scenario) => {
    expect(wrongInFirst(scenario)).toEqual([]);
  });
});
