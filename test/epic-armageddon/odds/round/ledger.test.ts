import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../../src/epic-armageddon/odds/round/board.ts';
import {
  codeIn, lossCodeOfNumbers, lossCodeOfUnits, numberOf, numbersAfter, statesAfter, statesOf, type LossCode,
} from '../../../../src/epic-armageddon/odds/round/loss-code.ts';
import { engine, stage, stands, type Stands } from '../../../support/stage.ts';
import { begun, fightIn } from './fights.ts';

/** Five stands of which two inspire, and two war engines, one of them with shields. */
const SIDE: Stands = {
  ...stands('a', 3, [30, 20], { cc: 4 }),
  ...stands('b', 2, [39, 20], { cc: 4, abilities: ['inspiring'] }),
  engine: engine(3, [48, 18]),
  shielded: engine(2, [56, 18], { abilities: ['void-shields-2'] }),
};
const { fighters } = fightIn(begun(stage(SIDE, stands('d', 3, [30, 22], { cc: 4 })))).board;
const ours = fighters.attacker;
const fresh = ours.map(() => 0);
const everybody = ours.map((_, place) => place);

const anyStates = fc.tuple(...ours.map(({ states }) => fc.integer({ min: 0, max: states - 1 })));

/** All losses that a loss code can tell. */
const codesOf = ({ size }: LossCode): readonly number[] => Array.from({ length: size }, (_, code) => code);
const membersOf = ({ groups }: LossCode): readonly (readonly number[])[] => groups.map(({ members }) => members);

describe('a side’s states as one number', () => {
  it('W5: are those of a stand, of points of damage, and of shields', () => {
    expect(ours.map(({ states }) => states)).toEqual([2, 2, 2, 2, 2, 4, 7]);
  });

  it('come back as they were, each with a number of its own', () => {
    const numbers = new Map<number, string>();
    fc.assert(fc.property(anyStates, states => {
      const number = numberOf(ours, states);
      expect(statesOf(ours, number)).toEqual(states);
      expect(numbers.get(number) ?? String(states)).toBe(String(states));
      numbers.set(number, String(states));
    }), { seed: 4 });
    expect(numbers.size).toBeGreaterThan(50);
  });
});

describe('a loss code of losses', () => {
  const lossCodes = (states: readonly number[]) => {
    const targets = everybody.filter(place => states[place]! < ours[place]!.states - 1);
    return [
      lossCodeOfUnits(ours, states, targets), lossCodeOfNumbers(ours, states, targets),
    ];
  };

  it('names the survivors of each number of losses in the same way at once and one by one', () => {
    fc.assert(fc.property(anyStates, states => {
      for (const lossCode of lossCodes(states)) {
        const numbers = numbersAfter(lossCode, ours, states);
        const codes = codesOf(lossCode).filter(code => code % 7 === 0 || code > lossCode.size - 3);
        expect(codes.map(code => numberOf(ours, statesAfter(lossCode, ours, states, code))))
          .toEqual(codes.map(code => numbers[code]));
      }
    }), { seed: 4, numRuns: 30 });
  });

  it('of units tells every way in which they may be lost', () => {
    const lossCode = lossCodeOfUnits(ours, fresh, [2, 5]);
    expect(membersOf(lossCode)).toEqual([[2], [5]]);
    expect(codesOf(lossCode).map(code => statesAfter(lossCode, ours, fresh, code)))
      .toEqual([0, 1, 2, 3].flatMap(damage => [0, 1].map(dead => [0, 0, dead, 0, 0, damage, 0])));
  });

  it('A6.2: of numbers tells those apart that count otherwise in the result', () => {
    expect(membersOf(lossCodeOfNumbers(ours, fresh, [...everybody].reverse()))).toEqual([[0, 1, 2], [3, 4], [5], [6]]);
  });

  it('A6.5: of numbers tells Brutal stands from others', () => {
    const side: Stands = { ...stands('a', 2, [30, 20]), ...stands('b', 2, [36, 20], { abilities: ['brutal'] }) };
    const { fighters: { attacker: all } } = boardOf(begun(stage(side, stands('d', 3, [30, 22], { cc: 4 }))));
    expect(membersOf(lossCodeOfNumbers(all, all.map(() => 0), all.map((_, i) => i)))).toEqual([[0, 1], [2, 3]]);
  });

  it('A6.2: of numbers tells war engines apart, and stands of two formations', () => {
    const others = [{ side: 'attacker', id: 'more', stands: stands('m', 1, [63, 20], { cc: 4 }) }] as const;
    const { fighters: { attacker: all } } = boardOf(begun(stage(
      { ...stands('a', 2, [30, 20], { cc: 4 }), e: engine(2, [40, 18]), f: engine(2, [48, 18]) },
      stands('d', 3, [30, 22], { cc: 4 }), { others, engage: { combined: ['more'] } },
    )));
    expect(membersOf(lossCodeOfNumbers(all, all.map(() => 0), all.map((_, i) => i)))).toEqual([[0, 1], [2], [3], [4]]);
  });

  it('of units is told by one of numbers as the losses that it names', () => {
    const named = lossCodeOfUnits(ours, fresh, everybody);
    const counted = lossCodeOfNumbers(ours, fresh, everybody);
    for (const code of codesOf(named).filter(one => one % 5 === 0)) {
      const states = statesAfter(named, ours, fresh, code);
      const sum = states.reduce((all, state, place) => all + state * counted.weights[place]!, 0);
      expect(codeIn(named, counted, code)).toBe(sum);
    }
  });

  it('takes the first of a group who still live as lost', () => {
    const states = [1, 0, 0, 0, 0, 0, 0];
    const lossCode = lossCodeOfNumbers(ours, states, [0, 1, 2]);
    expect(codesOf(lossCode).map(code => statesAfter(lossCode, ours, states, code).slice(0, 3)))
      .toEqual([[1, 0, 0], [1, 1, 0], [1, 1, 1]]);
  });

  it('has no room for those who cannot be hit', () => {
    expect(lossCodeOfUnits(ours, fresh, [2, 5]).weights).toEqual([0, 0, 1, 0, 0, 2, 0]);
    expect(lossCodeOfUnits(ours, fresh, []).size).toBe(1);
  });
});
