/** The seventh edition: wounds by pools, nearest first. */
import { describe, expect, it } from 'vitest';
import { row } from '../../support/warhammer-40k/build.ts';
import { attackRules, left, scored, settled, strike, thrown, woundsPhase } from '../../support/warhammer-40k/wounds.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

/** Base to base above the first models of a row at y = 20. */
const strikers = row('s', 4, [20, 19]);
const STRIKERS = strikers.map(({ id }) => id);

const fallen = (phase: Phase): readonly string[] =>
  phase.models.filter(model => !isAlive(model)).map(({ id }) => id).sort();

const power = attackRules({ kind: 'power', deniesArmour: true });

describe('pools', () => {
  it.each([1, 2, 4])('002-14: of nine wounds %i in contact take theirs first, then the nearest behind', touching => {
    const front = row('o', touching, [20, 20], { profile: 'ork' });
    const behind = Array.from({ length: 10 }, (_, i) =>
      ({ ...front[0]!, id: `b${i}`, at: [20, 21.1 + 1.1 * i] as const }));
    const phase = woundsPhase('7th', {
      victims: [...behind.slice(0, 5), ...front, ...behind.slice(5)], strikers,
      strikes: [strike(9, { models: STRIKERS.slice(0, touching) })], touching: front.map(({ id }) => id),
    });
    const result = settled(phase, Array<number>(9).fill(5));
    expect(fallen(result.phase)).toEqual(
      [...front.map(({ id }) => id), ...behind.slice(0, 9 - touching).map(({ id }) => id)].sort(),
    );
    expect(result.choices).toEqual([]);
    expect(thrown(result)).toEqual(['9 on 6+']);
  });

  it('X-11: the unengaged can die; whoever no striker of this step touches waits', () => {
    const victims = row('o', 4, [20, 20], { profile: 'ork' });
    const phase = woundsPhase('7th', {
      victims, strikers, strikes: [strike(2, { models: ['s4'] })], touching: victims.map(({ id }) => id),
    });
    expect(fallen(settled(phase, [1, 1]).phase)).toEqual(['o3', 'o4']);
  });

  it('40k.50: of different models in contact their owner says which one takes wounds, until it is gone', () => {
    const victims = [...row('m', 1, [20, 20]), ...row('i', 1, [21, 20], { profile: 'beast' })];
    const phase = woundsPhase('7th', { victims, strikers, strikes: [strike(5, { models: STRIKERS })] });
    const result = settled(phase, [1, 5, 1, 1, 6], () => 'i1');
    expect(result.choices).toMatchObject([{ question: 'casualty', side: 'defender', options: ['m1', 'i1'] }]);
    expect(thrown(result)).toEqual(['3 on 5+', '1 on 5+', '1 on 3+']);
    expect(left(result.phase)).toEqual({ marine: 1 });
    expect(scored(result.phase)).toEqual({ attacker: 3, defender: 0 });
  });

  it('002-15: wounds with other rules are a pool of their own, in the order that the striker says', () => {
    const victims = row('m', 5, [20, 20]);
    const strikes = [
      strike(2, { id: 'fists' }), strike(1, { id: 'blades', rules: power }), strike(1, { id: 'more' }),
    ];
    const phase = woundsPhase('7th', { victims, strikers, strikes });
    const first = settled(phase, [3, 3, 3], () => 'blades');
    expect(first.choices).toMatchObject([
      { question: 'pool', side: 'attacker', options: ['fists', 'blades'], usual: 'fists', rule: '40k.53' },
    ]);
    expect(thrown(first)).toEqual(['3 on 3+']);
    expect(scored(first.phase).attacker).toBe(1);
    expect(first.phase.log.map(phaseSentence)).toContain('victims: 1 wound of Strength 4 comes next.');
  });

  it('002-15: a rending wound is no longer in the pool of its strike', () => {
    const rending = strike(3, { rending: 1, rules: attackRules({ kind: 'rending', rends: 'to-wound' }) });
    const phase = woundsPhase('7th', { victims: row('m', 5, [20, 20]), strikers, strikes: [rending] });
    const result = settled(phase, [3, 3], ({ options }) => options[1]);
    expect(result.choices).toMatchObject([{ question: 'pool', options: ['strike rending', 'strike'] }]);
  });

  it('R-2.10: a new pool frees its owner to name somebody else', () => {
    const victims = row('m', 2, [20, 20], { profile: 'beast' });
    const profiles = { other: { ...woundsPhase('7th', { victims, strikes: [] }).profiles['beast']!, name: 'Other' } };
    const mixed = [victims[0]!, { ...victims[1]!, profile: 'other' }];
    const phase = woundsPhase('7th', {
      victims: mixed, profiles, strikers,
      strikes: [
        strike(1, { models: STRIKERS }), strike(1, { id: 'blades', models: STRIKERS, rules: power }),
        strike(1, { id: 'bolts', models: STRIKERS, rules: attackRules({ armourPiercing: 5 }) }),
      ],
    });
    const answers = ['strike', 'm1', 'blades', 'm2', 'm2'];
    const result = settled(phase, [1], () => answers.shift());
    expect(result.choices.map(({ question }) => question)).toEqual(
      ['pool', 'casualty', 'pool', 'casualty', 'casualty'],
    );
    expect(result.phase.models.filter(({ unit }) => unit === 'victims').map(({ wounds }) => wounds)).toEqual([2, 1]);
  });

  it.each([
    { armourPiercing: 3, hands: [], dice: [], slain: 2 },
    { armourPiercing: 2, hands: [], dice: [], slain: 2 },
    { armourPiercing: 4, hands: ['2 on 3+'], dice: [3, 2], slain: 1 },
  ])('40k.46: armour of 3+ against armour piercing $armourPiercing', ({ armourPiercing, hands, dice, slain }) => {
    const phase = woundsPhase('7th', {
      victims: row('m', 3, [20, 20]), strikes: [strike(2, { rules: attackRules({ armourPiercing }) })],
    });
    const result = settled(phase, dice);
    expect(thrown(result)).toEqual(hands);
    expect(scored(result.phase).attacker).toBe(slain);
  });

  it('40k.52: wounds are lost only when the whole unit is gone', () => {
    const phase = woundsPhase('7th', { victims: row('m', 3, [20, 20]), strikes: [strike(5, { rules: power })] });
    const result = settled(phase, []);
    expect(left(result.phase)).toEqual({});
    expect(scored(result.phase).attacker).toBe(3);
    expect(result.phase.fight!.allocations[0]!.lost).toBe(2);
  });

  it('R-2.09: where nobody is in contact the nearest takes the wound, and equals are left to their owner', () => {
    const victims = [
      ...row('far', 1, [20, 23]), ...row('a', 1, [18.5, 21.5]),
      ...row('b', 1, [21.5, 21.5], { profile: 'initiate' }),
    ];
    const phase = woundsPhase('7th', { victims, strikes: [strike(1, { rules: power })] });
    const result = settled(phase, [], () => 'a1');
    expect(result.choices).toMatchObject([{ question: 'casualty', options: ['a1', 'b1'] }]);
    expect(fallen(result.phase)).toEqual(['a1']);
  });
});
