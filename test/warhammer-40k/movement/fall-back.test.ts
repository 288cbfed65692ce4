import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { fallBack } from '../../../src/warhammer-40k/movement/fall-back.ts';
import { isCoherent } from '../../../src/warhammer-40k/movement/coherency.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { at, attackers, defenders, fighting, model, piece, slay } from './field.ts';

const pair = (...more: readonly Parameters<typeof at>[]): Phase => fighting('trial-seven-steps', [
  attackers([[20, 20], [22, 20]]), defenders([[20, 21]]), ...more.map(one => at(...one)),
]);
const after = (on: Phase, id: string, inches: number): Phase => {
  const moves = fallBack(on, id, inches)!.moves;
  return { ...on, models: on.models.map(one => ({ ...one, at: moves[one.id] ?? one.at })) };
};
const ends = (on: Phase, id: string, inches: number): readonly Point[] | null => {
  const move = fallBack(on, id, inches);
  return move === null ? null : Object.values(move.moves);
};

describe('40k.62: falling back', () => {
  it('leads straight to one’s own edge, whoever fought there', () => {
    expect(fallBack(pair(), 'a', 7)).toEqual({ moves: { a1: [20, 13], a2: [22, 13] }, halved: false });
    expect(fallBack(pair(), 'd', 7)).toEqual({ moves: { d1: [20, 28] }, halved: false });
  });

  it('R-X.07: is half as far where anybody has to do with difficult terrain, to the fraction', () => {
    const woods = (low: number, high: number) => fallBack(fighting('trial-seven-steps',
      [attackers([[20, 20], [22, 20]]), defenders([[20, 21]])], [piece(['difficult'], [21, low], [30, high])]), 'a', 7);
    expect(woods(12, 14)).toEqual({ moves: { a1: [20, 16.5], a2: [22, 16.5] }, halved: true });
    expect(woods(19, 24)).toMatchObject({ halved: true });
    expect(woods(5, 12.9)).toMatchObject({ halved: false });
  });

  it.each(['impassable', 'dangerous'] as const)('leads round %s terrain', trait => {
    const on = fighting('trial-seven-steps', [attackers([[20, 20]]), defenders([[20, 21]])],
      [piece([trait], [18, 15], [20.2, 16])]);
    const [end] = ends(on, 'a', 7)!;
    expect(end![0]).toBeGreaterThanOrEqual(20.2);
    expect(end![1]).toBeGreaterThan(13);
    expect(end![1]).toBeLessThan(13.5);
  });

  it('leads round enemies whom it has not fought, an inch off them, and past those it has', () => {
    const [end] = ends(pair(['e', 'defender', [[20, 15]]]), 'a', 7)!;
    expect(Math.hypot(end![0] - 20, end![1] - 15)).toBeGreaterThanOrEqual(1.99);
    expect(end![1]).toBeGreaterThan(13.05);
    const surrounded = fighting('trial-seven-steps', [attackers([[20, 20]]), defenders([[20, 21], [20, 19]])]);
    expect(ends(surrounded, 'a', 7)).toEqual([[20, 13]]);
  });

  it('ends next to where somebody stands already', () => {
    const [end] = ends(pair(['b', 'attacker', [[20, 13]]]), 'a', 7)!;
    expect(end).not.toEqual([20, 13]);
    expect(Math.hypot(end![0] - 20, end![1] - 13)).toBeGreaterThanOrEqual(0.95);
    expect(Math.hypot(end![0] - 20, end![1] - 13)).toBeLessThan(2);
  });

  it('stops at the edge of the table', () => {
    const on = fighting('trial-seven-steps', [attackers([[20, 4], [22, 0.5]]), defenders([[20, 5]])]);
    expect(ends(on, 'a', 7)).toEqual([[20, 0.5], [22, 0.5]]);
  });

  it('closes up to 2″ those who had lost touch', () => {
    const on = slay(fighting('trial-seven-steps', [
      attackers([[20, 20], [22.5, 20], [25, 20]]), defenders([[20, 21]]),
    ]), 'a2');
    expect(isCoherent(on, 'a')).toBe(false);
    expect(isCoherent(after(on, 'a', 7), 'a')).toBe(true);
    expect(model(after(on, 'a', 7), 'a1').at[0]).toBeGreaterThanOrEqual(20);
    expect(model(after(on, 'a', 7), 'a3').at[0]).toBeLessThanOrEqual(25);
  });

  it('keeps a mob in its ranks', () => {
    const mob = fighting('trial-eight-steps', [
      attackers([[20, 20], [21, 20], [22, 20], [20, 19], [21, 19], [22, 19]]), defenders([[20, 21]]),
    ]);
    expect(ends(mob, 'a', 7)!.map(([, y]) => y).sort((a, b) => a - b)).toEqual([12, 12, 12, 13, 13, 13]);
    expect(isCoherent(after(mob, 'a', 7), 'a')).toBe(true);
  });
});

describe('40k.79: trapped', () => {
  const cliff = [piece(['impassable'], [0, 16], [48, 17])];
  const on = (extra: readonly (readonly [number, number])[] = []): Phase => fighting('trial-seven-steps', [
    attackers([[20, 20]]), defenders([[20, 21]]), ...(extra.length === 0 ? [] : [at('e', 'defender', extra)]),
  ]);

  it('is whom impassable ground keeps from making the whole move', () => {
    const before = { ...on(), table: { ...on().table, terrain: cliff } };
    expect(fallBack(before, 'a', 7)).toBeNull();
    expect(ends(before, 'a', 2)).toEqual([[20, 18]]);
  });

  it('is whom fresh enemies hem in, but not those who have only fought it', () => {
    const ring = [[18, 19], [18.7, 18], [20, 17.5], [21.3, 18], [22, 19]] as const;
    expect(fallBack(on(ring), 'a', 7)).toBeNull();
    const fought = on(ring);
    const together = { ...fought, combats: [{ ...fought.combats[0]!, units: ['a', 'd', 'e'] }] };
    expect(fallBack(together, 'a', 7)).not.toBeNull();
  });

  it('is who would have to double back', () => {
    const pocket = [
      piece(['impassable'], [17, 16], [23, 17], 'end'), piece(['impassable'], [17, 17], [18, 23], 'left'),
      piece(['impassable'], [22, 17], [23, 23], 'right'),
    ];
    expect(fallBack({ ...on(), table: { ...on().table, terrain: pocket } }, 'a', 7)).toBeNull();
    const open = { ...on(), table: { ...on().table, terrain: pocket.slice(0, 2) } };
    expect(fallBack(open, 'a', 7)).not.toBeNull();
  });
});
