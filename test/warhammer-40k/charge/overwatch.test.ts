import { describe, expect, it } from 'vitest';
import {
  areChargersGone, endOverwatch, fireOverwatch, isNobodyToFire, whyNotFire, type Fire,
} from '../../../src/warhammer-40k/charge/overwatch.ts';
import { endCharge } from '../../../src/warhammer-40k/charge/end.ts';
import { moveRest } from '../../../src/warhammer-40k/charge/usual-moves.ts';
import { isOutOfReach, resolveRange } from '../../../src/warhammer-40k/charge/range.ts';
import { findInitial } from '../../../src/warhammer-40k/charge/approach.ts';
import { declareCharge, pickCharger } from '../../../src/warhammer-40k/charge/declare.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { livingOf, modelOf, unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { PROFILES, profile, row, unit } from '../../support/warhammer-40k/build.ts';
import { charging, field, gretchin, marines, orks, TRIALS } from './field.ts';

const say = (phase: Phase, fire: Fire): string | null => {
  const refusal = whyNotFire(phase, fire);
  return refusal === null ? null : phaseSentence(refusal);
};

const GRETCHIN = gretchin(2, [26, 15]);

describe('overwatch (40k.12)', () => {
  it.each(TRIALS)('%s knows none', edition => {
    expect(isNobodyToFire(charging(field(edition, [marines(), orks(5)])))).toBe(true);
  });

  it('7th: whoever is charged may fire once, and chargers fall', () => {
    const start = charging(field('7th', [marines(), orks(5)]));
    const fire: Fire = { unit: 'orks', wounds: [{ model: 'm1', wounds: 1 }] };
    expect(say(start, fire)).toBeNull();
    const fired = fireOverwatch(start, fire);
    expect(modelOf(fired, 'm1')).toMatchObject({ wounds: 0, slain: 'overwatch' });
    expect(unitOf(fired, 'orks').overwatchUsed).toBe(true);
    expect(say(fired, fire)).toBe('Orks cannot fire at these chargers.');
    expect(isNobodyToFire(fired)).toBe(true);
    expect(phaseSentence(fired.log.at(-1)!)).toBe('Orks fires overwatch: 1 wound. Marine 1 falls.');
  });

  it('a model with wounds left stays', () => {
    const profiles = { ...PROFILES, marine: profile({ wounds: 2 }) };
    const start = charging(field('7th', [marines(), orks(5)], { profiles }));
    const fired = fireOverwatch(start, { unit: 'orks', wounds: [{ model: 'm1', wounds: 1 }] });
    expect(modelOf(fired, 'm1')).toMatchObject({ wounds: 1, slain: null });
    expect(phaseSentence(fired.log.at(-1)!)).toBe('Orks fires overwatch: 1 wound.');
    expect(say(start, { unit: 'orks', wounds: [{ model: 'm1', wounds: 3 }] })).toBe('Marine 1 can lose 1 to 2 wounds.');
  });

  it.each([
    [{ unit: 'gretchin', wounds: [] }, 'Gretchin cannot fire at these chargers.'],
    [{ unit: 'nobody', wounds: [] }, 'nobody cannot fire at these chargers.'],
    [{ unit: 'orks', wounds: [{ model: 'o1', wounds: 1 }] }, 'o1 is none of the chargers, or is named twice.'],
    [{ unit: 'orks', wounds: [{ model: 'm1', wounds: 1 }, { model: 'm1', wounds: 1 }] },
      'm1 is none of the chargers, or is named twice.'],
    [{ unit: 'orks', wounds: [{ model: 'm1', wounds: 0 }] }, 'Marine 1 can lose 1 wound.'],
    [{ unit: 'orks', wounds: [{ model: 'm1', wounds: 0.5 }] }, 'Marine 1 can lose 1 wound.'],
    [{ unit: 'orks', wounds: [] }, null],
  ] as const)('%j: %s', (fire, refusal) => {
    expect(say(charging(field('7th', [marines(), orks(5), GRETCHIN])), fire)).toBe(refusal);
  });

  it('R-2.19: of several who are charged all may fire, in the order that their player likes', () => {
    const start = charging(field('7th', [marines(), orks(5), GRETCHIN]), ['orks', 'gretchin']);
    const second = fireOverwatch(start, { unit: 'gretchin', wounds: [] });
    expect(say(second, { unit: 'orks', wounds: [] })).toBeNull();
    expect(isNobodyToFire(fireOverwatch(second, { unit: 'orks', wounds: [] }))).toBe(true);
    expect(isNobodyToFire(endOverwatch(second))).toBe(true);
  });

  it('40k.78: units that fall back may fire', () => {
    const start = charging(field('7th', [marines(), orks(5, { fallingBack: true })]));
    expect(say(start, { unit: 'orks', wounds: [] })).toBeNull();
  });

  it('whoever has fired this turn, or is locked, does not', () => {
    expect(isNobodyToFire(charging(field('7th', [marines(), orks(5, { overwatchUsed: true })])))).toBe(true);
    const fighting = unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 1, [24, 17]) });
    expect(isNobodyToFire(charging(field('7th', [marines(), fighting, orks(5)])))).toBe(true);
  });

  it('R-2.21: when the nearest charger falls, the next nearest is the first to move', () => {
    const models = row('m', 2, [20, 10]).map((model, i) => ({ ...model, at: [20, 10 - 2 * i] as const }));
    const start = charging(field('7th', [marines({ models }), orks(5)]));
    expect(findInitial(start, start.charges[0]!)!.model.id).toBe('m1');
    const fired = fireOverwatch(start, { unit: 'orks', wounds: [{ model: 'm1', wounds: 1 }] });
    expect(findInitial(fired, fired.charges[0]!)!.model.id).toBe('m2');
    expect(isOutOfReach(resolveRange(start, [3, 2]))).toBe(false);
    expect(isOutOfReach(resolveRange(fired, [3, 2]))).toBe(true);
  });

  it('R-2.21: a unit that falls to the last model charges nobody', () => {
    const start = charging(field('7th', [marines({ models: row('m', 1, [20, 10]) }), orks(5)]));
    expect(areChargersGone(start)).toBe(false);
    const fired = fireOverwatch(start, { unit: 'orks', wounds: [{ model: 'm1', wounds: 1 }] });
    expect(livingOf(fired, 'marines')).toEqual([]);
    expect(areChargersGone(fired)).toBe(true);
  });
});

describe('002-23: two units charge the same enemy', () => {
  const scouts = unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 3, [20, 21]) });
  const start = charging(field('7th', [marines(), scouts, orks(4)]));
  const second = (phase: Phase): Phase =>
    pickCharger(declareCharge(phase, { unit: 'scouts', targets: ['orks'] }), { unit: 'scouts' });
  const arrived = (phase: Phase): Phase => endCharge(moveRest(resolveRange(phase, [3, 3])));
  const fallenShort = (phase: Phase): Phase =>
    ({ ...phase, charges: phase.charges.map(charge => ({ ...charge, stage: 'failed' as const })) });

  it.each([
    ['it fired at the first, who came', arrived(fireOverwatch(start, { unit: 'orks', wounds: [] })), true],
    ['it kept its fire and the first came: it is locked', arrived(endOverwatch(start)), true],
    ['it fired at the first, who fell short', fallenShort(fireOverwatch(start, { unit: 'orks', wounds: [] })), true],
    ['it kept its fire and the first fell short', fallenShort(endOverwatch(start)), false],
  ])('%s', (_, phase, silent) => {
    expect(isNobodyToFire(second(phase))).toBe(silent);
  });
});
