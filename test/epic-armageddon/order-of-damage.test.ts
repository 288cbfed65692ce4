/** In which order the dice of damage, of critical hits and of blasts fall. */
import { describe, expect, it } from 'vitest';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, played } from '../support/fight.ts';
import { weaponOf } from '../support/profiles.ts';
import { engine, stage, type Stand } from '../support/stage.ts';

const ABLE = { cc: 2, ff: 2 } as const;
const words = (dice: readonly string[]): readonly string[] => dice
  .filter(die => !/result/.test(die)).map(die => die.replace(/:.*/, ''));
const far = { afar: { at: [100, 4] } } as const;
const dfar = { dfar: { at: [100, 76] } } as const;

/** Two fearless war engines of two points in contact. */
const clash = (attacker: Partial<Stand>, defender: Partial<Stand>) => stage(
  { a1: engine(2, [40, 30], { cc: 2, armour: 4, abilities: ['fearless'], ...attacker }), ...far },
  { d1: engine(2, [40, 35], { cc: 2, armour: 4, abilities: ['fearless'], ...defender }), ...dfar },
);

describe('the dice of damage', () => {
  it('W6, V10: the defender’s saves and criticals, then the attacker’s saves and criticals', () => {
    const { dice } = played(clash({}, {}), [2, 1, 2, 1, 3, 1, 3, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(words(dice).slice(0, 8)).toEqual([
      'a1 close-combat 2+', 'a1 close-combat 2+', 'd1 close-combat 2+', 'd1 close-combat 2+',
      'd1 save 4+', 'd1 critical 6+', 'a1 save 4+', 'a1 critical 6+',
    ]);
  });

  it('W6: all saves of a side come before its first critical', () => {
    const { dice } = played(clash({}, { cc: null, damageCapacity: 3 }), [2, 2, 3, 3, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(words(dice).slice(2)).toEqual(['d1 save 4+', 'd1 save 4+', 'd1 critical 6+', 'd1 critical 6+']);
  });

  it('W6: a point that a critical takes is thrown for after the dice of that throw', () => {
    const { dice } = played(clash({}, { cc: null, damageCapacity: 5 }), [2, 2, 3, 3, 6, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(words(dice).slice(4)).toEqual(['d1 critical 6+', 'd1 critical 6+', 'd1 critical 6+']);
  });

  const killer = {
    cc: 2, weapons: [weaponOf({ rules: ['titan-killer-d3'] }), weaponOf({ rules: ['titan-killer-d6'] })],
  };

  it('H10: a Titan Killer’s damage is thrown as its hit falls, one after the other, before any save', () => {
    const guarded = stage(
      { a1: { at: [40, 26.5], ...killer }, ...far },
      { d1: engine(8, [40, 31.5], { abilities: ['invulnerable-save'] }), ...dfar },
    );
    const { dice } = played(guarded, [1, 2, 2, 4, 2, 6, 6, 6, 6, ...DEFENDER_ROLLS_HIGH]);
    expect(dice.slice(3, 5)).toEqual(['d1 damage titan-killer: 4', 'd1 damage titan-killer: 2']);
    expect(words(dice).slice(5).map(die => die.replace(/^\w+ /, '')))
      .toEqual(Array(4).fill('invulnerable titan-killer 6+'));
  });

  it('H10, H1: a Titan Killer’s hit that its owner moves from infantry onto a war engine throws damage', () => {
    const mixed = stage(
      { a1: { at: [40, 30], cc: 2, weapons: [weaponOf({ rules: ['titan-killer-d3'] })] }, ...far },
      { d1: { at: [40, 32] }, d2: engine(3, [40, 26.5]), ...dfar },
    );
    const moved = { type: 'hit.moved', side: 'defender', hit: 0, to: 'd2' } as const;
    const { report, dice } = played(mixed, [1, 2, 5, 1, 1, 1, ...ATTACKER_ROLLS_HIGH], [moved]);
    expect(dice[2]).toBe('d2 damage titan-killer: 5');
    expect(report.kills.attacker).toBe(3);
  });

  it('H10: a hit that damage thrown before pushes from infantry onto a war engine throws its own', () => {
    const weapons = [weaponOf({ extraAttacks: 5, rules: ['titan-killer-d3'] })];
    const mixed = stage(
      { a1: { at: [40, 26.5], cc: 2, weapons }, ...far }, { d1: engine(3, [40, 30]), d2: { at: [46, 28] }, ...dfar },
    );
    const { dice } = played(mixed, [1, 2, 2, 2, 2, 2, 5, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(words(dice).filter(die => die.includes('damage'))).toEqual(Array(4).fill('d1 damage titan-killer'));
  });

  it('H10: on others than war engines no damage is thrown', () => {
    const squad = stage({ a1: { at: [40, 26.5], ...killer }, ...far }, { d1: { at: [40, 28.5] }, ...dfar });
    expect(words(played(squad, [1, 2, 2, ...ATTACKER_ROLLS_HIGH]).dice)).toHaveLength(3);
  });

  it('V9: invulnerable saves come hit by hit, a die for each point', () => {
    const { dice } = played(clash(killer, { cc: null, damageCapacity: 8, abilities: ['living-metal'] }), [
      1, 1, 2, 1, 5, 4, 4, 4, ...DEFENDER_ROLLS_HIGH,
    ]);
    expect(words(dice).slice(5).map(die => die.replace(/^\w+ /, '')))
      .toEqual(Array(3).fill('invulnerable titan-killer 4+'));
  });

  it('V12, W6: passengers of a wreck save before its blast is thrown for', () => {
    const critical = {
      damage: 'all', splash: { within: 5, hitOn: 4, effect: 'normal' }, entered: false, later: false,
    } as const;
    const carrier = stage({ a1: { at: [40, 26.5], ...ABLE }, ...far }, {
      d1: engine(2, [40, 30], { critical, abilities: ['transport'] }),
      d2: { at: [40, 30], armour: 4, more: { aboard: 'd1' } }, ...dfar,
    });
    const { dice } = played(carrier, [2, 6, 4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(words(dice)).toEqual([
      'a1 close-combat 2+', 'd1 critical 6+', 'd2 save 4+', 'a1 splash 4+', 'd2 splash 4+',
    ]);
  });
});
