/** The nearest opposite: told as the shortest move, true of the rules there, and as short as a slow search finds it. */
import { describe, expect, test } from 'vitest';
import { afterMove, type Move } from '../../../src/battlefield/nearest-change.ts';
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import { UNIT_QUESTIONS, type UnitQuestion } from '../../../src/epic-armageddon/explain/fact.ts';
import { nearestOpposite, oppositeAt } from '../../../src/epic-armageddon/explain/nearest-opposite.ts';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/model/copies.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { terrainOf } from '../../support/build.ts';
import { randomScenario } from '../../support/random-scenarios.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { a1, begun, field } from './cases.ts';

const ruins = (from: readonly [number, number], to: readonly [number, number]) =>
  terrainOf('ruins', from, to, { id: 'ruins', name: 'Ruins' });

const opposite = (assault: Assault, unit: string, asked: UnitQuestion): readonly [Move, boolean] | null => {
  const found = nearestOpposite(assault, unit, asked);
  return found === null ? null : [found.move, found.could];
};

/** A stand of radius 1 straight behind another, so far from edge to edge. */
const away = (cm: number) => ({ d1: { at: [40, 32 + cm], name: 'Far' } }) as const;

describe('the shortest move to the opposite', () => {
  test('A4.1: who is 0.9 cm too far off could attack and be hit that much nearer', () => {
    const assault = field({ a1 }, away(15.9));
    expect(opposite(assault, 'a1', 'attack')).toEqual([[0, 0.9], true]);
    expect(opposite(assault, 'd1', 'be-hit')).toEqual([[0, -0.9], true]);
  });
  test('A4.1: who is just within reach could not that much farther off', () => {
    expect(opposite(field({ a1 }, away(14.5)), 'a1', 'attack')).toEqual([[0, -0.6], false]);
    expect(opposite(field({ a1 }, away(8)), 'a1', 'attack')).toBeNull();
  });
  test('A4.1: it is told while the dice lie on the table as before', () => {
    const others = { a2: { at: [90, 76], ff: 4 } } as const;
    expect(opposite(begun({ a1, ...others }, away(15.9)), 'a1', 'attack')).toEqual([[0, 0.9], true]);
  });
  test('too far off to be of use, nothing is told', () => {
    expect(opposite(field({ a1 }, away(26)), 'a1', 'attack')).toBeNull();
  });
  test('L2: terrain between them is looked round', () => {
    const assault = field({ a1 }, away(10), { terrain: [terrainOf('woods', [30, 35], [41, 39])] });
    const [move] = opposite(assault, 'a1', 'attack')!;
    expect(move[0]).toBeGreaterThan(0);
    expect(Math.hypot(...move)).toBeLessThan(4);
  });
  test('A4.3: who cannot fire could where it touches', () => {
    const assault = field({ a1: { ...a1, ff: null } }, away(4));
    const [move] = opposite(assault, 'a1', 'attack')!;
    expect(move).toEqual([0, 4]);
  });
  test('V2: cover is a step away, or a step too near its edge', () => {
    const near = field({ a1 }, { d1: { at: [40, 36] } }, { terrain: [ruins([42, 30], [60, 50])] });
    expect(opposite(near, 'd1', 'save')?.[1]).toBe(true);
    const inside = field({ a1 }, { d1: { at: [43, 36] } }, { terrain: [ruins([42, 30], [60, 50])] });
    expect(opposite(inside, 'd1', 'save')?.[1]).toBe(false);
    expect(opposite(inside, 'a1', 'save')).toBeNull();
  });
  test('a unit aboard another has no place of its own', () => {
    const assault = field({ a1 }, { d1: { at: [40, 36], name: 'Box' }, d2: { at: [40, 36], more: { aboard: 'd1' } } });
    for (const asked of UNIT_QUESTIONS) expect(opposite(assault, 'd2', asked)).toBeNull();
  });
});

/** Every tenth within so many cm, the shortest first: slow, and sure of what it finds. */
const WIDE = IS_WHOLE ? 2 : 1;
const MOVES: readonly Move[] = Array.from({ length: (WIDE * 20 + 1) ** 2 }, (_, i): Move => {
  const side = WIDE * 20 + 1;
  return [(i % side) / 10 - WIDE, Math.floor(i / side) / 10 - WIDE];
}).filter(move => Math.hypot(...move) <= WIDE).sort((a, b) => Math.hypot(...a) - Math.hypot(...b)).slice(1);

const slowly = (assault: Assault, id: string, asked: UnitQuestion): number | null => {
  const about = oppositeAt(assault, id, asked);
  const { at } = unitOf(assault, id);
  const move = about === null ? undefined : MOVES.find(one => about.isOther(afterMove(at, one)));
  return move === undefined ? null : Math.hypot(...move);
};

const madeUp = (seed: number): Scenario => {
  const result = parseScenario(randomScenario(seed, {
    attackers: [2, 4], defenders: [2, 4], supporters: [0, 1], supporterUnits: [1, 2], terrain: [1, 3], special: 20,
    startAt: 'a4Attacks', joined: 0,
  }));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};

const standingAt = (assault: Assault, id: string, at: readonly [number, number]): Assault => assaultWith(assault, {
  units: assault.units.map(unit => (unit.id === id ? unitWith(unit, { at }) : unit)),
});

describe('held to a slow search', () => {
  const found: string[] = [];
  const longer: string[] = [];
  const untrue: string[] = [];
  for (let seed = 1; seed <= (IS_WHOLE ? 60 : 3); seed += 1) {
    const assault = startAssault(madeUp(seed));
    for (const { id } of assault.units) {
      for (const asked of ['attack', 'be-hit', 'support', 'save'] as const) {
        const where = `${seed} ${id} ${asked}`;
        const slow = slowly(assault, id, asked);
        const quick = nearestOpposite(assault, id, asked);
        const length = quick === null ? Infinity : Math.hypot(...quick.move);
        if (quick !== null) found.push(`${asked} ${quick.could}`);
        if (slow !== null && length > slow + 0.101) longer.push(`${where}: ${length} for ${slow}`);
        if (quick !== null && asked === 'attack') {
          const there = standingAt(assault, id, afterMove(unitOf(assault, id).at, quick.move));
          if ((explain(there, id, asked).answer === 'yes') !== quick.could) untrue.push(where);
        }
      }
    }
  }
  test('there is much to hold', () => {
    expect(new Set(found).size).toBeGreaterThanOrEqual(IS_WHOLE ? 8 : 4);
  });
  test('nothing shorter is missed by more than a tenth', () => {
    expect(longer).toEqual([]);
  });
  test('the rules say the opposite there', () => {
    expect(untrue).toEqual([]);
  });
});
