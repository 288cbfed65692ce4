import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import {
  aim, aimersNow, isAimingUntold, mayDivide, redirected, whyNotAim,
} from '../../../src/warhammer-40k/fight/aim.ts';
import { nextRung } from '../../../src/warhammer-40k/fight/rungs.ts';
import { beginStrikes } from '../../../src/warhammer-40k/fight/strikes.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { profile, PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';
import { begun } from '../../support/warhammer-40k/climbing.ts';

/**
 * 002-17 in small: a1 touches guardians, a2 guardians and dragons, a3 dragons; g supports all of them.
 */
const melee = (
  edition: Edition, fields: Partial<ScenarioUnit> = {}, completion: Completion = {}, ...others: readonly ScenarioUnit[]
): Phase => nextRung(begun(edition, [
  unit({
    id: 'marines', side: 'attacker', ...fields,
    models: [
      ...row('a', 3, [10, 10], { profile: 'own' }),
      { id: 'g', profile: 'own', at: [11, 8.9], height: 0, lost: 0, covered: false },
    ],
  }),
  unit({ id: 'guardians', side: 'defender', models: [{ ...row('d', 1, [10.5, 10.8])[0]!, profile: 'slow' }] }),
  unit({ id: 'dragons', side: 'defender', models: [{ ...row('e', 1, [11.5, 10.8])[0]!, profile: 'slow' }] }),
  ...others,
], {
  completion,
  profiles: {
    ...PROFILES, own: profile({ radius: 0.45, attacks: 2 }), slow: profile({ radius: 0.5, initiative: 1 }),
  },
}));

const both = { model: 'a2', at: { guardians: 1, dragons: 1 } };

describe('whom to strike (40k.72)', () => {
  it('002-17: whoever touches one unit strikes it; who touches two chooses, or divides', () => {
    const phase = melee('7th');
    expect(aimersNow(phase).map(({ id }) => id)).toContain('a2');
    expect(aimersNow(phase).map(({ id }) => id)).not.toContain('a1');
    expect(whyNotAim(phase, both)).toBeNull();
    expect(whyNotAim(phase, { model: 'a1', at: { dragons: 2 } })?.key).toBe('strikes-not-there');
  });

  it('000, 001: all attacks of a model go at one unit, but for those of a character', () => {
    for (const edition of ['trial-seven-steps', 'trial-eight-steps'] as const) {
      expect(whyNotAim(melee(edition), both)?.key).toBe('strikes-one-unit');
      expect(whyNotAim(melee(edition), { model: 'a2', at: { dragons: 2, guardians: 0 } })).toBeNull();
      expect(whyNotAim(melee(edition, { traits: ['independent-character'] }), both)).toBeNull();
    }
  });

  it.each([
    [{ dragons: 1 }], [{ dragons: 3 }], [{ dragons: 3, guardians: -1 }], [{ dragons: 1.5, guardians: 0.5 }], [{}],
  ])('every attack goes somewhere: not %j', at => {
    expect(whyNotAim(melee('7th'), { model: 'a2', at })?.key).toBe('strikes-so-often');
  });

  it('a character who is one of a unit divides his alone, where players agreed that he is (40k.72, 40k.74)', () => {
    const completion = { characterStrike: 'with-unit', splitAttacks: 'by-model' } as const;
    const phase = melee('4th', {}, completion, unit({
      id: 'hero', side: 'attacker', joined: 'marines', traits: ['independent-character'],
      models: [{ ...row('h', 1, [11, 11.6])[0]!, profile: 'own' }],
    }));
    const may = (model: string): boolean => mayDivide(phase, phase.models.find(({ id }) => id === model)!);
    expect(phase.models.find(({ id }) => id === 'h1')!.unit).toBe('marines');
    expect(['a2', 'h1'].map(may)).toEqual([false, true]);
  });

  it('attacks are divided by one text, and by a character in every other (40k.72)', () => {
    const may = (phase: Phase): boolean => mayDivide(phase, phase.models.find(({ id }) => id === 'a2')!);
    expect(may(melee('7th'))).toBe(true);
    expect(may(melee('trial-seven-steps'))).toBe(false);
    expect(may(melee('trial-eight-steps', { traits: ['independent-character'] }))).toBe(true);
  });

  it.each([
    [{ x: 3 }, 'y', 1, { x: 2, y: 1, z: 0 }],
    [{ x: 1, y: 1, z: 1 }, 'x', 2, { x: 2, y: 1, z: 0 }],
    [{ x: 1, y: 1, z: 1 }, 'z', 0, { x: 2, y: 1, z: 0 }],
    [{ x: 0, y: 3 }, 'y', 0, { x: 3, y: 0, z: 0 }],
    [{ x: 1, y: 2 }, 'x', 3, { x: 3, y: 0, z: 0 }],
  ] as const)('of %j so many at %s, %i: the others have the rest, and none is lost', (at, unitId, attacks, after) => {
    const given = redirected(at, ['x', 'y', 'z'], unitId, attacks);
    expect(given).toEqual(after);
    expect(Object.keys(given)).toEqual(['x', 'y', 'z']);
  });

  it('nobody aims who does not strike now', () => {
    expect(whyNotAim(melee('7th'), { model: 'd1', at: { marines: 1 } })?.key).toBe('strikes-not-now');
    expect(whyNotAim(melee('7th'), { model: 'z', at: {} })?.key).toBe('strikes-not-now');
  });

  it('blows fall where they were aimed, and otherwise at the first unit in the order of the scenario', () => {
    const dealt = (phase: Phase, target: string): number => beginStrikes(phase).fight!.strikes
      .filter(one => one.target === target).flatMap(({ models }) => models).filter(id => id === 'a2').length;
    const phase = melee('7th');
    expect([dealt(phase, 'guardians'), dealt(phase, 'dragons')]).toEqual([2, 0]);
    const aimed = aim(phase, both);
    expect([dealt(aimed, 'guardians'), dealt(aimed, 'dragons')]).toEqual([1, 1]);
    expect(aimed.log.at(-1)).toMatchObject({ key: 'aimed', values: { at: ['guardians (1)', 'dragons (1)'] } });
  });

  it('R-3.01: one text does not tell how; then its players agree', () => {
    expect(isAimingUntold(melee('4th'))).toBe(true);
    expect(isAimingUntold({ ...melee('4th'), completion: { splitAttacks: 'by-attack' } })).toBe(false);
    expect(isAimingUntold(melee('7th'))).toBe(false);
  });
});
