/** The nearest end at which a refused move is allowed: true of the rules, and as near as a slow search finds it. */
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { afterMove, type Move } from '../../../src/battlefield/nearest-change.ts';
import {
  nearestEnd, nearestStay, whyNotMove, type EndKey, type MoveStep,
} from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, unitOf } from '../../support/build.ts';
import { whoMayNotStay, whyNotCharge, whyNotEndCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { afterCharges, bandOf, beforeCharge, otherDefenders, withOthers } from '../../support/moves.ts';
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

const stayed = (assault: Assault): readonly [Move, EndKey, string] | null => {
  const found = nearestStay(assault);
  return found === null ? null : [found.move, found.then, found.enemy];
};

describe('who began in a zone and owes it something names the nearest end at which it could be left', () => {
  const near = beforeCharge([marine([60, 36])], [boy([60, 40])]);
  test('A2.7: in contact, or out of the zone, wherever it has gone', () => {
    expect(stayed(near)).toEqual([[0, 2], 'touching', 'Boyz']);
    expect(stayed(afterCharges(near, ['a1', [60, 33.2]]))).toEqual([[0, -0.3], 'out-of-zone', 'Boyz']);
  });
  test('A2.1: had it gone there at once, where it has no more to go', () => {
    const spent = afterCharges(near, ['a1', [52, 36]], ['a1', [58.9, 35.2]]);
    expect(whyNotCharge(spent, 'a1', [58.9, 33])?.key).toBe('too-far');
    expect(stayed(spent)?.[1]).toBe('out-of-zone');
  });
  test('A2.3: out of that of another formation, which it may not touch', () => {
    const pinned = withOthers([marine([60, 20])], [boy([60, 40])], [otherDefenders(boy([64, 20], 'o1'))]);
    expect(stayed(pinned)).toEqual([[-3.1, 0], 'out-of-zone', 'Boyz 2']);
  });
  test('of those who all may stay nothing is told', () => {
    expect(stayed(afterCharges(near, ['a1', [60, 38]]))).toBeNull();
    expect(stayed(one)).toBeNull();
  });
  test('the rules let it stay there, and nothing nearer is missed by more than a tenth', () => {
    for (const to of [[58, 36], [57, 38.4], [62.3, 34], [63, 40]] as const) {
      const assault = afterCharges(near, ['a1', to]);
      const mayStay = (move: Move): boolean => [near, assault].some(way =>
        whyNotCharge(way, 'a1', afterMove(to, move)) === null
          && whyNotEndCharge(afterCharges(way, ['a1', afterMove(to, move)])) === null);
      expect(whoMayNotStay(assault)?.id).toBe('a1');
      const { move } = nearestStay(assault)!;
      expect(mayStay(move), `${to}`).toBe(true);
      const slow = MOVES.find(mayStay);
      expect(Math.hypot(...move)).toBeLessThanOrEqual(slow === undefined ? 10 : Math.hypot(...slow) + 0.101);
    }
  });
});

describe('who gets out of a transport where it may not names the nearest place', () => {
  const rhino = unitOf('a1', 'rhino', [60, 20]);
  const riding = beforeCharge([rhino, { ...marine([60, 20], 'a2'), aboard: 'a1' }], [boy([60, 60])]);
  test('A2.11: so much nearer to it, and beside it', () => {
    const found = nearestEnd(riding, 'charge', 'a2', [60, 28])!;
    expect([found.move[0], found.then, found.isOut]).toEqual([0, 'near-enough', true]);
    expect(found.move[1]).toBeLessThan(0);
    expect(whyNotMove(riding, 'charge', 'a2', afterMove([60, 28], found.move))).toBeNull();
    expect(ended(riding, [60, 21.5], 'charge', 'a2')?.[1]).toBe('room');
  });
  test('nothing of where nobody gets out', () => {
    expect(nearestEnd(riding, 'consolidation', 'a2', [60, 28])).toBeNull();
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
