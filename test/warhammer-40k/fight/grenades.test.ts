import { describe, expect, it } from 'vitest';
import type { RowId } from '../../../src/warhammer-40k/editions/rows.ts';
import { attacksWith } from '../../../src/warhammer-40k/fight/attacks.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import {
  chooseWeapon, choosersOfWeapons, settleWeapons, weaponOf, weaponOptions, whyNotChooseWeapon,
} from '../../../src/warhammer-40k/fight/weapons.ts';
import type { Profile, UnitTrait, Weapon } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { LISTED_WEAPONS, type ListedWeapon } from '../../../src/warhammer-40k/scenario/listed-weapons.ts';
import { profile, PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';
import { begun, strikesThrough } from '../../support/warhammer-40k/climbing.ts';

const ROWS: readonly RowId[] = ['7C-W5', '7C-G3', '7C-G4', '7C-U22'];
const armed = (
  names: readonly ListedWeapon[], traits: readonly UnitTrait[] = ['monstrous-creature'], rows = ROWS,
  own: Partial<Profile> = {},
): Phase => {
  const weapons: readonly Weapon[] = names.map(name => LISTED_WEAPONS[name]);
  return begun('7th', [
    unit({ id: 'own', side: 'attacker', models: row('a', 2, [10, 10], { profile: 'own' }) }),
    unit({ id: 'foes', side: 'defender', traits, models: row('d', 2, [10, 11], { profile: 'beast' }) }),
  ], {
    completions: rows, profiles: {
      ...PROFILES, own: profile({ attacks: 2, weapons, ...own }), beast: profile({ toughness: 6, wounds: 4 }),
    },
  });
};
const chosen = (phase: Phase, weapon: string): Phase => chooseWeapon(phase, { model: 'a1', weapon });
const KRAK: readonly ListedWeapon[] = ['pistol', 'chainsword', 'krak-grenade'];

describe('grenades in a fight', () => {
  it('7C-G3: krak strikes a monstrous creature once, with Strength 6 and AP 4, whatever else there is', () => {
    const phase = chosen(armed(KRAK, ['monstrous-creature'], ROWS, { traits: ['furious-charge'] }), 'Krak grenade');
    const [strike] = strikesThrough(phase).filter(({ models }) => models.includes('a1'));
    expect([strike!.models, strike!.strength, strike!.rules.armourPiercing, strike!.rules.rows]).toEqual([
      ['a1'], 6, 4, ['7C-G3'],
    ]);
  });

  it('7C-G3: nobody else is struck with one, and without the row there is none', () => {
    const options = (phase: Phase): readonly string[] => weaponOptions(phase, modelOf(phase, 'a1'));
    expect(options(armed(KRAK))).toEqual(['Krak grenade', 'none']);
    expect(options(armed(KRAK, []))).toEqual([]);
    expect(options(armed(KRAK, ['monstrous-creature'], ['7C-W5']))).toEqual([]);
    expect(whyNotChooseWeapon(armed(KRAK, []), { model: 'a1', weapon: 'Krak grenade' })?.key).toBe('no-such-weapon');
  });

  it('7C-G3: it is no second weapon to anything', () => {
    for (const rows of [ROWS, ['7C-W5'] as const]) {
      const phase = armed(['chainsword', 'krak-grenade'], ['monstrous-creature'], rows);
      expect(attacksWith(phase, modelOf(phase, 'a1'), null)).toBe(2);
    }
    expect(attacksWith(armed(KRAK), modelOf(armed(KRAK), 'a1'), null)).toBe(3);
  });

  it('7C-G3: whoever is not asked uses it where it is worth more than his blows', () => {
    const used = (own: Partial<Profile>) => settleWeapons(armed(KRAK, ['monstrous-creature'], ROWS, own))
      .models.filter(({ unit: id }) => id === 'own').map(({ strikesWith }) => strikesWith);
    expect(used({ strength: 2 })).toEqual(['Krak grenade', 'Krak grenade']);
    expect(used({ strength: 6 })).toEqual(['none', 'none']);
  });

  it('7C-G4: melta bombs: Strength 8, AP 1, at step 1; plasma grenades: Strength 4, AP 4', () => {
    const phase = armed(['melta-bombs', 'plasma-grenade']);
    const used = (weapon: string) => {
      const after = chosen(phase, weapon);
      const [strike] = strikesThrough(after).filter(({ models }) => models.includes('a1'));
      return [rungOf(after, modelOf(after, 'a1')), strike!.models.filter(id => id === 'a1'), strike!.strength,
        strike!.rules.armourPiercing];
    };
    expect(used('Melta bombs')).toEqual([1, ['a1'], 8, 1]);
    expect(used('Plasma grenade')).toEqual([4, ['a1'], 4, 4]);
  });

  it('7C-G5: one of a unit uses a grenade; without the row each of them may', () => {
    const both = (rows: readonly RowId[]) => {
      const phase = chosen(armed(KRAK, ['monstrous-creature'], rows), 'Krak grenade');
      return [whyNotChooseWeapon(phase, { model: 'a2', weapon: 'Krak grenade' }) === null,
        choosersOfWeapons(phase).map(({ id }) => id)];
    };
    expect(both(ROWS)).toEqual([true, ['a1', 'a2']]);
    expect(both([...ROWS, '7C-G5'])).toEqual([false, ['a1']]);
    const usual = settleWeapons(armed(KRAK, ['monstrous-creature'], [...ROWS, '7C-G5'], { strength: 2 }));
    expect(['a1', 'a2'].map(id => weaponOf(usual, modelOf(usual, id))?.name ?? null)).toEqual(['Krak grenade', null]);
  });
});
