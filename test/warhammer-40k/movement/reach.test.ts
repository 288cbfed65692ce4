import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { canReach, canSee, initialCharger } from '../../../src/warhammer-40k/movement/reach.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { at, attackers, defenders, field, piece, slay, TRIALS } from './field.ts';

const EDITIONS = [...TRIALS, '7th'] as const;
const first = (on: Phase, target = 'd') => {
  const found = initialCharger(on, 'a', target);
  return found === null ? null : [found.model.id, found.enemy.id];
};

describe.each(EDITIONS)('the first charger by %s', edition => {
  it('40k.14: is the nearest to the enemy, and goes to the nearest of them', () => {
    const on = field(edition, [attackers([[18, 20], [20, 21], [22, 20]]), defenders([[16, 26], [21, 26]])]);
    expect(first(on)).toEqual(['a2', 'd2']);
    expect(first(slay(on, 'd2'))).toEqual(['a1', 'd1']);
    expect(first(slay(on, 'a2'))).toEqual(['a3', 'd2']);
  });

  it('is nobody where no way leads to the enemy', () => {
    const moat = piece(['impassable'], [0, 22], [48, 23]);
    expect(first(field(edition, [attackers([[20, 20]]), defenders([[20, 26]])], [moat]))).toBeNull();
  });

  it('is nobody who is further away than any charge goes', () => {
    expect(first(field(edition, [attackers([[20, 20]]), defenders([[20, 33]])]))).toEqual(['a1', 'd1']);
    expect(first(field(edition, [attackers([[20, 20]]), defenders([[20, 33.1]])]))).toBeNull();
    expect(first(field(edition, [attackers([[20, 20]], { assaultRange: 18 }), defenders([[20, 33.1]])])))
      .toEqual(['a1', 'd1']);
  });

  it('002-18: is nobody where friends of other units stand all round the enemy', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i): Point =>
      [20 + Math.cos((i * Math.PI) / 3), 26 + Math.sin((i * Math.PI) / 3)]);
    const on = field(edition, [attackers([[20, 22]]), at('b', 'attacker', ring), defenders([[20, 26]])]);
    expect(first(on)).toBeNull();
    expect(canReach(on, 'a', 'd', 12)).toBe(false);
  });
});

describe('40k.14: a model that is nearer, and has a longer way', () => {
  const on = (edition: typeof EDITIONS[number]): Phase => field(edition,
    [attackers([[20, 20], [26, 20]]), defenders([[20, 25], [27, 26]])], [piece(['impassable'], [16, 22], [24, 23])]);

  it.each(TRIALS)('%s: goes first', edition => {
    expect(initialCharger(on(edition), 'a', 'd')!.model.id).toBe('a1');
  });

  it('7th: does not: the shortest legal way counts', () => {
    expect(initialCharger(on('7th'), 'a', 'd')!.model.id).toBe('a2');
  });
});

describe('reach', () => {
  it('X-21: an enemy 8″ away is out of 6″, and within 8″', () => {
    const on = field('trial-seven-steps', [attackers([[20, 20]]), defenders([[20, 29]])]);
    expect([6, 7.9, 8, 9, 12].map(inches => canReach(on, 'a', 'd', inches))).toEqual([false, false, true, true, true]);
  });

  it('is that of any model, round what stands in the way', () => {
    const rock = piece(['impassable'], [15, 22], [25, 23]);
    const on = field('7th', [attackers([[20, 20], [24.5, 20]]), defenders([[20, 26]])], [rock]);
    expect(canReach(on, 'a', 'd', 6)).toBe(false);
    expect(canReach(on, 'a', 'd', 9)).toBe(true);
    expect(canReach(slay(on, 'a2'), 'a', 'd', 9)).toBe(false);
  });

  it.each(EDITIONS)('000-22, %s: is had at several units that stand round a wide one', edition => {
    const on = field(edition, [
      attackers([[18, 20], [20, 20], [22, 20]]), defenders([[17, 25]]), at('e', 'defender', [[23, 25]]),
    ]);
    expect([canReach(on, 'a', 'd', 6), canReach(on, 'a', 'e', 6)]).toEqual([true, true]);
  });

  it.each([1.5, 3])('001-13: is had at two units %d″ apart alike', apart => {
    const on = field('trial-eight-steps', [
      attackers([[20, 20], [21, 20]]), defenders([[20, 25]]), at('e', 'defender', [[21 + apart, 25]]),
    ]);
    expect([canReach(on, 'a', 'd', 6), canReach(on, 'a', 'e', 6)]).toEqual([true, true]);
  });
});

describe('40k.4: sight', () => {
  const on = (traits: readonly ['blocks-sight'] | readonly ['cover'], low: number, high: number): Phase =>
    field('7th', [attackers([[20, 20]]), defenders([[20, 30]])], [piece(traits, [10, low], [30, high])]);

  it('is cut by what blocks it, and by nothing else', () => {
    expect(canSee(on(['blocks-sight'], 24, 25), 'a', 'd')).toBe(false);
    expect(canSee(on(['cover'], 24, 25), 'a', 'd')).toBe(true);
  });

  it('is not cut by what one of the two stands in', () => {
    expect(canSee(on(['blocks-sight'], 28, 32), 'a', 'd')).toBe(true);
  });

  it('is not cut by it either where one stands deep in it, nor where both do', () => {
    const far = (low: number, high: number): Phase => field('7th',
      [attackers([[20, 10]]), defenders([[20, 30]])], [piece(['blocks-sight'], [10, low], [30, high])]);
    expect(canSee(far(14, 32), 'a', 'd')).toBe(true);
    expect(canSee(far(8, 32), 'a', 'd')).toBe(true);
    expect(canSee(far(14, 29), 'a', 'd')).toBe(false);
  });

  it('is had by a unit of which anybody sees anybody', () => {
    const wide = field('7th', [attackers([[20, 20], [32, 20]]), defenders([[20, 30]])],
      [piece(['blocks-sight'], [18, 24], [22, 25])]);
    expect(canSee(wide, 'a', 'd')).toBe(true);
    expect(canSee(slay(wide, 'a2'), 'a', 'd')).toBe(false);
  });

  it('is not cut by models', () => {
    const between = field('7th', [attackers([[20, 20]]), at('b', 'attacker', [[20, 25]]), defenders([[20, 30]])]);
    expect(canSee(between, 'a', 'd')).toBe(true);
  });
});
