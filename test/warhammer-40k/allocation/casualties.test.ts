/** Who loses wounds and is removed, what is scored for it, and how it is told. */
import { describe, expect, it } from 'vitest';
import { phase as phaseOf, row, unit } from '../../support/warhammer-40k/build.ts';
import { attackRules, left, scored, settled, strike, thrown, woundsPhase } from '../../support/warhammer-40k/wounds.ts';
import { allocate, beginAllocations, isAllocated } from '../../../src/warhammer-40k/allocation/allocate.ts';
import { saveHands } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import { whyTakes } from '../../../src/warhammer-40k/allocation/why-takes.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { isAlive, modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

const power = attackRules({ deniesArmour: true });
const TRIALS = ['trial-seven-steps', 'trial-eight-steps'] as const;

const fallen = (phase: Phase): readonly string[] =>
  phase.models.filter(model => !isAlive(model)).map(({ id }) => id).sort();

describe('casualties', () => {
  it.each(TRIALS)('X-11: %s: nobody outside the danger zone dies, and the surplus is lost and not scored', edition => {
    const phase = woundsPhase(edition, {
      victims: row('m', 5, [20, 20]), zone: ['m1', 'm2'], strikes: [strike(4, { rules: power })],
    });
    const result = settled(phase, []);
    expect(fallen(result.phase)).toEqual(['m1', 'm2']);
    expect(scored(result.phase).attacker).toBe(2);
    expect(result.phase.log.map(phaseSentence)).toEqual([
      'victims: Marine 2 and Marine 1 are slain.', 'victims: 2 wounds find nobody.',
    ]);
  });

  it.each(EDITIONS)('40k.51: %s: wounds go on one model until it is gone', edition => {
    const phase = woundsPhase(edition, {
      victims: row('b', 3, [20, 20], { profile: 'beast' }), strikers: row('s', 3, [20, 19]),
      strikes: [strike(4, { rules: power, models: ['s1', 's2', 's3'] })],
    });
    const result = settled(phase, []);
    expect(['b1', 'b2', 'b3'].map(id => modelOf(result.phase, id).wounds)).toEqual([3, 2, 0]);
    expect(scored(result.phase).attacker).toBe(4);
    expect(result.phase.log.map(phaseSentence)).toContain('Beast 2 is wounded and has 2 wounds left.');
  });

  it.each(TRIALS)('40k.50: %s: among models that differ their owner is asked, all of them being options', edition => {
    const phase = woundsPhase(edition, {
      victims: [...row('m', 2, [20, 20]), ...row('i', 1, [22, 20], { profile: 'initiate' })], strikes: [strike(2)],
    });
    const result = settled(phase, [2, 6], () => 'm2');
    expect(result.choices).toMatchObject([
      { question: 'casualty', about: 'victims', side: 'defender', options: ['m1', 'm2', 'i1'], usual: 'i1' },
    ]);
    expect(fallen(result.phase)).toEqual(['m2']);
  });

  it('40k.50: whoever touches an enemy and whoever supports are not alike; those alike nobody is asked about', () => {
    const ask = (touching: readonly string[]) => settled(woundsPhase('trial-seven-steps', {
      victims: row('m', 3, [20, 20]), touching, strikes: [strike(1, { rules: power })],
    }), []).choices.length;
    expect(ask(['m1'])).toBe(1);
    expect(ask(['m1', 'm2', 'm3'])).toBe(0);
  });

  it('40k.50: nobody is asked where everybody dies', () => {
    const victims = [...row('m', 1, [20, 20]), ...row('i', 1, [21, 20], { profile: 'initiate' })];
    const phase = woundsPhase('trial-eight-steps', { victims, strikes: [strike(2, { rules: power })] });
    expect(settled(phase, []).choices).toEqual([]);
  });

  it.each(EDITIONS)('40k.50: %s: of alike models that one is taken whose loss keeps the unit together', edition => {
    const line = (id: string, y: number) => [20, 22.5, 25].map((x, i) => row(`${id}${i}`, 1, [x, y])[0]!);
    const [one, middle, other] = line('m', 20);
    const phase = woundsPhase(edition, {
      victims: [one!, other!, middle!], strikers: line('s', 19),
      strikes: [strike(1, { rules: power, models: ['s01', 's11', 's21'] })],
    });
    expect(fallen(settled(phase, []).phase)).toEqual(['m21']);
  });

  it('R-0.14: whoever has an invulnerable save is not pushed in front of those who share the armour', () => {
    const phase = woundsPhase('trial-seven-steps', {
      victims: [...row('h', 1, [20, 20], { profile: 'hero' }), ...row('m', 3, [21, 20])],
      profiles: { hero: { ...phaseOf('7th').profiles['marine']!, name: 'Hero', invulnerable: 4 } },
      strikes: [strike(4, { rules: power })],
    });
    expect(thrown(settled(phase, [4]))).toEqual(['1 on 4+']);
    expect(left(settled(phase, [4]).phase)).toEqual({ hero: 1 });
    const three = { ...phase, fight: { ...phase.fight!, strikes: [strike(3, { rules: power })] } };
    expect(thrown(settled(three, []))).toEqual([]);
  });

  it('40k.54: both sides take the wounds of a step; the side whose turn it is throws first', () => {
    const units = ['strikers', 'victims'] as const;
    const phase = woundsPhase('trial-seven-steps', {
      victims: row('m', 2, [20, 20]), strikers: row('s', 2, [20, 19]),
      strikes: [
        strike(2),
        strike(2, { id: 'back', side: 'defender', unit: 'victims', target: 'strikers', models: ['m1'] }),
      ],
      fight: {
        sets: {
          touching: ['m1', 'm2', 's1', 's2'], supporting: [],
          zones: [
            { of: units[0], against: units[1], models: ['s1', 's2'] },
            { of: units[1], against: units[0], models: ['m1', 'm2'] },
          ],
        },
      },
    });
    expect(saveHands(allocate(beginAllocations(phase))).map(({ side }) => side)).toEqual(['attacker', 'defender']);
    const result = settled(phase, [1, 1, 1, 3]);
    expect(scored(result.phase)).toEqual({ attacker: 1, defender: 2 });
    expect([left(result.phase), left(result.phase, 'strikers')]).toEqual([{ marine: 1 }, {}]);
  });

  it('wounds of several units fall on the zone against each', () => {
    const phase = woundsPhase('trial-seven-steps', {
      victims: row('m', 4, [20, 20]),
      others: [unit({ id: 'friends', side: 'attacker', models: row('f', 1, [23, 19]) })],
      strikes: [strike(3, { rules: power }), strike(3, { id: 'more', unit: 'friends', models: ['f1'], rules: power })],
      fight: {
        sets: {
          touching: ['m1', 'm2', 'm4'], supporting: [],
          zones: [
            { of: 'victims', against: 'strikers', models: ['m1', 'm2'] },
            { of: 'victims', against: 'friends', models: ['m4'] },
          ],
        },
      },
    });
    const result = settled(phase, []);
    expect(fallen(result.phase)).toEqual(['m1', 'm2', 'm4']);
    expect(result.phase.fight!.allocations[0]!.lost).toBe(3);
  });

  it('a free round says of its dead that they fell in it', () => {
    const phase = woundsPhase('trial-eight-steps', {
      victims: row('m', 1, [20, 20]), strikes: [strike(1, { rules: power })], fight: { freeRound: 'strikers' },
    });
    expect(modelOf(settled(phase, []).phase, 'm1').slain).toBe('free-round');
  });

  it('called again before dice or an answer have come, it changes nothing', () => {
    const victims = row('m', 3, [20, 20]);
    const dice = allocate(beginAllocations(woundsPhase('7th', { victims, strikes: [strike(2)] })));
    expect(allocate(dice)).toEqual(dice);
    expect(isAllocated(dice)).toBe(false);
    const strikes = [strike(1), strike(1, { id: 'b', rules: power })];
    const choice = allocate(beginAllocations(woundsPhase('7th', { victims, strikes })));
    expect(choice.choice).not.toBeNull();
    expect(allocate(choice)).toBe(choice);
  });

  it('without wounds there is nothing to settle', () => {
    const phase = beginAllocations(woundsPhase('4th', { victims: row('m', 1, [20, 20]), strikes: [strike(0)] }));
    expect(phase.fight!.allocations).toEqual([]);
    expect(isAllocated(phase)).toBe(true);
  });
});

describe('why this model', () => {
  const why = (phase: Phase): readonly string[] =>
    whyTakes(allocate(beginAllocations(phase)), 'victims').map(({ model, may, why: fact }) =>
      `${model} ${may ? 'may' : 'may not'} ${fact.rule}: ${phaseSentence(fact)}`);

  it('40k.49, 40k.47, 40k.51: each model of the unit has its rule', () => {
    const phase = woundsPhase('trial-eight-steps', {
      victims: [
        ...row('m', 2, [20, 20]), ...row('i', 1, [22, 20], { profile: 'initiate' }),
        ...row('n', 1, [23, 20], { profile: 'neophyte' }), ...row('far', 1, [24, 20]),
      ],
      zone: ['m1', 'm2', 'i1', 'n1'], strikes: [strike(1, { rules: power })],
    });
    expect(why(phase)).toEqual([
      'm1 may 40k.50: Its owner may choose it.',
      'm2 may 40k.50: Its owner may choose it.',
      'i1 may 40k.50: Its owner may choose it.',
      'n1 may not 40k.47: The wound fell on models in other armour.',
      'far1 may not 40k.49: Those who struck cannot reach it.',
    ]);
  });

  it('40k.50, R-2.09: in the seventh edition who touches a striker of this step, then who is nearest', () => {
    const beasts = (at: number) => [
      { ...row('a', 1, [20, at])[0]!, profile: 'beast' }, ...row('b', 1, [21, at]), ...row('c', 1, [24, at]),
    ];
    const phase = (at: number) => woundsPhase('7th', {
      victims: beasts(at), strikers: row('s', 2, [20, 19]), strikes: [strike(1, { models: ['s1', 's2'] })],
    });
    expect(why(phase(20)).at(-1)).toBe('c1 may not 40k.50: Others touch a model that strikes now.');
    expect(why(phase(21)).at(-1)).toBe('c1 may not R-2.09: Others are nearer to a model that strikes now.');
  });

  it('nobody is asked for where no wound waits', () => {
    expect(whyTakes(woundsPhase('7th', { victims: row('m', 1, [20, 20]), strikes: [] }), 'victims')).toEqual([]);
  });
});
