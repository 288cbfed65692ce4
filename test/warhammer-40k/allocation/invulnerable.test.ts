/** Invulnerable saves: instead of armour where their owner likes, and alone where armour is denied. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { row, weapon } from '../../support/warhammer-40k/build.ts';
import { duel, fightOut, inflicted, woundsLeft } from '../../support/warhammer-40k/played.ts';
import { left, settled, strike, thrown, WEARERS, woundsPhase } from '../../support/warhammer-40k/wounds.ts';

const SHIELDED = { save: 6, invulnerable: 4 };
const BY_CASE = [
  ['000-26', 'trial-seven-steps'], ['001-15', 'trial-eight-steps'], ['003-13', '4th'], ['002', '7th'],
] as const;

/** A victor without a foe throws for its consolidation by one text. */
const after = (edition: Edition): readonly number[] => (edition === '7th' ? [1] : []);

describe('of two saves one is thrown, the better unless its owner says otherwise (40k.45, R-X.08)', () => {
  it.each(BY_CASE)('000-26, 001-15, 003-13: %s, by %s: two of Sv 6+ and Inv 4+ both live on a 4', (_, edition) => {
    const report = fightOut(edition, duel({}, [SHIELDED, SHIELDED]), [6, 6, 4]);
    expect(woundsLeft(report)).toEqual([1, 1]);
    expect(inflicted(report)).toEqual({ attacker: 0, defender: 0 });
  });

  it.each(BY_CASE)('000-26, 001-15, 003-13: %s, by %s: a 3 saves nobody, and nothing is thrown again', (_, edition) => {
    const report = fightOut(edition, duel({}, [SHIELDED]), [6, 6, 3, ...after(edition)]);
    expect(woundsLeft(report)).toEqual([0]);
  });

  it.each(EDITIONS)('X-26: %s: Sv 2+ is thrown against an ordinary weapon, Inv 5+ against a power weapon', edition => {
    const terminator = { save: 2, invulnerable: 5 };
    const sword = { weapons: [weapon({ kind: 'power', armourPiercing: 2 })] };
    expect(woundsLeft(fightOut(edition, duel({}, [terminator]), [6, 6, 2]))).toEqual([1]);
    expect(woundsLeft(fightOut(edition, duel(sword, [terminator]), [6, 6, 4, ...after(edition)]))).toEqual([0]);
    expect(woundsLeft(fightOut(edition, duel(sword, [terminator]), [6, 6, 5]))).toEqual([1]);
  });
});

const profiles = {
  shielded: { ...WEARERS.warrior, name: 'Shielded', invulnerable: 3 },
};

describe('whose save it is', () => {
  it('R-1.26: a batch is dealt first, then each model may throw its own save for the wound dealt to it', () => {
    const victims = [
      ...row('w', 3, [20, 20], { profile: 'warrior' }), ...row('h', 1, [23, 20], { profile: 'shielded' }),
    ];
    const phase = woundsPhase('trial-eight-steps', { victims, profiles, strikes: [strike(4)] });
    const result = settled(phase, [5, 5, 5, 3]);
    expect(thrown(result)).toEqual(['3 on 5+', '1 on 3+']);
    expect(left(result.phase)).toEqual({ warrior: 3, shielded: 1 });
  });

  it('R-1.26: it pulls no wounds: whoever shares his armour with more others takes them first', () => {
    const victims = [
      ...row('h', 1, [20, 20], { profile: 'shielded' }), ...row('w', 3, [21, 20], { profile: 'warrior' }),
    ];
    const phase = woundsPhase('trial-eight-steps', { victims, profiles, strikes: [strike(3)] });
    expect(thrown(settled(phase, [5, 5, 5]))).toEqual(['3 on 5+']);
  });

  it('R-3.16: the model that takes the wound throws the better of its own', () => {
    const victims = [
      ...row('w', 2, [20, 20], { profile: 'warrior' }), ...row('h', 1, [22, 20], { profile: 'shielded' }),
    ];
    const phase = woundsPhase('4th', { victims, profiles, strikes: [strike(2)] });
    const answers = ['h1', 'w1'];
    expect(thrown(settled(phase, [3, 5], () => answers.shift()))).toEqual(['1 on 3+', '1 on 5+']);
  });

  it('R-3.16: whoever the striker names throws it too', () => {
    const victims = [
      ...row('w', 1, [20, 20], { profile: 'warrior' }), ...row('h', 1, [21, 20], { profile: 'shielded' }),
    ];
    const phase = woundsPhase('4th', { victims, profiles, strikes: [strike(2)] });
    const result = settled(phase, [3, 5], ({ question }) => (question === 'nominee' ? 'h1' : 'w1'));
    expect(thrown(result)).toEqual(['1 on 3+', '1 on 5+']);
    expect(left(result.phase)).toEqual({ warrior: 1, shielded: 1 });
  });
});

describe('an owner who throws the worse save (R-X.08)', () => {
  const SWORDLESS = { save: 3, invulnerable: 5, wounds: 2 };
  const other = (fields: object = {}): Decision =>
    ({ type: 'save.chosen', hand: 0, dice: 1, save: 'invulnerable', ...fields });

  it.each(EDITIONS)('%s: throws so many of a hand for it, and one save only against each wound', edition => {
    const table = duel({ attacks: 2 }, [SWORDLESS]);
    const plain = fightOut(edition, table, [6, 6, 6, 6, 4, 4]);
    expect(woundsLeft(plain)).toEqual([2]);
    const morale = edition === '4th' ? [] : [1, 1];
    const report = fightOut(edition, table, [6, 6, 6, 6, 4, 4, ...morale], [other()]);
    expect(woundsLeft(report)).toEqual([1]);
    expect(report.log.find(({ rule, say }) => rule === '40k.45' && say.includes('5+'))).toBeDefined();
  });

  it.each([
    ['a hand that nobody throws', { hand: 1 }], ['more dice than the hand has', { dice: 2 }], ['none', { dice: 0 }],
    ['the save that is thrown anyway', { save: 'armour' }],
  ])('cannot choose it for %s', (_, fields) => {
    expect(() => fightOut('4th', duel({}, [SWORDLESS]), [6, 6, 4], [other(fields)])).toThrow('save.chosen');
  });

  it('cannot choose where armour is denied: one save is all that is left', () => {
    const sword = duel({ weapons: [weapon({ kind: 'power' })] }, [SWORDLESS]);
    expect(() => fightOut('4th', sword, [6, 6, 4], [other({ save: 'armour' })])).toThrow('save.chosen');
  });

  it('cannot choose where not all who are in reach have it', () => {
    const table = duel({}, [SWORDLESS, { ...SWORDLESS, invulnerable: null }]);
    expect(() => fightOut('4th', table, [6, 6, 4], [other()])).toThrow('save.chosen');
  });
});
