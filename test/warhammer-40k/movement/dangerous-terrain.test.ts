/** Dangerous terrain costs a wound, in a charge, in a pile-in and in a consolidation. */
import { describe, expect, it } from 'vitest';
import {
  dangerHands, hasLostInitial, mustTestDangers, resolveDangers,
} from '../../../src/warhammer-40k/charge/move.ts';
import { resolveRange } from '../../../src/warhammer-40k/charge/range.ts';
import { moveRest } from '../../../src/warhammer-40k/charge/usual-moves.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { touchedBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import { usualRulings, type Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { playPhase } from '../../../machines/warhammer-40k/play.ts';
import { profile, PROFILES, row, scenario } from '../../support/warhammer-40k/build.ts';
import { woundsLeft } from '../../support/warhammer-40k/played.ts';
import { charging, field, marines, orks, terrain } from '../charge/field.ts';

const CRATERS = terrain(['difficult', 'dangerous'], [0, 12], [48, 13]);

/** So many of this profile have thrown 6 6 to charge through craters, and the first of them has moved. */
const through = (count: number, own: Partial<Profile>, rulings: Partial<Rulings> = {}): Phase => moveRest(resolveRange(
  charging(field('7th', [marines({ models: row('m', count, [20, 10]) }), orks(4)], {
    ...CRATERS, profiles: { ...PROFILES, marine: profile(own) }, rulings: { ...usualRulings('7th'), ...rulings },
  })), [6, 6]));

const lastOf = (phase: Phase): string => phaseSentence(phase.log.at(-1)!);

describe('a failed test costs one wound (40k.8, R-2.27)', () => {
  it('002-30: W 4 charges 4″ through craters: 10″, a 1, three wounds left, in contact, and nobody has scored', () => {
    const moved = through(1, { wounds: 4 });
    expect(moved.charges[0]!.range).toBe(10);
    const tested = resolveDangers(moved, [1]);
    expect(modelOf(tested, 'm1')).toMatchObject({ wounds: 3, slain: null });
    expect(touchedBy(tested, modelOf(tested, 'm1'))).not.toEqual([]);
    expect([mustTestDangers(tested), hasLostInitial(tested)]).toEqual([false, false]);
    expect(tested.log.slice(-2).map(phaseSentence)).toEqual([
      'Marine shows 1 in dangerous terrain: a wound.', 'Marine is wounded and has 3 wounds left.',
    ]);
  });

  it('002-30: and it counts for neither side', () => {
    const written = scenario('7th', {
      ...CRATERS, profiles: { ...PROFILES, marine: profile({ wounds: 4 }), ork: profile({ attacks: 0 }) },
      units: [
        marines({ models: row('m', 1, [20, 10]) }), orks(4, { models: row('o', 1, [20, 15], { profile: 'ork' }) }),
      ],
    });
    const report = playPhase(written, {
      dice: [6, 6, 1, 1, 1], decisions: [{ type: 'charge.declared', unit: 'marines', targets: ['orks'] }],
    });
    expect(woundsLeft(report, 'marines')).toEqual([3]);
    expect(report.results[0]!.wounds).toEqual({ attacker: 0, defender: 0 });
  });

  it('002-31: W 1 is lost by it, and the next behind is the first to move: it is safe on a 4', () => {
    const lost = resolveDangers(through(2, {}), [1]);
    expect(modelOf(lost, 'm1')).toMatchObject({ wounds: 0, slain: 'dangerous-terrain' });
    expect(hasLostInitial(lost)).toBe(true);
    const second = moveRest(lost);
    expect(second.charges[0]!.moved).toEqual(['m2']);
    expect(modelOf(resolveDangers(second, [4]), 'm2')).toMatchObject({ wounds: 1, slain: null });
  });
});

describe('what saves the wound is ruled (R-2.27)', () => {
  const SHIELDED = { wounds: 2, save: 3, invulnerable: 5 };

  it('nothing unless it is agreed', () => {
    expect(modelOf(resolveDangers(through(1, SHIELDED), [1]), 'm1').wounds).toBe(1);
  });

  it.each([
    ['invulnerable', SHIELDED, 5, 'invulnerable'], ['armour-or-invulnerable', SHIELDED, 3, 'armour'],
    ['armour-or-invulnerable', { wounds: 2, save: 6, invulnerable: 4 }, 4, 'invulnerable'],
  ] as const)('by %s a save is thrown before anything goes on', (dangerousSave, own, need, by) => {
    const met = resolveDangers(through(1, own, { dangerousSave }), [1]);
    expect(modelOf(met, 'm1').wounds).toBe(2);
    expect(lastOf(met)).toBe('Marine shows 1 in dangerous terrain: a wound.');
    expect(mustTestDangers(met)).toBe(true);
    expect(dangerHands(met)).toMatchObject([{ purpose: 'save', target: need, owners: ['m1'] }]);
    const [saved, unsaved] = [resolveDangers(met, [need]), resolveDangers(met, [need - 1])];
    expect([saved, unsaved].map(phase => modelOf(phase, 'm1').wounds)).toEqual([2, 1]);
    expect([saved, unsaved].map(mustTestDangers)).toEqual([false, false]);
    expect(unsaved.log.slice(-2).map(phaseSentence)).toEqual([
      `Marine: 0 of 1 wound saved by ${by} on ${need}+.`, 'Marine is wounded and has 1 wound left.',
    ]);
    expect(lastOf(saved)).toBe(`Marine: 1 of 1 wound saved by ${by} on ${need}+.`);
  });

  it('whoever fails both has fallen', () => {
    const met = resolveDangers(through(1, { save: 3 }, { dangerousSave: 'armour-or-invulnerable' }), [1]);
    const lost = resolveDangers(met, [2]);
    expect(modelOf(lost, 'm1').slain).toBe('dangerous-terrain');
    expect(lastOf(lost)).toBe('Marines: Marine is slain.');
  });

  it('whoever has no such save loses the wound at once', () => {
    const tested = resolveDangers(through(1, { save: 3 }, { dangerousSave: 'invulnerable' }), [1]);
    expect(modelOf(tested, 'm1').slain).toBe('dangerous-terrain');
  });
});
