import { describe, expect, it } from 'vitest';
import { hostOf, hostsOf, partyOf } from '../../../src/warhammer-40k/model/characters.ts';
import { togetherWith } from '../../../src/warhammer-40k/charge/chargers.ts';
import { withModel } from '../../../src/warhammer-40k/model/roster.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { setsOf, strikableBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import { findCombats, foesOf } from '../../../src/warhammer-40k/movement/combats.ts';
import { phase, row, unit } from '../../support/warhammer-40k/build.ts';
import type { UnitTrait } from '../../../src/warhammer-40k/model/profile.ts';

const SQUAD = unit({ id: 'squad', side: 'attacker', models: row('s', 2, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 1, [20.5, 20.866]) });
const goingAlong = (trait: UnitTrait) =>
  unit({ id: 'hero', side: 'attacker', traits: [trait], joined: 'squad', models: row('h', 1, [22, 20]) });

describe('a character goes with a unit (40k.74, R-0.30)', () => {
  const begun = phase('trial-seven-steps', { units: [SQUAD, goingAlong('independent-character'), FOES] });

  it('stands and falls with it while it lives, and alone after that', () => {
    expect([hostOf(begun, 'hero'), partyOf(begun, 'squad')]).toEqual(['squad', ['squad', 'hero']]);
    expect(hostsOf(begun, ['hero', 'squad', 'foes'])).toEqual(['squad', 'foes']);
    const alone = ['s1', 's2'].reduce((after, id) => withModel(after, id, { slain: 'fight' }), begun);
    expect([hostOf(alone, 'hero'), partyOf(alone, 'hero')]).toEqual(['hero', ['hero']]);
  });

  it('a monstrous creature goes with nobody (R-0.31)', () => {
    const units = [SQUAD, goingAlong('monstrous-creature'), FOES];
    const begun = phase('trial-seven-steps', { units });
    expect(hostOf(begun, 'hero')).toBe('hero');
    expect(togetherWith(begun, 'squad').map(({ id }) => id)).toEqual(['squad']);
    expect(findCombats(begun).combats.map(({ units: bound }) => bound)).toEqual([['squad', 'foes']]);
    expect(foesOf(findCombats(begun), 'hero')).toEqual([]);
  });
});

describe('X-17: whom an enemy strikes who touches a character and his squad', () => {
  const struckIn = (edition: Edition, trait: UnitTrait): readonly string[] => {
    const hero = unit({ ...goingAlong(trait), models: row('h', 1, [20.5, 21.732]) });
    const begun = findCombats(phase(edition, { units: [SQUAD, hero, FOES] }));
    return strikableBy(begun, setsOf(begun, begun.combats[0]!), begun.models.find(({ id }) => id === 'f1')!);
  };

  it.each([
    ['trial-seven-steps', 'independent-character', ['squad', 'hero']],
    ['trial-eight-steps', 'independent-character', ['hero']],
    ['trial-seven-steps', 'monstrous-creature', ['squad', 'hero']],
    ['trial-eight-steps', 'monstrous-creature', ['squad', 'hero']],
    ['7th', 'independent-character', ['squad']],
  ] as const)('%s, %s: %s (40k.74, 40k.75, R-1.20)', (edition, trait, units) => {
    expect(struckIn(edition, trait)).toEqual(units);
  });
});
