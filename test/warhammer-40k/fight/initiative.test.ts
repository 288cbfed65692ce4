import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { ladderOf, rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import type { Grenade, Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf, withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import { DEFAULT_RULINGS } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { phase as phaseOf, profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, orderOf } from '../../support/warhammer-40k/climbing.ts';
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';

const FIST = [weapon({ name: 'fist', kind: 'power-fist' })];

/** Chargers against three who were charged in cover. */
const charge = (
  edition: Edition, own: Partial<Profile>, foe: Partial<Profile>, fields: Partial<ScenarioUnit> = {},
): readonly (readonly [Rung, readonly string[]])[] => orderOf(begun(edition, [
  unit({
    id: 'own', side: 'attacker', charged: ['foes'], ...fields,
    models: row('a', 3, [10, 10], { profile: 'own' }),
  }),
  unit({ id: 'foes', side: 'defender', models: row('d', 3, [10, 11], { profile: 'foe', covered: true }) }),
], { profiles: { ...PROFILES, own: profile(own), foe: profile(foe) } }));

const grenades = (...all: Grenade[]): Partial<Profile> => ({ grenades: all });

describe('the order of striking', () => {
  it.each(EDITIONS)('goes from 10 down to 1, after a step for cover where a text has one (%s, 40k.27)', edition => {
    const ladder = ladderOf(phaseOf(edition));
    expect(ladder.slice(-10)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(ladder.slice(0, -10)).toEqual(edition === 'trial-eight-steps' ? ['cover'] : []);
  });

  it.each([
    ['trial-seven-steps', 10], ['trial-eight-steps', 'cover'], ['4th', 10],
  ] as const)('X-06: covered models of Initiative 3 go before chargers of 6: %s', (edition, first) => {
    expect(charge(edition, { initiative: 6 }, { initiative: 3 })).toEqual([[first, ['foes']], [6, ['own']]]);
  });

  it('X-06: cover does nothing in the seventh edition', () => {
    expect(charge('7th', { initiative: 6 }, { initiative: 3 })).toEqual([[6, ['own']], [3, ['foes']]]);
  });

  it.each([
    ['trial-seven-steps', [[10, ['own', 'foes']]]],
    ['trial-eight-steps', [['cover', ['foes']], [10, ['own']]]],
    ['7th', [[10, ['own']], [3, ['foes']]]],
    ['4th', [[10, ['own', 'foes']]]],
  ] as const)('X-08, 001-10: covered models against chargers of Initiative 10 by %s', (edition, expected) => {
    expect(charge(edition, { initiative: 10 }, { initiative: 3 })).toEqual(expected);
  });

  it.each([
    ['trial-seven-steps', 10], ['trial-eight-steps', 'cover'], ['4th', 10],
  ] as const)('40k.30: frag grenades strike together with the covered by %s', (edition, rung) => {
    expect(charge(edition, grenades('frag'), { initiative: 3 })).toEqual([[rung, ['own', 'foes']]]);
  });

  it.each(['trial-seven-steps', 'trial-eight-steps', '4th'] as const)(
    '000-21, 001-11, 40k.31, R-0.15, R-1.08, R-3.10: plasma grenades cancel cover, and frag with it (%s)', edition => {
      const own = { ...grenades('plasma', 'frag'), initiative: 5 };
      expect(charge(edition, own, { initiative: 4 })).toEqual([[5, ['own']], [4, ['foes']]]);
    },
  );

  it.each(EDITIONS)('000-19, 40k.34, R-1.07, R-3.11: a covered power fist strikes at 1 (%s)', edition => {
    expect(charge(edition, { initiative: 6 }, { weapons: FIST })).toEqual([[6, ['own']], [1, ['foes']]]);
  });

  it.each(['trial-seven-steps', 'trial-eight-steps', '4th'] as const)(
    'R-1.09: frag chargers act in the step of cover though the covered fists are at 1 (%s)', edition => {
      const rung = edition === 'trial-eight-steps' ? 'cover' : 10;
      expect(charge(edition, grenades('frag'), { weapons: FIST })).toEqual([[rung, ['own']], [1, ['foes']]]);
    },
  );

  it('X-07: chargers through difficult terrain strike at 1, in the seventh edition alone', () => {
    const slow = { throughDifficult: true };
    expect(charge('7th', { initiative: 6 }, { initiative: 3 }, slow)).toEqual([[3, ['foes']], [1, ['own']]]);
    expect(charge('trial-seven-steps', { initiative: 6 }, { initiative: 3 }, slow).at(-1)).toEqual([6, ['own']]);
  });

  it('002-26, R-2.17: not if all whom they charged have gone to ground, or were locked before', () => {
    const phase = begun('7th', [
      unit({
        id: 'own', side: 'attacker', charged: ['foes', 'rest'], throughDifficult: true, models: row('a', 6, [10, 10]),
      }),
      unit({ id: 'foes', side: 'defender', goneToGround: true, models: row('d', 3, [10, 11]) }),
      unit({ id: 'rest', side: 'defender', models: row('e', 3, [13, 11]) }),
    ]);
    const rung = (now: typeof phase): Rung | null => rungOf(now, modelOf(now, 'a1'));
    expect(rung(phase)).toBe(1);
    expect(rung(withUnit(phase, 'rest', { goneToGround: true }))).toBe(4);
    const half = withUnit(phase, 'foes', { goneToGround: false, lockedBefore: true });
    expect(rung(half)).toBe(1);
    expect(rung(withUnit(half, 'rest', { lockedBefore: true }))).toBe(4);
  });

  it('R-2.17: who was charged and not reached counts among all whom they charged', () => {
    const phase = begun('7th', [
      unit({ id: 'own', side: 'attacker', charged: ['foes'], throughDifficult: true, models: row('a', 3, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', goneToGround: true, models: row('d', 3, [10, 11]) }),
      unit({ id: 'rest', side: 'defender', models: row('e', 3, [20, 11]) }),
    ]);
    const charged = (targets: readonly string[]): typeof phase => ({
      ...phase,
      charges: [{ unit: 'own', targets, stage: 'done', range: 6, moved: [], waiting: [], testing: [] }],
    });
    const rung = (now: typeof phase): Rung | null => rungOf(now, modelOf(now, 'a1'));
    expect(['foes', 'rest'].map(id => rung(charged(['foes', id])))).toEqual([4, 1]);
  });

  it('002-05: marines, orks, and at last the power fist that came with the marines', () => {
    const profiles = { ...PROFILES, adrax: profile({ name: 'Adrax', weapons: FIST }) };
    expect(orderOf(begun('7th', [
      unit({ id: 'marines', side: 'attacker', charged: ['orks'], models: row('a', 4, [10, 10]) }),
      unit({
        id: 'adrax', side: 'attacker', joined: 'marines', charged: ['orks'],
        models: row('x', 1, [14, 10], { profile: 'adrax' }),
      }),
      unit({ id: 'orks', side: 'defender', models: row('o', 10, [10, 11], { profile: 'ork' }) }),
    ], { profiles }))).toEqual([[4, ['marines']], [2, ['orks']], [1, ['marines']]]);
  });

  it('003-01: genestealers 6, marines 4, the carnifex 2, the sergeant with the fist 1', () => {
    const profiles = {
      ...PROFILES,
      sergeant: profile({ name: 'Sergeant', weapons: FIST }),
      genestealer: profile({ name: 'Genestealer', initiative: 6 }),
      carnifex: profile({ name: 'Carnifex', initiative: 2 }),
    };
    expect(orderOf(begun('4th', [
      unit({
        id: 'marines', side: 'defender',
        models: [...row('m', 4, [10, 11]), ...row('s', 1, [14, 11], { profile: 'sergeant' })],
      }),
      unit({
        id: 'stealers', side: 'attacker', charged: ['marines'],
        models: row('g', 4, [10, 10], { profile: 'genestealer' }),
      }),
      unit({
        id: 'carnifex', side: 'attacker', traits: ['monstrous-creature'], charged: ['marines'],
        models: row('c', 1, [14, 10], { profile: 'carnifex' }),
      }),
    ], { profiles }))).toEqual([[6, ['stealers']], [4, ['marines']], [2, ['carnifex']], [1, ['marines']]]);
  });

  it('R-2.24: above 10 is 10, and 0 never strikes', () => {
    expect(charge('7th', { initiative: 12 }, { initiative: 0 })).toEqual([[10, ['own']]]);
  });

  it('40k.22: a supporter who may not use his fist strikes in his turn, one who may strikes at 1', () => {
    const profiles = { ...PROFILES, fist: profile({ weapons: FIST }) };
    const rung = (edition: Edition): Rung | null => {
      const phase = begun(edition, [
        unit({
          id: 'own', side: 'attacker', models: [...row('a', 1, [10, 10]), ...row('b', 1, [10, 9], { profile: 'fist' })],
        }),
        unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
      ], { profiles });
      return rungOf(phase, modelOf(phase, 'b1'));
    };
    expect(EDITIONS.map(rung)).toEqual([4, 4, 1, 1]);
  });
});

describe('cover', () => {
  const covered = (edition: Edition, coverInOngoingCombat: 'no' | 'yes'): Rung | null => {
    const phase = begun(edition, [
      unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 3, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 3, [10, 11], { covered: true }) }),
    ], { rulings: { ...DEFAULT_RULINGS, coverInOngoingCombat } });
    const locked = withUnit(phase, 'foes', { lockedBefore: true });
    return rungOf(locked, modelOf(locked, 'd1'));
  };

  it('R-0.16: of a unit that fights already counts only where it was ruled so', () => {
    expect(covered('trial-seven-steps', 'no')).toBe(4);
    expect(covered('trial-seven-steps', 'yes')).toBe(10);
    expect(covered('trial-eight-steps', 'yes')).toBe('cover');
  });

  it('X-23: helps all of a unit, or only the models whose own line is crossed', () => {
    const rungs = (edition: Edition): readonly (Rung | null)[] => {
      const phase = begun(edition, [
        unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 2, [10, 10]) }),
        unit({
          id: 'foes', side: 'defender',
          models: [...row('d', 1, [10, 11], { covered: true }), ...row('e', 1, [11, 11])],
        }),
      ]);
      return ['d1', 'e1'].map(id => rungOf(phase, modelOf(phase, id)));
    };
    expect(EDITIONS.map(rungs)).toEqual([[10, 10], ['cover', 'cover'], [10, 4], [4, 4]]);
  });

  it('does nothing for those whom nobody has charged this turn (40k.28)', () => {
    const phase = begun('trial-seven-steps', [
      unit({ id: 'own', side: 'attacker', models: row('a', 3, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 3, [10, 11], { covered: true }) }),
    ], { round: 2, rulings: { ...DEFAULT_RULINGS, coverInOngoingCombat: 'yes' } });
    expect(rungOf(phase, modelOf(phase, 'd1'))).toBe(4);
  });
});
