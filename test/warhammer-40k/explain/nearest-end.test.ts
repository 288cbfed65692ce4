import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { afterMove, type Move } from '../../../src/battlefield/nearest-change.ts';
import { usualChargeMove, whyNotChargeMove } from '../../../src/warhammer-40k/charge/charge-moves.ts';
import { nearestEnd, type EndKey } from '../../../src/warhammer-40k/explain/nearest-end.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { attackers, charges, charging, defenders, field, piece, TRIALS } from '../movement/field.ts';

const RANGE = 6;

const whyNot = (on: Phase, id: string) => (to: Point) => whyNotChargeMove(on, on.charges[0]!, id, to);

const ended = (on: Phase, id: string, to: Point, most = RANGE): readonly [Move, EndKey] | null => {
  const found = nearestEnd(on, id, to, { most, whyNot: whyNot(on, id) });
  return found === null ? null : [found.move, found.then];
};

/** Every tenth up to an inch, the shortest first: slow, and sure of what it finds. */
const MOVES: readonly Move[] = Array.from({ length: 441 }, (_, i): Move =>
  [(i % 21 - 10) / 10, (Math.floor(i / 21) - 10) / 10])
  .filter(move => Math.hypot(...move) <= 1).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

describe.each([...TRIALS, '7th'] as const)('a refused move by %s names the nearest end that is allowed', edition => {
  /** a2 is nearest to d1; d2 stands 3″ to the right of d1. */
  const before = charging(
    field(edition, [attackers([[18, 19.5], [20, 20], [22, 19.5]]), defenders([[20, 25], [23, 25]])]), RANGE,
  );
  const led = charges(before, 'a2', usualChargeMove(before, before.charges[0]!, 'a2'));

  /** One late in a column, who may go 2.5″. */
  const column = charging(
    field(edition, [attackers([[20, 24], [20, 21.5], [20, 17.5]]), defenders([[20, 25]])]), 2.5,
  );
  const late: Phase = { ...column, charges: [{ ...column.charges[0]!, moved: ['a1', 'a2'] }] };

  test('40k.14: at the nearest enemy, whom the first has to touch', () => {
    expect(ended(before, 'a2', [20, 23])).toEqual([[0, 1], 'touching']);
  });
  test('40k.15: at an enemy whom nobody fights, if it can get there', () => {
    const [move, then] = ended(led, 'a3', [22, 24])!;
    expect(then).toBe('touching');
    expect(whyNot(led, 'a3')(afterMove([22, 24], move))).toBeNull();
  });
  test('40k.3: no further than it may go', () => {
    expect(ended(late, 'a3', [20, 20.4], 2.5)).toEqual([[0, -0.4], 'short-enough']);
  });
  test('40k.15: within 2″ of one that has moved', () => {
    expect(ended(late, 'a3', [20, 18], 2.5)?.[1]).toBe('together');
  });
  test('40k.16: where there is room, clear of impassable terrain', () => {
    expect(ended(led, 'a1', [19.4, 24])?.[1]).toBe('room');
    const wall = piece(['impassable'], [15, 24.5], [18.2, 26]);
    const walled = charging(
      field(edition, [attackers([[18, 19.5], [20, 20]]), defenders([[20, 25]])], [wall]), RANGE,
    );
    const past = charges(walled, 'a2', usualChargeMove(walled, walled.charges[0]!, 'a2'));
    const [move, then] = ended(past, 'a1', [18.1, 24.4])!;
    expect(then).toBe('clear');
    expect(whyNot(past, 'a1')(afterMove([18.1, 24.4], move))).toBeNull();
  });
  test('of a move that is allowed, or would be refused anywhere, nothing is told', () => {
    expect(ended(before, 'a2', [20, 24])).toBeNull();
    expect(ended(before, 'a1', [19, 24])).toBeNull();
    expect(ended(led, 'a2', [20, 23])).toBeNull();
  });
  test('the text allows it there, and nothing nearer is missed by more than a tenth', () => {
    for (const [on, id, to] of [
      [before, 'a2', [19.6, 23.4]], [led, 'a3', [22.4, 23.6]], [led, 'a1', [19.2, 23.3]], [led, 'a1', [17.6, 22.4]],
    ] as const) {
      const found = ended(on, id, to);
      const slow = MOVES.find(move => whyNot(on, id)(afterMove(to, move)) === null);
      expect(whyNot(on, id)(to), `${id} ${to}`).not.toBeNull();
      if (found !== null) expect(whyNot(on, id)(afterMove(to, found[0]))).toBeNull();
      if (slow !== undefined) expect(Math.hypot(...found![0])).toBeLessThanOrEqual(Math.hypot(...slow) + 0.101);
    }
  });
});
