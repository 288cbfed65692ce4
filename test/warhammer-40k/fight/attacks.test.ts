import { describe, expect, it } from 'vitest';
import { attacksWith, hasSecondWeapon } from '../../../src/warhammer-40k/fight/attacks.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { modelOf, withModel } from '../../../src/warhammer-40k/model/roster.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, diceOf, strikesThrough } from '../../support/warhammer-40k/climbing.ts';

const CHARGED = { charged: ['foes'] } as const;
const FIRED = { ...CHARGED, fired: 'foes' } as const;

const profiles = {
  ...PROFILES,
  hormagaunt: profile({ name: 'Hormagaunt', weapons: [weapon({ name: 'talon' }), weapon({ name: 'other talon' })] }),
  tau: profile({ name: 'Tau', grenades: ['photon'] }),
};

/** Some models in a row, each base to base with an enemy. */
const facing = (
  count: number, fields: Partial<ScenarioUnit> = {}, own = 'marine', foe = 'guardsman',
): readonly ScenarioUnit[] => [
  unit({ id: 'own', side: 'attacker', models: row('a', count, [10, 10], { profile: own }), ...fields }),
  unit({ id: 'foes', side: 'defender', models: row('d', count, [10, 11], { profile: foe }) }),
];

const dice = (edition: Edition, units: readonly ScenarioUnit[]): number =>
  diceOf(begun(edition, units, { profiles }), 'own');

describe('the number of attacks', () => {
  it.each(EDITIONS)('000-01, 001-01, 003-02: five marines with one attack throw five dice (%s)', edition => {
    expect(dice(edition, facing(5))).toBe(5);
  });

  it.each(EDITIONS)('000-02, 001-01, 003-02, 003-04: charging they throw ten, as one batch (%s)', edition => {
    const phase = begun(edition, facing(5, CHARGED), { profiles });
    expect(strikesThrough(phase).filter(strike => strike.unit === 'own').map(one => one.models.length)).toEqual([10]);
  });

  it.each([
    ['trial-seven-steps', 5], ['trial-eight-steps', 5], ['7th', 10], ['4th', 10],
  ] as const)('000-03, X-05: who has fired has no charge bonus by %s: %i dice', (edition, expected) => {
    expect(dice(edition, facing(5, FIRED))).toBe(expected);
  });

  it.each([
    ['trial-seven-steps', 'terminators', 2], ['trial-eight-steps', 'terminators', 1],
    ['trial-seven-steps', 'bikes', 2], ['trial-eight-steps', 'bikes', 2],
    ['trial-seven-steps', 'dreadnought', 2], ['trial-eight-steps', 'walker', 2],
    ['trial-eight-steps', 'jump-packs', 1],
  ] as const)('000-04, 001-14: by %s, %s who have fired have %i attack(s) each', (edition, trait, expected) => {
    expect(dice(edition, facing(1, { ...FIRED, traits: [trait] }))).toBe(expected);
  });

  it.each([
    ['trial-seven-steps', 1], ['trial-eight-steps', 1], ['7th', 4], ['4th', 4],
  ] as const)('000-05, X-04: a charging supporter with two attacks and two weapons has, by %s, %i', (edition, n) => {
    const models = [
      ...row('a', 1, [10, 10], { profile: 'ork' }), ...row('b', 1, [10, 8], { profile: 'ork' }),
    ];
    const phase = begun(edition, facing(1, { ...CHARGED, models }), { profiles });
    expect(attacksWith(phase, modelOf(phase, 'b1'), null)).toBe(n);
    expect(attacksWith(phase, modelOf(phase, 'a1'), null)).toBe(4);
  });

  it('002-06, 002-07: five orks with two attacks and two weapons throw 15 dice, charging 20', () => {
    expect(dice('7th', facing(5, {}, 'ork'))).toBe(15);
    expect(dice('7th', facing(5, CHARGED, 'ork'))).toBe(20);
  });

  it('002-08: a disordered charge gives nobody an attack', () => {
    expect(dice('7th', facing(5, { ...CHARGED, disordered: true }))).toBe(5);
    expect(dice('trial-seven-steps', facing(5, { ...CHARGED, disordered: true }))).toBe(10);
  });

  it('003-03: six hormagaunts with two weapons throw 12 dice, charging 18', () => {
    expect(dice('4th', facing(6, {}, 'hormagaunt'))).toBe(12);
    expect(dice('4th', facing(6, CHARGED, 'hormagaunt'))).toBe(18);
  });

  it('003-11: photon grenades take the charge bonus of those who charge them, in one text alone', () => {
    expect(dice('4th', facing(5, CHARGED, 'marine', 'tau'))).toBe(5);
    expect(dice('7th', facing(5, CHARGED, 'marine', 'tau'))).toBe(10);
  });

  it('003-11: they took it when the charge was made: it does not come back when their bearers fall', () => {
    const phase = begun('4th', [
      unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 1, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: [
        ...row('d', 1, [10, 11], { profile: 'guardsman' }), ...row('t', 1, [11, 11], { profile: 'tau' }),
      ] }),
    ], { profiles });
    const after = withModel(phase, 't1', { wounds: 0, slain: 'fight' });
    expect(attacksWith(after, modelOf(after, 'a1'), null)).toBe(1);
  });

  it('R-3.09: the bonus is lost by those alone who are engaged with whoever has photon grenades', () => {
    const phase = begun('4th', [
      unit({ id: 'own', side: 'attacker', charged: ['foes', 'tau'], models: row('a', 8, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11], { profile: 'guardsman' }) }),
      unit({ id: 'tau', side: 'defender', models: row('t', 1, [17, 11], { profile: 'tau' }) }),
    ], { profiles });
    expect(attacksWith(phase, modelOf(phase, 'a1'), null)).toBe(2);
    expect(attacksWith(phase, modelOf(phase, 'a8'), null)).toBe(1);
  });

  it.each([
    ['trial-seven-steps', 0], ['trial-eight-steps', 0], ['7th', 1], ['4th', 0],
  ] as const)('X-20: near a friend of another unit alone a model has, by %s, %i attack(s)', (edition, expected) => {
    const phase = begun(edition, [
      ...facing(1), unit({ id: 'near', side: 'attacker', joined: 'own', models: row('n', 1, [10, 8]) }),
    ], { profiles });
    expect(attacksWith(phase, modelOf(phase, 'n1'), null)).toBe(expected);
  });
});

const TRIAL = { edition: 'trial-seven-steps', completion: {} } as const;

describe('a second weapon (40k.26)', () => {
  const [axe, fist, pistol] = [weapon({ kind: 'power' }), weapon({ kind: 'power-fist' }), weapon({ kind: 'pistol' })];
  const [claw, twoHanded] = [weapon({ kind: 'lightning-claw' }), weapon({ name: 'eviscerator', twoHanded: true })];

  it.each([
    { claim: 'one weapon is no second one', weapons: [axe], striking: axe, expected: false },
    { claim: 'a pistol is one', weapons: [axe, pistol], striking: axe, expected: true },
    { claim: 'another special weapon is one (000-18)', weapons: [fist, axe], striking: fist, expected: true },
    { claim: 'both hands full', weapons: [twoHanded, pistol], striking: twoHanded, expected: false },
    { claim: 'a claw takes no pistol', weapons: [claw, pistol], striking: claw, expected: false },
    { claim: 'a claw takes another claw', weapons: [claw, claw], striking: claw, expected: true },
    { claim: 'a fist takes a claw (R-0.34)', weapons: [fist, claw], striking: fist, expected: true },
    { claim: 'a claw takes no fist (R-0.34)', weapons: [fist, claw], striking: claw, expected: false },
    { claim: 'bare hands are none', weapons: [], striking: null, expected: false },
    { claim: 'two ordinary ones are', weapons: [pistol, axe], striking: null, expected: true },
    { claim: 'claw and pistol are none', weapons: [claw, pistol], striking: null, expected: false },
  ])('$claim', ({ weapons, striking, expected }) => {
    expect(hasSecondWeapon(TRIAL, weapons, striking)).toBe(expected);
  });

  it.each([
    { claim: 'a fist takes no pistol', weapons: [fist, pistol], striking: fist, expected: false },
    { claim: 'nor an axe', weapons: [fist, axe], striking: fist, expected: false },
    { claim: 'a fist takes another fist', weapons: [fist, fist], striking: fist, expected: true },
    { claim: 'a claw takes a fist', weapons: [fist, claw], striking: claw, expected: true },
    { claim: 'to a pistol the fist in the other hand is one', weapons: [fist, pistol], striking: null, expected: true },
  ])('7C-31: to a specialist weapon only another one: $claim', ({ weapons, striking, expected }) => {
    expect(hasSecondWeapon({ edition: '7th', completion: {} }, weapons, striking)).toBe(expected);
  });
});
