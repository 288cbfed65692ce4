import { describe, expect, it } from 'vitest';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { AGREED } from '../../support/warhammer-40k/agreed.ts';
import { fought, livingIn, placeOf, settle, told, type Decide } from '../../support/warhammer-40k/after.ts';
import { profile, PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';
import { valueIn } from '../../support/warhammer-40k/values.ts';
import type { UnitTrait } from '../../../src/warhammer-40k/model/profile.ts';
import type { ScenarioTable, TerrainTrait } from '../../../src/warhammer-40k/model/terrain.ts';

const men = (traits: readonly UnitTrait[] = []) =>
  unit({ id: 'men', side: 'attacker', traits, models: row('m', 2, [20, 20]) });
const foes = (traits: readonly UnitTrait[] = []) =>
  unit({ id: 'foes', side: 'defender', traits, models: row('f', 2, [20, 21]) });
const WON = { wounds: [2, 1] } as const;
/** Terrain from one side of the table to the other, between two depths. */
const across = (trait: TerrainTrait, from: number, to: number): ScenarioTable => ({
  width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
  terrain: [{
    id: 'band', kind: 'rock', name: null, traits: [trait], outline: [[0, from], [48, from], [48, to], [0, to]],
  }],
});
/** A failed test of morale. */
const FAILS = [6, 6] as const;
const answers = (question: 'sweep' | 'free-round', option: string): Decide => (_, { choice }) =>
  (choice?.question === question ? { type: 'choice.made', question, option } : null);
const isRunning = (phase: Phase): boolean =>
  phase.units.find(({ id }) => id === 'foes')!.fallingBack;

describe('relock: trial-seven-steps', () => {
  const seven = 'trial-seven-steps';

  it('000-23: a fall-back roll of 7 and a sweep of 8: caught, nobody moves, they stay locked (T0-23…26)', () => {
    const { phase, thrown } = settle(fought(seven, [men(), foes()], WON), [...FAILS, 3, 4, 4, 4]);
    expect(thrown).toEqual(['morale', 'fall-back', 'sweep']);
    expect(told(phase)).toEqual(['fight-won', 'runs', 'runs-so-far', 'sweeps', 'caught']);
    expect([placeOf(phase, 'f1'), isRunning(phase)]).toEqual([[20, 21], false]);
    expect(phase.combats).toEqual([expect.objectContaining({ units: ['men', 'foes'], fought: true })]);
  });

  it('000-23: whoever sweeps and catches piles in, and does not consolidate (R-0.20, R-0.23)', () => {
    const long = unit({ id: 'men', side: 'attacker', models: row('m', 4, [20, 20]) });
    const { phase, states } = settle(fought(seven, [long, foes()], WON), [...FAILS, 3, 4, 4, 4]);
    expect(told(phase).filter(key => key === 'piles-in')).toHaveLength(2);
    expect(placeOf(phase, 'm4')).not.toEqual([23, 20]);
    expect(states).not.toContain('aftermath.consolidate.moving');
  });

  it('000-23, X-12: a sweep of 7 catches nobody: they get away, the winner may consolidate (40k.65, T0-27…29)', () => {
    const { phase, states } = settle(fought(seven, [men(), foes()], WON), [...FAILS, 3, 4, 3, 4]);
    expect(told(phase)).toEqual(['fight-won', 'runs', 'runs-so-far', 'sweeps-in-vain', 'falls-back']);
    expect(placeOf(phase, 'f1')).toEqual([20, 28]);
    expect(states).toContain('aftermath.consolidate.moving');
    expect(phase.combats).toEqual([]);
  });

  it('sweeping is a choice, made after the fall-back roll is seen; who stays throws nothing (40k.66, R-0.22)', () => {
    const { phase, thrown, states } = settle(
      fought(seven, [men(), foes()], WON), [...FAILS, 3, 4], answers('sweep', 'stay'));
    expect(states.indexOf('aftermath.breakOff.asking')).toBeGreaterThan(states.indexOf('aftermath.breakOff.falling'));
    expect(thrown).toEqual(['morale', 'fall-back']);
    expect(isRunning(phase)).toBe(true);
  });

  it('R-0.21: the raw dice are compared, not the halved distance, which keeps its fraction (R-X.07)', () => {
    const table = across('difficult', 22, 48);
    const { phase } = settle(fought(seven, [men(), foes()], { ...WON, table }), [...FAILS, 3, 4, 2, 3]);
    expect(told(phase)).toContain('falls-back-slowly');
    expect(placeOf(phase, 'f1')[1]).toBeCloseTo(24.5);
  });
});

describe('free-round: trial-eight-steps', () => {
  const eight = 'trial-eight-steps';

  it('X-12: as much as the fall-back roll strikes nobody (40k.65, T1-21)', () => {
    const { phase, thrown } = settle(fought(eight, [men(), foes()], WON), [...FAILS, 3, 4, 3, 4]);
    expect(thrown).toEqual(['morale', 'fall-back', 'sweep']);
    expect(livingIn(phase, 'foes')).toBe(2);
  });

  it('X-13: more strikes once more, everything hits, nobody strikes back, the rest leave (R-1.11, T1-22)', () => {
    const { phase, thrown } = settle(fought(eight, [men(), foes()], WON), [...FAILS, 3, 4, 4, 4, 4, 4, 1, 6]);
    expect(thrown).toEqual(['morale', 'fall-back', 'sweep', 'wound', 'save']);
    expect([livingIn(phase, 'men'), livingIn(phase, 'foes')]).toEqual([2, 1]);
    expect(phase.models.find(({ slain }) => slain !== null)?.slain).toBe('free-round');
    expect(isRunning(phase)).toBe(true);
    expect(phase.results[0]!.wounds).toEqual({ attacker: 2, defender: 1 });
  });

  it('a free round may leave nobody to run (R-1.11)', () => {
    const { phase, states } = settle(fought(eight, [men(), foes()], WON), [...FAILS, 3, 4, 4, 4, 4, 4, 1, 1]);
    expect(livingIn(phase, 'foes')).toBe(0);
    expect(told(phase)).not.toContain('falls-back');
    expect(states).toContain('aftermath.consolidate.moving');
  });

  it('the throw is not asked about, the strike is (R-1.12)', () => {
    const { phase, thrown } = settle(
      fought(eight, [men(), foes()], WON), [...FAILS, 3, 4, 4, 4], answers('free-round', 'hold'));
    expect(thrown).toEqual(['morale', 'fall-back', 'sweep']);
    expect(told(phase)).toContain('lets-run');
    expect(livingIn(phase, 'foes')).toBe(2);
  });

  it('the sweeper may consolidate afterwards (R-1.13)', () => {
    const { states } = settle(fought(eight, [men(), foes()], WON), [...FAILS, 3, 4, 4, 4, 1, 1]);
    expect(states).toContain('aftermath.consolidate.moving');
  });

  it('a character whose unit falls in the free round runs on alone, as far as they threw (R-0.30)', () => {
    const hero = unit({
      id: 'hero', side: 'defender', joined: 'foes', traits: ['independent-character'], models: row('h', 1, [23, 21]),
    });
    const one = unit({ id: 'foes', side: 'defender', models: row('f', 1, [20, 21]) });
    const { phase } = settle(fought(eight, [men(), one, hero], WON), [...FAILS, 3, 4, 4, 4, 6, 6, 1]);
    expect([livingIn(phase, 'foes'), livingIn(phase, 'hero')]).toEqual([0, 1]);
    expect(placeOf(phase, 'h1')).toEqual([23, 28]);
    expect(phase.units.find(({ id }) => id === 'hero')!.fallingBack).toBe(true);
  });

  it('R-1.11: a winner that beats two units strikes both, and none of its models twice', () => {
    const more = unit({ id: 'more', side: 'defender', models: row('e', 1, [22, 21]) });
    const three = unit({ id: 'men', side: 'attacker', models: row('m', 3, [20, 20]) });
    const { phase, thrown } = settle(
      fought(eight, [three, foes(), more], WON), [...FAILS, ...FAILS, 1, 1, 1, 1, 6, 6, 1, 1, 1]);
    expect(thrown.filter(purpose => purpose === 'wound')).toHaveLength(2);
    expect(phase.log.filter(({ key }) => key === 'free-round').map(line => valueIn(line, 'target')))
      .toEqual(['foes', 'more']);
  });
});

describe('destroy: 7th', () => {
  it.each([
    ['X-12: as much destroys (40k.65, T2-33)', 3, 3, 0], ['less does not', 2, 3, 2], ['more does', 4, 3, 0],
  ] as const)('%s', (_, winner, loser, left) => {
    const begun = fought('7th', [men(), foes()], WON);
    const { phase, thrown } = settle(begun, [...FAILS, winner, loser, ...(left === 0 ? [1] : [1, 2, 1])]);
    expect(thrown.slice(0, 3)).toEqual(['morale', 'sweep', 'sweep']);
    expect(livingIn(phase, 'foes')).toBe(left);
    expect(phase.models.filter(({ slain }) => slain === 'swept')).toHaveLength(2 - left);
  });

  it('nobody is asked (40k.66, R-2.14), and who runs throws for it only when it was not caught', () => {
    const { states, thrown } = settle(fought('7th', [men(), foes()], WON), [...FAILS, 2, 3, 1, 2, 1]);
    expect(states).not.toContain('aftermath.breakOff.asking');
    expect(thrown).toEqual(['morale', 'sweep', 'sweep', 'fall-back', 'consolidate']);
  });

  it('a mixed unit counts its highest Initiative (40k.64)', () => {
    const mixed = unit({
      id: 'foes', side: 'defender', models: [...row('f', 1, [20, 21]), ...row('s', 1, [21, 21], { profile: 'swift' })],
    });
    const profiles = { ...PROFILES, swift: profile({ initiative: 6 }) };
    const begun = fought('7th', [men(), mixed], { ...WON, profiles });
    expect(told(settle(begun, [...FAILS, 4, 3, 1, 1, 1]).phase)).toContain('outruns');
  });

  describe('by most, of pages beside the fourth edition: without a majority the lowest counts (40k.64)', () => {
    const profiles = { ...PROFILES, slow: profile({ initiative: 2 }), slowest: profile({ initiative: 1 }) };
    const mixed = (most: number, few: number, key: string): ScenarioUnit => unit({
      id: 'men', side: 'attacker',
      models: [...row('m', most, [20, 20]), ...row('s', few, [20 + most, 20], { profile: key })],
    });
    const slow = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21], { profile: 'slow' }) });

    it('4C-3: I 4 ×3 and I 2 ×3 count I 2: 5 against 5 destroys', () => {
      const begun = fought('4th', [mixed(3, 3, 'slow'), slow], { ...WON, profiles, completion: AGREED });
      const { phase } = settle(begun, [...FAILS, 3, 3]);
      expect(livingIn(phase, 'foes')).toBe(0);
      expect(valueIn(phase.log.find(({ key }) => key === 'overrun')!, 'best')).toBe(5);
      expect(livingIn(settle(begun, [...FAILS, 2, 3, 1, 1]).phase, 'foes')).toBe(2);
    });

    it('4C-4: I 4 ×5 and I 1 ×1 count I 4: 8 against 9 does not', () => {
      const begun = fought('4th', [mixed(5, 1, 'slowest'), foes()], { ...WON, profiles, completion: AGREED });
      const { phase } = settle(begun, [...FAILS, 4, 5, 1, 1]);
      expect([livingIn(phase, 'foes'), told(phase).includes('outruns')]).toEqual([2, true]);
    });

    it('4C-3: agreed on as it was before, the highest counts: 7 against 5', () => {
      const completion = { ...AGREED, sweep: 'destroy' } as const;
      const begun = fought('4th', [mixed(3, 3, 'slow'), slow], { ...WON, profiles, completion });
      expect(valueIn(settle(begun, [...FAILS, 3, 3]).phase.log.find(({ key }) => key === 'overrun')!, 'best')).toBe(7);
    });
  });

  it('R-2.13: the loser throws once, every free winner once, and any winner that has as much destroys', () => {
    const second = unit({ id: 'second', side: 'attacker', models: row('x', 2, [20, 22]) });
    const { phase, thrown } = settle(fought('7th', [men(), second, foes()], WON), [...FAILS, 1, 6, 5, 1, 1]);
    expect(thrown.filter(purpose => purpose === 'sweep')).toHaveLength(3);
    expect(livingIn(phase, 'foes')).toBe(0);
  });

  it('R-2.23: whoever has destroyed its foe consolidates', () => {
    expect(settle(fought('7th', [men(), foes()], WON), [...FAILS, 6, 1, 4]).thrown).toContain('consolidate');
  });
});

describe('X-13: whoever is caught ends as its text says (40k.63)', () => {
  it.each([
    ['trial-seven-steps', 'locked on', [...FAILS, 3, 4, 4, 4], 2, false],
    ['trial-eight-steps', 'hit once more and gone', [...FAILS, 3, 4, 4, 4, 4, 1, 1], 1, true],
    ['7th', 'destroyed', [...FAILS, 4, 4, 1], 0, false],
  ] as const)('%s: %s', (edition, _, dice, left, runs) => {
    const { phase } = settle(fought(edition, [men(), foes()], WON), dice);
    expect([livingIn(phase, 'foes'), left > 0 && isRunning(phase)]).toEqual([left, runs]);
  });
});

describe('who may sweep (40k.67, 40k.73)', () => {
  it('trial-seven-steps keeps Terminators from it (T0-24)', () => {
    const { thrown } = settle(fought('trial-seven-steps', [men(['terminators']), foes()], WON), [...FAILS, 3, 4]);
    expect(thrown).not.toContain('sweep');
  });

  it('trial-eight-steps does not name them', () => {
    const { thrown } = settle(fought('trial-eight-steps', [men(['terminators']), foes()], WON), [...FAILS, 3, 4, 1, 1]);
    expect(thrown).toContain('sweep');
  });

  it('7th: from a unit that may not sweep everybody gets away without a throw (T2-32)', () => {
    const { phase, thrown } = settle(fought('7th', [men(['may-not-sweep']), foes()], WON), [...FAILS, 3, 4, 1]);
    expect(thrown).toEqual(['morale', 'fall-back', 'consolidate']);
    expect(livingIn(phase, 'foes')).toBe(2);
  });

  it('7th: one barred character keeps the unit that he is in from it', () => {
    const hero = unit({
      id: 'hero', side: 'attacker', joined: 'men', traits: ['independent-character', 'may-not-sweep'],
      models: row('h', 1, [22, 20]),
    });
    const { thrown } = settle(fought('7th', [men(), hero, foes()], WON), [...FAILS, 3, 4, 1]);
    expect(thrown).toEqual(['morale', 'fall-back', 'consolidate']);
  });

  it.each(['trial-seven-steps', 'trial-eight-steps', '7th'] as const)(
    '%s: not while any enemy that it is locked in combat with holds (R-1.15, R-2.15)', edition => {
      const more = unit({ id: 'more', side: 'defender', models: row('e', 1, [19, 20]) });
      const { thrown, phase } = settle(fought(edition, [men(), foes(), more], WON), [...FAILS, 1, 1, 3, 4]);
      expect(thrown).toEqual(['morale', 'morale', 'fall-back']);
      expect(phase.combats).toEqual([expect.objectContaining({ units: ['men', 'more'] })]);
    });

  it('one throw of a winner counts against each loser (40k.73, T0-25)', () => {
    const more = unit({ id: 'more', side: 'defender', models: row('e', 1, [22, 21]) });
    const three = unit({ id: 'men', side: 'attacker', models: row('m', 3, [20, 20]) });
    const { phase, thrown } = settle(
      fought('trial-seven-steps', [three, foes(), more], WON), [...FAILS, ...FAILS, 2, 2, 6, 6, 3, 4]);
    expect(thrown.filter(purpose => purpose === 'sweep')).toHaveLength(1);
    expect(phase.units.filter(({ fallingBack }) => fallingBack).map(({ id }) => id)).toEqual(['more']);
    expect(phase.combats).toEqual([expect.objectContaining({ units: ['men', 'foes'] })]);
  });
});

describe.each([
  'trial-seven-steps', 'trial-eight-steps',
] as const)('%s: dice of the swift (40k.62, 40k.64)', edition => {
  it.each([
    ['bikes fall back with three dice', [], ['bikes'], [...FAILS, 1, 1, 6, 2, 2]],
    ['jump packs sweep with three dice', ['jump-packs'], [], [...FAILS, 6, 6, 1, 1, 1]],
  ] as const)('%s', (_, winners, losers, dice) => {
    const { phase } = settle(fought(edition, [men(winners), foes(losers)], WON), dice);
    expect(told(phase)).toContain('sweeps-in-vain');
  });
});

describe.each(['trial-seven-steps', 'trial-eight-steps', '7th'] as const)('%s: nowhere to go', edition => {
  it('who cannot make its whole fall-back move is destroyed (40k.79, T0-28, T1-23)', () => {
    const table = across('impassable', 21.6, 24);
    const begun = fought(edition, [men(['may-not-sweep']), foes()], { ...WON, table });
    const { phase } = settle(begun, [...FAILS, 3, 4, ...(edition === '7th' ? [1] : [])]);
    expect(phase.models.filter(({ slain }) => slain === 'trapped')).toHaveLength(2);
  });
});

describe('who has left is no foe any more', () => {
  it('the winner consolidates though somebody of those who ran fell beside it (40k.68, T0-29)', () => {
    const begun = fought('trial-seven-steps', [men(['terminators']), foes()], { ...WON, slain: ['f1'] });
    expect(settle(begun, [...FAILS, 3, 4]).states).toContain('aftermath.consolidate.moving');
  });

  it('a character on foot slows the bikes that he is with to two dice (40k.62)', () => {
    const hero = unit({
      id: 'hero', side: 'defender', joined: 'foes', traits: ['independent-character'], models: row('h', 1, [22, 21]),
    });
    const begun = fought('trial-seven-steps', [men(['terminators']), foes(['bikes']), hero], WON);
    expect(placeOf(settle(begun, [...FAILS, 3, 4]).phase, 'f1')).toEqual([20, 28]);
  });
});
