import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { oddsAfterEach } from '../../../../src/epic-armageddon/odds/stakes/by-answers.ts';
import { openOdds, telling } from './open-odds.ts';

const told = (answers: Generator<readonly Odds[], readonly Odds[]>): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  for (let answer = answers.next(); ; answer = answers.next()) {
    found.push(answer.value.map(({ unresolved }) => unresolved));
    if (answer.done === true) return found;
  }
};

describe('the odds after each of some numbers', () => {
  it('are told once each number has an answer, the least sure followed first', () => {
    expect(told(oddsAfterEach([
      { chance: 0.75, answers: telling(openOdds(0.5), openOdds(0.25), openOdds(0)) },
      { chance: 0.25, answers: telling(openOdds(0.9), openOdds(0)) },
    ]))).toEqual([[], [], [0.5, 0.9], [0.25, 0.9], [0.25, 0], [0, 0]]);
  });

  it('look first into what bears most on how sure all are', () => {
    expect(told(oddsAfterEach([
      { chance: 0.9, answers: telling(openOdds(0.99), openOdds(0)) },
      { chance: 0.02, answers: telling(openOdds(1), openOdds(0)) },
      { chance: 0.08, answers: telling(openOdds(1), openOdds(0)) },
    ]))).toEqual([[], [], [], [0.99, 1, 1], [0, 1, 1], [0, 1, 0], [0, 0, 0]]);
  });

  it('are the last of each', () => {
    const last = openOdds(0);
    const answers = oddsAfterEach([{ chance: 1, answers: telling(openOdds(1), last, last) }]);
    let answer = answers.next();
    while (answer.done !== true) answer = answers.next();
    expect(answer.value).toEqual([last]);
  });
});
