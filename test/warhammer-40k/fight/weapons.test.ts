import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import {
  chooseWeapon, choosersOfWeapons, settleWeapons, weaponOf, weaponOptions, whyNotChooseWeapon,
} from '../../../src/warhammer-40k/fight/weapons.ts';
import type { Profile, Weapon } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, strikesThrough } from '../../support/warhammer-40k/climbing.ts';

const FIST = weapon({ name: 'fist', kind: 'power-fist' });
const AXE = weapon({ name: 'axe', kind: 'power' });

/** One model in contact and one that supports it, with these weapons, against a row of guardsmen. */
const armed = (weapons: readonly Weapon[], own: Partial<Profile> = {}, edition: Phase['edition'] = '7th'): Phase =>
  begun(edition, [
    unit({
      id: 'own', side: 'attacker',
      models: [...row('a', 1, [10, 10], { profile: 'own' }), ...row('b', 1, [10, 9], { profile: 'own' })],
    }),
    unit({ id: 'foes', side: 'defender', models: row('d', 3, [10, 11]) }),
  ], { profiles: { ...PROFILES, own: profile({ name: 'Captain', attacks: 2, weapons, ...own }) } });

const strikes = (phase: Phase): readonly string[] =>
  choosersOfWeapons(phase).map(({ id }) => `${id} ${weaponOptions(phase, modelOf(phase, id)).join('|')}`);

describe('the weapon to strike with (40k.55)', () => {
  it('000-18: fist and axe: the axe at Initiative 4 or the fist at 1, either with the other as second weapon', () => {
    const phase = armed([FIST, AXE], {}, 'trial-seven-steps');
    expect(strikes(phase)).toEqual(['a1 fist|axe|none']);
    const struck = (name: string): unknown => strikesThrough(chooseWeapon(phase, { model: 'a1', weapon: name }))
      .filter(strike => strike.models.includes('a1'))
      .map(({ models, strength }) => [models.filter(id => id === 'a1').length, strength]);
    const rung = (name: string): unknown => {
      const chosen = chooseWeapon(phase, { model: 'a1', weapon: name });
      return rungOf(chosen, modelOf(chosen, 'a1'));
    };
    expect([rung('axe'), struck('axe')]).toEqual([4, [[3, 4]]]);
    expect([rung('fist'), struck('fist')]).toEqual([1, [[3, 8]]]);
    expect([rung('none'), struck('none')]).toEqual([4, [[3, 4]]]);
  });

  it('is chosen by those who may strike with it: supporters only where they strike in full', () => {
    expect(EDITIONS.map(edition => choosersOfWeapons(armed([FIST], {}, edition)).length)).toEqual([1, 1, 2, 2]);
    const phase = armed([FIST], {}, 'trial-eight-steps');
    expect(whyNotChooseWeapon(phase, { model: 'b1', weapon: 'fist' })?.key).toBe('no-special-attack');
    expect(weaponOf(phase, modelOf(phase, 'b1'))).toBeNull();
  });

  it('is not asked for where it costs nothing, yet may be left', () => {
    const phase = armed([AXE]);
    expect(choosersOfWeapons(phase)).toEqual([]);
    expect(weaponOf(phase, modelOf(phase, 'a1'))).toBe(AXE);
    expect(whyNotChooseWeapon(phase, { model: 'a1', weapon: 'none' })).toBeNull();
    expect(weaponOf(phase, { ...modelOf(phase, 'a1'), strikesWith: 'none' })).toBeNull();
  });

  it('is no choice between two of a kind, or where there is nothing special', () => {
    const claw = weapon({ name: 'claw', kind: 'lightning-claw' });
    expect(choosersOfWeapons(armed([claw, claw]))).toEqual([]);
    expect(weaponOptions(armed([weapon(), weapon({ kind: 'pistol' })]), modelOf(armed([]), 'a1'))).toEqual([]);
  });

  it('is what most wounds are to be expected of, if nobody says', () => {
    const settled = (weapons: readonly Weapon[], own: Partial<Profile> = {}): string | null =>
      modelOf(settleWeapons(armed(weapons, own)), 'a1').strikesWith;
    expect(settled([AXE, FIST])).toBe('fist');
    expect(settled([AXE, weapon({ name: 'venom', kind: 'poisoned', woundsOn: 2 })])).toBe('axe');
    expect(settled([AXE, weapon({ name: 'venom', kind: 'poisoned', woundsOn: 2 })], { strength: 1 })).toBe('venom');
    expect(settled([AXE, weapon({ name: 'other axe', kind: 'power' })])).toBe('axe');
    expect(settled([weapon({ name: 'teeth', kind: 'rending' }), AXE])).toBe('axe');
  });

  it('stays what was chosen', () => {
    const chosen = chooseWeapon(armed([AXE, FIST]), { model: 'a1', weapon: 'axe' });
    expect(modelOf(settleWeapons(chosen), 'a1').strikesWith).toBe('axe');
  });

  it.each([
    [{ model: 'a1', weapon: 'halberd' }, 'no-such-weapon'], [{ model: 'z', weapon: 'fist' }, 'not-in-this-fight'],
  ] as const)('cannot be one that a model has not, or that nobody has: %j', (choice, key) => {
    expect(whyNotChooseWeapon(armed([FIST]), choice)?.key).toBe(key);
  });

  it('is told (40k.55)', () => {
    const phase = armed([FIST]);
    expect(chooseWeapon(phase, { model: 'a1', weapon: 'none' }).log.at(-1)?.key).toBe('weapon-declined');
    expect(chooseWeapon(phase, { model: 'a1', weapon: 'fist' }).log.at(-1)).toMatchObject({
      key: 'weapon-chosen', values: { model: 'Captain 1', weapon: 'fist' },
    });
  });
});
