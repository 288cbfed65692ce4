import { describe, expect, it } from 'vitest';
import {
  averageOf, csvRows, isAllKnown, orderOf, pairAt, tintOf, withPairs, type KnownPair, type Match,
} from '../../../../components/epic-armageddon/lists/match.ts';
import type { TriedLineUp } from '../../../../src/deployment/list-match/known-pair.ts';

const formation = (name: string) => ({ name, stands: 2, units: [] });

const NOTHING: Match = {
  formations: { attacker: [formation('A'), formation('B')], defender: [formation('C'), formation('D')] },
  pairs: new Map(),
};

const pair = (attacker: number, defender: number, win: number, lineUp: TriedLineUp['lineUp'] = 'all'): KnownPair => {
  const best: TriedLineUp = { lineUp, win, none: 0, error: 0.001 };
  return { attacker, defender, best, tried: [best] };
};

const WHOLE = withPairs(NOTHING, [pair(0, 0, 0.2), pair(0, 1, 0.9), pair(1, 0, 0.7, 'none'), pair(1, 1, 0.8)]);

describe('what is known of two lists', () => {
  it('grows pair by pair', () => {
    const some = withPairs(NOTHING, [pair(1, 0, 0.7)]);
    expect(pairAt(some, { attacker: 1, defender: 0 })!.best.win).toBe(0.7);
    expect(pairAt(some, { attacker: 0, defender: 1 })).toBeNull();
    expect([isAllKnown(some), isAllKnown(WHOLE)]).toEqual([false, true]);
  });

  it('is averaged over what is known of a row or a column', () => {
    expect(averageOf(NOTHING, 'attacker', 0)).toBeNull();
    expect(averageOf(WHOLE, 'attacker', 0)).toBeCloseTo(0.55, 12);
    expect(averageOf(WHOLE, 'defender', 1)).toBeCloseTo(0.85, 12);
  });

  it('is in the order of the lists until all is known, then by averages, or by one of the other side', () => {
    expect(orderOf(withPairs(NOTHING, [pair(1, 0, 0.7)]), 'attacker', null)).toEqual([0, 1]);
    expect(orderOf(WHOLE, 'attacker', null)).toEqual([1, 0]);
    expect(orderOf(WHOLE, 'defender', null)).toEqual([1, 0]);
    expect(orderOf(WHOLE, 'attacker', 1)).toEqual([0, 1]);
    expect(orderOf(WHOLE, 'defender', 1)).toEqual([1, 0]);
  });

  it('has a tint for how far a chance is from even, and the full colour from 92 and 8 on', () => {
    expect([0.5, 0.53, 0.7, 0.91, 0.92, 1].map(tintOf)).toEqual(['', 'a1', 'a4', 'a8', 'a-full', 'a-full']);
    expect([0.47, 0.1, 0.08, 0].map(tintOf)).toEqual(['d1', 'd8', 'd-full', 'd-full']);
  });

  it('is a line of figures for each pair', () => {
    expect(csvRows(WHOLE, lineUp => lineUp)[2]).toEqual(['B', 'C', 70, 0, 0.1, 'none']);
  });
});
