/** The nearest end at which a refused move is allowed: true of the rules, and as near as a slow search finds it. */
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { afterMove, type Move } from '../../../src/battlefield/nearest-change.ts';
import {
  nearestEnd, whyNotMove, type EndKey, type MoveStep,
} from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, unitOf } from '../../support/build.ts';
import { bandOf, beforeCharge, otherDefenders, withOthers } from '../../support/moves.ts';
import { IS_WHOLE } from '../../support/share.ts';

const marine = (at: Point, id = 'a1') => unitOf(id, 'tactical', at);
const boy = (at: Point, id = 'd1') => unitOf(id, 'boyz', at);

const ended = (assault: Assault, to: Point, step: MoveStep = 'charge', id = 'a1'): readonly [Move, EndKey] | null => {
  const found = nearestEnd(assault, step, id, to);
  return found === null ? null : [found.move, found.then];
};

const one = beforeCharge([marine([60, 20])], [boy([60, 36])]);
const passing = withOthers([marine([60, 20])], [boy([90, 60])], [otherDefenders(boy([67.5, 28], 'o1'))]);

describe('a refused move names the nearest end that is allowed', () => {
  test('A2.1: of one that is too long, so much nearer', () => {
    expect(ended(beforeCharge([marine([60, 20])], [boy([90, 70])]), [60, 35.9])).toEqual([[0, -0.9], 'short-enough']);
  });
  test('A2.3: of one into the zone of others, so much farther from it', () => {
    const [move, then] = ended(passing, [61, 30])!;
    expect(then).toBe('outside-zone');
    expect(move[0]).toBeLessThan(0);
    expect(Math.hypot(...move)).toBeLessThan(1);
  });
  test('A2.4: of one that stops in the zone of the target, outside it or in contact', () => {
    expect(ended(one, [60, 29.5])).toEqual([[0, -0.6], 'outside-zone']);
    expect(ended(one, [60, 33.6])).toEqual([[0, 0.4], 'touching']);
  });
  test('A2.9: of one onto somebody, beside them; of one off the table, on it', () => {
    const two = beforeCharge([marine([60, 20]), marine([70, 20], 'a2')], [boy([90, 60])]);
    expect(ended(two, [68.2, 20])).toEqual([[-0.2, 0], 'room']);
    expect(ended(beforeCharge([marine([3, 20])], [boy([90, 60])]), [-0.4, 20])).toEqual([[0.4, 0], 'room']);
  });
  test('L5: of one into what cannot be entered, before it', () => {
    const walled = beforeCharge([marine([60, 20])], [boy([60, 60])], { terrain: [bandOf('cliffs', 28, 34)] });
    expect(ended(walled, [60, 28.4])?.[1]).toBe('clear');
  });
  test('A3.2: of a counter-charge that strays, on the straight way', () => {
    expect(ended(beforeCharge([marine([60, 20])], [boy([60, 40])]), [61, 37], 'counter-charge', 'd1'))
      .toEqual([[-0.8, 0], 'straight']);
  });
  test('A7.3, A8.3: of the moves when the fight is over', () => {
    const after = { ...beforeCharge([marine([60, 20])], [boy([60, 60])]), winner: 'attacker' } as const;
    expect(ended(after, [60, 25.3], 'consolidation')).toEqual([[0, -0.3], 'short-enough']);
    expect(ended({ ...after, withdrawing: ['attacker'] }, [60, 50.3], 'withdrawal'))
      .toEqual([[0, -0.3], 'short-enough']);
  });
  test('of one that is allowed, or refused wherever it ends, or far from any, nothing is told', () => {
    expect(ended(one, [60, 25])).toBeNull();
    expect(ended(one, [60, 25], 'charge', 'd1')).toBeNull();
    expect(ended(one, [118, 20])).toBeNull();
  });
});

/** Every tenth within so many cm, the shortest first: slow, and sure of what it finds. */
const WIDE = IS_WHOLE ? 20 : 10;
const MOVES: readonly Move[] = Array.from({ length: (WIDE * 2 + 1) ** 2 }, (_, i): Move =>
  [(i % (WIDE * 2 + 1) - WIDE) / 10, (Math.floor(i / (WIDE * 2 + 1)) - WIDE) / 10])
  .filter(move => Math.hypot(...move) * 10 <= WIDE).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

const crowd = withOthers(
  [marine([60, 20]), marine([56, 20], 'a2')], [boy([52, 33]), boy([58, 34], 'd2'), boy([61, 34], 'd3')],
  [
    otherDefenders(boy([70, 30], 'o1'), boy([73, 27], 'o2')),
    formationOf('attacker', [marine([49, 24], 'b1')], { id: 'b' }),
  ],
  { terrain: [bandOf('cliffs', 38, 40)] },
);

describe('held to a slow search', () => {
  const step = IS_WHOLE ? 0.7 : 2.3;
  const ends = Array.from({ length: Math.floor(26 / step) ** 2 }, (_, i): Point => {
    const side = Math.floor(26 / step);
    return [46 + (i % side) * step, 16 + Math.floor(i / side) * step];
  });
  const found = ends.flatMap(to => ([['charge', 'a1'], ['counter-charge', 'd2']] as const).map(([how, id]) => {
    const isAllowed = (end: Point): boolean => whyNotMove(crowd, how, id, end) === null;
    const slow = MOVES.find(move => isAllowed(afterMove(to, move)));
    const quick = isAllowed(to) ? null : nearestEnd(crowd, how, id, to);
    const isTrue = quick === null || isAllowed(afterMove(to, quick.move));
    return { to, how, isFree: isAllowed(to), slow, quick, isTrue };
  }));
  test('the rules allow what is told', () => {
    expect(found.filter(({ isTrue }) => !isTrue)).toEqual([]);
    expect(new Set(found.map(({ quick }) => quick?.then)).size).toBeGreaterThan(4);
  });
  test('nothing nearer is missed by more than a tenth', () => {
    expect(found.filter(({ slow, quick, isFree }) => !isFree && slow !== undefined
      && (quick === null || Math.hypot(...quick.move) > Math.hypot(...slow) + 0.101))).toEqual([]);
  });
});
