/** The fourth edition: the owner picks the dead among the engaged; the striker may name who saves first. */
import { describe, expect, it } from 'vitest';
import { row } from '../../support/warhammer-40k/build.ts';
import { attackRules, left, scored, settled, strike, thrown, woundsPhase } from '../../support/warhammer-40k/wounds.ts';
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

const fallen = (phase: Phase): readonly string[] =>
  phase.models.filter(model => !isAlive(model)).map(({ id }) => id).sort();

/** Two marines and two orks of another name who save alike. */
const squad = [...row('m', 2, [20, 20]), ...row('i', 2, [22, 20], { profile: 'initiate' })];
const power = attackRules({ deniesArmour: true });

describe('the striker names who saves first', () => {
  it('003-09: with as many wounds as engaged models, and the others are thrown together', () => {
    const phase = woundsPhase('4th', { victims: squad, strikes: [strike(4)] });
    const result = settled(phase, [2, 3, 3, 3], ({ question }) => (question === 'nominee' ? 'i2' : undefined));
    expect(result.choices).toMatchObject([
      { question: 'nominee', side: 'attacker', options: ['m1', 'm2', 'i1', 'i2'], rule: '40k.50' },
    ]);
    expect(thrown(result)).toEqual(['1 on 3+', '3 on 3+']);
    expect(result.hands[0]!.owners).toEqual(['i2']);
    expect(fallen(result.phase)).toEqual(['i2']);
  });

  it('003-09, R-3.05: with one wound fewer nobody is named', () => {
    const phase = woundsPhase('4th', { victims: squad, strikes: [strike(3)] });
    const result = settled(phase, [1, 3, 3], () => 'm1');
    expect(result.choices.map(({ question, side }) => [question, side])).toEqual([['casualty', 'defender']]);
    expect(thrown(result)).toEqual(['3 on 3+']);
    expect(fallen(result.phase)).toEqual(['m1']);
  });

  it('R-3.05: models are counted, not their wounds, and only the engaged', () => {
    const victims = [...row('b', 2, [20, 20], { profile: 'beast' }), ...squad];
    const profiles = { beast: { ...woundsPhase('4th', { victims, strikes: [] }).profiles['beast']!, save: 3 } };
    const phase = woundsPhase('4th', { victims, profiles, zone: ['b1', 'm1'], strikes: [strike(2)] });
    expect(settled(phase, [3, 3], ({ usual }) => usual).choices[0]!.options).toEqual(['b1', 'm1']);
  });

  it('R-3.06: its owner has it save the wound that it saves best; a failed save is one wound', () => {
    const victims = [...row('b', 1, [20, 20], { profile: 'beast' }), ...row('w', 1, [21, 20], { profile: 'warrior' })];
    const phase = woundsPhase('4th', {
      victims, strikes: [strike(1, { id: 'power', rules: power }), strike(1)],
    });
    const result = settled(phase, [1], ({ question }) => (question === 'nominee' ? 'b1' : undefined));
    expect(result.hands[0]!.owners).toEqual(['b1']);
    expect(result.phase.models.find(({ id }) => id === 'b1')!.wounds).toBe(1);
    expect(left(result.phase)).toEqual({ beast: 1, warrior: 1 });
  });

  it('R-3.07: the wounds of all who struck are counted together', () => {
    const models = squad.map(({ id }) => id);
    const zones = ['strikers', 'friends'].map(against => ({ of: 'victims', against, models }));
    const phase = woundsPhase('4th', {
      victims: squad, strikes: [strike(2), strike(2, { id: 'other', unit: 'friends' })],
      fight: { sets: { touching: models, supporting: [], zones } },
    });
    expect(settled(phase, [3, 3, 3, 3]).choices).toMatchObject([{ question: 'nominee' }]);
  });
});

describe('the owner picks', () => {
  it('X-11: nobody but the engaged can die, and what goes beyond them is lost', () => {
    const phase = woundsPhase('4th', { victims: squad, zone: ['m1', 'i1'], strikes: [strike(5, { rules: power })] });
    const result = settled(phase, []);
    expect(fallen(result.phase)).toEqual(['i1', 'm1']);
    expect(scored(result.phase).attacker).toBe(2);
    expect(result.phase.fight!.allocations[0]!.lost).toBe(3);
  });

  it('40k.50: whose loss keeps the unit together comes before whose loss does not', () => {
    const victims = [
      ...row('a', 1, [20, 20]), ...row('b', 1, [22.5, 20], { profile: 'initiate' }),
      ...row('c', 1, [25, 20], { profile: 'neophyte' }),
    ];
    const phase = woundsPhase('4th', { victims, strikes: [strike(1, { rules: power })] });
    expect(settled(phase, [], ({ options }) => options[0]).choices).toMatchObject([{ options: ['a1', 'c1'] }]);
  });

  it('40k.51: whole models are removed: a wounded one goes first', () => {
    const victims = row('b', 3, [20, 20], { profile: 'beast' })
      .map((beast, i) => ({ ...beast, lost: i === 1 ? 1 : 0 }));
    const phase = woundsPhase('4th', { victims, strikes: [strike(2, { rules: power })] });
    const result = settled(phase, []);
    expect(fallen(result.phase)).toEqual(['b2']);
    expect(result.choices).toEqual([]);
  });

  it('R-3.04: where they do not save alike the owner says of each wound who saves it, with its own save', () => {
    const victims = [...row('m', 2, [20, 20]), ...row('o', 2, [22, 20], { profile: 'ork' })];
    const answers = ['m1', 'o1', 'm2'];
    const phase = woundsPhase('4th', { victims, strikes: [strike(3)] });
    const result = settled(phase, [3, 5, 2], () => answers.shift());
    expect(thrown(result)).toEqual(['1 on 3+', '1 on 6+', '1 on 3+']);
    expect(fallen(result.phase)).toEqual(['m2', 'o1']);
  });

  it('4C-1, 40k.55: against a heavy weapon armour saves on 4+ at best', () => {
    const phase = woundsPhase('4th', {
      victims: row('m', 3, [20, 20]), strikes: [strike(2, { rules: attackRules({ cap: 4 }) })],
    });
    expect(thrown(settled(phase, [3, 3]))).toEqual(['2 on 4+']);
  });
});
