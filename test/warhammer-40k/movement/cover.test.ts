import { describe, expect, it } from 'vitest';
import { withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { coveredModels } from '../../../src/warhammer-40k/movement/cover.ts';
import { ALL, at, attackers, defenders, field, move, piece, TRIALS } from './field.ts';

/** Three marines in a row behind oil drums that shield the left two of them. */
const drums = piece(['cover'], [17, 18], [20.6, 18.6], 'drums');
const behind = defenders([[18, 20], [20, 20], [22, 20]]);
const charged = (edition: typeof ALL[number], from: readonly (readonly [number, number])[]): readonly string[] =>
  coveredModels(field(edition, [attackers(from), behind], [drums]), 'd', ['a']);

describe('oil drums', () => {
  it.each(TRIALS)('000-17, 001-09, %s: shield all who are charged over them, and nobody from the rear', edition => {
    expect(charged(edition, [[18, 15]])).toEqual(['d1', 'd2', 'd3']);
    expect(charged(edition, [[18, 25]])).toEqual([]);
  });

  it('003-08: shield those alone whose own line crosses them', () => {
    expect(charged('4th', [[18, 15], [22, 15]])).toEqual(['d1', 'd2']);
    expect(charged('4th', [[18, 25]])).toEqual([]);
  });

  it('do nothing in the seventh edition', () => expect(charged('7th', [[18, 15]])).toEqual([]));
});

describe('X-23: one charger comes over the drums, the other does not', () => {
  const from = [[18, 15], [22.5, 15]] as const;

  it.each(TRIALS)('%s: the whole unit is in cover', edition => {
    expect(charged(edition, from)).toEqual(['d1', 'd2', 'd3']);
  });

  it('4th: those whose own line is crossed are', () => expect(charged('4th', from)).toEqual(['d1', 'd2']));

  it('7th: nobody is', () => expect(charged('7th', from)).toEqual([]));
});

describe('cover', () => {
  it('is what one stands in, whoever else does, and not what the chargers alone stand in', () => {
    const woods = (low: number, high: number): readonly string[] => coveredModels(
      field('trial-seven-steps', [attackers([[18, 15]]), defenders([[18, 20]])],
        [piece(['cover'], [10, low], [30, high])]),
      'd', ['a'],
    );
    expect(woods(19, 24)).toEqual(['d1']);
    expect(woods(10, 24)).toEqual(['d1']);
    expect(woods(10, 17)).toEqual([]);
    expect(woods(16, 17)).toEqual(['d1']);
  });

  it('is no terrain that gives none', () => {
    const on = field('4th', [attackers([[18, 15]]), behind], [piece(['difficult'], [17, 18], [23, 19])]);
    expect(coveredModels(on, 'd', ['a'])).toEqual([]);
  });

  it('is judged by where chargers stood before they moved', () => {
    const on = field('trial-eight-steps', [attackers([[18, 15]]), behind], [drums]);
    expect(coveredModels(move(on, 'a1', [18, 25]), 'd', ['a'])).toEqual(['d1', 'd2', 'd3']);
  });

  it('is judged for whoever charges with others, by any of them', () => {
    const on = field('trial-seven-steps', [
      attackers([[18, 25]]), at('b', 'attacker', [[18, 15]]), behind,
    ], [drums]);
    expect(coveredModels(on, 'd', ['a'])).toEqual([]);
    expect(coveredModels(on, 'd', ['a', 'b'])).toEqual(['d1', 'd2', 'd3']);
  });

  it('R-0.16: is lost by a unit that was fighting already, unless a club rules otherwise', () => {
    const on: Phase = withUnit(field('trial-seven-steps', [attackers([[18, 15]]), behind], [drums]), 'd', {
      lockedBefore: true,
    });
    expect(coveredModels(on, 'd', ['a'])).toEqual([]);
    const ruled = { ...on, rulings: { ...on.rulings, coverInOngoingCombat: 'yes' as const } };
    expect(coveredModels(ruled, 'd', ['a'])).toEqual(['d1', 'd2', 'd3']);
  });
});
