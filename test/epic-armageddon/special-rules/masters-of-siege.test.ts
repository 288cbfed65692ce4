/** Imperial Fists in the works that they have dug themselves, and what field works do for others. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Works } from '../../../src/epic-armageddon/model/terrain.ts';
import { terrainOf } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, played } from '../../support/fight.ts';
import { weaponOf } from '../../support/profiles.ts';
import { stage, type Stand } from '../../support/stage.ts';

interface Dug {
  readonly works: Works;
  readonly builtBy?: Side | null;
  readonly rules?: readonly ['masters-of-siege'] | readonly [];
  readonly sheet?: Partial<Stand>;
  readonly weapon?: readonly string[];
}

/** Somebody in field works who is touched by an enemy. */
const dug = ({ works, builtBy = 'defender', rules = ['masters-of-siege'], sheet = {}, weapon = [] }: Dug) => stage(
  {
    a1: { at: [40, 26], cc: 2, weapons: weapon.length === 0 ? [] : [weaponOf({ extraAttacks: 0, rules: weapon })] },
    afar: { at: [100, 4] },
  },
  { d1: { at: [40, 28], armour: 5, ...sheet }, dfar: { at: [100, 76] } },
  { defender: { rules }, terrain: [terrainOf('fortifications', [36, 27], [44, 33], { works, builtBy })] },
);
const saves = (dice: readonly string[]): readonly string[] =>
  dice.filter(die => / (save|re-roll) /.test(die)).map(die => die.replace(/:.*/, ''));

describe('in a trench of their own', () => {
  const first = (parts: Dug, faces: readonly number[]) =>
    played(dug({ ...parts, sheet: { cc: 2 } }), [...faces, ...ATTACKER_ROLLS_HIGH]).dice[0]!.split(' ')[0];

  it('V13: infantry strikes first', () => {
    expect(first({ works: 'trench' }, [1, 1])).toBe('d1');
  });

  it.each<readonly [string, Dug]>([
    ['V13: not in one that nobody or the enemy has dug', { works: 'trench', builtBy: null }],
    ['V13: not in one of the other side', { works: 'trench', builtBy: 'attacker' }],
    ['V13: not in a bunker', { works: 'bunker' }],
    ['V13: not without being Masters of Siege', { works: 'trench', rules: [] }],
  ])('%s', (_, parts) => {
    expect(first(parts, [1, 1])).toBe('a1');
  });
});

describe('in a bunker of their own', () => {
  it('V13: infantry saves on 4+ as with Reinforced Armour', () => {
    const { dice } = played(dug({ works: 'bunker', sheet: { armour: 6 } }), [2, 3, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(saves(dice)).toEqual(['d1 save 4+', 'd1 re-roll 4+']);
  });

  it('V13: against a macro-weapon it saves once', () => {
    const claws = dug({ works: 'bunker', sheet: { armour: 6 } });
    const a1 = { ...claws.profiles['a1']!, weapons: [weaponOf({ rules: ['macro-weapon'] })] };
    const { dice } = played({ ...claws, profiles: { ...claws.profiles, a1 } }, [1, 2, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(saves(dice)).toEqual(['d1 save macro-weapon 4+']);
  });

  it('V13: Ignore Cover takes it away, and the armour it wears is left', () => {
    const burning = dug({ works: 'bunker', weapon: ['ignore-cover'] });
    expect(saves(played(burning, [2, 5, ...ATTACKER_ROLLS_HIGH]).dice)).toEqual(['d1 save ignore-cover 5+']);
  });
});

describe('field works that give cover to anybody', () => {
  it('V3, V13: vehicles save on 5+ in a gun emplacement, and nowhere else', () => {
    const tank: Partial<Stand> = { type: 'armoured-vehicle', armour: null, at: [40, 28.5] };
    const asked = (works: Works, ...save: readonly number[]) =>
      saves(played(dug({ works, rules: [], sheet: tank }), [2, ...save, ...ATTACKER_ROLLS_HIGH]).dice);
    expect(asked('gun-emplacement', 5)).toEqual(['d1 save 5+']);
    expect(asked('trench')).toEqual([]);
  });

  it.each([
    ['trench', 4], ['bunker', 3], ['gun-emplacement', 4],
  ] as const)('V2: infantry in a %s saves on %i+', (works, target) => {
    const { dice } = played(dug({ works, rules: [], sheet: { armour: null } }), [2, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(saves(dice)).toEqual([`d1 save ${target}+`]);
  });
});
