import { describe, expect, it } from 'vitest';
import { DEFAULT_RULINGS } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { moralePenalty } from '../../../src/warhammer-40k/stages/morale.ts';
import { nextStage } from '../../../src/warhammer-40k/stages/next-stage.ts';
import { panicHands } from '../../../src/warhammer-40k/stages/panic.ts';
import { tally } from '../../../src/warhammer-40k/stages/tally.ts';
import { AGREED } from '../../support/warhammer-40k/agreed.ts';
import { fought, livingIn, placeOf, settle, told, unitsTold } from '../../support/warhammer-40k/after.ts';
import { profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';

const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });
const TOLD = ['trial-seven-steps', 'trial-eight-steps', '7th'] as const;

describe.each(TOLD)('%s: the losers test', edition => {
  it('two dice at most the Leadership hold, and nothing more happens (40k.60, R-0.01, R-1.01, R-X.05)', () => {
    const { phase, thrown } = settle(fought(edition, [MEN, FOES], { wounds: [1, 0] }), [1, 6]);
    expect(thrown).toEqual(['morale']);
    expect(told(phase)).toEqual(['fight-won', 'stands']);
    expect(phase.combats).toHaveLength(1);
  });

  it('every losing unit tests, the winners do not (40k.73, T0-21, T1-19, T2-31)', () => {
    const more = unit({ id: 'more', side: 'defender', models: row('e', 1, [22, 20]) });
    const { phase } = settle(fought(edition, [MEN, FOES, more], { wounds: [1, 0] }), [1, 1, 1, 1]);
    expect(unitsTold(phase, 'stands')).toEqual(['foes', 'more']);
  });

  it('a character tests with the unit that he is in, by the best Leadership there (R-0.30)', () => {
    const hero = unit({
      id: 'hero', side: 'defender', joined: 'foes', traits: ['independent-character'],
      models: row('h', 1, [22, 21], { profile: 'hero' }),
    });
    const { phase, thrown } = settle(fought(edition, [MEN, FOES, hero], {
      wounds: [1, 0], profiles: { ...PROFILES, hero: profile({ leadership: 10 }) },
    }), [5, 4]);
    expect(thrown).toEqual(['morale']);
    expect(told(phase).slice(0, 2)).toEqual(['fight-won', 'stands']);
  });
});

describe('moralePenalty: the same throw', () => {
  it.each([
    ['trial-seven-steps', 0, 'stands'], ['trial-eight-steps', 0, 'stands'], ['7th', 3, 'runs'],
  ] as const)('%s takes %i off the Leadership of those who lost by three (40k.60, R-2.03)', (edition, penalty, key) => {
    const begun = fought(edition, [MEN, FOES], { wounds: [4, 1] });
    expect(moralePenalty(tally(begun))).toBe(penalty);
    const { phase } = settle(begun, key === 'runs' ? [3, 3, 6, 1, 1] : [3, 3]);
    expect(told(phase)).toContain(key);
  });

  it.each([
    ['0', 0], ['1', 3], ['2', 6],
  ] as const)('7th by ruling penaltyPerWound %s takes %i', (penaltyPerWound, off) => {
    const rulings = { ...DEFAULT_RULINGS, penaltyPerWound };
    expect(moralePenalty(tally(fought('7th', [MEN, FOES], { wounds: [4, 1], rulings })))).toBe(off);
  });

  it.each([
    ['at-most-leadership', 'runs', [1, 1, 6, 1, 1]], ['natural-two-passes', 'stands', [1, 1]],
  ] as const)('by ruling moraleTest %s two ones against Leadership 1: %s (R-X.05)', (moraleTest, key, dice) => {
    const rulings = { ...DEFAULT_RULINGS, moraleTest };
    const { phase } = settle(fought('7th', [MEN, FOES], { wounds: [7, 0], rulings }), dice);
    expect(told(phase)).toContain(key);
  });
});

describe('two ones', () => {
  it.each([
    ['7th', [1, 1], 'stands'], ['7th', [1, 2, 6, 1, 1], 'runs'],
    ['4th', [1, 1], 'stands'], ['4th', [1, 2, 1, 6, 1, 1], 'runs'],
  ] as const)('002-32, 4C-10, R-X.05: by %s, Leadership 7 that has lost by seven: %j %s', (edition, dice, key) => {
    const profiles = { ...PROFILES, marine: profile({ leadership: 7 }) };
    const completion = edition === '4th' ? { ...AGREED, moralePenalty: 'yes' as const } : {};
    const { phase } = settle(fought(edition, [MEN, FOES], { wounds: [7, 0], profiles, completion }), dice);
    expect(told(phase)).toContain(key);
  });

  it.each(['trial-seven-steps', 'trial-eight-steps'] as const)('R-X.05: %s leaves them what they are', edition => {
    expect(fought(edition, [MEN, FOES]).rulings.moraleTest).toBe('at-most-leadership');
  });
});

describe('autoFail: losers who cannot hurt the enemy', () => {
  const grots = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21], { profile: 'grot' }) });
  const hulks = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20], { profile: 'hulk' }) });
  const profiles = { ...PROFILES, hulk: profile({ toughness: 8 }) };

  it('7th: may fail on purpose and fall back without a throw (40k.61, T2-31)', () => {
    const { phase, thrown } = settle(fought('7th', [hulks, grots], { wounds: [1, 0], profiles }), [6, 1, 1],
      state => (state !== 'aftermath.morale.choosing' ? null
        : { type: 'choice.made', question: 'morale', option: 'fail' }));
    expect(thrown).not.toContain('morale');
    expect(told(phase)).toContain('fails-on-purpose');
    expect(phase.log.find(({ key }) => key === 'fails-on-purpose')!.rule).toBe('40k.61');
    expect(livingIn(phase, 'foes')).toBe(0);
  });

  it('7th: may test all the same', () => {
    const { phase, thrown, states } = settle(fought('7th', [hulks, grots], { wounds: [1, 0], profiles }), [1, 1]);
    expect(states).toContain('aftermath.morale.choosing');
    expect(thrown).toEqual(['morale']);
    expect(told(phase)).toContain('stands');
  });

  it('7th: who could hurt somebody is not asked', () => {
    const { states } = settle(fought('7th', [MEN, FOES], { wounds: [1, 0] }), [1, 1]);
    expect(states).not.toContain('aftermath.morale.choosing');
  });

  it.each(['trial-seven-steps', 'trial-eight-steps'] as const)('%s: nobody is asked', edition => {
    const { states } = settle(fought(edition, [hulks, grots], { wounds: [1, 0], profiles }), [1, 1]);
    expect(states).not.toContain('aftermath.morale.choosing');
  });
});

describe('panic of friends of the dead (40k.59, T0-20, 000-25)', () => {
  const near = unit({ id: 'near', side: 'defender', models: row('n', 2, [20, 27]) });
  const far = unit({ id: 'far', side: 'defender', models: row('x', 2, [30, 34]) });
  const own = unit({ id: 'own', side: 'attacker', models: row('o', 2, [26, 20]) });
  const wiped = (edition: (typeof TOLD)[number]) =>
    fought(edition, [MEN, FOES, near, far, own], { wounds: [2, 3], slain: ['f1', 'f2'] });

  it('000-25: trial-seven-steps asks whoever stands within 6″ of the victors and is not engaged, nobody else', () => {
    const panic = nextStage(tally(wiped('trial-seven-steps')));
    expect(panicHands(panic).map(({ owners }) => owners[0])).toEqual(['near']);
  });

  it('000-25: exactly 6″ is near, a hair more is not', () => {
    const at = (y: number) => unit({ id: 'near', side: 'defender', models: row('n', 1, [20, y]) });
    const asked = (y: number): number => panicHands(nextStage(tally(
      fought('trial-seven-steps', [MEN, FOES, at(y)], { slain: ['f1', 'f2'] })))).length;
    expect([asked(27), asked(27.01)]).toEqual([1, 0]);
  });

  it('000-25: who fails falls back before the victors consolidate', () => {
    const { phase, thrown } = settle(wiped('trial-seven-steps'), [6, 6, 2, 3]);
    expect(thrown).toEqual(['panic', 'fall-back']);
    expect(placeOf(phase, 'n1')).toEqual([20, 32]);
    expect(phase.units.find(({ id }) => id === 'near')?.fallingBack).toBe(true);
  });

  it('000-25: who passes stays', () => {
    const { phase, thrown } = settle(wiped('trial-seven-steps'), [1, 1]);
    expect(thrown).toEqual(['panic']);
    expect(placeOf(phase, 'n1')).toEqual([20, 27]);
  });

  it.each(['trial-eight-steps', '7th'] as const)('%s knows no panic', edition => {
    const { thrown } = settle(wiped(edition), edition === '7th' ? [3] : []);
    expect(thrown).not.toContain('panic');
  });

  it('R-0.18: nobody panics while somebody of the dead side still fights there', () => {
    const panic = nextStage(tally(fought('trial-seven-steps', [MEN, FOES, near], { wounds: [1, 0], slain: ['f1'] })));
    expect(panicHands(panic)).toEqual([]);
  });
});

it('40k.61: a weapon that rends hurts anybody, so whoever carries one has to test', () => {
  const rending = profile({ ...PROFILES.grot, weapons: [weapon({ kind: 'rending' })] });
  const hulks = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20], { profile: 'hulk' }) });
  const foes = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21], { profile: 'rending' }) });
  const profiles = { ...PROFILES, hulk: profile({ toughness: 8 }), rending };
  const { states } = settle(fought('7th', [hulks, foes], { wounds: [1, 0], profiles }), [1, 1]);
  expect(states).not.toContain('aftermath.morale.choosing');
});
