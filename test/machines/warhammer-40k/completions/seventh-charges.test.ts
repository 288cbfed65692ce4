import { describe, expect, it } from 'vitest';
import { whyNotAtAll } from '../../../../src/warhammer-40k/charge/bans.ts';
import type { RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import type { ModelTrait } from '../../../../src/warhammer-40k/editions/trait-rows.ts';
import type { Decision } from '../../../../src/warhammer-40k/model/events.ts';
import type { Gun } from '../../../../src/warhammer-40k/model/gun.ts';
import type { Profile } from '../../../../src/warhammer-40k/model/profile.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import { profile, PROFILES, phase, row, unit } from '../../../support/warhammer-40k/build.ts';
import { fateOf, livingIn, played, rulesIn } from './play.ts';

/** Chargers so many inches before those whom they charge. */
const apart = (
  inches: number, charger: Partial<ScenarioUnit> = {}, charged: Partial<ScenarioUnit> = {}, models = 1,
): readonly ScenarioUnit[] => [
  unit({ id: 'a', name: 'Red', side: 'attacker', models: row('a', models, [20, 10], { profile: 'red' }), ...charger }),
  unit({
    id: 'd', name: 'Blue', side: 'defender', models: row('d', 1, [20, 11 + inches], { profile: 'blue' }), ...charged,
  }),
];
const profiles = (red: Partial<Profile> = {}, blue: Partial<Profile> = {}): Pick<Scenario, 'profiles'> => ({
  profiles: { ...PROFILES, red: profile({ name: 'Red', ...red }), blue: profile({ name: 'Blue', ...blue }) },
});
const CHARGE: Decision = { type: 'charge.declared', unit: 'a', targets: ['d'] };
const choose = (question: 'range-again', option: string): Decision => ({ type: 'choice.made', question, option });
/** The blows of a charger and of whom he charges, all missed. */
const MISSES = [1, 1, 1];
const DIFFICULT: Pick<Scenario, 'table'> = {
  table: {
    width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
    terrain: [{
      id: 'wood', name: null, kind: 'woods', traits: ['difficult', 'dangerous'],
      outline: [[0, 12], [48, 12], [48, 14], [0, 14]],
    }],
  },
};

describe('charges of the seventh edition with rows beside it', () => {
  const barred = (rows: readonly RowId[], fields: Partial<ScenarioUnit>, traits: readonly ModelTrait[] = []) => {
    const at = phase('7th', { completions: rows, units: apart(4, fields), ...profiles({ traits }) });
    return whyNotAtAll(at, at.units[0]!);
  };

  it.each([
    [{ ran: true }, 'charge-ran'], [{ stationaryFire: true }, 'charge-stood-to-fire'],
    [{ goneToGround: true }, 'charge-gone-to-ground'], [{ fallingBack: true }, 'charge-falling-back'],
    [{ regrouped: true }, 'charge-regrouped'],
  ] as const)('7C-D1: %j: no charge', (fields, key) => {
    expect(barred(['7C-D1'], fields)).toMatchObject({ rule: '7C-D1', key });
    expect(barred([], fields)).toBeNull();
  });

  it('7C-D1, 7C-U31: the relentless and the slow and purposeful charge after heavy fire', () => {
    for (const trait of ['relentless', 'slow-and-purposeful'] as const) {
      expect(barred(['7C-D1', '7C-U31'], { stationaryFire: true }, [trait])).toBeNull();
    }
    expect(barred(['7C-D1', '7C-U3'], { regrouped: true }, ['and-they-shall-know-no-fear'])).toBeNull();
  });

  it('7C-43: Leadership 8, falling back, is charged: 9 destroys it (7C-D2)', () => {
    const report = played('7th', ['7C-D2'], apart(4, {}, { fallingBack: true }), [5, 4], {
      decisions: [CHARGE], ...profiles(),
    });
    expect([fateOf(report, 'd'), rulesIn(report)]).toEqual(['destroyed', ['40k.2', '7C-D2', '40k.13']]);
  });

  it('7C-D2: who passes has regrouped and fights; without the row nobody tests', () => {
    const report = played('7th', ['7C-D2'], apart(4, {}, { fallingBack: true }), [4, 4, 4, 4, ...MISSES], {
      decisions: [CHARGE], ...profiles(),
    });
    expect([fateOf(report, 'd'), fateOf(report, 'a')]).toEqual(['locked', 'locked']);
    const off = played('7th', [], apart(4, {}, { fallingBack: true }), [4, 4, ...MISSES], {
      decisions: [CHARGE], ...profiles(),
    });
    expect(rulesIn(off)).not.toContain('7C-D2');
  });

  it('7C-10: Fleet needs 8″: 2 and 3, the 2 again: a 6 makes 9″, and reaches (7C-D3)', () => {
    const report = played('7th', ['7C-D3'], apart(8), [2, 3, 6, ...MISSES], {
      decisions: [CHARGE, choose('range-again', 'first')], ...profiles({ traits: ['fleet'] }),
    });
    expect(report.log.find(({ rule }) => rule === '7C-D3')!.say).toContain('9');
    expect(fateOf(report, 'd')).toBe('locked');
  });

  it('7C-D3: both dice may be thrown again, or neither; everybody has to be fleet', () => {
    const both = played('7th', ['7C-D3'], apart(8), [1, 1, 4, 4, ...MISSES], {
      decisions: [CHARGE], ...profiles({ traits: ['fleet'] }),
    });
    expect(fateOf(both, 'd')).toBe('locked');
    const neither = played('7th', ['7C-D3'], apart(8), [1, 1], {
      decisions: [CHARGE, choose('range-again', 'none')], ...profiles({ traits: ['fleet'] }),
    });
    expect(fateOf(neither, 'd')).toBe('free');
    const mixed = apart(8, { models: [...row('a', 1, [20, 10], { profile: 'red' }), ...row('b', 1, [21, 10])] });
    expect(played('7th', ['7C-D3'], mixed, [1, 1], {
      decisions: [CHARGE], ...profiles({ traits: ['fleet'] }),
    }).diceUsed).toBe(2);
  });

  it('7C-D6: who kept a jump pack for the charge throws its distance again, both dice or neither', () => {
    const kept = (dice: readonly number[], option = 'both', rows: readonly RowId[] = ['7C-D6']) =>
      played('7th', rows, apart(8), dice, {
        decisions: [CHARGE, ...(rows.length === 0 ? [] : [choose('range-again', option)])],
        ...profiles({ traits: ['jump-charge'] }),
      });
    const report = kept([2, 3, 4, 4, ...MISSES]);
    expect([fateOf(report, 'd'), rulesIn(report).includes('7C-D6')]).toEqual(['locked', true]);
    expect(fateOf(kept([2, 3], 'none'), 'd')).toBe('free');
    expect(() => kept([2, 3, 6], 'first')).toThrow(/first/);
    expect(kept([2, 3], 'both', []).diceUsed).toBe(2);
  });

  it('7C-D6: he strikes with Hammer of Wrath when he has charged (7C-U19)', () => {
    const hammer = (rows: readonly RowId[], dice: readonly number[] = []) =>
      played('7th', rows, apart(6), [4, 4, ...dice, ...MISSES], {
        decisions: [CHARGE], ...profiles({ traits: ['jump-charge'] }),
      }).log.some(({ rule }) => rule === '7C-U19');
    expect([hammer(['7C-D6', '7C-U19'], [1]), hammer(['7C-D6']), hammer(['7C-U19'])]).toEqual([true, false, false]);
  });

  it('7C-11: Move Through Cover, ruins, needs 7″: 3 and 4 reach, and no die for danger (7C-D4)', () => {
    const report = played('7th', ['7C-D4'], apart(7), [3, 4, ...MISSES], {
      decisions: [CHARGE], ...profiles({ traits: ['move-through-cover'] }), ...DIFFICULT,
    });
    expect([fateOf(report, 'd'), rulesIn(report).includes('7C-D4')]).toEqual(['locked', true]);
    expect(fateOf(played('7th', ['7C-D4'], apart(7), [3, 4], {
      decisions: [CHARGE], ...profiles(), ...DIFFICULT,
    }), 'd')).toBe('free');
  });

  it('7C-D5: swarms alone are not slowed by difficult terrain', () => {
    const report = played('7th', ['7C-D5'], apart(7), [3, 4, 6, ...MISSES], {
      decisions: [CHARGE], ...profiles({ traits: ['swarms'] }), ...DIFFICULT,
    });
    expect([fateOf(report, 'd'), rulesIn(report).includes('7C-D5')]).toEqual(['locked', true]);
  });
});

describe('Overwatch of the seventh edition with rows beside it (40k.12)', () => {
  const shoot = (...guns: readonly Gun[]): Decision => ({ type: 'overwatch.shot', unit: 'd', guns });
  const FLAMER: Gun = { kind: 'template', strength: 5, armourPiercing: 4, shots: 1 };
  const GUN: Gun = { kind: 'gun', strength: 4, armourPiercing: null, shots: 3 };
  const fired = (
    rows: readonly RowId[], guns: readonly Gun[], dice: readonly number[], models = 3, red: Partial<Profile> = {},
  ) => played('7th', rows, apart(4, {}, {}, models), dice, { decisions: [CHARGE, shoot(...guns)], ...profiles(red) });

  it('7C-12: a heavy flamer S 5 AP 4 at T 4 Sv 3+: 3 hits, two wounds, one saved, then the charge dice (7C-O3, 7C-O5)',
    () => {
      const report = fired(['7C-O3', '7C-O5'], [FLAMER], [5, 3, 3, 2, 2, 5, 1, 1]);
      expect(livingIn(report, 'a')).toBe(2);
      const [gone] = report.units[0]!.models.filter(({ alive }) => !alive);
      expect([gone!.id, gone!.slain]).toEqual(['a1', 'overwatch']);
      expect(rulesIn(report)).toEqual([
        '40k.2', '7C-O5', '7C-O3', '40k.43', '40k.46', '40k.50', '40k.6', '40k.7',
      ]);
      expect([report.results, fateOf(report, 'a')]).toEqual([[], 'free']);
    });

  it('7C-O1: snap shots hit on a 6; without the row hits are typed in', () => {
    expect(livingIn(fired(['7C-O1', '7C-O5'], [GUN], [6, 5, 6, 4, 3, 2, 1, 1]), 'a')).toBe(2);
    expect(livingIn(fired(['7C-O5'], [GUN], [4, 4, 3, 2, 2, 1, 1]), 'a')).toBe(1);
  });

  it('7C-O2: blast weapons do not fire at chargers', () => {
    expect(() => fired(['7C-O2', '7C-O5'], [{ ...GUN, kind: 'blast' }], [1])).toThrow(/no blast weapons/);
    expect(livingIn(fired(['7C-O5'], [{ ...GUN, kind: 'blast' }], [1, 1, 1, 1, 1]), 'a')).toBe(3);
  });

  it('7C-O4: the slow and purposeful do not fire at chargers (7C-U31)', () => {
    for (const rows of [['7C-O4'], ['7C-U31']] as const) {
      const report = played('7th', rows, apart(4), [1, 1], {
        decisions: [CHARGE], ...profiles({}, { traits: ['slow-and-purposeful'] }),
      });
      expect(report.diceUsed).toBe(2);
      expect(() => played('7th', rows, apart(4), [1, 1], {
        decisions: [CHARGE, { type: 'overwatch.fired', unit: 'd', wounds: [] }],
        ...profiles({}, { traits: ['slow-and-purposeful'] }),
      })).toThrow();
    }
  });

  it('7C-O5: with the dice thrown no wounds are typed in; without the row none are thrown', () => {
    const typed: Decision = { type: 'overwatch.fired', unit: 'd', wounds: [{ model: 'a1', wounds: 1 }] };
    expect(() => played('7th', ['7C-O5'], apart(4), [1, 1], { decisions: [CHARGE, typed], ...profiles() }))
      .toThrow(/thrown with dice/);
    expect(() => fired([], [GUN], [1])).toThrow(/told from the table/);
    expect(() => fired(['7C-O5'], [{ ...GUN, strength: 11 }], [1])).toThrow(/Strength 1 to 10/);
  });

  it('7C-O5: fire that takes the last charger ends the charge', () => {
    const report = fired(['7C-O5'], [GUN], [6, 6, 6, 1], 1);
    expect([livingIn(report, 'a'), fateOf(report, 'd')]).toEqual([0, 'free']);
  });
});
