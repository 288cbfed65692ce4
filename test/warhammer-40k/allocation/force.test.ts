/** Force weapons: the psychic test after the saves. */
import { describe, expect, it } from 'vitest';
import { row, unit } from '../../support/warhammer-40k/build.ts';
import { attackRules, scored, settled, strike, thrown, woundsPhase } from '../../support/warhammer-40k/wounds.ts';
import { nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';

const force = attackRules({ kind: 'force', deniesArmour: true, isForce: true });

/** A psyker of Leadership 8 wounds beasts of three wounds each. */
const beasts = (count: number, wounds: number) =>
  woundsPhase('trial-seven-steps', {
    victims: row('b', count, [20, 20], { profile: 'beast' }), strikes: [strike(wounds, { rules: force })],
  });

describe('force weapons', () => {
  it('R-0.32: who is wounded and lives is slain outright; only the wounds that were inflicted count', () => {
    const result = settled(beasts(1, 1), [4, 4]);
    expect(thrown(result)).toEqual(['2 on sum']);
    expect(result.hands).toMatchObject([
      { purpose: 'psychic-test', side: 'attacker', owners: ['s1'], against: 'victims' },
    ]);
    expect(modelOf(result.phase, 'b1')).toMatchObject({ slain: 'force-weapon', wounds: 2 });
    expect(scored(result.phase).attacker).toBe(1);
    expect(phaseSentence(result.phase.log.at(-1)!))
      .toBe('Marine throws 8 and passes the psychic test: Beast is slain outright.');
  });

  it('R-0.32: a test that is failed leaves it wounded', () => {
    const result = settled(beasts(1, 1), [4, 5]);
    expect(modelOf(result.phase, 'b1')).toMatchObject({ slain: null, wounds: 2 });
    expect(phaseSentence(result.phase.log.at(-1)!)).toBe('Marine throws 9 and fails the psychic test.');
  });

  it('R-0.32: whoever is dead anyway is not tested for', () => {
    expect(thrown(settled(beasts(1, 3), []))).toEqual([]);
  });

  it('40k.55: nor is anybody whose save held', () => {
    const phase = woundsPhase('trial-seven-steps', {
      victims: row('b', 1, [20, 20], { profile: 'daemon' }), strikes: [strike(1, { rules: force })],
      profiles: { daemon: { ...beasts(1, 0).profiles['beast']!, invulnerable: 4 } },
    });
    expect(thrown(settled(phase, [4]))).toEqual(['1 on 4+']);
    expect(thrown(settled(phase, [3, 1, 1]))).toEqual(['1 on 4+', '2 on sum']);
  });

  it('40k.55: of several who were wounded and live the psyker names one', () => {
    const victims = [
      ...row('b', 1, [20, 20], { profile: 'beast' }), ...row('o', 1, [21, 20], { profile: 'other' }),
    ];
    const phase = woundsPhase('trial-eight-steps', {
      victims, strikes: [strike(2, { rules: force })],
      profiles: { other: { ...beasts(1, 0).profiles['beast']!, name: 'Other', save: 6 } },
    });
    const answers = ['5', '6', 'o1'];
    const result = settled(phase, [1, 1], () => answers.shift());
    expect(result.choices.at(-1)).toMatchObject({ question: 'force-victim', side: 'attacker', options: ['b1', 'o1'] });
    expect(modelOf(result.phase, 'o1').slain).toBe('force-weapon');
    expect(modelOf(result.phase, 'b1').slain).toBeNull();
  });

  it('40k.55: its wounds are saved apart from those of other weapons that deny armour', () => {
    const phase = woundsPhase('trial-seven-steps', {
      victims: row('b', 2, [20, 20], { profile: 'daemon' }),
      strikes: [strike(1, { rules: force }), strike(1, { id: 'axe', rules: attackRules({ deniesArmour: true }) })],
      profiles: { daemon: { ...beasts(1, 0).profiles['beast']!, invulnerable: 4 } },
    });
    expect(thrown(settled(phase, [4, 3]))).toEqual(['1 on 4+', '1 on 4+']);
  });

  it('40k.55: of psykers who struck together each tests for a wound of their own', () => {
    const phase = woundsPhase('trial-seven-steps', {
      victims: row('b', 1, [20, 20], { profile: 'beast' }), strikers: row('s', 3, [20, 19]),
      strikes: [strike(2, { rules: force, models: ['s1', 's1', 's2', 's3'] })],
    });
    const result = settled(phase, [6, 6, 1, 1]);
    expect(result.hands.map(({ owners }) => owners)).toEqual([['s1'], ['s2']]);
    expect(modelOf(result.phase, 'b1').slain).toBe('force-weapon');
  });

  /** One psyker wounds two units, the first of them so often. */
  const struckBoth = (atFirst: number, models: readonly string[] = ['s1']) => woundsPhase('trial-seven-steps', {
    victims: row('b', 1, [20, 20], { profile: 'beast' }), strikers: row('s', 2, [20, 19]),
    others: [unit({ id: 'others', side: 'defender', models: row('o', 1, [22, 20], { profile: 'beast' }) })],
    strikes: [
      strike(atFirst, { rules: force, models }), strike(1, { id: 'second', target: 'others', rules: force, models }),
    ],
    fight: {
      sets: {
        touching: ['b1', 'o1', 's1', 's2'], supporting: [], zones: [
          { of: 'victims', against: 'strikers', models: ['b1'] }, { of: 'others', against: 'strikers', models: ['o1'] },
        ],
      },
    },
  });

  it.each([
    ['b1', 'victims'], ['o1', 'others'],
  ] as const)('40k.55, R-0.32: who has wounded two units tests once, against %s if he says so', (named, against) => {
    const both = settled(struckBoth(1), [1, 1], () => named);
    expect(both.choices).toMatchObject([{ question: 'force-victim', side: 'attacker', options: ['b1', 'o1'] }]);
    expect(both.hands).toMatchObject([{ purpose: 'psychic-test', owners: ['s1'], against }]);
    expect(both.phase.models.filter(({ slain }) => slain !== null).map(({ id }) => [id, modelOf(both.phase, id).slain]))
      .toEqual([[named, 'force-weapon']]);
  });

  it('40k.55: unless somebody says, it is the one who was wounded first', () => {
    expect(modelOf(settled(struckBoth(1), [1, 1]).phase, 'b1').slain).toBe('force-weapon');
  });

  it('R-0.32: of two units of which one has fallen nothing is asked', () => {
    const { phase, choices } = settled(struckBoth(3), [1, 1]);
    expect(choices).toEqual([]);
    expect(modelOf(phase, 'o1').slain).toBe('force-weapon');
  });

  it('40k.55: of two psykers who wounded two units together each names one', () => {
    const answers = ['o1', 'b1'];
    const { phase, hands } = settled(struckBoth(1, ['s1', 's2']), [1, 1, 1, 1], () => answers.shift());
    expect(hands.map(({ owners, against }) => [owners, against])).toEqual([[['s1'], 'others'], [['s2'], 'victims']]);
    expect(phase.models.filter(({ slain }) => slain === 'force-weapon')).toHaveLength(2);
  });

  it('R-0.32: who has tested does not test again in a free round, but does in the turn after', () => {
    const tested = settled(beasts(1, 1), [6, 6]).phase;
    const again = woundsPhase('trial-eight-steps', {
      victims: row('b', 1, [20, 20], { profile: 'beast' }), strikes: [strike(1, { rules: force })],
      fight: { freeRound: 'strikers' },
    });
    expect(thrown(settled({ ...again, psychicUsed: tested.psychicUsed }, []))).toEqual([]);
    expect(nextTurn(tested).psychicUsed).toEqual([]);
  });
});
