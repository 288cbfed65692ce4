/** What ordinary hits and macro-weapon hits cost together: tiny fights held to the statechart. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { engine, stage } from '../../../support/stage.ts';
import { wrongIn, wrongInFirst } from './held.ts';

const blows = (rule: string) => ({ weapons: [weaponOf({ rules: [rule] })] });
const TOUGH = { armour: 4, abilities: ['reinforced-armour'] } as const;

describe('whole rounds lose what is lost in the statechart', () => {
  it.each<readonly [string, Scenario]>([
    ['V6, V7: to a macro-weapon and a Titan Killer', stage(
      { a: { ...blows('macro-weapon'), cc: 4, at: [60, 40] }, b: { ...blows('titan-killer-1'), cc: 4, at: [62, 42] } },
      { d: { ...TOUGH, at: [60, 42] }, e: { ...TOUGH, at: [60, 45] } },
    )],
    ['V6, H8: to a macro-weapon and a lance', stage(
      { a: { ...blows('macro-weapon'), cc: 4, at: [60, 40] }, b: { ...blows('lance'), cc: 4, at: [62, 42] } },
      { d: { ...TOUGH, at: [60, 42] }, e: { ...TOUGH, at: [60, 45] } },
    )],
    ['A4.5: to a blow and then a macro-weapon’s', stage(
      { a: { cc: 4, weapons: [weaponOf({ rules: ['macro-weapon'] })], at: [60, 40] } },
      { d: { armour: 4, at: [60, 42] }, e: { ...TOUGH, at: [60, 45] } },
    )],
    ['W3: to a war engine’s macro-weapons, which reach one of two', stage(
      { x: engine(2, [40, 40], { ...blows('macro-weapon'), cc: 4 }), b: { cc: 4, at: [60, 40] } },
      { d: { ...TOUGH, at: [40, 43.5] }, e: { armour: 4, at: [60, 42] } },
    )],
    ['W5: of a war engine alone, to blows of two kinds', stage(
      { a: { cc: 4, weapons: [weaponOf({ rules: ['macro-weapon'] })], at: [60, 40] } },
      { d: engine(2, [60, 43.5], { armour: 4 }) },
    )],
  ])('%s', (_, scenario) => {
    expect(wrongInFirst(scenario)).toEqual([]);
  });

  it('A4.5: to macro-weapons, round after round', () => {
    expect(wrongIn(stage(
      { a: { cc: 4, armour: 4, weapons: [weaponOf({ rules: ['macro-weapon'] })], at: [60, 40] } },
      { d: { armour: 4, cc: 4, at: [60, 42] } },
    ))).toEqual([]);
  });
});
