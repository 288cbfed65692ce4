import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { usualChargeMove, whyNotChargeMove } from '../../../src/warhammer-40k/charge/charge-moves.ts';
import { isCoherent } from '../../../src/warhammer-40k/movement/coherency.ts';
import { touchedBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import { touchedAt } from '../../../src/warhammer-40k/movement/route.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { at, attackers, charges, charging, defenders, field, model, said, slay, TRIALS } from '../movement/field.ts';

const EDITIONS = [...TRIALS, '7th'] as const;
const whyNot = (on: Phase, id: string, to: Point): string | null => said(whyNotChargeMove(on, on.charges[0]!, id, to));
const ruleOf = (on: Phase, id: string, to: Point): string | undefined =>
  whyNotChargeMove(on, on.charges[0]!, id, to)?.rule;
const usual = (on: Phase, id: string): Point => usualChargeMove(on, on.charges[0]!, id);
const goes = (on: Phase, id: string): Phase => charges(on, id, usual(on, id));
const touches = (on: Phase, id: string): readonly string[] => touchedBy(on, model(on, id)).map(one => one.id);
const five = (x: number, y: number): readonly Point[] => [0, 1, 2, 3, 4].map(i => [x + i, y]);

describe.each(EDITIONS)('a charge by %s', edition => {
  /** a2 is nearest to d1, the others follow; d2 stands 3″ to the right of d1. */
  const before = charging(
    field(edition, [attackers([[18, 19.5], [20, 20], [22, 19.5]]), defenders([[20, 25], [23, 25]])]), 6,
  );
  const led = goes(before, 'a2');

  it('40k.14: is led by the model nearest to the enemy, up to the nearest of them', () => {
    expect(whyNot(before, 'a1', [19, 24])).toBe('Marine 2 is nearest to the enemy and moves first.');
    expect(whyNot(before, 'a2', [21, 22])).toBe('Marine 2 has to go up to Marine 1, the nearest enemy.');
    expect(whyNot(before, 'a2', [20, 24])).toBeNull();
    expect(usual(before, 'a2')).toEqual([20, 24]);
    expect(usual(before, 'a1')).toEqual([18, 19.5]);
  });

  it('40k.14: is led by either of two that are equally near, to either of two that are', () => {
    const on = charging(field(edition, [attackers([[20, 20], [22, 20]]), defenders([[20, 25], [22, 25]])]), 6);
    expect(whyNot(on, 'a2', [22, 24])).toBeNull();
    expect(whyNot(on, 'a2', [20, 24])).toBe('Marine 2 has to go up to Marine 2, the nearest enemy.');
    const between = charging(field(edition, [attackers([[21, 20], [24, 20]]), defenders([[20, 25], [22, 25]])]), 6);
    expect(whyNot(between, 'a1', [20.5, 24.134])).toBeNull();
    expect(whyNot(between, 'a1', [21.5, 24.134])).toBeNull();
    expect(whyNot(between, 'a2', [22, 24])).toBe('Marine 1 is nearest to the enemy and moves first.');
  });

  it('40k.3: goes no further than its range', () => {
    const short = charging(before, 3.9);
    expect(whyNot(short, 'a2', [20, 24])).toBe('Marine 2 would have to go 4″, and may go 3.9″.');
    expect(usual(short, 'a2')).toEqual([20, 20]);
  });

  it('40k.15: sends the next to an enemy whom nobody fights, if it can get there', () => {
    expect(touches(goes(led, 'a3'), 'a3')).toEqual(['d2']);
    expect(whyNot(led, 'a3', [21, 24.99])).toBe('Marine 3 can reach an enemy whom nobody fights, and has to.');
    expect(whyNot(led, 'a3', usual(led, 'a3'))).toBeNull();
  });

  it('40k.15: or else to one whom friends fight', () => {
    const taken = goes(led, 'a3');
    expect(touches(goes(taken, 'a1'), 'a1')).toEqual(['d1']);
    expect(whyNot(taken, 'a1', [19, 22])).toBe('Marine 1 can reach an enemy, and has to.');
  });

  it('40k.15: or else near a friend who touches an enemy, or else near one that has moved', () => {
    const column = field(edition, [attackers([[20, 24], [20, 21.5], [20, 17.5]]), defenders([[20, 25]])]);
    const late = (range: number): Phase => {
      const on = charging(column, range);
      return { ...on, charges: [{ ...on.charges[0]!, moved: ['a1', 'a2'] }] };
    };
    expect(whyNot(late(4.5), 'a3', [20, 20])).toBe('Marine 3 can get near a friend who touches an enemy, and has to.');
    expect(whyNot(late(4.5), 'a3', [18.5, 21.5])).toBeNull();
    expect(whyNot(late(4.5), 'a3', usual(late(4.5), 'a3'))).toBeNull();
    expect(whyNot(late(2.5), 'a3', [20, 20])).toBeNull();
    expect(whyNot(late(2.5), 'a3', [20, 18])).toBe('Marine 3 would stand more than 2″ from the others of its unit.');
    expect(whyNot(late(2.5), 'a3', usual(late(2.5), 'a3'))).toBeNull();
  });

  it('40k.15: ends within 2″ of one that has moved', () => {
    expect(ruleOf(led, 'a1', [15, 24])).toBe('40k.15');
    expect(whyNot(led, 'a1', [15, 24])).toBe('Marine 1 would stand more than 2″ from the others of its unit.');
  });

  it('leaves where it likes who can do nothing of this', () => {
    const far = charging(field(edition, [attackers([[20, 20], [4, 4]]), defenders([[20, 25]])]), 6);
    const lone = goes(far, 'a1');
    expect(whyNot(lone, 'a2', [4, 4])).toBeNull();
    expect(whyNot(lone, 'a2', [6, 6])).toBeNull();
    expect(whyNot(lone, 'a2', usual(lone, 'a2'))).toBeNull();
    expect(usual(lone, 'a2')[0]).toBeGreaterThan(6);
  });

  it('40k.15: leaves who touches an enemy alone already where it stands', () => {
    const on = charging(field(edition, [
      attackers([[20.9, 20], [22, 20]]), defenders([[20.9, 21], [22, 21], [23.4, 21.6]]),
    ]), 6);
    const one = charges(on, 'a1', [20.9, 20]);
    expect(whyNot(one, 'a2', [22, 20])).toBeNull();
    expect(usual(one, 'a2')).toEqual([22, 20]);
  });

  it('moves nobody twice, and nobody else', () => {
    expect(whyNot(led, 'a2', [20, 24])).toBe('Marine 2 has moved already.');
    expect(whyNot(led, 'd1', [20, 30])).toBe('Marine 1 does not move now.');
    expect(usual(led, 'd1')).toEqual([20, 25]);
  });

  it('R-2.21: is led by the next nearest when the first has died', () => {
    const dead = slay(led, 'a2');
    expect(whyNot(dead, 'a1', [19.2, 24.4])).toBe('Marine 3 is nearest to the enemy and moves first.');
    expect(usual(dead, 'a3')).not.toEqual([22, 19.5]);
    expect(whyNot(dead, 'a3', usual(dead, 'a3'))).toBeNull();
  });

  it('brings five against five base to base, and leaves the unit coherent', () => {
    const start = charging(field(edition, [attackers(five(18, 20)), defenders(five(18, 25))]), 6);
    const done = ['a1', 'a2', 'a3', 'a4', 'a5'].reduce((on, id) => {
      expect(whyNot(on, id, usual(on, id))).toBeNull();
      return goes(on, id);
    }, start);
    expect(['a1', 'a2', 'a3', 'a4', 'a5'].every(id => touches(done, id).length > 0)).toBe(true);
    expect(new Set(['d1', 'd2', 'd3', 'd4', 'd5'].filter(id => touches(done, id).length > 0)).size).toBe(5);
    expect(isCoherent(done, 'a')).toBe(true);
  });

  it('takes a character in the unit along', () => {
    const on = charging(field(edition, [
      attackers([[20, 20]]), at('h', 'attacker', [[21, 20]], { joined: 'a', traits: ['independent-character'] }),
      defenders([[20, 25]]),
    ]), 6);
    const first = goes(on, 'a1');
    expect(touches(goes(first, 'h1'), 'h1')).toEqual(['d1']);
    expect(whyNot(first, 'h1', usual(first, 'h1'))).toBeNull();
  });
});

describe('40k.16: an enemy that is not charged', () => {
  const on = (edition: typeof EDITIONS[number]): Phase => charging(field(edition, [
    attackers([[20, 20]]), defenders([[20, 25]]), at('e', 'defender', [[21.8, 25]]),
  ]), 6);

  it.each(TRIALS)('%s: is kept an inch off', edition => {
    expect(whyNot(on(edition), 'a1', [20.5, 24.134])).toBe('Marine may not come so near to Marine 2.');
    expect(whyNot(on(edition), 'a1', [20, 24])).toBeNull();
  });

  it('7th: may be passed closely, and not touched', () => {
    expect(whyNot(on('7th'), 'a1', [20.5, 24.134])).toBeNull();
    expect(ruleOf(on('7th'), 'a1', [20.8, 25])).toBe('40k.16');
  });
});

describe('40k.15: an enemy whom friends fight who charged in an earlier turn', () => {
  const on = (edition: typeof EDITIONS[number]): Phase => charging(field(edition, [
    attackers([[20, 20], [21.4, 20]]), at('old', 'attacker', [[21.4, 25.866]]),
    defenders([[20, 25], [21.9, 25]]),
  ]), 6);

  it.each(TRIALS)('%s: is not free', edition => {
    const start = goes(charging(on(edition), 6), 'a1');
    expect(touchedAt(start, model(start, 'old1'), [21.4, 25.866]).map(({ id }) => id)).toContain('d2');
    expect(whyNot(start, 'a2', [20.866, 24.5])).toBeNull();
  });

  it('7th: is free as long as no other charger has taken him', () => {
    const start = goes(charging(on('7th'), 6), 'a1');
    expect(touches(goes(start, 'a2'), 'a2')).toContain('d2');
    expect(whyNot(start, 'a2', [20.866, 24.5])).toBe('Marine 2 can reach an enemy whom nobody fights, and has to.');
  });
});
