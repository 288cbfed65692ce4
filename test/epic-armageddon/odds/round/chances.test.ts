import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  isDense, none, only, parted, plus, spread, unhurt, type Chances,
} from '../../../../src/epic-armageddon/odds/round/chances.ts';

const SMALL = 300;
const LARGE = 1e6;

/** A fighter of so many states in one of them, and what becomes of it. */
const anyOutcome = fc.integer({ min: 2, max: 4 }).chain(states => fc.record({
  states: fc.constant(states),
  parts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: states, maxLength: states }),
}));

const outcomesOf = (parts: readonly number[]) => {
  const sum = parts.reduce((all, part) => all + part, 0);
  return (sum === 0 ? [1] : parts).map((part, state) => ({ state, chance: part / Math.max(1, sum) }));
};

const listed = (chances: Chances): readonly (readonly [number, number])[] => {
  const found: (readonly [number, number])[] = [];
  chances.forEach((chance, code) => {
    if (chance > 0) found.push([code, chance]);
  });
  return found.sort(([a], [b]) => a - b);
};

/** What becomes of some fighters one after the other, written out or as a map. */
const outcomesFrom = (
  outcomes: readonly { readonly states: number; readonly parts: readonly number[] }[], size: number,
) => {
  let chances = unhurt(size);
  let weight = 1;
  for (const { states, parts } of outcomes) {
    chances = spread(chances, outcomesOf(parts), 0, weight);
    weight *= states;
  }
  return chances;
};

describe('chances written out and as a map', () => {
  it('are an array up to a size', () => {
    expect([none(8192), unhurt(8192)].every(chances => chances instanceof Float64Array)).toBe(true);
    expect([none(8193), unhurt(8193)].some(chances => chances instanceof Float64Array)).toBe(false);
    expect([isDense(8192), isDense(8193)]).toEqual([true, false]);
  });

  it('tell the same of the outcomes of some fighters', () => {
    fc.assert(fc.property(fc.array(anyOutcome, { maxLength: 4 }), outcomes => {
      expect(listed(outcomesFrom(outcomes, SMALL))).toEqual(listed(outcomesFrom(outcomes, LARGE)));
    }), { seed: 4 });
  });

  it('tell the same of sums, and of some of their numbers', () => {
    const outcomes = fc.array(anyOutcome, { maxLength: 3 });
    fc.assert(fc.property(outcomes, outcomes, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 2, max: 5 }), (
      one, other, more, every,
    ) => {
      const told = (size: number) => listed(only(
        plus(plus(none(size), outcomesFrom(one, size), 0.25), outcomesFrom(other, size), 0.5, more),
        code => code % every > 0,
      ));
      expect(told(SMALL)).toEqual(told(LARGE));
    }), { seed: 4 });
  });

  it('tell the same of one who is hurt already', () => {
    const told = (size: number) => listed(spread(
      spread(unhurt(size), [{ state: 1, chance: 0.25 }, { state: 2, chance: 0.75 }], 1, 1),
      [{ state: 2, chance: 0.5 }, { state: 3, chance: 0.5 }], 2, 3,
    ));
    expect(told(SMALL)).toEqual([[0, 0.125], [1, 0.375], [3, 0.125], [4, 0.375]]);
    expect(told(LARGE)).toEqual(told(SMALL));
  });

  it('tell the same of one who survives or dies', () => {
    const told = (size: number) => listed(parted(parted(unhurt(size), 0.75, 1), 0.25, 2));
    expect(told(SMALL)).toEqual([[0, 0.1875], [1, 0.0625], [2, 0.5625], [3, 0.1875]]);
    expect(told(LARGE)).toEqual(told(SMALL));
  });

  it('never lose a chance where nothing is too much', () => {
    fc.assert(fc.property(fc.array(anyOutcome, { maxLength: 4 }), outcomes => {
      const sum = listed(outcomesFrom(outcomes, LARGE)).reduce((all, [, chance]) => all + chance, 0);
      expect(sum).toBeCloseTo(1, 12);
    }), { seed: 4 });
  });
});
