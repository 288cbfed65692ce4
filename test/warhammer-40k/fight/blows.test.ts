import { describe, expect, it } from 'vitest';
import { TO_HIT, toHit, toWound } from '../../../src/warhammer-40k/fight/charts.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { hitHands, resolveHits } from '../../../src/warhammer-40k/fight/hit.ts';
import { weaponSkillOf, toughnessesOf } from '../../../src/warhammer-40k/fight/struck.ts';
import { chooseToughness, settleToughness } from '../../../src/warhammer-40k/fight/toughness.ts';
import {
  passWounds, rerollHands, resolveRerolls, resolveWounds, woundHands,
} from '../../../src/warhammer-40k/fight/wound.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { withModel } from '../../../src/warhammer-40k/model/roster.ts';
import { DEFAULT_RULINGS } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { ScenarioModel } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, climbed, strikesThrough } from '../../support/warhammer-40k/climbing.ts';
import type { Strike } from '../../../src/warhammer-40k/model/fight.ts';

/** Alike marines against a unit of any models. */
const struck = (edition: Edition, models: readonly ScenarioModel[], own: Partial<Profile> = {}): Phase =>
  begun(edition, [
    unit({ id: 'own', side: 'attacker', models: row('a', models.length, [10, 10], { profile: 'own' }) }),
    unit({ id: 'foes', side: 'defender', models }),
  ], {
    profiles: {
      ...PROFILES, own: profile({ initiative: 9, ...own }),
      slow: profile({ name: 'T 5', toughness: 5 }), soft: profile({ name: 'T 3', toughness: 3 }),
    },
  });

/** So many grots and a slaver, in contact all of them. */
const gang = (grots: number): readonly ScenarioModel[] => [
  ...row('g', grots, [10, 11], { profile: 'grot' }), ...row('s', 1, [10 + grots, 11], { profile: 'slaver' }),
];

/** The first blows, with hits and wounds as the dice say. */
const hit = (phase: Phase, faces: readonly number[]): Phase => resolveHits(climbed(phase), faces);
const wound = (phase: Phase, faces: readonly number[]): Phase =>
  passWounds(resolveWounds(settleToughness(phase), faces));
const first = (phase: Phase): Strike => phase.fight!.strikes[0]!;

describe('to hit', () => {
  it.each(EDITIONS)('000-06, 001-02, 002-09, 003-05: 20 grots and a slaver are hit on 3+ (%s)', edition => {
    const phase = climbed(struck(edition, gang(20)));
    expect(weaponSkillOf(phase, 'foes')).toBe(2);
    expect(hitHands(phase)).toMatchObject([{ dice: 21, read: 'successes', target: 3, purpose: 'hit' }]);
  });

  it.each(EDITIONS)('000-07, 001-02, 002-09: grots and slaver strike with their own skill (%s)', edition => {
    const needs = strikesThrough(struck(edition, gang(20))).filter(one => one.unit === 'foes');
    expect(needs.map(one => [one.models.length, one.toHit])).toEqual([[20, 4], [2, 4]]);
    expect(toHit(2, 4)).toBe(4);
    expect(toHit(4, 4)).toBe(4);
  });

  it.each([
    ['trial-seven-steps', 2], ['trial-eight-steps', 2], ['7th', 4], ['4th', 2],
  ] as const)('000-08, 002-10, 003-05, X-01: a grot and a slaver have by %s Weapon Skill %i', (edition, skill) => {
    expect(weaponSkillOf(struck(edition, gang(1)), 'foes')).toBe(skill);
  });

  it('R-X.01: where a majority is more than half, three, two and two have none', () => {
    const models = [
      ...row('g', 2, [10, 11], { profile: 'grot' }), ...row('s', 3, [12, 11], { profile: 'slaver' }),
      ...row('h', 2, [15, 11], { profile: 'guardsman' }),
    ];
    const phase = struck('trial-seven-steps', models);
    expect(weaponSkillOf(phase, 'foes')).toBe(4);
    const strict: Phase = { ...phase, rulings: { ...DEFAULT_RULINGS, majority: 'more-than-half' } };
    expect(weaponSkillOf(strict, 'foes')).toBe(2);
  });

  it.each([
    ['trial-seven-steps', 2], ['trial-eight-steps', 2], ['7th', 4], ['4th', 4],
  ] as const)('X-15: grots out of the fight count by %s or not: Weapon Skill %i', (edition, skill) => {
    const models = [...row('s', 1, [10, 11], { profile: 'slaver' }), ...row('g', 5, [10, 18], { profile: 'grot' })];
    expect(weaponSkillOf(struck(edition, models), 'foes')).toBe(skill);
  });

  it('003-12, 002-24: the row is who strikes, exactly double is 4+, and the chart is the prose', () => {
    expect([1, 2, 3, 4, 5].map(skill => toHit(skill, 2 * skill))).toEqual([4, 4, 4, 4, 4]);
    const prose = (striker: number, foe: number): number => {
      if (foe < striker) return 3;
      return foe <= 2 * striker ? 4 : 5;
    };
    expect(TO_HIT).toEqual(TO_HIT.map((cells, i) => cells.map((_, j) => prose(i + 1, j + 1))));
  });
});

describe('to wound', () => {
  it('000-09, 001-03: Strength 4 wounds Toughness 3 on 3+', () => {
    expect(toWound(4, 3)).toBe(3);
  });

  it.each(EDITIONS)('000-10, 001-04, 002-11, 003-06: Strength 2 and 3 are separate batches (%s)', edition => {
    const batches = strikesThrough(struck(edition, gang(3))).filter(one => one.unit === 'foes');
    expect(batches.map(({ strength }) => strength)).toEqual([2, 3]);
  });

  it.each(EDITIONS)('000-11, 001-04: grots in the majority, Strength 4 wounds on 2+ (%s)', edition => {
    const phase = settleToughness(hit(struck(edition, gang(3)), [3, 3, 3, 1]));
    expect(phase.choice).toBeNull();
    expect(woundHands(phase)).toMatchObject([{ dice: 3, target: 2, purpose: 'wound' }]);
  });

  it.each([
    ['trial-seven-steps', '2', 2], ['trial-seven-steps', '4', 4], ['trial-eight-steps', '4', 4],
  ] as const)('000-12, X-02: of grot and slaver the owner chooses by %s Toughness %s: %i+', (edition, option, need) => {
    const asked = settleToughness(hit(struck(edition, gang(1)), [6, 6]));
    expect(asked.choice).toMatchObject({
      question: 'toughness', about: 'foes', side: 'defender', options: ['2', '4'], usual: '4',
    });
    const chosen = chooseToughness({ ...asked, choice: null }, option);
    expect(woundHands(settleToughness(chosen))).toMatchObject([{ target: need }]);
  });

  it.each([['7th', 4], ['4th', 2]] as const)('X-02, R-3.13: a rule says so by %s: Toughness %i', (edition, value) => {
    const phase = settleToughness(hit(struck(edition, gang(1)), [6, 6]));
    expect(phase.choice).toBeNull();
    expect(first(phase).toughness).toBe(value);
  });

  it.each([
    ['trial-seven-steps', [3, 5]], ['trial-eight-steps', [3, 5]], ['7th', [5]], ['4th', [3]],
  ] as const)('002-12, X-03: three of Toughness 3 and three of Toughness 5 by %s: %j', (edition, values) => {
    const models = [...row('s', 3, [10, 11], { profile: 'slow' }), ...row('t', 3, [13, 11], { profile: 'soft' })];
    expect(toughnessesOf(struck(edition, models), 'foes')).toEqual(values);
  });

  it('asks nobody for a Toughness that makes no difference', () => {
    const missed = settleToughness(hit(struck('trial-seven-steps', gang(1)), [1, 1]));
    expect(missed.choice).toBeNull();
    const strong = settleToughness(hit(struck('trial-seven-steps', gang(1), { strength: 8 }), [6, 6]));
    expect(strong.choice).toBeNull();
    expect(first(strong).toWound).toBe(2);
  });

  it('is worked out afresh at every rung (40k.41)', () => {
    const phase = struck('trial-seven-steps', gang(2));
    expect(toughnessesOf(phase, 'foes')).toEqual([2]);
    expect(toughnessesOf(withModel(phase, 'g1', { slain: 'fight' }), 'foes')).toEqual([2, 4]);
  });
});

describe('special attacks (40k.55)', () => {
  const armed = (fields: Parameters<typeof weapon>[0], own: Partial<Profile> = {}): Phase =>
    struck('trial-seven-steps', row('d', 1, [10, 11]), { attacks: 6, weapons: [weapon(fields)], ...own });

  it.each([
    [4, 0, 8], [6, 0, 10], [4, 1, 9], [5, 2, 10],
  ])('000-19, R-0.33: a fist of Strength %i with %i more strikes with %i', (strength, strengthBonus, expected) => {
    const phase = armed({ kind: 'power-fist', strengthBonus }, { strength });
    expect(strikesThrough(phase).find(one => one.unit === 'own')).toMatchObject({
      strength: expected, rules: { deniesArmour: true },
    });
  });

  it('poisoned weapons wound on 4+, or on their own number, whatever the Toughness', () => {
    const toughs = (woundsOn: number | null): number | null =>
      first(settleToughness(hit(armed({ kind: 'poisoned', woundsOn }, { strength: 1 }), [6, 6, 6, 6, 6, 6]))).toWound;
    expect(toughs(null)).toBe(4);
    expect(toughs(2)).toBe(2);
  });

  it('a lightning claw throws failed dice to wound once more, and no more than once', () => {
    const wounded = wound(hit(armed({ kind: 'lightning-claw' }), [4, 4, 4, 4, 1, 1]), [4, 1, 2, 3]);
    expect(first(wounded)).toMatchObject({ wounds: 1, rerolls: 3 });
    expect(rerollHands(wounded)).toMatchObject([{ dice: 3, target: 4, purpose: 'wound-again' }]);
    const again = resolveRerolls(wounded, [4, 5, 1]);
    expect(first(again)).toMatchObject({ wounds: 3, rerolls: 0 });
    expect(rerollHands(again)).toEqual([]);
  });

  it('a rending six wounds at once, without a die; the other hits need one', () => {
    const rent = settleToughness(hit(armed({ kind: 'rending' }), [6, 6, 4, 5, 3, 1]));
    expect(first(rent)).toMatchObject({ hits: 4, rending: 2 });
    expect(woundHands(rent)).toMatchObject([{ dice: 2 }]);
    expect(first(wound(rent, [1, 4])).wounds).toBe(3);
  });

  it('sixes mean nothing with any other weapon', () => {
    expect(first(hit(armed({ kind: 'power' }), [6, 6, 6, 6, 6, 6])).rending).toBe(0);
  });

  it('hits that cannot wound have no dice and no wounds', () => {
    const models = row('d', 1, [10, 11], { profile: 'slow' });
    const weak = settleToughness(hit(struck('trial-seven-steps', models, { strength: 1 }), [6]));
    expect(woundHands(weak)).toEqual([]);
    expect(first(passWounds(weak)).wounds).toBe(0);
  });

  it('a monstrous creature denies armour with whatever it strikes (40k.75)', () => {
    const phase = begun('trial-seven-steps', [
      unit({ id: 'own', side: 'attacker', traits: ['monstrous-creature'], models: row('a', 1, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
    ]);
    const kinds = strikesThrough(phase).map(({ unit: of, rules }) => [of, rules.kind, rules.deniesArmour]);
    expect(kinds).toEqual([['own', 'monstrous', true], ['foes', 'ordinary', false]]);
  });

  it('a monstrous creature that supports denies none, where supporters have nothing special (40k.22, 40k.75)', () => {
    const denying = (edition: Edition): readonly boolean[] => strikesThrough(begun(edition, [
      unit({
        id: 'own', side: 'attacker', traits: ['monstrous-creature'],
        models: [...row('a', 1, [10, 10]), ...row('b', 1, [10, 9])],
      }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
    ])).filter(({ unit: of }) => of === 'own').map(({ rules }) => rules.deniesArmour || rules.armourPiercing === 2);
    expect(denying('trial-seven-steps')).toEqual([true, false]);
    expect(denying('trial-eight-steps')).toEqual([true, false]);
    expect(denying('7th')).toEqual([true]);
  });

  it('where a number denies armour, that of the weapon counts instead of its kind (40k.46)', () => {
    const blow = (edition: Edition, armourPiercing: number | null): boolean => strikesThrough(
      struck(edition, row('d', 1, [10, 11]), { weapons: [weapon({ kind: 'power', armourPiercing })] }),
    )[0]!.rules.deniesArmour;
    expect([blow('7th', 3), blow('7th', null), blow('trial-seven-steps', 3)]).toEqual([false, true, true]);
  });
});
