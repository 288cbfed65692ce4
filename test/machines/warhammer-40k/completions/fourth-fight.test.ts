import { describe, expect, it } from 'vitest';
import { presentIn } from '../../../../machines/history.ts';
import { replayPhase } from '../../../../machines/warhammer-40k/timeline.ts';
import { whyNotChooseSave } from '../../../../src/warhammer-40k/allocation/save-throws.ts';
import { chooseWeapon, settleWeapons, weaponOf } from '../../../../src/warhammer-40k/fight/weapons.ts';
import { attacksWith } from '../../../../src/warhammer-40k/fight/attacks.ts';
import { rungOf } from '../../../../src/warhammer-40k/fight/initiative.ts';
import { beginFight, nextRung } from '../../../../src/warhammer-40k/fight/rungs.ts';
import { strikableUnits } from '../../../../src/warhammer-40k/fight/struck.ts';
import { whyNotAim } from '../../../../src/warhammer-40k/fight/aim.ts';
import { rowsBeside, type RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import { leadershipOfParty } from '../../../../src/warhammer-40k/model/characters.ts';
import { modelOf } from '../../../../src/warhammer-40k/model/roster.ts';
import type { Profile } from '../../../../src/warhammer-40k/model/profile.ts';
import type { ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { setUpPhase } from '../../../../src/warhammer-40k/stages/set-up.ts';
import { profile, PROFILES, row, scenario, unit, weapon } from '../../../support/warhammer-40k/build.ts';

const ALL = rowsBeside('4th');
const duel = (
  a: Partial<Profile>, d: Partial<Profile>, rows: readonly RowId[] = ALL, fields: Partial<ScenarioUnit> = {},
) => scenario('4th', {
  startAt: 'fight', completions: rows, completion: { characterStrike: 'may' },
  profiles: { ...PROFILES, red: profile({ name: 'Red', ...a }), blue: profile({ name: 'Blue', initiative: 1, ...d }) },
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 1, [20, 20], { profile: 'red' }), ...fields }),
    unit({ id: 'd', side: 'defender', models: row('d', 1, [20, 21], { profile: 'blue' }) }),
  ],
});
/** Hits and wounds of the first blows, then what saves: the phase after it. */
const struck = (of: ReturnType<typeof duel>, ...throws: readonly (readonly number[])[]): Phase =>
  presentIn(replayPhase({ scenario: of }, throws.map(faces => ({ type: 'dice.thrown', faces })))).context.phase;
const wounds = (phase: Phase): number => modelOf(phase, 'd1').wounds;

describe('the fight of the fourth edition with rows beside it', () => {
  it('4C-8: a monster wounds: armour of 2+ does not save, an invulnerable 4+ beside it does on a 4 (4C-T5)', () => {
    const monster = { traits: ['monstrous-creature'] } as const;
    const bare = struck(duel({}, { save: 2 }, ALL, monster), [6], [6]);
    expect(wounds(bare)).toBe(0);
    const warded = struck(duel({}, { save: 2, invulnerable: 4 }, ALL, monster), [6], [6], [4]);
    expect([wounds(warded), warded.log.some(({ rule }) => rule === '4C-T5')]).toEqual([1, true]);
  });

  it('4C-9: Strength 8 against Toughness 4 and three wounds: an unsaved wound slays (4C-I1)', () => {
    const slain = struck(duel({ strength: 8 }, { wounds: 3 }), [6], [6], [1]);
    expect([wounds(slain), slain.log.some(({ rule }) => rule === '4C-I1')]).toEqual([0, true]);
    expect(wounds(struck(duel({ strength: 8 }, { wounds: 3 }, []), [6], [6], [1]))).toBe(2);
    expect(wounds(struck(duel({ strength: 7 }, { wounds: 3 }), [6], [6], [1]))).toBe(2);
  });

  it('4C-11: who touches two units strikes one of them; who is near him either (4C-R11)', () => {
    const at = setUpPhase(scenario('4th', {
      startAt: 'fight', completions: ALL, completion: { characterStrike: 'may' },
      profiles: { ...PROFILES, slow: profile({ initiative: 1 }) },
      units: [
        unit({ id: 'a', side: 'attacker', models: [
          ...row('a', 1, [20.5, 20.1]), ...row('b', 1, [20.5, 18.5]),
        ] }),
        unit({ id: 'd', side: 'defender', models: row('d', 1, [20, 20.97], { profile: 'slow' }) }),
        unit({ id: 'e', side: 'defender', models: row('e', 1, [21.01, 20.97], { profile: 'slow' }) }),
      ],
    }));
    const fight = nextRung(beginFight(at, at.combats[0]!.id));
    const targets = (id: string) => strikableUnits(fight, modelOf(fight, id));
    expect([targets('a1'), targets('b1')]).toEqual([['d', 'e'], ['d', 'e']]);
    expect(whyNotAim(fight, { model: 'a1', at: { e: 1 } })).toBeNull();
    expect(whyNotAim(fight, { model: 'b1', at: { d: 1 } })).toBeNull();
  });

  it('4C-14: power fist and power axe, two attacks: the axe at his own Initiative or the fist at 1, three each (4C-W1)',
    () => {
      const armed = setUpPhase(duel({
        attacks: 2, weapons: [weapon({ name: 'fist', kind: 'power-fist' }), weapon({ name: 'axe', kind: 'power' })],
      }, {}));
      const begun = beginFight(armed, armed.combats[0]!.id);
      const withWeapon = (name: string) => {
        const chosen = settleWeapons(chooseWeapon(begun, { model: 'a1', weapon: name }));
        const model = modelOf(chosen, 'a1');
        return [attacksWith(chosen, model, weaponOf(chosen, model)), rungOf(chosen, model)];
      };
      expect([withWeapon('axe'), withWeapon('fist')]).toEqual([[3, 4], [3, 1]]);
    });

  it('4C-W2: ordinary weapons and pistols are worth the attack of a second weapon alone', () => {
    const armed = setUpPhase(duel({ weapons: [weapon(), weapon({ kind: 'pistol' })] }, {}));
    const begun = beginFight(armed, armed.combats[0]!.id);
    expect(attacksWith(begun, modelOf(begun, 'a1'), null)).toBe(2);
  });

  it('4C-W3: against a heavy weapon armour saves on 4+ at best, without an agreement', () => {
    const heavy = { weapons: [weapon({ name: 'choppa', kind: 'heavy' })] } as const;
    const failed = struck(duel(heavy, { save: 3 }), [6], [6], [3]);
    expect([wounds(failed), failed.log.some(({ rule }) => rule === '4C-W3')]).toEqual([0, true]);
    expect(wounds(struck(duel(heavy, { save: 3 }), [6], [6], [4]))).toBe(1);
  });

  it('4C-A1: of two saves the owner picks', () => {
    const at = struck(duel({}, { save: 4, invulnerable: 4 }), [6], [6]);
    expect(whyNotChooseSave(at, { hand: 0, dice: 1, save: 'invulnerable' })).toBeNull();
  });

  it('4C-C1: a unit tests on the Leadership of a character with it, if that is better', () => {
    const of = duel({}, { leadership: 6 });
    const led = setUpPhase({
      ...of, units: [...of.units, unit({
        id: 'h', side: 'defender', joined: 'd', traits: ['independent-character'], models: row('h', 1, [21, 21]),
      })],
    });
    expect(leadershipOfParty(led, 'd')).toBe(8);
  });
});
