/** Knight shields against any hit, and lances that need a charge. */
import { describe, expect, it } from 'vitest';
import { DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../../support/fight.ts';
import { weaponOf } from '../../support/profiles.ts';
import { thrown } from '../rulings/probe.ts';
import { engine, stage, type Stand, type StageParts } from '../../support/stage.ts';

const saves = (dice: readonly string[]): readonly string[] => dice.filter(die => / (save|re-roll) /.test(die));
/** A knight that is hit by one die and, if it has a weapon, by the weapon's alone. */
const struck = (
  faces: readonly number[], weapon: readonly string[] | null, knight: Partial<Stand> = {}, parts: StageParts = {},
) => {
  const weapons = weapon === null ? [] : [weaponOf({ rules: weapon })];
  const bearer: Stand =
    { at: [40, 28.5], type: 'armoured-vehicle', armour: 5, abilities: ['knight-shield'], ...knight };
  const scenario = stage(
    { a1: { at: [40, 26], cc: 2, weapons }, afar: { at: [100, 4] } }, { d1: bearer, d2: { at: [100, 76] } }, parts,
  );
  return played(scenario, [...(weapon === null ? [2] : [1, 2]), ...faces]);
};
const won = DEFENDER_ROLLS_HIGH;

describe('a Knight Shield', () => {
  it('V13: saves on 4+ instead of armour', () => {
    expect(saves(struck([4, ...won], null).dice)).toEqual(['d1 save 4+: 4']);
  });

  it('V13: its bearer may use better armour', () => {
    expect(saves(struck([3, ...won], null, { armour: 3 }).dice)).toEqual(['d1 save 3+: 3']);
  });

  it.each([
    ['V13: stands against macro-weapons', 'macro-weapon'], ['V13: stands against Titan Killers', 'titan-killer-d3'],
    ['V13: takes no harm from a sniper’s aim', 'sniper'],
  ])('%s', (_, rule) => {
    const { report, dice } = struck([4, ...won], [rule]);
    expect(saves(dice)).toEqual([`d1 save ${rule.replace('-d3', '')} 4+: 4`]);
    expect(lostTo(report, 'attack')).toEqual([]);
  });

  it('V13: meets each point of a Titan Killer on a war engine with a die of its own', () => {
    const knight = engine(3, [40, 29.5], { abilities: ['knight-shield'] });
    const { report, dice } = struck([6, 4, 3, 4, 1, ...won], ['titan-killer-d3'], knight);
    expect(saves(dice)).toHaveLength(3);
    expect(formationIn(report, 'defender').units[0]!.damage).toBe(1);
  });

  it('V13, A5.5: does not work against supporting fire', () => {
    const parts: StageParts = { others: [{ side: 'attacker', id: 's', stands: { s1: { at: [44, 28], ff: 2 } } }] };
    const { dice } = struck([1, 4, 2, 5, ...won], null, { cc: 6 }, parts);
    expect(saves(dice)).toEqual(['d1 save 4+: 4', 'd1 save 5+: 5']);
  });

  it('V13: with Reinforced Armour a failed one is thrown again with the armour value', () => {
    const { dice } = struck([3, 5, ...won], null, { abilities: ['knight-shield', 'reinforced-armour'], armour: 5 });
    expect(saves(dice)).toEqual(['d1 save 4+: 3', 'd1 re-roll 5+: 5']);
  });
});

describe('power and shock lances', () => {
  /** How many dice a lance throws from 8cm away, its own side charging or charged. */
  const dice = (side: 'attacker' | 'defender', name: string): number => {
    const weapons = [weaponOf({ name, kind: 'small-arms', rules: ['first-strike'] })];
    const at = (y: number, isLancer: boolean): Stand =>
      ({ at: [40, y], armour: 4, abilities: ['fearless'], ...(isLancer ? { ff: 4, weapons } : {}) });
    const scenario = stage({ a1: at(20, side === 'attacker') }, { d1: at(30, side === 'defender') });
    return thrown(scenario, {}).dice.filter(die => die.endsWith(' firefight')).length;
  };

  it.each(['Power Lance', 'Shock Lance', 'power-lance'])('V13: a %s strikes only for those who engaged', name => {
    expect(dice('attacker', name)).toBe(2);
    expect(dice('defender', name)).toBe(1);
  });

  it.each(['Bright Lance', 'Power Lances'])('V13: %s, which are none of them, strike for everybody', name => {
    expect(dice('defender', name)).toBe(2);
  });
});
