/** In the seventh edition a character who has joined a unit is one of its models, in all that the rules do to it. */
import { describe, expect, it } from 'vitest';
import { phaseReportOf } from '../../../src/warhammer-40k/explain/report.ts';
import { weaponSkillOf, toughnessesOf } from '../../../src/warhammer-40k/fight/struck.ts';
import { isCoherent } from '../../../src/warhammer-40k/movement/coherency.ts';
import { withCharactersAsTold, writtenUnitsOf } from '../../../src/warhammer-40k/model/characters.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Profile, UnitTrait } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf, withModel } from '../../../src/warhammer-40k/model/roster.ts';
import type { Scenario, ScenarioModel, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { agree } from '../../../src/warhammer-40k/stages/agree.ts';
import { runDice } from '../../../src/warhammer-40k/stages/fall-back.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { fought, livingIn, settle } from '../../support/warhammer-40k/after.ts';
import { phase, profile, PROFILES, row, scenario, unit } from '../../support/warhammer-40k/build.ts';
import { begun } from '../../support/warhammer-40k/climbing.ts';
import { fightOut, inflicted, woundsLeft } from '../../support/warhammer-40k/played.ts';

const hero = (models: readonly ScenarioModel[], traits: readonly UnitTrait[] = []): ScenarioUnit => unit({
  id: 'hero', side: 'defender', joined: 'squad', traits: ['independent-character', ...traits], models,
});
const squad = (models: readonly ScenarioModel[]): ScenarioUnit => unit({ id: 'squad', side: 'defender', models });
const striker = unit({ id: 'striker', side: 'attacker', models: row('s', 1, [20, 20], { profile: 'striker' }) });

const table = (
  own: Partial<Profile>, profiles: Readonly<Record<string, Profile>>, ...units: readonly ScenarioUnit[]
): Partial<Scenario> =>
  ({ profiles: { ...PROFILES, striker: profile(own), ...profiles }, units: [striker, ...units] });

describe('a joined character is one of the unit (40k.74, R-2.26)', () => {
  it('002-27: a trooper of T 3 and a character of T 4: the higher of the two is hit through the unit, 4+', () => {
    const profiles = {
      trooper: profile({ toughness: 3, attacks: 0 }), hero: profile({ toughness: 4, wounds: 2, attacks: 0 }),
    };
    const units = [
      squad(row('t', 1, [19.5, 20.866], { profile: 'trooper' })),
      hero(row('h', 1, [20.5, 20.866], { profile: 'hero' })),
    ];
    const report = fightOut('7th', table({}, profiles, ...units), [6, 3]);
    expect(report.log.find(({ rule }) => rule === '40k.43')!.say).toContain('1 die at 4+, 0 wounds');
  });

  it('002-28: a court of T 3 ×3 and T 5 ×3, joined by a T 4: 5 counts', () => {
    const profiles = { three: profile({ toughness: 3 }), five: profile({ toughness: 5 }), hero: profile() };
    const struckAt = (fives: number, joined: 'hero' | 'five'): readonly number[] => {
      const court = squad([
        ...row('t', 3, [18, 20.95], { profile: 'three' }), ...row('f', fives, [21, 20.95], { profile: 'five' }),
      ]);
      return toughnessesOf(begun('7th', [striker, court, hero(row('h', 1, [17, 20.95], { profile: joined }))], {
        profiles: { ...PROFILES, striker: profile(), ...profiles },
      }), 'squad');
    };
    expect(struckAt(3, 'hero')).toEqual([5]);
    expect([struckAt(2, 'hero'), struckAt(2, 'five')]).toEqual([[3], [5]]);
  });

  it('his Weapon Skill and Toughness are counted where he is engaged', () => {
    const on = begun('7th', [
      striker, squad(row('t', 1, [19.5, 20.866], { profile: 'grot' })), hero(row('h', 2, [20.5, 20.866])),
    ], { profiles: { ...PROFILES, striker: profile() } });
    expect([weaponSkillOf(on, 'squad'), toughnessesOf(on, 'squad')]).toEqual([4, [4]]);
  });

  it('002-29: he takes wounds as any other: contact first, his player decides among equals', () => {
    const profiles = {
      trooper: profile({ name: 'Trooper', save: 4, attacks: 0 }),
      hero: profile({ name: 'Hero', wounds: 3, attacks: 0 }),
    };
    const units = [
      squad([
        ...row('t', 1, [19.5, 20.866], { profile: 'trooper' }), ...row('u', 2, [18, 22.9], { profile: 'trooper' }),
      ]),
      hero(row('h', 1, [20.5, 20.866], { profile: 'hero' })),
    ];
    const trooper: Decision = { type: 'choice.made', question: 'casualty', option: 't1' };
    const dice = [6, 6, 6, 6, 6, 6, 6, 6, 2, 1, 2, 5];
    const report = fightOut('7th', table({ attacks: 4 }, profiles, ...units), [...dice, 1, 1], [trooper]);
    expect([woundsLeft(report, 'squad'), woundsLeft(report, 'hero')]).toEqual([[0, 1, 1], [1]]);
    expect(inflicted(report)).toEqual({ attacker: 3, defender: 0 });
  });
});

describe('he is no other trooper', () => {
  it('his player is asked whether he or a trooper falls, though both are of one profile (40k.50)', () => {
    const units = [squad(row('t', 1, [19.5, 20.866])), hero(row('h', 1, [20.5, 20.866]))];
    const trooper: Decision = { type: 'choice.made', question: 'casualty', option: 't1' };
    const marine = profile({ attacks: 0 });
    const report = fightOut('7th', table({}, { marine }, ...units), [6, 6, 2, 1, 1], [trooper]);
    expect([woundsLeft(report, 'squad'), woundsLeft(report, 'hero')]).toEqual([[0], [1]]);
  });
});

describe('after the fight the unit does as one (R-2.26)', () => {
  const men = (traits: readonly UnitTrait[] = []) =>
    unit({ id: 'men', side: 'attacker', traits, models: row('m', 2, [20, 20]) });
  const foes = squad(row('f', 2, [20, 21]));
  const own = (traits: readonly UnitTrait[] = []) => hero(row('h', 1, [22, 21]), traits);
  const LOST = { wounds: [2, 1] } as const;

  it('tests once, with his Leadership if that is better, and is swept as one', () => {
    const profiles = { ...PROFILES, hero: profile({ leadership: 10 }) };
    const led = hero(row('h', 1, [22, 21], { profile: 'hero' }));
    expect(settle(fought('7th', [men(), foes, led], { ...LOST, profiles }), [4, 5]).thrown).toEqual(['morale']);
    const { phase: over, thrown } = settle(fought('7th', [men(), foes, own()], LOST), [6, 6, 4, 3, 1]);
    expect(thrown).toEqual(['morale', 'sweep', 'sweep', 'consolidate']);
    expect(livingIn(over, 'squad')).toBe(0);
    expect(over.models.filter(({ slain }) => slain === 'swept')).toHaveLength(3);
  });

  it('runs as fast as the slowest of it, and is barred from a sweep if one of it is, as long as he lives', () => {
    const winged = phase('7th', { units: [squad(row('f', 2, [20, 21])), own(['jump-packs']), men()] });
    expect(runDice(winged, ['squad'])).toBe(2);
    const fast = unit({ ...foes, traits: ['jump-packs'] });
    expect(runDice(phase('7th', { units: [fast, own(['jump-packs']), men()] }), ['squad'])).toBe(3);
    const slowed = phase('7th', { units: [fast, own(), men()] });
    expect(runDice(slowed, ['squad'])).toBe(2);
    expect(runDice(withModel(slowed, 'h1', { slain: 'fight' }), ['squad'])).toBe(3);
  });

  it('consolidates with one die and hangs together with him', () => {
    const begunWith = fought('7th', [men(), foes, own()], { wounds: [0, 2], slain: ['m1', 'm2'] });
    expect(settle(begunWith, [5]).thrown).toEqual(['consolidate']);
    expect(isCoherent(withModel(begunWith, 'h1', { at: [30, 30] }), 'squad')).toBe(false);
  });

  it('is reported as it was written: he fares as the unit does', () => {
    const { phase: over } = settle(fought('7th', [men(), foes, own()], LOST), [6, 6, 2, 6, 3, 3, 1]);
    const fates = phaseReportOf(over).units.map(({ id, fate, models }) => [id, fate, models.length]);
    expect(fates).toEqual([['men', 'free', 2], ['squad', 'falling-back', 2], ['hero', 'falling-back', 1]]);
  });
});

describe('by other texts', () => {
  const units = [striker, squad(row('t', 2, [19.5, 20.866])), hero(row('h', 1, [20.5, 21.866]))];
  const unitOfHero = (at: ReturnType<typeof phase>): string => modelOf(at, 'h1').unit;

  it('he is a unit of his own, unless players of a silent one agree otherwise, even amid a fight', () => {
    const profiles = { ...PROFILES, striker: profile() };
    for (const edition of ['trial-seven-steps', 'trial-eight-steps', '4th'] as const) {
      expect(unitOfHero(phase(edition, { units, profiles }))).toBe('hero');
    }
    const agreed = { question: 'characterStrike', answer: 'with-unit' } as const;
    const completion = { characterStrike: 'with-unit' } as const;
    expect(unitOfHero(phase('4th', { units, profiles, completion }))).toBe('squad');
    const fighting = begun('4th', units, { profiles });
    const now = agree(fighting, agreed);
    expect(unitOfHero(now)).toBe('squad');
    expect(now.fight!.sets.zones.map(({ of }) => of)).toEqual(['striker', 'squad']);
    expect(unitOfHero(agree(now, { ...agreed, answer: 'may' }))).toBe('hero');
  });

  it('with another text’s answer tried in its place he is what that says', () => {
    const written = scenario('7th', { startAt: 'fight', units, profiles: { ...PROFILES, striker: profile() } });
    expect(unitOfHero(setUpPhase(written))).toBe('squad');
    expect(unitOfHero(setUpPhase(written, { characterStrike: 'must' }))).toBe('hero');
  });

  it('whoever joins somebody who has joined is one of the same unit, and nobody goes in circles', () => {
    const second = unit({ ...hero(row('g', 1, [22, 22])), id: 'second', joined: 'hero' });
    const three = phase('7th', { units: [squad(row('t', 1, [20, 22])), hero(row('h', 1, [21, 22])), second] });
    expect(modelOf(three, 'g1').unit).toBe('squad');
    const one = unit({ ...second, joined: 'hero' });
    const other = unit({ ...hero(row('h', 1, [21, 22])), joined: 'second' });
    expect(withCharactersAsTold(phase('7th', { units: [one, other] })).models.every(({ unit: of }) =>
      ['hero', 'second'].includes(of))).toBe(true);
  });

  it('the units of the scenario of which it has living models are known', () => {
    const on = phase('7th', { units, profiles: { ...PROFILES, striker: profile() } });
    expect(writtenUnitsOf(on, 'squad').map(({ id }) => id)).toEqual(['squad', 'hero']);
  });
});
