import { describe, expect, it } from 'vitest';
import { withModel } from '../../../src/warhammer-40k/model/roster.ts';
import { COHERENCY, isCoherent, isCoherentWith } from '../../../src/warhammer-40k/movement/coherency.ts';
import { ALL, attackers, field, model, slay } from './field.ts';

describe('coherency', () => {
  it.each(ALL)('%s: every model is linked to every other by gaps of 2″ at most', edition => {
    const on = field(edition, [attackers([[10, 10], [16, 10], [13, 10], [16, 13]])]);
    expect(isCoherent(on, 'a')).toBe(true);
    expect(isCoherent(withModel(on, 'a4', { at: [16, 13.01] }), 'a')).toBe(false);
    expect(isCoherent(slay(on, 'a3'), 'a')).toBe(false);
    expect(isCoherent(slay(on, 'a3', 'a1'), 'a')).toBe(true);
  });

  it('is no question for a model alone, or for nobody', () => {
    const on = field('7th', [attackers([[10, 10]])]);
    expect(isCoherent(on, 'a')).toBe(true);
    expect(isCoherent(slay(on, 'a1'), 'a')).toBe(true);
  });

  it('R-2.08: ends where a friend stands more than 6″ above, by the text that measures floors', () => {
    const on = field('7th', [attackers([[10, 10], [12, 10]])]);
    expect(isCoherent(withModel(on, 'a2', { height: 6 }), 'a')).toBe(true);
    expect(isCoherent(withModel(on, 'a2', { height: 6.5 }), 'a')).toBe(false);
  });

  it('with some others is asked of a place, and never with oneself', () => {
    const on = field('4th', [attackers([[10, 10], [30, 30]])]);
    const [one, other] = [model(on, 'a1'), model(on, 'a2')];
    expect(isCoherentWith(on, other, [10, 11 + COHERENCY], [one])).toBe(true);
    expect(isCoherentWith(on, other, [10, 11.1 + COHERENCY], [one])).toBe(false);
    expect(isCoherentWith(on, one, one.at, [one])).toBe(false);
  });
});
